"""Pictures of what the Automa's last turn left on the map, in the colour of its pieces. Source: mocks/table.md 1, 4."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from noria_desktop.games.scythe.terms import Faction
from noria_desktop.ui.art.pens import pen
from noria_desktop.ui.art.shapes import circle, hexagon, polygon
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.scythe.board.arts.traces import PartBeadArt, RouteArt, Trace, TraceArt
from noria_desktop.ui.scythe.paint.colours import FACTION, INK
from noria_desktop.ui.scythe.paint.ink import Ink, centred

PAPER: Final = "#FFFFFF"
"""Below and on dark colours."""
LIGHT: Final = (Faction.CRIMEA, Faction.POLANIA)
"""Factions on whose colour words are dark."""


def _under(faction: Faction) -> str:
    """What sets the colour of the pieces off from any ground: ink below light ones, paper below dark ones."""
    return PAPER if QColor(FACTION[faction]).lightnessF() < 0.45 else INK


def trace_size(art: TraceArt) -> tuple[float, float]:
    """The territory and its line."""
    return 2 * art.radius + 4, 2 * art.radius + 4


def paint_trace(painter: QPainter, art: TraceArt, skin: Skin) -> None:
    """A ring on the rim of the territory: dotted where the unit was, whole where it is."""
    k, colour = Ink(painter, skin), FACTION[art.faction]
    path = hexagon(QPointF(0, 0), art.radius * 0.91)
    k.stroke(path, _under(art.faction), 5.2)
    line = QPen(pen(colour, 2.8 if art.trace is Trace.IS else 2.6))
    if art.trace is Trace.WAS:
        line.setDashPattern([0.2, 2.1])
        line.setCapStyle(Qt.PenCapStyle.RoundCap)
    k.p.strokePath(path, line)


def route_size(art: RouteArt) -> tuple[float, float]:
    """The way with its head."""
    return abs(art.dx) + 40, abs(art.dy) + 2 * abs(art.rise) + 40


def paint_route(painter: QPainter, art: RouteArt, skin: Skin) -> None:
    """Dots on an arc, and a head at its end."""
    k, colour, under = Ink(painter, skin), FACTION[art.faction], _under(art.faction)
    start, end = QPointF(-art.dx / 2, -art.dy / 2), QPointF(art.dx / 2, art.dy / 2)
    path = QPainterPath(start)
    lift = QPointF(0, -art.rise * 1.33)
    path.cubicTo(start + (end - start) * 0.25 + lift, start + (end - start) * 0.75 + lift, end)
    k.stroke(path, under, 5.6)
    line = QPen(pen(colour, 3.0))
    line.setDashPattern([0.2, 1.9])
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    k.p.strokePath(path, line)
    a = math.radians(-path.angleAtPercent(0.97))
    c, s = math.cos(a), math.sin(a)
    x, y = end.x(), end.y()
    head = polygon([(x + 7 * c, y + 7 * s), (x - 9 * c - 7 * s, y - 9 * s + 7 * c), (x - 9 * c + 7 * s, y - 9 * s - 7 * c)])  # fmt: skip
    k.fill(head, colour, under, 1.6)


def part_bead_size(art: PartBeadArt) -> tuple[float, float]:
    """The disc and its rim."""
    return 2 * art.radius + 4, 2 * art.radius + 4


def paint_part_bead(painter: QPainter, art: PartBeadArt, skin: Skin) -> None:
    """A number on a disc."""
    k, colour = Ink(painter, skin), FACTION[art.faction]
    k.fill(circle(0, 0, art.radius), colour, _under(art.faction), 1.6)
    words = INK if art.faction in LIGHT else PAPER
    size = max(12.0, art.radius * 1.25)
    k.centre(centred(2 * art.radius, 2 * art.radius), str(art.number), size, words, True)
