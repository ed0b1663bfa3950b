"""The signs of the 24 Special Features, one idea each, as lines in a box from -1 to 1."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from noria_desktop.games.solani.terms import Tile
from noria_desktop.ui.art.shapes import arc, circle, lines, point
from noria_desktop.ui.solani.paint.figures import elliptic_arc, run, spark

WEIGHT: Final = 0.13
"""Width of the line in the box."""


def joined(*parts: QPainterPath) -> QPainterPath:
    """Several lines as one."""
    whole = QPainterPath()
    for part in parts:
        whole.addPath(part)
    return whole


def _bow(start: tuple[float, float], bend: tuple[float, float], end: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*start))
    path.quadTo(QPointF(*bend), QPointF(*end))
    return path


def _comet() -> QPainterPath:
    """Head with three tails."""
    tails = [
        _bow(
            (0.1 + d * 0.7, 0.1 - d * 0.7),
            (-0.35 + d * 0.5, -0.4 - d * 0.5),
            (-0.78 + d * 0.35, -0.78 - d * 0.35),
        )
        for d in (-0.28, 0.0, 0.28)
    ]
    return joined(circle(0.38, 0.38, 0.36), *tails)


def _moon_halo() -> QPainterPath:
    """Crescent in a broken ring."""
    crescent = circle(-0.06, 0.0, 0.54).subtracted(circle(0.24, -0.1, 0.46))
    return joined(crescent, *(arc(0, 0, 0.9, start + 9, 42) for start in range(0, 360, 60)))


def _double_star() -> QPainterPath:
    """Two stars on one orbit."""
    orbit = (
        QTransform()
        .rotate(-35)
        .map(joined(elliptic_arc(0, 0, 0.95, 0.5, 25, 130), elliptic_arc(0, 0, 0.95, 0.5, 205, 130)))
    )
    return joined(orbit, spark(0.6, -0.5, 0.4, 0.24), spark(-0.58, 0.48, 0.32, 0.24))


def _dust_lane() -> QPainterPath:
    """Disc cut by drifting bands."""
    bands = ((-0.22, -1.0, 0.55), (0.0, -0.7, 0.95), (0.22, -0.95, 0.6))
    drift = [_bow((a, y), ((a + b) / 2, y - 0.16), (b, y)) for y, a, b in bands]
    return joined(arc(0, 0, 0.85, 200, 140), arc(0, 0, 0.85, 20, 140), *drift)


def _beacon() -> QPainterPath:
    """Flame in a bowl on a post, with two rays."""
    flame = QPainterPath(QPointF(0, -0.98))
    flame.cubicTo(0.62, -0.45, 0.5, 0.02, 0, 0.06)
    flame.cubicTo(-0.5, 0.02, -0.44, -0.34, -0.16, -0.56)
    flame.cubicTo(-0.14, -0.42, -0.02, -0.4, 0, -0.98)
    bowl = _bow((-0.62, 0.12), (0, 0.68), (0.62, 0.12))
    rays = lines(
        ((0, 0.42), (0, 0.95)),
        ((-0.3, 0.95), (0.3, 0.95)),
        ((-0.95, -0.5), (-0.68, -0.4)),
        ((0.95, -0.5), (0.68, -0.4)),
    )
    return joined(flame, bowl, rays)


def _lone_wanderer() -> QPainterPath:
    """One star, and nobody round it."""
    specks = [circle(*_at(0.86, 45 * i + 22.5), 0.055) for i in range(8)]
    return joined(spark(0, 0, 0.52, 0.2), *specks)


def _at(radius: float, degrees: float) -> tuple[float, float]:
    place = point(radius, degrees)
    return place.x(), place.y()


def _crossroads() -> QPainterPath:
    """Four arms with their ends."""
    arms = [run((point(0.0, 0), point(0.66, 45 + 90 * i))) for i in range(4)]
    return joined(*arms, *(circle(*_at(0.84, 45 + 90 * i), 0.17) for i in range(4)))


def _thread() -> QPainterPath:
    """Needle with its thread."""
    needle = lines(((-0.72, 0.92), (0.66, -0.6)))
    eye = QTransform().translate(0.74, -0.7).rotate(-48).map(elliptic_arc(0, 0, 0.24, 0.11, 0, 360))
    tail = QPainterPath(QPointF(0.7, -0.74))
    tail.cubicTo(-0.1, -1.2, -1.2, -0.62, -0.5, -0.2)
    tail.cubicTo(0.0, 0.1, 0.72, -0.02, 0.62, 0.42)
    tail.cubicTo(0.56, 0.7, 0.3, 0.78, 0.16, 0.88)
    return joined(needle, eye, tail)


def _cradle() -> QPainterPath:
    """Bowl that carries two stars."""
    return joined(arc(0, -0.15, 0.85, 10, 160), spark(-0.3, -0.1, 0.36), spark(0.34, -0.34, 0.3))


def _chain() -> QPainterPath:
    """Two links, one through the other."""
    link = QPainterPath()
    link.addRoundedRect(QRectF(-0.56, -0.3, 1.12, 0.6), 0.3, 0.3)
    turned = QTransform().rotate(-45)
    return joined(*(turned.map(link.translated(0.42 * side, 0)) for side in (-1, 1)))


def _reflection() -> QPainterPath:
    """A star over water, and what the water shows."""
    water = lines(((-0.95, 0.04), (0.95, 0.04)), ((-0.62, 0.3), (-0.34, 0.3)), ((0.34, 0.3), (0.62, 0.3)))
    image = QPainterPath(QPointF(-0.22, 0.36))
    image.quadTo(-0.06, 0.52, 0.0, 0.94)
    image.quadTo(0.06, 0.52, 0.22, 0.36)
    return joined(spark(0, -0.5, 0.46, 0.22), water, image)


def _horizon() -> QPainterPath:
    """Half a disc over a line, with rays."""
    rays = [run((point(0.7, a, 0, 0.3), point(0.96, a, 0, 0.3))) for a in (-160, -125, -90, -55, -20)]
    ground = lines(((-0.95, 0.32), (0.95, 0.32)), ((-0.6, 0.62), (0.6, 0.62)))
    return joined(arc(0, 0.3, 0.46, 180, 180), ground, *rays)


def _heart() -> QPainterPath:
    """Heart with a star in it."""
    path = QPainterPath(QPointF(0, 0.92))
    path.cubicTo(-1.35, 0.05, -0.95, -0.95, -0.4, -0.82)
    path.cubicTo(-0.18, -0.78, -0.04, -0.62, 0, -0.46)
    path.cubicTo(0.04, -0.62, 0.18, -0.78, 0.4, -0.82)
    path.cubicTo(0.95, -0.95, 1.35, 0.05, 0, 0.92)
    return joined(path, spark(0, 0.06, 0.36, 0.22))


def _crown() -> QPainterPath:
    """Crown tipped with small worlds."""
    band = [
        (-0.75, 0.7),
        (-0.8, -0.25),
        (-0.35, 0.2),
        (0, -0.5),
        (0.35, 0.2),
        (0.8, -0.25),
        (0.75, 0.7),
        (-0.75, 0.7),
    ]
    worlds = [circle(x, y, 0.17) for x, y in ((-0.8, -0.45), (0, -0.72), (0.8, -0.45))]
    return joined(lines(band), *worlds)


def _triad() -> QPainterPath:
    """Three circles, each joined with each."""
    places = [_at(0.62, -90 + 120 * i) for i in range(3)]
    sides = []
    for i in range(3):
        one, other = QPointF(*places[i]), QPointF(*places[(i + 1) % 3])
        sides.append(run((one + (other - one) * 0.3, one + (other - one) * 0.7)))
    return joined(*(circle(x, y, 0.3) for x, y in places), *sides).translated(0, 0.12)


def _edge_of_night() -> QPainterPath:
    """Disc of which one half lies in the dark, hatched."""
    hatches = []
    for y in (-0.5, -0.17, 0.17, 0.5):
        hatches.append(((0.12, y), (math.sqrt(0.72 - y * y) - 0.06, y)))
    return joined(circle(0, 0, 0.9), _bow((0, -0.9), (-0.28, 0), (0, 0.9)), lines(*hatches))


def _north_road() -> QPainterPath:
    """Road that narrows towards a star."""
    road = lines(
        ((-0.7, 0.9), (-0.12, -0.2)), ((0.7, 0.9), (0.12, -0.2)), ((0, 0.85), (0, 0.55)), ((0, 0.3), (0, 0.1))
    )
    return joined(road, spark(0, -0.55, 0.42))


def _crowded_sky() -> QPainterPath:
    """Stars side by side."""
    places = (
        (0.0, -0.02, 0.42),
        (-0.62, -0.52, 0.32),
        (0.58, -0.6, 0.3),
        (-0.56, 0.56, 0.3),
        (0.62, 0.52, 0.34),
    )
    return joined(*(spark(x, y, size, 0.22) for x, y, size in places))


def _nexus() -> QPainterPath:
    """Three ways that meet in a knot."""
    ways = [run((point(0.3, -90 + 120 * i), point(0.66, -90 + 120 * i))) for i in range(3)]
    ends = [circle(*_at(0.82, -90 + 120 * i), 0.15) for i in range(3)]
    return joined(circle(0, 0, 0.28), *ways, *ends).translated(0, 0.1)


def _drawn_bow() -> QPainterPath:
    """Bow, string and arrow."""
    bow = QPainterPath(QPointF(-0.32, -0.95))
    bow.cubicTo(0.62, -0.7, 0.62, 0.7, -0.32, 0.95)
    string = lines(
        ((-0.32, -0.95), (-0.72, 0), (-0.32, 0.95)),
        ((-0.72, 0), (0.95, 0)),
        ((0.66, -0.24), (0.95, 0), (0.66, 0.24)),
    )
    return joined(bow, string)


def _harvest() -> QPainterPath:
    """Ear of grain whose grains are lights."""
    stem = _bow((-0.1, 0.98), (0.06, 0.3), (0, -0.5))
    grains = []
    for y in (0.4, 0.0, -0.4):
        for side in (-1, 1):
            grain = elliptic_arc(0, 0, 0.13, 0.26, 0, 360)
            grains.append(QTransform().translate(side * 0.36, y).rotate(side * 38).map(grain))
    return joined(stem, *grains, spark(0, -0.74, 0.28, 0.26))


def _long_river() -> QPainterPath:
    """Two winding banks."""
    banks = []
    for x in (-0.22, 0.22):
        bank = QPainterPath(QPointF(x - 0.3, -0.9))
        bank.cubicTo(x + 0.9, -0.5, x - 1.0, 0.3, x + 0.3, 0.9)
        banks.append(bank)
    return joined(*banks, circle(-0.62, 0.1, 0.08), circle(0.62, -0.1, 0.08))


def _compass() -> QPainterPath:
    """Needle in a ring."""
    needle = [(0.42, -0.55), (0.16, 0.16), (-0.42, 0.55), (-0.16, -0.16), (0.42, -0.55)]
    return joined(circle(0, 0, 0.9), lines(needle))


def _meridian() -> QPainterPath:
    """Globe with the line from pole to pole."""
    return joined(
        circle(0, 0, 0.74), elliptic_arc(0, 0, 0.34, 0.74, 0, 360), lines(((0, -0.98), (0, 0.98)), ((-0.74, 0), (0.74, 0)))
    )  # fmt: skip


_SIGNS: Final[dict[Tile, Callable[[], QPainterPath]]] = {
    Tile.COMET: _comet,
    Tile.MOON_HALO: _moon_halo,
    Tile.DOUBLE_STAR: _double_star,
    Tile.DUST_LANE: _dust_lane,
    Tile.BEACON: _beacon,
    Tile.LONE_WANDERER: _lone_wanderer,
    Tile.CROSSROADS: _crossroads,
    Tile.THREAD: _thread,
    Tile.CRADLE: _cradle,
    Tile.CHAIN: _chain,
    Tile.REFLECTION: _reflection,
    Tile.HORIZON: _horizon,
    Tile.HEART_OF_THE_SKY: _heart,
    Tile.CROWN_OF_WORLDS: _crown,
    Tile.TRIAD: _triad,
    Tile.EDGE_OF_NIGHT: _edge_of_night,
    Tile.NORTH_ROAD: _north_road,
    Tile.CROWDED_SKY: _crowded_sky,
    Tile.NEXUS: _nexus,
    Tile.DRAWN_BOW: _drawn_bow,
    Tile.HARVEST_LIGHTS: _harvest,
    Tile.LONG_RIVER: _long_river,
    Tile.COMPASS: _compass,
    Tile.MERIDIAN: _meridian,
}


@cache
def feature_sign(feature: Tile) -> QPainterPath:
    """The sign of a feature."""
    return _SIGNS[feature]()
