"""Pointing at spots, as plain geometry: what lies under a point, what is near it, what lies to the left.

All lengths are board units, x to the right, y down.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Iterable, Sequence

from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot


class Direction(enum.Enum):
    """An arrow key."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


ASIDE = 2.4
"""How much worse a step aside is than a step ahead when an arrow key looks for its neighbour."""


def distance(spot: Spot, x: float, y: float) -> float:
    """How far a point is from the spot; 0 inside it and on the words beside it."""
    if _is_on_words(spot, x, y):
        return 0.0
    dx, dy = x - spot.x, y - spot.y
    if not spot.round:
        return math.hypot(max(abs(dx) - spot.width / 2, 0.0), max(abs(dy) - spot.height / 2, 0.0))
    rx, ry = spot.width / 2, spot.height / 2
    if rx <= 0 or ry <= 0:
        return math.hypot(dx, dy)
    away = math.hypot(dx, dy)
    reach = math.hypot(dx / rx, dy / ry)
    if reach > 1:
        return away * (1 - 1 / reach)
    return max(spot.hole / 2 - away, 0.0)


def _is_on_words(spot: Spot, x: float, y: float) -> bool:
    """Whether a point lies on words that stand beside a spot and are about it."""
    words = spot.words
    return words is not None and abs(x - words.x) <= words.width / 2 and abs(y - words.y) <= words.height / 2


def spots_at(spots: Iterable[Spot], x: float, y: float, least: float = 0.0) -> tuple[Spot, ...]:
    """Every spot under a point, the smallest first; ``least`` is the smallest width that a hand can hit.

    A spot narrower than ``least`` is treated as that wide (ux.md 4.3: 24 logical pixels); what truly lies
    under the point comes before what is only widened to it. On words about several of them the largest comes first:
    they are about the whole before its parts.
    """
    found: list[tuple[bool, float, int, Spot]] = []
    for order, spot in enumerate(spots):
        if _is_on_words(spot, x, y):
            found.append((False, -spot.width * spot.height, order, spot))
            continue
        slack = max(least - min(spot.width, spot.height), 0.0) / 2
        # Cheap box first: this runs on every mouse move.
        if abs(x - spot.x) > spot.width / 2 + slack or abs(y - spot.y) > spot.height / 2 + slack:
            continue
        away = distance(spot, x, y)
        if away <= slack:
            found.append((away > 0, spot.width * spot.height, order, spot))
    return tuple(entry[3] for entry in sorted(found, key=lambda entry: entry[:3]))


def nearest(spots: Iterable[Spot], x: float, y: float, radius: float) -> Spot | None:
    """The spot a dropped piece snaps to: nearest within ``radius``; of several under it the smallest."""
    near = [(away, spot) for spot in spots if (away := distance(spot, x, y)) <= radius]

    def rank(found: tuple[float, Spot]) -> tuple[float, float, float]:
        away, spot = found
        return away, spot.width * spot.height, math.hypot(x - spot.x, y - spot.y)

    return min(near, key=rank)[1] if near else None


def neighbour(origin: Spot, candidates: Sequence[Spot], direction: Direction) -> Handle | None:
    """Where an arrow key leads: the closest spot ahead, steps aside costing more; None at the edge.

    Only what lies within 45 degrees of the arrow counts as ahead; where nothing does, anything on that
    side is taken, so that scattered places stay within reach.
    """
    ahead_x, ahead_y = direction.value
    ahead: list[tuple[bool, float, int]] = []
    for order, spot in enumerate(candidates):
        if spot.handle == origin.handle:
            continue
        dx, dy = spot.x - origin.x, spot.y - origin.y
        along = dx * ahead_x + dy * ahead_y
        across = abs(dx * ahead_y + dy * ahead_x)
        if along > 1e-6:
            ahead.append((across > along + 1e-6, along + ASIDE * across, order))
    return candidates[min(ahead)[2]].handle if ahead else None


def zones(spots: Iterable[Spot]) -> tuple[str, ...]:
    """Keyboard zones in reading order; a zone without spots is not there."""
    return tuple(dict.fromkeys(spot.zone for spot in spots))
