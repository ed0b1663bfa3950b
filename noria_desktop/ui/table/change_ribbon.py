"""What the drop aimed at would change, as a ribbon of plates beside the prompt: a plate each for what is gained and lost."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from noria_desktop.ui.art.pens import rgba
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, text, text_width
from noria_desktop.ui.board.cards import AMOUNT, is_welcome
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.buttons import plate

RIBBON_FROM = 0.36
"""Part of the strip's width that the ribbon leaves to the words."""
PLATE_PADDING = 10
APART, ROWS_APART = 6, 4
"""Between plates, and between rows of them."""
SINGLE_EDGE, DOUBLE_EDGE = 12, 4
"""Above and below one row of plates, and two."""
MANY = 9
"""As many plates as ever stay away."""


def paint_ribbon(
    painter: QPainter, theme: Theme, lines: tuple[str, ...], least: float, right: float, height: float
) -> float:
    """Plates in one row, or in two where one has no room; returns where they begin.

    Args:
        painter: of the strip, scaled to design pixels.
        theme: its colours.
        lines: a plate each; one that begins with an amount is in the colour of a gain or of a loss.
        least: so far to the left the plates may come.
        right: where they end.
        height: of the strip.
    """
    room = right - least
    rows = rows_of(lines, room)
    wide = max((_row_width(row, room) for row in rows), default=0.0)
    edge = SINGLE_EDGE if len(rows) < 2 else DOUBLE_EDGE
    tall = (height - 2 * edge - ROWS_APART * (len(rows) - 1)) / max(1, len(rows))
    for number, row in enumerate(rows):
        left = right - (wide if len(rows) > 1 else _row_width(row, room))
        y = edge + number * (tall + ROWS_APART)
        for line in row:
            plated = _plate_width(line, room)
            _paint_plate(painter, theme, line, QRectF(left, y, plated, tall))
            left += plated + APART
    return right - wide - APART - 8


def _paint_plate(painter: QPainter, theme: Theme, line: str, whole: QRectF) -> None:
    """A change: its amount in colour, its words beside it; words too wide for the whole ribbon are pressed together."""
    amount, words = _parts(line)
    colour = theme.line if not amount else theme.success if is_welcome(amount) else theme.danger
    plate(painter, whole, 6, theme.raised, QPen(rgba(colour), 1.3))
    box = whole.adjusted(PLATE_PADDING, 0, -PLATE_PADDING, 0)
    if amount:
        used = text(painter, box, amount, 16, colour, bold=True, align=LEFT, fit=False)
        box.setLeft(box.left() + used + 6)
    text(painter, box, words, 13, theme.text, align=LEFT)


def _plate_width(line: str, room: float) -> float:
    """Width of a plate; it leaves room beside it for the one that says how many stay away."""
    return min(_natural(line), room - APART - _natural(_more(MANY)))


def _natural(line: str) -> float:
    """Width of a plate whose words are not pressed together."""
    amount, words = _parts(line)
    wide = text_width(words, 13)
    if amount:
        wide += text_width(amount, 16, bold=True) + 6
    return wide + 2 * PLATE_PADDING + 2


def _row_width(row: tuple[str, ...], room: float) -> float:
    """Width of plates beside each other."""
    return sum(_plate_width(line, room) + APART for line in row) - APART


def rows_of(lines: tuple[str, ...], room: float) -> tuple[tuple[str, ...], ...]:
    """The lines as they stand in the ribbon: in one row, in two where one has no room for them.

    A line stands in the first row that has room for it, so that a short one fills what a long one leaves. Where two
    rows have no room for all of them, the last plate says how many stay away: nothing goes without a sign.

    Args:
        lines: the most important first.
        room: width of a row in design pixels.
    """
    first, second, shown = _placed(lines, room, room)
    if shown < len(lines):
        first, second, shown = _placed(lines, room, room - APART - _natural(_more(MANY)))
        second += (_more(len(lines) - shown),)
    return tuple(row for row in (first, second) if row)


def _placed(
    lines: tuple[str, ...], room: float, below: float
) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """Both rows, of which the second is as wide as ``below``, and how many lines stand in them."""
    first: tuple[str, ...] = ()
    second: tuple[str, ...] = ()
    for line in lines:
        if _row_width((*first, line), room) <= room:
            first += (line,)
        elif _row_width((*second, line), room) <= below:
            second += (line,)
    return first, second, len(first) + len(second)


def _more(count: int) -> str:
    """What is said of plates for which there is no room."""
    return translate("PromptStrip", "%n more", "", count)


def _parts(line: str) -> tuple[str, str]:
    """The gain or cost that a line begins with, empty where there is none, and its words."""
    found = re.match(AMOUNT, line)
    return (found.group(1), found.group(2)) if found is not None else ("", line)
