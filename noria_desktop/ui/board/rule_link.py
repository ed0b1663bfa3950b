"""A link to a section of the rules, in a bubble and in the prompt strip; its key is F1, so the keyboard never stops at it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from noria_desktop.ui.art.pens import rgba
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, text, text_width

SIZE: Final = 13.0
"""Design pixels of its letters."""
HEIGHT: Final = 22
KEY: Final = "F1"


class RuleLink(QAbstractButton):
    """Underlined words."""

    def __init__(self, parent: QWidget) -> None:
        """Out of sight."""
        super().__init__(parent)
        self._theme: Theme | None = None
        self._zoom = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def dress(self, theme: Theme, zoom: float = 1.0) -> None:
        """Another theme; ``zoom``: how much larger than usual its words are."""
        self._theme, self._zoom = theme, zoom
        self.update()

    def set_words(self, words: str) -> None:
        """What it is called; empty: it leads nowhere."""
        self.setText(words)
        self.setAccessibleName(words)
        self.setAccessibleDescription(KEY if words else "")

    def sizeHint(self) -> QSize:
        wide = text_width(self._shown(), SIZE) + 2
        return QSize(round(wide * self._zoom), round(HEIGHT * self._zoom))

    def _shown(self) -> str:
        return f"{self.text()} ({KEY})" if self.text() else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._zoom, self._zoom)
        box = QRectF(0, 0, self.width() / self._zoom, self.height() / self._zoom)
        wide = text(painter, box, self._shown(), SIZE, theme.focus, align=LEFT)
        painter.fillRect(QRectF(0, box.center().y() + 8, wide, 1.2), rgba(theme.focus))
        painter.end()
