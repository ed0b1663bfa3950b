"""The coin of a mark of honour: struck brass, or the dashed ring where one will lie. Source: mocks/campaign.md 5."""

from __future__ import annotations

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.glyphs import placed
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import circle

_STRUCK = "#3A260A"
"""The sign on brass, in every theme."""


def paint_coin(canvas: Canvas, x: float, y: float, half: float, sign: str, *, struck: bool) -> None:
    """A coin with the glyph of this full name."""
    theme, colours = canvas.style.theme, canvas.style.colours
    if not struck:
        line = theme.text if canvas.style.contrast else theme.muted
        canvas.stroke(circle(x, y, half - 1), line, 1.2, 0.75, (3, 2.6))
        canvas.fill(placed(sign, x, y, half * 0.46), mix(line, theme.surface, 0.3))
        return
    if colours.shadow:
        canvas.fill(circle(x, y + half * 0.08, half), "#000000", 0.35)
    canvas.fill(circle(x, y, half), colours.brass)
    light = half * 0.06
    canvas.fill(circle(x, y, half).subtracted(circle(x + light, y + light * 1.3, half)), colours.brass_lit)
    canvas.stroke(circle(x, y, half * 0.85), colours.brass_deep, max(1.0, half * 0.05))
    canvas.fill(placed(sign, x, y + half * 0.04, half * 0.5), colours.brass_lit, 0.7)
    canvas.fill(placed(sign, x, y, half * 0.5), _STRUCK)
