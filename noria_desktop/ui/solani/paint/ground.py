"""The ground: night sky with its milky way, the plate of the player board, wells, and what frames the plate."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QRadialGradient

from noria_desktop.games.solani.terms import CIRCLES, SIDE, Sector
from noria_desktop.ui.art.pens import fill, line, mix, pen, placed_at, rgba, stroke, within
from noria_desktop.ui.art.shapes import circle, ellipse, point, rounded_rect, spark
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import text, text_width
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts import FrameArt, GroundArt, PlaqueArt, VeilArt
from noria_desktop.ui.solani.paint.colours import BLACK, SECTOR_TINT
from noria_desktop.ui.solani.paint.signs import seat_badge
from noria_desktop.ui.solani.words.names import board_name

BLOBS, DUST = 90, 34
"""Soft discs of the milky way, bright and dark."""
STARS, SPARKLES = 1500, 26
"""On a million square units."""
AREA = 1_024_000.0
RINGS = (0.36, 0.52, 0.68, 0.72, 0.9, 1.12)
"""Of the atlas round the plate, in sides of the plate."""
SECTOR_REACH = 2.1
"""Radius of a sector's light, in pitches."""
CORNER = 0.34
"""Radius of the plate's corners, in pitches."""


def plate_box(art: GroundArt) -> QRectF:
    """The player board, from the board's upper left corner."""
    margin = (measures.RADIUS + measures.MARGIN) * art.pitch
    side = measures.PLATE * art.pitch
    return QRectF(art.origin.x - margin, art.origin.y - margin, side, side)


def paint_ground(painter: QPainter, art: GroundArt, skin: Skin) -> None:
    """Back to front: sky, milky way, stars, atlas, plate, wells."""
    theme = skin.theme
    with placed_at(painter, -art.width / 2, -art.height / 2):
        box = QRectF(0, 0, art.width, art.height)
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        depth = QLinearGradient(box.topLeft(), box.bottomLeft())
        for stop, tone in zip((0.0, 0.42, 0.8, 1.0), theme.heaven.sky, strict=True):
            depth.setColorAt(stop, QColor(tone))
        painter.fillRect(box, QBrush(depth))
        rng = random.Random(20)
        if theme.heaven.band_alpha:
            _milky_way(painter, theme, box, rng)
        if theme.heaven.star_alpha:
            _stars(painter, theme, box, rng)
        plate = plate_box(art)
        _atlas(painter, theme, plate)
        _plate(painter, theme, art, plate)
        for space in range(CIRCLES):
            row, column = divmod(space, SIDE)
            place = art.origin.moved(column * art.pitch, row * art.pitch)
            _well(painter, theme, place.x, place.y, measures.RADIUS * art.pitch)


def _along(box: QRectF, share: float, off: float) -> QPointF:
    """Point on the spine of the milky way, from the lower left to the upper right."""
    x = box.left() + box.width() * (0.02 + 0.96 * share)
    y = box.top() + box.height() * (0.98 - 0.96 * share + 0.1 * math.sin(share * 5.2)) + off
    return QPointF(x, y)


def _milky_way(painter: QPainter, theme: Theme, box: QRectF, rng: random.Random) -> None:
    """Soft light in three hues, then lanes of dust."""
    heaven, high = theme.heaven, box.height()
    for _ in range(BLOBS):
        centre = _along(box, rng.random(), rng.gauss(0, high * 0.085))
        size = high * rng.uniform(0.07, 0.26)
        tone = heaven.band[min(2, int(abs(rng.gauss(0, 1.0))))]
        alpha = round(heaven.band_alpha * rng.uniform(0.35, 1.0))
        _blob(painter, centre, size, size * rng.uniform(0.55, 1.0), tone, alpha)
    for _ in range(DUST):
        centre = _along(box, rng.random(), rng.gauss(0, high * 0.03))
        size = high * rng.uniform(0.03, 0.1)
        _blob(painter, centre, size * 1.7, size * 0.7, heaven.sky[0], 62 if theme.name == "night" else 20)


def _blob(painter: QPainter, centre: QPointF, wide: float, high: float, tone: str, alpha: int) -> None:
    light = QRadialGradient(centre, max(wide, high))
    light.setColorAt(0, rgba(tone, alpha))
    light.setColorAt(1, rgba(tone, 0))
    fill(painter, ellipse(centre.x(), centre.y(), wide, high), QBrush(light))


def _stars(painter: QPainter, theme: Theme, box: QRectF, rng: random.Random) -> None:
    """Half of the stars lie in the milky way; some sparkle."""
    heaven = theme.heaven
    tints = (heaven.star, mix(heaven.star, "#9CC4FF", 0.5), mix(heaven.star, "#FFD9A0", 0.5))
    share = box.width() * box.height() / AREA
    for number in range(round(STARS * share)):
        if number % 2:
            place = _along(box, rng.random(), rng.gauss(0, box.height() * 0.11))
        else:
            place = QPointF(rng.random() * box.width(), rng.random() * box.height())
        size = 0.35 + rng.random() ** 5 * 1.25
        alpha = round(heaven.star_alpha * rng.uniform(0.25, 0.95))
        fill(painter, circle(place.x(), place.y(), size), rgba(tints[rng.randrange(3)], alpha))
    for _ in range(round(SPARKLES * share)):
        x, y, size = rng.random() * box.width(), rng.random() * box.height(), rng.uniform(2.4, 5.0)
        fill(painter, spark(x, y, size, 0.1), rgba(heaven.star, round(heaven.star_alpha * 0.8)))


