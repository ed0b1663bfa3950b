"""A finished game as its result page shows it: everything plain from the score sheet, until a game says it better."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from attrs import field
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text, minus, translate
from noria_desktop.ui.widgets.count_table import cell
from noria_desktop.ui.widgets.gap_chart import Gap
from noria_desktop.ui.widgets.result_model import ResultModel
from noria_desktop.ui.widgets.score_chart import ScoreChart
from noria_desktop.ui.widgets.score_rows import (
    Area,
    Badge,
    Behind,
    Cell,
    Row,
    RowPoints,
    ScoreTable,
    Sign,
    TableForm,
    lines_of,
    places,
    row_points,
)

if TYPE_CHECKING:
    pass

PLACES = (
    Text("ResultPage", "1st"),
    Text("ResultPage", "2nd"),
    Text("ResultPage", "3rd"),
    Text("ResultPage", "4th"),
)
"""Places in the ranking, as far down as anybody sits at a table."""


def place_name(place: int) -> str:
    """A place in the ranking, counted from 1."""
    return str(PLACES[place - 1])


@frozen
class Total:
    """What one side has in the end."""

    name: str
    points: int
    badge: Badge = field(eq=False)


class ResultChart(Protocol):
    """The picture at the upper right, a widget."""

    def retranslate(self) -> None:
        """Words in the language of now."""
        ...


def paint_side(own: bool, canvas: Canvas, x: float, y: float, half: float) -> None:
    """The disc or the diamond."""
    canvas.badge(own, x, y, half)


def listed(words: Sequence[str]) -> str:
    """Words one after another, as the language separates them."""
    return translate("SetupLine", ", ", "separator of a list").join(words)


class ResultParts:
    """One finished game; a game overrides what it has words, signs or pictures of its own for."""

    form = TableForm()
    heads_height: float = 32

    def __init__(self, model: ResultModel) -> None:
        """Of this game."""
        self.model = model
        self.sheet = model.sheet

    # Sides -----------------------------------------------------------------------------------------

    def game_name(self) -> str:
        """The game's name."""
        return self.model.game_id.capitalize()

    def sides(self) -> tuple[Total, ...]:
        """Name, points and badge of every seat, by seat."""
        names = (translate("ResultPage", "You"), self.model.opponent)
        return tuple(
            Total(
                names[seat] if seat < len(names) else str(seat + 1),
                self.sheet.total(seat),
                partial(paint_side, seat == HUMAN),
            )
            for seat in sorted(places(self.sheet))
        )

    def column_name(self, seat: int) -> str:
        """What a side is called in the rows."""
        return self.sides()[seat].name

    def row_badge(self, seat: int) -> Badge:
        """Its badge beside what is behind a row."""
        return self.sides()[seat].badge

    def own(self) -> int:
        """The seat from which differences are told."""
        return HUMAN

    def first(self) -> int:
        """The seat whose total stands first."""
        return self.own()

    def _ranked(self) -> tuple[int, ...]:
        return tuple(seat for shared in self.sheet.ranking for seat in shared)

    def rival(self) -> int:
        """The best of the others."""
        return next(seat for seat in self._ranked() if seat != self.own())

    def totals(self) -> tuple[Total, ...]:
        """All sides: the one whose result this is first, then the others, best first."""
        sides, first = self.sides(), self.first()
        return tuple(sides[seat] for seat in (first, *(seat for seat in self._ranked() if seat != first)))

    # Verdict ---------------------------------------------------------------------------------------

    @property
    def backdrop(self) -> Area | None:
        """Paints what lies behind the verdict; None: sky and clouds."""
        return None

    def won(self) -> bool:
        """Whether a person at the screen won; a tie is not a win."""
        return self.sheet.winner == HUMAN

    def title(self) -> str:
        """Who won by how much."""
        sides, winner = self.sides(), self.sheet.winner
        if winner is None:
            names = listed([sides[seat].name for seat in self.sheet.ranking[0]])
            return translate("ResultPage", "{seats} share the victory").format(seats=names)
        others = (side.points for seat, side in enumerate(sides) if seat != winner)
        margin = sides[winner].points - max(others, default=0)
        if winner == HUMAN:
            return translate("ResultPage", "You win by {margin}").format(margin=margin)
        return translate("ResultPage", "{seat} wins by {margin}").format(
            seat=sides[winner].name, margin=margin
        )

    def remark(self, tie: str = "") -> str:
        """How the total stands among the user's own; ``tie`` is what is said of a shared victory instead."""
        model, you = self.model, self.sheet.total(HUMAN)
        before = model.history[:-1]
        if not before and not model.counts:
            return translate("ResultPage", "This game is in no statistics.")
        if not before:
            return translate("ResultPage", "Your first finished game against this opponent.")
        if not model.counts and model.best is not None and you > model.best:
            return translate("ResultPage", "More than your best, but this game is in no statistics.")
        if model.best is not None and you >= model.best and you > max(before):
            more = you - max(before)
            return translate("ResultPage", "A new best: {more} more than before.").format(more=more)
        if tie and self.sheet.winner is None:
            return tie
        best = max(before) if model.best is None else model.best
        if best == you:
            return translate("ResultPage", "As much as your best.")
        return translate("ResultPage", "Your best is {best}, {less} more.").format(
            best=minus(best), less=best - you
        )

    # Rows ------------------------------------------------------------------------------------------

    def lines(self) -> Sequence[enum.Enum]:
        """The rows in their order."""
        return lines_of(self.sheet)

    def row_name(self, line: Any) -> str:
        """A row's name."""
        return str(line.value).replace("_", " ").capitalize()

    def sign(self, line: Any) -> Sign | None:
        """A row's sign."""
        return None

    def beside(self, line: Any, seat: int) -> str:
        """How the points of a row came about, where something was multiplied."""
        found = next((row for row in self.sheet.of(seat) if row.code is line), None)
        return "" if found is None or found.count == 1 else f"{found.count} × {found.value}"

    def behind(self, line: Any, seat: int) -> str:
        """The pieces behind a side's points of a row, in words; empty where there is nothing to tell."""
        return ""

    def common(self, line: Any) -> str:
        """What is behind a row for all sides together; ``line`` None is the total."""
        return ""

    def rule(self, line: Any) -> str:
        """The rule of a row, for the hint."""
        return ""

    def heading(self) -> str:
        """What stands over the rows."""
        return translate("ResultPage", "How the score grew")

    def hint(self) -> str:
        """What stands under the rows."""
        return translate("ResultPage", "open a row to see the pieces behind it")

    def score_table(self) -> ScoreTable:
        """The rows and the total."""
        rows = tuple(map(self._row, row_points(self.sheet, self.lines())))
        hint = self.hint() if any(row.behind for row in rows) else ""
        return ScoreTable(
            self.heading(), rows, hint, form=self.form, heads=self.heads, heads_height=self.heads_height
        )

    def _row(self, found: RowPoints) -> Row:
        line, total = found.line, found.line is None
        name = translate("ResultPage", "Total") if line is None else self.row_name(line)
        ranks = places(self.sheet)
        cells = []
        behind = []
        for seat, points in enumerate(found.points):
            place = place_name(ranks[seat])
            beside = place if total else self.beside(line, seat)
            cells.append(Cell(points, seat in found.best, beside))
            if not total and (words := self.behind(line, seat)):
                spoken = translate("ResultPage", "{seat}: {value}")
                spoken = spoken.format(seat=self.column_name(seat), value=words)
                behind.append(Behind(words, spoken, self.row_badge(seat)))
        if common := self.common(line):
            behind.append(Behind(common))
        told = [
            translate("ResultPage", "{seat} {total}").format(seat=self.column_name(seat), total=minus(points))
            for seat, points in enumerate(found.points)
            if points is not None
        ]
        hints = () if total else (self.rule(line), *(part.spoken or part.words for part in behind))
        return Row(
            title=name,
            spoken=translate("ResultPage", "{row}: {points}").format(row=name, points=listed(told)),
            sign=None if total else self.sign(line),
            cells=tuple(cells),
            behind=tuple(behind),
            tip="\n".join(filter(None, hints)),
            total=total,
            marked=total,
        )

    def heads(self, canvas: Canvas, box: QRectF) -> None:
        """Badges and names over the columns; a name that is too long for its column stands in two lines."""
        sides, scale = self.sides(), canvas.style.scale
        for seat, side in enumerate(sides):
            place = cell(box, self.form, scale, seat, len(sides))
            names, size = _name_lines(canvas, self.column_name(seat), place.width() - 20 * scale)
            wide = min(max(canvas.width(name, size, True) for name in names), place.width() - 18 * scale)
            left = place.center().x() - (wide + 16 * scale) / 2
            side.badge(canvas, left + 5 * scale, place.center().y(), 6 * scale)
            high = place.height() / len(names)
            for number, name in enumerate(names):
                line = QRectF(left + 16 * scale, place.top() + number * high, wide + 2, high)
                canvas.words(line, name, size, canvas.style.theme.text, True)

    # Chart, differences, text ----------------------------------------------------------------------

    def chart(self, style: ShellStyle) -> QWidget:
        """A widget that is a ``ResultChart``: the user's own games as a line."""
        chart, model = ScoreChart(style), self.model
        chart.show_games(model.history, self.sheet.total(HUMAN), model.best, model.median)
        return chart

    def chart_title(self) -> str:
        """Its heading."""
        return translate("ResultPage", "Against your own games")

    def leads(self) -> tuple[tuple[Any, int], ...]:
        """How far the own side is ahead of the best of the others, row by row."""
        own, other = self.own(), self.rival()
        return tuple(
            (row.line, (row.points[own] or 0) - (row.points[other] or 0))
            for row in row_points(self.sheet, self.lines())[:-1]
        )

    def decided(self) -> str:
        """The event that decided the game, or the row that made the largest difference."""
        if self.model.decided_text:
            return self.model.decided_text
        sides = self.sides()
        own, other = sides[self.own()].name, sides[self.rival()].name
        leads = self.leads()
        line, lead = max(leads, key=lambda pair: abs(pair[1]))
        only = sum(abs(one) == abs(lead) for _, one in leads) == 1
        if own == translate("ResultPage", "You"):
            return self._decided_for_you(line, lead, other, only=only)
        if not lead:
            words = translate("ResultPage", "Row by row {seat} and {other} had the same.")
            return words.format(seat=own, other=other)
        words = (
            translate("ResultPage", "{row}: {seat} {points} more than {other}, the widest gap.")
            if lead > 0
            else translate("ResultPage", "{row}: {other} {points} more than {seat}, the widest gap.")
        )
        if not only:
            words = (
                translate("ResultPage", "{row}: {seat} {points} more than {other}; no gap was wider.")
                if lead > 0
                else translate("ResultPage", "{row}: {other} {points} more than {seat}; no gap was wider.")
            )
        return words.format(row=self.row_name(line), seat=own, other=other, points=abs(lead))

    def _decided_for_you(self, line: Any, lead: int, other: str, *, only: bool) -> str:
        """The same to whoever is spoken to: amid a sentence that is no name; ``only``: no other row is as far apart."""
        if not lead:
            words = translate("ResultPage", "Row by row you and {other} had the same.")
        elif not only and lead > 0:
            words = translate("ResultPage", "{row}: you had {points} more than {other}; no gap was wider.")
        elif not only:
            words = translate("ResultPage", "{row}: {other} had {points} more than you; no gap was wider.")
        elif lead > 0:
            words = translate("ResultPage", "{row}: you had {points} more than {other}, the widest gap.")
        else:
            words = translate("ResultPage", "{row}: {other} had {points} more than you, the widest gap.")
        return words.format(row=self.row_name(line), other=other, points=abs(lead))

    def gaps(self) -> tuple[Gap, ...]:
        """The differences with their signs."""
        return tuple(Gap(self.row_name(line), lead, self.sign(line)) for line, lead in self.leads())

    def gaps_name(self) -> str:
        """What the differences are, with a place ``{list}``."""
        words = translate("ResultPage", "Difference to {seat} by row: {list}")
        return words.replace("{seat}", self.sides()[self.rival()].name)

    def text_lines(self) -> list[str]:
        """The result as text."""
        sides, ranks = self.sides(), places(self.sheet)
        totals = [
            translate("ResultPage", "{place}. {seat} {total}").format(
                place=ranks[seat], seat=sides[seat].name, total=minus(sides[seat].points)
            )
            for seat in self._ranked()
        ]
        headline = translate("ResultPage", "{game}: {totals}")
        return [
            headline.format(game=self.game_name(), totals=listed(totals)),
            *(row.spoken for row in self.score_table().rows if not row.total),
        ]

    def text(self) -> str:
        """The result as text, with the set-up at its end."""
        lines = self.text_lines()
        if self.model.notation:
            lines += ["", self.notation()]
        return "\n".join(lines)

    def notation(self) -> str:
        """The set-up as a line or several, as it is read again."""
        return self.model.notation if self.model.written is None else self.model.written()


def _name_lines(canvas: Canvas, name: str, room: float) -> tuple[tuple[str, ...], float]:
    """A name in one line, or in two where it is too long for its column; and its size."""
    if canvas.width(name, 12.5, True) <= room:
        return (name,), 12.5
    for gap in ("・", " "):
        if gap in name:
            first, _, rest = name.rpartition(gap)
            return (first, rest), 11
    return (name,), 11
