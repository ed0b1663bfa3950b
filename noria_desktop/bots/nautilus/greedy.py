"""One card ahead: what a board that is partly full seems worth.

A column with two cards is decided, any other is even for a plain player. A player with foresight takes a card that
faces nothing to win as often as it beats the divers that do not lie on the board yet. The worth is the mean
over the 32 outcomes, the columns taken as independent.

Source: engines-and-bots 5 (levels 1 and 2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noria_desktop.bots.nautilus.kernel import (
    ANCHOR,
    ARROWS,
    BEATEN_BY,
    COLUMN_WON,
    COLUMNS,
    DIVERS,
    LAYING,
    MOVE,
    NOTHING,
    OPPOSITE,
    SPACES,
    WITH_ANCHOR,
    Kernel,
)

EVEN: Final = 0.5


class Appraisal:
    """Worth of what could be laid on one board, to seat 0."""

    def __init__(self, at: Kernel, table: Sequence[float], foresight: float = 0.0) -> None:
        """Look at a position before a decision.

        Args:
            at: the position.
            table: worth of the outcomes to seat 0.
            foresight: how much of what a card that faces nothing may beat is seen; at 0 its column is even.
        """
        self._foresight = foresight
        self._at = at
        self._table = table
        self._pool = DIVERS
        for card in at.cells:
            if card != NOTHING:
                self._pool &= ~(1 << card)
        self._chances = [self.column(column, at.cells) for column in range(COLUMNS)]
        self._ends = [self._both_ends(column) for column in range(COLUMNS)]

    def column(self, column: int, cells: Sequence[int]) -> float:
        """The chance that seat 0's side wins a column."""
        near, far = cells[column], cells[column + COLUMNS]
        if near == NOTHING:
            return EVEN if far == NOTHING else 1.0 - self.alone(far)
        if far == NOTHING:
            return self.alone(near)
        return 1.0 if COLUMN_WON[column][near][far] else 0.0

    def alone(self, card: int) -> float:
        """The chance of a card that faces nothing."""
        pool = self._pool & ~(1 << card)
        # One of a pool of none or one card says little; an even card more keeps the chance off the ends.
        beaten = ((pool & BEATEN_BY[card]).bit_count() + EVEN) / (pool.bit_count() + 1)
        return EVEN + self._foresight * (EVEN - beaten)

    def mean(self, chances: Sequence[float]) -> float:
        """The worth when the columns are won with these chances."""
        worths = list(self._table)
        for chance in chances:
            lost, won = worths[0::2], worths[1::2]
            worths = [a + chance * (b - a) for a, b in zip(lost, won, strict=True)]
        return worths[0]

    def _both_ends(self, column: int) -> tuple[float, float]:
        chances = list(self._chances)
        chances[column] = 0.0
        lost = self.mean(chances)
        chances[column] = 1.0
        return lost, self.mean(chances)

    def laid(self, card: int, space: int) -> float:
        """The worth after a card is laid, whatever its arrow does."""
        column = space % COLUMNS
        faced = self._at.cells[OPPOSITE[space]]
        if faced == NOTHING:
            chance = self.alone(card) if space < COLUMNS else 1.0 - self.alone(card)
        elif space < COLUMNS:
            chance = 1.0 if COLUMN_WON[column][card][faced] else 0.0
        else:
            chance = 1.0 if COLUMN_WON[column][faced][card] else 0.0
        lost, won = self._ends[column]
        return lost + chance * (won - lost)

    def moved(self, code: int, cells: Sequence[int]) -> float:
        """The worth after a card of this board was moved."""
        origin, to = divmod(code - MOVE, SPACES)
        after = list(cells)
        after[to], after[origin] = after[origin], NOTHING
        return self.mean([self.column(column, after) for column in range(COLUMNS)])

    def worth(self, code: int, *, follow_up: bool = True) -> float:
        """The worth after an action.

        Args:
            code: a legal action.
            follow_up: whether an arrow's best move is counted as well.
        """
        at = self._at
        if code >= MOVE:
            return self.moved(code, at.cells)
        if code >= ANCHOR:
            return self._anchored(code - ANCHOR)
        card, space = divmod(code % WITH_ANCHOR, SPACES)
        worth = self.laid(card, space)
        if not follow_up or not ARROWS >> card & 1:
            return worth
        after = at.copy()
        after.play(code % WITH_ANCHOR)
        if after.task == LAYING:
            return worth
        best = max if at.seat == 0 else min
        return best(self.moved(move, after.cells) for move in after.moves())

    def _anchored(self, space: int) -> float:
        """What the column of a card already brings seat 0; the player fixes where it has most to lose."""
        column = space % COLUMNS
        lost, won = self._ends[column]
        return EVEN + (self._chances[column] - EVEN) * (won - lost)


def ranked(
    at: Kernel, table: Sequence[float], *, follow_up: bool = True, foresight: float = 0.0
) -> list[tuple[float, int]]:
    """All legal actions with their worth to the player who decides, best first.

    The anchor changes nothing one card ahead, so a card with it stands right after the card without.
    """
    appraisal = Appraisal(at, table, foresight)
    sign = 1 if at.seat == 0 else -1
    found = []
    for code in at.legal():
        worth = appraisal.worth(code, follow_up=follow_up)
        found.append((worth if sign > 0 else 1.0 - worth, code))
    return sorted(found, key=lambda some: (-some[0], some[1]))