def _atlas(painter: QPainter, theme: Theme, plate: QRectF) -> None:
    """Rings of declination and lines of the hours."""
    heaven, side = theme.heaven, plate.width()
    x, y = plate.center().x(), plate.center().y()
    for number, share in enumerate(RINGS):
        alpha = round(heaven.engrave_alpha * (1.5 if number == 3 else 1))
        stroke(painter, circle(x, y, side * share), pen(rgba(heaven.engrave, alpha), 1.0))
    edge = pen(rgba(heaven.engrave, heaven.engrave_alpha), 1.0)
    for hour in range(72):
        long = hour % 6 == 0
        near = point(side * (0.52 if long else 0.68), 5 * hour, x, y)
        far = point(side * (1.12 if long else 0.72), 5 * hour, x, y)
        line(painter, near.x(), near.y(), far.x(), far.y(), edge)


def _plate(painter: QPainter, theme: Theme, art: GroundArt, plate: QRectF) -> None:
    """Dim glass over the sky, the light of each sector, a double brass line, meridians between the sectors."""
    heaven, pitch = theme.heaven, art.pitch
    outline = rounded_rect(plate, CORNER * pitch)
    fill(painter, outline, rgba(heaven.plate, heaven.plate_alpha))
    if heaven.tint:
        with within(painter, outline):
            for sector in Sector:
                column = 1 if sector in (Sector.NW, Sector.SW) else 4
                row = 1 if sector in (Sector.NW, Sector.NE) else 4
                centre = QPointF(art.origin.x + column * pitch, art.origin.y + row * pitch)
                reach = SECTOR_REACH * pitch
                _blob(painter, centre, reach, reach, SECTOR_TINT[sector], round(38 * heaven.tint))
    stroke(painter, outline, pen(rgba(heaven.rim, 210), 1.6))
    stroke(painter, rounded_rect(plate.adjusted(4, 4, -4, -4), 0.31 * pitch), pen(rgba(heaven.rim, 80), 0.8))
    x, y, half = plate.center().x(), plate.center().y(), plate.width() / 2
    for angle in (0, 90, 180, 270):
        near, far = point(pitch * 0.1, angle, x, y), point(half - 4, angle, x, y)
        edge = pen(rgba(heaven.rim, 120), 1.0, (4.0, 3.0))
        line(painter, near.x(), near.y(), far.x(), far.y(), edge)
        tip = point(half, angle, x, y)
        fill(painter, spark(tip.x(), tip.y(), pitch * 0.1, 0.2), heaven.rim)
        fill(painter, circle(tip.x(), tip.y(), pitch * 0.022), theme.ink)


def _well(painter: QPainter, theme: Theme, x: float, y: float, r: float) -> None:
    """An empty circular space."""
    heaven = theme.heaven
    edge = pen(rgba(heaven.well, 255 if theme.contrast else 130), 1.1)
    fill(painter, circle(x, y, r), rgba(heaven.well, 20 + heaven.well_alpha), edge)
    stroke(painter, circle(x, y, r * 0.86), pen(rgba(heaven.well, 55), 0.8))
    for angle in (0, 90, 180, 270):
        near, far = point(r * 0.8, angle, x, y), point(r * 0.9, angle, x, y)
        line(painter, near.x(), near.y(), far.x(), far.y(), pen(rgba(heaven.well, 120), 1.0))


# What lies round and over the plate ---------------------------------------------------------------------


def frame_size(art: FrameArt) -> tuple[float, float]:
    """The plate and the light of its rim."""
    return art.side + 20, art.side + 20


def paint_frame(painter: QPainter, art: FrameArt, skin: Skin) -> None:
    """The rim in a seat's colour."""
    theme, half = skin.theme, art.side / 2
    box = QRectF(-half, -half, art.side, art.side)
    tone = theme.seats[art.seat]
    path = rounded_rect(box, CORNER * art.pitch)
    if theme.heaven.glow:
        stroke(painter, path, pen(rgba(tone, 60), 14))
    stroke(painter, path, pen(theme.ink, 6))
    stroke(painter, path, pen(tone, 3.4))


def plaque_words(art: PlaqueArt) -> str:
    """Whose sky it is."""
    if art.own:
        return translate("Solani", "Your sky: {name}").format(name=board_name(art.board))
    return translate("Solani", "Sky of {name}").format(name=board_name(art.board))


def paint_plaque(painter: QPainter, art: PlaqueArt, skin: Skin) -> None:
    """Badge and name."""
    theme = skin.theme
    words = plaque_words(art)
    back = 0 if art.own else 36
    wide = min(art.width, text_width(words, 12.5, True) + 40 + back)
    box = QRectF(-wide / 2, -9.5, wide, 19)
    tone = theme.heaven.rim if art.own else theme.seats[art.seat]
    fill(painter, rounded_rect(box, 9.5), rgba(theme.heaven.glass, 250), pen(tone, 1.6))
    seat_badge(painter, theme, art.seat, box.left() + 15, 0, 5.4)
    text(painter, box.adjusted(24, 0, -9 - back, 0), words, 12.5, theme.text, True)
    if back:
        key = QRectF(box.right() - back - 2, -7, back - 6, 14)
        fill(painter, rounded_rect(key, 4), theme.raised, pen(theme.line, 1.0))
        text(painter, key, "Esc", 12, theme.text, fit=False)


def veil_size(art: VeilArt) -> tuple[float, float]:
    """The plate."""
    return art.side, art.side


def paint_veil(painter: QPainter, art: VeilArt, skin: Skin) -> None:
    """The night is over: what scores goes on shining above it."""
    theme, half = skin.theme, art.side / 2
    path = rounded_rect(QRectF(-half, -half, art.side, art.side), CORNER * art.pitch)
    ground = theme.heaven.plate if theme.day else BLACK
    fill(painter, path, rgba(ground, 120))
