"""Score sheets: every point with the line of the rulebook that gave it."""

from __future__ import annotations

import enum

from noria_desktop.engine.values import frozen


@frozen
class ScoreLine:
    """One row of a rulebook's scoring list for one seat.

    ``points`` is ``count`` x ``value`` where the rulebook multiplies; games that only add leave
    ``count`` at 1 and put the points into ``value``.
    """

    seat: int
    code: enum.Enum
    count: int
    value: int

    @property
    def points(self) -> int:
        """Victory points of this row."""
        return self.count * self.value


@frozen
class ScoreSheet:
    """All rows of all seats and who won."""

    lines: tuple[ScoreLine, ...]
    ranking: tuple[tuple[int, ...], ...]
    """Seats best first; seats that share a place stand in one tuple."""
    winner: int | None
    """The winning seat, or None while a victory is shared or nobody wins."""

    def total(self, seat: int) -> int:
        """Victory points of one seat."""
        return sum(line.points for line in self.lines if line.seat == seat)

    def of(self, seat: int) -> tuple[ScoreLine, ...]:
        """The rows of one seat, in rulebook order."""
        return tuple(line for line in self.lines if line.seat == seat)
