"""Scythe's share of the result page: every row for both sides, the map in the end, what made the difference."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Faction, Line
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.scythe.pages.art import ink, paint_backdrop, paint_badge, paint_seat
from noria_desktop.ui.scythe.pages.map_picture import MapPicture
from noria_desktop.ui.scythe.pages.story import behind, popularity_words, product, tie_words
from noria_desktop.ui.scythe.words.names import faction_name, say, seat_name
from noria_desktop.ui.scythe.words.opponents import level_title
from noria_desktop.ui.scythe.words.scores import line_name, line_rule
from noria_desktop.ui.widgets.count_table import cell
from noria_desktop.ui.widgets.result_model import ResultModel
from noria_desktop.ui.widgets.result_parts import ResultParts, Total
from noria_desktop.ui.widgets.score_rows import Area, Badge, Sign, TableForm

SIGNS = {
    Line.STARS: "star",
    Line.TERRITORIES: "hex",
    Line.RESOURCES: "wood",
    Line.COINS: "coin",
    Line.STRUCTURES: "build",
}
MULTIPLIED = (Line.STARS, Line.TERRITORIES, Line.RESOURCES)


class ScytheResult(ResultParts):
    """A finished game of Scythe; its last position says everything."""

    form = TableForm()
    heads_height = 34

    def __init__(self, model: ResultModel) -> None:
        """Of this game."""
        super().__init__(model)
        assert isinstance(model.final, State)
        self._state = model.final

    game_name = Text("Games", "Scythe")

    @property
    def backdrop(self) -> Area:
        """Sky and the land round the Factory."""
        return paint_backdrop

    def lines(self) -> Sequence[Line]:
        """All of them, those that mean nothing to the Automa too."""
        return tuple(Line)

    def row_name(self, line: Any) -> str:
        """As on the score sheet."""
        return line_name(line)

    def sign(self, line: Any) -> Sign:
        """What is counted."""
        return partial(_paint_sign, line)

    def beside(self, line: Any, seat: int) -> str:
        """How many things of what worth."""
        return product(line, Seat(seat), self.sheet)

    def behind(self, line: Any, seat: int) -> str:
        """Where a side's coins came from."""
        return behind(line, Seat(seat), self._state, self.sheet)

    def common(self, line: Any) -> str:
        """What popularity makes of it; what broke a tie."""
        if line is None:
            return tie_words(self._state, self.sheet)
        return popularity_words(self._state) if line in MULTIPLIED else ""

    def rule(self, line: Any) -> str:
        """As the rules say it."""
        return line_rule(line)

    heading = Text("Scythe", "How the coins were counted")

    hint = Text("Scythe", "open a row to see what is behind it")

    def heads(self, canvas: Canvas, box: QRectF) -> None:
        """Emblems and names over the columns."""
        scale, theme = canvas.style.scale, canvas.style.theme
        for seat, faction in enumerate(self._factions()):
            place = cell(box, self.form, scale, seat, 2)
            name, below = seat_name(Seat(seat)), faction_name(faction)
            wide = min(
                max(canvas.width(name, 12.5, True), canvas.width(below, 11)), place.width() - 30 * scale
            )
            left = place.center().x() - (wide + 30 * scale) / 2
            paint_badge(faction, canvas, left + 11 * scale, place.center().y(), 9.5 * scale)
            text = QRectF(left + 28 * scale, place.top(), wide + 2, place.height() / 2)
            canvas.words(text, name, 12.5, theme.text, True)
            canvas.words(text.translated(0, place.height() / 2), below, 11, theme.muted)

    def row_badge(self, seat: int) -> Badge:
        """Disc and diamond, as on the table."""
        return partial(paint_seat, seat == HUMAN, self._factions()[seat])

    def _factions(self) -> tuple[Faction, Faction]:
        return self._state.human.faction, self._state.automa.faction

    def sides(self) -> tuple[Total, ...]:
        """The human first."""
        names = seat_name(Seat(HUMAN)), seat_name(Seat(BOT))
        return tuple(
            Total(name, self.sheet.total(seat), partial(paint_badge, faction))
            for seat, (name, faction) in enumerate(zip(names, self._factions(), strict=True))
        )

    def totals(self) -> tuple[Total, ...]:
        """The Automa by its level."""
        own, other = self.sides()
        return own, Total(level_title(self._state.automa.level), other.points, other.badge)

    def chart(self, style: ShellStyle) -> QWidget:
        """The map with everybody's territories."""
        picture = MapPicture(style, finished=True)
        picture.show_state(self._state)
        return picture

    chart_title = Text("Scythe", "The map in the end")

    def _lead(self) -> int:
        return self.sheet.total(HUMAN) - self.sheet.total(BOT)

    def title(self) -> str:
        """Who won by how much."""
        winner, lead = self.sheet.winner, self._lead()
        if winner is None:
            return say("A tie in everything")
        if not lead:
            return say("You win the tie") if winner == HUMAN else say("The Automa wins the tie")
        if winner == HUMAN:
            return say("You win by %n coin(s)", lead)
        return say("The Automa wins by %n coin(s)", -lead)

    def remark(self, tie: str = "") -> str:
        """How the total stands among the user's own; what broke a tie."""
        words = tie_words(self._state, self.sheet)
        return words or super().remark(tie)

    def decided(self) -> str:
        """The event that decided it, or the row that brought the winner furthest ahead."""
        if self.model.decided_text:
            return self.model.decided_text
        winner = self.sheet.winner
        side = 1 if winner == HUMAN else -1
        line, lead = max(self.leads(), key=lambda pair: abs(pair[1]) if winner is None else side * pair[1])
        if not lead:
            return say("Both sides had the same in every row.")
        words = (
            say("{row}: you had %n coin(s) more, your greatest lead.", lead)
            if lead > 0
            else say("{row}: the Automa had %n coin(s) more, its greatest lead.", -lead)
        )
        return words.format(row=line_name(line))

    gaps_name = Text("Scythe", "Difference to the Automa by row: {list}")

    def text_lines(self) -> list[str]:
        """What broke a tie at the end."""
        words = tie_words(self._state, self.sheet)
        return [*super().text_lines(), words] if words else super().text_lines()


def _paint_sign(line: Line, canvas: Canvas, x: float, y: float, half: float, tint: str) -> None:
    ink(canvas).sign(SIGNS[line], x, y, half * 2, tint)
