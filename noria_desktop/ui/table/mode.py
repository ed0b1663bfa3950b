"""What the table is doing: one value, which can be printed."""

from __future__ import annotations

import enum
from collections.abc import Callable, Container
from typing import Any, Final

from noria_desktop.engine.contract import Seat
from noria_desktop.ui.board.moment import Moment


class Mode(enum.Enum):
    """What the table is doing."""

    EMPTY = "empty"
    """No game lies on it."""
    PLAYING = "playing"
    """A person decides."""
    MOVING = "moving"
    """Something moves by the rules alone, one beat after the other."""
    THINKING = "thinking"
    """A program decides."""
    STUCK = "stuck"
    """A program could not decide, and people say how to go on."""
    SKIPPING = "skipping"
    """Others play on to the next decision of a person without being watched."""
    HANDING_OVER = "handing over"
    """Somebody comes to the screen next; the curtain falls once the board has come to rest."""
    CURTAINED = "curtained"
    """Everything is covered until that somebody is there."""
    REPLAYING = "replaying"
    """What others did last is shown again; the game itself stands still."""
    WATCHING = "watching"
    """A whole game is looked at from its start; nothing can be played or taken back."""
    OVER = "over"
    """Nobody has anything left to decide."""


COVERED: Final = frozenset({Mode.HANDING_OVER, Mode.CURTAINED})
"""Whoever is still at the screen must not see what the one who comes sees."""
STILL: Final = frozenset({Mode.EMPTY, Mode.WATCHING, Mode.REPLAYING})
"""The history cannot be moved."""


def mode_at(
    moment: Moment, seat: Seat, programs: Container[Seat], secret: Callable[[Any], bool] | None
) -> Mode:
    """What there is to do at a moment, by the rules and by who sits where.

    Args:
        moment: where the game stands.
        seat: whose eyes the table is shown to.
        programs: the seats that programs play.
        secret: ``PlayedGame.secret``.
    """
    turn = moment.turn
    if turn.seat is None:
        return Mode.OVER
    if turn.automatic:
        return Mode.MOVING
    if turn.seat in programs:
        return Mode.THINKING
    hidden = turn.seat != seat if secret is None else secret(moment.state)
    return Mode.HANDING_OVER if hidden else Mode.PLAYING
