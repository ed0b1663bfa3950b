"""The score of one to four seats, row by row; a row opens to tell which tiles its points came from."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.games.solani.state import State
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.solani.pages.art import paint_badge
from noria_desktop.ui.solani.pages.story import RowFacts, pieces, places, row_facts
from noria_desktop.ui.solani.paint.signs import line_sign, sign
from noria_desktop.ui.solani.words.names import listed, minus, reader_of, seat_name, seats
from noria_desktop.ui.solani.words.scores import line_name, total_name
from noria_desktop.ui.widgets.count_table import CountRow, CountTable

NAMES_SHARE = 0.3
"""Of a row's width for sign and name."""


def cell(head: QRectF, seat: int, count: int) -> QRectF:
    """Where a seat's points stand in a row."""
    left = head.left() + head.width() * NAMES_SHARE
    wide = (head.right() - left) / count
    return QRectF(left + seat * wide, head.top(), wide, head.height())


class LineRow(CountRow):
    """One row of the sheet, or the total."""

    def __init__(self, style: ShellStyle, facts: RowFacts, state: State, ranks: dict[int, int]) -> None:
        """Closed and counted."""
        self.facts, self._state, self._ranks = facts, state, ranks
        super().__init__(style)
        self.setCheckable(facts.line is not None)
        self.retranslate()

    def _title(self) -> str:
        return total_name() if self.facts.line is None else line_name(self.facts.line)

    def _lines(self) -> tuple[tuple[Seat, str], ...]:
        """The tiles behind the points, seat by seat."""
        found = ((seat, pieces(self.facts.line, seat, self._state)) for seat in seats(self._state))
        return tuple((seat, words) for seat, words in found if words)

    def retranslate(self) -> None:
        """The row as a sentence."""
        reader = reader_of(self._state)
        told = tuple(
            translate("Solani", "{seat} {total}").format(
                seat=seat_name(seat, self._state, reader), total=minus(points)
            )
            for seat in seats(self._state)
            if (points := self.facts.points[seat]) is not None
        )
        self.setAccessibleName(
            translate("Solani", "{row}: {points}").format(row=self._title(), points=listed(told))
        )
        words = "\n".join(
            translate("Solani", "{seat}: {value}").format(
                seat=seat_name(seat, self._state, reader), value=text
            )
            for seat, text in self._lines()
        )
        self.setAccessibleDescription(words if self.isChecked() else "")
        self.setToolTip(words)
        self.update()

    def _open_height(self) -> int:
        return 52 + 22 * len(self._lines())

    def minimumSizeHint(self) -> QSize:
        """Lower than it likes; room for a line a seat when open."""
        return QSize(self._style.px(420), self._style.px(self._open_height() if self.isChecked() else 44))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Sign, name, points of every seat; the tiles below when open."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        line, scale = self.facts.line, self._style.scale

        def draw(x: float, y: float, tint: str) -> None:
            if line is not None:
                sign(painter, line_sign(line), x, y, 8.6 * scale, tint)

        box, head = self.paint_head(
            canvas,
            self._title(),
            16.0 if line is None else 14.0,
            NAMES_SHARE,
            draw if line is not None else None,
        )
        if self._counted:
            self._paint_points(canvas, head)
            if self.isChecked():
                self._paint_pieces(canvas, box, head.bottom())
        painter.end()

    def _paint_points(self, canvas: Canvas, head: QRectF) -> None:
        """The figures; the best of a row in full ink."""
        theme, scale = self._style.theme, self._style.scale
        count, total = len(self.facts.points), self.facts.line is None
        for seat, points in enumerate(self.facts.points):
            place = cell(head, seat, count)
            if points is None:
                canvas.words(place, "·", 15, theme.muted, False, CENTRE)
                continue
            ahead = seat in self.facts.best
            ink = theme.text if ahead or total else theme.muted
            canvas.words(place, minus(points), 20 if total else 17, ink, ahead or total, CENTRE)
            if total:
                rank = translate("Solani", "{place}.").format(place=self._ranks[seat])
                wide = canvas.width(minus(points), 20, True)
                side = place.adjusted(place.width() / 2 + wide / 2 + 7 * scale, 3 * scale, 0, 3 * scale)
                canvas.words(side, rank, 12, theme.accent if ahead else theme.muted, ahead)

    def _paint_pieces(self, canvas: Canvas, box: QRectF, top: float) -> None:
        """A line for each seat."""
        theme, scale = self._style.theme, self._style.scale
        lines = self._lines()
        if not lines:
            return
        step = max(20 * scale, (box.bottom() - top - 6 * scale) / len(lines))
        for index, (seat, words) in enumerate(lines):
            place = QRectF(
                box.left() + 49 * scale, top + index * step, box.width() - 60 * scale, min(step, 38 * scale)
            )
            paint_badge(canvas, seat, box.left() + 26 * scale, place.top() + 10 * scale, 6 * scale)
            fits = canvas.width(words, 12) <= place.width()
            if fits or step < 34 * scale:
                place.setHeight(20 * scale)
            canvas.words(place, words, 12, theme.muted, wrap=not fits and step >= 34 * scale)


class SeatHeads(QWidget):
    """Badges and names over the columns."""

    def __init__(self, style: ShellStyle, state: State) -> None:
        """As wide as the rows."""
        super().__init__()
        self._style, self._state = style, state
        self.set_style(style)

    def set_style(self, style: ShellStyle) -> None:
        """Height of two small lines."""
        self._style = style
        self.setFixedHeight(style.px(32))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """One column a seat."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        scale, theme = self._style.scale, self._style.theme
        box = QRectF(self.rect()).adjusted(5 * scale, 0, -5 * scale, 0)
        everybody = seats(self._state)
        reader = reader_of(self._state)
        for seat in everybody:
            place = cell(box, seat, len(everybody))
            lines, size = self._lines(
                canvas, seat_name(seat, self._state, reader), place.width() - 20 * scale
            )
            wide = min(max(canvas.width(line, size, True) for line in lines), place.width() - 18 * scale)
            left = place.center().x() - (wide + 16 * scale) / 2
            paint_badge(canvas, seat, left + 5 * scale, place.center().y(), 6 * scale)
            high = place.height() / len(lines)
            for number, words in enumerate(lines):
                line = QRectF(left + 16 * scale, place.top() + number * high, wide + 2, high)
                canvas.words(line, words, size, theme.text, True)
        painter.end()

    def _lines(self, canvas: Canvas, name: str, room: float) -> tuple[tuple[str, ...], float]:
        """A name in one line, or in two where it is too long for its column; and its size."""
        if canvas.width(name, 12.5, True) <= room:
            return (name,), 12.5
        for gap in ("・", " "):
            if gap in name:
                first, _, rest = name.rpartition(gap)
                return (first, rest), 11
        return (name,), 11


class ScoreRows(CountTable):
    """All rows of all seats."""

    def __init__(self, style: ShellStyle, state: State, sheet: ScoreSheet) -> None:
        """All rows counted."""
        ranks = places(sheet)
        rows = [LineRow(style, facts, state, ranks) for facts in row_facts(state, sheet)]
        super().__init__(style, rows, SeatHeads(style, state))

    def retranslate(self) -> None:
        """Words of the table."""
        self.heading.set_words(translate("Solani", "How the skies were scored"))
        super().retranslate()
        self.hint.setText(translate("Solani", "open a row to see the tiles behind it"))
