"""A score as rows to be counted: what a game declares of each, and how wide and high they stand.

Rows come from the score sheet; a game adds names, signs, and what is behind the points.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from typing import TypeAlias

from attrs import field
from PySide6.QtCore import QRectF

from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import Canvas

Badge: TypeAlias = Callable[[Canvas, float, float, float], None]
"""Paints the badge of a side: centre, half its size."""
Sign: TypeAlias = Callable[[Canvas, float, float, float, str], None]
"""Paints the sign of a row: centre, half its size, colour."""
Area: TypeAlias = Callable[[Canvas, QRectF], None]
"""Paints a part of a row, or what stands over all rows."""


@frozen
class RowPoints:
    """One row of a score sheet for all seats."""

    line: enum.Enum | None
    """The row's code in the sheet; None: the total."""
    points: tuple[int | None, ...]
    """By seat; None where a row means nothing to a seat."""
    best: tuple[int, ...]
    """Seats with the most; nobody where all have the same. For the total: who won, ties broken."""


def lines_of(sheet: ScoreSheet) -> tuple[enum.Enum, ...]:
    """The codes of a sheet in the order of its rows."""
    return tuple(dict.fromkeys(line.code for line in sheet.lines))


def row_points(sheet: ScoreSheet, lines: Iterable[enum.Enum]) -> tuple[RowPoints, ...]:
    """The rows named, then the total."""
    seats = range(sum(map(len, sheet.ranking)))
    found = []
    for line in lines:
        points = tuple(points_of(sheet, seat, line) for seat in seats)
        known = [value for value in points if value is not None]
        best = tuple(seat for seat in seats if points[seat] == max(known)) if len(set(known)) > 1 else ()
        found.append(RowPoints(line, points, best))
    return (*found, RowPoints(None, tuple(map(sheet.total, seats)), sheet.ranking[0]))


def points_of(sheet: ScoreSheet, seat: int, line: enum.Enum) -> int | None:
    """What a row gave to a seat; None where the sheet has no such row for it."""
    rows = [row.points for row in sheet.of(seat) if row.code is line]
    return sum(rows) if rows else None


def places(sheet: ScoreSheet) -> dict[int, int]:
    """The place of every seat, from 1; those who share one have the same."""
    found, place = {}, 1
    for shared in sheet.ranking:
        for seat in shared:
            found[seat] = place
        place += len(shared)
    return found


@frozen
class Cell:
    """What a side has in a row."""

    points: int | None
    """None where the row means nothing to it."""
    ahead: bool = False
    beside: str = ""
    """A few words beside the figure: how it came about, or the place of a total."""


@frozen
class Behind:
    """A line of words behind the points of a row."""

    words: str
    spoken: str = ""
    """The words for screen readers, where they name a side that the picture shows by its badge."""
    badge: Badge | None = field(default=None, eq=False)


@frozen
class Row:
    """One row as it is shown, in the language of now."""

    title: str
    spoken: str
    """The row as a sentence."""
    sign: Sign | None = field(default=None, eq=False)
    note: str = ""
    """A quieter line below the title."""
    cells: tuple[Cell, ...] = ()
    behind: tuple[Behind, ...] = ()
    tip: str = ""
    total: bool = False
    marked: bool = False
    """Whether it is framed though nobody opened it, as the last row is."""
    paint_figures: Area | None = field(default=None, eq=False)
    """Paints what stands in the row in place of ``cells``."""
    paint_behind: Area | None = field(default=None, eq=False)
    """Paints what is behind an open row in place of the words."""

    def behind_words(self) -> str:
        """What is behind the row, a line for each."""
        return "\n".join(line.spoken or line.words for line in self.behind)


@frozen
class TableForm:
    """Measures of a table's rows in design pixels."""

    names: tuple[float, float] = (0, 0.42)
    """Where sign and name end: pixels, and a share of the row's width more."""
    title: float = 14.5
    """Size of a name where it fits."""
    left: float = 49
    """Where names and words begin."""
    sign: tuple[float, float] = (26, 8.5)
    """Where the sign stands, and half its size."""
    frame: float = 15.5
    """Radius of the round frame about a sign; 0: the sign is a badge of its own."""
    note: tuple[float, float] = (9, 11)
    """How far a title stands above the middle and its note below it."""
    points: float = 18
    """Size of the figures."""
    beside: float = 8
    """Between a figure and the words beside it."""
    closed: float = 46
    """Height of a closed row at the least."""
    opened: float = 0
    """Height of an open row at the least."""
    open_head: tuple[float, float] = (1, 42)
    """The head of an open row: a share of its height, and pixels at the most."""


@frozen
class ScoreTable:
    """All rows of a finished game, in the language of now."""

    heading: str
    rows: tuple[Row, ...]
    hint: str
    subheading: str = ""
    form: TableForm = TableForm()
    heads: Area | None = field(default=None, eq=False)
    """Paints what stands over the columns."""
    heads_height: float = 20
