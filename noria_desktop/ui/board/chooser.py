"""Which of several meanings: a small panel of buttons beside the target."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QGridLayout, QWidget

from noria_desktop.ui.art.pens import rgba
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.board.cards import Over, clear_room, paint_panel, place_card

Icon: TypeAlias = Callable[[QPainter, QRectF], None]
"""Draws an option's picture into a square."""
ONE_COLUMN = 7
"""More options than this stand in two columns."""
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Space, *_ENTER, *_STEPS)


class OptionButton(QAbstractButton):
    """One meaning: its number key, perhaps a picture, and its words."""

    def __init__(
        self, number: int, words: str, theme: Theme, icon: Icon | None, parent: QWidget, zoom: float = 1.0
    ) -> None:
        """``number`` counts from 1; only the first nine show their key."""
        super().__init__(parent)
        self.setText(words)
        self._number = number
        self._theme = theme
        self._icon = icon
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        font = QFont(self.font())
        font.setPixelSize(round(14 * zoom))
        self.setFont(font)

    def sizeHint(self) -> QSize:
        """As wide as its words, in either language."""
        words = QFontMetrics(self.font()).horizontalAdvance(self.text())
        high = max(34, QFontMetrics(self.font()).height() + 14)
        return QSize(words + 44 + (30 if self._icon else 0), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Raised plate; focus and hover in the focus colour."""
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        chosen = self.hasFocus() or self.underMouse()
        painter.setBrush(rgba(theme.focus, 40) if chosen else QColor(theme.raised))
        painter.setPen(QPen(QColor(theme.focus if chosen else theme.line), 2.0 if chosen else 1.2))
        painter.drawRoundedRect(box, 6, 6)
        left = box.left() + 8
        if self._number <= 9:
            cap = QRectF(left, box.center().y() - 9, 18, 18)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawRoundedRect(cap, 4, 4)
            font = QFont(self.font())
            font.setPixelSize(12)
            painter.setFont(font)
            painter.setPen(QColor(theme.muted))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, str(self._number))
        left += 25
        if self._icon is not None:
            painter.save()
            self._icon(painter, QRectF(left, box.center().y() - 12, 24, 24))
            painter.restore()
            left += 30
        painter.setFont(self.font())
        painter.setPen(QColor(theme.text))
        painter.drawText(
            QRectF(left, box.top(), box.right() - left, box.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            self.text(),
        )


class Chooser(QFrame):
    """The panel; number keys, arrows and Enter choose, Escape leaves."""

    chosen = Signal(int)
    cancelled = Signal()
    turned = Signal()
    """It has come, or it is gone."""

    def __init__(self, parent: QWidget) -> None:
        """Hidden until opened."""
        super().__init__(parent)
        self._within = parent
        self.over: Over = tuple
        self._theme: Theme | None = None
        self._zoom = 1.0
        self._buttons: list[OptionButton] = []
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        self._group.idClicked.connect(self._choose)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 10, 10, 10)
        self._grid.setSpacing(4)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def dress(self, theme: Theme, zoom: float = 1.0) -> None:
        """Another theme or size of words, from the next opening on."""
        self._theme, self._zoom = theme, zoom

    def buttons(self) -> tuple[OptionButton, ...]:
        """The options shown now, in order."""
        return tuple(self._buttons) if not self.isHidden() else ()

    def open(
        self, words: Sequence[str], anchor: QRect, icons: Sequence[Icon | None] = (), usual: int = 0
    ) -> None:
        """Offer options beside ``anchor`` (in the parent's pixels); ``usual``: the one that Enter takes."""
        if self._theme is None:
            return
        self._empty()
        columns = 1 if len(words) <= ONE_COLUMN else 2
        rows = -(-len(words) // columns)
        for index, sentence in enumerate(words):
            icon = icons[index] if index < len(icons) else None
            button = OptionButton(index + 1, sentence, self._theme, icon, self, self._zoom)
            self._group.addButton(button, index)
            button.installEventFilter(self)
            self._grid.addWidget(button, index % rows, index // rows)
            self._buttons.append(button)
        self._grid.activate()
        size = self._grid.totalSizeHint()
        self.setGeometry(place_card(size, anchor, clear_room(self._within.rect(), anchor, self.over())))
        self.show()
        self.raise_()
        self._buttons[usual].setFocus(Qt.FocusReason.PopupFocusReason)
        self.turned.emit()

    def close_quietly(self) -> None:
        """Away, without a signal."""
        if not self.isHidden():
            self.hide()
            self._empty()
            self.turned.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the buttons have not used."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif key in _ENTER:
            self._choose(self._at())
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._choose(key - Qt.Key.Key_1)
        elif key in _STEPS:
            self._step(_STEPS[Qt.Key(key)])
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A button keeps the panel's keys from the window's shortcuts."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self.wants(event.key())
        ):
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def wants(self, key: int) -> bool:
        """Keys that no shortcut of the window may take while the panel is open."""
        return key in _KEYS or Qt.Key.Key_1 <= key <= Qt.Key.Key_9

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Tab stays among the options; Escape is the way out."""
        self._step(1 if next else -1)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """The callout's panel."""
        if self._theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_panel(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self._theme, self._theme.focus)

    def _empty(self) -> None:
        for button in self._buttons:
            self._grid.removeWidget(button)
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self._buttons = []

    def _at(self) -> int:
        return next((index for index, button in enumerate(self._buttons) if button.hasFocus()), 0)

    def _step(self, step: int) -> None:
        if self._buttons:
            self._buttons[(self._at() + step) % len(self._buttons)].setFocus(Qt.FocusReason.TabFocusReason)

    def _choose(self, index: int) -> None:
        if 0 <= index < len(self._buttons):
            self.chosen.emit(index)
