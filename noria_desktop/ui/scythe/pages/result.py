"""Scythe's share of the result page: every row for both sides, the map in the end, what made the difference."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Faction, Line
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.result_words import remark
from noria_desktop.ui.pages.models import ResultModel
from noria_desktop.ui.pages.result_parts import Total
from noria_desktop.ui.scythe.pages.art import ink, paint_backdrop, paint_badge
from noria_desktop.ui.scythe.pages.map_picture import MapPicture
from noria_desktop.ui.scythe.pages.score_rows import SIGNS, ScoreRows
from noria_desktop.ui.scythe.pages.story import SEATS, row_facts, tie_words
from noria_desktop.ui.scythe.words.names import listed, seat_name
from noria_desktop.ui.scythe.words.opponents import level_title
from noria_desktop.ui.scythe.words.scores import line_name, total_name
from noria_desktop.ui.widgets.count_table import CountTable
from noria_desktop.ui.widgets.gap_chart import Gap


class ScytheResult:
    """A finished game of Scythe."""

    def __init__(self, model: ResultModel) -> None:
        """Its last position says everything."""
        assert isinstance(model.final, State)
        self.model = model
        self._state = model.final

    @property
    def backdrop(self) -> Callable[[Canvas, QRectF], None]:
        """Sky and the land round the Factory."""
        return paint_backdrop

    def table(self, style: ShellStyle) -> CountTable:
        """Every row for both sides."""
        return ScoreRows(style, self._state, self.model.sheet)

    def chart(self, style: ShellStyle) -> QWidget:
        """The map with everybody's territories."""
        picture = MapPicture(style, finished=True)
        picture.show_state(self._state)
        return picture

    def chart_title(self) -> str:
        """Heading of the map."""
        return translate("Scythe", "The map in the end")

    def won(self) -> bool:
        """Whether the human won, ties broken; a tie of everything is no win."""
        return self.model.sheet.winner == HUMAN

    def _lead(self) -> int:
        sheet = self.model.sheet
        return sheet.total(HUMAN) - sheet.total(BOT)

    def title(self) -> str:
        """Who won by how much."""
        winner, lead = self.model.sheet.winner, self._lead()
        if winner is None:
            return translate("Scythe", "A tie in everything")
        if not lead:
            return (
                translate("Scythe", "You win the tie")
                if winner == HUMAN
                else translate("Scythe", "The Automa wins the tie")
            )
        if winner == HUMAN:
            return translate("Scythe", "You win by %n coin(s)", "", lead)
        return translate("Scythe", "The Automa wins by %n coin(s)", "", -lead)

    def totals(self) -> tuple[Total, ...]:
        """The human first."""
        state, sheet = self._state, self.model.sheet
        return (
            Total(seat_name(Seat(HUMAN)), sheet.total(HUMAN), _badge(state.human.faction)),
            Total(level_title(state.automa.level), sheet.total(BOT), _badge(state.automa.faction)),
        )

    def remark(self) -> str:
        """How the total stands among the user's own; what broke a tie."""
        words = tie_words(self._state, self.model.sheet)
        return words or remark(self.model)

    def _gaps(self) -> tuple[tuple[Line, int], ...]:
        return tuple(
            (row.line, (row.points[HUMAN] or 0) - (row.points[BOT] or 0))
            for row in row_facts(self.model.sheet)
            if row.line is not None
        )

    def decided(self) -> str:
        """The event that decided it, or the row that brought the winner furthest ahead."""
        if self.model.decided_text:
            return self.model.decided_text
        winner = self.model.sheet.winner
        side = 1 if winner == HUMAN else -1
        line, lead = max(self._gaps(), key=lambda pair: abs(pair[1]) if winner is None else side * pair[1])
        if not lead:
            return translate("Scythe", "Both sides had the same in every row.")
        words = (
            translate("Scythe", "{row}: you had %n coin(s) more, your greatest lead.", "", lead)
            if lead > 0
            else translate("Scythe", "{row}: the Automa had %n coin(s) more, its greatest lead.", "", -lead)
        )
        return words.format(row=line_name(line))

    def gaps(self) -> tuple[Gap, ...]:
        """Row by row."""
        return tuple(_gap(line, lead) for line, lead in self._gaps())

    def gaps_name(self) -> str:
        """The differences in words."""
        return translate("Scythe", "Difference to the Automa by row: {list}")

    def text(self) -> str:
        """The result as text, with the set-up at its end."""
        lines = [game_cover(self.model.game_id).name()]
        for row in row_facts(self.model.sheet):
            told = tuple(
                translate("Scythe", "{seat} {coins}").format(seat=seat_name(seat), coins=points)
                for seat in SEATS
                if (points := row.points[seat]) is not None
            )
            name = total_name() if row.line is None else line_name(row.line)
            lines.append(translate("Scythe", "{row}: {coins}").format(row=name, coins=listed(told)))
        if words := tie_words(self._state, self.model.sheet):
            lines.append(words)
        if self.model.notation:
            lines += ["", self.model.notation]
        return "\n".join(lines)


def _badge(faction: Faction) -> Callable[[Canvas, float, float, float], None]:
    """The emblem of a faction as a painter."""

    def paint(canvas: Canvas, x: float, y: float, half: float) -> None:
        paint_badge(canvas, faction, x, y, half)

    return paint


def _gap(line: Line, lead: int) -> Gap:
    """One row's difference with its sign."""

    def paint(canvas: Canvas, x: float, y: float, half: float) -> None:
        style = canvas.style
        tint = style.colours.brass_lit if style.dark else style.theme.accent
        ink(canvas).sign(SIGNS[line], x, y, half * 2, tint)

    return Gap(line_name(line), lead, paint)
