"""What a press at the table means: a gesture on the board, a button of the strip, Undo and Hint of the tool bar and the menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.gestures import Collect
from noria_desktop.ui.table.asking import Asking
from noria_desktop.ui.table.coach_voice import COACH_LINKS, TAKE_IT_BACK
from noria_desktop.ui.table.display import TableDisplay
from noria_desktop.ui.table.lamp import LAMP_BUTTONS
from noria_desktop.ui.table.strip_buttons import ANY_MOVE, TAKE_BACK, TRY_AGAIN, WHY

if TYPE_CHECKING:
    from noria_desktop.ui.table.lessons.lesson_table import LessonTable
    from noria_desktop.ui.table.replay.watching import Watching


class Pressing:
    """Between whatever was pressed and whoever does it; a lesson that lies on the table comes first."""

    def __init__(
        self,
        display: TableDisplay,
        asking: Asking,
        board: Board,
        replay: Callable[[], Watching],
        tell_why: Callable[[], None],
    ) -> None:
        """Nothing is pressed.

        Args:
            display: shows the game and says what is collected.
            asking: lets through what gives nothing up, and asks about the rest.
            board: where gestures are made.
            replay: what shows a watched game.
            tell_why: tells why the others did what they did last.
        """
        self._display, self._conductor = display, display.conductor
        self._asking, self._board, self._replay, self._tell_why = asking, board, replay, tell_why
        self.lesson: LessonTable | None = None
        """What a lesson has at this table, once there was one."""

    def hand_played(self, actions: tuple[Any, ...]) -> None:
        """A gesture on the board is complete."""
        if actions and isinstance(actions[0], Collect):
            self._display.collect(actions[0].draft)
            if self.lesson is not None:
                self.lesson.collected()
        elif self.lesson is not None and self.lesson.quiet:
            self.lesson.try_(actions, self._board.last_target)
        elif self.lesson is None or not self.lesson.comes_too_soon():
            self._asking.play(actions, self._display.face)

    def button(self, actions: tuple[Any, ...], words: str = "") -> None:
        """A button of the prompt strip was pressed, which bears these words."""
        if self._asking.answers(actions):
            return
        if actions and isinstance(actions[0], Collect):
            self._display.collect(actions[0].draft)
        elif actions == TAKE_BACK:
            self.undo()
        elif actions == TRY_AGAIN:
            self._conductor.deciding.let_try_again()
        elif actions == ANY_MOVE:
            self._conductor.deciding.let_chance_decide()
        elif actions == WHY:
            self._tell_why()
        elif actions == TAKE_IT_BACK:
            self._asking.undo_remark()
        elif actions in COACH_LINKS:
            self._display.coach.press(actions)
        elif actions in LAMP_BUTTONS:
            self._display.lamp.press(actions)
            self._board.setFocus()
        elif self.lesson is None or not self.lesson.comes_too_soon():
            self._asking.play(actions, self._display.face, words)

    def undo(self) -> None:
        """Take the last decision back; what is only collected is given back first, as nothing is decided by it."""
        back = self._display.given_back
        if back is not None:
            self._asking.withdraw()
            self.button(back.actions)
        else:
            self._asking.undo()

    def hint(self) -> None:
        """A hint; once one is shown, the next best."""
        if self._conductor.is_watching:
            self._replay().ask()
        elif self._display.lamp.lit:
            self._display.lamp.show_next()
        elif not self._conductor.own and self._conductor.deciding.has_hints:
            self._display.tell_nothing_to_advise()
        else:
            self._conductor.deciding.ask_for_hint()
