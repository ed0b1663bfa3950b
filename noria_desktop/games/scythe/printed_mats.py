"""Faction mats, player mats, tracks and stars as printed. Source: rules.md 2, 4, 6, 9, 10, 12, 13."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from noria_desktop.engine.printed import check_order, in_order, structured
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import (
    SECTIONS,
    STARS,
    Ability,
    Bonus,
    Bottom,
    Cube,
    Faction,
    Mat,
    Resource,
    Star,
    Structure,
    Terrain,
    Top,
    TopChoice,
)


@frozen
class Cost:
    """What is paid off the tracks, from the purse and from the hand; all of it or the action is not offered."""

    power: int = 0
    popularity: int = 0
    coins: int = 0
    combat_cards: int = 0


FREE = Cost()


@frozen
class FactionMat:
    """A faction mat."""

    expansion: bool
    power: int
    """At the start, like the next one."""
    combat_cards: int
    ability: Ability
    mechs: tuple[Ability, ...]
    """By slot: the ability that its mech uncovers."""
    riverwalk: tuple[Terrain, ...]
    """Terrains to which Riverwalk leads; none without it."""


@frozen
class MatSection:
    """A column of a player mat."""

    top: Top
    bottom: Bottom
    cost: int
    """Resource tokens of the bottom-row action before any upgrade."""
    slots: int
    """Bracketed spaces; each cube there makes it cheaper by one."""
    coins: int
    """Coins that the bottom-row action brings."""


@frozen
class PlayerMat:
    """A player mat."""

    expansion: bool
    number: str
    popularity: int
    """At the start, like the next two."""
    coins: int
    objectives: int
    sections: tuple[MatSection, ...]
    """Left to right, always in the order of the bottom-row actions."""
    section_of: tuple[int, ...]
    """By top-row action: the section where it stands."""


@frozen
class TopSide:
    """One side of a top-row action."""

    choice: TopChoice
    amounts: tuple[int, int]
    """Units, coins, power, cards, tokens, popularity or territories: while the cube lies there, and without."""
    cube: Cube | None
    """The cube on its green box; None where nothing can be upgraded."""


@frozen
class TopAction:
    """A top-row action, alike on all mats."""

    structure: Structure
    """What adds to it."""
    cost: Cost
    """Produce has its own, by workers."""
    sides: tuple[TopSide, ...]
    bonus: tuple[Bonus, int] | None = None
    """What that structure adds where it does so at once (Monument, Armory)."""


@frozen
class BottomAction:
    """A bottom-row action, alike on all mats but for its cost and coins."""

    resource: Resource
    ongoing: tuple[Bonus, int]
    """What its recruit brings again and again."""
    limit: int
    """How often its main benefit can be had; then there is a star."""


@frozen
class Tier:
    """What counts how much at this popularity in the end."""

    star: int
    territory: int
    pair: int
    """Each full pair of resource tokens."""


@frozen
class Mats:
    """Both kinds of mat, tracks and numbers of the human's actions."""

    factions: tuple[FactionMat, ...]
    one_time: tuple[int, ...]
    """By ``Bonus``: what a recruit brings at once."""
    players: tuple[PlayerMat, ...]
    """By ``Mat``."""
    discouraged: tuple[tuple[Faction, Mat], ...]
    """Pairs that chance does not give and that a free choice is warned of."""
    tops: tuple[TopAction, ...]
    produce_costs: tuple[Cost, ...]
    """By number of own workers off the mat, 0 to 8."""
    mill_yield: int
    bottoms: tuple[BottomAction, ...]
    own_recruit_counts_at_once: bool
    """Whether a recruit taken from the Enlist section brings its card in that very action; False: from the next on."""
    workers: int
    start_workers: int
    cubes: int
    star_tokens: int
    most_power: int
    power_star: int
    most_dial: int
    """Power that can be committed to one combat."""
    most_popularity: int
    popularity_star: int
    tiers: tuple[Tier, ...]
    """By popularity."""
    end_stars: int
    """Stars of one side that end the game."""
    most_stars: tuple[int, ...]
    """By ``Star``: how many the human may place for it; 0 for the Automa's own kind."""
    dominated: tuple[Star, ...]
    """Kinds without that limit for Dominate."""
    speed: int
    """Steps that Speed adds."""
    steps: int
    factory_steps: int
    factory_units: int
    artillery_cost: int
    artillery_loss: int
    disarm_loss: int
    peoples_army: int
    """Further combat cards."""
    resources_counted: int
    """Solo: resource tokens of a territory that count in the end, at most."""


