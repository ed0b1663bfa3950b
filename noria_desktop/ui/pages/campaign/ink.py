"""Buttons on paper: the one way on in ink and brass, quieter ones in outline, links, a row of choices."""

from __future__ import annotations

import enum

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import lines, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.pages.campaign.paper import paper
from noria_desktop.ui.widgets.buttons import RING, PaintedButton, shown
from noria_desktop.ui.widgets.plain import plain_tip


class Ink(enum.Enum):
    """How a button on paper looks."""

    PRIMARY = "primary"
    OUTLINE = "outline"
    LINK = "link"
    CHOICE = "choice"
    """One of several; the checked one is inked."""


_SIZES = {Ink.PRIMARY: 16.0, Ink.OUTLINE: 13.5, Ink.LINK: 13.0, Ink.CHOICE: 13.0}
_SMALLEST = 9.5
"""Design pixels to which the words of a choice shrink where several stand in a narrow row."""
_AIR = 7
"""Design pixels left on either side of the words of a choice: its ground ends beside them, not at them."""
_HEIGHTS = {Ink.PRIMARY: 42, Ink.OUTLINE: 42, Ink.LINK: 24, Ink.CHOICE: 34}


class InkButton(PaintedButton):
    """A button on paper."""

    def __init__(self, style: ShellStyle, kind: Ink, *, icon: str = "", key: str = "") -> None:
        super().__init__(style)
        self.kind = kind
        self._glyph, self._key = icon, key
        wide = kind in (Ink.PRIMARY, Ink.CHOICE)
        self.setSizePolicy(
            QSizePolicy.Policy.Expanding if wide else QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed
        )
        self.setCheckable(kind is Ink.CHOICE)

    def set_words(self, text: str, tip: str = "") -> None:
        """Words, and what a pointer over them is told."""
        self.setText(text)
        self.setAccessibleName(shown(text))
        self.setToolTip(plain_tip(tip))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        scale, size = self._style.scale, _SIZES[self.kind]
        room = 2 * (2 if self.kind is Ink.LINK else 12) + 2 * RING
        words = QFontMetricsF(self._style.font(size, True)).horizontalAdvance(shown(self.text()))
        extra = (size * 1.5 if self._glyph else 0) * scale
        if self._key:
            extra += QFontMetricsF(self._style.font(11)).horizontalAdvance(self._key) + 24 * scale
        return QSize(round(words + extra + room * scale), round((_HEIGHTS[self.kind] + 2 * RING) * scale))

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
        canvas, style, look = Canvas(painter, self._style), self._style, paper(self._style)
        scale, size, box = style.scale, _SIZES[self.kind], self.body()
        radius, colour = 8 * scale, look.ink
        inked = self.kind is Ink.PRIMARY or (self.kind is Ink.CHOICE and self.isChecked())
        if inked:
            canvas.fill(rounded_rect(box, radius), look.button)
            if style.contrast or self._hovered:
                canvas.stroke(rounded_rect(box, radius), look.on_button, 1.6)
            colour = look.on_button
        elif self.kind is Ink.OUTLINE:
            if self._hovered or self.isDown():
                canvas.fill(rounded_rect(box, radius), look.box)
            canvas.stroke(rounded_rect(box, radius), look.soft, 1.2)
        elif self.kind is Ink.CHOICE:
            if self._hovered:
                canvas.fill(rounded_rect(box, radius), look.box)
        else:
            colour = look.spot
        if not self.isEnabled():
            colour = look.soft
        self.paint_ring(canvas, box, radius)
        text = shown(self.text())
        bold = self.kind is not Ink.CHOICE or self.isChecked()
        room = box.width() - 2 * _AIR * scale
        while self.kind is Ink.CHOICE and size > _SMALLEST and canvas.width(text, size, bold) > room:
            size -= 0.5
        words = QFontMetricsF(style.font(size, bold)).horizontalAdvance(text)
        icon = size * 1.5 * scale if self._glyph else 0.0
        cap = QFontMetricsF(style.font(11)).horizontalAdvance(self._key) + 24 * scale if self._key else 0.0
        left, middle = box.center().x() - (words + icon + cap) / 2, box.center().y()
        if self._glyph:
            half = size * 0.5 * scale
            canvas.glyph(self._glyph, left + half, middle, half, colour)
        left += icon
        line = box.adjusted(left - box.left(), 0, 0, 0)
        line.setWidth(words + 2)
        canvas.words(line, text, size, colour, bold)
        if self.kind is Ink.LINK:
            low = middle + size * 0.66 * scale
            canvas.stroke(lines([(left, low), (left + words, low)]), colour, 1.2 if not self._hovered else 2)
        if self._key:
            side = line.adjusted(0, 0, 0, 0)
            side.setLeft(left + words + 12 * scale)
            side.setWidth(cap - 12 * scale)
            side.setTop(middle - 9 * scale)
            side.setHeight(18 * scale)
            canvas.stroke(rounded_rect(side, 4.5 * scale), colour, 1, 0.6)
            canvas.words(side, self._key, 11, colour, False, CENTRE)
        painter.end()
