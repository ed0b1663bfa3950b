"""The verdict of a finished game: laurel for a win, the moon for a loss, both with the same dignity."""

from __future__ import annotations

import math
from collections.abc import Callable

from attrs import field, frozen
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from noria_desktop.ui.shell.canvas import CENTRE, RIGHT, Canvas
from noria_desktop.ui.shell.landscape import paint_clouds, paint_frame
from noria_desktop.ui.shell.marks import paint_stamp
from noria_desktop.ui.shell.shapes import disc, poly, rr
from noria_desktop.ui.shell.style import ShellStyle


@frozen
class VerdictFacts:
    """Everything the verdict says, in the language of now."""

    won: bool
    tied: bool
    title: str
    you: int
    bot: int
    you_name: str
    bot_name: str
    remark: str
    """One or two lines under the totals."""
    sealed: bool
    seal_word: str
    counts: str
    backdrop: Callable[[Canvas, QRectF], None] | None = field(default=None, eq=False)
    """Paints what lies behind the words; None: sky and clouds."""


class Verdict(QWidget):
    """The left column of the result page; dark with a question mark until the count is over."""

    def __init__(self, style: ShellStyle) -> None:
        """Nothing known yet."""
        super().__init__()
        self._style = style
        self._facts: VerdictFacts | None = None
        self._revealed = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_style(style)

    def show_facts(self, facts: VerdictFacts) -> None:
        """Take over the verdict."""
        self._facts = facts
        self.setAccessibleName(facts.title)
        self.setAccessibleDescription(
            f"{facts.you_name} {facts.you}, {facts.bot_name} {facts.bot}. {facts.remark} {facts.seal_word}. {facts.counts}"
        )
        self.update()

    def set_revealed(self, revealed: bool) -> None:
        """Show or hide what the count has not reached yet."""
        self._revealed = revealed
        self.update()

    def set_style(self, style: ShellStyle) -> None:
        """Take over the style."""
        self._style = style
        self.setMinimumSize(style.px(196), style.px(420))
        self.update()

    def sizeHint(self) -> QSize:
        """The column's share."""
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture."""
        facts = self._facts
        if facts is None:
            return
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        style, scale = self._style, self._style.scale
        colours = style.colours
        box = QRectF(self.rect()).adjusted(0, 0, 0, -5 * scale)
        if colours.shadow:
            canvas.fill(rr(box.translated(0, 5 * scale), 16 * scale), "#000000", 0.4 if style.dark else 0.12)
        canvas.clip(rr(box, 16 * scale))
        if facts.backdrop is None:
            canvas.gradient(box, colours.sky)
        else:
            facts.backdrop(canvas, box)
        x = box.center().x()
        spread = min(1.0, box.height() / (620 * scale))
        y = box.top() + 176 * scale * spread
        radius = min(92 * scale * spread, box.width() * 0.33)
        won = facts.won and self._revealed
        if won and not style.contrast:
            for i in range(24):
                a, b = math.radians(i * 15), math.radians(i * 15 + 6)
                far = 460 * scale
                ray = [
                    (x, y),
                    (x + far * math.cos(a), y + far * math.sin(a)),
                    (x + far * math.cos(b), y + far * math.sin(b)),
                ]
                canvas.fill(poly(ray), colours.on_sky_kicker, 0.06)
        elif self._revealed:
            canvas.glyph(
                "moon", x + box.width() * 0.34, y - radius * 1.15, 17 * scale, colours.on_sky_kicker, 0.85
            )
        if facts.backdrop is None:
            paint_clouds(canvas, box, colours.clouds[1], 0.95, 6)
            paint_clouds(canvas, box, colours.clouds[2], 1.0, 9)
        canvas.p.restore()
        paint_frame(canvas, box, 16 * scale)
        self._paint_totals(canvas, box, facts, x, y, radius)
        painter.end()

    def _paint_totals(
        self, canvas: Canvas, box: QRectF, facts: VerdictFacts, x: float, y: float, radius: float
    ) -> None:
        """Title, own total, the bot's, remark, stamp, counts."""
        style, scale, colours = self._style, self._style.scale, self._style.colours
        light = colours.on_sky
        inner = box.adjusted(12 * scale, 0, -12 * scale, 0)
        title = QRectF(inner.left(), box.top() + 16 * scale, inner.width(), 44 * scale)
        size = 26.0
        while size > 15 and canvas.width(facts.title, size, True) > inner.width():
            size -= 1
        canvas.words(title, facts.title if self._revealed else "…", size, light, True, CENTRE)
        if facts.won and self._revealed:
            canvas.glyph(
                "laurel",
                x,
                y + 4 * scale,
                radius * 1.3,
                colours.on_sky_kicker if style.dark else colours.brass,
            )
        plate = colours.veil if style.dark else "#FFF9EC"
        canvas.fill(disc(x, y, radius * 0.78), plate)
        canvas.stroke(disc(x, y, radius * 0.78), colours.brass, 3)
        canvas.stroke(disc(x, y, radius * 0.7), colours.brass_lit, 1, 0.6)
        number = QRectF(x - radius, y - 50 * scale * radius / (92 * scale), 2 * radius, 72 * radius / 92)
        canvas.words(
            number, str(facts.you) if self._revealed else "?", 46 * radius / (92 * scale), light, True, CENTRE
        )
        name_width = canvas.width(facts.you_name, 13, True)
        low = y + 31 * radius / 92
        canvas.badge(True, x - name_width / 2 - 4 * scale, low, 6 * scale)
        canvas.words(
            QRectF(x - name_width / 2 + 7 * scale, low - 11 * scale, name_width + 4, 22 * scale),
            facts.you_name,
            13,
            light,
            True,
        )
        top = y + radius * 1.3 + 14 * scale
        pill = QRectF(
            x - min(82 * scale, inner.width() / 2), top, min(164 * scale, inner.width()), 42 * scale
        )
        canvas.fill(rr(pill, 21 * scale), plate, 0.88)
        canvas.stroke(rr(pill, 21 * scale), "#A9B6C6", 1.6)
        canvas.badge(False, pill.left() + 22 * scale, pill.center().y(), 7 * scale)
        room = pill.width() - 96 * scale
        canvas.words(QRectF(pill.left() + 36 * scale, top, room, pill.height()), facts.bot_name, 14, light)
        total = str(facts.bot) if self._revealed else "?"
        canvas.words(
            QRectF(pill.right() - 72 * scale, top, 56 * scale, pill.height()), total, 21, light, True, RIGHT
        )
        if self._revealed:
            remark = QRectF(inner.left(), pill.bottom() + 18 * scale, inner.width(), 64 * scale)
            canvas.words(remark, facts.remark, 13, light, False, CENTRE, wrap=True)
            self._paint_seal(canvas, box, facts, x, remark.bottom() + 14 * scale)
        counts = QRectF(inner.left(), box.bottom() - 36 * scale, inner.width(), 20 * scale)
        canvas.words(counts, facts.counts, 12.5, light, False, CENTRE)

    def _paint_seal(self, canvas: Canvas, box: QRectF, facts: VerdictFacts, x: float, y: float) -> None:
        """Stamp and word, or the outlined word."""
        scale, light = self._style.scale, self._style.colours.on_sky
        width = canvas.width(facts.seal_word, 15, True)
        if y + 52 * scale > box.bottom() - 36 * scale:
            y = box.bottom() - 36 * scale - 52 * scale
        if facts.sealed:
            left = x - (width + 54 * scale) / 2
            paint_stamp(canvas, left + 21 * scale, y + 22 * scale, 20 * scale)
            words = QRectF(left + 52 * scale, y + 10 * scale, width + 4, 24 * scale)
            canvas.words(words, facts.seal_word, 15, light, True)
            return
        pill = QRectF(x - width / 2 - 14 * scale, y + 8 * scale, width + 28 * scale, 28 * scale)
        canvas.stroke(rr(pill, 14 * scale), light, 1.3, 0.85)
        canvas.words(pill, facts.seal_word, 14, light, True, CENTRE)
