"""The Move action, of the mat and of the Factory card: units picked one after the other, step by step.

Movers are listed with the character first, then mechs, then workers, each by place, to finish comes last; on the way
drops come first, then takes, steps by place, and to end the move. Source: rules.md 5; H8, H9.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Turn
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.abilities import speed_steps
from noria_desktop.games.scythe.actions import Action, Drop, Finish, Halt, MoveTo, PickMover, Take
from noria_desktop.games.scythe.cargo import clear_lake, drop, drops, take, takes, why_no_drop, why_no_take
from noria_desktop.games.scythe.control import contested
from noria_desktop.games.scythe.copies import less, more, moved, replaced, with_goods
from noria_desktop.games.scythe.decisions import Decision, humans
from noria_desktop.games.scythe.displacement import arrive
from noria_desktop.games.scythe.events import MoveEnded, MoverPicked, UnitStepped
from noria_desktop.games.scythe.pending import Aftermath, Moving, Travelling
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Army, Observation, State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.steps import able, steps, why_no_step
from noria_desktop.games.scythe.terms import (
    PLACES,
    Goods,
    Phase,
    Place,
    Prompt,
    Slot,
    Unit,
)

_FINISH: Final = Finish()
_HALT: Final = Halt()
_MOVE_TO: Final = tuple(MoveTo(place) for place in range(PLACES))
_PICK: Final = {unit: tuple(PickMover(unit, place) for place in range(PLACES)) for unit in Unit}


# Picking a unit -----------------------------------------------------------------------------------------


def movers(sight: Observation, entry: Moving) -> list[PickMover]:
    """Units that have not used their move and can step somewhere, if any may still be picked."""
    if not entry.left:
        return []
    army, found = sight.human.army, []
    if not entry.character_moved:
        found += [_PICK[Unit.CHARACTER][place] for place in able(sight, Unit.CHARACTER, (army.character,))]
    mechs = {
        place
        for place, was_moved in zip(army.mechs, entry.mechs_moved, strict=True)
        if place is not None and not was_moved
    }
    found += [_PICK[Unit.MECH][place] for place in able(sight, Unit.MECH, sorted(mechs))]
    workers = sorted(fresh_workers(army, entry))
    found += [_PICK[Unit.WORKER][place] for place in able(sight, Unit.WORKER, workers)]
    return found


def fresh_workers(army: Army, entry: Moving) -> set[Place]:
    """Where workers stand that may still move by themselves."""
    walked = entry.workers_moved
    return {
        place for place in set(army.workers) if not walked or army.workers.count(place) > walked.count(place)
    }


def mover_actions(state: State, entry: Moving) -> tuple[Action, ...]:
    """Pick a unit, or finish."""
    return (*movers(state, entry), _FINISH)


def pick_mover(table: StateBuilder, entry: Moving, action: PickMover) -> None:
    """A unit begins its move; its move counts as used from now on."""
    unit, place = action.unit, action.place
    slot, left = 0, entry.left - 1
    if unit is Unit.CHARACTER:
        entry = changed(entry, left=left, character_moved=True)
    elif unit is Unit.MECH:
        slot = mech_at(table.human.army, entry, place)
        entry = changed(entry, left=left, mechs_moved=replaced(entry.mechs_moved, slot, True))
    else:
        walked = tuple(sorted((*entry.workers_moved, place)))
        entry = changed(entry, left=left, workers_moved=walked)
    allowance = entry.steps + (0 if unit is Unit.WORKER else speed_steps(table.human))
    table.swap(entry)
    table.push(Travelling(unit, slot, place, place, allowance))
    table.tell(MoverPicked(unit, slot, place))


def mech_at(army: Army, entry: Moving, place: Place) -> Slot:
    """Of the mechs here that may still move, the one of the lowest slot."""
    return next(
        slot for slot, where in enumerate(army.mechs) if where == place and not entry.mechs_moved[slot]
    )


def finish_moves(table: StateBuilder, entry: Moving, action: Finish) -> None:
    """No more moves; combats follow."""
    table.pop()
    table.swap(Aftermath(entry.arrivals))


# On the way ---------------------------------------------------------------------------------------------


def travelling_turn(state: State, entry: Travelling) -> Turn:
    """Before the first step, or at a stop."""
    return _STOP if entry.stepped else _LOAD


def travelling_actions(state: State, entry: Travelling) -> tuple[Action, ...]:
    """Drop, take, step on, end the move."""
    ways = [_MOVE_TO[place] for place in steps(state, entry.unit, entry.place)]
    offered = (*drops(state, entry), *takes(state, entry), *ways)
    return (*offered, _HALT) if entry.stepped else offered


def move_to(table: StateBuilder, entry: Travelling, action: MoveTo) -> None:
    """One step with everything aboard, and what it brings about at once."""
    origin, place = entry.place, action.place
    entry = clear_lake(table, entry)
    carry(table, entry, place)
    table.tell(UnitStepped(entry.unit, entry.slot, origin, place, entry.goods, entry.fresh + entry.moved))
    there = changed(
        entry,
        place=place,
        steps=entry.steps - 1,
        stepped=True,
        taking=False,
        next_cargo=0,
        dropped=0,
    )
    table.swap(there)
    if arrive(table, there) or not there.steps:
        end_move(table, there)


def halt(table: StateBuilder, entry: Travelling, action: Halt) -> None:
    """The unit goes no further."""
    end_move(table, entry)


def end_move(table: StateBuilder, entry: Travelling) -> None:
    """Everything carried simply lies or stands there."""
    table.pop()
    table.tell(MoveEnded(entry.unit, entry.slot, entry.place))


def carry(table: StateBuilder, entry: Travelling, place: Place) -> None:
    """Put a unit and what it has aboard somewhere else; ``Moving`` below keeps up with workers that moved."""
    origin, workers = entry.place, entry.fresh + entry.moved
    moving = table.pending[-2]
    assert isinstance(moving, Moving)
    walked = entry.moved + (entry.unit is Unit.WORKER)
    if walked:
        standing = moved(moving.workers_moved, origin, place, walked)
        table.pending[-2] = changed(moving, workers_moved=standing)
    relocate(table, entry.unit, entry.slot, origin, place, entry.goods, workers)


def relocate(
    table: StateBuilder, unit: Unit, slot: Slot, origin: Place, place: Place, goods: Goods, workers: int
) -> None:
    """Put a unit, tokens and passengers from one place on another."""
    army = table.human.army
    if unit is Unit.CHARACTER:
        army = changed(army, character=place)
    elif unit is Unit.MECH:
        army = changed(army, mechs=replaced(army.mechs, slot, place))
    walking = workers + (unit is Unit.WORKER)
    if walking:
        army = changed(army, workers=moved(army.workers, origin, place, walking))
    table.human = changed(table.human, army=army)
    if any(goods):
        lying = table.board.goods
        lying = with_goods(lying, origin, less(lying[origin], goods))
        lying = with_goods(lying, place, more(lying[place], goods))
        table.board = changed(table.board, goods=lying)


# Why not ------------------------------------------------------------------------------------------------


def _why_not_picked(state: State, entry: Moving, action: PickMover) -> Why:
    army, unit, place = state.human.army, action.unit, action.place
    standing = {
        Unit.CHARACTER: {army.character},
        Unit.MECH: {where for where in army.mechs if where is not None},
        Unit.WORKER: set(army.workers),
    }[unit]
    if place not in standing:
        return Why.NO_UNIT
    if not entry.left:
        return Why.NO_MOVES_LEFT
    fresh = {
        Unit.CHARACTER: not entry.character_moved,
        Unit.MECH: any(
            where == place and not was_moved
            for where, was_moved in zip(army.mechs, entry.mechs_moved, strict=True)
        ),
        Unit.WORKER: place in fresh_workers(army, entry),
    }[unit]
    if not fresh:
        return Why.ALREADY_MOVED
    return Why.COMBAT_PENDING if place in contested(state) else Why.NO_STEP


def _why_not_there(state: State, entry: Travelling, action: MoveTo) -> Why:
    return why_no_step(state, entry.unit, entry.place, action.place) or Why.NOT_NOW


_LOAD: Final = humans(Phase.MOVE, Prompt.LOAD)
_STOP: Final = humans(Phase.MOVE, Prompt.STOP)

DECISIONS: Final = (
    Decision(
        Moving,
        humans(Phase.MOVE, Prompt.MOVER),
        mover_actions,
        {PickMover: pick_mover, Finish: finish_moves},
        {PickMover: _why_not_picked},
        Why.MOVE_FIRST,
    ),
    Decision(
        Travelling,
        travelling_turn,
        travelling_actions,
        {Take: take, Drop: drop, MoveTo: move_to, Halt: halt},
        {Take: why_no_take, Drop: why_no_drop, MoveTo: _why_not_there, Halt: Why.FIRST_STEP_DUE},
        Why.TRAVEL_FIRST,
    ),
)
