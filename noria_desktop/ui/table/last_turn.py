"""What another's last turn was, as long as the player has not answered it: the told line and the marks on the board.

Both are made from the record of the turn, so they are there at every speed and after a game was put aside.
Source: mocks/table.md 4.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from noria_desktop.engine.contract import Seat
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.game_says import StoryStep, Told
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.table.history import is_forced, last_bot_turn
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.seated_game import SeatedGame
from noria_desktop.ui.table.waiting import Wait

MOST_PLIES = 60
"""A turn in which the player decides something is looked for so far back."""


class LastTurn:
    """The last turn of others at one table, as whoever sits at the screen may know it."""

    def __init__(self, conductor: SeatedGame, face: Callable[[], AnyGameUi | None] = lambda: None) -> None:
        """For the conductor's game; ``face``: its door, once there is one."""
        self._conductor = conductor
        self._face = face

    @property
    def span(self) -> tuple[int, int] | None:
        """First and last ply of that turn; None once the player has answered it, and while others still move."""
        conductor = self._conductor
        if conductor.mode is not Mode.PLAYING or not conductor.own:
            return None
        session, seat = conductor.session, conductor.seat
        found = last_bot_turn(session, seat, several=conductor.is_open)
        if found is None or any(self._answers(ply) for ply in range(found[1], session.cursor)):
            return None
        return None if self._in_own_turn(found[1]) else found

    def _in_own_turn(self, last: int) -> bool:
        """Whether what moved up to this ply belongs to the player's own turn, as a combat of theirs that is revealed."""
        face, events = self._face(), self._conductor.session.events_at
        if face is None:
            return False
        for ply in range(last, max(0, last - MOST_PLIES), -1):
            for event in reversed(events(ply)):
                if face.begins_turn(event):
                    return False
                if face.begins_own_turn(event):
                    return True
        return False

    def own_reveals(self, face: AnyGameUi) -> bool:
        """Whether taking back all of the player's own turn would open the sealed record."""
        session = self._conductor.session
        for ply in range(session.cursor, 0, -1):
            if any(face.begins_own_turn(event) for event in session.events_at(ply)):
                return session.would_open(ply - 1)
        return False

    def _answers(self, ply: int) -> bool:
        """Whether the step after this ply was the player's own choice."""
        conductor = self._conductor
        if not conductor.session.is_decision(ply):
            return False
        return not (conductor.auto_resolve and self._passes(ply))

    def passed_over(self, face: AnyGameUi) -> str:
        """What was done or left out by itself since the player's last choice, and why; empty: nothing."""
        conductor = self._conductor
        decides = conductor.mode is Mode.PLAYING and conductor.own
        if not (decides or conductor.wait is Wait.PARTING) or not conductor.auto_resolve:
            return ""
        session, first = conductor.session, conductor.session.cursor
        while first > 0 and session.log[first - 1].seat == conductor.seat and self._passes(first - 1):
            first -= 1
        if first == session.cursor:
            return ""
        return face.passed_over(self.steps((first, session.cursor)), conductor.view)

    def _passes(self, ply: int) -> bool:
        """Whether the table takes the step after this ply by itself, though it is the player's."""
        conductor = self._conductor
        return conductor.session.is_decision(ply) and is_forced(
            conductor.moments.at(ply), conductor.game.presenter
        )

    def told(self, face: AnyGameUi) -> Told | None:
        """The turn in words."""
        span = self.span
        if span is None:
            return None
        told = face.told(self.steps(self._whole(face, span)), self._conductor.view)
        if told is not None and not told.parts:
            return None  # the game knows that nobody did anything: what was only counted is no deed
        return told or self._plainly(face, span)

    def marks(self, face: AnyGameUi, table: Any, looking: Any = None) -> tuple[Sprite, ...]:
        """The turn on the board; ``looking``: what is looked at instead of the own place."""
        span = self.span
        if span is None:
            return ()
        steps = self.steps(self._whole(face, span))
        return face.marks(steps, table) if looking is None else face.marks_looked_at(steps, table, looking)

    def _whole(self, face: AnyGameUi, span: tuple[int, int]) -> tuple[int, int]:
        """The same turn from its begin, if the player decided something in the midst of it."""
        events = self._conductor.session.events_at
        for ply in range(span[1], max(0, span[1] - MOST_PLIES), -1):
            if any(face.begins_turn(event) for event in events(ply)):
                return min(span[0], ply - 1), span[1]
        return span

    def steps(self, span: tuple[int, int]) -> tuple[StoryStep, ...]:
        """The steps of a turn, oldest first."""
        conductor = self._conductor
        moments, seat = conductor.moments, conductor.seat
        return tuple(
            StoryStep(
                ply,
                moments.at(ply - 1).view(seat),
                conductor.session.events_at(ply),
                moments.at(ply).view(seat),
            )
            for ply in range(span[0] + 1, span[1] + 1)
        )

    def _plainly(self, face: AnyGameUi, span: tuple[int, int]) -> Told | None:
        """Of a game that does not tell it: what the log says of the others in that turn."""
        session, own = self._conductor.session, self._conductor.seat
        lines = [
            line
            for ply in range(span[0] + 1, span[1] + 1)
            for event in session.events_at(ply)
            if (line := face.log_line(event, session.state_at(ply - 1), ply)) is not None
            and not line.heading
            and line.side is not None
            and line.side != own
        ]
        if not lines:
            return None
        return Told(
            Seat(lines[-1].side or 0), tuple(line.text for line in lines if line.side == lines[-1].side)
        )
