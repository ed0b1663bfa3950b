"""Sky islands with their berths and arches, airships, factories and flags."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QTransform,
)

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import Side
from noria_desktop.ui.art.glyphs import glyph
from noria_desktop.ui.art.marks import side_badge
from noria_desktop.ui.art.pens import faded, fill, kept, line, mix, pen, placed_at, rgba, stroke
from noria_desktop.ui.art.shapes import circle, ellipse, outline, polygon, rounded, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.noria.board.arts import HarbourArt, HouseArt, IslandArt, PennantArt, ShipArt
from noria_desktop.ui.noria.board.measures import ISLAND_WIDTH, turf
from noria_desktop.ui.noria.paint.colours import BLACK, DISC_FILL, NICHE, RESOURCE_DISC, WHITE, sign_colour
from noria_desktop.ui.noria.paint.discs import good
from noria_desktop.ui.noria.paint.letters import text

_HALF = ISLAND_WIDTH / 2
_PINE, _OAK, _WATER = "#3F6B52", "#5F8E5C", "#DDF1FF"


def island_size(art: IslandArt) -> tuple[float, float]:
    """Rock, trees and the soft edge round them."""
    return 1.12 * art.width, 0.8 * art.width


@cache
def _body() -> QPainterPath:
    """Rock and facade, turf line at 0."""
    path = _below_turf().toReversed()
    path.closeSubpath()
    return path


def _below_turf() -> QPainterPath:
    """Outline of rock and facade from the right end of the turf to its left end."""
    h = _HALF
    path = QPainterPath(QPointF(-h, 0))
    path.quadTo(-h * 0.99, 12, -h * 0.93, 14)
    path.lineTo(-h * 0.93, 36)
    path.quadTo(-h * 0.8, 40, -h * 0.62, 43)
    for x, y in ((-0.5, 51), (-0.3, 52), (-0.16, 62), (0.02, 67), (0.2, 59), (0.42, 53), (0.58, 43)):
        path.lineTo(h * x, y)
    path.quadTo(h * 0.8, 40, h * 0.93, 36)
    path.lineTo(h * 0.93, 14)
    path.quadTo(h * 0.99, 12, h, 0)
    return path.toReversed()


@cache
def _halo() -> QPainterPath:
    """Body and crest with a margin all round: the outer side of a broad line along them, loops removed.

    As a polygon: joining straight lines takes a hundredth of the time that joining curves takes.
    """
    whole = QPainterPath(QPointF(-_HALF, 0))
    whole.arcTo(QRectF(-_HALF, -9, 2 * _HALF, 18), 180, -180)  # the crest
    whole.connectPath(_below_turf())
    whole.closeSubpath()
    fine = QTransform.fromScale(4, 4)
    sides = QPainterPathStroker(pen("#000000", 13)).createStroke(whole).toSubpathPolygons(fine)
    halo = QPainterPath()
    halo.setFillRule(Qt.FillRule.WindingFill)
    halo.addPolygon(max(sides, key=lambda side: side.boundingRect().width()))
    return QTransform.fromScale(0.25, 0.25).map(halo.simplified())


def island_outline(art: IslandArt) -> QPainterPath:
    """Silhouette for halos, centred like the picture."""
    unit = art.width / ISLAND_WIDTH
    return QTransform().translate(0, turf(art.width)).scale(unit, unit).map(_halo())


@cache
def _turf() -> QPainterPath:
    """Grass with tufts hanging over the edge."""
    h, w = _HALF, ISLAND_WIDTH
    path = QPainterPath(QPointF(-h, 0))
    path.quadTo(-h * 0.6, -9, 0, -9)
    path.quadTo(h * 0.6, -9, h, 0)
    for i in range(6):
        x = h - (i + 0.5) * w / 6
        path.quadTo(x + w / 24, 9 + (i % 2) * 3, x - w / 12, 4)
    path.lineTo(-h, 0)
    return path


def paint_island(painter: QPainter, art: IslandArt, skin: Skin) -> None:
    """Turf with three berths, a facade of four warehouse arches, rock with the number."""
    theme = skin.theme
    unit = art.width / ISLAND_WIDTH
    with placed_at(painter, 0, turf(art.width), scale=unit), faded(painter, 0.7 if art.dim else 1.0):
        if not theme.contrast:
            soft = 26 if theme.day else 50
            fill(painter, _halo().translated(0, 4), rgba(BLACK, soft // 2))
            fill(painter, _body().translated(0, 5), rgba(BLACK, soft))
        _rock(painter, theme)
        _meadow(painter, theme, art.number)
        printed = components().islands[art.number]
        for index, berth in enumerate(printed.berths):
            x, y = (index - 1) * 40.2, -20.0
            line(painter, x, -11, x, -5, pen(rgba(theme.ink, 200), 1.4))
            mark = theme.ink if theme.day else theme.paper
            fill(painter, ellipse(x, y, 12, 7.5), rgba(theme.ink, 60), pen(rgba(mark, 170), 1.2, (3, 3)))
            glyph(painter, f"noria/{berth.resource.value}", x, y, 4.6, rgba(mark, 130))
        for index, goods in enumerate(printed.spaces):
            x = (index - 1.5) * 30.3
            arch = _arch().translated(x, 0)
            fill(painter, arch, NICHE, pen(theme.brass, 1.2))
            owner = art.built[index]
            if owner is not None:
                fill(painter, arch, rgba(theme.you if owner is Side.HUMAN else theme.bot, 60))
            elif len(goods) == 1:
                good(painter, goods[0], x, 26, 8.4, goods[0] in components().complex_goods)
            else:
                good(painter, goods[0], x - 6.4, 22, 6.4, goods[0] in components().complex_goods)
                good(painter, goods[1], x + 6.4, 31.5, 6.4, goods[1] in components().complex_goods)
        plate = QRectF(-11, 44, 22, 17)
        fill(painter, rounded_rect(plate, 5), theme.paper, pen(theme.ink, 1.3))
        text(painter, plate, str(art.number), 13, theme.ink, True, fit=False)


def _rock(painter: QPainter, theme: Theme) -> None:
    """Body, its facets, and the wall the arches are cut into."""
    h = _HALF
    fill(painter, _body(), theme.rock, pen(theme.ink, 1.5))
    shade = [(-h * 0.5, 42), (-h * 0.5, 51), (-h * 0.3, 52), (-h * 0.16, 62), (0, 67), (-h * 0.06, 42)]
    fill(painter, polygon(shade), theme.rock_lo)
    light = [(h * 0.3, 42), (h * 0.16, 54), (h * 0.2, 59), (h * 0.42, 53), (h * 0.58, 42)]
    fill(painter, polygon(light), theme.rock_hi)
    wall = [(-h * 0.92, 14), (h * 0.92, 14), (h * 0.92, 36), (h * 0.6, 41), (-h * 0.6, 41), (-h * 0.92, 36)]
    fill(painter, polygon(wall), mix(theme.rock_lo, theme.ink, 0.25))


def _meadow(painter: QPainter, theme: Theme, number: int) -> None:
    """Grass, small growth and a thread of water; tone and growth tell the nine islands apart."""
    h = _HALF
    tone = (number - 1) % 3
    grass, lit_grass = ((theme.turf, theme.turf_hi), *_MEADOWS)[tone]
    fill(painter, _turf(), grass, pen(theme.ink, 1.3))
    lit = QPainterPath(QPointF(-h * 0.94, -1))
    lit.quadTo(-h * 0.6, -7.5, 0, -7.5)
    lit.quadTo(h * 0.6, -7.5, h * 0.94, -1)
    stroke(painter, lit, pen(lit_grass, 2))
    growth = _GROWTH[(number - 1) // 3]
    for i, share in enumerate((-0.45, 0.45, 0.86 if number % 2 else -0.86)):
        growth(painter, theme, share * h, -6 + 5 * abs(share) ** 3, 9 + (number + i) % 3)
    if number % 3:
        edge = -1 if number % 2 else 1
        fall = QLinearGradient(0, 4, 0, 66)
        fall.setColorAt(0, rgba(_WATER, 150))
        fall.setColorAt(1, rgba(_WATER, 0))
        fill(painter, rounded(edge * h * 0.95 - 1.2, 6, 2.4, 56, 1.2), QBrush(fall))


def _pine(painter: QPainter, theme: Theme, x: float, y: float, tall: float) -> None:
    """A fir."""
    fill(painter, polygon([(x - 3.6, y), (x, y - tall), (x + 3.6, y)]), _PINE, pen(theme.ink, 0.9))


def _oak(painter: QPainter, theme: Theme, x: float, y: float, tall: float) -> None:
    """A round tree."""
    line(painter, x, y + 1, x, y - 4, pen(theme.ink, 1.4))
    fill(painter, circle(x, y - tall * 0.62, 3.6), _OAK, pen(theme.ink, 0.9))


def _stone(painter: QPainter, theme: Theme, x: float, y: float, tall: float) -> None:
    """A standing stone."""
    top = y - tall * 0.85
    stone = polygon([(x - 3, y + 1), (x - 2, top + 2), (x + 1, top), (x + 3, y + 1)])
    fill(painter, stone, theme.rock_hi, pen(theme.ink, 0.9))


_MEADOWS = (("#C2B566", "#E9DD98"), ("#A986B8", "#D3B8DD"))
"""Straw and heather: the meadows that are not green."""
_GROWTH = (_pine, _oak, _stone)


@cache
def _arch() -> QPainterPath:
    """Opening of a warehouse."""
    return outline("M -13.75 40 L -13.75 19 Q -13.75 11 0 11 Q 13.75 11 13.75 19 L 13.75 40 Z")


def paint_harbour(painter: QPainter, _art: HarbourArt, skin: Skin) -> None:
    """Home islet: a pier and a hut in the human's colour."""
    theme = skin.theme
    rock = polygon([(-30, -6), (30, -6), (24, 4), (12, 8), (6, 18), (-2, 21), (-9, 13), (-20, 7)])
    if not theme.contrast:
        fill(painter, rock.translated(0, 2), rgba(BLACK, 70))
    fill(painter, rock, theme.rock, pen(theme.ink, 1.4))
    fill(painter, polygon([(-2, 21), (-9, 13), (-20, 7), (-4, 4)]), theme.rock_lo)
    grass = outline("M -32 -6 Q 0 -15 32 -6 20 0 10 -3 -2 2 -12 -3 -22 1 -32 -6")
    fill(painter, grass, theme.turf, pen(theme.ink, 1.2))
    paint_house_at(painter, theme, 8, -13, 15, Side.HUMAN)


