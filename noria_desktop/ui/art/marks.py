"""Marks of whose a thing is, and the stamp of a sealed record.

The shape tells before the colour does: the human is a disc, the bot a diamond.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.ui.art.legible import WORD, legible
from noria_desktop.ui.art.pens import fill, line, pen, placed_at, rgba, stroke
from noria_desktop.ui.art.shapes import circle, point, polygon, rhombus, rounded, rounded_rect
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import text, text_width

STAMP_RED: Final = "#C8352B"
STAMP_PAPER: Final = "#FFF6EE"


def side_badge(
    painter: QPainter, theme: Theme, human: bool, x: float, y: float, radius: float, ghost: bool = False
) -> None:
    """Blue disc of the human or orange diamond of the bot; ``ghost`` for what has not happened yet."""
    colour = theme.you if human else theme.bot
    outer = circle(x, y, radius * 0.9) if human else rhombus(x, y, radius * 1.1)
    if ghost:
        fill(painter, outer, rgba(colour, 60), pen(colour, 1.6, (3, 2)))
        return
    inner = circle(x, y, radius * 0.62) if human else rhombus(x, y, radius * 0.74)
    fill(painter, outer, theme.paper, pen(theme.ink, 1.2))
    fill(painter, inner, colour, pen(theme.ink, 0.8))


@lru_cache(maxsize=16)
def in_colours(theme: Theme, sides: tuple[str, str] | None) -> Theme:
    """The theme with both sides in the colours of their pieces; None: as everywhere else."""
    if sides is None:
        return theme
    you, bot = sides
    return evolve(theme, you=you, bot=bot, seats=(you, bot, *theme.seats[2:]))


@lru_cache(maxsize=16)
def in_line_colours(theme: Theme, sides: tuple[str, str] | None) -> Theme:
    """The same where lines and figures bear the colours too: as they can be made out on a sheet."""
    if sides is None:
        return theme
    you, bot = (legible(one, theme.surface) for one in sides)
    said, answered = (legible(one, theme.surface, WORD) for one in sides)
    return evolve(in_colours(theme, (you, bot)), you_text=said, bot_text=answered)


def seat_badge(painter: QPainter, theme: Theme, seat: int, x: float, y: float, radius: float) -> None:
    """Badge of one of up to four seats: disc and diamond as those of the sides, triangle, square."""
    if seat < 2:
        side_badge(painter, theme, seat == 0, x, y, radius)
        return
    for size, colour, edge in ((1.0, theme.paper, 1.2), (0.68, theme.seats[seat], 0.8)):
        r = radius * size
        if seat == 2:
            corners = [point(r * 1.2, -90 + 120 * k) for k in range(3)]
            shape = polygon([(x + corner.x(), y + radius * 0.2 + corner.y()) for corner in corners])
        else:
            shape = rounded(x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7, r * 0.15)
        fill(painter, shape, colour, pen(theme.ink, edge))


def stamp(painter: QPainter, x: float, y: float, size: float, turn: float = -7.0) -> None:
    """Stamp of a sealed record: red square with a carved wheel, a mark and not a letter."""
    with placed_at(painter, x, y, turn=turn):
        half = size / 2
        fill(painter, rounded(-half, -half, size, size, size * 0.24), STAMP_RED)
        frame = rounded(-half * 0.84, -half * 0.84, size * 0.84, size * 0.84, size * 0.17)
        stroke(painter, frame, pen(STAMP_PAPER, max(0.7, size * 0.045)))
        rim = half * 0.58
        stroke(painter, circle(0, 0, rim), pen(STAMP_PAPER, max(0.9, size * 0.075)))
        for k in range(8):
            a, b = point(rim, 45 * k), point(rim * 1.28, 45 * k + 16)
            line(painter, a.x(), a.y(), b.x(), b.y(), pen(STAMP_PAPER, max(0.8, size * 0.07)))
        for k in range(4):
            a, b = point(rim * 0.3, 45 * k), point(rim, 45 * k)
            line(painter, -b.x(), -b.y(), b.x(), b.y(), pen(STAMP_PAPER, max(0.6, size * 0.045)))
        fill(painter, circle(0, 0, rim * 0.34), STAMP_PAPER)
        fill(painter, circle(0, 0, rim * 0.14), STAMP_RED)


def pill(
    painter: QPainter,
    theme: Theme,
    x: float,
    y: float,
    words: str,
    colour: str,
    size: float = 12.5,
    width: float | None = None,
) -> None:
    """Small rounded plate with a short sign, centred on a point."""
    wide = width if width is not None else text_width(words, size, True) + 10
    box = QRectF(x - wide / 2, y - 9, wide, 18)
    fill(painter, rounded_rect(box, 9), theme.surface, pen(colour, 1.5))
    text(painter, box.adjusted(2, 0, -2, 0), words, size, colour, True)
