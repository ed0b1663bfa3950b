"""Places inside the pictures of the submarine's table; painters and presenter use the same functions.

``unit`` is the scale of the board: one unit of mocks/nautilus.md in board units.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.ui.board.boxes import Box, box

TALL: Final = 1.38
"""Height of a card in widths."""
SPACE: Final = 78.0
"""Width of a card on the table, in units."""
DOMAIN: Final = (92.0, 90.0)
"""Domain card, in units."""
GAP: Final = 14.0
"""Between a domain card and the places facing over it, in units."""
STEP: Final = 122.0
"""Widest distance of two columns, in units."""
HAND: Final = 104.0
"""Width of a card in hand, in units."""
HELD: Final = 100.0
"""Width of a card being carried, in units."""
RIVAL_CARD: Final = 50.0
"""Width of a card in the rival's hanging hand, in units."""
WINDOW: Final = 408.0
"""Height of the window, in units."""
RIVAL_BAND: Final = 74.0
HAND_BAND: Final = 186.0
ROUND_END: Final = 172.0
"""Height of the panel of a round's end, in units."""
WIDEST_WINDOW: Final = 900.0

TRACKER_COLUMNS: Final = 7
CELL_GAP: Final = 4.5


def tracker_cell(width: float, height: float, index: int) -> Box:
    """Cell of a diver (index 0 is the 1), from the centre of the tracker's picture."""
    wide = (width - (TRACKER_COLUMNS - 1) * CELL_GAP) / TRACKER_COLUMNS
    high = (height - LEGEND - CELL_GAP) / 2
    column, row = index % TRACKER_COLUMNS, index // TRACKER_COLUMNS
    left = -width / 2 + column * (wide + CELL_GAP)
    return box(left, -height / 2 + row * (high + CELL_GAP), wide, high)


LEGEND: Final = 26.0
"""Height of the legend under the tracker."""


def fate_cell(width: float, height: float, index: int) -> Box:
    """Cell of a special card, from the centre of the picture."""
    gap = 5.0
    wide = (width - 5 * gap) / 6
    return box(-width / 2 + index * (wide + gap), -height / 2, wide, height)
