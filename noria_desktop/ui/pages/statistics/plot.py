"""A plot on its own sheet: marks are games, which hand, keys and screen readers reach one by one.

Each plot is a table as well: T reads it out, and it is the plot's description. Source: mocks/library.md 4.
"""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QApplication

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.board.spoken import make_spoken
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.statistics.model import AllTab, GameTab
from noria_desktop.ui.pages.statistics.painting import SHADOW
from noria_desktop.ui.widgets.painted import PaintedWidget

_NEAR: Final = 12
"""Design pixels within which the pointer finds a mark."""


@frozen
class Spot:
    """A mark: where it stands, in which row, of which game, and what it says."""

    x: float
    """Logical pixels."""
    y: float
    row: int
    key: str
    words: tuple[str, str]
    """The game in a line, and a quieter line under it."""
    half: float
    """Half its size, logical pixels."""


class Plot(PaintedWidget):
    """A subclass paints, and tells its marks and its table."""

    opened = Signal(str)
    """Key of the game to be replayed."""

    def __init__(self, style: ShellStyle, width: float, height: float) -> None:
        """``width`` and ``height`` are the least, in design pixels."""
        self.shown: GameTab | AllTab | None = None
        """What its figures are of."""
        self.today = date.min
        self._version = 0
        self._spots: tuple[Spot, ...] | None = None
        self._at = -1
        self._hovered = -1
        self.direct = False
        """Painted anew and without what shows the keyboard, as a picture of the page is."""
        super().__init__(style, width, height)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        make_spoken(_interface_of, "plots")

    @property
    def of_game(self) -> GameTab | None:
        """The game that is shown; None where all are, or nothing yet."""
        return self.shown if isinstance(self.shown, GameTab) else None

    @property
    def of_all(self) -> AllTab | None:
        """All games, where they are shown."""
        return self.shown if isinstance(self.shown, AllTab) else None

    def show_tab(self, tab: GameTab | AllTab, today: date) -> None:
        """Another game, all games, or more about them."""
        self.shown, self.today = tab, today
        self.retranslate()

    # What a subclass tells ------------------------------------------------------------------------------

    def title(self) -> str:
        """Its heading."""
        return ""

    def retranslate(self) -> None:
        """All words."""
        self.changed()

    def table(self) -> tuple[str, ...]:
        """Everything it shows, a sentence a row."""
        return ()

    def lay(self) -> tuple[Spot, ...]:
        """The marks where they stand now."""
        return ()

    # What is shown --------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Other figures, or other words."""
        self._version += 1
        self._spots = None
        self._hovered = -1
        self._at = min(self._at, len(self.spots) - 1)
        self.setAccessibleName(self.title())
        self.setAccessibleDescription("\n".join(self.table()))
        self.update()

    def facts(self) -> object | None:
        """Painted again when the figures change."""
        return None if self.direct else self._version

    def set_style(self, style: ShellStyle) -> None:
        """Marks stand elsewhere."""
        super().set_style(style)
        self._spots = None

    def resizeEvent(self, event: object) -> None:
        """Marks stand elsewhere."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._spots = None

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The marks, row by row from left to right."""
        if self._spots is None:
            self._spots = tuple(sorted(self.lay(), key=lambda one: (one.row, one.x, -one.y)))
        return self._spots

    @property
    def spot(self) -> Spot | None:
        """The mark on which the keyboard stands."""
        return self.spots[self._at] if 0 <= self._at < len(self.spots) else None

    def spoken(self) -> str:
        """The mark on which the keyboard stands, in words."""
        here = self.spot
        return (
            ""
            if here is None
            else translate("Statistics", "{game}; {more}").format(game=here.words[0], more=here.words[1])
        )

    # Hands ----------------------------------------------------------------------------------------------

    def go_on(self, by: int) -> None:
        """To a mark further on or back."""
        if self.spots:
            self._go(max(0, min(len(self.spots) - 1, self._at + by if self._at >= 0 else 0)))

    def _go(self, place: int) -> None:
        self._at = place
        announce(self, self.spoken())
        self.update()

    def _move_row(self, by: int) -> bool:
        here = self.spot
        rows = sorted({one.row for one in self.spots})
        if here is None:
            self.go_on(0)
            return bool(self.spots)
        place = rows.index(here.row) + by
        if not 0 <= place < len(rows):
            return False
        near = min(
            (number for number, one in enumerate(self.spots) if one.row == rows[place]),
            key=lambda number: abs(self.spots[number].x - here.x),
        )
        self._go(near)
        return True

    def press(self) -> None:
        """Replay the game on which the keyboard stands."""
        here = self.spot
        if here is not None:
            self.opened.emit(here.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows among the marks, Enter replays, T reads the table."""
        key = event.key()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.go_on(1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            if not self._move_row(1 if key == Qt.Key.Key_Down else -1):
                event.ignore()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.spots:
            self._go(0 if key == Qt.Key.Key_Home else len(self.spots) - 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.spot is not None:
            self.press()
        elif key == Qt.Key.Key_T:
            announce(self, self.accessibleDescription())
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to the mark it left."""
        super().focusInEvent(event)
        if self._at < 0 and event.reason() != Qt.FocusReason.MouseFocusReason and self.spots:
            self._at = 0
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Without ring."""
        super().focusOutEvent(event)
        self.update()

    def _under(self, at: QPointF) -> int:
        near = _NEAR * self._style.scale
        found = [
            (abs(one.x - at.x()) + abs(one.y - at.y()), number)
            for number, one in enumerate(self.spots)
            if abs(one.x - at.x()) <= near and abs(one.y - at.y()) <= near
        ]
        return min(found, default=(0.0, -1))[1]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The game behind a mark."""
        under = self._under(event.position())
        if under != self._hovered:
            self._hovered = under
            self.setCursor(Qt.CursorShape.PointingHandCursor if under >= 0 else Qt.CursorShape.ArrowCursor)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at."""
        self._hovered = -1
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The keyboard follows the hand."""
        super().mousePressEvent(event)
        under = self._under(event.position())
        if under >= 0:
            self._go(under)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The same as Enter."""
        if self._under(event.position()) >= 0:
            self.press()

    # Painting -------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plot; over it where the keyboard is and what a mark says."""
        super().paintEvent(event)
        if self.direct:
            return
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        theme, scale = self._style.theme, self._style.scale
        if self.hasFocus():
            box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5 - SHADOW * scale)
            canvas.stroke(rounded_rect(box, 13 * scale), theme.focus, 2.2 * scale)
        here = self.spots[self._hovered] if 0 <= self._hovered < len(self.spots) else None
        if here is None and self.hasFocus():
            here = self.spot
        if here is not None:
            canvas.stroke(circle(here.x, here.y, here.half + 4 * scale), theme.focus, 2.2 * scale)
            self._paint_plate(canvas, here)
        painter.end()

    def _paint_plate(self, canvas: Canvas, here: Spot) -> None:
        theme, scale = self._style.theme, self._style.scale
        first, second = here.words
        wide = min(
            max(canvas.width(first, 13, True), canvas.width(second, 12)) + 20 * scale, self.width() - 8.0
        )
        high, gap = 44 * scale, 12 * scale
        top = here.y - high - gap if here.y - high - gap > 2 else here.y + gap
        left = min(max(4.0, here.x - wide / 2), self.width() - wide - 4.0)
        box = QRectF(left, top, wide, high)
        canvas.fill(rounded_rect(box, 7 * scale), theme.raised)
        canvas.stroke(rounded_rect(box, 7 * scale), theme.accent, 1.2 * scale)
        inner = box.adjusted(10 * scale, 4 * scale, -8 * scale, -4 * scale)
        half = inner.height() / 2
        canvas.words(QRectF(inner.left(), inner.top(), inner.width(), half), first, 13, theme.text, True)
        canvas.words(QRectF(inner.left(), inner.top() + half, inner.width(), half), second, 12, theme.muted)


