"""Which unit a move symbol picks. Source: automa.md 6, "Selecting the unit"; R5, R6; S1."""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.narrow import LEAST, Test, narrow
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.record import Criterion, UnitChoice
from noria_desktop.games.scythe.state import Automa
from noria_desktop.games.scythe.terms import MoveSymbol, Place, Unit, home_base

SYMBOL_UNITS: Final[dict[MoveSymbol, tuple[Unit, ...]]] = {
    MoveSymbol.MOVE_WORKER: (Unit.WORKER,),
    MoveSymbol.MOVE_MECH: (Unit.MECH,),
    MoveSymbol.MOVE_CHARACTER: (Unit.CHARACTER,),
    MoveSymbol.ENCOUNTER_FACTORY: (Unit.CHARACTER,),
    MoveSymbol.ATTACK_COMBAT: (Unit.MECH, Unit.CHARACTER),
    MoveSymbol.ATTACK_WORKER: (Unit.MECH, Unit.CHARACTER),
}
"""Units that a symbol names. R6: on one place the mech comes before the character."""


@frozen
class Selected:
    """The unit of a move and why it is this one."""

    unit: UnitChoice
    by: Criterion


def candidates(automa: Automa, symbol: MoveSymbol) -> tuple[UnitChoice, ...]:
    """Units that the symbol names, home base first, then in reading order; like units on one place once.

    Units on the faction mat cannot be selected.
    """
    map_, home = geography(), home_base(automa.faction)
    distances = map_.distance[home]
    found = [
        (place != home, place, rank, unit)
        for rank, unit in enumerate(SYMBOL_UNITS[symbol])
        for place in set(places_of(automa, unit))
    ]
    found.sort(key=lambda entry: entry[:3])
    return tuple(
        [UnitChoice(unit, place, distances[place], map_.to_factory[place]) for _, place, _, unit in found]
    )


def places_of(automa: Automa, unit: Unit) -> tuple[Place, ...]:
    """Where the Automa's units of a kind stand, one entry for each; none for those on the faction mat."""
    if unit is Unit.WORKER:
        return automa.workers
    if unit is Unit.MECH:
        return automa.mechs
    return () if automa.character is None else (automa.character,)


def select(units: tuple[UnitChoice, ...]) -> Selected:
    """The unit nearest to the home base; ties: nearest to the Factory, then reading order, then the mech.

    Args:
        units: not empty, as ``candidates`` lists them.
    """
    left, by = narrow(criterion_alone, units, _tests())
    return Selected(left[0], by[-1] if by else Criterion.ONLY_ONE)


def criterion_alone(criterion: Criterion, *_: object) -> Criterion:
    """What the Automa's record keeps of a narrowing."""
    return criterion


def _tests() -> tuple[Test[Criterion, UnitChoice], ...]:
    """The criteria in their order; S1 decides whether the Factory is looked at."""
    home: Test[Criterion, UnitChoice] = (Criterion.NEAREST_HOME, LEAST, lambda unit: unit.home_distance)
    factory: Test[Criterion, UnitChoice] = (
        Criterion.NEAREST_FACTORY,
        LEAST,
        lambda unit: unit.factory_distance,
    )
    ties: tuple[Test[Criterion, UnitChoice], ...] = (
        (Criterion.READING_ORDER, LEAST, lambda unit: unit.place),
        (Criterion.MECH_FIRST, LEAST, lambda unit: unit.unit is not Unit.MECH),
    )
    return (home, factory, *ties) if components().automa.select_tie_uses_factory else (home, *ties)
