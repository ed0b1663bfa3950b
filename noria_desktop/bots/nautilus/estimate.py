"""What a half-full board is worth when both hands are supposed: quick enough for every leaf of a search.

As in ``greedy`` the columns count as independent; a card that faces nothing wins as often as it beats the cards
that both players still hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noria_desktop.bots.nautilus.kernel import BEATEN_BY, CARDS, COLUMN_WON, COLUMNS, NOTHING

LOSES_TO: Final = tuple(((1 << CARDS) - 1) & ~BEATEN_BY[card] & ~(1 << card) for card in range(CARDS))
"""The cards that a card beats."""
EVEN: Final = 0.5


def estimate(cells: list[int], pool: int, table: Sequence[float]) -> float:
    """The worth of a board to seat 0.

    Args:
        cells: the board.
        pool: the cards of both hands.
        table: worth of the outcomes to seat 0.
    """
    size = pool.bit_count() + 1
    worths: list[float] = list(table)
    for column in range(COLUMNS):
        near, far = cells[column], cells[column + COLUMNS]
        if near == NOTHING:
            if far == NOTHING:
                worths = [(worths[i] + worths[i + 1]) / 2 for i in range(0, len(worths), 2)]
                continue
            chance = 1.0 - ((pool & LOSES_TO[far]).bit_count() + EVEN) / size
        elif far == NOTHING:
            chance = ((pool & LOSES_TO[near]).bit_count() + EVEN) / size
        else:
            worths = worths[1::2] if COLUMN_WON[column][near][far] else worths[0::2]
            continue
        worths = [worths[i] + chance * (worths[i + 1] - worths[i]) for i in range(0, len(worths), 2)]
    return worths[0]
