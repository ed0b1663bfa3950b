"""The score of both sides, row by row; a row opens to tell what is behind its coins."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Line
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.pages.art import ink, paint_badge, paint_seat
from noria_desktop.ui.scythe.pages.story import (
    SEATS,
    RowFacts,
    behind,
    places,
    popularity_words,
    product,
    row_facts,
    tie_words,
)
from noria_desktop.ui.scythe.words.names import faction_name, listed, seat_name
from noria_desktop.ui.scythe.words.scores import line_name, line_rule, total_name
from noria_desktop.ui.widgets.count_table import CountRow, CountTable
from noria_desktop.ui.widgets.sheets import words_width

NAMES_SHARE = 0.42
"""Of a row's width for sign and name."""
SIGNS = {
    Line.STARS: "star",
    Line.TERRITORIES: "hex",
    Line.RESOURCES: "wood",
    Line.COINS: "coin",
    Line.STRUCTURES: "build",
}


def cell(head: QRectF, seat: int) -> QRectF:
    """Where a side's coins stand in a row."""
    left = head.left() + head.width() * NAMES_SHARE
    wide = (head.right() - left) / len(SEATS)
    return QRectF(left + seat * wide, head.top(), wide, head.height())


class LineRow(CountRow):
    """One row of the sheet, or the total."""

    def __init__(self, style: ShellStyle, facts: RowFacts, state: State, sheet: ScoreSheet) -> None:
        """Closed and counted."""
        self.facts, self._state, self._sheet = facts, state, sheet
        self._ranks = places(sheet)
        super().__init__(style)
        self.setCheckable(facts.line is not None or bool(tie_words(state, sheet)))
        self.retranslate()

    def _title(self) -> str:
        return total_name() if self.facts.line is None else line_name(self.facts.line)

    def lines(self) -> tuple[tuple[Seat | None, str], ...]:
        """What is behind the coins: side by side's, then what holds for the row."""
        line = self.facts.line
        if line is None:
            words = tie_words(self._state, self._sheet)
            return ((None, words),) if words else ()
        found = [(seat, behind(line, seat, self._state, self._sheet)) for seat in SEATS]
        told: list[tuple[Seat | None, str]] = [(seat, words) for seat, words in found if words]
        if line in (Line.STARS, Line.TERRITORIES, Line.RESOURCES):
            told.append((None, popularity_words(self._state)))
        return tuple(told)

    def retranslate(self) -> None:
        """The row as a sentence."""
        told = tuple(
            translate("Scythe", "{seat} {coins}").format(seat=seat_name(seat), coins=points)
            for seat in SEATS
            if (points := self.facts.points[seat]) is not None
        )
        self.setAccessibleName(
            translate("Scythe", "{row}: {coins}").format(row=self._title(), coins=listed(told))
        )
        words = "\n".join(
            text
            if seat is None
            else translate("Scythe", "{seat}: {value}").format(seat=seat_name(seat), value=text)
            for seat, text in self.lines()
        )
        self.setAccessibleDescription(words if self.isChecked() else "")
        rule = "" if self.facts.line is None else line_rule(self.facts.line)
        self.setToolTip("\n".join(part for part in (rule, words) if part))
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Lower than it likes; room for two small lines a side when open."""
        high = 50 + sum(self._high(words) for _, words in self.lines())
        return QSize(self._style.px(420), self._style.px(high if self.isChecked() else 46))

    def _high(self, words: str) -> int:
        """Design pixels that some words take below the row: one small line or two."""
        room = max(self.width(), self._style.px(420)) - 72 * self._style.scale
        return 20 if words_width(self._style, words, 12) <= room else 37

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In another width the words below take another height."""
        super().resizeEvent(event)
        if self.isChecked() and event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Sign, name, coins of both; what is behind them below when open."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        line, scale = self.facts.line, self._style.scale

        def draw(x: float, y: float, tint: str) -> None:
            if line is not None:
                ink(canvas).sign(SIGNS[line], x, y, 17 * scale, tint)

        box, head = self.paint_head(
            canvas,
            self._title(),
            16.0 if line is None else 14.5,
            NAMES_SHARE,
            draw if line is not None else None,
        )
        if self._counted:
            self._paint_points(canvas, head)
            if self.isChecked():
                self._paint_behind(canvas, box, head.bottom())
        painter.end()

    def _paint_points(self, canvas: Canvas, head: QRectF) -> None:
        """The figures; the larger in full ink."""
        theme, scale = self._style.theme, self._style.scale
        total = self.facts.line is None
        for seat in SEATS:
            place, points = cell(head, seat), self.facts.points[seat]
            if points is None:
                canvas.words(place, "·", 15, theme.muted, False, CENTRE)
                continue
            ahead = seat == self.facts.ahead
            tint = theme.text if ahead or total else theme.muted
            size = 21 if total else 18
            canvas.words(place, str(points), size, tint, ahead or total, CENTRE)
            wide = canvas.width(str(points), size, ahead or total)
            side = place.adjusted(place.width() / 2 + wide / 2 + 8 * scale, 3 * scale, 0, 3 * scale)
            if words := product(self.facts.line, Seat(seat), self._sheet):
                canvas.words(side, words, 12, theme.muted)
            if total:
                rank = translate("Scythe", "{place}.", "place in the ranking").format(place=self._ranks[seat])
                canvas.words(side, rank, 12, theme.accent if ahead else theme.muted, ahead)

    def _paint_behind(self, canvas: Canvas, box: QRectF, top: float) -> None:
        """A line or two a side, then what holds for the row."""
        theme, scale = self._style.theme, self._style.scale
        y = top
        for seat, words in self.lines():
            high = self._high(words) * scale
            place = QRectF(box.left() + 49 * scale, y, box.width() - 60 * scale, high)
            if seat is not None:
                paint_seat(canvas, seat == HUMAN, box.left() + 26 * scale, y + 9 * scale, 6 * scale)
            canvas.words(place, words, 12, theme.muted, wrap=True)
            y += high


