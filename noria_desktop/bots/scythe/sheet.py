"""What does not change while a plan is followed: mat, map, ways of the units, the Automa's units and its course.

Made once for a decision; everything is a list or tuple of numbers by place, section or kind, ready for ``forecast``.
Source: rules.md 4, 5, 9, 11 to 14.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from noria_desktop.bots.scythe import flat
from noria_desktop.bots.scythe.course import course
from noria_desktop.bots.scythe.odds import odds
from noria_desktop.bots.scythe.time_left import turns_left
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.conditions import Condition, Demand
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.neighbourhood import base_set, unit_places
from noria_desktop.games.scythe.scoring import structure_coins
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    FACTIONS,
    PLACES,
    TERRITORIES,
    Ability,
    Faction,
    Place,
    StructureTile,
    Terrain,
    home_base,
)

Ways = tuple[tuple[Place, ...], ...]

REACHED: Final = (0.9, 0.8, 0.5, 0.25, 0.1)
"""How likely a territory is in reach of the Automa's some turns later, by its distance from the nearest of its units."""


@cache
def walking(swims: bool) -> Ways:
    """By place: where a worker can step if nobody is there."""
    return _steps((), swims=swims, lakes=False, dives=False)


@cache
def riding(faction: Faction, mechs: int) -> tuple[Ways, Ways]:
    """By place: where character and mechs can step once, and where they come in a move.

    Args:
        faction: whose.
        mechs: a bit for each mech that is out, whose ability works.
    """
    printed = components().mats.factions[faction.index]
    out = {printed.mechs[slot] for slot in range(4) if mechs >> slot & 1}
    dives = Ability.SUBMERGE in out
    once = _steps(
        printed.riverwalk if Ability.RIVERWALK in out else (),
        swims=False,
        lakes=dives or Ability.SEAWORTHY in out,
        dives=dives,
    )
    if Ability.WAYFARE in out:
        bases = [home_base(other) for other in FACTIONS]
        once = tuple(
            tuple(sorted({*row, *(base for base in bases if base != place)}))
            for place, row in enumerate(once)
        )
    if Ability.SPEED not in out:
        return once, once
    twice = tuple(
        tuple(sorted({place, *row, *(far for near in row for far in once[near])} - {place}))
        for place, row in enumerate(once)
    )
    return once, twice


def _steps(across: tuple[Terrain, ...], *, swims: bool, lakes: bool, dives: bool) -> Ways:
    map_, terrain = geography(), components().map.terrain
    found = []
    for place, beside in enumerate(map_.neighbours):
        ways = {
            other
            for other in beside
            if (lakes or not (map_.lake[place] or map_.lake[other]))
            and (swims or other not in map_.rivers[place] or terrain[other] in across)
        }
        if map_.tunnel[place]:
            ways |= set(map_.tunnels)
        if dives and map_.lake[place]:
            ways |= set(map_.lakes)
        found.append(tuple(sorted(ways - {place})))
    return tuple(found)


@cache
def kind_of_place() -> tuple[int, ...]:
    """By place: the kind of token a worker produces there, 4 for workers, -1 for nothing."""
    printed = components().map
    found = []
    for place in range(PLACES):
        if place >= TERRITORIES:
            found.append(-1)
            continue
        terrain = printed.terrain[place]
        made = printed.yields[terrain.index]
        found.append(made.index if made is not None else 4 if terrain is printed.workers_from else -1)
    return tuple(found)


@cache
def bits_of_terrain() -> tuple[int, ...]:
    """By ``Terrain``: a bit for each of its territories."""
    return tuple(sum(1 << place for place in places) for places in geography().of_terrain)


@cache
def tile_coins(tile: StructureTile, structures: tuple[Place, ...]) -> int:
    """The structure bonus for structures on these territories."""
    return structure_coins(tile, structures)


def _reach(state: State) -> tuple[list[float], list[float]]:
    """By territory: whether the Automa's next attack can come there, and how likely a later one can."""
    automa, distance = state.automa, geography().distance
    now = base_set(automa)
    units = [place for place in unit_places(automa) if place < TERRITORIES]
    seats = units or list(now)
    near = [float(place in now) for place in range(TERRITORIES)]
    later = []
    for place in range(TERRITORIES):
        steps = min(distance[place][one] for one in seats)
        later.append(REACHED[steps if steps < len(REACHED) else -1])
    return near, later


