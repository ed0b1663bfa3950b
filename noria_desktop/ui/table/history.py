"""Where in a game's history the human decided, the bot moved, and nobody had a choice.

The table asks here what Undo leads to and which turn to show again. Pure questions about a session; but for
``PendingSteps`` nothing here moves it.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Any

from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.board.moment import Moment, Moments
from noria_desktop.ui.board.presenter import Collecting, Presenter


class PendingSteps:
    """Moments in the midst of a gesture that stands for several actions; Undo and Redo pass over them.

    They are known for what was played since the game was opened: after that a save leads back action by action.
    """

    def __init__(self) -> None:
        """Nothing was played yet."""
        self._plies: set[int] = set()

    def __contains__(self, ply: object) -> bool:
        """Whether a gesture was half done then."""
        return ply in self._plies

    def play(self, session: Session, actions: Sequence[Any]) -> None:
        """Play what one gesture stands for.

        Raises:
            IllegalAction: one of them is not legal; those before it are played.
        """
        # What came later in a past that was taken back is no longer ahead.
        self._plies = {ply for ply in self._plies if ply <= session.cursor}
        for number, action in enumerate(actions, start=1):
            session.dispatch(action)
            if number < len(actions):
                self._plies.add(session.cursor)


def is_forced(moment: Moment, presenter: Presenter) -> bool:
    """True when there is only one thing to do, which the table then does by itself.

    What is settled by a button waits for it, but for the end of a phase; so does what is collected piece by piece.
    """
    if len(moment.legal) != 1 or moment.turn.automatic:
        return False
    commands = presenter.commands(moment.view(HUMAN), moment.legal)
    if commands:
        return commands[0].key is Key.END and not commands[0].waits
    return not isinstance(presenter, Collecting)


def undo_ply(
    moments: Moments, presenter: Presenter, *, pass_forced: bool, pending_steps: Container[int] = ()
) -> int | None:
    """The moment that Undo leads to; None at the start.

    What one gesture did is taken back as one. With ``pass_forced`` that is the latest moment with a real choice, or the first of all when there is none.
    """
    session = moments.session
    found: int | None = None
    for ply in range(session.cursor - 1, -1, -1):
        if session.is_decision(ply) and ply not in pending_steps:
            found = ply
            if not pass_forced or not is_forced(moments.at(ply), presenter):
                break
    return found


def own_ply(session: Session, seat: Seat, steps: int) -> int | None:
    """The moment of this seat's decision so many decisions ago, 1: the latest; None: it has not made so many."""
    log = session.log
    for ply in range(session.cursor - 1, -1, -1):
        if log[ply].seat == seat and session.is_decision(ply):
            steps -= 1
            if not steps:
                return ply
    return None


def bot_plies(session: Session, seat: Seat = HUMAN, until: int | None = None) -> Iterator[int]:
    """Steps that were not this seat's own, newest first; ``until``: up to this ply instead of the cursor."""
    log = session.log
    last = session.cursor if until is None else until
    return (ply for ply in range(last, 0, -1) if log[ply - 1].seat != seat)


def last_bot_turn(session: Session, seat: Seat = HUMAN, *, several: bool = False) -> tuple[int, int] | None:
    """First and last ply of the rival's latest turn before the cursor; None before its first.

    With ``several`` rivals that is all that happened between this seat's last decision and the one before it; what
    moves by itself is nobody's decision, and where nothing but that happened there was no turn of theirs.
    """
    log = session.log

    def own(ply: int) -> bool:
        return log[ply].seat == seat and (not several or session.is_decision(ply))

    end = session.cursor
    while end > 0 and own(end - 1):
        end -= 1
    start = end
    while start > 0 and not own(start - 1):
        start -= 1
    return (start, end) if any(log[ply].seat != seat for ply in range(start, end)) else None
