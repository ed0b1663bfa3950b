"""The map as one picture: sea with atlas lines, territories, rivers, tunnels, home bases, compass; and the numbers."""

from __future__ import annotations

import math
import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
)

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.terms import FACTIONS, TERRITORIES, Place, Side, home_base
from noria_desktop.ui.art.pens import mix, placed_at, within
from noria_desktop.ui.art.shapes import band, circle, ellipse, hexagon, hexagon_corner, polygon, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.pictures import rect
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.land import GroundArt, NumbersArt
from noria_desktop.ui.scythe.paint.colours import DARK_TERRAIN, FACTION, GOLD, INK
from noria_desktop.ui.scythe.paint.ink import Ink, fade
from noria_desktop.ui.scythe.paint.landscapes import draw_hex

DARK_RIM, LIGHT_RIM = (INK, 0.72), ("#FFFFFF", 0.66)
"""Round white numbers and round dark ones: colour and opacity, so that they can be read over any landscape."""
EDGES = {Side.E: (0, 1), Side.SE: (1, 2), Side.SW: (2, 3), Side.W: (3, 4), Side.NW: (4, 5), Side.NE: (5, 0)}
"""Corners at the ends of a side."""
_NEXT = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
STEPS = dict(zip(_NEXT, EDGES, strict=True))
"""From a cell to the one beyond a side."""


def paint_ground(painter: QPainter, art: GroundArt, skin: Skin) -> None:
    """Everything printed on the table."""
    k = Ink(painter, skin)
    with placed_at(painter, -art.width / 2, -art.height / 2):
        painter.fillRect(QRectF(0, 0, art.width, art.height), QColor(k.t.bg))
        field = rect(art.field)
        with within(painter, field):
            _sea(k, art, field)
            for place in range(TERRITORIES):
                draw_hex(k, _at(art, place), art.radius, components().map.terrain[place], place + 1)
            _rivers(k, art)
            for faction in FACTIONS:
                _home(k, art, home_base(faction))
            for place in geography().tunnels:
                spot = measures.tunnel_middle(art.radius)
                _tunnel(k, _at(art, place) + QPointF(spot.x, spot.y), art.radius)
        for inset, alpha, width in ((1.5, 0.75, 1.4), (4.5, 0.28, 1)):
            rim = rounded_rect(field.adjusted(inset, inset, -inset, -inset), 6)
            k.stroke(rim, fade(k.t.accent, alpha), width)


def _at(art: GroundArt, place: Place) -> QPointF:
    spot = measures.place_middle(place)
    return QPointF(art.origin.x + spot.x * art.radius, art.origin.y + spot.y * art.radius)


@cache
def land_outline() -> QPainterPath:
    """All territories as one shape, in R round the middle of the Factory."""
    land = QPainterPath()
    for place in range(TERRITORIES):
        spot = measures.place_middle(place)
        land = land.united(hexagon(QPointF(spot.x, spot.y), 1.005))
    return land


def _sea(k: Ink, art: GroundArt, field: QRectF) -> None:
    """Sea with circles, rays and shallows; the land's shadow."""
    t, r, o = k.t, art.radius, QPointF(art.origin.x, art.origin.y)
    g = QRadialGradient(field.center(), field.width() * 0.72)
    g.setColorAt(0, QColor(t.steppe.sea[0]))
    g.setColorAt(1, QColor(t.steppe.sea[1]))
    k.p.fillRect(field, g)
    if t.contrast:
        return
    for i in range(1, 12):
        k.stroke(ellipse(o.x(), o.y(), r * 1.144 * i, r * 1.1 * i), fade(t.accent, 0.045), 1)
    for i in range(24):
        a = math.radians(15 * i)
        way = QPointF(math.cos(a), math.sin(a))
        k.line(o + way * r * 6, o + way * r * 16, fade(t.accent, 0.06), 1)
    painter = k.p
    with placed_at(painter, o.x(), o.y(), scale=r):
        land, shore = land_outline(), t.steppe.shore
        for wide, alpha in ((1.05, 0.035), (0.78, 0.05), (0.52, 0.07), (0.28, 0.11)):
            k.stroke(land, fade(shore, alpha), wide)
        for wide, alpha in ((0.60, 0.22), (1.12, 0.13)):
            k.stroke(_shoal(wide), fade(shore, alpha), 1 / r)
        k.fill(land.translated(0.05, 0.13), fade("#000000", 0.22 if t.day else 0.45))
    _compass(k, QPointF(art.compass.x, art.compass.y), r * measures.COMPASS)


@cache
def _shoal(wide: float) -> QPainterPath:
    """A depth line so far off the land."""
    return band(land_outline(), wide).united(land_outline()).simplified()


