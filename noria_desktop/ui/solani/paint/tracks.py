"""Beside the sky: the planet track with its anchors, the trade thread, the arc of rounds and the Sun."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from noria_desktop.games.solani.components import components
from noria_desktop.ui.art.pens import Colour, fill, mix, pen, placed_at, rgba, stroke
from noria_desktop.ui.art.shapes import circle, point, spark, star
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import text, text_width
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts_docks import RoundsArt, SunArt, ThreadArt, TrackArt
from noria_desktop.ui.solani.paint.circles import STAR_SPOTS
from noria_desktop.ui.solani.paint.figures import arrow_head, away, halo, run

CAPTION = 20.0
"""Height of the words over an arc."""


def _rail(art: TrackArt | RoundsArt, sag: float, *, west: bool, offset: float = 0.0) -> QPainterPath:
    """A line parallel to an arc; ``offset`` to the outside."""
    half, deep = art.height / 2, art.width * sag
    radius = (half * half + deep * deep) / (2 * deep)
    open_by = math.asin(min(1.0, half / radius)) * 1.03
    places = []
    for step in range(41):
        angle = open_by * (step / 20 - 1)
        x = (radius + offset) * math.cos(angle) - radius + deep / 2
        places.append(QPointF(-x if west else x, (radius + offset) * math.sin(angle)))
    return run(places)


def _flat_pen(colour: Colour, width: float) -> QPen:
    result = QPen(pen(colour, width))
    result.setCapStyle(Qt.PenCapStyle.FlatCap)
    return result


# The planet track ----------------------------------------------------------------------------------------


def track_size(art: TrackArt) -> tuple[float, float]:
    """The arc, its end marks and its words."""
    high = art.height * 1.04 + 2 * (CAPTION + 2 * art.radius)
    return art.width * (1 + measures.TRACK_SAG) + 3.4 * art.radius, high


def paint_track(painter: QPainter, art: TrackArt, skin: Skin) -> None:
    """A bed between brass rails, empty stations, three anchors as clusters of their stars."""
    theme, heaven, r = skin.theme, skin.theme.heaven, art.radius
    bed = _rail(art, measures.TRACK_SAG, west=True)
    stroke(painter, bed, _flat_pen(rgba(heaven.plate, 110 if theme.day else 150), r * 2.7))
    for offset, alpha, width in ((1.4, 200, 1.4), (1.58, 80, 0.8)):
        for side in (-1, 1):
            rail = _rail(art, measures.TRACK_SAG, west=True, offset=side * offset * r)
            stroke(painter, rail, _flat_pen(rgba(heaven.rim, alpha), width))
    for share in (-0.012, 1.012):
        end = measures.along(art.width, art.height, measures.TRACK_SAG, share, west=True)
        fill(painter, spark(end.x, end.y, r * 0.42, 0.2), heaven.rim)
    top = measures.along(art.width, art.height, measures.TRACK_SAG, 0, west=True)
    words = translate("Solani", "Planet track")
    wide = min(text_width(words, 12) + 4, art.width)
    place = QRectF(-wide / 2, top.y - 1.35 * r - CAPTION, wide, CAPTION - 2)
    text(painter, place, words, 12, theme.muted)
    for index in range(measures.STATIONS - len(measures.ANCHORS)):
        spot = measures.station(art.width, art.height, measures.planet_station(index))
        dots = pen(rgba(heaven.well, 255 if theme.contrast else 170), 1.0, (1.2, 2.4))
        fill(painter, circle(spot.x, spot.y, r * 0.72), rgba(heaven.well, 20), dots)
    for stars, number in measures.ANCHORS.items():
        spot = measures.station(art.width, art.height, number)
        _anchor(painter, theme, stars, spot.x, spot.y, r, lit=stars in art.lit)


def _anchor(painter: QPainter, theme: Theme, stars: int, x: float, y: float, r: float, *, lit: bool) -> None:
    """A brass cog with so many stars; lit while the cluster in hand may be traded here."""
    heaven = theme.heaven
    with placed_at(painter, x, y):
        if lit:
            halo(painter, theme, r * 1.15, theme.focus, 0.7)
        cog = star(0, 0, r * 1.28, 16, 0.88)
        fill(painter, cog, theme.focus if lit else heaven.rim, pen(theme.ink, 1.0))
        fill(painter, circle(0, 0, r), heaven.disc, pen(mix(heaven.rim, theme.ink, 0.4), 1.0))
        for angle, distance in STAR_SPOTS[stars]:
            spot = point(r * distance * 1.05, angle)
            fill(painter, spark(spot.x(), spot.y(), r * 0.38, 0.26), heaven.star_on)


# The trade thread ----------------------------------------------------------------------------------------


def _thread(art: ThreadArt) -> tuple[QPainterPath, QPointF, float]:
    """The bow, its end, and the direction there."""
    length = max(1.0, away(art.dx, art.dy))
    nx, ny = -art.dy / length, art.dx / length
    if nx < 0:
        nx, ny = -nx, -ny  # to the east, away from the rails
    bend = min(34.0, length * 0.3)
    control = QPointF(art.dx / 2 + nx * bend, art.dy / 2 + ny * bend)
    end = QPointF(art.dx, art.dy)
    path = QPainterPath(QPointF(0, 0))
    path.quadTo(control, end)
    return path, end, math.degrees(math.atan2(end.y() - control.y(), end.x() - control.x()))


def thread_size(art: ThreadArt) -> tuple[float, float]:
    """Twice the farther reach, so that the picture stays centred on its beginning."""
    path, end, angle = _thread(art)
    box = path.boundingRect().united(arrow_head(end, 7, angle).boundingRect())
    wide = max(abs(box.left()), abs(box.right())) + 6
    high = max(abs(box.top()), abs(box.bottom())) + 6
    return 2 * wide, 2 * high


def paint_thread(painter: QPainter, art: ThreadArt, skin: Skin) -> None:
    """Dots with an arrow head; solid where a drop would trade."""
    theme = skin.theme
    path, end, angle = _thread(art)
    under = theme.paper if theme.day else theme.ink
    stroke(painter, path, pen(rgba(under, 170), 4.2))
    stroke(painter, path, pen(theme.focus, 2.0, None if art.aimed else (2.0, 3.4)))
    fill(painter, arrow_head(end, 7, angle), theme.focus)


# The arc of rounds ---------------------------------------------------------------------------------------


CLEAR = 5.0
"""Between the west edge of the arc's box and its word."""


