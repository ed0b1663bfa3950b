"""Small line signs of the docks: lines of the score sheet, sun, cards; and how any sign is drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.terms import Line, Sector
from noria_desktop.ui.art.pens import Colour, fill, line, pen, stroke
from noria_desktop.ui.art.shapes import circle, lines, point, polygon, rhombus, rounded, star_at
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.solani.paint.colours import WHITE, is_flat
from noria_desktop.ui.solani.paint.feature_signs import joined
from noria_desktop.ui.solani.paint.figures import elliptic_arc, run, spark


def _sun() -> QPainterPath:
    rays = [run((point(0.62, 45 * i), point(0.95, 45 * i))) for i in range(8)]
    return joined(circle(0, 0, 0.42), *rays)


def _planets() -> QPainterPath:
    return joined(circle(0, 0, 0.5), elliptic_arc(0, 0, 0.98, 0.34, 200, 320))


def _clusters() -> QPainterPath:
    places = ((-0.6, 0.5), (0, -0.6), (0.62, 0.42))
    return joined(lines(places), *(spark(x, y, 0.36, 0.3) for x, y in places))


def _guiding() -> QPainterPath:
    return joined(spark(0, 0, 0.98, 0.3), star_at(0, 0, 0.55, 4, 0.4, -45))


def _features() -> QPainterPath:
    return joined(rounded(-0.62, -0.88, 1.24, 1.76, 0.2), spark(0, 0, 0.46, 0.22))


def _loose() -> QPainterPath:
    return joined(lines(((-0.85, 0.7), (0.1, -0.1))), circle(0.42, -0.38, 0.36))


def _bonus() -> QPainterPath:
    ribbons = lines(((-0.35, 0.25), (-0.5, 0.9), (0, 0.6), (0.5, 0.9), (0.35, 0.25)))
    return joined(circle(0, -0.25, 0.58), ribbons)


def _kept_plain() -> QPainterPath:
    return joined(circle(0, 0, 0.88), spark(0, 0, 0.52, 0.26))


def _kept_white() -> QPainterPath:
    return joined(circle(0, 0, 0.88), star_at(0, 0, 0.52, 6, 0.46))


_SIGNS: Final[dict[str, Callable[[], QPainterPath]]] = {
    "sun": _sun,
    "planets": _planets,
    "clusters": _clusters,
    "guiding": _guiding,
    "features": _features,
    "loose": _loose,
    "bonus": _bonus,
    "kept_plain": _kept_plain,
    "kept_white": _kept_white,
}
NAMES: Final = tuple(_SIGNS)


@cache
def sign_path(name: str) -> QPainterPath:
    """A sign in a box from -1 to 1."""
    return _SIGNS[name]()


def line_sign(of: Line) -> str:
    """The sign of a line of the score sheet."""
    return of.value


def sign(
    painter: QPainter, name: str, x: float, y: float, radius: float, colour: Colour, weight: float = 0.15
) -> None:
    """Draw a sign about a place."""
    painter.save()
    painter.translate(x, y)
    painter.scale(radius, radius)
    fill(painter, _inked(name, round(max(weight, 1.3 / radius), 3)), colour)
    painter.restore()


@lru_cache(256)
def _inked(name: str, width: float) -> QPainterPath:
    """The area that a pen of this width covers; filling it is cheaper than drawing lines each time."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCurveThreshold(0.02)
    return stroker.createStroke(sign_path(name))


def draw_lines(
    painter: QPainter, path: QPainterPath, x: float, y: float, radius: float, colour: Colour, weight: float
) -> None:
    """Draw lines of a box from -1 to 1; never thinner than 1.3 units."""
    painter.save()
    painter.translate(x, y)
    painter.scale(radius, radius)
    stroke(painter, path, pen(colour, max(weight, 1.3 / radius)))
    painter.restore()


def badge_path(seat: Seat, x: float, y: float, r: float) -> QPainterPath:
    """Disc, diamond, triangle or square, all of one weight."""
    match seat:
        case 0:
            return circle(x, y, r * 0.92)
        case 1:
            return rhombus(x, y, r * 1.12)
        case 2:
            corners = [point(r * 1.18, -90 + 120 * i, x, y + r * 0.18) for i in range(3)]
            return polygon([(corner.x(), corner.y()) for corner in corners])
        case _:
            return rounded(x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7, r * 0.12)


def seat_badge(painter: QPainter, theme: Theme, seat: Seat, x: float, y: float, r: float) -> None:
    """Badge of a seat."""
    edge = WHITE if is_flat(theme) else theme.ink
    fill(painter, badge_path(seat, x, y, r), theme.seats[seat], pen(edge, max(1.0, r * 0.18)))


def sector_sign(painter: QPainter, sector: Sector, x: float, y: float, r: float, colour: Colour) -> None:
    """Square in four quarters, one of them filled."""
    west, north = sector in (Sector.NW, Sector.SW), sector in (Sector.NW, Sector.NE)
    frame = rounded(x - r, y - r, 2 * r, 2 * r, r * 0.2)
    quarter = QPainterPath()
    quarter.addRect(QRectF(x - r if west else x, y - r if north else y, r, r))
    fill(painter, quarter.intersected(frame), colour)
    stroke(painter, frame, pen(colour, 1.3))
    line(painter, x - r, y, x + r, y, pen(colour, 1.0))
    line(painter, x, y - r, x, y + r, pen(colour, 1.0))
