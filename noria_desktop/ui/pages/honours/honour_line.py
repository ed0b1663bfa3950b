"""The marks that one game earned, in a line that leads to their page."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QSizePolicy

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.pages.honours import words
from noria_desktop.ui.pages.honours.coin import paint_coin
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.plain import plain_tip

_SIZE = 13.5
_HIGH = 34
"""Design pixels, with the room for the focus ring."""
_SPOT = 30
"""From its edge to the words."""


class HonourLine(BrassButton):
    """One line; as many names as there is room for, all of them for those who listen."""

    def __init__(self, style: ShellStyle) -> None:
        """Of no game; it is hidden until there is something to tell."""
        super().__init__(style, Kind.LINK)
        self._game, self.keys = "", tuple[str, ...]()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def set_marks(self, game: str, keys: tuple[str, ...]) -> None:
        """The marks of a game."""
        self._game, self.keys = game, keys
        self.retranslate()

    def retranslate(self) -> None:
        """Words of the language in force."""
        if self.keys:
            whole = words.line(words.names(self._game, self.keys), 0)
            self.set_words(whole.replace("&", "&&"), name=whole, tip=plain_tip(whole))

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self._style.px(160), self._style.px(_HIGH))

    def _fitting(self, canvas: Canvas, room: float) -> str:
        """As many names as fit, and how many more there are."""
        names = words.names(self._game, self.keys)
        for count in range(len(names), 0, -1):
            text = words.line(names[:count], len(names) - count)
            if canvas.width(text, _SIZE) <= room:
                return text
        return words.line(names[:1], len(names) - 1)

    def paint(self, canvas: Canvas) -> None:
        """A small coin, and the names."""
        if not self.keys:
            return
        scale, theme, box = self._style.scale, self._style.theme, self.body()
        room = box.width() - (_SPOT + 8) * scale
        text = self._fitting(canvas, room)
        took = min(room, canvas.width(text, _SIZE)) + (_SPOT + 8) * scale
        shape = QRectF(box.left(), box.top(), took, box.height())
        if self._hovered or self.isDown():
            canvas.fill(rounded_rect(shape, 8 * scale), theme.raised)
        sign = words.said(self._game, self.keys[0]).sign
        paint_coin(canvas, box.left() + 12 * scale, box.center().y(), 11 * scale, sign, struck=True)
        line = QRectF(box.left() + _SPOT * scale, box.top(), room, box.height())
        canvas.words(line, text, _SIZE, theme.text)
        self.paint_ring(canvas, shape, 8 * scale)