class Sheet:
    """The figures of one decision."""

    __slots__ = (
        "brackets",
        "coerces",
        "coins",
        "combat",
        "cost",
        "defence",
        "either",
        "end",
        "faction",
        "fighters",
        "fights",
        "home",
        "near",
        "near_later",
        "objectives",
        "raids",
        "relentless",
        "rival",
        "swims",
        "theirs",
        "theirs_now",
        "tile",
        "top",
        "turns",
        "unlimited",
        "win_chance",
        "workers_alone",
    )

    def __init__(self, state: State) -> None:
        """Of a position as the human sees it."""
        printed, human, automa = components(), state.human, state.automa
        mat = printed.mats.players[human.mat.index]
        self.faction = human.faction
        self.home = home_base(human.faction)
        self.top = [section.top.index for section in mat.sections]
        self.cost = [section.cost for section in mat.sections]
        self.brackets = [section.slots for section in mat.sections]
        self.coins = [section.coins for section in mat.sections]
        ability = printed.mats.factions[human.faction.index].ability
        self.relentless = ability is Ability.RELENTLESS
        self.coerces = ability is Ability.COERCION
        self.swims = ability is Ability.SWIM
        self.unlimited = ability is Ability.DOMINATE
        self.tile = state.decks.tile
        fighters = {place for place in (*automa.mechs, automa.character) if place is not None}
        self.combat = sum(1 << place for place in fighters if place < TERRITORIES)
        self.workers_alone = sum(
            1 << place for place in set(automa.workers) if place < TERRITORIES and place not in fighters
        )
        self.theirs = self.combat | self.workers_alone
        self.fighters = sorted(place for place in fighters if place < TERRITORIES)
        self.turns = turns_left(state)
        going = course(state)
        self.theirs_now = going.coins[0]
        self.rival = list(going.coins)
        self.end = going.end
        self.fights, self.either, self.raids = list(going.fights), list(going.either), list(going.raids)
        self.near, self.near_later = _reach(state)
        self.win_chance = odds(state, attacking=True)
        self.defence = odds(state, attacking=False)
        self.objectives = [
            compiled(card) for card in human.objectives if card is not None and card not in human.revealed
        ]


# Objectives ---------------------------------------------------------------------------------------------

NEVER: Final = 0
TERRITORIES_HELD: Final = 1
"""Of the bits ``what`` at least ``amount`` are held."""
AT_LEAST: Final = 2
"""The number at ``what`` of the row."""
AT_MOST: Final = 3
UPGRADES_MIN: Final = 4
UPGRADES_MAX: Final = 5
RECRUITS_MIN: Final = 6
EQUAL: Final = 7
"""Workers and recruits."""
EACH_KIND: Final = 8
ONE_KIND: Final = 9
ROUND_A_LAKE: Final = 10

Test = tuple[int, int, int]
"""What is compared, with what, and the number."""


@cache
def compiled(card: int) -> tuple[Test, ...]:
    """An objective as tests on a row."""
    return tuple(_test(one) for one in components().cards.objectives[card - 1].conditions)


def _test(one: Condition) -> Test:
    map_, amount = geography(), one.amount
    places: dict[Demand, int] = {
        Demand.POWER_MIN: flat.POWER,
        Demand.POPULARITY_MIN: flat.POPULARITY,
        Demand.COINS_MIN: flat.COINS,
        Demand.COMBAT_CARDS_MIN: flat.CARDS,
        Demand.COMBAT_STARS_MIN: flat.VICTORIES,
        Demand.FACTORY_CARDS: flat.FACTORY,
        Demand.MECHS_MIN: flat.MECH_COUNT,
        Demand.WORKERS_MIN: flat.WORKER_COUNT,
        Demand.STRUCTURES_MIN: flat.STRUCTURE_COUNT,
    }
    most: dict[Demand, int] = {
        Demand.POWER_MAX: flat.POWER,
        Demand.COINS_MAX: flat.COINS,
        Demand.MECHS_MAX: flat.MECH_COUNT,
        Demand.WORKERS_MAX: flat.WORKER_COUNT,
    }
    if one.demand is Demand.FACTORY_CARDS and not amount:
        return AT_MOST, flat.FACTORY, 0
    if one.demand in places:
        return AT_LEAST, places[one.demand], amount
    if one.demand in most:
        return AT_MOST, most[one.demand], amount
    match one.demand:
        case Demand.CONTROL_TERRAIN:
            assert one.terrain is not None
            return TERRITORIES_HELD, bits_of_terrain()[one.terrain.index], amount
        case Demand.CONTROL_TUNNELS:
            return TERRITORIES_HELD, sum(1 << place for place in map_.tunnels), amount
        case Demand.CONTROL_HEX:
            assert one.place is not None
            return TERRITORIES_HELD, 1 << one.place, 1
        case Demand.HIGHEST_POWER:
            return AT_LEAST, flat.POWER, 12
        case Demand.BESIDE_FACTORY:
            return TERRITORIES_HELD, sum(1 << place for place in map_.neighbours[map_.factory]), amount
        case Demand.AROUND_ONE_LAKE:
            return ROUND_A_LAKE, 0, amount
        case Demand.UPGRADES_MIN:
            return UPGRADES_MIN, 0, amount
        case Demand.UPGRADES_MAX:
            return UPGRADES_MAX, 0, amount
        case Demand.RECRUITS_MIN:
            return RECRUITS_MIN, 0, amount
        case Demand.WORKERS_EQUAL_RECRUITS:
            return EQUAL, 0, 0
        case Demand.EACH_RESOURCE:
            return EACH_KIND, 0, amount
        case Demand.ONE_RESOURCE:
            return ONE_KIND, 0, amount
        case _:
            return NEVER, 0, 0
