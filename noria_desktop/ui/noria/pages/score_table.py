"""The score, row by row: level times value for both sides, growing bars, running totals.

A row opens to show the pieces behind it. Source: ux.md 2.8; mocks/shell.md 5; rules.md 4.5.
"""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import Chamber
from noria_desktop.ui.art.canvas import CENTRE, RIGHT, Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import circle, rounded_rect, segment
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.pictures import CHAMBER_GLYPHS
from noria_desktop.ui.noria.words.names import chamber_name
from noria_desktop.ui.widgets.count_table import CountRow, CountTable


@frozen
class RowFacts:
    """One chamber's points for both sides."""

    chamber: Chamber
    value: int
    you: int
    """Level that counts for the human."""
    bot: int
    you_before: int
    """Running total above this row."""
    bot_before: int
    most: int
    """The larger final total, for the scale of the bars."""
    last: bool

    @property
    def you_points(self) -> int:
        """The human's points of this row."""
        return self.you * self.value

    @property
    def bot_points(self) -> int:
        """The bot's points of this row."""
        return self.bot * self.value


def row_facts(sheet: ScoreSheet) -> tuple[RowFacts, ...]:
    """The rows of both sides, chamber by chamber."""
    rows: list[RowFacts] = []
    you_total = bot_total = 0
    most = max(1, sheet.total(0), sheet.total(1))
    pairs = list(zip(sheet.of(0), sheet.of(1), strict=True))
    for index, (mine, theirs) in enumerate(pairs):
        rows.append(
            RowFacts(
                chamber=Chamber(mine.code.value),
                value=mine.value,
                you=mine.count,
                bot=theirs.count,
                you_before=you_total,
                bot_before=bot_total,
                most=most,
                last=index == len(pairs) - 1,
            )
        )
        you_total += mine.points
        bot_total += theirs.points
    return tuple(rows)


