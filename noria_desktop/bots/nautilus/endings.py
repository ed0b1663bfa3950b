"""The last two cards of a round, laid with care: whoever lays them sees everything that follows.

With one free space only the column's winner is open, with two the other player's answer besides. Arrows are
left out (a tenth card's arrow never moves anything, a ninth card's does only now and then): this is for
playouts; ``endgame`` is exact.

Source: engines-and-bots 5 (playouts, level 4).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from noria_desktop.bots.nautilus.kernel import (
    ARROWS,
    BEATEN_BY,
    CARDS,
    CARDS_OF,
    COLUMN_WON,
    COLUMNS,
    NOTHING,
    OPPOSITE,
    SPACES,
)

_ALL: Final = (1 << CARDS) - 1
_GIVING: Final = tuple(
    tuple(
        BEATEN_BY[faced] if space < COLUMNS else _ALL & ~BEATEN_BY[faced] & ~(1 << faced)
        for faced in range(CARDS)
    )
    for space in range(SPACES)
)
"""Cards that make seat 0's side win the column when laid on a space that faces a card."""
_BIT: Final = tuple(1 << space % COLUMNS for space in range(SPACES))

EndingValues: TypeAlias = Sequence[float]


def filled_outcome(cells: list[int]) -> int:
    """Columns of two cards that seat 0's side wins."""
    won = 0
    for column in range(COLUMNS):
        near, far = cells[column], cells[column + COLUMNS]
        if near != NOTHING and far != NOTHING:
            won |= COLUMN_WON[column][near][far]
    return won


def last_card(cells: list[int], space: int, hand: int, seat: int, table: EndingValues) -> int:
    """The outcome when a seat lays the tenth card as well as it can."""
    base = filled_outcome(cells)
    bit = _BIT[space]
    giving = _GIVING[space][cells[OPPOSITE[space]]]
    if (table[base | bit] >= table[base]) == (seat == 0):
        return base | bit if hand & giving else base
    return base if hand & ~giving else base | bit


def last_two_cards(
    cells: list[int], space: int, other_space: int, hand: int, other: int, seat: int, table: EndingValues
) -> int:
    """The outcome when a seat lays the ninth card and the other seat the tenth, both as well as they can.

    Args:
        cells: the board.
        space: one free space.
        other_space: the other free space.
        hand: cards of the seat that lays first.
        other: cards of the other seat.
        seat: who lays first.
        table: worth of the outcomes to seat 0.
    """
    hand = hand & ~ARROWS or hand
    base = filled_outcome(cells)
    sign = 1.0 if seat == 0 else -1.0
    best, chosen = -2.0, base
    if OPPOSITE[space] == other_space:
        bit = _BIT[space]
        won = base | bit
        # The answering seat sees the card it must face.
        wants_it_won = (table[won] >= table[base]) == (seat == 1)
        for answered in (space, other_space):
            giving = _GIVING[answered]
            for card in CARDS_OF[hand]:
                cards = giving[card]
                gets_it = other & cards if wants_it_won else other & ~cards
                end = won if bool(gets_it) == wants_it_won else base
                worth = sign * table[end]
                if worth > best:
                    best, chosen = worth, end
        return chosen
    for mine, theirs in ((space, other_space), (other_space, space)):
        winning = _GIVING[theirs][cells[OPPOSITE[theirs]]]
        bit = _BIT[theirs]
        can_win, can_lose = other & winning, other & ~winning
        winning = _GIVING[mine][cells[OPPOSITE[mine]]]
        for now in (base,) * bool(hand & ~winning) + (base | _BIT[mine],) * bool(hand & winning):
            if not can_lose:
                end = now | bit
            elif not can_win or (table[now | bit] >= table[now]) != (seat == 1):
                end = now
            else:
                end = now | bit
            worth = sign * table[end]
            if worth > best:
                best, chosen = worth, end
    return chosen
