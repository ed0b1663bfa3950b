"""Planets, each colour with its own pattern, Dark Sky tokens, and the orbit that joins a set that scores."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from noria_desktop.games.solani.terms import Tile
from noria_desktop.ui.art.pens import fill, line, mix, pen, placed_at, rgba, stroke, within
from noria_desktop.ui.art.shapes import arc, circle, elliptic_arc, point, spark
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.board.boxes import Point
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts import CounterArt, DarkArt, Light, OrbitArt, PlanetArt, Side
from noria_desktop.ui.solani.paint.circles import disc_reach
from noria_desktop.ui.solani.paint.colours import (
    BAND_LIT,
    BANDS,
    BLACK,
    CRATER,
    CRATER_LIT,
    MARE,
    MARE_RIM,
    NIGHT_SIDE,
    PLANET_FILL,
    SHADE,
    STRIPES,
    WHITE,
)
from noria_desktop.ui.solani.paint.counters import counter_size, paint_counter
from noria_desktop.ui.solani.paint.figures import ARM_ANGLE, halo

CRATERS = ((-0.3, -0.2, 0.26), (0.32, 0.22, 0.20), (-0.12, 0.45, 0.15), (0.25, -0.5, 0.13))
PLAINS = ((-0.25, -0.3, 0.16), (0.22, 0.12, 0.22), (-0.2, 0.36, 0.11))
RAYS = 48
"""Of an eclipse's corona; every fourth is long."""


def planet_size(art: PlanetArt) -> tuple[float, float]:
    """The planet, its halo and its shadow."""
    side = 2 * disc_reach(art.radius, shines=art.glow and not art.tethered, held=art.held)
    return side, side


def paint_planet(painter: QPainter, art: PlanetArt, skin: Skin) -> None:
    """Ball on a dark disc; a tethered one is faded and its rim dashed."""
    theme, heaven, r = skin.theme, skin.theme.heaven, art.radius
    base = PLANET_FILL[art.planet]
    if art.tethered:
        base = mix(base, heaven.tile, 0.45)
    elif art.glow:
        halo(painter, theme, r * 0.86, base, 0.8)
    if not theme.contrast:
        if art.held:
            fill(painter, circle(r * 0.08, r * 0.24, r), rgba(BLACK, 115))
        fill(painter, circle(0, r * 0.07, r), rgba(BLACK, 90))
    fill(painter, circle(0, 0, r), theme.ink)
    fill(painter, circle(0, 0, r * 0.965), heaven.violet if art.tethered else mix(base, WHITE, 0.15))
    fill(painter, circle(0, 0, r * 0.9), mix(heaven.disc, theme.ink, 0.6))
    paint_ball(painter, theme, art.planet, base, r)
    if art.tethered:
        stroke(painter, circle(0, 0, r * 0.93), pen(theme.ink, max(1.2, r * 0.07), (r * 0.16, r * 0.16)))
    if art.pale:
        stroke(painter, circle(0, 0, r), pen(theme.focus, 2.2))


def paint_ball(painter: QPainter, theme: Theme, planet: Tile, base: str, r: float) -> None:
    """Bands, craters, stripes with a ring, or a crescent; ``r`` is the radius of the whole tile."""
    b = r * 0.7
    ball = circle(0, 0, b)
    fill(painter, ball, base)
    with within(painter, ball):
        match planet:
            case Tile.RED:
                for y, height, alpha in ((-0.5, 0.18, 70), (-0.12, 0.24, 95), (0.34, 0.16, 80)):
                    fill(painter, _band(b, y, height), rgba(BANDS, alpha))
                fill(painter, _band(b, 0.12, 0.08), rgba(BAND_LIT, 120))
            case Tile.BLUE:
                for x, y, size in CRATERS:
                    fill(painter, circle(x * b, y * b, size * b), rgba(CRATER, 120))
                    stroke(
                        painter, arc(x * b, y * b, size * b, 20, 120), pen(rgba(CRATER_LIT, 170), b * 0.06)
                    )
            case Tile.YELLOW:
                fill(painter, _band(b, -0.28, 0.14), rgba(STRIPES, 80))
                fill(painter, _band(b, 0.3, 0.1), rgba(STRIPES, 70))
            case _:
                dark = ball.subtracted(circle(-b * 0.42, -b * 0.1, b * 0.98))
                fill(painter, dark, rgba(NIGHT_SIDE, 210))
        fill(painter, ball.subtracted(circle(-b * 0.22, -b * 0.26, b * 1.06)), rgba(SHADE, 110))
    stroke(painter, arc(0, 0, b * 0.86, 200, 75), pen(rgba(WHITE, 190), max(0.9, b * 0.08)))
    stroke(painter, ball, pen(theme.ink, max(0.8, r * 0.03)))
    if planet is Tile.YELLOW:
        with placed_at(painter, turn=-20):
            ring = elliptic_arc(0, 0, r * 0.93, r * 0.26, -28, 236)
            stroke(painter, ring, pen(theme.ink, r * 0.17))
            stroke(painter, ring, pen(mix(base, WHITE, 0.5), r * 0.09))


def _band(r: float, y: float, height: float) -> QPainterPath:
    """Slightly curved stripe over a ball."""
    top, bottom = y * r, (y + height) * r
    path = QPainterPath(QPointF(-r, top))
    path.quadTo(0, top + r * 0.16, r, top)
    path.lineTo(r, bottom)
    path.quadTo(0, bottom + r * 0.16, -r, bottom)
    path.closeSubpath()
    return path


# Dark Sky ------------------------------------------------------------------------------------------------


def dark_size(art: DarkArt) -> tuple[float, float]:
    """The moon, and its corona once it is surrounded."""
    side = 2 * disc_reach(art.radius, shines=art.surrounded, held=False)
    return side, side