class SpokenPlot(QAccessibleWidget):
    """A plot for screen readers: its table, and the mark on which one stands, with the ways along them."""

    def __init__(self, plot: Plot) -> None:
        """For one plot."""
        super().__init__(plot, QAccessible.Role.Chart)
        self._plot = plot

    def text(self, kind: QAccessible.Text) -> str:
        """The heading with the mark on which one stands; the table as the description."""
        if kind == QAccessible.Text.Name:
            here = self._plot.spoken()
            name = self._plot.accessibleName()
            return f"{name}: {here}" if here and self._plot.hasFocus() else name
        return super().text(kind)

    def actionNames(self) -> list[str]:
        """Replay, forward, back."""
        actions = QAccessibleActionInterface
        along = [actions.increaseAction(), actions.decreaseAction()] if self._plot.spots else []
        return [actions.pressAction(), *along, actions.setFocusAction()]

    def doAction(self, name: str) -> None:
        """As the keys do."""
        actions, plot = QAccessibleActionInterface, self._plot
        plot.setFocus()
        keys = {
            actions.pressAction(): Qt.Key.Key_Return if plot.spots else Qt.Key.Key_T,
            actions.increaseAction(): Qt.Key.Key_Right,
            actions.decreaseAction(): Qt.Key.Key_Left,
        }
        if name in keys:
            press = QKeyEvent(QEvent.Type.KeyPress, keys[name], Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(plot, press)


def _interface_of(thing: QObject) -> QAccessibleInterface | None:
    return SpokenPlot(thing) if isinstance(thing, Plot) else None
