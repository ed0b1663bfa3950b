"""Where a move symbol sends its unit: what is in reach, what is valid, what decides. Source: automa.md 6, the table.

Every symbol is two rules: what forbids a territory, and the number that is compared first. Ties are broken for all of
them alike, by the distance to the Factory and then by reading order.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, TypeAlias

from noria_desktop.engine.narrow import GREATEST, LEAST, Test, narrow
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.automa_arrival import wants_factory_card
from noria_desktop.games.scythe.control import (
    automa_combat_units,
    automa_workers,
    human_combat_units,
    human_places,
    human_workers,
)
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.neighbourhood import (
    base_set,
    hunted,
    is_confined,
    neighbour_counts,
    neighbourhood,
    threatened,
    unit_places,
)
from noria_desktop.games.scythe.record import Criterion, Destination, Rejected, Rejection, UnitChoice
from noria_desktop.games.scythe.selection import criterion_alone
from noria_desktop.games.scythe.state import Observation
from noria_desktop.games.scythe.terms import MoveSymbol, Place


@frozen
class Search:
    """What was in reach, and the territory it came to."""

    valid: tuple[Destination, ...]
    """In reading order."""
    rejected: tuple[Rejected, ...]
    """In reading order."""
    destination: Place | None
    """None: not possible."""
    by: Criterion | None


Forbids: TypeAlias = Callable[[Place], Rejection | None]
"""Why a territory in reach is not valid; None if it is."""
Value: TypeAlias = Callable[[Place], int]
"""What is compared first."""


def search(sight: Observation, symbol: MoveSymbol, lifted: UnitChoice) -> Search:
    """Where the selected unit goes; the way there does not matter.

    Home bases are never among it, so none can be moved to or attacked (R10).
    """
    reach, forbids, value, criterion = _RULES[symbol](sight, lifted)
    to_factory = geography().to_factory
    valid: list[Destination] = []
    rejected: list[Rejected] = []
    for place in reach:
        why = forbids(place)
        if why is None:
            valid.append(Destination(place, value(place), to_factory[place]))
        else:
            rejected.append(Rejected(place, why))
    destination, by = _best(valid, criterion)
    return Search(tuple(valid), tuple(rejected), destination, by)


def _best(valid: list[Destination], criterion: Criterion | None) -> tuple[Place | None, Criterion | None]:
    """The first criterion of the symbol, then nearest to the Factory, then reading order."""
    if not valid:
        return None, None
    tests: list[Test[Criterion, Destination]] = [
        (Criterion.NEAREST_FACTORY, LEAST, lambda entry: entry.factory_distance),
        (Criterion.READING_ORDER, LEAST, valid.index),
    ]
    if criterion is not None:
        tests.insert(0, (criterion, GREATEST if criterion in _MOST else LEAST, lambda entry: entry.value))
    left, by = narrow(criterion_alone, tuple(valid), tests)
    return left[0].place, by[-1] if by else Criterion.ONLY_ONE


_MOST: Final = (Criterion.MOST_NEIGHBOURHOODS, Criterion.MOST_RESOURCES)
"""Of these the highest number is wanted, of the others the lowest."""


# The six symbols ----------------------------------------------------------------------------------------

Rule: TypeAlias = tuple[Collection[Place], Forbids, Value, Criterion | None]
"""What is in reach in reading order, what forbids a territory, what is compared first and as what."""


def _worker(sight: Observation, lifted: UnitChoice) -> Rule:
    """In the neighbourhood of the most Automa units, the lifted one not counted; not beside an enemy combat unit."""
    automa, enemies, danger = sight.automa, human_places(sight.human.army), threatened(sight.human.army)
    counts = neighbour_counts(automa)
    for place in neighbourhood(lifted.place, is_confined(automa)):
        counts[place] -= 1

    def forbids(place: Place) -> Rejection | None:
        if place in enemies:
            return Rejection.ENEMY_UNIT
        if automa_workers(automa, place) > (place == lifted.place):
            return Rejection.OWN_WORKER
        return Rejection.ENEMY_NEIGHBOURHOOD if place in danger else None

    return base_set(automa), forbids, counts.__getitem__, Criterion.MOST_NEIGHBOURHOODS


def _combat_unit(sight: Observation, lifted: UnitChoice) -> Rule:
    """A mech or the character goes as near to an enemy combat unit as it can without fighting (R8)."""
    automa, enemies, prey = sight.automa, human_places(sight.human.army), hunted(sight.human.army)
    distance = geography().distance

    def forbids(place: Place) -> Rejection | None:
        if place in enemies:
            return Rejection.ENEMY_UNIT
        own = automa_combat_units(automa, place) > (place == lifted.place)
        return Rejection.OWN_COMBAT_UNIT if own else None

    def value(place: Place) -> int:
        row = distance[place]
        return min([row[enemy] for enemy in prey])

    return base_set(automa), forbids, value, Criterion.NEAREST_ENEMY


def _encounter_factory(sight: Observation, _lifted: UnitChoice) -> Rule:
    """The character goes for an encounter token or a Factory card, in the neighbourhood of any Automa unit."""
    automa, enemies = sight.automa, human_places(sight.human.army)
    confined = is_confined(automa)
    reach = {territory for place in unit_places(automa) for territory in neighbourhood(place, confined)}
    goals = set(sight.board.tokens)
    if wants_factory_card(sight):
        goals.add(geography().factory)

    def forbids(place: Place) -> Rejection | None:
        if place not in goals:
            return Rejection.NO_GOAL
        if place in enemies:
            return Rejection.ENEMY_UNIT
        return Rejection.OWN_MECH if place in automa.mechs else None

    return sorted(reach), forbids, _nothing, None


def _attack_combat(sight: Observation, _lifted: UnitChoice) -> Rule:
    """The fewest enemy combat units, but at least one."""
    army = sight.human.army

    def enemies(place: Place) -> int:
        return human_combat_units(army, place)

    def forbids(place: Place) -> Rejection | None:
        return None if enemies(place) else Rejection.NO_ENEMY_COMBAT_UNIT

    return base_set(sight.automa), forbids, enemies, Criterion.FEWEST_ENEMIES


def _attack_worker(sight: Observation, _lifted: UnitChoice) -> Rule:
    """The most resource tokens where enemy workers stand unguarded (S6)."""
    army, goods = sight.human.army, sight.board.goods

    def forbids(place: Place) -> Rejection | None:
        if human_combat_units(army, place):
            return Rejection.ENEMY_COMBAT_UNIT
        return None if human_workers(army, place) else Rejection.NO_ENEMY_WORKER

    return base_set(sight.automa), forbids, lambda place: sum(goods[place]), Criterion.MOST_RESOURCES


def _nothing(_place: Place) -> int:
    """The symbol compares nothing before the distance to the Factory."""
    return 0


_RULES: Final[dict[MoveSymbol, Callable[[Observation, UnitChoice], Rule]]] = {
    MoveSymbol.MOVE_WORKER: _worker,
    MoveSymbol.MOVE_MECH: _combat_unit,
    MoveSymbol.MOVE_CHARACTER: _combat_unit,
    MoveSymbol.ENCOUNTER_FACTORY: _encounter_factory,
    MoveSymbol.ATTACK_COMBAT: _attack_combat,
    MoveSymbol.ATTACK_WORKER: _attack_worker,
}