def _compass(k: Ink, c: QPointF, r: float) -> None:
    """A small eight-point rose; pure ornament, north up."""
    t = k.t
    k.stroke(circle(c.x(), c.y(), r), fade(t.accent, 0.5), 1)
    k.stroke(circle(c.x(), c.y(), r * 0.82), fade(t.accent, 0.3), 1)
    for i in range(8):
        a = math.pi * i / 4
        far = r * (0.98 if i % 2 == 0 else 0.60)
        tip = (c.x() + far * math.sin(a), c.y() - far * math.cos(a))
        for way, alpha in ((-1, 0.85), (1, 0.35)):
            b = a + way * math.pi / 4
            knee = (c.x() + r * 0.17 * math.sin(b), c.y() - r * 0.17 * math.cos(b))
            k.fill(polygon([tip, knee, (c.x(), c.y())]), fade(t.accent, alpha))


def _rivers(k: Ink, art: GroundArt) -> None:
    """One path for all sides, so that they flow into each other."""
    path, rng = QPainterPath(), random.Random(7)
    around = geography().beyond
    for low, high in components().map.rivers:
        place, other = (low, high) if low < TERRITORIES else (high, low)
        c = _at(art, place)
        if other in around[place]:
            edge = EDGES[tuple(Side)[around[place].index(other)]]
        else:
            edge = EDGES[_side_of_base(place, other)]
        p0, p1 = hexagon_corner(c, art.radius, edge[0]), hexagon_corner(c, art.radius, edge[1])
        along = (p1 - p0) * 0.25
        off = QPointF(p1.y() - p0.y(), p0.x() - p1.x()) * (rng.choice((-1, 1)) * 0.07)
        mid = (p0 + p1) / 2
        path.moveTo(p0)
        path.quadTo(mid + off - along, mid)
        path.quadTo(mid - off + along, p1)
    for wide, colour in ((0.235, k.t.ink), (0.190, "#1E557F"), (0.125, "#3E8EC4"), (0.045, "#CDEBFA")):
        k.stroke(path, colour, art.radius * wide)


def _side_of_base(place: Place, base: Place) -> Side:
    """The side of a territory beyond which a home base lies."""
    cells = components().map.cells
    step = (cells[base][0] - cells[place][0], cells[base][1] - cells[place][1])
    return STEPS[step]


def _home(k: Ink, art: GroundArt, base: Place) -> None:
    """A home base: plates for the two in play, ghosts of the others."""
    faction = FACTIONS[base - TERRITORIES]
    c, r, t = _at(art, base), art.radius, k.t
    if faction not in (art.human, art.automa):
        ghost, strength = hexagon(c, r * measures.GHOST), 1 if t.contrast else 0.55
        k.fill(ghost, fade(t.surface, strength), fade(t.muted, 0.6), 1.1, Qt.PenStyle.DashLine)
        k.p.setOpacity(strength)
        k.badge(faction, c.x(), c.y(), r * 0.20)
        k.p.setOpacity(1)
        return
    rad = r * measures.BASE
    k.fill(hexagon(c + QPointF(0, r * 0.06), rad), fade("#000000", 0.4))
    tone = mix(FACTION[faction], "#10141B", 0.50)
    g = QLinearGradient(c.x(), c.y() - rad, c.x(), c.y() + rad)
    g.setColorAt(0, QColor(mix(tone, "#FFFFFF", 0.12)))
    g.setColorAt(1, QColor(mix(tone, "#000000", 0.25)))
    k.fill(hexagon(c, rad), g, t.ink, 1.4)
    k.stroke(hexagon(c, rad * 0.90), GOLD, 1.4)
    k.badge(faction, c.x(), c.y() - r * 0.34, r * 0.19)


def numbers_size(art: NumbersArt) -> tuple[float, float]:
    """The row."""
    first, last = (measures.place_middle(place).x for place in (art.places[0], art.places[-1]))
    return (last - first + 2) * art.radius, 2 * art.radius


def paint_numbers(painter: QPainter, art: NumbersArt, skin: Skin) -> None:
    """White numbers on dark ground, dark ones on light ground, in rims; tunnels once more, above the lights."""
    k, r = Ink(painter, skin), art.radius
    first, last = (measures.place_middle(place).x for place in (art.places[0], art.places[-1]))
    for place in art.places:
        dark = components().map.terrain[place] in DARK_TERRAIN
        tone, rim = ("#FFFFFF", DARK_RIM) if dark else (k.t.ink, LIGHT_RIM)
        x = (measures.place_middle(place).x - (first + last) / 2) * r
        room = QRectF(x - 14, -r * 0.915, 28, 13)
        k.centre(room, str(place + 1), 12, tone, True, halo=fade(*rim))
        if geography().tunnel[place]:
            spot = measures.tunnel_middle(r)
            _tunnel(k, QPointF(x + spot.x, spot.y), r)


def _tunnel(k: Ink, spot: QPointF, r: float) -> None:
    s = r * 0.36
    k.fill(circle(spot.x(), spot.y(), s * 0.74), "#E9DDBE", k.t.ink, 1.2)
    k.glyph("tunnel", spot.x(), spot.y(), s * 0.95, k.t.ink, 0.22)
