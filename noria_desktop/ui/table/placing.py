"""Where a callout stands: near what it speaks of, never over that nor over what must be pressed.

Its leader is a straight line to what it speaks of: a place from which that crosses little is better.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import cos, inf, pi, sin
from operator import itemgetter
from typing import Final, TypeAlias

from PySide6.QtCore import QPoint, QRect, QSize

Sides: TypeAlias = tuple[int, int, int, int]
"""Left and top of a box, and the first pixels beyond its right and its bottom."""
Line: TypeAlias = tuple[float, float, float, float]
"""Where it begins and where it ends, each as x and y."""
EDGE: Final = 10
"""From the board's edge."""
BESIDE: Final = 26
"""From what it speaks of: room for its leader."""
STEP: Final = 14
"""Places are tried so far from each other."""
COVERED: Final = 40.0
"""A pixel of what must stay free weighs as much as so many pixels of way."""
BRIGHT: Final = 0.06
"""The same of what is only better seen."""
HIDDEN: Final = 30.0
"""A thing that is covered wholly weighs as much as so many pixels of way, however large it is."""
CROSSED: Final = 4.0
"""A pixel of its leader over what must stay free weighs as much as so many pixels of way."""
CROSSED_BRIGHT: Final = 1.0
"""The same over what is only better seen."""
CROSSED_THING: Final = 3.0
"""The same of the line as it is drawn, over a thing that it does not speak of."""
INSET: Final = 18.0
"""From the corners of a callout, where a line may begin."""
BEGINS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
ENDS: Final = (0.15, 0.5, 0.85)
"""Parts of a side at which it may begin and end, where the straight way runs over something."""
ROUND_ENDS: Final = 16
"""Points of a circle at which it may end."""
TURNED: Final = 24.0
"""Another way than the straight one must be better by so much."""


def best_place(
    size: QSize,
    target: QRect,
    room: QRect,
    free: Sequence[QRect],
    bright: Sequence[QRect] = (),
    things: Sequence[QRect] = (),
    read: Sequence[QRect] = (),
) -> QRect:
    """The box of a callout.

    Args:
        size: its size.
        target: what it speaks of.
        room: where it may stand.
        free: what it must not cover.
        bright: what it had better not cover.
        things: of these it had better cover few, large or small.
        read: what its leader had better not run over; what the target lies in is no hindrance.
    """
    kept = [_sides(box.adjusted(-6, -6, 6, 6)) for box in free]
    seen = [_sides(box) for box in bright]
    each = [_sides(box) for box in things if not box.isEmpty()]
    written = [_sides(box) for box in read if not box.contains(target.center())]
    wide, high = size.width(), size.height()
    of = _sides(target)
    best, least = (0, 0), inf
    # Most places lie too far away to be the best, whatever they cover: the nearest are tried first, as there are thousands.
    for weight, left, top in sorted(_weighed(size, of, room), key=itemgetter(0)):
        if weight >= least:
            break
        right, bottom = left + wide, top + high
        weight += COVERED * _covered(left, top, right, bottom, kept)
        if weight < least:
            weight += BRIGHT * _covered(left, top, right, bottom, seen)
        if weight < least:
            line = _leader((left, top, right, bottom), of)
            crossed = CROSSED * _crossed(line, kept)
            if weight + crossed < least:
                crossed += CROSSED_BRIGHT * _crossed(line, seen)
            weight += crossed
        if weight < least:
            weight += CROSSED_THING * _crossed(line, written)
        if weight < least:
            weight += HIDDEN * _hidden(left, top, right, bottom, each)
        if weight < least:
            best, least = (left, top), weight
    return QRect(QPoint(*best), size)


def largest_beside(room: QRect, over: QRect) -> QRect:
    """The largest part of a room beside what lies over it."""
    parts = (
        QRect(room.topLeft(), QPoint(over.left() - 1, room.bottom())),
        QRect(QPoint(over.right() + 1, room.top()), room.bottomRight()),
        QRect(room.topLeft(), QPoint(room.right(), over.top() - 1)),
        QRect(QPoint(room.left(), over.bottom() + 1), room.bottomRight()),
    )
    return max(parts, key=lambda part: max(0, part.width()) * max(0, part.height()))


def _weighed(size: QSize, of: Sides, room: QRect) -> Iterator[tuple[float, int, int]]:
    """Left and top of each place after what its way to the target weighs: those beside it first, then all over the room."""
    wide, high = size.width(), size.height()
    inner = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    right = max(inner.left(), inner.right() - wide + 1)
    bottom = max(inner.top(), inner.bottom() - high + 1)
    for left, top in _beside(size, of):
        if inner.left() <= left <= right and inner.top() <= top <= bottom:
            yield _near(_apart(left, wide, of[0], of[2]), _apart(top, high, of[1], of[3])), left, top
    columns = [
        (left, _apart(left, wide, of[0], of[2])) for left in (*range(inner.left(), right, STEP), right)
    ]
    for top in (*range(inner.top(), bottom, STEP), bottom):
        down = _apart(top, high, of[1], of[3])
        for left, across in columns:
            yield _near(across, down), left, top


def _beside(size: QSize, of: Sides) -> tuple[tuple[int, int], ...]:
    """Left and top of the four places beside the target, in the middle of its sides."""
    wide, high = size.width(), size.height()
    x, y = (of[0] + of[2] - 1) // 2 - wide // 2, (of[1] + of[3] - 1) // 2 - high // 2
    return (
        (of[2] - 1 + BESIDE, y),
        (of[0] - BESIDE - wide, y),
        (x, of[1] - BESIDE - high),
        (x, of[3] - 1 + BESIDE),
    )


def _apart(begin: int, long: int, of_begin: int, of_end: int) -> int:
    """Pixels between two stretches of a line; nought where they meet."""
    return max(begin - of_end + 1, of_begin - begin - long + 1, 0)


