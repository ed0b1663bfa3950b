"""Carrying out actions: each verb of ``actions`` is one function of its chapter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from noria_desktop.engine.contract import Step
from noria_desktop.games.nautilus.actions import (
    Action,
    Advance,
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
from noria_desktop.games.nautilus.arrows import move_card
from noria_desktop.games.nautilus.award import award, clear
from noria_desktop.games.nautilus.events import Event
from noria_desktop.games.nautilus.opening import keep_special, open_round
from noria_desktop.games.nautilus.placement import anchor_target, place
from noria_desktop.games.nautilus.specials import (
    decline_special,
    eye_seen,
    harpoon_give,
    submarine_return,
    use_special,
)
from noria_desktop.games.nautilus.state import Awarding, Clearing, Opening, State


def apply_unchecked(state: State, action: Action) -> Step[State, Event]:
    """Carry out an action taken from the legal ones."""
    return _VERBS[type(action)](state, action)


def advance(state: State, action: Advance) -> Step[State, Event]:
    """The next automatic beat."""
    return _BEATS[type(state.table.pending)](state, action)


_BEATS: dict[type, Callable[[State, Advance], Step[State, Event]]] = {
    Opening: open_round,
    Awarding: award,
    Clearing: clear,
}

_VERBS: dict[type, Callable[[State, Any], Step[State, Event]]] = {
    KeepSpecial: keep_special,
    UseSpecial: use_special,
    DeclineSpecial: decline_special,
    SubmarineReturn: submarine_return,
    HarpoonGive: harpoon_give,
    EyeSeen: eye_seen,
    Place: place,
    AnchorTarget: anchor_target,
    MoveCard: move_card,
    Advance: advance,
}
