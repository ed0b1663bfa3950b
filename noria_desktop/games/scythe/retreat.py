"""The human lost a combat: everything there goes home, with Seaworthy to lakes beside it if the player likes.

Lakes are offered in ascending order, home comes last; numbers of workers ascend. Source: rules.md 6.6; H12.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.abilities import has
from noria_desktop.games.scythe.actions import Action, RetreatTo, RetreatWorkers
from noria_desktop.games.scythe.control import automa_places, human_combat_units, human_workers
from noria_desktop.games.scythe.copies import moved, replaced
from noria_desktop.games.scythe.decisions import Decision, humans
from noria_desktop.games.scythe.events import UnitRetreated, WorkersRetreated, WorkersRouted
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.pending import Retreating, RetreatingWorkers
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Observation, State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import (
    PLACES,
    Ability,
    Phase,
    Place,
    Prompt,
    Slot,
    Unit,
    home_base,
)

_RETREAT: Final = tuple(RetreatTo(place) for place in range(PLACES))


def retreat(table: StateBuilder, place: Place) -> None:
    """All units of the human's on a lost territory retreat; decisions about it lie on top if there are any."""
    if lakes_open(table, place):
        table.push(Retreating(place))
        return
    home = home_base(table.human.faction)
    while human_combat_units(table.human.army, place):
        _send(table, place, home)
    workers_home(table, place)


def lakes_open(sight: Observation, place: Place) -> list[Place]:
    """With Seaworthy: lakes beside the territory without enemy units, ascending."""
    if not has(sight.human, Ability.SEAWORTHY):
        return []
    map_, enemies = geography(), automa_places(sight.automa)
    return [other for other in map_.neighbours[place] if map_.lake[other] and other not in enemies]


# Characters and mechs -----------------------------------------------------------------------------------


def retreat_actions(state: State, entry: Retreating) -> tuple[Action, ...]:
    """Lakes, then home, for the next unit."""
    home = home_base(state.human.faction)
    return tuple([_RETREAT[place] for place in (*lakes_open(state, entry.place), home)])


def retreat_to(table: StateBuilder, entry: Retreating, action: RetreatTo) -> None:
    """The next unit retreats; workers can follow mechs only."""
    unit = _send(table, entry.place, action.place)
    if unit is Unit.MECH and geography().lake[action.place]:
        table.swap(changed(entry, lakes=tuple(sorted({*entry.lakes, action.place}))))
    if not human_combat_units(table.human.army, entry.place):
        lakes = table.pending[-1]
        assert isinstance(lakes, Retreating)
        table.swap(RetreatingWorkers(entry.place, lakes.lakes))


def next_to_retreat(sight: Observation, place: Place) -> tuple[Unit, Slot]:
    """Whose turn it is: the character, then mechs by slot."""
    army = sight.human.army
    if army.character == place:
        return Unit.CHARACTER, 0
    return Unit.MECH, army.mechs.index(place)


def _send(table: StateBuilder, place: Place, target: Place) -> Unit:
    """The next unit goes from a lost territory to a lake or home."""
    unit, slot = next_to_retreat(table, place)
    army = table.human.army
    if unit is Unit.CHARACTER:
        army = changed(army, character=target)
    else:
        army = changed(army, mechs=replaced(army.mechs, slot, target))
    table.human = changed(table.human, army=army)
    table.tell(UnitRetreated(unit, slot, place, target))
    return unit


# Workers ------------------------------------------------------------------------------------------------


@cache
def _numbers(most: int) -> tuple[Action, ...]:
    return tuple(RetreatWorkers(number) for number in range(most + 1))


def worker_actions(state: State, entry: RetreatingWorkers) -> tuple[Action, ...]:
    """How many go to the lake in question."""
    return _numbers(human_workers(state.human.army, entry.place))


def retreat_workers(table: StateBuilder, entry: RetreatingWorkers, action: RetreatWorkers) -> None:
    """Some follow a mech to its lake."""
    lake, number = entry.lakes[0], action.number
    if number:
        army = table.human.army
        workers = moved(army.workers, entry.place, lake, number)
        table.human = changed(table.human, army=changed(army, workers=workers))
        table.tell(WorkersRetreated(entry.place, lake, number))
    table.swap(changed(entry, lakes=entry.lakes[1:]))


def go_on(table: StateBuilder, entry: RetreatingWorkers) -> bool:
    """Without a lake to go to, or nobody left, the rest goes home."""
    if entry.lakes and human_workers(table.human.army, entry.place):
        return False
    table.pop()
    workers_home(table, entry.place)
    return True


def workers_home(table: StateBuilder, place: Place) -> None:
    """All workers on a lost territory go to the home base."""
    human = table.human
    number, home = human_workers(human.army, place), home_base(human.faction)
    if number:
        workers = moved(human.army.workers, place, home, number)
        table.human = changed(human, army=changed(human.army, workers=workers))
        table.tell(WorkersRouted(HUMAN, place, number, home))


DECISIONS: Final = (
    Decision(
        Retreating,
        humans(Phase.COMBAT, Prompt.RETREAT),
        retreat_actions,
        {RetreatTo: retreat_to},
        {RetreatTo: Why.NO_RETREAT_THERE},
        Why.COMBAT_FIRST,
        amid=True,
    ),
    Decision(
        RetreatingWorkers,
        humans(Phase.COMBAT, Prompt.RETREAT_WORKERS),
        worker_actions,
        {RetreatWorkers: retreat_workers},
        {RetreatWorkers: Why.NO_UNIT},
        Why.COMBAT_FIRST,
        resolve=go_on,
        amid=True,
    ),
)
