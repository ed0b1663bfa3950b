"""Paths that pictures are made of: rounded boxes, discs, polygons, pens turned into areas.

Lengths are in the caller's unit; angles in radians unless said otherwise.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform


class Shape(QPainterPath):
    """A path whose set operations run at 256 times its size.

    Qt turns curves into chords (tolerance half a unit) before it unites or subtracts; in a -1..1 box
    that would leave polygons.
    """

    def _at_scale(self, op: str, other: QPainterPath) -> Shape:
        """One set operation, carried out at 256 times the size."""
        up, down = QTransform.fromScale(256, 256), QTransform.fromScale(1 / 256, 1 / 256)
        return Shape(down.map(getattr(up.map(QPainterPath(self)), op)(up.map(QPainterPath(other)))))

    def united(self, other: QPainterPath) -> Shape:
        """Union."""
        return self._at_scale("united", other)

    def subtracted(self, other: QPainterPath) -> Shape:
        """Difference."""
        return self._at_scale("subtracted", other)

    def intersected(self, other: QPainterPath) -> Shape:
        """Intersection."""
        return self._at_scale("intersected", other)


def rr(r: QRectF, radius: float) -> Shape:
    """Rounded rectangle."""
    path = Shape()
    path.addRoundedRect(r, radius, radius)
    return path


def disc(cx: float, cy: float, r: float, ry: float | None = None) -> Shape:
    """Circle or ellipse."""
    path = Shape()
    path.addEllipse(QPointF(cx, cy), r, r if ry is None else ry)
    return path


def poly(points: Sequence[tuple[float, float]], close: bool = True) -> Shape:
    """Polygon or polyline."""
    path = Shape()
    path.moveTo(*points[0])
    for x, y in points[1:]:
        path.lineTo(x, y)
    if close:
        path.closeSubpath()
    return path


def line(x1: float, y1: float, x2: float, y2: float) -> Shape:
    """One straight line."""
    return poly([(x1, y1), (x2, y2)], close=False)


def outline(path: QPainterPath, w: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap) -> Shape:
    """The area that a pen of width ``w`` would cover."""
    s = QPainterPathStroker()
    s.setWidth(w)
    s.setCapStyle(cap)
    s.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    s.setCurveThreshold(0.002)
    return Shape(s.createStroke(path))


def merged(*parts: QPainterPath) -> Shape:
    """Union of areas as one silhouette."""
    out = Shape()
    out.setFillRule(Qt.FillRule.WindingFill)
    for part in parts:
        out = out.united(part)
    return out


def tapered(pts: Sequence[tuple[float, float]], w0: float, w1: float) -> Shape:
    """A limb along a polyline, thick at the start and thin at the end."""
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    n = len(pts)
    for i, (x, y) in enumerate(pts):
        ax, ay = pts[max(0, i - 1)]
        bx, by = pts[min(n - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length, (bx - ax) / length
        w = (w0 + (w1 - w0) * i / (n - 1)) / 2
        left.append((x + nx * w, y + ny * w))
        right.append((x - nx * w, y - ny * w))
    return poly(left + right[::-1])
