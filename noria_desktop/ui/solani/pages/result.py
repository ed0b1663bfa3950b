"""Solani's share of the result page: every row for every seat, the finished skies, what made the difference."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.terms import Line, Player
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.result_words import remark
from noria_desktop.ui.pages.models import ResultModel
from noria_desktop.ui.pages.result_parts import Total
from noria_desktop.ui.solani.pages.art import paint_badge
from noria_desktop.ui.solani.pages.emblem import paint_night
from noria_desktop.ui.solani.pages.score_rows import ScoreRows
from noria_desktop.ui.solani.pages.sky_sheet import SkySheet
from noria_desktop.ui.solani.pages.story import RowFacts, places, row_facts
from noria_desktop.ui.solani.paint.signs import line_sign, sign
from noria_desktop.ui.solani.words.names import listed, minus, reader_of, seat_name, seats
from noria_desktop.ui.solani.words.opponents import coyote_title
from noria_desktop.ui.solani.words.scores import line_name
from noria_desktop.ui.widgets.count_table import CountTable
from noria_desktop.ui.widgets.gap_chart import Gap


class SolaniResult:
    """A finished game of Solani."""

    def __init__(self, model: ResultModel) -> None:
        """Its last position says everything."""
        assert isinstance(model.final, State)
        self.model = model
        self._state = model.final
        self._reader = reader_of(model.final)

    @property
    def backdrop(self) -> Callable[[Canvas, QRectF], None]:
        """The night sky."""
        return paint_night

    def _name(self, seat: Seat) -> str:
        if self._state.coyote is not None and seat == len(self._state.skies):
            return coyote_title(self._state.options.coyote)
        return seat_name(seat, self._state, self._reader)

    def table(self, style: ShellStyle) -> CountTable:
        """Every row for every seat."""
        return ScoreRows(style, self._state, self.model.sheet)

    def chart(self, style: ShellStyle) -> QWidget:
        """The finished skies."""
        return SkySheet(style, self._state)

    def chart_title(self) -> str:
        """Heading of the skies."""
        if len(self._state.skies) == 1:
            return translate("Solani", "Your finished sky")
        return translate("Solani", "The finished skies")

    def won(self) -> bool:
        """Whether a person at the screen won; sharing the victory is winning (5.6)."""
        players = self._state.options.players
        return any(
            seat < len(players) and players[seat] is Player.HUMAN for seat in self.model.sheet.ranking[0]
        )

    def title(self) -> str:
        """Who won by how much."""
        sheet = self.model.sheet
        if sheet.winner is None:
            return translate("Solani", "{seats} share the victory").format(
                seats=listed(tuple(self._name(Seat(seat)) for seat in sheet.ranking[0]))
            )
        second = max(sheet.total(seat) for seat in seats(self._state) if seat != sheet.winner)
        margin = sheet.total(sheet.winner) - second
        if sheet.winner == self._reader:
            return translate("Solani", "You win by {margin}").format(margin=margin)
        return translate("Solani", "{seat} wins by {margin}").format(
            seat=self._name(Seat(sheet.winner)), margin=margin
        )

    def totals(self) -> tuple[Total, ...]:
        """Everybody: a person first, the one who did best of several; the others by their place."""
        sheet, players = self.model.sheet, self._state.options.players
        order = [Seat(seat) for shared in sheet.ranking for seat in shared]
        first = next((s for s in order if s < len(players) and players[s] is Player.HUMAN), HUMAN)
        if self._reader is not None:
            first = self._reader
        return tuple(
            Total(self._name(seat), sheet.total(seat), _badge(seat))
            for seat in (first, *(seat for seat in order if seat != first))
        )

    def remark(self) -> str:
        """How the total stands among the user's own."""
        if self._reader is not None:
            return remark(self.model)
        return translate("Solani", "Games at one screen are nobody's record.")

    def decided(self) -> str:
        """The event that decided it, or the row with the largest difference to the best of the others."""
        if self.model.decided_text:
            return self.model.decided_text
        rows = self._gaps()
        name, other = self._name(self._own()), self._name(self._rival())
        row, lead = max(rows, key=lambda pair: abs(pair[1]))
        if not lead:
            return translate("Solani", "Row by row {seat} and {other} had the same.").format(
                seat=name, other=other
            )
        words = (
            translate("Solani", "{row}: {seat} {points} more than {other}, the widest gap.")
            if lead > 0
            else translate("Solani", "{row}: {other} {points} more than {seat}, the widest gap.")
        )
        return words.format(row=self._row_name(row), seat=name, other=other, points=abs(lead))

    def _own(self) -> Seat:
        """Whose differences are shown: the person, or the best of several."""
        if self._reader is not None:
            return self._reader
        return Seat(self.model.sheet.ranking[0][0])

    def _rival(self) -> Seat:
        """The best of the others."""
        order = [Seat(seat) for shared in self.model.sheet.ranking for seat in shared]
        return next(seat for seat in order if seat != self._own())

    @staticmethod
    def _row_name(row: RowFacts) -> str:
        assert row.line is not None
        return line_name(row.line)

    def _gaps(self) -> tuple[tuple[RowFacts, int], ...]:
        own, other = self._own(), self._rival()
        rows = row_facts(self._state, self.model.sheet)[:-1]
        return tuple((row, (row.points[own] or 0) - (row.points[other] or 0)) for row in rows)

    def gaps(self) -> tuple[Gap, ...]:
        """Row by row, to the best of the others."""
        return tuple(_gap(row.line, lead) for row, lead in self._gaps() if row.line is not None)

    def gaps_name(self) -> str:
        """The differences in words."""
        return translate("Solani", "Difference to {seat} by row: {list}").replace(
            "{seat}", self._name(self._rival())
        )

    def text(self) -> str:
        """The result as text, with the set-up at its end."""
        sheet, ranks = self.model.sheet, places(self.model.sheet)
        everybody = seats(self._state)
        lines = [
            translate("Solani", "{game}: {totals}").format(
                game=game_cover(self.model.game_id).name(),
                totals=listed(
                    tuple(
                        translate("Solani", "{place}. {seat} {total}").format(
                            place=ranks[seat], seat=self._name(seat), total=minus(sheet.total(seat))
                        )
                        for seat in sorted(everybody, key=lambda seat: ranks[seat])
                    )
                ),
            )
        ]
        for row in row_facts(self._state, sheet)[:-1]:
            told = tuple(
                translate("Solani", "{seat} {total}").format(seat=self._name(seat), total=minus(points))
                for seat in everybody
                if (points := row.points[seat]) is not None
            )
            lines.append(
                translate("Solani", "{row}: {points}").format(row=self._row_name(row), points=listed(told))
            )
        if self.model.notation:
            lines += ["", self.model.notation]
        return "\n".join(lines)


def _badge(seat: Seat) -> Callable[[Canvas, float, float, float], None]:
    """The badge of a seat as a painter."""

    def paint(canvas: Canvas, x: float, y: float, half: float) -> None:
        paint_badge(canvas, seat, x, y, half)

    return paint


def _gap(line: Line, lead: int) -> Gap:
    """One row's difference with its sign."""

    def paint(canvas: Canvas, x: float, y: float, half: float) -> None:
        style = canvas.style
        ink = style.colours.brass_lit if style.dark else style.theme.accent
        sign(canvas.p, line_sign(line), x, y, half, ink)

    return Gap(line_name(line), lead, paint)
