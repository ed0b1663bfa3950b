"""How the line signs of Solani are drawn; badges of the seats and marks of the sectors."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.terms import Line, Sector
from noria_desktop.ui.art.glyphs import glyph_paths
from noria_desktop.ui.art.pens import Colour, fill, line, pen, placed_at, stroke
from noria_desktop.ui.art.shapes import band, circle, point, polygon, rhombus, rounded
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.solani.paint.colours import WHITE


def line_sign(of: Line) -> str:
    """The sign of a line of the score sheet."""
    return of.value


def sign(
    painter: QPainter, name: str, x: float, y: float, radius: float, colour: Colour, weight: float = 0.15
) -> None:
    """Draw a sign about a place."""
    with placed_at(painter, x, y, scale=radius):
        fill(painter, _inked(name, round(max(weight, 1.3 / radius), 3)), colour)


@lru_cache(256)
def _inked(name: str, width: float) -> QPainterPath:
    """The area that a pen of this width covers; filling it is cheaper than drawing lines each time."""
    return band(glyph_paths(f"solani/{name}")[0], width)


def draw_lines(
    painter: QPainter, path: QPainterPath, x: float, y: float, radius: float, colour: Colour, weight: float
) -> None:
    """Draw lines of a box from -1 to 1; never thinner than 1.3 units."""
    with placed_at(painter, x, y, scale=radius):
        stroke(painter, path, pen(colour, max(weight, 1.3 / radius)))


def badge_path(seat: Seat, x: float, y: float, r: float) -> QPainterPath:
    """Disc, diamond, triangle or square, all of one weight."""
    match seat:
        case 0:
            return circle(x, y, r * 0.92)
        case 1:
            return rhombus(x, y, r * 1.12)
        case 2:
            corners = [point(r * 1.18, -90 + 120 * i, x, y + r * 0.18) for i in range(3)]
            return polygon(corners)
        case _:
            return rounded(x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7, r * 0.12)


def seat_badge(painter: QPainter, theme: Theme, seat: Seat, x: float, y: float, r: float) -> None:
    """Badge of a seat."""
    edge = WHITE if theme.contrast else theme.ink
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
