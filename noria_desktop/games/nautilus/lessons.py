"""Who learns something hidden: only humans do, and only then is going back a peek.

Source: engine contract, law 7; decision 3.
"""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.nautilus.events import Event, Learned
from noria_desktop.games.nautilus.state import State
from noria_desktop.games.nautilus.terms import Opponent

_HUMAN: tuple[Event, ...] = (Learned(HUMAN),)
_SECOND: tuple[Event, ...] = (Learned(BOT),)
_NOBODY: tuple[Event, ...] = ()
# Looking a word up in its enum costs more than in a table.
_SECOND_HUMAN = Opponent.HUMAN


def lesson(state: State, learner: Seat) -> tuple[Event, ...]:
    """``Learned`` for a seat at which a human sits, nothing for a computer player."""
    if learner == HUMAN:
        return _HUMAN
    return _SECOND if state.match.options.opponent is _SECOND_HUMAN else _NOBODY
