"""Solani's share of the result page: every row for every seat, the finished skies, what made the difference."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.terms import Line, Player
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.solani.pages.art import paint_badge
from noria_desktop.ui.solani.pages.emblem import paint_night
from noria_desktop.ui.solani.pages.sky_sheet import SkySheet
from noria_desktop.ui.solani.pages.story import lines_of, pieces
from noria_desktop.ui.solani.paint.signs import line_sign, sign
from noria_desktop.ui.solani.words.names import is_coyote, reader_of, say, seat_name, seats
from noria_desktop.ui.solani.words.opponents import coyote_title
from noria_desktop.ui.solani.words.scores import line_name
from noria_desktop.ui.widgets.result_model import ResultModel
from noria_desktop.ui.widgets.result_parts import ResultParts, Total
from noria_desktop.ui.widgets.score_rows import Area, Sign, TableForm


class SolaniResult(ResultParts):
    """A finished game of Solani; its last position says everything."""

    form = TableForm(names=(0, 0.3), title=14, sign=(26, 8.6), points=17, beside=7, closed=44)

    def __init__(self, model: ResultModel) -> None:
        """Of this game."""
        super().__init__(model)
        assert isinstance(model.final, State)
        self._state = model.final
        self._reader = reader_of(model.final)

    game_name = Text("Games", "Solani")

    @property
    def backdrop(self) -> Area:
        """The night sky."""
        return paint_night

    # Sides -----------------------------------------------------------------------------------------

    def column_name(self, seat: int) -> str:
        """A seat by its board."""
        return seat_name(Seat(seat), self._state, self._reader)

    def sides(self) -> tuple[Total, ...]:
        """Every seat; Coyote by its level."""
        return tuple(
            Total(
                coyote_title(self._state.options.coyote)
                if is_coyote(seat, self._state)
                else self.column_name(seat),
                self.sheet.total(seat),
                partial(paint_badge, seat),
            )
            for seat in seats(self._state)
        )

    def _people(self) -> tuple[int, ...]:
        """Seats of people, best first."""
        players = self._state.options.players
        order = (seat for shared in self.sheet.ranking for seat in shared)
        return tuple(seat for seat in order if seat < len(players) and players[seat] is Player.HUMAN)

    def own(self) -> int:
        """The person, or the best of several seats."""
        return self.sheet.ranking[0][0] if self._reader is None else self._reader

    def first(self) -> int:
        """A person: the one who did best of several."""
        return next(iter(self._people()), HUMAN) if self._reader is None else self._reader

    # Words -----------------------------------------------------------------------------------------

    def won(self) -> bool:
        """Whether a person at the screen won; sharing the victory is winning (5.6)."""
        return any(seat in self.sheet.ranking[0] for seat in self._people())

    def title(self) -> str:
        """Who won by how much."""
        winner = self.sheet.winner
        if winner is None or winner != self._reader:
            return super().title()
        second = max(side.points for seat, side in enumerate(self.sides()) if seat != winner)
        margin = self.sheet.total(winner) - second
        return say("You win by {margin}", margin=margin)

    def remark(self, tie: str = "") -> str:
        """How the total stands among the user's own."""
        if self._reader is not None:
            return super().remark(tie)
        return say("Games at one screen are nobody's record.")

    # Rows ------------------------------------------------------------------------------------------

    def lines(self) -> Sequence[Line]:
        """Alone, what Coyote kept has rows too."""
        return lines_of(self._state)

    def row_name(self, line: Any) -> str:
        """As on the score sheet."""
        return line_name(line)

    def sign(self, line: Any) -> Sign:
        """What is counted."""
        return partial(_paint_sign, line)

    def beside(self, line: Any, seat: int) -> str:
        """Nothing is multiplied."""
        return ""

    def behind(self, line: Any, seat: int) -> str:
        """The tiles behind the points."""
        return pieces(line, Seat(seat), self._state)

    heading = Text("Solani", "How the skies were scored")

    hint = Text("Solani", "open a row to see the tiles behind it")

    # Chart -----------------------------------------------------------------------------------------

    def chart(self, style: ShellStyle) -> QWidget:
        """The finished skies."""
        return SkySheet(style, self._state)

    def chart_title(self) -> str:
        """Heading of the skies."""
        if len(self._state.skies) == 1:
            return say("Your finished sky")
        return say("The finished skies")


def _paint_sign(line: Line, canvas: Canvas, x: float, y: float, half: float, tint: str) -> None:
    sign(canvas.p, line_sign(line), x, y, half, tint)
