"""The signs of what stands out on a time line, and of the buttons that move along it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from noria_desktop.app.replaying.timeline import Mark
from noria_desktop.app.replaying.watched import MarkKind
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.art.glyphs import glyph
from noria_desktop.ui.art.legible import contrast
from noria_desktop.ui.art.pens import Colour, fill, pen, stroke
from noria_desktop.ui.art.shapes import circle, outline_at, rhombus, star
from noria_desktop.ui.art.theme import Theme

GLYPHS: Final = {
    MarkKind.FIGHT: "program/swords",
    MarkKind.PRIZE: "program/rose",
    MarkKind.BUILT: "program/house",
    MarkKind.VOYAGE: "program/airship",
    MarkKind.COUNCIL: "program/towers",
    MarkKind.SPECIAL: "program/bolt",
}
"""All but the star and the check of what is settled, which stand in the badge of their side."""
_WAYS: Final = {
    "first": "M -0.75 -0.8 L -0.45 -0.8 L -0.45 0.8 L -0.75 0.8 Z M 0.75 -0.8 L 0.75 0.8 L -0.4 0 Z",
    "back": "M 0.5 -0.8 L 0.5 0.8 L -0.7 0 Z",
    "play": "M -0.6 -0.9 L -0.6 0.9 L 0.9 0 Z",
    "pause": "M -0.65 -0.8 L -0.2 -0.8 L -0.2 0.8 L -0.65 0.8 Z M 0.2 -0.8 L 0.65 -0.8 L 0.65 0.8 L 0.2 0.8 Z",
    "on": "M -0.5 -0.8 L -0.5 0.8 L 0.7 0 Z",
    "last": "M 0.75 -0.8 L 0.45 -0.8 L 0.45 0.8 L 0.75 0.8 Z M -0.75 -0.8 L -0.75 0.8 L 0.4 0 Z",
}


def way_sign(painter: QPainter, name: str, box: QRectF, half: float, colour: Colour) -> None:
    """The sign on a button that moves along the line."""
    middle = box.center()
    if name == "again":
        glyph(painter, "program/replay", middle.x(), middle.y(), half * 1.1, colour)
        return
    fill(painter, outline_at(_WAYS[name], middle.x(), middle.y(), half, half), _brush(colour))


def _brush(colour: Colour) -> str:
    return colour if isinstance(colour, str) else colour.name()


def side_shape(human: bool, x: float, y: float, radius: float) -> QPainterPath:
    """Disc of the human, diamond of the others."""
    return circle(x, y, radius) if human else rhombus(x, y, radius * 1.2)


def mark_sign(painter: QPainter, theme: Theme, mark: Mark, x: float, y: float, *, dim: bool) -> None:
    """A mark above the line: whose it is by shape and colour, what it is by its sign."""
    painter.setOpacity(0.62 if dim else 1.0)
    if mark.seat is None:
        glyph(painter, GLYPHS[mark.kind], x, y, 7, theme.text)
    else:
        human = mark.seat == HUMAN
        colour = theme.you if human else theme.bot
        sign = theme.paper if contrast(colour, theme.paper) >= 2 else theme.ink
        if mark.kind is MarkKind.STAR:
            shape = side_shape(human, x, y, 7)
            fill(painter, shape, colour)
            stroke(painter, shape, pen(theme.bg, 1))
            fill(painter, star(x, y, 4.2), sign)
        elif mark.kind is MarkKind.WON:
            shape = side_shape(human, x, y, 7)
            fill(painter, shape, colour)
            stroke(painter, shape, pen(theme.bg, 1))
            glyph(painter, "program/check", x, y, 4.2, sign)
        else:
            fill(painter, side_shape(human, x, y + 9.5, 2.2), colour)
            glyph(painter, GLYPHS[mark.kind], x, y - 1, 6.5, colour)
    painter.setOpacity(1.0)


def flag(painter: QPainter, x: float, top: float, bottom: float, colour: str) -> None:
    """Here an unfinished game stands."""
    painter.setPen(pen(colour, 1.2, (2, 3)))
    painter.drawLine(QPointF(x, bottom), QPointF(x, top - 12))
    path = QPainterPath(QPointF(x, top - 14))
    path.lineTo(x + 11, top - 9.5)
    path.lineTo(x, top - 5)
    path.closeSubpath()
    fill(painter, path, colour)
