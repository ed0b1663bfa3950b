"""What a handful of games can say: shares with their intervals, medians, and how the last games went.

A figure never says more than its sample: below some numbers of games the count stands alone.
Source: mocks/library.md, the two rules.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from noria_desktop.engine.values import frozen

FEW: Final = 5
"""Below so many games there is no percentage and no median."""
DENSE: Final = 8
"""Below so many games against one opponent there is no density curve."""
LAST: Final = 10
"""So many games are looked back on by a trend; below so many there is none."""
Z: Final = 1.959964
"""Standard deviations of a normal distribution within which 95 % of it lie."""


@frozen
class Share:
    """How much of some games was won; a shared victory counts half."""

    won: float
    games: int

    @property
    def value(self) -> float:
        """Between 0 and 1; 0 of no games."""
        return self.won / self.games if self.games else 0.0

    @property
    def is_few(self) -> bool:
        """Too few games to say."""
        return self.games < FEW

    @property
    def interval(self) -> tuple[float, float]:
        """Within which the true share lies at 95 %, by Wilson's score; everything of no games."""
        if not self.games:
            return 0.0, 1.0
        n, share, square = self.games, self.value, Z * Z
        middle = (share + square / (2 * n)) / (1 + square / n)
        half = Z * math.sqrt(share * (1 - share) / n + square / (4 * n * n)) / (1 + square / n)
        return max(0.0, middle - half), min(1.0, middle + half)


def median(values: Iterable[float]) -> float | None:
    """The middle of some values, or the mean of the two in the middle; None of none."""
    return quantile(sorted(values), 0.5)


def quantile(ordered: Sequence[float], share: float) -> float | None:
    """The value below which such a share of ordered values lies, between two of them in proportion; None of none."""
    return _between(ordered, share) if ordered else None


def _between(ordered: Sequence[float], share: float) -> float:
    place = (len(ordered) - 1) * share
    low = int(place)
    part = place - low
    return ordered[low] if not part else ordered[low] * (1 - part) + ordered[low + 1] * part


@frozen
class Band:
    """How the last ten games went: the median of their margins, and the middle half of them."""

    low: float
    middle: float
    high: float


def trend(margins: Sequence[int]) -> tuple[Band, ...]:
    """A band for the tenth game and every later one; nothing beyond that is smoothed."""
    bands = []
    for end in range(LAST, len(margins) + 1):
        last = sorted(margins[end - LAST : end])
        bands.append(Band(_between(last, 0.25), _between(last, 0.5), _between(last, 0.75)))
    return tuple(bands)


# Scales and shapes ----------------------------------------------------------------------------------------

_STEPS: Final = (1, 2, 5)


@frozen
class Scale:
    """A line of numbers from its lowest to its highest mark."""

    low: int
    high: int
    step: int

    def place(self, value: float) -> float:
        """Where a value stands on it, from 0 to 1."""
        return (value - self.low) / (self.high - self.low)

    @property
    def marks(self) -> tuple[int, ...]:
        """The numbers that are written at it."""
        return tuple(range(self.low, self.high + 1, self.step))


def scale_of(values: Iterable[int], most: int, *, zero: bool = False) -> Scale:
    """The finest scale with round marks that holds all values in at most so many steps.

    Args:
        values: of any number; none gives a scale all the same.
        most: steps, at least two.
        zero: whether it holds 0, with as much room on both sides.
    """
    known = list(values) or [0]
    low, high = min(known), max(known)
    if zero:
        high = max(abs(low), abs(high))
        low = -high
    power = 1
    while True:
        for lead in _STEPS:
            step = lead * power
            first, last = low // step * step, -(-high // step) * step
            if last == first:
                last += step
            if (last - first) // step <= most:
                return Scale(first, last, step)
        power *= 10


def density(values: Sequence[float], scale: Scale, points: int = 121) -> tuple[float, ...]:
    """How closely values lie along a scale, at so many equal steps: each counts as a bell of the same width.

    The width goes by the scale alone, so that rows on one scale can be compared.
    """
    width = WIDTH * scale.step
    places = [scale.low + (scale.high - scale.low) * number / (points - 1) for number in range(points)]
    # Thousands of games have the same few points.
    several = Counter(values).items()
    return tuple(
        sum(count * math.exp(-(((place - value) / width) ** 2) / 2) for value, count in several)
        / max(1, len(values))
        for place in places
    )


WIDTH: Final = 0.275
"""Standard deviation of a bell, in steps of the scale: 5.5 where the marks stand 20 apart."""


def stacked(places: Sequence[float], radius: float) -> tuple[int, ...]:
    """On which level the marks at these places stand so that none covers another, the lowest first, in their order."""
    levels: list[list[float]] = []
    found = [0] * len(places)
    for number in sorted(range(len(places)), key=lambda one: places[one]):
        place = places[number]
        level = next((at for at, row in enumerate(levels) if abs(place - row[-1]) >= 2 * radius), len(levels))
        if level == len(levels):
            levels.append([])
        levels[level].append(place)
        found[number] = level
    return tuple(found)
