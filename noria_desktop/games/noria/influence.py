"""Influence phase: night shift and modification of the own wheel, paid with knowledge.

Source: rules.md 4.2 (influence); R23, R30.
"""

from __future__ import annotations

from functools import lru_cache

from noria_desktop.engine.contract import Step
from noria_desktop.engine.values import changed
from noria_desktop.games.noria.actions import Action, EndPhase, Modify, NightShift
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.events import Event, Modified, NightShifted, PhaseBegan
from noria_desktop.games.noria.state import Influencing, Naming, State, Wheel
from noria_desktop.games.noria.terms import SPACES, Phase, Ring
from noria_desktop.games.noria.wheel import exchanged, turned

NIGHT_SHIFT_RINGS = (Ring.MEDIUM, Ring.LARGE)
"""The small ring cannot be turned."""

_END: tuple[Action, ...] = (EndPhase(),)
_NIGHT_SHIFTS: tuple[Action, ...] = tuple(NightShift(ring) for ring in NIGHT_SHIFT_RINGS)
_MODIFY = tuple(tuple(Modify(first, second) for second in SPACES) for first in SPACES)
_NAMING = Naming()
_ACTION_BEGINS = PhaseBegan(Phase.ACTION)


def night_shift_cost(state: State, used: int) -> int:
    """Knowledge the next night shift costs after ``used`` of them this turn, whichever ring they turned."""
    printed = components()
    late = printed.surcharge if state.round >= printed.surcharge_from_round else 0
    return (printed.night_shift_base + late) << used


def modification_cost(state: State, used: int) -> int:
    """Knowledge the next modification costs after ``used`` of them this turn."""
    printed = components()
    late = printed.surcharge if state.round >= printed.surcharge_from_round else 0
    return (printed.modification_base + late) << used


def influences(state: State) -> tuple[Action, ...]:
    """What can be paid now: night shifts, modifications in wheel order; and ending the phase.

    Exchanging two empty spaces is not allowed (R30). Exchanging two discs of the same type and side would
    change nothing and is not offered.
    """
    pending = state.pending
    assert isinstance(pending, Influencing)
    knowledge = state.human.knowledge
    if knowledge < components().night_shift_base:
        return _END
    actions: tuple[Action, ...] = ()
    if knowledge >= night_shift_cost(state, pending.night_shifts):
        actions = _NIGHT_SHIFTS
    if knowledge >= modification_cost(state, pending.modifications):
        actions += _modifications(contents(state.human.wheel))
    return actions + _END


def contents(wheel: Wheel) -> tuple[int, ...]:
    """What lies on each space as a number: 0 empty, else type and side."""
    return tuple([0 if disc is None else 2 * disc.disc.index + disc.upgraded + 1 for disc in wheel])


@lru_cache(maxsize=4096)
def _modifications(lying: tuple[int, ...]) -> tuple[Action, ...]:
    """Pairs of spaces with different contents."""
    return tuple(
        _MODIFY[first][second]
        for first, content in enumerate(lying)
        for second in range(first + 1, len(lying))
        if content != lying[second]
    )


def night_shift(state: State, action: NightShift) -> Step[State, Event]:
    """Turn the medium or large ring one step clockwise; the cost doubles with each night shift."""
    pending, human = state.pending, state.human
    assert isinstance(pending, Influencing)
    cost = night_shift_cost(state, pending.night_shifts)
    after = changed(human, wheel=turned(human.wheel, (action.ring,)), knowledge=human.knowledge - cost)
    following = Influencing(pending.night_shifts + 1, pending.modifications)
    return Step(changed(state, pending=following, human=after), (NightShifted(action.ring, cost),))


def modify(state: State, action: Modify) -> Step[State, Event]:
    """Exchange the contents of two spaces; the cost doubles with each modification."""
    pending, human = state.pending, state.human
    assert isinstance(pending, Influencing)
    cost = modification_cost(state, pending.modifications)
    after = changed(
        human, wheel=exchanged(human.wheel, action.first, action.second), knowledge=human.knowledge - cost
    )
    following = Influencing(pending.night_shifts, pending.modifications + 1)
    return Step(
        changed(state, pending=following, human=after), (Modified(action.first, action.second, cost),)
    )


def end_influence(state: State) -> Step[State, Event]:
    """Go on to the action phase."""
    return Step(changed(state, pending=_NAMING), (_ACTION_BEGINS,))