def read_mats(data: Mapping[str, Any]) -> Mats:
    """The mats from their parsed data file.

    Raises:
        ValueError: words stand in another order than the program's, or numbers do not fit together.
        KeyError: something is missing or misspelt.
    """
    factions, players = data["factions"], data["player_mats"]
    tops, bottoms, tracks = data["top_row"], data["bottom_row"], data["tracks"]
    supply, stars, moves, combat = data["supply"], data["stars"], data["movement"], data["combat"]
    check_order(players["list"], Mat)
    check_order(stars["list"], STARS[:-1])
    workers: int = supply["workers"]
    costs = {
        entry["workers"]: structured(entry, Cost, "workers") for entry in tops["produce_cost"]["by_workers"]
    }
    popularity = tracks["popularity"]
    made = Mats(
        factions=in_order(factions["list"], Faction, FactionMat),
        one_time=tuple(factions["one_time"][bonus.value] for bonus in Bonus),
        players=tuple(_player_mat(entry) for entry in players["list"]),
        discouraged=tuple((Faction(one), Mat(other)) for one, other in players["discouraged"]["pairs"]),
        tops=in_order(tops["list"], Top, TopAction),
        produce_costs=tuple(costs.get(count, FREE) for count in range(workers + 1)),
        mill_yield=tops["mill_yield"]["amount"],
        bottoms=in_order(bottoms["list"], Bottom, BottomAction),
        own_recruit_counts_at_once=bottoms["ongoing_before"]["own_recruit_counts_at_once"],
        workers=workers,
        start_workers=supply["start_workers"],
        cubes=supply["upgrade_cubes"],
        star_tokens=supply["stars"],
        most_power=tracks["power"]["max"],
        power_star=tracks["power"]["star_at"],
        most_dial=tracks["power"]["max_spend_in_combat"],
        most_popularity=popularity["max"],
        popularity_star=popularity["star_at"],
        tiers=tuple(
            structured(entry, Tier, "from", "to")
            for entry in tracks["tiers"]
            for _ in range(entry["from"], entry["to"] + 1)
        ),
        end_stars=stars["end"],
        most_stars=(*(entry["most"] for entry in stars["list"]), 0),
        dominated=tuple(Star(word) for word in stars["dominate"]),
        speed=moves["speed"],
        steps=moves["steps"],
        factory_steps=moves["factory_steps"],
        factory_units=moves["factory_units"],
        artillery_cost=combat["artillery"]["cost"],
        artillery_loss=combat["artillery"]["loss"],
        disarm_loss=combat["disarm"]["loss"],
        peoples_army=combat["peoples_army"],
        resources_counted=data["solo"]["resources_counted"],
    )
    _check(made)
    return made


def _player_mat(entry: Mapping[str, Any]) -> PlayerMat:
    sections = structured(entry["sections"], tuple[MatSection, ...])
    if [part.bottom for part in sections] != list(Bottom) or {part.top for part in sections} != set(Top):
        raise ValueError(f"{entry['id']}: sections out of order")
    tops = [part.top for part in sections]
    return structured({**entry, "section_of": [tops.index(top) for top in Top]}, PlayerMat, "id")


def _check(made: Mats) -> None:
    """That what belongs together adds up."""
    facts = {
        "six bracketed spaces on every mat": all(
            sum(part.slots for part in mat.sections) == made.cubes for mat in made.players
        ),
        "costs stay above nothing": all(
            part.cost > part.slots for mat in made.players for part in mat.sections
        ),
        "a mech for every ability": all(len(mat.mechs) == len(Bottom) for mat in made.factions),
        "a section for every bottom-row action": len(Bottom) == SECTIONS,
        "a cube on every green box": {side.cube for top in made.tops for side in top.sides} - {None}
        == set(Cube),
        "a tier for every popularity": len(made.tiers) == made.most_popularity + 1,
    }
    wrong = [name for name, holds in facts.items() if not holds]
    if wrong:
        raise ValueError(", ".join(wrong))
