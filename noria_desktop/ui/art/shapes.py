"""Outlines: the shapes that every picture is put together from.

Angles are screen angles in degrees: 0 is right, 90 is down. Lengths are the caller's units.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

Pair: TypeAlias = tuple[float, float]
Point: TypeAlias = Pair | QPointF


def circle(x: float, y: float, radius: float) -> QPainterPath:
    """Full circle."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def ellipse(x: float, y: float, radius_x: float, radius_y: float) -> QPainterPath:
    """Full ellipse."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius_x, radius_y)
    return path


def polygon(points: Iterable[Point]) -> QPainterPath:
    """Closed polygon."""
    path = lines(points)
    path.closeSubpath()
    return path


def lines(*runs: Iterable[Point]) -> QPainterPath:
    """Open runs of straight lines."""
    path = QPainterPath()
    for run in runs:
        path.addPolygon(QPolygonF([QPointF(*place) if isinstance(place, tuple) else place for place in run]))
    return path


_COMMAND: Final = re.compile(r"([MLQCZ])([^MLQCZ]*)")
_PLACES: Final = {"M": 2, "L": 2, "Q": 4, "C": 6}


@cache
def outline(words: str) -> QPainterPath:
    """Path data: the commands M, L, Q, C and Z of SVG, in capitals; more places after M are joined by lines."""
    path = QPainterPath()
    draw: dict[str, Callable[..., None]] = {
        "M": path.moveTo,
        "L": path.lineTo,
        "Q": path.quadTo,
        "C": path.cubicTo,
    }
    for letter, places in _COMMAND.findall(words):
        if letter == "Z":
            path.closeSubpath()
            continue
        numbers, step = [float(place) for place in places.split()], _PLACES[letter]
        for first in range(0, len(numbers), step):
            draw["L" if letter == "M" and first else letter](*numbers[first : first + step])
    return path


def outline_at(words: str, x: float, y: float, width: float, height: float) -> QPainterPath:
    """Path data placed at a point, in units of this width and height."""
    return QTransform.fromTranslate(x, y).scale(width, height).map(outline(words))


def segment(x1: float, y1: float, x2: float, y2: float) -> QPainterPath:
    """One straight line."""
    return lines(((x1, y1), (x2, y2)))


def rhombus(x: float, y: float, radius: float, radius_y: float | None = None) -> QPainterPath:
    """Square standing on its corner, or a lozenge of another height."""
    high = radius if radius_y is None else radius_y
    return polygon([(x, y - high), (x + radius, y), (x, y + high), (x - radius, y)])


def rounded(left: float, top: float, width: float, height: float, radius: float) -> QPainterPath:
    """Rectangle with round corners."""
    return rounded_rect(QRectF(left, top, width, height), radius)


def rounded_rect(box: QRectF, radius: float) -> QPainterPath:
    """Rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def point(radius: float, degrees: float, x: float = 0.0, y: float = 0.0) -> QPointF:
    """Point on a circle."""
    angle = math.radians(degrees)
    return QPointF(x + radius * math.cos(angle), y + radius * math.sin(angle))


def arc(x: float, y: float, radius: float, start: float, span: float) -> QPainterPath:
    """Open arc from ``start``, clockwise by ``span`` degrees."""
    return elliptic_arc(x, y, radius, radius, start, span)


def elliptic_arc(
    x: float, y: float, radius_x: float, radius_y: float, start: float, span: float
) -> QPainterPath:
    """Open arc of an ellipse from ``start``, clockwise by ``span`` degrees."""
    box = QRectF(x - radius_x, y - radius_y, 2 * radius_x, 2 * radius_y)
    path = QPainterPath()
    path.arcMoveTo(box, -start)
    path.arcTo(box, -start, -span)
    return path


def annulus(x: float, y: float, outer: float, inner: float) -> QPainterPath:
    """Flat ring."""
    path = circle(x, y, outer)
    path.addEllipse(QPointF(x, y), inner, inner)  # the even-odd rule cuts the hole
    return path


@cache
def scallop(lobes: int, radius: float, depth: float) -> QPainterPath:
    """Round seal with soft lobes."""
    step = 360 / lobes
    path = QPainterPath()
    path.moveTo(point(radius - depth, -90 - step / 2))
    for i in range(lobes):
        angle = -90 + step * i
        path.quadTo(point(radius + depth, angle), point(radius - depth, angle + step / 2))
    path.closeSubpath()
    return path


