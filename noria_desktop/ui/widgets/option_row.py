"""Framed choices: a button that is one of several, and the wide row with a picture and a sentence."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QSizePolicy

from noria_desktop.ui.art.canvas import RIGHT, Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import circle, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.widgets.buttons import RING, PaintedButton
from noria_desktop.ui.widgets.score_rows import Badge


class ChoiceButton(PaintedButton):
    """One of several, in a frame that lights up while it is chosen; a subclass paints what is inside."""

    radius: ClassVar[float] = 8
    edge: ClassVar[float] = RING
    """Design pixels above and below the frame."""
    lit: ClassVar[float] = 0.12
    """How much it lights up under the pointer."""
    faint: ClassVar[float] = 0.5
    """How solid the frame is that is neither chosen nor under the pointer."""

    def __init__(
        self,
        style: ShellStyle,
        width: float,
        height: float,
        policy: QSizePolicy.Policy = QSizePolicy.Policy.Fixed,
    ) -> None:
        """So many design pixels; ``policy`` says whether it may be higher."""
        super().__init__(style)
        self._wants = (width, height)
        self._least_width = width
        self._line, self._note = "", ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, policy)

    def set_words(self, title: str, line: str, note: str = "") -> None:
        """Title, sentence, note."""
        self.setText(title)
        self._line, self._note = line, note
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(part for part in (line, note) if part))
        self.update()

    def want(self, width: float, height: float) -> None:
        """Another size, in design pixels."""
        self._wants, self._least_width = (width, height), width
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """What it was made for; a row of them gives more."""
        return QSize(*map(self._style.px, self._wants))

    def minimumSizeHint(self) -> QSize:
        """Same height, perhaps less width."""
        return QSize(self._style.px(self._least_width), self._style.px(self._wants[1]))

    def paint_inside(self, canvas: Canvas, box: QRectF) -> None:
        """What stands in the frame."""

    def paint(self, canvas: Canvas) -> None:
        """Frame, ring and inside."""
        theme, colours, scale = self._style.theme, self._style.colours, self._style.scale
        across, down = RING * scale, self.edge * scale
        box = QRectF(self.rect()).adjusted(across, down, -across, -down)
        radius, on = self.radius * scale, self.isChecked()
        body = mix(theme.raised, theme.accent, self.lit) if self._hovered and not on else theme.raised
        canvas.fill(rounded_rect(box, radius), body, 1.0 if on or self._hovered else self.faint)
        canvas.stroke(rounded_rect(box, radius), theme.accent if on else colours.hair, 2 if on else 1.2)
        self.paint_ring(canvas, box, radius)
        self.paint_inside(canvas, box)

    def paint_title(self, canvas: Canvas, line: QRectF) -> None:
        """Title, and the note at the right end of the line."""
        theme, line = self._style.theme, QRectF(line)
        line.setHeight(20 * self._style.scale)
        note = canvas.width(self._note, 12) if self._note else 0.0
        title = line.adjusted(0, 0, -note - 6, 0)
        canvas.words(title, self.text(), 14, theme.text, True)
        if self._note:
            right = QRectF(line.right() - note - 2, line.top(), note + 2, line.height())
            canvas.words(right, self._note, 12, theme.muted, False, RIGHT)


class OptionRow(ChoiceButton):
    """A wide choice: radio mark, picture, title, one plain sentence, a note at the right."""

    radius = 10.0
    edge = 4.0
    lit = 0.1

    def __init__(self, style: ShellStyle, picture: Badge | None = None, *, icon: str = "gear") -> None:
        """``picture`` stands at the left; without one the icon does, in a round frame."""
        super().__init__(style, 240, 48 + 8)
        self._least_width = 200
        self._picture, self._glyph = picture, icon

    def _paint_icon(self, canvas: Canvas, x: float, y: float, half: float) -> None:
        theme = self._style.theme
        canvas.stroke(circle(x, y, half * 0.92), theme.line, 1.5, 1.0, (3, 3))
        canvas.glyph(self._glyph, x, y, half * 0.48, theme.muted)

    def paint_inside(self, canvas: Canvas, box: QRectF) -> None:
        """Mark, picture, words."""
        theme, scale, on = self._style.theme, self._style.scale, self.isChecked()
        middle = box.center().y()
        x = box.left() + 18 * scale
        canvas.stroke(circle(x, middle, 7.5 * scale), theme.accent if on else theme.line, 1.8 * scale)
        if on:
            canvas.fill(circle(x, middle, 4.2 * scale), theme.accent)
        left = box.left() + 38 * scale
        need = canvas.width(self._line, 12) + 100 * scale
        if box.width() >= need:
            paint = self._picture or self._paint_icon
            paint(canvas, box.left() + 55 * scale, middle, 21 * scale)
            left = box.left() + 86 * scale
        line = QRectF(left, box.top() + 24 * scale, box.right() - 12 * scale - left, 19 * scale)
        self.paint_title(canvas, line.translated(0, -19 * scale))
        canvas.words(line, self._line, 12, theme.muted)
