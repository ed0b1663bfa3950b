"""Where a unit of the human's may step, and why not elsewhere: rivers, lakes, tunnels, home bases, enemies.

Source: rules.md 5 and 13.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from noria_desktop.games.scythe.abilities import has
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import (
    automa_places,
    contested,
    human_territories,
    human_workers,
)
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Human, Observation
from noria_desktop.games.scythe.terms import (
    FACTIONS,
    TERRITORIES,
    Ability,
    Faction,
    Place,
    Structure,
    Terrain,
    Unit,
    home_base,
)

_MINE: Final = Structure.MINE.index


# Ways that are always the same --------------------------------------------------------------------------


@cache
def _ways(
    across: tuple[Terrain, ...], swims: bool, lakes: bool, dives: bool, mine: Place | None
) -> tuple[tuple[Place, ...], ...]:
    """By place: where a unit with these abilities can step if nobody is there, ascending.

    It crosses a river to the terrains ``across``, or any if it ``swims``; ``lakes``: it enters and leaves them;
    ``dives``: from lake to lake is one step; ``mine`` is one more tunnel.
    """
    map_, terrain = geography(), components().map.terrain
    tunnels = {*map_.tunnels, mine} - {None}
    found = []
    for place, beside in enumerate(map_.neighbours):
        ways = {
            other
            for other in beside
            if (lakes or not (map_.lake[place] or map_.lake[other]))
            and (swims or other not in map_.rivers[place] or terrain[other] in across)
        }
        if place in tunnels:
            ways |= {other for other in tunnels if other is not None}
        if dives and map_.lake[place]:
            ways |= set(map_.lakes)
        found.append(tuple(sorted(ways - {place})))
    return tuple(found)


def _printed_ways(human: Human, unit: Unit) -> tuple[tuple[Place, ...], ...]:
    """The ways of a kind of unit with the abilities that work now."""
    mine = human.works.structures[_MINE]
    if unit is Unit.WORKER:
        return _ways((), has(human, Ability.SWIM), False, False, mine)
    dives = has(human, Ability.SUBMERGE)
    lakes = dives or has(human, Ability.SEAWORTHY)
    across = (
        components().mats.factions[human.faction.index].riverwalk if has(human, Ability.RIVERWALK) else ()
    )
    return _ways(across, False, lakes, dives, mine)


# Ways that hang on what is controlled -------------------------------------------------------------------


def _township(sight: Observation, place: Place) -> set[Place]:
    """Controlled villages and the Factory are beside each other."""
    return _joined(sight, place, Terrain.VILLAGE, {geography().factory})


def _underpass(sight: Observation, place: Place) -> set[Place]:
    """Controlled mountains, tunnels and the own Mine are beside each other."""
    mine = sight.human.works.structures[_MINE]
    tunnels = set(geography().tunnels) if mine is None else {*geography().tunnels, mine}
    return _joined(sight, place, Terrain.MOUNTAIN, tunnels)


def _joined(sight: Observation, place: Place, terrain: Terrain, always: set[Place]) -> set[Place]:
    """Places joined by an ability: of a terrain if controlled, others always."""
    kinds = components().map.terrain
    if place not in always and (place >= TERRITORIES or kinds[place] is not terrain):
        return set()
    controlled = human_territories(sight)
    joined = {other for other in controlled if kinds[other] is terrain} | always
    return joined - {place} if place in joined else set()


@cache
def _havens(faction: Faction, rival: Faction) -> tuple[Place, ...]:
    """Home bases open to Wayfare: the own one and those of factions that are not in the game."""
    return tuple(home_base(other) for other in FACTIONS if other is not rival)


def _wayfare(sight: Observation, place: Place) -> set[Place]:
    """From anywhere to one of the open home bases."""
    return set(_havens(sight.human.faction, sight.automa.faction)) - {place}


_MORE_WAYS: Final = (
    (Ability.TOWNSHIP, _township),
    (Ability.UNDERPASS, _underpass),
    (Ability.WAYFARE, _wayfare),
)


# Steps --------------------------------------------------------------------------------------------------


def steps(sight: Observation, unit: Unit, place: Place) -> tuple[Place, ...]:
    """Where a unit of this kind that stands here may step now, ascending.

    Whether its move is used already is not asked.
    """
    human = sight.human
    if _is_held(sight, unit, place):
        return ()
    ways = _printed_ways(human, unit)[place]
    if unit is Unit.WORKER:
        enemies = automa_places(sight.automa)
        return tuple([other for other in ways if other not in enemies])
    for ability, more in _MORE_WAYS:
        if has(human, ability):
            found = more(sight, place)
            if found:
                ways = tuple(sorted(found.union(ways)))
    return ways


def able(sight: Observation, unit: Unit, places: Iterable[Place]) -> list[Place]:
    """Those of some places from which a unit of this kind can step anywhere; the same as asking ``steps`` of each."""
    ways, fights = _printed_ways(sight.human, unit), contested(sight)
    free = [place for place in places if place not in fights]
    if unit is Unit.WORKER:
        enemies = automa_places(sight.automa)
        return [place for place in free if not enemies.issuperset(ways[place])]
    # Where the printed ways lead nowhere an ability may; on a lake the character may have to stay.
    on_lake = geography().lake
    return [place for place in free if (ways[place] and not on_lake[place]) or steps(sight, unit, place)]


def _is_held(sight: Observation, unit: Unit, place: Place) -> bool:
    """Whether nothing of this kind may leave here: a combat is coming, or workers would be left on a lake."""
    if place in contested(sight):
        return True
    return unit is Unit.CHARACTER and leaves_workers_on_lake(sight, place)


def leaves_workers_on_lake(sight: Observation, place: Place) -> bool:
    """Whether workers are on this lake without a mech: only a mech can take them along (rules.md 5)."""
    army = sight.human.army
    return geography().lake[place] and human_workers(army, place) > 0 and place not in army.mechs


def why_no_step(sight: Observation, unit: Unit, place: Place, target: Place) -> Why | None:
    """The first rule that keeps a unit from stepping there; None if it may. For tooltips.

    Home base, own place, coming combat, distance, lake, river, enemies: in the order in which a player looks at them.
    """
    map_ = geography()
    if target in steps(sight, unit, place):
        return None
    if target == place:
        return Why.SAME_PLACE
    if place in contested(sight):
        return Why.COMBAT_PENDING
    if target >= TERRITORIES:
        return Why.ENEMY_BASE if target == home_base(sight.automa.faction) else Why.HOME_BASE
    if unit is Unit.WORKER and map_.lake[place]:
        return Why.WORKER_ON_LAKE
    if unit is Unit.CHARACTER and leaves_workers_on_lake(sight, place):
        return Why.WORKERS_LEFT_ON_LAKE
    if unit is Unit.WORKER and target in _printed_ways(sight.human, unit)[place]:
        return Why.ENEMY_UNIT
    if target not in map_.neighbours[place]:
        return Why.NO_PASSAGE
    if map_.lake[target] or map_.lake[place]:
        return Why.LAKE_SHORE
    return Why.RIVER
