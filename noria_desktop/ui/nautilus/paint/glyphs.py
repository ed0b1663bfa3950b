"""Signs of the submarine's table: five domains, six special cards, arrows, swords and marks.

Every sign is one path in a box from -1 to 1. Parts are laid over each other and filled by the winding rule:
all parts run the same way round and holes run the other way, so no areas are ever joined or cut.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QTransform

from noria_desktop.ui.art.pens import Colour, pen
from noria_desktop.ui.art.shapes import ellipse, lines, polygon, rounded, star

Pair = tuple[float, float]


def laid(*parts: QPainterPath, holes: Sequence[QPainterPath] = ()) -> QPainterPath:
    """Parts over each other as one silhouette; holes must lie where only one part is."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for part in parts:
        whole.addPath(part if _turns_right(part) else part.toReversed())
    for hole in holes:
        whole.addPath(hole.toReversed() if _turns_right(hole) else hole)
    return whole


def band(path: QPainterPath, width: float, *, flat: bool = False) -> QPainterPath:
    """The area that a pen of this width covers."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCurveThreshold(0.02)
    return stroker.createStroke(path)


def ring(radius: float, width: float, x: float = 0.0, y: float = 0.0) -> QPainterPath:
    """A flat ring whose middle line has this radius."""
    outer, inner = radius + width / 2, radius - width / 2
    return laid(ellipse(x, y, outer, outer), holes=(ellipse(x, y, inner, inner),))


def bar(x1: float, y1: float, x2: float, y2: float, width: float, *, flat: bool = False) -> QPainterPath:
    """A straight bar with round ends."""
    return band(lines(((x1, y1), (x2, y2))), width, flat=flat)


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
    found = []
    for i in range(count + 1):
        t = i / count
        u = 1 - t
        w = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        found.append(
            (
                w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
                w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
            )
        )
    return found


def _turns_right(path: QPainterPath) -> bool:
    """True when the path's first outline runs clockwise on the screen."""
    outlines = path.toSubpathPolygons()
    if not outlines:
        return True
    corners = outlines[0]
    area = 0.0
    for i in range(corners.count()):
        one, two = corners.at(i), corners.at((i + 1) % corners.count())
        area += one.x() * two.y() - two.x() * one.y()
    return area >= 0


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    return ellipse(x, y, radius, radius)


def _flask() -> QPainterPath:
    glass = QPainterPath(QPointF(-0.26, -0.86))
    glass.lineTo(-0.26, -0.22)
    glass.cubicTo(-0.3, 0.0, -0.84, 0.62, -0.8, 0.78)
    glass.cubicTo(-0.78, 0.9, -0.62, 0.92, -0.5, 0.92)
    glass.lineTo(0.5, 0.92)
    glass.cubicTo(0.62, 0.92, 0.78, 0.9, 0.8, 0.78)
    glass.cubicTo(0.84, 0.62, 0.3, 0.0, 0.26, -0.22)
    glass.lineTo(0.26, -0.86)
    liquid = polygon([(-0.52, 0.34), (-0.1, 0.24), (0.2, 0.4), (0.52, 0.34), (0.7, 0.8), (-0.7, 0.8)])
    return laid(
        band(glass, 0.17),
        bar(-0.42, -0.88, 0.42, -0.88, 0.17),
        liquid,
        _disc(0.02, 0.02, 0.09),
        _disc(0.1, -0.42, 0.07),
        holes=(_disc(0.12, 0.62, 0.1),),
    )


def _spikes(length: float, waist: float, turn: float) -> QPainterPath:
    corners = []
    for i in range(8):
        angle = math.radians(turn + i * 45 - 90)
        radius = length if i % 2 == 0 else waist
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return polygon(corners)


def _rose() -> QPainterPath:
    eye = ring(0.16, 0.12)
    return laid(ring(0.62, 0.09), _spikes(0.66, 0.2, 45), _spikes(1.0, 0.24, 0), eye)


def _helm() -> QPainterPath:
    parts = [ring(0.58, 0.17), ring(0.2, 0.13)]
    for i in range(8):
        angle = math.radians(i * 45 + 22.5)
        c, s = math.cos(angle), math.sin(angle)
        parts.append(bar(0.26 * c, 0.26 * s, 0.78 * c, 0.78 * s, 0.11))
        parts.append(bar(0.76 * c, 0.76 * s, 0.94 * c, 0.94 * s, 0.2))
    return laid(*parts)


