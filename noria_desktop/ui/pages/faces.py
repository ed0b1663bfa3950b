"""The rival's face in a brass ring, with the diamond of its side. Source: mocks/campaign.md 3."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle, rhombus
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.widgets.game_book import Face

_ABOVE = 0.07
"""Share of a portrait's height that lies above the ring: hair and ears touch the brass, shoulders go below."""


def paint_face(
    canvas: Canvas, x: float, y: float, half: float, game: str, face: Face | None, *, side: bool = True
) -> None:
    """A face by its middle and half its size; the game's medallion where the rival has none.

    ``side``: with the diamond that marks the rival's side at a table.
    """
    style, colours = canvas.style, canvas.style.colours
    if face is None:
        game_cover(game).paint_medallion(canvas, x, y, half)
    else:
        if colours.shadow:
            canvas.fill(circle(x, y + half * 0.06, half), "#000000", 0.4)
        canvas.p.save()
        canvas.p.setClipPath(circle(x, y, half), Qt.ClipOperation.IntersectClip)
        high = 2 * half * 6 / 5
        face(canvas.p, QRectF(x - half, y - half - high * _ABOVE, 2 * half, high))
        canvas.p.restore()
    edge = "#FFFFFF" if style.contrast else colours.brass
    canvas.stroke(circle(x, y, half), edge, half * 0.06)
    if not style.contrast:
        canvas.stroke(circle(x, y, half * 1.035), colours.brass_lit, max(1.0, half * 0.018))
    if not side:
        return
    large = min(15 * style.scale, half * 0.26)
    canvas.fill(rhombus(x, y + half, large), colours.bar_bot)
    canvas.stroke(rhombus(x, y + half, large), "#FFFFFF" if style.contrast else "#14110B", 2)