def star(
    x: float, y: float, radius: float, points: int = 5, waist: float = 0.46, turn: float = -90.0
) -> QPainterPath:
    """Star with straight flanks about a point; ``waist`` is its inner radius as a share of the outer one."""
    count = 2 * points
    return polygon(
        point(radius if i % 2 == 0 else radius * waist, turn + 360 / count * i, x, y) for i in range(count)
    )


def spark(x: float, y: float, radius: float, waist: float = 0.18, turn: float = 0.0) -> QPainterPath:
    """Four-pointed star with hollow flanks."""
    path = QPainterPath(point(radius, turn - 90, x, y))
    for i in range(4):
        path.quadTo(point(radius * waist, turn - 45 + 90 * i, x, y), point(radius, turn + 90 * i, x, y))
    path.closeSubpath()
    return path


def gear(
    x: float, y: float, teeth: int, outer: float, root: float, foot: float = 0.32, tip: float = 0.19
) -> QPainterPath:
    """Cog with straight-flanked teeth; half widths of a tooth at its foot and tip are shares of a step."""
    step = 360 / teeth
    return polygon(
        point(radius, step * (i + offset), x, y)
        for i in range(teeth)
        for offset, radius in ((-foot, root), (-tip, outer), (tip, outer), (foot, root))
    )


def seal(x: float, y: float, radius: float) -> QPainterPath:
    """Round seal with twelve soft lobes, fuller than those of a scallop."""
    angles = [2 * math.pi * i / 96 for i in range(96)]
    reaches = [radius * (1 + 0.07 * math.cos(12 * angle)) for angle in angles]
    return polygon(
        (x + reach * math.cos(angle), y + reach * math.sin(angle))
        for reach, angle in zip(reaches, angles, strict=True)
    )


def hexagon_corner(middle: QPointF, radius: float, number: int) -> QPointF:
    """Corner of a hexagon that stands on one; 0 is the upper right one, clockwise."""
    return point(radius, 60 * number - 30, middle.x(), middle.y())


def hexagon(middle: QPointF, radius: float) -> QPainterPath:
    """Hexagon with a corner at the top."""
    return polygon(hexagon_corner(middle, radius, number) for number in range(6))


def band(path: QPainterPath, width: float, *, flat: bool = False, fine: float = 0.02) -> QPainterPath:
    """The area that a round pen of this width covers; ``fine`` is how far it may be from the true curve."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCurveThreshold(fine)
    return stroker.createStroke(path)


def tapered(points: Sequence[Pair], first: float, last: float) -> QPainterPath:
    """A limb along a line, ``first`` wide where it begins and ``last`` at its end."""
    left: list[Pair] = []
    right: list[Pair] = []
    for i, (x, y) in enumerate(points):
        ax, ay = points[max(0, i - 1)]
        bx, by = points[min(len(points) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = (first + (last - first) * i / (len(points) - 1)) / 2
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    path = polygon([*left, *right[::-1]])
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def cubic(a: Pair, b: Pair, c: Pair, d: Pair, count: int = 24) -> list[Pair]:
    """Points along a curve."""
    found, ends = [], (a, b, c, d)
    for i in range(count + 1):
        t = i / count
        u = 1 - t
        w = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        x, y = (sum(share * place[axis] for share, place in zip(w, ends, strict=True)) for axis in (0, 1))
        found.append((x, y))
    return found


_FINE: Final = 256
"""Qt turns curves into chords (tolerance half a unit) before it unites or cuts areas; small areas would become
polygons, so these operations run at this many times the size."""


def union(*areas: QPainterPath) -> QPainterPath:
    """Areas as one silhouette."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for area in areas:
        whole = _shrunk(_grown(whole).united(_grown(area)))
    return whole


def difference(area: QPainterPath, hole: QPainterPath) -> QPainterPath:
    """An area without what lies under the hole."""
    return _shrunk(_grown(area).subtracted(_grown(hole)))


def intersection(one: QPainterPath, other: QPainterPath) -> QPainterPath:
    """What two areas have in common."""
    return _shrunk(_grown(one).intersected(_grown(other)))


def _grown(area: QPainterPath) -> QPainterPath:
    return QTransform.fromScale(_FINE, _FINE).map(area)


def _shrunk(area: QPainterPath) -> QPainterPath:
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(area)
