"""Where a section of the rules lies at the table: beside the board where there is room, else over the side that is not played.

The table only gives it its place; what it shows is the window's. The game goes on as it is: others move on, what is in
hand stays in hand. Source: mocks/way-in.md 6.
"""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from shiboken6 import isValid

from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.table.reading import played_boxes

WIDTH: Final = 420
"""Of the rules, where words have their usual size."""
BOARD: Final = 1180
"""So much is left to the board beside them: from a page of 1600 on."""
MOST_COVERED: Final = 0.42
"""A sheet covers no more of the page's width; where it would, the rules are a page of their own."""


class RuleAddresses(Protocol):
    """Who knows where rules stand."""

    def anchor_of(self, game_id: str, title: str, /) -> str:
        """The section of a rule that the table calls so; empty where there is none."""
        ...

    def link(self, game_id: str, anchor: str, /) -> str:
        """What a link to a section is called; empty for none."""
        ...


class Beside(QObject):
    """The place at one table."""

    changed = Signal()
    """Something lies there, or no longer."""
    dressed = Signal()
    """The table has other looks."""

    def __init__(self, page: QWidget, board: Board, middle: QHBoxLayout) -> None:
        """Nothing lies there.

        Args:
            page: the table.
            board: its board.
            middle: the row in which the board lies.
        """
        super().__init__(page)
        self._page, self._board, self._middle = page, board, middle
        self._came_from: QWidget | None = None
        self._at_left = False
        self._over_hand = False
        """It was opened last, after what is in hand now was taken."""
        self.shown: QWidget | None = None
        """What lies there now."""
        board.picked.connect(self._hand_changed)
        board.view.installEventFilter(self)

    @property
    def wide(self) -> int:
        """Pixels that it takes."""
        return round(WIDTH * self._board.zoomed)

    @property
    def fits(self) -> bool:
        """Whether a section can lie at the table at all."""
        return self.wide <= MOST_COVERED * self._page.width()

    @property
    def docked(self) -> bool:
        """Whether it lies beside the board and covers nothing.

        Not while a piece is in hand: a board that is laid out anew would put it back.
        """
        beside = self.shown is not None and self._middle.indexOf(self.shown) >= 0
        if self._board.view.hand.holding and not beside:
            return False
        return self._page.width() - self.wide >= BOARD * self._board.zoomed

    @property
    def taken(self) -> int:
        """Pixels of the page's width that are not the board's for it."""
        return self.wide if self.shown is not None and self.docked else 0

    def lay(self, widget: QWidget) -> None:
        """Let something lie there; the keyboard goes to it, and back where it was when it is taken away.

        While a piece is in hand the keyboard stays at the board: it would go back to its place otherwise.
        """
        focus = QApplication.focusWidget()
        if self.shown is None or focus is None or not self.shown.isAncestorOf(focus):
            self._came_from = focus
        if self.shown is not None and self.shown is not widget:
            self._remove()
        self.shown = widget
        widget.setParent(self._page)
        self._at_left = self._covered(left=True) < self._covered(left=False)
        self.changed.emit()
        self.place()
        widget.show()
        self._over_hand = self._board.view.hand.holding
        if not self._over_hand:
            widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_away(self) -> None:
        """Nothing lies there any more; the keyboard is where it was before."""
        if self.shown is None:
            return
        had_focus = self.shown.isAncestorOf(QApplication.focusWidget() or self._page)
        self._remove()
        came_from, self._came_from = self._came_from, None
        self.changed.emit()
        if not had_focus:
            return
        if came_from is not None and isValid(came_from) and came_from.isVisible():
            came_from.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _hand_changed(self, held: object) -> None:
        self._over_hand = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc closes what was opened last, one thing a press: the rules before a piece that was in hand already."""
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and Qt.Key(event.key()) is Qt.Key.Key_Escape
            and self.shown is not None
            and self._over_hand
        ):
            self.take_away()
            return True
        return super().eventFilter(watched, event)

    def _remove(self) -> None:
        assert self.shown is not None
        self._middle.removeWidget(self.shown)
        self.shown.hide()
        self.shown.deleteLater()
        self.shown = None

    def place(self) -> None:
        """Follow the page's size and what can be played now."""
        widget = self.shown
        if widget is None:
            return
        beside = self._middle.indexOf(widget) >= 0
        widget.setMinimumWidth(self.wide)
        widget.setMaximumWidth(self.wide)
        if self.docked and not beside:
            self._middle.addWidget(widget)
        elif not self.docked:
            if beside:
                self._middle.removeWidget(widget)
            if self._covered(left=not self._at_left) < self._covered(left=self._at_left):
                self._at_left = not self._at_left
            widget.setGeometry(self._edge(left=self._at_left).translated(self._board_at()))
        widget.raise_()

    def _board_at(self) -> QPoint:
        return self._board.mapTo(self._page, QPoint(0, 0))

    def _edge(self, *, left: bool) -> QRect:
        """A side of the board, in its pixels."""
        wide = min(self.wide, self._board.width())
        return QRect(0 if left else self._board.width() - wide, 0, wide, self._board.height())

    def _covered(self, *, left: bool) -> int:
        """How much of what can be played lies on that side."""
        edge = self._edge(left=left)
        return sum(edge.intersects(box) for box in played_boxes(self._board))
