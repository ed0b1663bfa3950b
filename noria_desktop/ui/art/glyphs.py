"""Signs drawn as paths in a box from -1 to 1: things of the games, and the program's own signs.

A glyph is a filled silhouette and detail lines, which are drawn in the colour of the ground. The same
drawing serves boards, logs, buttons and legends.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from noria_desktop.ui.art.pens import Colour, pen
from noria_desktop.ui.art.shapes import annulus, circle, ellipse, gear, lines, polygon, rounded, star

Glyph: TypeAlias = tuple[QPainterPath, QPainterPath]
"""Silhouette and detail lines."""


def _energy() -> Glyph:
    bolt = [(0.22, -1), (-0.66, 0.14), (-0.08, 0.14), (-0.24, 1), (0.66, -0.28), (0.06, -0.28), (0.52, -1)]
    return polygon(bolt), QPainterPath()


def _mycelium() -> Glyph:
    cap = QPainterPath(QPointF(-0.78, 0.2))
    cap.cubicTo(-1.2, 0.2, -1.05, -0.95, 0, -0.95)
    cap.cubicTo(1.05, -0.95, 1.2, 0.2, 0.78, 0.2)
    cap.closeSubpath()
    stem = QPainterPath(QPointF(-0.33, 0.3))
    stem.lineTo(0.33, 0.3)
    stem.cubicTo(0.3, 0.6, 0.5, 0.7, 0.46, 0.96)
    stem.lineTo(-0.46, 0.96)
    stem.cubicTo(-0.5, 0.7, -0.3, 0.6, -0.33, 0.3)
    stem.closeSubpath()
    for x, y, radius in ((-0.42, -0.3, 0.17), (0.1, -0.5, 0.15), (0.5, -0.14, 0.15)):
        cap = cap.subtracted(circle(x, y, radius))
    return cap.united(stem), QPainterPath()


def _obsidian() -> Glyph:
    body = polygon([(0, -1), (0.6, -0.42), (0.42, 0.68), (0, 1), (-0.42, 0.68), (-0.6, -0.42)])
    return body, lines(((-0.55, -0.4), (-0.1, -0.2), (0.55, -0.4)), ((-0.1, -0.2), (0, 1)))


def _journey() -> Glyph:
    hull = ellipse(0.05, -0.22, 0.93, 0.5)
    for part in (
        polygon([(-0.62, -0.22), (-1, -0.72), (-0.74, -0.72), (-0.3, -0.4)]),
        polygon([(-0.62, -0.22), (-1, 0.28), (-0.74, 0.28), (-0.3, -0.05)]),
        rounded(-0.3, 0.4, 0.72, 0.32, 0.12),
        polygon([(-0.2, 0.2), (-0.1, 0.2), (-0.1, 0.45), (-0.2, 0.45)]),
        polygon([(0.2, 0.2), (0.3, 0.2), (0.3, 0.45), (0.2, 0.45)]),
    ):
        hull = hull.united(part)
    seams = QPainterPath(QPointF(-0.75, -0.22))
    seams.quadTo(0.05, -0.5, 0.9, -0.22)
    seams.moveTo(-0.75, -0.18)
    seams.quadTo(0.05, 0.08, 0.9, -0.18)
    return hull, seams


def _city() -> Glyph:
    outline = [(-0.9, 0.9), (-0.9, -0.1), (-0.6, -0.5), (-0.3, -0.1), (-0.3, -0.55), (0, -1)]
    outline += [(0.3, -0.55), (0.3, 0.1), (0.6, -0.25), (0.9, 0.1), (0.9, 0.9)]
    windows = ((-0.6, 0.1), (-0.6, 0.5), (0, -0.35), (0, 0.05), (0, 0.45), (0.6, 0.3), (0.6, 0.65))
    return polygon(outline), lines(*(((x, y - 0.07), (x, y + 0.07)) for x, y in windows))


def _cog(hole: float) -> Glyph:
    return gear(8, 1, 0.72, hole), QPainterPath()


def _sail() -> Glyph:
    sail = QPainterPath(QPointF(-0.08, -1))
    sail.quadTo(0.95, -0.1, 0.78, 0.5)
    sail.lineTo(-0.08, 0.5)
    sail.closeSubpath()
    jib = QPainterPath(QPointF(-0.24, -0.62))
    jib.quadTo(-0.42, 0.2, -0.85, 0.5)
    jib.lineTo(-0.24, 0.5)
    jib.closeSubpath()
    hull = polygon([(-0.95, 0.66), (0.95, 0.66), (0.6, 1), (-0.6, 1)])
    return sail.united(jib).united(hull), QPainterPath()


def _compass() -> Glyph:
    needle = polygon([(0, -0.62), (0.24, 0), (0, 0.62), (-0.24, 0)])
    return annulus(0, 0, 0.98, 0.74).united(needle), QPainterPath()


def _propeller() -> Glyph:
    blade = QPainterPath(QPointF(0, 0))
    blade.cubicTo(-0.55, -0.3, -0.5, -1, 0.05, -1)
    blade.cubicTo(0.45, -0.95, 0.2, -0.4, 0, 0)
    body = circle(0, 0, 0.24)
    for turn in (0, 120, 240):
        body = body.united(QTransform().rotate(turn).map(blade))
    return body, circle(0, 0, 0.07)


def _piston() -> Glyph:
    body = rounded(-0.62, -0.98, 1.24, 0.78, 0.16).united(rounded(-0.15, -0.3, 0.3, 0.8, 0.08))
    rings = lines(((-0.62, -0.72), (0.62, -0.72)), ((-0.62, -0.48), (0.62, -0.48)))
    rings.addEllipse(QPointF(0, 0.66), 0.1, 0.1)
    return body.united(circle(0, 0.66, 0.34)), rings


def _lamp() -> Glyph:
    bulb = QPainterPath(QPointF(-0.34, 0.42))
    bulb.cubicTo(-1.05, -0.25, -0.6, -1, 0, -1)
    bulb.cubicTo(0.6, -1, 1.05, -0.25, 0.34, 0.42)
    bulb.closeSubpath()
    body = bulb.united(rounded(-0.34, 0.5, 0.68, 0.2, 0.06)).united(rounded(-0.24, 0.78, 0.48, 0.2, 0.08))
    return body, lines(((-0.24, -0.3), (0, -0.05), (0.24, -0.3)), ((0, -0.05), (0, 0.4)))


def _knowledge() -> Glyph:
    book = polygon([(0, -0.5), (-0.95, -0.78), (-0.95, 0.5), (0, 0.82), (0.95, 0.5), (0.95, -0.78)])
    rows = [((x, y - d), (x + 0.48, y + d)) for y in (-0.3, 0.0) for x, d in ((-0.72, 0.08), (0.24, -0.08))]
    return book, lines(((0, -0.5), (0, 0.8)), *rows)


def _politician() -> Glyph:
    bust = QPainterPath(QPointF(-0.78, 1))
    bust.cubicTo(-0.78, 0.25, -0.4, 0.1, 0, 0.1)
    bust.cubicTo(0.4, 0.1, 0.78, 0.25, 0.78, 1)
    bust.closeSubpath()
    return bust.united(circle(0, -0.42, 0.5)), QPainterPath()


def _factory() -> Glyph:
    outline = [(-0.9, 0.9), (-0.9, -0.1), (-0.3, -0.5), (-0.3, -0.12), (0.3, -0.5), (0.3, -0.12)]
    return polygon([*outline, (0.45, -0.2), (0.5, -0.95), (0.78, -0.95), (0.82, 0.9)]), QPainterPath()


def _simple() -> Glyph:
    inner = polygon([(-0.5, -0.38), (0.5, -0.38), (0.5, 0.38), (-0.5, 0.38)])
    return rounded(-0.85, -0.72, 1.7, 1.44, 0.18), inner


def _complex() -> Glyph:
    return star(6, 1, 0.62, 0).united(circle(0, 0, 0.72)), circle(0, 0, 0.3)


def _home() -> Glyph:
    half = [(0, -0.9), (1, 0), (0.7, 0), (0.7, 0.85), (0.22, 0.85), (0.22, 0.3)]
    return polygon([*half, *((-x, y) for x, y in reversed(half[1:]))]), QPainterPath()


def _undo() -> Glyph:
    arrow = QPainterPath(QPointF(-0.95, -0.25))
    arrow.lineTo(-0.3, -0.85)
    arrow.lineTo(-0.3, -0.5)
    arrow.cubicTo(0.9, -0.5, 1, 0.6, 0.5, 0.9)
    arrow.cubicTo(0.7, 0.2, 0.2, 0, -0.3, 0.02)
    arrow.lineTo(-0.3, 0.38)
    arrow.closeSubpath()
    return arrow, QPainterPath()


def _redo() -> Glyph:
    return QTransform().scale(-1, 1).map(_undo()[0]), QPainterPath()


def _speed() -> Glyph:
    left = polygon([(-0.9, -0.7), (0, 0), (-0.9, 0.7)])
    return left.united(polygon([(0, -0.7), (0.9, 0), (0, 0.7)])), QPainterPath()


def _check() -> Glyph:
    tick = [(-0.9, 0), (-0.6, -0.3), (-0.2, 0.15), (0.65, -0.75), (0.95, -0.45), (-0.2, 0.75)]
    return polygon(tick), QPainterPath()


def _pawn() -> Glyph:
    skirt = polygon([(-0.7, 0.95), (-0.3, 0.1), (0.3, 0.1), (0.7, 0.95)])
    return skirt.united(circle(0, -0.32, 0.55)), QPainterPath()


def _anchor() -> Glyph:
    hook = QPainterPath(QPointF(-0.75, 0.15))
    hook.quadTo(-0.65, 0.85, 0, 0.85)
    hook.quadTo(0.65, 0.85, 0.75, 0.15)
    hook.quadTo(0.5, 0.55, 0.14, 0.58)
    hook.lineTo(0.14, -0.4)
    hook.lineTo(-0.14, -0.4)
    hook.lineTo(-0.14, 0.58)
    hook.quadTo(-0.5, 0.55, -0.75, 0.15)
    hook.closeSubpath()
    return hook.united(annulus(0, -0.66, 0.32, 0.14)).united(
        rounded(-0.45, -0.3, 0.9, 0.2, 0.1)
    ), QPainterPath()


_GLYPHS: Final[dict[str, Callable[[], Glyph]]] = {
    "energy": _energy,
    "mycelium": _mycelium,
    "obsidian": _obsidian,
    "journey": _journey,
    "city": _city,
    "tool": lambda: _cog(0.3),
    "bonus": lambda: (star(5, 1.02, 0.44), QPainterPath()),
    "sail": _sail,
    "compass": _compass,
    "propeller": _propeller,
    "piston": _piston,
    "lamp": _lamp,
    "knowledge": _knowledge,
    "politician": _politician,
    "factory": _factory,
    "simple": _simple,
    "complex": _complex,
    "cog": lambda: _cog(0.34),
    "star": lambda: (star(5, 1.02, 0.44), QPainterPath()),
    "anchor": _anchor,
    "home": _home,
    "undo": _undo,
    "redo": _redo,
    "hint": lambda: (_lamp()[0], QPainterPath()),
    "replay": _undo,
    "speed": _speed,
    "check": _check,
    "pawn": _pawn,
}
NAMES: Final = tuple(_GLYPHS)
"""Every glyph there is."""


@cache
def glyph_paths(name: str) -> Glyph:
    """Silhouette and detail lines of a glyph in a box from -1 to 1.

    Raises:
        KeyError: no glyph has this name.
    """
    return _GLYPHS[name]()


def glyph(
    painter: QPainter,
    name: str,
    x: float,
    y: float,
    radius: float,
    colour: Colour,
    ground: Colour | None = None,
) -> None:
    """Draw a glyph; its detail lines appear when the colour of the ``ground`` is given."""
    silhouette, details = glyph_paths(name)
    painter.save()
    painter.translate(x, y)
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPath(silhouette)
    if ground is not None and not details.isEmpty():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(ground, 0.13))
        painter.drawPath(details)
    painter.restore()


def glyph_outline(
    painter: QPainter, name: str, x: float, y: float, radius: float, colour: Colour, width: float
) -> None:
    """Draw a line round a glyph's silhouette, to set it off a ground of the same tone."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colour, width))
    painter.drawPath(QTransform().translate(x, y).scale(radius, radius).map(glyph_paths(name)[0]))
