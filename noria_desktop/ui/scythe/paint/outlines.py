"""Outlines on Scythe's table: the plain shapes that pictures are put together from."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF


def rounded(r: QRectF, radius: float) -> QPainterPath:
    """Rectangle with round corners."""
    p = QPainterPath()
    p.addRoundedRect(r, radius, radius)
    return p


def circle(x: float, y: float, r: float, ry: float | None = None) -> QPainterPath:
    """Circle or ellipse."""
    p = QPainterPath()
    p.addEllipse(QPointF(x, y), r, r if ry is None else ry)
    return p


def poly(pts: Iterable[tuple[float, float]]) -> QPainterPath:
    """Closed polygon."""
    p = QPainterPath()
    p.addPolygon(QPolygonF([QPointF(*q) for q in pts]))
    p.closeSubpath()
    return p


def trail(*pts: tuple[float, float]) -> QPainterPath:
    """Open run of straight lines."""
    p = QPainterPath(QPointF(*pts[0]))
    for q in pts[1:]:
        p.lineTo(*q)
    return p


def diamond(x: float, y: float, r: float, ry: float | None = None) -> QPainterPath:
    """Rhombus standing on its corner."""
    ry = r if ry is None else ry
    return poly([(x, y - ry), (x + r, y), (x, y + ry), (x - r, y)])


def star_path(x: float, y: float, r: float, points: int = 5, inner: float = 0.46) -> QPainterPath:
    """Star, first ray upwards."""
    return poly(
        [
            (
                x + (r if i % 2 == 0 else r * inner) * math.sin(math.pi * i / points),
                y - (r if i % 2 == 0 else r * inner) * math.cos(math.pi * i / points),
            )
            for i in range(2 * points)
        ]
    )


def seal_path(x: float, y: float, r: float, lobes: int = 12) -> QPainterPath:
    """Round seal with soft lobes."""
    return poly(
        [
            (
                x + r * (1 + 0.07 * math.cos(lobes * a)) * math.cos(a),
                y + r * (1 + 0.07 * math.cos(lobes * a)) * math.sin(a),
            )
            for a in (2 * math.pi * i / 96 for i in range(96))
        ]
    )


def gear_path(x: float, y: float, r: float, teeth: int = 10, hole: float = 0.0) -> QPainterPath:
    """Cog."""
    pts = []
    for i in range(teeth):
        a = 2 * math.pi * i / teeth
        s = math.pi / teeth
        for d, k in ((-0.9, 0.80), (-0.5, 1.0), (0.5, 1.0), (0.9, 0.80)):
            pts.append((x + r * k * math.cos(a + d * s), y + r * k * math.sin(a + d * s)))
    p = poly(pts)
    if hole:
        p = p.subtracted(circle(x, y, r * hole))
    return p


def corner(c: QPointF, r: float, k: int) -> QPointF:
    """Corner k of a pointy-top hex; 0 is the upper right one, clockwise."""
    a = math.radians(60 * k - 30)
    return QPointF(c.x() + r * math.cos(a), c.y() + r * math.sin(a))


def hex_path(c: QPointF, r: float) -> QPainterPath:
    """Hex with a corner at the top."""
    p = QPainterPath()
    p.addPolygon(QPolygonF([corner(c, r, k) for k in range(6)]))
    p.closeSubpath()
    return p


def join(*paths: QPainterPath) -> QPainterPath:
    """Several outlines as one."""
    out = QPainterPath()
    out.setFillRule(Qt.FillRule.WindingFill)
    for q in paths:
        out.addPath(q)
    return out


def arc(x: float, y: float, r: float, start: float, span: float) -> QPainterPath:
    """Open arc, angles in Qt's sense."""
    p = QPainterPath()
    box = QRectF(x - r, y - r, 2 * r, 2 * r)
    p.arcMoveTo(box, start)
    p.arcTo(box, start, span)
    return p
