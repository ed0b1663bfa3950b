"""The verdict of a finished game: laurel for a win, the moon for a loss, both with the same dignity."""

from __future__ import annotations

import math

from attrs import field, frozen
from PySide6.QtCore import QRectF

from noria_desktop.ui.art.canvas import CENTRE, RIGHT, Canvas
from noria_desktop.ui.art.landscape import paint_clouds, paint_frame
from noria_desktop.ui.art.shapes import circle, polygon, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import minus, side_by_side
from noria_desktop.ui.widgets.marks import paint_stamp
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.person import Person, paint_round
from noria_desktop.ui.widgets.result_parts import Total
from noria_desktop.ui.widgets.score_rows import Area


@frozen
class VerdictFacts:
    """Everything the verdict says, in the language of now."""

    won: bool
    tied: bool
    title: str
    totals: tuple[Total, ...]
    """All sides: whose result it is first, then the others, best first."""
    remark: str
    """One or two lines under the totals."""
    sealed: bool
    seal_word: str
    counts: str
    backdrop: Area | None = field(default=None, eq=False)
    """Paints what lies behind the words; None: sky and clouds."""
    person: Person | None = field(default=None, eq=False)
    """The only other side as a person; None where it has no face."""


def _fitting(canvas: Canvas, words: str, room: float, size: float, *, bold: bool = False) -> float:
    """The largest size up to this one in which words fit; 11 where none does."""
    while size > 11 and canvas.width(words, size, bold) > room:
        size -= 0.5
    return size