def _gear() -> QPainterPath:
    corners = []
    teeth = 9
    for i in range(teeth):
        for offset, radius in ((-0.32, 0.7), (-0.2, 0.98), (0.2, 0.98), (0.32, 0.7)):
            angle = 2 * math.pi * (i + offset) / teeth - math.pi / 2
            corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    spokes = []
    for i in range(3):
        angle = math.radians(90 + 120 * i)
        c, s = math.cos(angle), math.sin(angle)
        spokes.append(bar(0.2 * c, 0.2 * s, 0.55 * c, 0.55 * s, 0.15, flat=True))
    body = laid(polygon(corners), holes=(_disc(0, 0, 0.5),))
    return laid(body, ring(0.17, 0.14), *spokes)


def _torpedo() -> QPainterPath:
    body = QPainterPath(QPointF(-0.55, -0.24))
    body.lineTo(0.45, -0.24)
    body.cubicTo(0.8, -0.24, 0.98, -0.1, 1.0, 0.0)
    body.cubicTo(0.98, 0.1, 0.8, 0.24, 0.45, 0.24)
    body.lineTo(-0.55, 0.24)
    body.cubicTo(-0.7, 0.2, -0.78, 0.08, -0.78, 0.0)
    body.cubicTo(-0.78, -0.08, -0.7, -0.2, -0.55, -0.24)
    fins = [
        polygon([(-0.38, s * 0.2), (-0.84, s * 0.56), (-0.98, s * 0.5), (-0.7, s * 0.1)]) for s in (-1, 1)
    ]
    screws = [ellipse(-0.9, s * 0.13, 0.06, 0.15) for s in (-1, 1)]
    seams = (bar(0.42, -0.19, 0.42, 0.19, 0.09, flat=True), bar(-0.26, 0.0, 0.2, 0.0, 0.08))
    wake = (bar(-0.1, -0.6, -0.5, -0.6, 0.1), bar(0.1, 0.6, -0.35, 0.6, 0.1))
    return QTransform().rotate(-32).map(laid(body, *fins, *screws, *wake, holes=seams))


def _blot() -> QPainterPath:
    path = QPainterPath()
    radii = (0.95, 0.72, 0.9, 0.68, 1.0, 0.74, 0.84)
    count = len(radii)
    for i, radius in enumerate(radii):
        before, middle, after = (2 * math.pi * (i + d) / count for d in (-0.5, 0.0, 0.5))
        if i == 0:
            path.moveTo(0.5 * math.cos(before), 0.5 * math.sin(before))
        path.cubicTo(
            QPointF(radius * math.cos(middle - 0.3), radius * math.sin(middle - 0.3)) * 1.05,
            QPointF(radius * math.cos(middle + 0.3), radius * math.sin(middle + 0.3)) * 1.05,
            QPointF(0.5 * math.cos(after), 0.5 * math.sin(after)),
        )
    path.closeSubpath()
    return laid(path, _disc(0.92, 0.62, 0.1), _disc(-0.86, -0.66, 0.08))


def _laurel() -> QPainterPath:
    leaves = []
    for side in (-1, 1):
        for i in range(6):
            angle = math.radians(90 + side * (24 + i * 24))
            leaf = ellipse(0, 0, 0.2, 0.09)
            turn = QTransform().translate(0.78 * math.cos(angle), 0.78 * math.sin(angle))
            leaves.append(turn.rotate(math.degrees(angle) + side * 58).map(leaf))
    return laid(*leaves)


def _arrow(*, level: bool) -> QPainterPath:
    shape = laid(
        bar(0, -0.5, 0, 0.5, 0.26, flat=True),
        polygon([(0, -1), (0.5, -0.42), (-0.5, -0.42)]),
        polygon([(0, 1), (0.5, 0.42), (-0.5, 0.42)]),
    )
    return QTransform().rotate(90).map(shape) if level else shape


def _swords() -> QPainterPath:
    sword = laid(
        polygon([(0, -1.0), (0.11, -0.84), (0.11, 0.42), (-0.11, 0.42), (-0.11, -0.84)]),
        bar(-0.34, 0.44, 0.34, 0.44, 0.16),
        bar(0, 0.5, 0, 0.84, 0.15),
        _disc(0, 0.92, 0.12),
    )
    both = [QTransform().rotate(turn).map(sword) for turn in (42, -42)]
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for part in both:
        whole.addPath(part)
    return whole


