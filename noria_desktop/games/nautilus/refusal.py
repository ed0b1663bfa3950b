"""Saying why an action is refused: the first rule it breaks, checked in the order a player would.

Only called for actions that are not legal, so nothing here decides what is legal; ``legal`` does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from noria_desktop.games.nautilus.actions import (
    Action,
    AnchorTarget,
    DeclineSpecial,
    EyeSeen,
    HarpoonGive,
    KeepSpecial,
    MoveCard,
    Place,
    SubmarineReturn,
    UseSpecial,
)
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.legal import legal_actions
from noria_desktop.games.nautilus.reasons import Why
from noria_desktop.games.nautilus.state import (
    Anchoring,
    Giving,
    KeepingSpecial,
    Looking,
    Moving,
    Placing,
    Returning,
    State,
    UsingSpecial,
)
from noria_desktop.games.nautilus.terms import SPACES, Arrow, Special, opposite, side_of

Refusal: TypeAlias = Why | Callable[[State, Any], Why]
"""The reason, or what finds it."""


def why_not(state: State, action: Action) -> Why | None:
    """The first rule that ``action`` breaks in this position; None when it is legal."""
    if action in legal_actions(state):
        return None
    pending = state.table.pending
    moment, why = _VERBS.get(type(action), (None, Why.NOT_NOW))
    if type(pending) is not moment:
        if isinstance(action, UseSpecial | DeclineSpecial) and isinstance(pending, Placing):
            held = state.table.specials[pending.seat]
            return Why.TOO_LATE if held and held[0] in components().at_start else Why.NO_SPECIAL
        return _DUE.get(type(pending), Why.NOT_NOW)
    return why if isinstance(why, Why) else why(state, action)


def _place(state: State, action: Place) -> Why:
    pending, table = state.table.pending, state.table
    assert isinstance(pending, Placing)
    held = table.specials[pending.seat]
    special = held[0] if held else None
    laid = None if special is None else components().placed_as[special.index]
    if action.card not in table.hands[pending.seat] and action.card != laid:
        return Why.NOT_IN_HAND
    if action.space not in SPACES:
        return Why.NO_SUCH_SPACE
    if table.spaces[action.space] is not None:
        return Why.SPACE_TAKEN
    assert special is not Special.ANCHOR
    return Why.NO_ANCHOR


def _anchor_target(state: State, action: AnchorTarget) -> Why:
    return Why.NOTHING_THERE if action.space in SPACES else Why.NO_SUCH_SPACE


def _move_card(state: State, action: MoveCard) -> Why:
    pending, table = state.table.pending, state.table
    assert isinstance(pending, Moving)
    origin, to = action.origin, action.to
    if origin not in SPACES or to not in SPACES:
        return Why.NO_SUCH_SPACE
    if table.spaces[origin] is None:
        return Why.NOTHING_THERE
    if origin == pending.space:
        return Why.JUST_PLACED
    if side_of(origin) != side_of(pending.space):
        return Why.OTHER_SIDE
    if origin == table.anchored:
        return Why.ANCHORED
    if origin == to:
        return Why.SAME_SPACE
    card = table.spaces[pending.space]
    assert card is not None
    if components().arrows[card] is Arrow.VERTICAL:
        return Why.OPPOSITE_TAKEN if to == opposite(origin) else Why.NOT_OPPOSITE
    return Why.SPACE_TAKEN if side_of(to) == side_of(origin) else Why.LEAVES_SIDE


_DUE: dict[type, Why] = {
    Moving: Why.ARROW_FIRST,
    Anchoring: Why.ANCHOR_FIRST,
    UsingSpecial: Why.SPECIAL_FIRST,
    Returning: Why.SPECIAL_FIRST,
    Giving: Why.SPECIAL_FIRST,
    Looking: Why.SPECIAL_FIRST,
    KeepingSpecial: Why.SPECIAL_FIRST,
}
"""What must be done before anything else in these moments."""

_VERBS: Final[dict[type, tuple[type, Refusal]]] = {
    KeepSpecial: (KeepingSpecial, Why.NOT_DRAWN),
    UseSpecial: (UsingSpecial, Why.NOT_NOW),
    DeclineSpecial: (UsingSpecial, Why.NOT_NOW),
    SubmarineReturn: (Returning, Why.NOT_DRAWN),
    HarpoonGive: (Giving, Why.NOT_IN_HAND),
    EyeSeen: (Looking, Why.NOT_NOW),
    Place: (Placing, _place),
    AnchorTarget: (Anchoring, _anchor_target),
    MoveCard: (Moving, _move_card),
}
"""The moment of each action, and what is wrong with one that is not legal then."""
