"""Shapes that many pictures of Solani share: sparks, crosses, filaments, threads, the light round what scores."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QRadialGradient

from noria_desktop.games.solani.terms import Mask
from noria_desktop.ui.art.pens import fill, pen, rgba, stroke
from noria_desktop.ui.art.shapes import circle, point, polygon, spark
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import text_width
from noria_desktop.ui.solani.board import measures

BITS: Final = (1, 2, 4, 8)
"""NW, NE, SE, SW."""
ARM_ANGLE: Final = (225.0, 315.0, 45.0, 135.0)
"""Direction of each arm from the heart of a branch tile, and of each gap from the middle of a circle."""
STRAIGHT: Final = frozenset({5, 10})


def run(points: Iterable[QPointF], *, closed: bool = False) -> QPainterPath:
    """Straight lines through points."""
    path = QPainterPath()
    for number, place in enumerate(points):
        if number:
            path.lineTo(place)
        else:
            path.moveTo(place)
    if closed:
        path.closeSubpath()
    return path


@lru_cache(2048)
def soft_pen(colour: str, alpha: int, width: float) -> QPen:
    """Round pen of a translucent colour; shared, so nobody changes it."""
    return pen(rgba(colour, alpha), width)


@lru_cache(64)
def cross(pitch: float, radius: float, seam: float) -> QPainterPath:
    """Outline of a branch tile about (0, 0): the square between four circles less these circles.

    Drawn side by side and arc by arc: subtracting circles gives five times as many pieces to stroke.
    """
    half, bow = (pitch - seam) / 2, radius + seam
    away = math.sqrt(bow * bow - seam * seam / 4)
    span = 90 - 2 * math.degrees(math.asin(seam / 2 / bow))
    path = QPainterPath()
    for number, (x, y) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        box = QRectF(x * pitch / 2 - bow, y * pitch / 2 - bow, 2 * bow, 2 * bow)
        # Clockwise round the tile, hollow: from a side of the square along a circle to the next side.
        start = 180 - (90 - span) / 2 + 90 * number
        if not number:
            path.moveTo(pitch / 2 - away, -half)
        path.arcTo(box, -start, span)
    path.closeSubpath()
    return path


def tile_outline(pitch: float) -> QPainterPath:
    """Outline of the branch tile of a sky."""
    return cross(pitch, measures.RADIUS * pitch, measures.seam(pitch))


def is_bent(mask: Mask) -> bool:
    """Two arms side by side: one bow."""
    return mask.bit_count() == 2 and mask not in STRAIGHT


def heart(mask: Mask, reach: float) -> QPointF:
    """Where the filaments of a tile meet."""
    if not is_bent(mask):
        return QPointF(0, 0)
    one, other = (point(reach, ARM_ANGLE[i]) for i in range(4) if mask >> i & 1)
    return (one + other) * 0.25


def filament(mask: Mask, arm: int, reach: float) -> QPainterPath:
    """From the heart of a tile to the rim of one circle."""
    tip = point(reach, ARM_ANGLE[arm])
    path = QPainterPath(heart(mask, reach))
    if is_bent(mask):
        path.quadTo(tip * 0.5, tip)
    else:
        path.lineTo(tip)
    return path


def halo(painter: QPainter, theme: Theme, radius: float, colour: str, strength: float = 1.0) -> None:
    """Light round a circle of ``radius`` in the middle; reaches to 1.55 radii."""
    glow = theme.heaven.glow
    if not glow:
        return
    reach = radius * measures.HALO
    light = QRadialGradient(QPointF(0, 0), reach)
    alpha = 150 * strength * glow
    light.setColorAt(0.0, rgba(colour, round(alpha)))
    light.setColorAt(0.62, rgba(colour, round(alpha * 0.75)))
    light.setColorAt(1.0, rgba(colour, 0))
    fill(painter, circle(0, 0, reach), QBrush(light))


def paint_free(painter: QPainter, theme: Theme, shape: QPainterPath, size: float, *, aimed: bool) -> None:
    """A place that is free: dashes and a spark; where the tile would fall, a solid line and light."""
    if aimed:
        fill(painter, shape, rgba(theme.focus, 52))
        if theme.heaven.glow:
            stroke(painter, shape, pen(rgba(theme.focus, 50), 7))
        stroke(painter, shape, pen(theme.focus, 2.4))
        return
    night = theme.name == "night"
    fill(painter, shape, rgba(theme.focus, 20 if night else 14))
    stroke(painter, shape, pen(rgba(theme.focus, 150 if night else 190), 1.3, (2.9, 4.2)))
    fill(painter, spark(0, 0, size, 0.2), rgba(theme.focus, 200))


def shine(painter: QPainter, theme: Theme, radius: float) -> None:
    """What scores shines; where nothing glows a second ring says so."""
    heaven = theme.heaven
    if heaven.glow:
        halo(painter, theme, radius, heaven.shine)
    else:
        stroke(painter, circle(0, 0, radius * 1.17), pen(heaven.shine, max(1.6, radius * 0.06)))


def clip(painter: QPainter, path: QPainterPath) -> None:
    """Paint only within the path, until the painter is restored."""
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)


def arrow_head(tip: QPointF, size: float, degrees: float) -> QPainterPath:
    """Triangle that points along ``degrees``."""
    corners = [point(size, degrees + turn, tip.x(), tip.y()) for turn in (0, 125, 235)]
    return polygon(corners)


def tick(x: float, y: float, size: float) -> QPainterPath:
    """Check mark; the bundled font has none."""
    return run(
        (QPointF(x - size * 0.2, y), QPointF(x - size * 0.05, y + size * 0.16), QPointF(x + size * 0.22, y - size * 0.2))
    )  # fmt: skip


def away(x: float, y: float) -> float:
    """Distance from (0, 0)."""
    return math.hypot(x, y)


def wrapped(words: str, size: float, width: float) -> list[str]:
    """Words in as many lines as they need: broken at spaces, in Japanese anywhere but before its stops."""
    rows, row = [], ""
    for piece in _pieces(words):
        if row and text_width((row + piece).rstrip(), size) > width:
            rows.append(row.rstrip())
            row = piece.lstrip()
        else:
            row += piece
    return [*rows, row.rstrip()] if row.strip() else rows


def evenly(words: str, size: float, width: float) -> list[str]:
    """Words in as few lines as they need, none of which is left with a last word alone."""
    rows = wrapped(words, size, width)
    narrow = width
    while len(rows) > 1 and narrow > width / 2:
        narrow -= size / 2
        tried = wrapped(words, size, narrow)
        if len(tried) > len(rows):
            break
        rows = tried
    return rows


def _pieces(words: str) -> list[str]:
    """What stays together: a word with its space, one character of Japanese with the stop behind it."""
    found: list[str] = []
    for sign in words:
        before = found[-1][-1] if found else " "
        glued = sign in " 、。；・)）」" or (before not in " " and before < "\u2e80" and sign < "\u2e80")
        if glued and found:
            found[-1] += sign
        else:
            found.append(sign)
    return found
