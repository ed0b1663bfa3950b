"""The result of a game that adds nothing to its score sheet: a row for each line, side by side."""

from __future__ import annotations

import enum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.models import ResultModel
from noria_desktop.ui.pages.result_parts import Total
from noria_desktop.ui.widgets.count_table import CountRow, CountTable
from noria_desktop.ui.widgets.gap_chart import Gap
from noria_desktop.ui.widgets.score_chart import ScoreChart

NAME_SHARE = 0.42
"""Of a row's width for its name; the points of all sides share the rest."""


def row_name(code: enum.Enum) -> str:
    """A line of the score sheet."""
    return str(code.value).replace("_", " ").capitalize()


class PlainRow(CountRow):
    """What one line of the score sheet gave to each side."""

    def __init__(self, style: ShellStyle, title: str, points: tuple[int, ...]) -> None:
        """``points`` by seat."""
        super().__init__(style)
        self._title, self._points = title, points
        self.setText(f"{title}: {', '.join(map(str, points))}")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Name and points."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        box, head = self.paint_head(canvas, self._title, 14.5, NAME_SHARE, None)
        wide = box.width() * (1 - NAME_SHARE) / len(self._points)
        for index, points in enumerate(self._points if self._counted else ()):
            left = box.left() + box.width() * NAME_SHARE + index * wide
            cell = QRectF(left, head.top(), wide, head.height())
            canvas.words(cell, str(points), 18, self._style.theme.text, True, CENTRE)
        painter.end()


class PlainTable(CountTable):
    """All lines of the score sheet."""

    def __init__(self, style: ShellStyle, sheet: ScoreSheet, seats: tuple[int, ...]) -> None:
        """For these seats."""
        codes = tuple(dict.fromkeys(line.code for line in sheet.lines))
        rows = [
            PlainRow(
                style,
                row_name(code),
                tuple(sum(line.points for line in sheet.of(seat) if line.code is code) for seat in seats),
            )
            for code in codes
        ]
        super().__init__(style, rows)

    def retranslate(self) -> None:
        """The heading."""
        super().retranslate()
        self.heading.set_words(translate("ResultPage", "How the score grew"))


class PlainResult:
    """A finished game of which the score sheet says everything."""

    backdrop = None

    def __init__(self, model: ResultModel) -> None:
        """Of this game."""
        self.model = model
        self._sheet = model.sheet
        self._seats = tuple(sorted(seat for place in model.sheet.ranking for seat in place))

    def _name(self, seat: int) -> str:
        if seat == HUMAN:
            return translate("ResultPage", "You")
        return self.model.opponent if len(self._seats) == 2 else str(seat + 1)

    def table(self, style: ShellStyle) -> CountTable:
        """Line by line."""
        return PlainTable(style, self._sheet, self._seats)

    def chart(self, style: ShellStyle) -> QWidget:
        """Own games as a line."""
        chart, model = ScoreChart(style), self.model
        chart.show_games(model.history, self._sheet.total(HUMAN), model.best, model.median)
        return chart

    def chart_title(self) -> str:
        """Heading of the line."""
        return translate("ResultPage", "Against your own games")

    def title(self) -> str:
        """All totals, best first."""
        ranked = (seat for place in self._sheet.ranking for seat in place)
        return " · ".join(f"{self._name(seat)} {self._sheet.total(seat)}" for seat in ranked)

    def won(self) -> bool:
        """Whether the person at the screen won."""
        return self._sheet.winner == HUMAN

    def totals(self) -> tuple[Total, ...]:
        """Every side's points, with a disc for the player and diamonds for the others."""

        def total(seat: int) -> Total:
            def badge(canvas: Canvas, x: float, y: float, half: float) -> None:
                canvas.badge(seat == HUMAN, x, y, half)

            return Total(self._name(seat), self._sheet.total(seat), badge)

        return tuple(map(total, self._seats))

    def remark(self) -> str:
        """Nothing more."""
        return ""

    def decided(self) -> str:
        """What the model knows."""
        return self.model.decided_text

    def gaps(self) -> tuple[Gap, ...]:
        """No chart of differences."""
        return ()

    def gaps_name(self) -> str:
        """Nothing, a line long."""
        return "{list}"

    def text(self) -> str:
        """The totals, and the set-up at the end."""
        lines = [f"{game_cover(self.model.game_id).name()}: {self.title()}"]
        if self.model.notation:
            lines += ["", self.model.notation]
        return "\n".join(lines)
