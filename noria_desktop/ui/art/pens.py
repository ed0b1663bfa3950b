"""Colours, pens and brushes, and how an area is filled and a line drawn with them.

Lengths are board units.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

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
    parts = zip((x.red(), x.green(), x.blue()), (y.red(), y.green(), y.blue()), strict=True)
    return QColor(*(round(one + (other - one) * share) for one, other in parts)).name()


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


@contextmanager
def kept(painter: QPainter) -> Iterator[None]:
    """Whatever the block changes of the painter is as before when it ends."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


@contextmanager
def placed_at(
    painter: QPainter, x: float = 0.0, y: float = 0.0, *, scale: float = 1.0, turn: float = 0.0
) -> Iterator[None]:
    """In the block (0, 0) is at this point, everything ``scale`` times as large and turned clockwise by degrees."""
    with kept(painter):
        if x or y:
            painter.translate(x, y)
        if turn:
            painter.rotate(turn)
        if scale != 1:
            painter.scale(scale, scale)
        yield


@contextmanager
def within(painter: QPainter, area: QPainterPath | QRectF, *, alone: bool = False) -> Iterator[None]:
    """The block paints only inside the area; ``alone``: also where the painter was kept out of it before.

    Where the area lies inside an earlier one anyway, ``alone`` spares cutting its edge by both.
    """
    how = Qt.ClipOperation.ReplaceClip if alone else Qt.ClipOperation.IntersectClip
    with kept(painter):
        if isinstance(area, QRectF):
            painter.setClipRect(area, how)
        else:
            painter.setClipPath(area, how)
        yield


@contextmanager
def faded(painter: QPainter, share: float) -> Iterator[None]:
    """The block paints with this share of the opacity that holds outside of it."""
    with kept(painter):
        if share != 1:
            painter.setOpacity(painter.opacity() * share)
        yield
