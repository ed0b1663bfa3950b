"""The picture and the medallion of each game, looked up by its id."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art import landscape
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import circle, polygon
from noria_desktop.ui.nautilus.pages import art as salon


@frozen
class GameArt:
    """What stands for a game where it is not being played."""

    emblem: Callable[[Canvas, QRectF], None]
    """The picture on its card."""
    ground: str
    """Colour of its medallion."""
    sign: Callable[[Canvas, float, float, float, str], None]
    """The sign on its medallion: centre, half its size, colour."""


def _wheel(canvas: Canvas, x: float, y: float, half: float, colour: str) -> None:
    """Noria's sign."""
    canvas.glyph("wheel", x, y, half, colour)


def _sky(canvas: Canvas, box: QRectF) -> None:
    """Solani's picture; its tiles are those of the table, which are read when it is first painted."""
    from noria_desktop.ui.solani.pages.emblem import paint_emblem

    paint_emblem(canvas, box)


def _star(canvas: Canvas, x: float, y: float, half: float, colour: str) -> None:
    """Solani's sign."""
    tips = (half * 1.1, half * 0.29)
    corners = [(tips[i % 2], math.radians(45 * i - 90)) for i in range(8)]
    canvas.fill(polygon([(x + r * math.cos(a), y + r * math.sin(a)) for r, a in corners]), colour)


def _fields(canvas: Canvas, box: QRectF) -> None:
    """Scythe's picture; its land is that of the table, which is read when it is first painted."""
    from noria_desktop.ui.scythe.pages.art import paint_emblem

    paint_emblem(canvas, box)


def _gear(canvas: Canvas, x: float, y: float, half: float, colour: str) -> None:
    """Scythe's sign."""
    canvas.glyph("gear", x, y, half, colour)


GAME_ART: Final[Mapping[str, GameArt]] = {
    "noria": GameArt(landscape.paint_emblem, "#B4523B", _wheel),
    "nautilus": GameArt(salon.paint_emblem, salon.GROUND, salon.paint_medallion_sign),
    "solani": GameArt(_sky, "#3B4A86", _star),
    "scythe": GameArt(_fields, "#5E5376", _gear),
}


def paint_emblem(canvas: Canvas, box: QRectF, game_id: str) -> None:
    """The picture of a game's card."""
    GAME_ART[game_id].emblem(canvas, box)


def paint_medallion(canvas: Canvas, x: float, y: float, half: float, game_id: str, dim: bool = False) -> None:
    """A game's emblem in small: ground colour, brass ring, sign. A game nobody knows has Noria's."""
    theme, colours = canvas.style.theme, canvas.style.colours
    art = GAME_ART.get(game_id, GAME_ART["noria"])
    ground = art.ground if not canvas.style.contrast else "#000000"
    if colours.shadow:
        canvas.fill(circle(x, y + half * 0.1, half), "#000000", 0.35)
    canvas.fill(circle(x, y, half), mix(ground, theme.surface, 0.7) if dim else ground)
    canvas.stroke(circle(x, y, half), theme.line if dim else colours.brass, half * 0.1)
    if not dim:
        canvas.stroke(circle(x, y, half * 0.86), colours.brass_lit, half * 0.04, 0.7)
    art.sign(canvas, x, y, half * 0.6, mix(theme.muted, theme.surface, 0.4) if dim else "#FFF3D0")