def rounds_size(art: RoundsArt) -> tuple[float, float]:
    """The arc and its words."""
    return art.width * 1.4 + 2 * art.radius, art.height * 1.02 + 2 * (CAPTION + art.radius)


def paint_rounds(painter: QPainter, art: RoundsArt, skin: Skin) -> None:
    """Waned moons for rounds that are over, numbers for those to come."""
    theme, heaven, r = skin.theme, skin.theme.heaven, art.radius
    stroke(painter, _rail(art, measures.ROUNDS_SAG, west=False), _flat_pen(rgba(heaven.engrave, 70), 1.0))
    words = translate("Solani", "Rounds")
    top = measures.along(art.width, art.height, measures.ROUNDS_SAG, 0, west=False)
    wide = text_width(words, 12) + 4
    # A lesson's frame round the sky reaches a little over the arc's west edge; the word stays clear of it.
    west = max(top.x + 29 - wide, CLEAR - art.width / 2)
    place = QRectF(west, top.y - 0.2 * r - CAPTION, wide, CAPTION - 2)
    text(painter, place, words, 12, theme.muted, fit=False)
    count = components().rounds
    for number in range(1, count + 1):
        spot = measures.moon(art.width, art.height, number, count)
        if number < art.round:
            fill(painter, circle(spot.x, spot.y, r), rgba(heaven.plate, 160), pen(rgba(heaven.rim, 150), 1.0))
            dark = circle(spot.x + r * 0.42, spot.y - r * 0.1, r * 0.78)
            waned = circle(spot.x, spot.y, r * 0.82).subtracted(dark)
            fill(painter, waned, rgba(mix(heaven.rim, theme.muted, 0.5), 200))
        elif number > art.round:
            edge = pen(rgba(heaven.engrave, 190), 1.2)
            fill(painter, circle(spot.x, spot.y, r), rgba(heaven.plate, 120), edge)
            label = QRectF(spot.x - 20, spot.y - 12, 40, 24)
            text(painter, label, str(number), 12, theme.muted, fit=False)


def paint_sun(painter: QPainter, art: SunArt, skin: Skin) -> None:
    """A golden disc with rays, the round on it."""
    theme, heaven, r = skin.theme, skin.theme.heaven, art.radius
    halo(painter, theme, r * 1.3, heaven.gold, 0.9)
    fill(painter, star(0, 0, r * 1.75, 12, 0.7), heaven.gold, pen(theme.ink, 1.0))
    face = heaven.gold if theme.day else heaven.gold_hi
    fill(painter, circle(0, 0, r * 1.12), face, pen(theme.ink, 1.0))
    if art.round is not None:
        box = QRectF(-20, -12, 40, 24)
        text(painter, box, str(art.round), max(12.0, r * 1.37), heaven.on_gold, True, fit=False)
