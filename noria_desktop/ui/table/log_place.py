"""Where the log lies at the table: beside the board where there is room, else over the column that is read.

It gives way to what is played, to the keyboard and to a lesson that goes on; rules and the steps of a watched game have
their places beside it. Source: mocks/noria.md 1; mocks/table.md 5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QHBoxLayout, QWidget

from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.table.beside import BOARD, Beside
from noria_desktop.ui.table.reading import log_box
from noria_desktop.ui.table.seated_game import SeatedGame
from noria_desktop.ui.table.side_panel import WIDTH, SidePanel

if TYPE_CHECKING:
    from noria_desktop.ui.table.lessons.lesson_table import LessonTable
    from noria_desktop.ui.table.replay.watching import Watching

DOCK_FROM_WIDTH: Final = 1600
"""From this page width on the log stands open beside the board (mocks/noria.md 1)."""
MOST: Final = 16777215
"""Qt's largest size of a widget."""
LEAST: Final = 110
"""A log lower than that shows nothing: it waits until what is played there is done."""


class LogPlace:
    """The place of the log, and of what lies beside or over the board like it."""

    def __init__(
        self,
        page: QWidget,
        board: Board,
        panel: SidePanel,
        conductor: SeatedGame,
        rules: Beside,
        middle: QHBoxLayout,
    ) -> None:
        """Nobody has asked for the log.

        Args:
            page: the table.
            board: its board.
            panel: shows the log.
            conductor: what the table is doing.
            rules: have a place of their own.
            middle: the row in which the board lies.
        """
        self._page, self._board, self._panel, self._conductor = page, board, panel, conductor
        self._rules, self._middle = rules, middle
        self.lesson: LessonTable | None = None
        """What a lesson has at this table, once there was one."""
        self.replay: Watching | None = None
        """What a game that is watched has at this table."""
        self._wanted: bool | None = None
        """Whether it was asked for or sent away; None: it is there where it has room."""
        self._gave_way = False

    @property
    def taught(self) -> bool:
        """Whether a lesson lies on the table."""
        return self.lesson is not None and self.lesson.run is not None

    def forget(self) -> None:
        """Who asked for the log, or sent it away, did so at another game."""
        self._wanted = None

    def toggle(self) -> None:
        """Show or hide log, reasons and rule."""
        self._wanted = not self._panel.isVisible()
        if not self._wanted and self._panel.isAncestorOf(self._page.focusWidget()):
            self._board.setFocus()
        self.place()

    def open(self) -> None:
        """Show it, where it is not shown."""
        if not self._panel.isVisible():
            self.toggle()

    def show_focused(self) -> None:
        """The keyboard came to a spot: a log that lies over it gives way until the keyboard or the pointer is elsewhere."""
        walks = self._board.view.hand.focus_visible
        if self._wanted and (walks or self._gave_way):
            self.place()
        self._gave_way = walks

    def lesson_went_on(self) -> None:
        """A lesson has something new to say: a log over the board gives way to it."""
        if self._wanted and self._middle.indexOf(self._panel) < 0:
            self._wanted = None
            self.place()

    def place(self) -> None:
        """Beside the board where there is room, else over the column that is read, never over what is played."""
        self._rules.place()
        zoom = self._board.zoomed
        if self.replay is not None:
            self._place_steps(self.replay, zoom)
        roomy = self._page.width() >= DOCK_FROM_WIDTH * zoom
        if self._rules.taken:
            # Both beside the board only where enough of it is left; the log comes back when the rules have gone.
            roomy = self._page.width() - self._rules.taken - WIDTH * zoom >= BOARD * zoom
        docked = self._middle.indexOf(self._panel) >= 0
        if roomy and not docked:
            self._panel.setMinimumSize(round(WIDTH * zoom), 0)
            self._panel.setMaximumSize(round(WIDTH * zoom), MOST)
            self._middle.insertWidget(1, self._panel)
        elif not roomy and docked:
            self._middle.removeWidget(self._panel)
        # In a lesson the log comes when it is asked for, and no sooner.
        by_itself = roomy and not (self._conductor.is_watching or self.taught)
        wanted = by_itself if self._wanted is None else self._wanted
        if roomy:
            self._panel.set_docked(True)
        elif wanted:
            free, whole = log_box(self._board)
            self._panel.setMinimumSize(0, 0)
            self._panel.setMaximumSize(MOST, MOST)
            self._panel.set_docked(False, roomy=whole)
            self._panel.setGeometry(free.translated(self._board.mapTo(self._page, QPoint(0, 0))))
            self._panel.raise_()
            wanted = free.height() >= LEAST
        self._panel.setVisible(wanted)
        if self.lesson is not None:
            over = self._over(self._panel)
            self.lesson.read_beside(over if wanted and not roomy else None)

    def over_board(self) -> list[QRect]:
        """What lies over the board now, in its pixels: log, rules, the steps of a watched game."""
        steps = None if self.replay is None else self.replay.panel
        panels = (self._panel, self._rules.shown, steps)
        over = (
            one for one in panels if one is not None and one.isVisible() and self._middle.indexOf(one) < 0
        )
        return [self._over(one) for one in over]

    def _over(self, panel: QWidget) -> QRect:
        """Where a part of the page lies, in the board's pixels."""
        return QRect(self._board.mapFrom(self._page, panel.pos()), panel.size())

    def _place_steps(self, replay: Watching, zoom: float) -> None:
        """The steps of a watched game beside the board, or over its side where the window is small."""
        from noria_desktop.ui.table.replay.steps_panel import WIDTH as STEPS_WIDTH

        replay.fit()
        panel = replay.panel
        beside = self._middle.indexOf(panel) >= 0
        if replay.folded and beside:
            self._middle.removeWidget(panel)
        elif not replay.folded and not beside:
            self._middle.addWidget(panel)
        if replay.floating:
            box = self._board.geometry()
            wide = round(STEPS_WIDTH * zoom)
            panel.setGeometry(box.right() + 1 - wide, box.top(), wide, box.height())
            panel.raise_()
