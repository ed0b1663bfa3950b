"""The keys of a lesson at the table: which of them are its own, and what each does there."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from noria_desktop.app.lessons.laid_lesson import LaidLesson
from noria_desktop.app.lessons.standing import Phase
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.table.lessons.lesson_view import LessonView
from noria_desktop.ui.table.lessons.lesson_voice import LessonVoice


class KeyedLesson(Protocol):
    """What a key may be meant for."""

    view: LessonView

    @property
    def run(self) -> LaidLesson | None:
        """The lesson at the table."""

    @property
    def beats(self) -> bool:
        """Whether others are about to do something."""

    def leave(self) -> None:
        """The player has had enough for now."""

    def undo(self) -> None:
        """In a real game: the last decision is to be taken back."""

    def leave_log(self) -> None:
        """The log that lies over the board was read."""

    def back(self) -> None:
        """One step back."""

    def hurry(self) -> None:
        """What others do goes on at once."""


class LessonKeys:
    """Gives a press to the lesson."""

    def __init__(self, lesson: KeyedLesson, voice: LessonVoice, board: Board) -> None:
        """For one table."""
        self._lesson, self._voice, self._board = lesson, voice, board

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key of the lesson's stands for; False: it is the table's own."""
        lesson, key = self._lesson, Qt.Key(event.key())
        run, view = lesson.run, lesson.view
        if run is None or event.isAutoRepeat():
            return False
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        plain = not event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if key is Qt.Key.Key_Escape and plain and view.card_open:
            self._voice.turn_card()
        elif key is Qt.Key.Key_Escape and plain and view.covered is not None:
            lesson.leave_log()
        elif key is Qt.Key.Key_Escape and plain and view.takes_back(run):
            if run.is_game:
                return False  # as at every table
            if not view.goal.commands.press_key(key):
                lesson.back()
        elif key is Qt.Key.Key_Escape and plain and self._board.lamp and not run.is_game:
            self._voice.hide_how()
        elif key is Qt.Key.Key_Escape and plain and not self._board.lamp:
            if not self._board.view.refused:  # else it was meant for what was said, and has put that away
                lesson.leave()
        elif enter and plain and view.reads_first:
            return view.callout.press()
        elif run.is_game and key is Qt.Key.Key_Space and plain and lesson.beats:
            lesson.hurry()
        elif run.is_game and control and key is Qt.Key.Key_Z:
            lesson.undo()
        elif run.is_game:
            return False
        elif key is Qt.Key.Key_H and plain:
            self._voice.show_how()
        elif control and key is Qt.Key.Key_Z:
            lesson.back()
        elif key is Qt.Key.Key_Space and plain:
            if not run.waits and run.phase in (Phase.OTHERS, Phase.SHOWN):
                lesson.hurry()
            elif view.callout.buttons():
                view.callout.press()
        elif plain and view.goal.commands.press_key(key):
            pass
        elif enter and plain:
            # The table's own strip is not there: what it would do with the key is nobody's wish.
            if not self._board.press_focused():
                view.focus_wanted(run, visible=True)
                self._board.press_focused()
        else:
            return (
                not (control or key in (Qt.Key.Key_F1, Qt.Key.Key_Question))
                and plain
                and (Qt.Key.Key_A <= key <= Qt.Key.Key_Z)
            )
        return True