class Verdict(PaintedWidget):
    """The left column of the result page; dark with a question mark until the count is over."""

    def __init__(self, style: ShellStyle) -> None:
        """Nothing known yet."""
        super().__init__(style, 196, 420)
        self._facts: VerdictFacts | None = None
        self._revealed = True

    def show_facts(self, facts: VerdictFacts) -> None:
        """Take over the verdict."""
        self._facts = facts
        self.setAccessibleName(facts.title)
        names = [side.name for side in facts.totals]
        if facts.person is not None and len(names) == 2:
            names[1] = facts.person.full_name
        sides = side_by_side(f"{name} {side.points}" for name, side in zip(names, facts.totals, strict=True))
        self.setAccessibleDescription(f"{sides}. {facts.remark} {facts.seal_word}. {facts.counts}")
        self.update()

    def set_revealed(self, revealed: bool) -> None:
        """Show or hide what the count has not reached yet."""
        self._revealed = revealed
        self.update()

    def paint(self, canvas: Canvas) -> None:
        """The picture."""
        facts = self._facts
        if facts is None:
            return
        style, scale = self._style, self._style.scale
        colours = style.colours
        box = QRectF(self.rect()).adjusted(0, 0, 0, -5 * scale)
        if colours.shadow:
            canvas.fill(
                rounded_rect(box.translated(0, 5 * scale), 16 * scale), "#000000", 0.4 if style.dark else 0.12
            )
        canvas.clip(rounded_rect(box, 16 * scale))
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
                canvas.fill(polygon(ray), colours.on_sky_kicker, 0.06)
        elif self._revealed and not facts.won:
            canvas.glyph(
                "moon", x + box.width() * 0.34, y - radius * 1.15, 17 * scale, colours.on_sky_kicker, 0.85
            )
        if facts.backdrop is None:
            paint_clouds(canvas, box, colours.clouds[1], 0.95, 6)
            paint_clouds(canvas, box, colours.clouds[2], 1.0, 9)
        canvas.p.restore()
        paint_frame(canvas, box, 16 * scale)
        self._paint_totals(canvas, box, facts, x, y, radius)

    def _paint_totals(
        self, canvas: Canvas, box: QRectF, facts: VerdictFacts, x: float, y: float, radius: float
    ) -> None:
        """Title, own total, the others', remark, stamp, counts."""
        own, *others = facts.totals
        style, scale, colours = self._style, self._style.scale, self._style.colours
        light = colours.on_sky
        inner = box.adjusted(12 * scale, 0, -12 * scale, 0)
        title = QRectF(inner.left(), box.top() + 16 * scale, inner.width(), 44 * scale)
        size = 26.0
        while size > 15 and canvas.width(facts.title, size, True) > inner.width():
            size -= 1
        long = canvas.width(facts.title, size, True) > inner.width()
        canvas.words(title, facts.title if self._revealed else "…", size, light, True, CENTRE, wrap=long)
        if facts.won and self._revealed:
            canvas.glyph(
                "laurel",
                x,
                y + 4 * scale,
                radius * 1.3,
                colours.on_sky_kicker if style.dark else colours.brass,
            )
        plate = colours.veil if style.dark else "#FFF9EC"
        canvas.fill(circle(x, y, radius * 0.78), plate)
        canvas.stroke(circle(x, y, radius * 0.78), colours.brass, 3)
        canvas.stroke(circle(x, y, radius * 0.7), colours.brass_lit, 1, 0.6)
        number = QRectF(x - radius, y - 50 * scale * radius / (92 * scale), 2 * radius, 72 * radius / 92)
        canvas.words(
            number,
            minus(own.points) if self._revealed else "?",
            46 * radius / (92 * scale),
            light,
            True,
            CENTRE,
        )
        low, room = y + 31 * radius / 92, radius * 1.16
        name_size = _fitting(canvas, own.name, room, 13, bold=True)
        name_width = canvas.width(own.name, name_size, True)
        if name_width > room:  # half a name tells less than the badge, which the headings name
            own.badge(canvas, x, low, 9 * scale)
        else:
            own.badge(canvas, x - name_width / 2 - 4 * scale, low, 6 * scale)
            canvas.words(
                QRectF(x - name_width / 2 + 7 * scale, low - 11 * scale, name_width + 4, 22 * scale),
                own.name,
                name_size,
                light,
                True,
            )
        top = y + radius * 1.3 + 14 * scale
        bottom = top
        for index, side in enumerate(others):
            if facts.person is not None and len(others) == 1:
                bottom = self._paint_person(canvas, inner, side, facts.person, top)
            else:
                bottom = self._paint_side(canvas, inner, side, x, top, index, len(others))
        if self._revealed:
            remark = QRectF(
                inner.left(), bottom + (18 if len(others) == 1 else 12) * scale, inner.width(), 64 * scale
            )
            canvas.words(remark, facts.remark, 13, light, False, CENTRE, wrap=True)
            self._paint_seal(canvas, box, facts, x, remark.bottom() + 14 * scale)
        counts = QRectF(inner.left(), box.bottom() - 36 * scale, inner.width(), 20 * scale)
        # Whoever asked and took back a lot, and was coached, has two lines of it rather than half a line.
        two = canvas.width(facts.counts, 12.5) > counts.width()
        if two:
            counts.adjust(0, -14 * scale, 0, 14 * scale)
        canvas.words(counts, facts.counts, 12.5, light, False, CENTRE, wrap=two)

    def _paint_side(
        self, canvas: Canvas, inner: QRectF, side: Total, x: float, top: float, number: int, count: int
    ) -> float:
        """Another side's badge, name and total on a plate; where the plate ends."""
        style, scale, light = self._style, self._style.scale, self._style.colours.on_sky
        high = (42 if count == 1 else 34) * scale
        wide = min((164 if count == 1 else 200) * scale, inner.width())
        pill = QRectF(x - wide / 2, top + number * (high + 6 * scale), wide, high)
        canvas.fill(rounded_rect(pill, high / 2), style.colours.veil if style.dark else "#FFF9EC", 0.88)
        canvas.stroke(rounded_rect(pill, high / 2), "#A9B6C6", 1.6)
        side.badge(canvas, pill.left() + 22 * scale, pill.center().y(), 7 * scale)
        total = minus(side.points) if self._revealed else "?"
        took = canvas.width(total, 21, True) + 6 * scale
        canvas.words(
            QRectF(pill.right() - 16 * scale - took, pill.top(), took, high), total, 21, light, True, RIGHT
        )
        room = pill.width() - 56 * scale - took
        size = _fitting(canvas, side.name, room, 14)
        canvas.words(QRectF(pill.left() + 36 * scale, pill.top(), room, high), side.name, size, light)
        return pill.bottom()

    def _paint_person(self, canvas: Canvas, inner: QRectF, side: Total, person: Person, top: float) -> float:
        """Whoever sat opposite: face, name, the rules' own word, total; where its plate ends."""
        style, scale, light = self._style, self._style.scale, self._style.colours.on_sky
        plate = QRectF(inner.left(), top, inner.width(), 50 * scale)
        canvas.fill(rounded_rect(plate, 25 * scale), style.colours.veil if style.dark else "#FFF9EC", 0.88)
        canvas.stroke(rounded_rect(plate, 25 * scale), "#A9B6C6", 1.6)
        half = 29 * scale
        paint_round(person.face, canvas, plate.left() + half - 2 * scale, plate.center().y(), half)
        side.badge(canvas, plate.left() + 2 * half - 9 * scale, plate.bottom() - 5 * scale, 6 * scale)
        total = minus(side.points) if self._revealed else "?"
        took = canvas.width(total, 21, True) + 4 * scale
        numbers = QRectF(plate.right() - 14 * scale - took, plate.top(), took, plate.height())
        canvas.words(numbers, total, 21, light, True, RIGHT)
        left = plate.left() + 2 * half + 4 * scale
        room = numbers.left() - left - 4 * scale
        name, rank = str(person.name), "" if person.rank is None else str(person.rank)
        low = 22 * scale if rank else 0.0
        line = QRectF(left, plate.top() + 5 * scale, room, 40 * scale - low + (2 * scale if rank else 0))
        canvas.words(line, name, _fitting(canvas, name, room, 15, bold=True), light, True)
        if rank:
            line = QRectF(left, plate.top() + 25 * scale, room, 19 * scale)
            canvas.words(line, rank, _fitting(canvas, rank, room, 12.5), light)
        return plate.bottom()

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
        canvas.stroke(rounded_rect(pill, 14 * scale), light, 1.3, 0.85)
        canvas.words(pill, facts.seal_word, 14, light, True, CENTRE)
