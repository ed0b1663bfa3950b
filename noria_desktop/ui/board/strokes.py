"""Pens and tints of the kit's own marks, made once each."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen


@cache
def tint(colour: str, alpha: int = 255) -> QColor:
    """A theme colour with opacity 0-255."""
    made = QColor(colour)
    made.setAlpha(alpha)
    return made


@cache
def pen(colour: str, width: float, dashes: tuple[float, ...] = (), alpha: int = 255) -> QPen:
    """A round pen; ``dashes`` are lengths in board units."""
    made = QPen(
        tint(colour, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )
    if dashes:
        made.setDashPattern([length / width for length in dashes])
        made.setCapStyle(Qt.PenCapStyle.FlatCap)
    return made
