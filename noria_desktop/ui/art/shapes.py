"""Colours, pens and outlines: the vocabulary every picture is built from.

Angles are screen angles in degrees: 0 is right, 90 is down. Lengths are board units.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

Colour: TypeAlias = str | QColor


_KINDS: Final = 4096
"""Colours, brushes and pens kept; a whole table needs some hundred. They are shared: nobody changes one."""


def rgba(colour: Colour, alpha: int = 255) -> QColor:
    """The colour with another opacity, 0 to 255."""
    if isinstance(colour, str):
        return _tone(colour, alpha)
    result = QColor(colour)
    result.setAlpha(max(0, min(255, alpha)))
    return result


@lru_cache(_KINDS)
def _tone(colour: str, alpha: int) -> QColor:
    return rgba(QColor(colour), alpha)


@lru_cache(_KINDS)
def _brush(colour: str) -> QBrush:
    return QBrush(QColor(colour))


@cache
def mix(a: str, b: str, share: float) -> str:
    """Colour between ``a`` (share 0) and ``b`` (share 1)."""
    x, y = QColor(a), QColor(b)
    return QColor(
        round(x.red() + (y.red() - x.red()) * share),
        round(x.green() + (y.green() - x.green()) * share),
        round(x.blue() + (y.blue() - x.blue()) * share),
    ).name()


def pen(colour: Colour, width: float = 1.0, dash: Sequence[float] | None = None) -> QPen:
    """Round pen; ``dash`` gives lengths of strokes and gaps in board units."""
    if isinstance(colour, str) and dash is None:
        return _plain_pen(colour, width)
    return _new_pen(colour, width, dash)


@lru_cache(_KINDS)
def _plain_pen(colour: str, width: float) -> QPen:
    return _new_pen(colour, width, None)


def _new_pen(colour: Colour, width: float, dash: Sequence[float] | None) -> QPen:
    result = QPen(
        QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )
    if dash:
        result.setDashPattern([length / width for length in dash])
        result.setCapStyle(Qt.PenCapStyle.FlatCap)
    return result


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


def lines(*runs: Sequence[tuple[float, float]]) -> QPainterPath:
    """Open runs of straight lines."""
    path = QPainterPath()
    for run in runs:
        path.moveTo(*run[0])
        for x, y in run[1:]:
            path.lineTo(x, y)
    return path


def rhombus(x: float, y: float, radius: float) -> QPainterPath:
    """Square standing on its corner."""
    return polygon([(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)])


def rounded(left: float, top: float, width: float, height: float, radius: float) -> QPainterPath:
    """Rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(left, top, width, height), radius, radius)
    return path


def rounded_rect(box: QRectF, radius: float) -> QPainterPath:
    """Rectangle with round corners."""
    return rounded(box.left(), box.top(), box.width(), box.height(), radius)


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


def fill(painter: QPainter, path: QPainterPath, colour: Colour | QBrush, edge: QPen | None = None) -> None:
    """Paint an area, with an outline if there is an ``edge``."""
    painter.setBrush(_brush(colour) if isinstance(colour, str) else colour)
    if edge is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(edge)
    painter.drawPath(path)


def stroke(painter: QPainter, path: QPainterPath, edge: QPen) -> None:
    """Paint a line only."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(edge)
    painter.drawPath(path)


def line(painter: QPainter, x1: float, y1: float, x2: float, y2: float, edge: QPen) -> None:
    """Paint one straight line."""
    painter.setPen(edge)
    painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))