# Pieces ---------------------------------------------------------------------------------------------


def ship_size(art: ShipArt) -> tuple[float, float]:
    """Hull with tail fins and gondola."""
    return 1.42 * art.width, 0.95 * art.width


def paint_ship(painter: QPainter, art: ShipArt, skin: Skin) -> None:
    """Airship: capsule hull in the resource's colour with a gondola."""
    theme, w = skin.theme, art.width
    h = w * 0.62
    disc = RESOURCE_DISC[art.resource]
    colour = DISC_FILL[disc]
    tail = [(-0.42, -0.1), (-0.66, -0.5), (-0.5, -0.5), (-0.2, 0), (-0.5, 0.5), (-0.66, 0.5)]
    fill(painter, polygon([(w * x, h * y) for x, y in tail]), theme.paper, pen(theme.ink, 1))
    fill(painter, rounded(-w * 0.14, h * 0.42, w * 0.34, h * 0.26, 1.5), theme.brass, pen(theme.ink, 0.9))
    fill(painter, ellipse(0, 0, w * 0.5, h * 0.5), theme.paper, pen(theme.ink, 1.1))
    fill(painter, ellipse(0, 0, w * 0.5 - 2, h * 0.5 - 2), colour, pen(theme.ink, 0.7))
    fill(painter, _ship_light(w), rgba(WHITE, 80))
    glyph(painter, f"noria/{art.resource.value}", 0, 0, h * 0.33, sign_colour(disc, theme), colour)


