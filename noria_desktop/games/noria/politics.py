"""Politics phase: intrigues seat one politician and remove another.

Source: rules.md 4.2 (politics), 4.3; R6, R34.
"""

from __future__ import annotations

from functools import cache

from noria_desktop.engine.contract import Step
from noria_desktop.engine.values import changed
from noria_desktop.games.noria.actions import Action, EndPhase, RemovePolitician, SeatPolitician
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.copies import council_with
from noria_desktop.games.noria.events import Event, PhaseBegan, PoliticianRemoved, PoliticianSeated
from noria_desktop.games.noria.state import Intriguing, Pending, Removing, Seats, State, TurningRings
from noria_desktop.games.noria.terms import Chamber, Phase, Side

_CHAMBERS = tuple(Chamber)
_END: tuple[Action, ...] = (EndPhase(),)
_TURNING = TurningRings()
_ADMINISTRATION_BEGINS = PhaseBegan(Phase.ADMINISTRATION)


def intrigue_cost(state: State, paid: int) -> int:
    """Knowledge the next intrigue costs after ``paid`` of them this turn: exposed cog wheels, doubling."""
    return components().cog_bases[state.round] << paid


def intrigues(state: State) -> tuple[Action, ...]:
    """Chambers whose upper row has somebody to seat, if the cost can be paid; and ending the phase."""
    pending = state.pending
    assert isinstance(pending, Intriguing)
    if state.human.knowledge < intrigue_cost(state, pending.intrigues):
        return _END
    return _seatings(_waiting(state.council))


def removals(state: State) -> tuple[Action, ...]:
    """Chambers whose upper row has somebody to remove; the removal is compulsory (R6)."""
    pending = state.pending
    assert isinstance(pending, Removing)
    waiting = _removable(state.council, pending.seated)
    return _removals(waiting) if components().removal_compulsory else _removals(waiting) + _END


def _waiting(council: tuple[Seats, ...]) -> int:
    """The chambers with a politician in the upper row, as bits."""
    waiting = 0
    bit = 1
    for seats in council:
        if seats.upper:
            waiting |= bit
        bit += bit
    return waiting


def _removable(council: tuple[Seats, ...], seated: Chamber | None) -> int:
    """The chambers a politician may be removed from, as bits."""
    waiting = _waiting(council)
    if seated is not None and components().removal_must_be_other_chamber:
        waiting &= ~(1 << seated.index)
    return waiting


@cache
def _seatings(waiting: int) -> tuple[Action, ...]:
    """Seating from each of the chambers, and ending the phase."""
    return (*(SeatPolitician(c) for c in _CHAMBERS if waiting >> c.index & 1), EndPhase())


@cache
def _removals(waiting: int) -> tuple[Action, ...]:
    """Removing from each of the chambers."""
    return tuple(RemovePolitician(c) for c in _CHAMBERS if waiting >> c.index & 1)


def seat_politician(state: State, action: SeatPolitician) -> Step[State, Event]:
    """Intrigue, first half: a politician of the upper row takes the leftmost free seat of the lower."""
    pending, human = state.pending, state.human
    assert isinstance(pending, Intriguing)
    cost = intrigue_cost(state, pending.intrigues)
    seats = state.council[action.chamber.index]
    after = Seats(seats.upper - 1, seats.seated + 1)
    council = council_with(state, action.chamber, after)
    following: Pending
    if _removable(council, action.chamber):
        following = Removing(pending.intrigues + 1, action.chamber)
    else:
        following = Intriguing(pending.intrigues + 1)
    paid = changed(human, knowledge=human.knowledge - cost)
    value = components().chamber_values[action.chamber.index][after.seated]
    event = PoliticianSeated(Side.HUMAN, action.chamber, value, cost)
    return Step(changed(state, pending=following, council=council, human=paid), (event,))


def remove_politician(state: State, action: RemovePolitician) -> Step[State, Event]:
    """Intrigue, second half: a politician of an upper row, the same chamber's or another's, leaves the game."""
    pending = state.pending
    assert isinstance(pending, Removing)
    seats = state.council[action.chamber.index]
    council = council_with(state, action.chamber, Seats(seats.upper - 1, seats.seated))
    after = changed(state, pending=Intriguing(pending.intrigues), council=council, human=state.human)
    return Step(after, (PoliticianRemoved(Side.HUMAN, action.chamber),))


def leave_out_removal(state: State) -> Step[State, Event]:
    """Skip the removal, which only data that make it voluntary allow."""
    pending = state.pending
    assert isinstance(pending, Removing)
    return Step(changed(state, pending=Intriguing(pending.intrigues)))


def end_politics(state: State) -> Step[State, Event]:
    """Go on to administration."""
    return Step(changed(state, pending=_TURNING), (_ADMINISTRATION_BEGINS,))
