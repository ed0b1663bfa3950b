"""Outlines: the shapes that every picture is put together from.

Angles are screen angles in degrees: 0 is right, 90 is down. Lengths are the caller's units.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform


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


def polygon(points: Iterable[tuple[float, float]]) -> QPainterPath:
    """Closed polygon."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def lines(*runs: Iterable[tuple[float, float]]) -> QPainterPath:
    """Open runs of straight lines."""
    path = QPainterPath()
    for run in runs:
        for number, (x, y) in enumerate(run):
            if number:
                path.lineTo(x, y)
            else:
                path.moveTo(x, y)
    return path


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
    box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
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
def star(points: int, outer: float, inner: float, turn: float = -90.0) -> QPainterPath:
    """Star whose first ray points to ``turn``."""
    corners = [point(outer if i % 2 == 0 else inner, turn + 180 * i / points) for i in range(2 * points)]
    return polygon([(q.x(), q.y()) for q in corners])


@cache
def gear(teeth: int, outer: float, root: float, hole: float = 0.0) -> QPainterPath:
    """Cog with straight-flanked teeth; ``hole`` cuts the middle."""
    step = 360 / teeth
    corners = [
        point(radius, step * (i + offset))
        for i in range(teeth)
        for offset, radius in ((-0.32, root), (-0.19, outer), (0.19, outer), (0.32, root))
    ]
    path = polygon([(q.x(), q.y()) for q in corners])
    return path.subtracted(circle(0, 0, hole)) if hole else path


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


def star_at(
    x: float, y: float, radius: float, points: int = 5, waist: float = 0.46, turn: float = -90.0
) -> QPainterPath:
    """Star with straight flanks about a point; ``waist`` is its inner radius as a share of the outer one."""
    count = 2 * points
    corners = (
        point(radius if i % 2 == 0 else radius * waist, turn + 360 / count * i, x, y) for i in range(count)
    )
    return polygon([(corner.x(), corner.y()) for corner in corners])


def gear_at(x: float, y: float, radius: float, teeth: int) -> QPainterPath:
    """Cog with shallow teeth about a point."""
    step = 360 / teeth
    corners = (
        point(radius * share, step * (i + offset), x, y)
        for i in range(teeth)
        for offset, share in ((-0.45, 0.8), (-0.25, 1.0), (0.25, 1.0), (0.45, 0.8))
    )
    return polygon([(corner.x(), corner.y()) for corner in corners])


def seal(x: float, y: float, radius: float, lobes: int = 12) -> QPainterPath:
    """Round seal with soft lobes, fuller than those of a scallop."""
    angles = [2 * math.pi * i / 96 for i in range(96)]
    reaches = [radius * (1 + 0.07 * math.cos(lobes * angle)) for angle in angles]
    return polygon(
        (x + reach * math.cos(angle), y + reach * math.sin(angle))
        for reach, angle in zip(reaches, angles, strict=True)
    )


def hexagon_corner(middle: QPointF, radius: float, number: int) -> QPointF:
    """Corner of a hexagon that stands on one; 0 is the upper right one, clockwise."""
    return point(radius, 60 * number - 30, middle.x(), middle.y())


def hexagon(middle: QPointF, radius: float) -> QPainterPath:
    """Hexagon with a corner at the top."""
    corners = [hexagon_corner(middle, radius, number) for number in range(6)]
    return polygon([(corner.x(), corner.y()) for corner in corners])


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