def _anchor() -> QPainterPath:
    hook = QPainterPath(QPointF(-0.76, 0.2))
    hook.cubicTo(-0.7, 0.72, -0.3, 0.86, 0, 0.86)
    hook.cubicTo(0.3, 0.86, 0.7, 0.72, 0.76, 0.2)
    return laid(
        ring(0.18, 0.14, 0, -0.74),
        bar(0, -0.55, 0, 0.84, 0.19),
        bar(-0.42, -0.34, 0.42, -0.34, 0.17),
        band(hook, 0.19),
        polygon([(-0.98, 0.36), (-0.76, -0.02), (-0.5, 0.34)]),
        polygon([(0.98, 0.36), (0.76, -0.02), (0.5, 0.34)]),
    )


def _bone() -> QPainterPath:
    knobs = [_disc(x, y, 0.24) for x in (-0.66, 0.66) for y in (-0.18, 0.18)]
    return QTransform().rotate(-38).map(laid(bar(-0.5, 0, 0.5, 0, 0.3), *knobs))


def _submarine() -> QPainterPath:
    scope = band(lines(((-0.02, -0.45), (-0.02, -0.86), (0.24, -0.86))), 0.13)
    return laid(
        rounded(-0.92, -0.16, 1.72, 0.66, 0.33),
        rounded(-0.3, -0.5, 0.56, 0.36, 0.12),
        scope,
        polygon([(-0.78, 0.17), (-1.0, -0.2), (-1.0, 0.54)]),
        holes=[_disc(x, 0.17, 0.12) for x in (-0.42, 0.0, 0.42)],
    )


def _harpoon() -> QPainterPath:
    shape = laid(
        bar(0, -0.5, 0, 0.66, 0.12),
        polygon([(0, -1.0), (0.3, -0.36), (0.1, -0.44), (-0.1, -0.44), (-0.3, -0.36)]),
        polygon([(0, -0.1), (0.24, 0.2), (0.05, 0.12)]),
        polygon([(0, -0.1), (-0.24, 0.2), (-0.05, 0.12)]),
        ring(0.16, 0.09, 0, 0.84),
    )
    return QTransform().rotate(38).map(shape)


def _eye() -> QPainterPath:
    lid = QPainterPath(QPointF(-0.98, 0.06))
    lid.quadTo(0, -0.92, 0.98, 0.06)
    lid.quadTo(0, 1.04, -0.98, 0.06)
    lid.closeSubpath()
    lashes = []
    for angle in (-0.6, 0.0, 0.6):
        s, c = math.sin(angle), math.cos(angle)
        lashes.append(bar(0.98 * s, -0.98 * c + 0.06, 0.76 * s, -0.76 * c + 0.06, 0.1))
    return laid(band(lid, 0.14), _disc(0, 0.06, 0.3), *lashes, holes=(_disc(0.1, -0.04, 0.09),))


def _kraken() -> QPainterPath:
    arms = []
    for side in (-1, 1):
        for i in range(3):
            points = cubic(
                (side * (0.06 + 0.1 * i), 0.0),
                (side * (0.1 + 0.2 * i), 0.5),
                (side * (0.4 + 0.22 * i), 0.95 - 0.25 * i),
                (side * (0.36 + 0.28 * i), 0.42 - 0.22 * i),
                14,
            )
            arms.append(tapered(points, 0.2, 0.06))
    eyes = (_disc(-0.13, -0.3, 0.08), _disc(0.13, -0.3, 0.08))
    return laid(ellipse(0, -0.45, 0.36, 0.5), *arms, holes=eyes)


def _shell() -> QPainterPath:
    def at(turn: float) -> Pair:
        radius = 0.075 * math.exp(0.185 * turn)
        return (radius * math.cos(turn + 0.5) - 0.1, radius * math.sin(turn + 0.5) + 0.04)

    end = 4.4 * math.pi
    parts = [band(lines([at(end * i / 100) for i in range(101)]), 0.11)]
    for i in range(13):
        turn = end - 2 * math.pi + 2 * math.pi * i / 12
        if turn < 2 * math.pi:
            continue
        (ax, ay), (bx, by) = at(turn), at(turn - 2 * math.pi)
        rib = QPainterPath(QPointF(ax, ay))
        rib.quadTo(
            (ax + bx) / 2 + 0.08 * math.cos(turn + 2), (ay + by) / 2 + 0.08 * math.sin(turn + 2), bx, by
        )
        parts.append(band(rib, 0.065))
    return laid(*parts)