class SideHeads(QWidget):
    """Emblems and names over the columns."""

    def __init__(self, style: ShellStyle, state: State) -> None:
        """As wide as the rows."""
        super().__init__()
        self._style, self._state = style, state
        self.set_style(style)

    def set_style(self, style: ShellStyle) -> None:
        """Height of two small lines."""
        self._style = style
        self.setFixedHeight(style.px(34))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """One column a side."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        scale, theme = self._style.scale, self._style.theme
        box = QRectF(self.rect()).adjusted(5 * scale, 0, -5 * scale, 0)
        for seat, faction in ((HUMAN, self._state.human.faction), (BOT, self._state.automa.faction)):
            place = cell(box, seat)
            name, below = seat_name(Seat(seat)), faction_name(faction)
            wide = min(
                max(canvas.width(name, 12.5, True), canvas.width(below, 11)), place.width() - 30 * scale
            )
            left = place.center().x() - (wide + 30 * scale) / 2
            paint_badge(canvas, faction, left + 11 * scale, place.center().y(), 9.5 * scale)
            text = QRectF(left + 28 * scale, place.top(), wide + 2, place.height() / 2)
            canvas.words(text, name, 12.5, theme.text, True)
            canvas.words(text.translated(0, place.height() / 2), below, 11, theme.muted)
        painter.end()


class ScoreRows(CountTable):
    """All rows of both sides."""

    def __init__(self, style: ShellStyle, state: State, sheet: ScoreSheet) -> None:
        """All rows counted."""
        rows = [LineRow(style, facts, state, sheet) for facts in row_facts(sheet)]
        super().__init__(style, rows, SideHeads(style, state))

    def retranslate(self) -> None:
        """Words of the table."""
        self.heading.set_words(translate("Scythe", "How the coins were counted"))
        super().retranslate()
        self.hint.setText(translate("Scythe", "open a row to see what is behind it"))
