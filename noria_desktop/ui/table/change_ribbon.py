"""What the drop aimed at would change, as a ribbon of plates beside the prompt: a plate each for what is gained and lost."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from noria_desktop.ui.art.pens import rgba
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, text, text_width
from noria_desktop.ui.board.cards import AMOUNT
from noria_desktop.ui.table.buttons import plate

RIBBON_FROM = 0.36
"""Part of the strip's width that the ribbon leaves to the words."""
PLATE_PADDING = 10
MINUS = ("-", "\N{MINUS SIGN}")


def paint_ribbon(
    painter: QPainter, theme: Theme, lines: tuple[str, ...], least: float, right: float, height: float
) -> float:
    """Plates from the right, the first line leftmost; returns where they begin. Those that do not fit stay away.

    Args:
        painter: of the strip, scaled to design pixels.
        theme: its colours.
        lines: a plate each; one that begins with an amount is in the colour of a gain or of a loss.
        least: so far to the left the plates may come.
        right: where they end.
        height: of the strip.
    """
    for line in reversed(_fitting(lines, right - least)):
        amount, words = _parts(line)
        loses = amount.startswith(MINUS)
        colour = theme.line if not amount else theme.danger if loses else theme.success
        whole = QRectF(right - _plate_width(line), 12, _plate_width(line), height - 24)
        plate(painter, whole, 6, theme.raised, QPen(rgba(colour), 1.3))
        box = whole.adjusted(PLATE_PADDING, 0, -PLATE_PADDING, 0)
        if amount:
            used = text(painter, box, amount, 16, colour, bold=True, align=LEFT, fit=False)
            box.setLeft(box.left() + used + 6)
        text(painter, box, words, 13, theme.text, align=LEFT)
        right = whole.left() - 6
    return right - 8


def _plate_width(line: str) -> float:
    """Width of a plate of the ribbon."""
    amount, words = _parts(line)
    wide = text_width(words, 13)
    if amount:
        wide += text_width(amount, 16, bold=True) + 6
    return wide + 2 * PLATE_PADDING + 2


def _fitting(lines: tuple[str, ...], room: float) -> tuple[str, ...]:
    """The first lines that fit into the ribbon."""
    found: list[str] = []
    for line in lines:
        room -= _plate_width(line) + 6
        if room < 0:
            break
        found.append(line)
    return tuple(found)


def _parts(line: str) -> tuple[str, str]:
    """The gain or cost that a line begins with, empty where there is none, and its words."""
    found = AMOUNT.match(line)
    return (found.group(1), found.group(2)) if found is not None else ("", line)
