"""Noria's score, row by row: level times value for both sides, growing bars, running totals.

A row opens to show the pieces behind it. Source: ux.md 2.8; mocks/shell.md 5; rules.md 4.5.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF

from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import Chamber
from noria_desktop.ui.art.canvas import CENTRE, RIGHT, Canvas
from noria_desktop.ui.art.shapes import circle, rounded_rect, segment
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.pictures import CHAMBER_GLYPHS
from noria_desktop.ui.noria.words.names import chamber_name
from noria_desktop.ui.widgets.score_rows import Behind, Row, ScoreTable, TableForm

FORM = TableForm(
    names=(52, 0.22), title=14, left=52, sign=(26, 9.6), frame=16.5, opened=118, open_head=(0.5, 66)
)


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


def score_table(sheet: ScoreSheet) -> ScoreTable:
    """Six rows."""
    return ScoreTable(
        translate("ResultPage", "How the score grew"),
        tuple(ChamberRow(facts).row() for facts in row_facts(sheet)),
        translate("ResultPage", "open a row to see the pieces behind it"),
        subheading=translate("ResultPage", "Level × value of the chamber"),
        form=FORM,
        heads=paint_heads,
    )


def paint_chamber(chamber: Chamber, canvas: Canvas, x: float, y: float, half: float, tint: str) -> None:
    """The glyph of a chamber."""
    canvas.glyph(CHAMBER_GLYPHS[chamber], x, y, half, tint)


@frozen
class ChamberRow:
    """One chamber in words and figures."""

    facts: RowFacts

    def row(self) -> Row:
        """The row as it is shown."""
        facts = self.facts
        spoken = translate(
            "ResultPage",
            "{chamber}: value {value}; you level {you}, {mine}; bot level {bot}, {theirs}; running {a} to {b}",
        )
        return Row(
            title=chamber_name(facts.chamber),
            spoken=spoken.format(
                chamber=chamber_name(facts.chamber),
                value=facts.value,
                you=facts.you,
                mine=facts.you_points,
                bot=facts.bot,
                theirs=facts.bot_points,
                a=facts.you_before + facts.you_points,
                b=facts.bot_before + facts.bot_points,
            ),
            sign=partial(paint_chamber, facts.chamber),
            note=self._note(),
            behind=(Behind(self.pieces_words()),),
            marked=facts.last,
            paint_figures=self.paint_numbers,
            paint_behind=self.paint_pieces,
        )

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

    def _note(self) -> str:
        """What counts in the two special chambers."""
        if self.facts.chamber is Chamber.SPECIALISATION:
            return translate("ResultPage", "highest level")
        if self.facts.chamber is Chamber.DIVERSIFICATION:
            return translate("ResultPage", "lowest level")
        return ""

    def paint_numbers(self, canvas: Canvas, head: QRectF) -> None:
        """Value plate, products, bars, running totals."""
        style, facts = canvas.style, self.facts
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
        step = 9 * canvas.style.scale
        x = bar.left() + 4
        while x + 6 < bar.right():
            canvas.stroke(segment(x, bar.bottom() - 2, x + 6, bar.top() + 2), "#14161A", 1.2, 0.4)
            x += step

    def paint_pieces(self, canvas: Canvas, area: QRectF) -> None:
        """Nine steps with both representatives, four seats with politicians, the sentence."""
        style, facts = canvas.style, self.facts
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


def paint_heads(canvas: Canvas, box: QRectF) -> None:
    """Words over the value plates and the totals."""
    scale, theme = canvas.style.scale, canvas.style.theme
    value, _ = columns(box.left(), box.width(), scale)
    place = QRectF(value - 50 * scale, 0, 100 * scale, box.height())
    canvas.words(place, translate("ResultPage", "value"), 12, theme.muted, False, CENTRE)
    place = QRectF(box.right() - 212 * scale, 0, 200 * scale, box.height())
    canvas.words(place, translate("ResultPage", "running total"), 12, theme.muted, False, RIGHT)
