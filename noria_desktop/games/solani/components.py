"""What is printed on the components of Solani, read once from ``resources/data/solani/components.json``.

Rules modules ask here for every number and never repeat one. Tables are tuples by ``index`` of a word or by number
of a space, so that a look-up costs next to nothing.

Source: rules.md 2 to 7 and 9, and the data file, where every block carries its mark of confidence.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from noria_desktop.engine.printed import ComponentsError, check_order, in_order, read_file
from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.conditions import Clause, read_clauses
from noria_desktop.games.solani.geometry import turned_mask
from noria_desktop.games.solani.goals import BonusTile, Coyote
from noria_desktop.games.solani.terms import (
    CIRCLES,
    CLUSTERS,
    FEATURES,
    PLANETS,
    TILES,
    Board,
    Bonus,
    Branch,
    CircleSpace,
    CoyoteLevel,
    Mask,
    Row,
    SetupCard,
    Tile,
    circle_space,
)


@frozen
class Components:
    """Everything printed, and the numbers of the rules that the data file keeps."""

    rounds: int
    # Boards and set-up cards
    guiding: tuple[tuple[int, ...], ...]
    """By board and circular space: stars of the Guiding Star printed there, 0 where there is none."""
    dark: tuple[tuple[CircleSpace, ...], ...]
    """By set-up card: where the Dark Sky tokens go, as seat 0 reads it with orientation 0."""
    # Branch tiles
    rotations: tuple[tuple[Mask, ...], ...]
    """By kind: every different way the tile can lie, each a clockwise quarter turn after the one before."""
    nodes: tuple[int, ...]
    """By kind: how many circles the tile points at."""
    branch_counts: tuple[int, ...]
    """By kind: tiles in the box, those of round 12 included."""
    branch_of: tuple[Branch | None, ...]
    """By mask, 0 to 15: the kind that lies so; None for mask 0, an empty space."""
    final_branches: tuple[Branch, ...]
    """Set aside for round 12."""
    # Circular tiles
    tile_counts: tuple[int, ...]
    """By tile: copies in the box."""
    stars: tuple[int, ...]
    """By tile: normal stars; 0 for what is no cluster."""
    white: tuple[int, ...]
    """By tile: white stars, each of which may count or not."""
    values: tuple[tuple[int, ...], ...]
    """By tile: numbers of stars a cluster may score as, ascending; nothing for what is no cluster."""
    anchors: tuple[int, ...]
    """By tile: the anchor of the planet track to which a cluster can be traded; 0 for none."""
    numbers: tuple[int, ...]
    """By tile: 2 or 3 on a feature, else 0."""
    # Supplies, by seats in the draft (0 to 4; Coyote is a seat)
    market_size: tuple[int, ...]
    """Clusters on offer each round, and as many branch tiles."""
    row_size: tuple[int, ...]
    """Open feature cards of each number at the start."""
    planets_dealt: tuple[int, ...]
    """Planets on the track at the start."""
    deal_order: tuple[int, ...]
    """Track spaces from the centre outwards."""
    reserve: int
    """Planets that come onto the empty track, once."""
    refill_spaces: tuple[int, ...]
    """Where they go, in this order."""
    anchor_gaps: tuple[int, ...]
    """By anchor 2, 3 or 4: index of the first track space east of it; -1 for numbers that are no anchor."""
    # Scoring
    different: tuple[int, ...]
    """Points for so many different planet colours in a sector, 0 to 4."""
    same: tuple[int, ...]
    """Points for so many planets of one colour in a sector, 0 to 4."""
    loose_node: int
    """Points for each loose node: -1."""
    features: tuple[tuple[Clause, ...], ...]
    """By tile: what a feature scores for; nothing for other tiles."""
    feature_limit: int
    """Cards of one number that a player may own."""
    drawn: int
    """Cards looked at when drawing from a deck, of which one is kept."""
    bonuses: tuple[BonusTile, ...]
    """By bonus tile."""
    coyote: tuple[Coyote, ...]
    """By level: what Coyote scores, and when the human beats it to a bonus tile."""
    coyote_features: tuple[Row | None, ...]
    """By round, 0 to 12: the row of which Coyote takes a card at the end of its feature draft."""
    coyote_trades: tuple[bool, ...]
    """By round, 0 to 12: whether Coyote looks for planets."""


@cache
def components() -> Components:
    """The printed components of Solani.

    Raises:
        ComponentsError: the data file contradicts itself.
    """
    return read_file("solani", "components.json", read_components)


def read_components(data: Mapping[str, Any]) -> Components:
    """Build the tables from the parsed data file.

    Raises:
        ComponentsError: words stand in another order than the program's, or counts do not add up.
    """
    branches, circles, track = data["branches"], data["circles"], data["track"]
    clusters, planets = circles["clusters"]["list"], circles["planets"]["list"]
    features, coyote = data["features"], data["coyote"]
    for words, entries in (
        (Board, data["boards"]["list"]),
        (Branch, branches["list"]),
        (SetupCard, data["setup_cards"]["list"]),
        (CLUSTERS, clusters),
        (PLANETS, planets),
        (FEATURES, features["list"]),
    ):
        check_order(entries, words)
    rounds: int = data["rounds"]["count"]
    rotations = tuple(_rotations(entry["mask"]) for entry in branches["list"])
    feature_rounds = {entry["round"]: Row(str(entry["number"])) for entry in coyote["features"]}
    anchors = {entry["anchor"]: entry["before"] for entry in track["anchors"]}
    made = Components(
        rounds=rounds,
        guiding=tuple(_guiding(entry["guiding"]) for entry in data["boards"]["list"]),
        dark=tuple(tuple(circle_space(*at) for at in card["at"]) for card in data["setup_cards"]["list"]),
        rotations=rotations,
        nodes=tuple(entry["nodes"] for entry in branches["list"]),
        branch_counts=tuple(entry["count"] for entry in branches["list"]),
        branch_of=tuple(
            next((kind for kind in Branch if mask in rotations[kind.index]), None) for mask in range(16)
        ),
        final_branches=tuple(Branch(word) for word in branches["final_round"]["list"]),
        tile_counts=(
            *(entry["count"] for entry in (*clusters, *planets)),
            *(1 for _ in features["list"]),
        ),
        stars=_by_tile({entry["id"]: entry["stars"] for entry in clusters}),
        white=_by_tile({entry["id"]: entry["white"] for entry in clusters}),
        values=(
            *(tuple(range(entry["stars"], entry["stars"] + entry["white"] + 1)) for entry in clusters),
            *(() for _ in TILES[len(clusters) :]),
        ),
        anchors=_by_tile({entry["id"]: entry["anchor"] for entry in clusters}),
        numbers=_by_tile({entry["id"]: entry["number"] for entry in features["list"]}),
        market_size=tuple(data["market"]["size"]),
        row_size=tuple(features["row_size"]),
        planets_dealt=tuple(track["dealt"]),
        deal_order=tuple(track["deal_order"]),
        reserve=track["reserve"],
        refill_spaces=tuple(track["refill"]),
        anchor_gaps=tuple(anchors.get(number, -1) for number in range(max(anchors) + 1)),
        different=tuple(data["planet_sets"]["different"]),
        same=tuple(data["planet_sets"]["same"]),
        loose_node=data["loose_node"]["points"],
        features=(
            *(() for _ in (*CLUSTERS, *PLANETS)),
            *(read_clauses(entry["clauses"]) for entry in features["list"]),
        ),
        feature_limit=features["limit"],
        drawn=features["drawn"],
        bonuses=in_order(data["bonuses"]["list"], Bonus, BonusTile),
        coyote=in_order([_by_bonus(entry) for entry in coyote["levels"]], CoyoteLevel, Coyote),
        coyote_features=tuple(feature_rounds.get(number) for number in range(rounds + 1)),
        coyote_trades=tuple(number in coyote["planet_rounds"] for number in range(rounds + 1)),
    )
    _check(made, data)
    return made


def _by_bonus(level: Mapping[str, Any]) -> dict[str, Any]:
    """A level of Coyote with its thresholds in the order of the bonus tiles."""
    return {**level, "thresholds": [level["thresholds"].get(bonus.value) for bonus in Bonus]}


def _by_tile(printed: Mapping[str, int]) -> tuple[int, ...]:
    """A number for every circular tile, 0 where the data file has none."""
    return tuple(printed.get(tile.value, 0) for tile in Tile)


def _guiding(entries: list[Mapping[str, Any]]) -> tuple[int, ...]:
    """Stars of every circular space of a board."""
    stars = {circle_space(*entry["at"]): entry["stars"] for entry in entries}
    return tuple(stars.get(space, 0) for space in range(CIRCLES))


def _rotations(mask: Mask) -> tuple[Mask, ...]:
    """A tile as printed and after each clockwise quarter turn, until it looks the same again."""
    found = [mask]
    while (turned := turned_mask(found[-1], 1)) != mask:
        found.append(turned)
    return tuple(found)


def _check(made: Components, data: Mapping[str, Any]) -> None:
    """That the box holds what its lists add up to, and that everybody can be dealt what is due."""
    clusters, planets = made.tile_counts[:5], made.tile_counts[5:9]
    of_features = made.numbers[9:]
    seats = range(2, len(made.market_size))
    needed = made.market_size[-1] - 1  # of each bag and round: one tile of each type goes back
    facts = {
        "branch tiles": sum(made.branch_counts) == data["branches"]["total"],
        "rotations": sum(map(len, made.rotations)) == 15 == len([kind for kind in made.branch_of if kind]),
        "nodes": all(
            mask.bit_count() == made.nodes[kind] for kind, ways in enumerate(made.rotations) for mask in ways
        ),
        "set aside": len(made.final_branches) >= made.market_size[-1],
        "clusters": sum(clusters) == data["circles"]["clusters"]["total"] >= needed * made.rounds,
        "planets": sum(planets) == data["circles"]["planets"]["total"],
        "circular tiles": sum(made.tile_counts) == data["circles"]["total"],
        "features": {of_features.count(number) for number in set(of_features)} == {len(FEATURES) // 2},
        "guiding stars": all(sum(map(bool, board)) == 4 for board in made.guiding),
        "dark sky": not any(made.guiding[b][s] for b in range(4) for card in made.dark for s in card),
        "track": sorted(made.deal_order) == list(range(data["track"]["spaces"])),
        "planets dealt": all(made.planets_dealt[n] + made.reserve <= sum(planets) for n in seats),
        "reserve": len(made.refill_spaces) == made.reserve,
        "market": all(made.market_size[n] == n + 1 == made.row_size[n] for n in seats),
        "sets": len(made.different) == len(PLANETS) + 1 and len(made.same) == max(planets) + 1,
    }
    wrong = [name for name, holds in facts.items() if not holds]
    if wrong:
        raise ComponentsError(", ".join(wrong))
