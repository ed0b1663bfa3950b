"""Chances that were told beside what came of them, by tenths: for every check of a player that tells chances. Source: H15."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from attrs import frozen

MEAN: Final = 0.03
"""So far the mean may be off."""
TENTH: Final = 0.05
"""So far a tenth may be, if there are enough of it."""

Told: TypeAlias = tuple[float, float]
"""A chance to win, and what came of it: 1 for a win, a half for a draw."""


@frozen
class Tenth:
    """What was told between a tenth and the next, and what came of it, on the mean."""

    least: float
    count: int
    told: float
    won: float


@frozen
class Held:
    """Told chances, held beside results."""

    count: int
    told: float
    won: float
    tenths: tuple[Tenth, ...]

    def fits(self, enough: int) -> bool:
        """Whether nothing is off by more than is allowed; a tenth of fewer than ``enough`` is not judged."""
        judged = [one for one in self.tenths if one.count >= enough]
        return abs(self.told - self.won) <= MEAN and all(abs(one.told - one.won) <= TENTH for one in judged)

    def lines(self, enough: int) -> Iterator[str]:
        """The comparison, to be printed."""
        yield f"{self.count} told {self.told:.3f}, won {self.won:.3f}: {self.told - self.won:+.4f}"
        for one in self.tenths:
            few = "" if one.count >= enough else " (few)"
            yield f"  {one.least:.1f}: {one.count:6} told {one.told:.3f}, won {one.won:.3f}{few}"


def held(found: Sequence[Told]) -> Held:
    """By tenths; never of nothing."""
    tenths = []
    for tenth in range(10):
        some = [one for one in found if min(9, int(10 * one[0])) == tenth]
        if some:
            tenths.append(Tenth(tenth / 10, len(some), *_means(some)))
    return Held(len(found), *_means(found), tuple(tenths))


def _means(found: Sequence[Told]) -> tuple[float, float]:
    return sum(told for told, _ in found) / len(found), sum(won for _, won in found) / len(found)
