"""The curtain between two people at one screen: nothing of the table is seen until the next player is there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from noria_desktop.ui.art.pens import pen, rgba
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import text
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.buttons import Bar, BarButton, Look, plate

_STRIPE = 46
_PLATE = (460.0, 190.0)


class Curtain(Bar):
    """Covers the table; the player it waits for opens it."""

    opened = Signal()

    def __init__(self, skin: Skin, parent: QWidget) -> None:
        """Drawn back."""
        super().__init__(skin, parent)
        self._number = 1
        self._button = BarButton(skin, Look.PRIMARY, key="Space", parent=self)
        self._button.clicked.connect(self.open)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addSpacing(96)
        column.addLayout(row)
        column.addStretch(1)
        self.setFocusProxy(self._button)
        self.hide()

    def close_for(self, number: int) -> None:
        """Cover the table until this player is there; players count from 1."""
        self._number = number
        self.retranslate()
        self.show()
        self.raise_()
        self._button.setFocus()

    def open(self) -> None:
        """Draw it back."""
        self.hide()
        self.opened.emit()

    def retranslate(self) -> None:
        """Word it again."""
        self._button.word(translate("Table", "Player {number} is here").format(number=self._number))
        self.setAccessibleName(self._title())
        self.update()

    def _title(self) -> str:
        return translate("Table", "Player {number} decides").format(number=self._number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._skin.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), rgba(theme.surface))
        for number, x in enumerate(range(0, self.width(), _STRIPE)):
            painter.fillRect(
                QRectF(x, 0, _STRIPE / 2, self.height()), rgba(theme.raised, 90 + 30 * (number % 3))
            )
        width, height = _PLATE
        box = QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)
        plate(painter, box, 14, theme.surface, pen(theme.brass, 1.6))
        top = QRectF(box.left(), box.top() + 22, width, 34)
        text(painter, top, self._title(), 22, theme.text, bold=True)
        hint = translate("Table", "Hand over the screen. Cards are shown when you say so.")
        text(painter, top.translated(0, 36), hint, 14, theme.muted)
        painter.end()
