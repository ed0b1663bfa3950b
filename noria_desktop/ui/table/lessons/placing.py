"""Where a callout stands: near what it speaks of, never over that nor over what must be pressed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize

EDGE: Final = 10
"""From the board's edge."""
BESIDE: Final = 26
"""From what it speaks of: room for its leader."""
STEP: Final = 14
"""Places are tried so far from each other."""
COVERED: Final = 40.0
"""A pixel of what must stay free weighs as much as so many pixels of way."""
BRIGHT: Final = 0.03
"""The same of what is only better seen."""


def best_place(
    size: QSize, target: QRect, room: QRect, free: Sequence[QRect], bright: Sequence[QRect] = ()
) -> QRect:
    """The box of a callout.

    Args:
        size: its size.
        target: what it speaks of.
        room: where it may stand.
        free: what it must not cover.
        bright: what it had better not cover.
    """
    kept = [box.adjusted(-6, -6, 6, 6) for box in free]

    def weight(box: QRect) -> float:
        near = float(_gap(box, target))
        away = near if near >= BESIDE else 2.0 * BESIDE + 4.0 * (BESIDE - near)
        hidden = sum(_shared(box, one) for one in kept)
        return away + COVERED * hidden + BRIGHT * sum(_shared(box, one) for one in bright)

    return min(_places(size, target, room), key=weight)


def _places(size: QSize, target: QRect, room: QRect) -> Iterator[QRect]:
    """Beside the target first, then all over the room."""
    inner = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    right = max(inner.left(), inner.right() - size.width() + 1)
    bottom = max(inner.top(), inner.bottom() - size.height() + 1)
    centre = target.center()
    x, y = centre.x() - size.width() // 2, centre.y() - size.height() // 2
    beside = (
        (target.right() + BESIDE, y),
        (target.left() - BESIDE - size.width(), y),
        (x, target.top() - BESIDE - size.height()),
        (x, target.bottom() + BESIDE),
    )
    for left, top in beside:
        if inner.left() <= left <= right and inner.top() <= top <= bottom:
            yield QRect(QPoint(left, top), size)
    for top in (*range(inner.top(), bottom, STEP), bottom):
        for left in (*range(inner.left(), right, STEP), right):
            yield QRect(QPoint(left, top), size)


def _gap(one: QRect, other: QRect) -> int:
    """How far two boxes are apart; 0 where they touch."""
    across = max(one.left() - other.right(), other.left() - one.right(), 0)
    down = max(one.top() - other.bottom(), other.top() - one.bottom(), 0)
    return int((across**2 + down**2) ** 0.5)


def _shared(one: QRect, other: QRect) -> int:
    common = one.intersected(other)
    return max(0, common.width()) * max(0, common.height())
