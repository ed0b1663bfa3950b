"""Glyphs of the shell: one silhouette each in a box from -1 to 1, made once.

The same shapes stand on buttons, rows and pictures, so that a thing looks the same wherever it is named.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from noria_desktop.ui.art.page_shapes import Shape, disc, line, merged, outline, poly


def _box(x: float, y: float, w: float, h: float, r: float = 0.0) -> Shape:
    path = Shape()
    path.addRoundedRect(QRectF(x, y, w, h), r, r)
    return path


def _star() -> QPainterPath:
    pts = []
    for i in range(10):
        r = 1.0 if i % 2 == 0 else 0.42
        a = math.radians(-90 + 36 * i)
        pts.append((r * math.cos(a), r * math.sin(a)))
    return poly(pts)


def _laurel() -> QPainterPath:
    parts = []
    for side in (-1, 1):
        for i in range(6):
            a = math.radians(90 + side * (24 + i * 24))
            cx, cy = 0.78 * math.cos(a), 0.78 * math.sin(a)
            leaf = QPainterPath()
            leaf.addEllipse(QPointF(0, 0), 0.2, 0.09)
            m = QTransform().translate(cx, cy).rotate(math.degrees(a) + side * 58)
            parts.append(m.map(leaf))
    return merged(*parts)


def _gear() -> QPainterPath:
    pts = []
    teeth = 9
    for i in range(teeth):
        for off, r in ((-0.32, 0.7), (-0.2, 0.98), (0.2, 0.98), (0.32, 0.7)):
            a = 2 * math.pi * (i + off) / teeth - math.pi / 2
            pts.append((r * math.cos(a), r * math.sin(a)))
    body = poly(pts).subtracted(disc(0, 0, 0.5))
    spokes = [
        outline(line(0, 0, 0.55 * math.cos(a), 0.55 * math.sin(a)), 0.15)
        for a in (math.radians(90 + 120 * i) for i in range(3))
    ]
    return merged(body, disc(0, 0, 0.24), *spokes).subtracted(disc(0, 0, 0.1))


def _rose() -> QPainterPath:
    def spikes(r: float, inner: float, turn: float) -> QPainterPath:
        pts = []
        for i in range(8):
            a = math.radians(turn + i * 45 - 90)
            q = r if i % 2 == 0 else inner
            pts.append((q * math.cos(a), q * math.sin(a)))
        return poly(pts)

    ring = outline(disc(0, 0, 0.62), 0.09)
    return merged(ring, spikes(0.66, 0.2, 45), spikes(1.0, 0.24, 0)).subtracted(disc(0, 0, 0.11))


def _flask() -> QPainterPath:
    body = QPainterPath(QPointF(-0.26, -0.86))
    body.lineTo(-0.26, -0.22)
    body.cubicTo(-0.3, 0.0, -0.84, 0.62, -0.8, 0.78)
    body.cubicTo(-0.78, 0.9, -0.62, 0.92, -0.5, 0.92)
    body.lineTo(0.5, 0.92)
    body.cubicTo(0.62, 0.92, 0.78, 0.9, 0.8, 0.78)
    body.cubicTo(0.84, 0.62, 0.3, 0.0, 0.26, -0.22)
    body.lineTo(0.26, -0.86)
    liquid = poly([(-0.52, 0.34), (-0.1, 0.24), (0.2, 0.4), (0.52, 0.34), (0.7, 0.8), (-0.7, 0.8)])
    shape = merged(outline(body, 0.17), outline(line(-0.42, -0.88, 0.42, -0.88), 0.17), liquid)
    return (
        shape.subtracted(disc(0.12, 0.62, 0.1)).united(disc(0.02, 0.02, 0.09)).united(disc(0.1, -0.42, 0.07))
    )


def _hint() -> QPainterPath:
    bulb = outline(disc(0, -0.25, 0.56), 0.17)
    return merged(
        bulb,
        outline(line(-0.24, 0.46, 0.24, 0.46), 0.16),
        outline(line(-0.18, 0.74, 0.18, 0.74), 0.16),
        outline(poly([(-0.16, -0.16), (0, 0.1), (0.16, -0.16)], close=False), 0.11),
    )


def _replay() -> QPainterPath:
    arc = QPainterPath()
    arc.arcMoveTo(QRectF(-0.78, -0.78, 1.56, 1.56), 60)
    arc.arcTo(QRectF(-0.78, -0.78, 1.56, 1.56), 60, 290)
    return merged(
        outline(arc, 0.17),
        poly([(0.2, -1.0), (0.86, -0.62), (0.2, -0.3)]),
        poly([(-0.2, -0.36), (0.42, 0), (-0.2, 0.36)]),
    )


def _towers() -> QPainterPath:
    shape = merged(
        _box(-0.78, -0.15, 0.46, 1.0),
        _box(-0.24, -0.7, 0.5, 1.55),
        _box(0.34, -0.35, 0.44, 1.2),
        poly([(-0.24, -0.7), (0.01, -1.0), (0.26, -0.7)]),
    )
    for x, y in (
        (-0.62, 0.1),
        (-0.62, 0.45),
        (-0.06, -0.4),
        (-0.06, -0.02),
        (-0.06, 0.36),
        (0.48, -0.08),
        (0.48, 0.28),
    ):
        shape = shape.subtracted(_box(x, y, 0.15, 0.18))
    return shape


def _airship() -> QPainterPath:
    hull = disc(0.05, -0.22, 0.92, 0.46)
    fin = merged(poly([(-0.6, -0.3), (-1.0, -0.72), (-1.0, 0.24)]))
    shape = merged(hull, fin).subtracted(outline(poly([(-0.7, -0.22), (0.94, -0.22)], close=False), 0.07))
    return merged(
        shape,
        _box(-0.3, 0.42, 0.68, 0.32, 0.12),
        outline(line(-0.2, 0.2, -0.2, 0.5), 0.08),
        outline(line(0.28, 0.2, 0.28, 0.5), 0.08),
    )


def _bolt() -> QPainterPath:
    return poly([(0.25, -1.0), (-0.55, 0.12), (-0.06, 0.12), (-0.26, 1.0), (0.58, -0.2), (0.08, -0.2)])


def _mushroom() -> QPainterPath:
    cap = QPainterPath(QPointF(-0.92, 0.1))
    cap.cubicTo(-0.9, -1.1, 0.9, -1.1, 0.92, 0.1)
    cap.quadTo(0, 0.34, -0.92, 0.1)
    stem = QPainterPath(QPointF(-0.24, 0.16))
    stem.cubicTo(-0.16, 0.5, -0.3, 0.7, -0.4, 0.9)
    stem.lineTo(0.4, 0.9)
    stem.cubicTo(0.3, 0.7, 0.16, 0.5, 0.24, 0.16)
    shape = merged(cap, stem)
    for x, y, r in ((-0.42, -0.22, 0.14), (0.08, -0.44, 0.16), (0.48, -0.12, 0.12)):
        shape = shape.subtracted(disc(x, y, r))
    return shape


def _crystal() -> QPainterPath:
    gem = poly([(0, -1.0), (0.58, -0.46), (0.46, 0.62), (0, 1.0), (-0.46, 0.62), (-0.58, -0.46)])
    cuts = merged(
        outline(poly([(-0.58, -0.46), (-0.12, -0.3), (0.58, -0.46)], close=False), 0.09),
        outline(poly([(-0.12, -0.3), (0, 0.98)], close=False), 0.09),
        outline(line(0, -1.0, -0.12, -0.3), 0.09),
    )
    return gem.subtracted(cuts)


def _house() -> QPainterPath:
    shape = merged(poly([(-1, -0.05), (0, -0.86), (1, -0.05)]), _box(-0.72, -0.1, 1.44, 0.92))
    return (
        shape.subtracted(_box(-0.16, 0.3, 0.32, 0.52))
        .subtracted(_box(-0.52, 0.1, 0.24, 0.22))
        .subtracted(_box(0.28, 0.1, 0.24, 0.22))
    )


def _single() -> QPainterPath:
    return merged(
        _box(-0.9, 0.35, 0.36, 0.5, 0.05),
        _box(-0.42, -0.95, 0.36, 1.8, 0.05),
        _box(0.06, 0.15, 0.36, 0.7, 0.05),
        _box(0.54, 0.45, 0.36, 0.4, 0.05),
    )


def _even() -> QPainterPath:
    return merged(
        *(_box(-0.9 + i * 0.48, -0.3, 0.36, 1.15, 0.05) for i in range(4)),
        outline(line(-0.95, -0.62, 0.95, -0.62), 0.1),
    )


def _bars() -> QPainterPath:
    return merged(
        _box(-0.85, 0.1, 0.44, 0.75, 0.08),
        _box(-0.22, -0.35, 0.44, 1.2, 0.08),
        _box(0.41, -0.85, 0.44, 1.7, 0.08),
    )


def _book() -> QPainterPath:
    left = QPainterPath(QPointF(0, -0.55))
    left.cubicTo(-0.3, -0.8, -0.7, -0.78, -0.95, -0.66)
    left.lineTo(-0.95, 0.62)
    left.cubicTo(-0.7, 0.5, -0.3, 0.5, 0, 0.72)
    left.closeSubpath()
    right = QTransform().scale(-1, 1).map(left)
    return merged(outline(left, 0.15), outline(right, 0.15))


def _dice() -> QPainterPath:
    shape = _box(-0.8, -0.8, 1.6, 1.6, 0.32)
    for x, y in ((-0.4, -0.4), (0.4, -0.4), (0, 0), (-0.4, 0.4), (0.4, 0.4)):
        shape = shape.subtracted(disc(x, y, 0.16))
    return shape


def _lock() -> QPainterPath:
    arc = QPainterPath(QPointF(-0.42, -0.05))
    arc.lineTo(-0.42, -0.35)
    arc.cubicTo(-0.42, -1.0, 0.42, -1.0, 0.42, -0.35)
    arc.lineTo(0.42, -0.05)
    return merged(outline(arc, 0.19), _box(-0.7, -0.1, 1.4, 0.98, 0.18)).subtracted(
        merged(disc(0, 0.28, 0.14), _box(-0.06, 0.3, 0.12, 0.3))
    )


def _clip() -> QPainterPath:
    return merged(
        outline(_box(-0.66, -0.7, 1.32, 1.56, 0.16), 0.16),
        _box(-0.34, -0.94, 0.68, 0.42, 0.12),
        outline(line(-0.32, 0.02, 0.32, 0.02), 0.12),
        outline(line(-0.32, 0.38, 0.2, 0.38), 0.12),
    )


def _check() -> QPainterPath:
    return outline(poly([(-0.7, 0.05), (-0.2, 0.55), (0.72, -0.55)], close=False), 0.3)


def _warn() -> QPainterPath:
    tri = poly([(0, -0.9), (0.98, 0.8), (-0.98, 0.8)])
    return tri.subtracted(_box(-0.09, -0.32, 0.18, 0.6)).subtracted(disc(0, 0.52, 0.12))


def _play() -> QPainterPath:
    return outline(poly([(-0.45, -0.65), (0.65, 0), (-0.45, 0.65)]), 0.2).united(
        poly([(-0.45, -0.65), (0.65, 0), (-0.45, 0.65)])
    )


def _wheelmark() -> QPainterPath:
    parts = [outline(disc(0, 0, 0.86), 0.16), outline(disc(0, 0, 0.46), 0.12), disc(0, 0, 0.17)]
    for a, r, s in (
        (-90, 0.86, 0.24),
        (30, 0.86, 0.24),
        (150, 0.86, 0.24),
        (90, 0.46, 0.17),
        (-30, 0.46, 0.17),
    ):
        parts.append(disc(r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), s))
    return merged(*parts)


def _back() -> QPainterPath:
    return merged(
        outline(poly([(0.1, -0.7), (-0.65, 0), (0.1, 0.7)], close=False), 0.22),
        outline(line(-0.6, 0, 0.85, 0), 0.22),
    )


def _pawn() -> QPainterPath:
    body = QPainterPath(QPointF(-0.62, 0.9))
    body.cubicTo(-0.6, 0.1, -0.3, -0.05, 0, -0.05)
    body.cubicTo(0.3, -0.05, 0.6, 0.1, 0.62, 0.9)
    body.closeSubpath()
    return merged(body, disc(0, -0.46, 0.4))


def _undo() -> QPainterPath:
    arc = QPainterPath(QPointF(-0.6, -0.3))
    arc.cubicTo(0.2, -0.75, 0.95, -0.2, 0.8, 0.35)
    arc.cubicTo(0.7, 0.7, 0.2, 0.8, -0.1, 0.72)
    return merged(
        outline(arc, 0.18), outline(poly([(-0.4, -0.85), (-0.78, -0.26), (-0.12, -0.02)], close=False), 0.18)
    )


def _cross() -> QPainterPath:
    return merged(outline(line(-0.6, -0.6, 0.6, 0.6), 0.26), outline(line(-0.6, 0.6, 0.6, -0.6), 0.26))


def _moon() -> QPainterPath:
    return disc(0, 0, 0.92).subtracted(disc(0.42, -0.26, 0.8))


def _trash() -> QPainterPath:
    can = merged(
        poly([(-0.6, -0.42), (0.6, -0.42), (0.46, 0.95), (-0.46, 0.95)]),
        outline(line(-0.82, -0.6, 0.82, -0.6), 0.2),
    )
    lid = outline(poly([(-0.26, -0.62), (-0.26, -0.88), (0.26, -0.88), (0.26, -0.62)], close=False), 0.14)
    cut = merged(outline(line(-0.2, -0.12, -0.16, 0.66), 0.12), outline(line(0.2, -0.12, 0.16, 0.66), 0.12))
    return merged(can, lid).subtracted(cut)


def _ask() -> QPainterPath:
    hook = QPainterPath(QPointF(-0.42, -0.42))
    hook.cubicTo(-0.42, -1.02, 0.5, -1.02, 0.46, -0.4)
    hook.cubicTo(0.44, -0.06, 0.0, -0.04, 0.0, 0.34)
    return merged(outline(hook, 0.24), disc(0, 0.78, 0.16))


def _picture() -> QPainterPath:
    frame = outline(_box(-0.86, -0.7, 1.72, 1.4, 0.16), 0.16)
    return merged(
        frame,
        poly([(-0.7, 0.5), (-0.2, -0.16), (0.14, 0.24), (0.36, 0.02), (0.72, 0.5)]),
        disc(0.36, -0.3, 0.14),
    )


def _info() -> QPainterPath:
    return merged(outline(disc(0, 0, 0.84), 0.16), disc(0, -0.4, 0.13), outline(line(0, -0.06, 0, 0.46), 0.2))


_MAKERS: dict[str, Callable[[], QPainterPath]] = {
    "star": _star,
    "laurel": _laurel,
    "gear": _gear,
    "rose": _rose,
    "flask": _flask,
    "hint": _hint,
    "replay": _replay,
    "towers": _towers,
    "airship": _airship,
    "bolt": _bolt,
    "mushroom": _mushroom,
    "crystal": _crystal,
    "house": _house,
    "single": _single,
    "even": _even,
    "bars": _bars,
    "book": _book,
    "dice": _dice,
    "lock": _lock,
    "clip": _clip,
    "check": _check,
    "warn": _warn,
    "play": _play,
    "wheel": _wheelmark,
    "back": _back,
    "pawn": _pawn,
    "undo": _undo,
    "cross": _cross,
    "moon": _moon,
    "trash": _trash,
    "ask": _ask,
    "picture": _picture,
    "info": _info,
}


@cache
def glyph(name: str) -> QPainterPath:
    """The silhouette of a glyph.

    Raises:
        KeyError: no glyph of that name.
    """
    return _MAKERS[name]()


def glyph_names() -> tuple[str, ...]:
    """Every glyph there is."""
    return tuple(_MAKERS)


def placed(name: str, x: float, y: float, half: float) -> QPainterPath:
    """A glyph centred on a point, ``half`` its half box."""
    return QTransform().translate(x, y).scale(half, half).map(glyph(name))
