"""Why others moved as they did, under the lines of the log: rules of an automaton, thoughts of a program."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from noria_desktop.ui.game_says import Explained, LogLine
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.seated_game import SeatedGame
from noria_desktop.ui.table.side_panel import SidePanel


class Reasons:
    """What each line of the log carries under it, for the game at the table."""

    def __init__(self, panel: SidePanel, conductor: SeatedGame, face: AnyGameUi) -> None:
        """Nothing is open yet."""
        self._panel = panel
        self._conductor = conductor
        self.face = face

    def forget(self) -> None:
        """What was explained belongs to another game, or was taken back."""
        self._panel.open_line(None)

    def reword(self) -> None:
        """Explain the same in another language."""
        opened = self._panel.model.opened
        if opened is not None:
            self._panel.open_line(opened[0], self.of_line(opened[0]))

    def press(self, line: LogLine) -> None:
        """A line was pressed: it carries its reason under it, or no longer."""
        if self._panel.model.reason_of(line) is not None:
            self._panel.open_line(None)
            self._panel.show_line(line)
        else:
            self._panel.open_line(line, self.of_line(line))

    def of_line(self, line: LogLine) -> Explained:
        """Why what a line tells of happened; no line has nothing to say."""
        return self._given(line) or Explained(self._plainly(line), "", "", (), ())

    def _given(self, line: LogLine) -> Explained | None:
        """The reason of this very line; of what a side did, that of the step that it was part of."""
        found = self.face.explain(line.event, self._seen_before(line.ply))
        return found or (None if line.heading or line.side is None else self._of_ply(line.ply))

    def _of_ply(self, ply: int) -> Explained | None:
        """The reason of whatever was chosen in a step."""
        view = self._seen_before(ply)
        events = reversed(self._conductor.session.events_at(ply))
        return self.thought_at(ply) or next(
            (why for event in events if (why := self.face.explain(event, view)) is not None), None
        )

    def _seen_before(self, ply: int) -> Any:
        """What whoever sits at the screen saw when the step that led to this ply was taken.

        A reason names things by where they lay then: the market has changed since.
        """
        return self._conductor.moments.at(max(0, ply - 1)).view(self._conductor.seat)

    def _plainly(self, line: LogLine) -> str:
        """What there is to say of a line for which nobody gave a reason."""
        if line.heading:
            return translate("Table", "What happened from here on stands below.")
        return self._plainly_of(line.ply)

    def _plainly_of(self, ply: int) -> str:
        session = self._conductor.session
        if not 0 < ply <= len(session.log):
            return translate("Table", "This belongs to the set-up.")
        seat = session.log[ply - 1].seat
        if session.is_decision(ply - 1):
            if seat == self._conductor.seat:
                return translate("Table", "This came of your own choice.")
            return translate("Table", "This came of another player's own choice.")
        if seat in session.programs and not self._conductor.moments.at(ply - 1).turn.automatic:
            if ply in session.choices:
                return translate("Table", "Its reasons would tell what is still hidden.")
            return translate("Table", "The reasons of this move were not kept.")
        return translate("Table", "The rules alone brought this about; nobody had a choice.")

    def of_step(self, ply: int) -> tuple[Explained | None, str]:
        """Why the step that led to a ply was taken, or else what there is to say of it."""
        found = self._of_ply(ply)
        return found, "" if found is not None else self._plainly_of(ply)

    def explain_latest(self) -> bool:
        """Open the latest line that has a reason; False when there is none."""
        return self.explain_turn(0, self._conductor.session.cursor)

    def explain_turn(self, first: int, last: int) -> bool:
        """Open the latest line after one ply and up to another that has a reason; False where none has."""
        return self._open(next(self._reasons_between(first, last), None))

    def explain_choice(self, first: int, last: int, why: str) -> bool:
        """The same, but rather the line with the reason ``why`` that is told of the turn in plain words.

        Where nothing was told, rather the latest that somebody learning the game is told in plain words, else the one in
        which there was most to choose from: that a marker went a space on explains no turn.
        """
        found = tuple(self._reasons_between(first, last))
        told = (one for one in found if one[1].friend and one[1].friend == (why or one[1].friend))
        most = max(found, key=lambda one: (len(one[1].bars), len(one[1].lines)), default=None)
        return self._open(next(told, most))

    def _reasons_between(self, first: int, last: int) -> Iterator[tuple[LogLine, Explained]]:
        """Lines after one ply and up to another with their reasons, the latest first."""
        for line in reversed(self._panel.model.lines):
            if line.ply <= first:
                return
            if line.ply <= last and not line.heading and (found := self._given(line)) is not None:
                yield line, found

    def _open(self, found: tuple[LogLine, Explained] | None) -> bool:
        if found is not None:
            self._panel.open_line(*found)
        return found is not None

    def in_short(self, ply: int) -> str:
        """Why the step that led to this ply was taken: a friend's words, or what is asked and what decided it."""
        found = self._of_ply(ply)
        if found is None:
            return ""
        if found.friend:
            return found.friend
        return (
            translate("Table", "{question} {answer}")
            .format(question=found.title, answer=found.short or (found.lines[0] if found.lines else ""))
            .strip()
        )

    def thought_at(self, ply: int) -> Explained | None:
        """Why a program took the step that led to this ply, as far as that may be told now."""
        session, choice = self._conductor.session, self._conductor.session.choices.get(ply)
        if choice is None:
            return None
        if ply > len(session.log) or session.log[ply - 1].action != choice.action:
            return None
        return self.face.reason(choice, session.state_at(ply - 1), self._conductor.view)