@cache
def _ship_light(w: float) -> QPainterPath:
    """Lit upper edge of a hull."""
    h = w * 0.62
    return ellipse(0, 0, w * 0.5 - 2, h * 0.5 - 2).subtracted(ellipse(0, h * 0.1, w * 0.5 - 1, h * 0.5 - 1))


def house_size(art: HouseArt) -> tuple[float, float]:
    """Walls, roof and chimney."""
    return art.width + 3, 1.3 * art.width + 2


def paint_house(painter: QPainter, art: HouseArt, skin: Skin) -> None:
    """Built factory with its owner's badge."""
    paint_house_at(painter, skin.theme, 0, 0, art.width, art.side)


def paint_house_at(painter: QPainter, theme: Theme, x: float, y: float, w: float, side: Side) -> None:
    """A gabled block in the side's colour."""
    walls = [(-0.5, 0.5), (-0.5, -0.12), (0, -0.52), (0.22, -0.35), (0.22, -0.62), (0.4, -0.62), (0.4, -0.2)]
    walls += [(0.5, -0.12), (0.5, 0.5)]
    roof = [(-0.5, -0.12), (0, -0.52), (0.5, -0.12), (0.38, -0.06), (0, -0.36), (-0.38, -0.06)]
    colour = theme.you if side is Side.HUMAN else theme.bot
    fill(painter, polygon([(x + w * a, y + w * b) for a, b in walls]), colour, pen(theme.ink, 1.3))
    fill(painter, polygon([(x + w * a, y + w * b) for a, b in roof]), rgba(WHITE, 110))
    side_badge(painter, theme, side is Side.HUMAN, x, y + w * 0.16, w * 0.27)


def paint_pennant(painter: QPainter, art: PennantArt, skin: Skin) -> None:
    """Ambassador: a swallow-tailed flag with the badge; the human's flies to the left, the bot's right."""
    theme = skin.theme
    human = art.side is Side.HUMAN
    colour = theme.you if human else theme.bot
    with kept(painter):
        painter.scale(-1 if human else 1, 1)
        line(painter, 0, 4, 0, -33, pen(theme.ink, 4))
        line(painter, 0, 4, 0, -33, pen(theme.brass_hi, 1.8))
        cloth = [(0, -34), (26, -34), (20, -25), (26, -16), (0, -16)]
        fill(painter, polygon(cloth), theme.paper, pen(theme.ink, 1.2))
        inner = [(1.5, -32), (22.5, -32), (17.8, -25), (22.5, -18), (1.5, -18)]
        fill(painter, polygon(inner), colour)
    side_badge(painter, theme, human, -9 if human else 9, -25, 6.4)


def pennant_outline(art: PennantArt) -> QPainterPath:
    """Silhouette of a flag with its pole, about the middle of where one points at it."""
    side = -1 if art.side is Side.HUMAN else 1
    corners = ((-3, 7), (-3, -37), (30, -37), (24, -25), (30, -13), (3, -13), (3, 7))
    return polygon([((x - 12) * side, y + 16) for x, y in corners])