class ScoreRow(CountRow):
    """One row; pressing it shows the pieces behind the numbers."""

    def __init__(self, style: ShellStyle, facts: RowFacts) -> None:
        """Closed."""
        super().__init__(style)
        self.facts = facts
        self.retranslate()

    def retranslate(self) -> None:
        """The row as a sentence."""
        facts = self.facts
        text = translate(
            "ResultPage",
            "{chamber}: value {value}; you level {you}, {mine}; bot level {bot}, {theirs}; running {a} to {b}",
        )
        self.setAccessibleName(
            text.format(
                chamber=chamber_name(facts.chamber),
                value=facts.value,
                you=facts.you,
                mine=facts.you_points,
                bot=facts.bot,
                theirs=facts.bot_points,
                a=facts.you_before + facts.you_points,
                b=facts.bot_before + facts.bot_points,
            )
        )
        self.setAccessibleDescription(self.pieces_words() if self.isChecked() else "")
        self.update()

    def _seated(self) -> int:
        """Politicians seated in the chamber, read off its value."""
        values = components().chamber_values[self.facts.chamber.index]
        return values.index(self.facts.value) if self.facts.value in values else 0

    def pieces_words(self) -> str:
        """The pieces that made the row."""
        facts = self.facts
        politicians = translate("ResultPage", "politicians seated: {count}").format(count=self._seated())
        if facts.chamber is Chamber.SPECIALISATION:
            levels = translate("ResultPage", "your highest level {you}, the bot's {bot}")
        elif facts.chamber is Chamber.DIVERSIFICATION:
            levels = translate("ResultPage", "your lowest level {you}, the bot's {bot}")
        else:
            levels = translate("ResultPage", "your representative on level {you}, the bot's on {bot}")
        both = translate("ResultPage", "{politicians}; one level is worth {value}; {levels}")
        return both.format(
            politicians=politicians, value=facts.value, levels=levels.format(you=facts.you, bot=facts.bot)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """The row."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        style, facts = self._style, self.facts
        theme, colours, scale = style.theme, style.colours, style.scale
        box = QRectF(self.rect()).adjusted(5 * scale, 3 * scale, -5 * scale, -3 * scale)
        radius = 10 * scale
        marked = (facts.last or self.isChecked()) and self._counted
        body = mix(theme.raised, theme.accent, 0.06) if self._hovered and self._counted else theme.raised
        canvas.fill(rounded_rect(box, radius), body, 1.0 if marked else 0.5)
        if marked:
            canvas.stroke(rounded_rect(box, radius), theme.accent, 1.8)
        elif style.contrast:
            canvas.stroke(rounded_rect(box, radius), colours.hair, 1)
        self.paint_ring(canvas, box, radius)
        head = QRectF(box)
        if self.isChecked():
            head.setHeight(min(head.height() * 0.5, 66 * scale))
        middle = head.center().y()
        x = box.left() + 9 * scale
        name_ink = theme.text if self._counted else mix(theme.muted, theme.surface, 0.5)
        canvas.fill(circle(x + 17 * scale, middle, 16.5 * scale), theme.bg)
        canvas.stroke(circle(x + 17 * scale, middle, 16.5 * scale), colours.brass, 1.6)
        glyph_ink = colours.brass_lit if style.dark else theme.accent
        canvas.glyph(CHAMBER_GLYPHS[facts.chamber], x + 17 * scale, middle, 9.6 * scale, glyph_ink)
        note = self._note()
        wide = box.width() * 0.22
        lift = 9 * scale if note else 0
        name = QRectF(x + 43 * scale, middle - 11 * scale - lift, wide, 22 * scale)
        canvas.words(name, chamber_name(facts.chamber), 14, name_ink, True)
        if note:
            canvas.words(QRectF(name.left(), middle + scale, wide, 20 * scale), note, 12, theme.muted)
        if self._counted:
            self._paint_numbers(canvas, head)
            if self.isChecked():
                self._paint_pieces(
                    canvas, QRectF(box.left(), head.bottom(), box.width(), box.bottom() - head.bottom())
                )
        painter.end()

    def _note(self) -> str:
        """What counts in the two special chambers."""
        if self.facts.chamber is Chamber.SPECIALISATION:
            return translate("ResultPage", "highest level")
        if self.facts.chamber is Chamber.DIVERSIFICATION:
            return translate("ResultPage", "lowest level")
        return ""

    def _paint_numbers(self, canvas: Canvas, head: QRectF) -> None:
        """Value plate, products, bars, running totals."""
        style, facts = self._style, self.facts
        theme, colours, scale = style.theme, style.colours, style.scale
        middle = head.center().y()
        value_x, you_x = columns(head.left(), head.width(), scale)
        plate = QRectF(value_x - 18 * scale, middle - 16 * scale, 36 * scale, 32 * scale)
        canvas.fill(rounded_rect(plate, 8 * scale), colours.plate)
        canvas.stroke(rounded_rect(plate, 8 * scale), theme.ink, 1.4)
        canvas.words(plate, str(facts.value), 17, colours.on_plate, True, CENTRE)
        total_right = head.right() - 12 * scale
        bar_left, bar_right = you_x + 104 * scale, total_right - 50 * scale
        unit = max(0.0, bar_right - bar_left) / facts.most
        totals = (facts.you_before + facts.you_points, facts.bot_before + facts.bot_points)
        for mine, level, before, y in (
            (True, facts.you, facts.you_before, middle - 11 * scale),
            (False, facts.bot, facts.bot_before, middle + 11 * scale),
        ):
            points = level * facts.value
            canvas.badge(mine, you_x + 6 * scale, y, 5.2 * scale)
            text = QRectF(you_x + 17 * scale, y - 11 * scale, 46 * scale, 22 * scale)
            canvas.words(text, f"{level} × {facts.value}", 13, theme.muted)
            number = QRectF(you_x + 54 * scale, y - 11 * scale, 42 * scale, 22 * scale)
            canvas.words(number, str(points), 16, theme.text, True, RIGHT)
            colour = colours.bar_you if mine else colours.bar_bot
            high = 13 * scale
            if before:
                old = QRectF(bar_left, y - high / 2, before * unit, high)
                canvas.fill(rounded_rect(old, 3 * scale), colour, 0.3)
            new = QRectF(bar_left + before * unit, y - high / 2, points * unit, high)
            if points:
                canvas.fill(rounded_rect(new, 3 * scale), colour)
                if not mine:
                    self._hatch(canvas, new)
                if facts.last:
                    canvas.stroke(rounded_rect(new.adjusted(-2, -2, 2, 2), 5 * scale), theme.accent, 1.6)
            total = totals[0 if mine else 1]
            ahead = total > totals[1 if mine else 0]
            size = 18.0 if facts.last else 15.5
            place = QRectF(total_right - 60 * scale, y - 12 * scale, 60 * scale, 24 * scale)
            canvas.words(place, str(total), size, theme.text if ahead else theme.muted, ahead, RIGHT)

    def _hatch(self, canvas: Canvas, bar: QRectF) -> None:
        """The bot's bars are hatched, so that colour is not alone."""
        step = 9 * self._style.scale
        x = bar.left() + 4
        while x + 6 < bar.right():
            canvas.stroke(segment(x, bar.bottom() - 2, x + 6, bar.top() + 2), "#14161A", 1.2, 0.4)
            x += step

    def _paint_pieces(self, canvas: Canvas, area: QRectF) -> None:
        """Nine steps with both representatives, four seats with politicians, the sentence."""
        style, facts = self._style, self.facts
        theme, colours, scale = style.theme, style.colours, style.scale
        y = area.top() + area.height() * 0.28
        left, right = area.left() + 52 * scale, area.left() + area.width() * 0.58
        steps = components().max_level
        step = (right - left) / steps
        canvas.stroke(segment(left, y, right, y), colours.brass, 2.4, 0.7)
        for level in range(steps + 1):
            canvas.fill(circle(left + level * step, y, 3 * scale), colours.brass)
        for mine, level in ((False, facts.bot), (True, facts.you)):
            shift = 5.5 * scale if facts.you == facts.bot else 0
            x = left + level * step + (-shift if mine else shift)
            canvas.badge(mine, x, y, 7.5 * scale)
        seats = components().lower_spaces
        seat_left = right + 34 * scale
        for seat in range(seats):
            x = seat_left + seat * 26 * scale
            canvas.stroke(circle(x, y, 10 * scale), theme.line, 1.3)
            if seat < self._seated():
                canvas.glyph("pawn", x, y, 7.6 * scale, theme.text)
        words = QRectF(area.left() + 52 * scale, y + 13 * scale, area.width() - 64 * scale, 18 * scale)
        canvas.words(words, self.pieces_words(), 12, theme.muted)


def columns(left: float, width: float, scale: float) -> tuple[float, float]:
    """Where the value plates and the products stand in a row."""
    value = left + 52 * scale + width * 0.22 + 26 * scale
    return value, value + 42 * scale


class ColumnHeads(QWidget):
    """Words over the value plates and the totals."""

    def __init__(self, style: ShellStyle) -> None:
        """As wide as the rows."""
        super().__init__()
        self._style = style
        self.set_style(style)

    def set_style(self, style: ShellStyle) -> None:
        """Height of a small line."""
        self._style = style
        self.setFixedHeight(style.px(20))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Two words."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        scale, theme = self._style.scale, self._style.theme
        box = QRectF(self.rect()).adjusted(5 * scale, 0, -5 * scale, 0)
        value, _ = columns(box.left(), box.width(), scale)
        place = QRectF(value - 50 * scale, 0, 100 * scale, box.height())
        canvas.words(place, translate("ResultPage", "value"), 12, theme.muted, False, CENTRE)
        place = QRectF(box.right() - 212 * scale, 0, 200 * scale, box.height())
        canvas.words(place, translate("ResultPage", "running total"), 12, theme.muted, False, RIGHT)
        painter.end()


class ScoreTable(CountTable):
    """Six rows."""

    def __init__(self, style: ShellStyle, sheet: ScoreSheet) -> None:
        """All rows counted."""
        super().__init__(style, [ScoreRow(style, facts) for facts in row_facts(sheet)], ColumnHeads(style))

    def retranslate(self) -> None:
        """Words of the table."""
        self.heading.set_words(
            translate("ResultPage", "How the score grew"),
            translate("ResultPage", "Level × value of the chamber"),
        )
        super().retranslate()