def paint_dark(painter: QPainter, art: DarkArt, skin: Skin) -> None:
    """Black moon whose arcs tell how far it is surrounded; then an eclipse."""
    theme, heaven, r = skin.theme, skin.theme.heaven, art.radius
    if art.surrounded:
        halo(painter, theme, r * 0.96, heaven.corona, 0.9)
        rng = random.Random(7)
        for i in range(RAYS):
            long = i % 4 == 0
            length = r * (1.06 + rng.random() * (0.3 if long else 0.13))
            near, far = point(r * 0.9, 7.5 * i), point(length, 7.5 * i)
            edge = pen(rgba(heaven.corona, 150 if long else 85), max(0.8, r * 0.022))
            line(painter, near.x(), near.y(), far.x(), far.y(), edge)
    fill(painter, circle(0, 0, r * 0.94), heaven.moon)
    fill(painter, circle(-r * 0.12, -r * 0.1, r * 0.62), rgba(MARE, 90))
    for x, y, size in PLAINS:
        edge = pen(rgba(MARE_RIM, 120), max(0.6, r * 0.02))
        fill(painter, circle(x * r, y * r, size * r), rgba(BLACK, 130), edge)
    if art.surrounded:
        stroke(painter, circle(0, 0, r * 0.9), pen(heaven.corona, max(1.6, r * 0.075)))
        spot = point(r * 0.9, -50)
        fill(painter, spark(spot.x(), spot.y(), r * 0.34, 0.14), WHITE)
        fill(painter, circle(spot.x(), spot.y(), r * 0.1), WHITE)
        return
    rim = rgba(mix(heaven.well, WHITE, 0.2), 255 if theme.contrast else 150)
    stroke(painter, circle(0, 0, r * 0.94), pen(rim, 1.0))
    for side, angle in zip(art.sides, ARM_ANGLE, strict=True):
        if side is not Side.NONE:
            _side(painter, theme, r, side, angle)
    if Side.EMPTY not in art.sides and Side.FORESEEN in art.sides:
        stroke(painter, circle(0, 0, r), pen(theme.focus, 2.0, (4.0, 4.0)))


def _side(painter: QPainter, theme: Theme, r: float, side: Side, angle: float) -> None:
    """One arc for a branch space: dotted, lit, or in the colour of what is foreseen."""
    heaven = theme.heaven
    path = arc(0, 0, r * 0.84, angle - 33, 66)
    if side is Side.EMPTY:
        dots = max(1.2, r * 0.05)
        stroke(painter, path, pen(rgba(mix(heaven.well, WHITE, 0.3), 220), dots, (dots, dots * 2)))
        return
    tone = heaven.corona if side is Side.FILLED else theme.focus
    if heaven.glow:
        stroke(painter, path, pen(rgba(tone, round(60 * heaven.glow)), r * 0.2))
    stroke(painter, path, pen(tone, max(1.8, r * 0.085)))


# Planet sets ---------------------------------------------------------------------------------------------


def _bows(art: OrbitArt) -> list[tuple[QPointF, QPointF, QPointF]]:
    """Start, control and end of the bow between each planet and the next, rim to rim, bent to one side."""
    found = []
    for one, other in zip(art.places, art.places[1:], strict=False):
        dx, dy = other.x - one.x, other.y - one.y
        length = max(1.0, math.hypot(dx, dy))
        ux, uy = dx / length, dy / length
        nx, ny = (uy, -ux) if dx >= 0 else (-uy, ux)  # to the north of a line from west to east
        start = QPointF(
            one.x + (ux * 0.62 + nx * 0.78) * art.radius, one.y + (uy * 0.62 + ny * 0.78) * art.radius
        )
        end = QPointF(
            other.x + (nx * 0.78 - ux * 0.62) * art.radius, other.y + (ny * 0.78 - uy * 0.62) * art.radius
        )
        bend = art.radius * (1.5 if length > 3.2 * art.radius else 1.2)
        control = QPointF((one.x + other.x) / 2 + nx * bend, (one.y + other.y) / 2 + ny * bend)
        found.append((start, control, end))
    return found


def orbit_tag(art: OrbitArt) -> tuple[CounterArt, Point]:
    """The points of the set, on the south rim of its first planet, as stars have their counters.

    On a bow it would lie on whatever tile lies between two planets.
    """
    tag = CounterArt(Light.SCORES, art.points, (), art.height)
    return tag, art.places[0].moved(0, measures.COUNTER_AT * art.radius)


def orbit_size(art: OrbitArt) -> tuple[float, float]:
    """Everything between the planets, the bows and the tag."""
    reach_x = max(abs(place.x) for place in art.places)
    reach_y = max(abs(place.y) for place in art.places)
    tag, place = orbit_tag(art)
    wide, high = counter_size(tag)
    for bow in _bows(art):
        reach_x = max(reach_x, *(abs(end.x()) for end in bow))
        reach_y = max(reach_y, *(abs(end.y()) for end in bow))
    reach_x, reach_y = max(reach_x, abs(place.x) + wide / 2), max(reach_y, abs(place.y) + high / 2)
    return 2 * reach_x + 4, 2 * reach_y + 4


def paint_orbit(painter: QPainter, art: OrbitArt, skin: Skin) -> None:
    """Golden dots from planet to planet."""
    theme = skin.theme
    for start, control, end in _bows(art):
        path = QPainterPath(start)
        path.quadTo(control, end)
        if theme.day:
            stroke(painter, path, pen(rgba(theme.paper, 150), 3.4))
        stroke(painter, path, pen(theme.heaven.gold, 1.8, (1.8, 3.2)))
    tag, place = orbit_tag(art)
    with placed_at(painter, place.x, place.y):
        paint_counter(painter, tag, skin)
