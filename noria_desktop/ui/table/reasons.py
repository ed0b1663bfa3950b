"""Why others moved as they did, in the side panel: rules of an automaton, thoughts of a program."""

from __future__ import annotations

from typing import Final

from noria_desktop.app.session import Session
from noria_desktop.ui.game_ui import AnyGameUi, Explained, LogLine
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.history import bot_plies
from noria_desktop.ui.table.side_panel import SidePanel

LATEST: Final = "latest"
"""What the board's own button asked for: the latest step that has reasons."""


class Reasons:
    """The Why part of the side panel for the game at the table."""

    def __init__(self, panel: SidePanel, conductor: Conductor, face: AnyGameUi) -> None:
        """Nothing is explained yet."""
        self._panel = panel
        self._conductor = conductor
        self.face = face
        self._told: object = None
        """What is explained now: an event, or the ply that a program's choice led to."""

    def forget(self) -> None:
        """What was explained belongs to another game, or was taken back."""
        self._told = None
        self._panel.forget_reason()

    def reword(self) -> None:
        """Explain the same in another language."""
        if self._told is LATEST:
            self.explain_latest()
        elif isinstance(self._told, int):
            self.explain_choice(self._told)
        else:
            self.explain(self._told)

    def explain(self, event: object) -> None:
        """Explain a choice of an automaton; other events change nothing."""
        explained = self.face.explain(event, self._conductor.view)
        if explained is not None:
            self._told = event
            self._panel.show_reason(explained)

    def explain_choice(self, ply: int) -> bool:
        """Explain the program's choice that led to this ply; False when there was none, or it may not be told."""
        explained = self.thought_at(ply)
        if explained is None:
            return False
        self._told = ply
        self._panel.show_reason(explained)
        return True

    def explain_line(self, line: LogLine) -> None:
        """Explain the step that a line of the log tells of."""
        if not self.explain_choice(line.ply):
            self.explain(line.event)

    def explain_latest(self) -> bool:
        """Explain the latest step that has reasons; False when there is none."""
        explained = self.latest_thought() or latest_reason(self._conductor.session, self.face)
        if explained is not None:
            self._told = LATEST
            self._panel.show_reason(explained)
        return explained is not None

    def in_short(self, ply: int) -> str:
        """Why the step that led to this ply was taken: what is asked about it, and the first of what decided it."""
        view = self._conductor.view
        found = self.thought_at(ply)
        if found is None:
            events = reversed(self._conductor.session.events_at(ply))
            found = next(
                (why for event in events if (why := self.face.explain(event, view)) is not None), None
            )
        if found is None:
            return ""
        return (
            translate("Table", "{question} {answer}")
            .format(question=found.title, answer=found.lines[0] if found.lines else "")
            .strip()
        )

    def explain_turn(self, first: int, last: int) -> bool:
        """Explain the latest step of a turn that has reasons; False where none has."""
        session = self._conductor.session
        for ply in range(last, first, -1):
            if self.explain_choice(ply):
                return True
            for event in reversed(session.events_at(ply)):
                if self.face.explain(event, self._conductor.view) is not None:
                    self.explain(event)
                    return True
        return False

    def thought_at(self, ply: int) -> Explained | None:
        """Why a program took the step that led to this ply, as far as that may be told now."""
        session, choice = self._conductor.session, self._conductor.session.choices.get(ply)
        if choice is None:
            return None
        if ply > len(session.log) or session.log[ply - 1].action != choice.action:
            return None
        return self.face.reason(choice, session.state_at(ply - 1), self._conductor.view)

    def latest_thought(self) -> Explained | None:
        """Why a program last moved as it did."""
        plies = range(self._conductor.session.cursor, 0, -1)
        return next((found for ply in plies if (found := self.thought_at(ply)) is not None), None)


def latest_reason(session: Session, face: AnyGameUi) -> Explained | None:
    """Why the bot last chose what it chose; None before it ever had a choice."""
    for ply in bot_plies(session):
        for event in reversed(session.events_at(ply)):
            explained = face.explain(event, session.state_at(ply))
            if explained is not None:
                return explained
    return None
