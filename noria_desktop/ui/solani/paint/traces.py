"""What the others moved last: dots where a tile was, a ring where it lies, beads that count."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.ui.art.pens import fill, pen, rgba, stroke
from noria_desktop.ui.art.shapes import circle
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import text
from noria_desktop.ui.solani.board.arts_docks import BeadArt, TraceArt


def trace_size(art: TraceArt) -> tuple[float, float]:
    """Ring and the dark line under it."""
    return 2 * art.radius + 8, 2 * art.radius + 8


def paint_trace(painter: QPainter, art: TraceArt, skin: Skin) -> None:
    """A ring on a dark line where a tile lies now; dots where it was taken from."""
    theme = skin.theme
    edge, under = circle(0, 0, art.radius), theme.paper if theme.day else theme.ink
    if art.now:
        stroke(painter, edge, pen(rgba(under, 225), 5.2))
        stroke(painter, edge, pen(theme.seats[art.seat], 2.8))
    else:
        stroke(painter, edge, pen(rgba(under, 200), 4.2))
        stroke(painter, edge, pen(theme.seats[art.seat], 2.4, (3 / 2.4, 5 / 2.4)))


def bead_size(art: BeadArt) -> tuple[float, float]:
    """The disc and its rim."""
    return 2 * art.RADIUS + 4, 2 * art.RADIUS + 4


def paint_bead(painter: QPainter, art: BeadArt, skin: Skin) -> None:
    """The number on a disc in the colour of the seat."""
    theme, radius = skin.theme, art.RADIUS
    fill(painter, circle(0, 0, radius + 1.6), theme.seats[art.seat])
    fill(painter, circle(0, 0, radius), theme.paper if theme.day else theme.ink)
    box = QRectF(-radius, -radius - 0.5, 2 * radius, 2 * radius)
    text(painter, box, str(art.number), 12, theme.text, True, fit=False)
