"""Where in a game's history the human decided, the bot moved, and nobody had a choice.

The table page asks here what Undo leads to, which turn to show again and what stands in the log. Pure
questions about a session; nothing here moves it.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Any

from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.game_ui import AnyGameUi, Explained, LogLine


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


def is_forced(session: Session, face: AnyGameUi, ply: int) -> bool:
    """True when the human could then only end the phase, which the page does by itself."""
    state = session.state_at(ply)
    legal = session.rules.legal_actions(state)
    if len(legal) != 1 or session.rules.turn(state).automatic:
        return False
    commands = face.presenter.commands(session.view_at(ply), legal)
    return bool(commands) and commands[0].key is Key.END and not commands[0].waits


def undo_ply(
    session: Session, face: AnyGameUi, *, pass_forced: bool, pending_steps: Container[int] = ()
) -> int | None:
    """The moment that Undo leads to; None at the start.

    What one gesture did is taken back as one. With ``pass_forced`` that is the latest moment with a real choice, or the first of all when there is none.
    """
    found: int | None = None
    for ply in range(session.cursor - 1, -1, -1):
        if session.is_decision(ply) and ply not in pending_steps:
            found = ply
            if not pass_forced or not is_forced(session, face, ply):
                break
    return found


def step_name(session: Session, face: AnyGameUi, ply: int | None, pending_steps: Container[int] = ()) -> str:
    """What was done at this moment, in words, for the Edit menu; empty for none. A gesture is told by its end."""
    if ply is None:
        return ""
    while ply + 1 in pending_steps and ply + 1 < len(session.log):
        ply += 1
    entry = session.log[ply]
    return face.describe(entry.action, session.view_at(ply, entry.seat))


def bot_plies(session: Session, seat: Seat = HUMAN) -> Iterator[int]:
    """Steps that were not this seat's own, newest first."""
    return (ply for ply in range(session.cursor, 0, -1) if session.log[ply - 1].seat != seat)


def last_bot_turn(session: Session, seat: Seat = HUMAN, *, several: bool = False) -> tuple[int, int] | None:
    """First and last ply of the rival's latest turn before the cursor; None before its first.

    With ``several`` rivals that is all that happened between this seat's last decision and the one before it; what
    moves by itself is nobody's decision.
    """

    def own(ply: int) -> bool:
        return session.log[ply].seat == seat and (not several or session.is_decision(ply))

    end = session.cursor
    while end > 0 and own(end - 1):
        end -= 1
    start = end
    while start > 0 and not own(start - 1):
        start -= 1
    return (start, end) if end > start else None


def latest_reason(session: Session, face: AnyGameUi) -> Explained | None:
    """Why the bot last chose what it chose; None before it ever had a choice."""
    for ply in bot_plies(session):
        for event in reversed(session.events_at(ply)):
            explained = face.explain(event, session.state_at(ply))
            if explained is not None:
                return explained
    return None


def log_lines(session: Session, face: AnyGameUi, now: Any) -> tuple[LogLine, ...]:
    """The whole log up to the cursor, each line worded from the state its event came out of.

    ``now`` is the state by which some games no longer tell of everything.
    """
    return tuple(
        line
        for ply in range(session.cursor + 1)
        for event in session.events_at(ply)
        if not (face.forgets is not None and face.forgets(event, session.state_at(max(ply - 1, 0)), now))
        and (line := face.log_line(event, session.state_at(max(ply - 1, 0)), ply)) is not None
    )