def _cap() -> QPainterPath:
    crown = QPainterPath(QPointF(-0.88, -0.2))
    crown.cubicTo(-0.9, -0.75, 0.9, -0.75, 0.88, -0.2)
    crown.lineTo(0.6, 0.16)
    crown.lineTo(-0.6, 0.16)
    crown.closeSubpath()
    peak = QPainterPath(QPointF(-0.62, 0.28))
    peak.cubicTo(-0.3, 0.16, 0.3, 0.16, 0.62, 0.28)
    peak.cubicTo(0.5, 0.7, -0.5, 0.7, -0.62, 0.28)
    badge = QTransform().translate(0, -0.22).scale(0.17, 0.17).map(star(5, 1.02, 0.44))
    return laid(crown, peak, holes=(badge,))


def _cards() -> QPainterPath:
    """A small hand of cards."""
    back = QTransform().rotate(-14).map(rounded(-0.72, -0.8, 0.9, 1.3, 0.14))
    return laid(band(back, 0.13), rounded(-0.16, -0.56, 0.98, 1.44, 0.14))


def _stack() -> QPainterPath:
    """Won domain cards: a square card over another."""
    under = lines(((-0.42, -0.62), (-0.42, -0.86), (0.86, -0.86), (0.86, 0.42), (0.62, 0.42)))
    return laid(rounded(-0.86, -0.42, 1.28, 1.28, 0.2), band(under, 0.15))


def _lozenge() -> QPainterPath:
    """A special card: an upright card with a lozenge cut out."""
    return laid(
        rounded(-0.66, -0.92, 1.32, 1.84, 0.2), holes=(polygon([(0, -0.5), (0.36, 0), (0, 0.5), (-0.36, 0)]),)
    )


_GLYPHS: Final[dict[str, Callable[[], QPainterPath]]] = {
    "flask": _flask,
    "rose": _rose,
    "helm": _helm,
    "gear": _gear,
    "torpedo": _torpedo,
    "star": lambda: star(5, 1.0, 0.42),
    "blot": _blot,
    "laurel": _laurel,
    "upright": lambda: _arrow(level=False),
    "level": lambda: _arrow(level=True),
    "swords": _swords,
    "anchor": _anchor,
    "bone": _bone,
    "submarine": _submarine,
    "harpoon": _harpoon,
    "eye": _eye,
    "kraken": _kraken,
    "shell": _shell,
    "cap": _cap,
    "cards": _cards,
    "stack": _stack,
    "lozenge": _lozenge,
}
NAMES: Final = tuple(_GLYPHS)
"""Every sign there is."""


@cache
def glyph_path(name: str) -> QPainterPath:
    """The silhouette of a sign, made once.

    Raises:
        KeyError: no sign has this name.
    """
    return _GLYPHS[name]()


def glyph(
    painter: QPainter,
    name: str,
    x: float,
    y: float,
    radius: float,
    colour: Colour,
    edge: Colour | None = None,
) -> None:
    """Draw a sign centred on a point, ``radius`` half its box; ``edge`` is a line round it."""
    path = QTransform().translate(x, y).scale(radius, radius).map(glyph_path(name))
    if edge is not None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(edge, radius * 0.3))
        painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPath(path)


def hollow(
    painter: QPainter, name: str, x: float, y: float, radius: float, colour: Colour, width: float
) -> None:
    """Only the outline of a sign."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colour, width))
    painter.drawPath(QTransform().translate(x, y).scale(radius, radius).map(glyph_path(name)))


def fish(x: float, y: float, size: float, *, flip: bool = False) -> QPainterPath:
    """A small fish, nose to the right unless flipped."""
    path = QPainterPath(QPointF(1, 0))
    path.quadTo(0.3, -0.62, -0.45, -0.06)
    path.lineTo(-1, -0.48)
    path.lineTo(-0.8, 0)
    path.lineTo(-1, 0.48)
    path.lineTo(-0.45, 0.06)
    path.quadTo(0.3, 0.62, 1, 0)
    return QTransform().translate(x, y).scale(-size if flip else size, size).map(path)


def inset(box: QRectF, by: float) -> QRectF:
    """A box smaller on every side."""
    return box.adjusted(by, by, -by, -by)
