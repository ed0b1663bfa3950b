"""What may be done now and who decides.

The order of legal actions is fixed: specials and submarine cards as drawn, cards of a hand ascending,
spaces in order of their numbers, without the anchor before with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from noria_desktop.engine.contract import Seat, Turn
from noria_desktop.games.nautilus.actions import Action, Advance
from noria_desktop.games.nautilus.arrows import legal_moves
from noria_desktop.games.nautilus.components import PRINTED
from noria_desktop.games.nautilus.opening import keepings
from noria_desktop.games.nautilus.placement import placements, targets
from noria_desktop.games.nautilus.specials import SEEN, USE_OR_DECLINE, gifts, returns
from noria_desktop.games.nautilus.state import (
    Anchoring,
    Awarding,
    Clearing,
    Finished,
    Giving,
    KeepingSpecial,
    Looking,
    Moving,
    Opening,
    Placing,
    Returning,
    State,
    UsingSpecial,
)
from noria_desktop.games.nautilus.terms import Arrow, Phase, Prompt

_ADVANCE: tuple[Action, ...] = (Advance(),)
_OVER = Turn(None, Phase.GAME_OVER, Prompt.FINISHED)


def _of_both(phase: Phase, prompt: Prompt, automatic: bool = False) -> tuple[Turn, Turn]:
    """The turn of seat 0 and of seat 1."""
    return Turn(Seat(0), phase, prompt, automatic), Turn(Seat(1), phase, prompt, automatic)


_BY_START: dict[type, tuple[Turn, Turn]] = {
    Opening: _of_both(Phase.OPENING, Prompt.OPEN_ROUND, automatic=True),
    KeepingSpecial: _of_both(Phase.OPENING, Prompt.KEEP_SPECIAL),
    Awarding: _of_both(Phase.AWARD, Prompt.AWARD, automatic=True),
    Clearing: _of_both(Phase.CLEANUP, Prompt.CLEAR, automatic=True),
    Finished: (_OVER, _OVER),
}
"""Decisions and beats of the start player."""
_BY_SEAT: dict[type, tuple[Turn, Turn]] = {
    UsingSpecial: _of_both(Phase.SPECIALS, Prompt.USE_SPECIAL),
    Returning: _of_both(Phase.SPECIALS, Prompt.SUBMARINE_RETURN),
    Giving: _of_both(Phase.SPECIALS, Prompt.HARPOON_GIVE),
    Looking: _of_both(Phase.SPECIALS, Prompt.EYE_LOOK),
    Anchoring: _of_both(Phase.PLACEMENT, Prompt.ANCHOR_TARGET),
}
"""Decisions of the seat that stands beside them."""
_PLACING = _of_both(Phase.PLACEMENT, Prompt.PLACE)
_UPRIGHT = Arrow.VERTICAL
_VERTICAL = _of_both(Phase.PLACEMENT, Prompt.MOVE_VERTICAL)
_HORIZONTAL = _of_both(Phase.PLACEMENT, Prompt.MOVE_HORIZONTAL)


def turn(state: State) -> Turn:
    """Who decides what now. Automatic beats are the start player's."""
    pending: Any = state.table.pending
    kind = type(pending)
    if kind is Placing:  # three of five moments, asked without a table
        return _PLACING[pending.seat]
    decisions = _BY_SEAT.get(kind)
    if decisions is not None:
        return decisions[pending.seat]
    if kind is Moving:
        card = state.table.spaces[pending.space]
        assert card is not None
        return (_VERTICAL if PRINTED.arrows[card] is _UPRIGHT else _HORIZONTAL)[pending.seat]
    return _BY_START[kind][state.match.start]


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action the rules allow now."""
    kind = type(state.table.pending)
    return placements(state) if kind is Placing else _LEGAL[kind](state)


_LEGAL: dict[type, Callable[[State], tuple[Action, ...]]] = {
    Opening: lambda state: _ADVANCE,
    KeepingSpecial: keepings,
    UsingSpecial: lambda state: USE_OR_DECLINE,
    Returning: returns,
    Giving: gifts,
    Looking: lambda state: SEEN,
    Anchoring: targets,
    Moving: legal_moves,
    Awarding: lambda state: _ADVANCE,
    Clearing: lambda state: _ADVANCE,
    Finished: lambda state: (),
}
