"""Marks of the bot's last turn: dots, rings, beads, a route. They differ in form, never by colour alone."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from noria_desktop.ui.art.pens import fill, pen, rgba, stroke
from noria_desktop.ui.art.shapes import circle
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.noria.board.arts import BeadArt, RouteArt, TraceArt
from noria_desktop.ui.noria.paint.colours import WHITE
from noria_desktop.ui.noria.paint.letters import text

LIGHT = "#FF9D75"
"""The bot's orange, lighter, for lines on the night."""
BEND = 0.18
"""How far a route bends aside, in its length."""
SHORT = 0.12
"""What a route leaves free at both ends, in its length."""


def route_size(art: RouteArt) -> tuple[float, float]:
    """Room for the bend and the head."""
    spare = 2 * BEND * math.hypot(art.across, art.down) + 30
    return abs(art.across) + spare, abs(art.down) + spare


def _line(skin: Skin) -> str:
    """Colour of lines: they lie on sky and panels of either brightness."""
    return skin.theme.bot if skin.theme.day else LIGHT


def _ground(skin: Skin) -> str:
    """What lies under a line, so that it is seen on anything."""
    return WHITE if skin.theme.day else skin.theme.ink


def paint_trace(painter: QPainter, art: TraceArt, skin: Skin) -> None:
    """A ring on a dark line where the thing is now; dots where it was."""
    edge = circle(0, 0, art.radius)
    if art.now:
        stroke(painter, edge, pen(rgba(_ground(skin), 225), 5.2))
        stroke(painter, edge, pen(_line(skin), 2.8))
    else:
        stroke(painter, edge, pen(rgba(_ground(skin), 200), 4.2))
        stroke(painter, edge, pen(_line(skin), 2.4, (3 / 2.4, 5 / 2.4)))


def paint_bead(painter: QPainter, art: BeadArt, skin: Skin) -> None:
    """The number on a disc with a dark rim."""
    theme, radius = skin.theme, BeadArt.RADIUS
    fill(painter, circle(0, 0, radius + 1.6), rgba(theme.ink, 235))
    fill(painter, circle(0, 0, radius), theme.bot)
    box = QRectF(-radius, -radius - 0.5, 2 * radius, 2 * radius)
    text(painter, box, art.number, 13, WHITE, True, fit=False)


def paint_route(painter: QPainter, art: RouteArt, skin: Skin) -> None:
    """Dots along a bend, with a head at its end."""
    theme = skin.theme
    start, end = QPointF(-art.across / 2, -art.down / 2), QPointF(art.across / 2, art.down / 2)
    aside = QPointF(-art.down, art.across) * BEND
    whole = QPainterPath(start)
    whole.quadTo(-aside, end)
    path = QPainterPath(whole.pointAtPercent(SHORT))
    for step in range(1, 25):
        path.lineTo(whole.pointAtPercent(SHORT + (1 - 2 * SHORT) * step / 24))
    stroke(painter, path, pen(rgba(_ground(skin), 225), 6.0))
    stroke(painter, path, pen(_line(skin), 3.0, (1.0, 2.0)))
    tip, before = whole.pointAtPercent(1 - SHORT), whole.pointAtPercent(0.93 - SHORT)
    along = tip - before
    size = math.hypot(along.x(), along.y()) or 1.0
    along /= size
    side = QPointF(-along.y(), along.x())
    head = QPainterPath(tip + along * 9)
    head.lineTo(tip - along * 3 + side * 7)
    head.lineTo(tip - along * 3 - side * 7)
    head.closeSubpath()
    fill(painter, head, _line(skin), pen(rgba(theme.ink, 235), 2.2))
