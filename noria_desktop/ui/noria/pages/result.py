"""Noria's share of the result page: level times value, the last ten games, the widest gap."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.pictures import CHAMBER_GLYPHS
from noria_desktop.ui.noria.pages.result_words import remark, result_text, widest_gap
from noria_desktop.ui.noria.pages.score_table import RowFacts, ScoreTable, row_facts
from noria_desktop.ui.noria.words.names import chamber_name
from noria_desktop.ui.pages.models import ResultModel
from noria_desktop.ui.pages.result_parts import Total, two_totals
from noria_desktop.ui.widgets.count_table import CountTable
from noria_desktop.ui.widgets.gap_chart import Gap
from noria_desktop.ui.widgets.score_chart import ScoreChart

HUMAN, BOT = 0, 1


class NoriaResult:
    """A finished game of Noria."""

    backdrop = None

    def __init__(self, model: ResultModel) -> None:
        """Its score and the user's own games."""
        self.model = model

    def table(self, style: ShellStyle) -> CountTable:
        """Six rows."""
        return ScoreTable(style, self.model.sheet)

    def chart(self, style: ShellStyle) -> QWidget:
        """Own games as a line."""
        chart, model = ScoreChart(style), self.model
        chart.show_games(model.history, model.sheet.total(HUMAN), model.best, model.median)
        return chart

    def chart_title(self) -> str:
        """Heading of the line."""
        return translate("ResultPage", "Against your own games")

    def title(self) -> str:
        """Who won by how much; a tie is not a win."""
        sheet = self.model.sheet
        you, bot = sheet.total(HUMAN), sheet.total(BOT)
        if sheet.winner == HUMAN:
            return translate("ResultPage", "You win by {margin}").format(margin=you - bot)
        if sheet.winner is None:
            return translate("ResultPage", "A tie – the machine holds")
        return translate("ResultPage", "The machine wins by {margin}").format(margin=bot - you)

    def won(self) -> bool:
        """More points than the bot."""
        return self.model.sheet.winner == HUMAN

    def totals(self) -> tuple[Total, ...]:
        """The player and the bot."""
        sheet = self.model.sheet
        return two_totals(
            translate("ResultPage", "You"), sheet.total(HUMAN), self.model.opponent, sheet.total(BOT)
        )

    def remark(self) -> str:
        """How the total stands among the user's own."""
        tie = translate("ResultPage", "Only more points than the machine count as a win.")
        return remark(self.model, tie)

    def decided(self) -> str:
        """The event that decided it, or the row that made the largest difference."""
        return self.model.decided_text or widest_gap(self.model)

    def gaps(self) -> tuple[Gap, ...]:
        """Chamber by chamber."""
        return tuple(_gap(row) for row in row_facts(self.model.sheet))

    def gaps_name(self) -> str:
        """The differences in words."""
        return translate("ResultPage", "Difference by chamber: {list}")

    def text(self) -> str:
        """The result as text."""
        return result_text(self.model)


def _gap(row: RowFacts) -> Gap:
    """One chamber's difference with its sign."""

    def sign(canvas: Canvas, x: float, y: float, half: float) -> None:
        style = canvas.style
        ink = style.colours.brass_lit if style.dark else style.theme.accent
        canvas.glyph(CHAMBER_GLYPHS[row.chamber], x, y, half, ink)

    return Gap(chamber_name(row.chamber), row.you_points - row.bot_points, sign)
