"""Where everything of a time line lies: plies from left to right, the graph above, marks, blocks, numbers, forks below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF

from noria_desktop.app.replaying.course import Points
from noria_desktop.app.replaying.timeline import Mark, Timeline
from noria_desktop.app.replaying.watched import MarkKind
from noria_desktop.engine.values import frozen

LINE: Final = 16.0
"""Height of the blocks."""
NUMBERED: Final = 30.0
"""From this distance on every round or turn bears its number."""
EVERY: Final = 5
"""Else every so many."""
MARK: Final = 15.0
"""Room of a mark."""
_RANK: Final = {kind: rank for rank, kind in enumerate(MarkKind)}


@frozen
class Cluster:
    """Marks that lie on each other; the first is shown."""

    x: float
    marks: tuple[Mark, ...]


@frozen
class LineLayout:
    """The measures of one time line, in board units."""

    width: float
    height: float
    plies: int
    """Of what reaches farthest."""
    scale: tuple[int, int]
    """Lowest and highest value of the graph."""
    folded: bool
    """A low window has no room for the graph's scale."""

    @property
    def graph(self) -> QRectF:
        """Where the curves lie."""
        left, right = (14.0, 46.0) if self.folded else (42.0, 62.0)
        top, high = (18.0, self.height - 80.0) if self.folded else (24.0, self.height - 100.0)
        return QRectF(left, top, max(10.0, self.width - left - right), max(10.0, high))

    @property
    def line(self) -> QRectF:
        """Where the blocks lie."""
        graph = self.graph
        return QRectF(graph.left(), graph.bottom() + (22 if self.folded else 26), graph.width(), LINE)

    @property
    def forks(self) -> float:
        """The height at which the signs of branches lie: below the numbers, where there is room for both."""
        return self.line.bottom() + (11 if self.folded else 25)

    def x(self, ply: float) -> float:
        """Where a ply lies."""
        graph = self.graph
        return graph.left() + graph.width() * ply / max(1, self.plies)

    def y(self, value: float) -> float:
        """Where so many points lie."""
        graph, (low, high) = self.graph, self.scale
        return graph.bottom() - graph.height() * (value - low) / max(1, high - low)

    def ply_at(self, x: float) -> int:
        """The ply nearest to a place."""
        graph = self.graph
        share = (x - graph.left()) / graph.width()
        return max(0, min(self.plies, round(share * self.plies)))

    def curves(
        self, course: Sequence[Points], first: int, last: int
    ) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
        """Both sides' curves between two plies, as far as they are known."""
        last = min(last, len(course) - 1)
        left, step = self.x(0), self.x(1) - self.x(0)
        bottom, unit = self.y(0), self.y(1) - self.y(0)
        part = [(left + ply * step, course[ply]) for ply in range(max(0, first), last + 1)]
        mine = [(x, bottom + one.mine * unit) for x, one in part]
        theirs = [(x, bottom + one.theirs * unit) for x, one in part]
        return mine, theirs

    def numbers(self, line: Timeline) -> tuple[tuple[float, int], ...]:
        """The numbers below the blocks, each where its round or turn begins."""
        found = [(self.x(ply - 1), number) for number, ply in line.beginnings()]
        distances = [after[0] - before[0] for before, after in pairwise(found)]
        if distances and sorted(distances)[len(distances) // 2] < NUMBERED:
            found = [(x, number) for x, number in found if number == 1 or number % EVERY == 0]
        shown: list[tuple[float, int]] = []
        for x, number in found:
            if not shown or x - shown[-1][0] >= NUMBERED * 0.7:
                shown.append((x, number))
        return tuple(shown)

    def clusters(self, marks: Iterable[Mark]) -> tuple[Cluster, ...]:
        """The marks where they lie; of several on each other the most telling comes first."""
        found: list[list[Mark]] = []
        for one in marks:
            if found and self.x(one.ply) - self.x(found[-1][0].ply) < MARK:
                found[-1].append(one)
            else:
                found.append([one])
        return tuple(
            Cluster(
                sum(self.x(one.ply) for one in some) / len(some),
                tuple(sorted(some, key=lambda one: (_RANK[one.kind], one.ply))),
            )
            for some in found
        )