def _near(across: int, down: int) -> float:
    """What the way to the target weighs; right beside it there is no room for the leader."""
    near = float(int((across * across + down * down) ** 0.5))
    return near if near >= BESIDE else 2.0 * BESIDE + 4.0 * (BESIDE - near)


def _sides(box: QRect) -> Sides:
    return box.left(), box.top(), box.left() + box.width(), box.top() + box.height()


def _covered(left: int, top: int, right: int, bottom: int, boxes: Iterable[Sides]) -> int:
    """Pixels that a box shares with others."""
    # Asked of thousands of places for each callout, as is what follows: a box that lies aside is left at once.
    found = 0
    for one_left, one_top, one_right, one_bottom in boxes:
        if left < one_right and one_left < right and top < one_bottom and one_top < bottom:
            across = (right if right < one_right else one_right) - (left if left > one_left else one_left)
            down = (bottom if bottom < one_bottom else one_bottom) - (top if top > one_top else one_top)
            found += across * down
    return found


def _hidden(left: int, top: int, right: int, bottom: int, things: Iterable[Sides]) -> float:
    """How many things a box covers, parts of them counted as parts."""
    found = 0.0
    for one_left, one_top, one_right, one_bottom in things:
        if left < one_right and one_left < right and top < one_bottom and one_top < bottom:
            across = (right if right < one_right else one_right) - (left if left > one_left else one_left)
            down = (bottom if bottom < one_bottom else one_bottom) - (top if top > one_top else one_top)
            found += across * down / ((one_right - one_left) * (one_bottom - one_top))
    return found


def _leader(box: Sides, of: Sides) -> Line:
    """The line from a callout to what it speaks of, from edge to edge."""
    x, y = (of[0] + of[2]) / 2, (of[1] + of[3]) / 2
    start = min(max(x, box[0]), box[2]), min(max(y, box[1]), box[3])
    return *start, min(max(start[0], of[0]), of[2]), min(max(start[1], of[1]), of[3])


def clear_line(line: Line, box: QRect, of: QRect, things: Sequence[QRect], *, round_: bool = False) -> Line:
    """The line from a callout to what it speaks of, or one that runs over less.

    Args:
        line: the straight one.
        box: the callout.
        of: what it speaks of; things that it lies in are no hindrance.
        things: what had better not be run over.
        round_: what it speaks of is as round as its box allows.
    """
    hindering = [_sides(one) for one in things if not one.contains(of.center())]
    straight = _long(line) + CROSSED_THING * _crossed(line, hindering)
    if straight == _long(line):
        return line
    best, least = line, straight - TURNED
    for (x, y), out in _rim(_sides(box), BEGINS, INSET):
        for (to_x, to_y), back in _round_rim(of) if round_ else _rim(_sides(of), ENDS, 0.0):
            way = to_x - x, to_y - y
            if way[0] * out[0] + way[1] * out[1] <= 0 or way[0] * back[0] + way[1] * back[1] >= 0:
                continue  # it would run through one of the two
            found = x, y, to_x, to_y
            weight = _long(found)
            if weight < least:
                weight += CROSSED_THING * _crossed(found, hindering)
            if weight < least:
                best, least = found, weight
    return best


def struck(line: Line, of: QRect, read: Sequence[QRect]) -> float:
    """Pixels of a leader over what is read; what its end lies in does not count."""
    return _crossed(line, [_sides(one) for one in read if not one.contains(of.center())])


def _rim(
    sides: Sides, parts: Sequence[float], inset: float
) -> Iterator[tuple[tuple[float, float], tuple[int, int]]]:
    """Points on the four sides of a box, each with the direction that leads away from it."""
    left, top, right, bottom = sides
    across, down = min(inset, (right - left) / 2), min(inset, (bottom - top) / 2)
    for part in parts:
        x = left + across + part * (right - left - 2 * across)
        y = top + down + part * (bottom - top - 2 * down)
        yield (x, top), (0, -1)
        yield (x, bottom), (0, 1)
        yield (left, y), (-1, 0)
        yield (right, y), (1, 0)


def _round_rim(box: QRect) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    """The same of the circle in a box."""
    x, y = box.left() + box.width() / 2, box.top() + box.height() / 2
    for part in range(ROUND_ENDS):
        angle = 2 * pi * part / ROUND_ENDS
        out = cos(angle), sin(angle)
        yield (x + out[0] * box.width() / 2, y + out[1] * box.height() / 2), out


def _long(line: Line) -> float:
    return float(((line[2] - line[0]) ** 2 + (line[3] - line[1]) ** 2) ** 0.5)


def _crossed(line: Line, boxes: Iterable[Sides]) -> float:
    """Pixels of a line that lie in boxes."""
    x, y, to_x, to_y = line
    far, down = to_x - x, to_y - y
    long = float((far**2 + down**2) ** 0.5)
    first_x, last_x = (x, to_x) if x <= to_x else (to_x, x)
    first_y, last_y = (y, to_y) if y <= to_y else (to_y, y)
    found = 0.0
    for left, top, right, bottom in boxes:
        if right < first_x or left > last_x or bottom < first_y or top > last_y:
            continue
        begin, end = 0.0, 1.0
        if far:
            enters, leaves = (left - x) / far, (right - x) / far
            if far < 0:
                enters, leaves = leaves, enters
            if enters > begin:
                begin = enters
            if leaves < end:
                end = leaves
        if down:
            enters, leaves = (top - y) / down, (bottom - y) / down
            if down < 0:
                enters, leaves = leaves, enters
            if enters > begin:
                begin = enters
            if leaves < end:
                end = leaves
        if end > begin:
            found += (end - begin) * long
    return found
