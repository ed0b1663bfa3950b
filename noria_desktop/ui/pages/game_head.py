"""The head of a game's card: who it is, and that one press begins a new game. Source: mocks/campaign.md 6."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import GameCover, game_cover
from noria_desktop.ui.widgets.buttons import RING, PaintedButton, shown

HIGH = 76
"""Design pixels."""
_HALF = 25
_NAME, _WAY = 18.0, 13.0
_BEFORE = 2 * _HALF + 16
"""Design pixels before the words: the medallion and the air beside it."""
_KEY = 29
"""From the key's left edge to the end of the head."""
_AFTER = _KEY + 6
"""After the words: the key and the air before it."""


class GameHead(PaintedButton):
    """Medallion, name, what a press does, and the key that does the same."""

    def __init__(self, style: ShellStyle) -> None:
        """Of no game yet."""
        super().__init__(style)
        self._cover = GameCover("")
        self._number = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_game(self, game_id: str, number: int) -> None:
        """Whose head, and its key."""
        self._cover, self._number = game_cover(game_id), number
        self.updateGeometry()
        self.update()

    def set_words(self, text: str, name: str = "", tip: str = "") -> None:
        """What a press does; ``name`` is what is spoken, with the game in it."""
        self.setText(text)
        self.setAccessibleName(name or f"{self._cover.name()}, {shown(text)}")
        self.setToolTip(tip)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        scale = self._style.scale
        name = QFontMetricsF(self._style.font(_NAME, True)).horizontalAdvance(self._cover.name())
        way = QFontMetricsF(self._style.font(_WAY)).horizontalAdvance(shown(self.text()))
        # No more than is painted: four heads stand in a row as long as their words do.
        sides = (_BEFORE + _AFTER + 2 * RING) * scale
        return QSize(ceil(max(name, way) + sides), self._style.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, scale, theme = Canvas(painter, self._style), self._style.scale, self._style.theme
        box = self.body()
        radius = 9 * scale
        if self._hovered or self.isDown():
            canvas.fill(rounded_rect(box, radius), theme.raised)
        self.paint_ring(canvas, box, radius)
        middle, half = box.center().y(), _HALF * scale
        self._cover.paint_medallion(canvas, box.left() + half + 3 * scale, middle, half)
        left = box.left() + _BEFORE * scale
        key = QRectF(box.right() - _KEY * scale, middle - 13 * scale, 26 * scale, 26 * scale)
        wide = box.right() - _AFTER * scale - left
        line = QRectF(left, middle - 25 * scale, wide, 27 * scale)
        canvas.words(line, self._cover.name(), _NAME, theme.text, True)
        canvas.words(line.translated(0, 25 * scale), shown(self.text()), _WAY, theme.muted)
        canvas.stroke(rounded_rect(key, 6 * scale), theme.muted, 1.1)
        canvas.words(key, str(self._number), 13, theme.text, True, CENTRE)
        painter.end()
