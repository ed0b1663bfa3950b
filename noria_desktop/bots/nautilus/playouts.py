"""Rounds played to their end by chance, as fast as the language allows.

A playout lays the cards of both hands in random order on random spaces; arrows move a random card; the anchor stays
unused. All orders are drawn beforehand, so that laying a card takes one table look-up. The last two
cards can be laid with care instead: they are the ones whose consequences are all in sight.

Source: engines-and-bots 2, 5, 8 (P3).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import permutations
from operator import itemgetter
from typing import Any, Final, TypeAlias

from noria_desktop.bots.nautilus.endings import last_card, last_two_cards
from noria_desktop.bots.nautilus.kernel import (
    ARROWS,
    CARDS_OF,
    COLUMN_WON,
    FACING,
    OPPOSITE,
    SIDE_OF,
    SPACES,
    SPACES_OF,
    outcome,
)

Reorder: TypeAlias = Callable[[Any], tuple[int, ...]]

_MOST_CARDS: Final = 6
_SPACE_ORDERS: Final = 1024
_FIRST, _SECOND, _THIRD, _FOURTH, _FIFTH = COLUMN_WON


def _reorder(order: tuple[int, ...]) -> Reorder:
    """A function that puts a tuple into this order."""
    if len(order) == 1:
        return tuple
    made: Reorder = itemgetter(*order)
    return made


def _card_orders() -> tuple[tuple[Reorder, ...], ...]:
    """All orders of 0 to 6 cards."""
    some: list[tuple[Reorder, ...]] = [(tuple,)]
    some.extend(tuple(map(_reorder, permutations(range(n)))) for n in range(1, _MOST_CARDS + 1))
    return tuple(some)


def _space_orders() -> tuple[tuple[Reorder, ...], ...]:
    """Many random orders of 0 to 10 spaces; together with the orders of the cards there are millions."""
    chance = random.Random(20000)
    some: list[tuple[Reorder, ...]] = [(tuple,) * _SPACE_ORDERS]
    for count in range(1, SPACES + 1):
        spaces = range(count)
        some.append(tuple(_reorder(tuple(chance.sample(spaces, count))) for _ in range(_SPACE_ORDERS)))
    return tuple(some)


_CARD_ORDERS: Final = _card_orders()
_SPACE_ORDERS_OF: Final = _space_orders()
_IS_ARROW: Final = tuple(bool(ARROWS >> card & 1) for card in range(16))


def playout(
    cells: list[int], empty: int, hand: int, other: int, fixed: int, chance: Callable[[], float]
) -> int:
    """Fill a board at random and say who gets the row.

    Args:
        cells: the board, filled in place.
        empty: its free spaces.
        hand: the cards of the player who lays the next card.
        other: the cards of the other player.
        fixed: the anchored card's space as a set.
        chance: gives a number from 0 to below 1.

    Returns:
        The outcome: bit c is set when seat 0's side wins column c.
    """
    spaces = SPACES_OF[empty]
    left = len(spaces)
    near, far = CARDS_OF[hand], CARDS_OF[other]
    orders = _CARD_ORDERS[len(near)]
    first = orders[int(chance() * len(orders))](near)
    orders = _CARD_ORDERS[len(far)]
    second = orders[int(chance() * len(orders))](far)
    order = [0] * left
    order[0::2] = first[: left + 1 >> 1]
    order[1::2] = second[: left >> 1]
    free = list(_SPACE_ORDERS_OF[left][int(chance() * _SPACE_ORDERS)](spaces))
    _lay(cells, empty, order, free, fixed, chance)
    a, b, c, d, e, f, g, h, i, j = cells
    return _FIRST[a][f] | _SECOND[b][g] | _THIRD[c][h] | _FOURTH[d][i] | _FIFTH[e][j]


def careful_playout(
    cells: list[int],
    empty: int,
    hand: int,
    other: int,
    fixed: int,
    chance: Callable[[], float],
    seat: int,
    table: Sequence[float],
) -> int:
    """Like ``playout``, but the last two cards are laid as well as they can be.

    They stay off the board, so that what is learned of cards on spaces is not of their making.

    Args:
        cells: the board, filled in place up to eight cards.
        empty: its free spaces.
        hand: the cards of the player who lays the next card.
        other: the cards of the other player.
        fixed: the anchored card's space as a set.
        chance: gives a number from 0 to below 1.
        seat: who lays the next card.
        table: worth of the outcomes to seat 0.
    """
    spaces = SPACES_OF[empty]
    left = len(spaces)
    if left > 2:
        near, far = CARDS_OF[hand], CARDS_OF[other]
        orders = _CARD_ORDERS[len(near)]
        first = orders[int(chance() * len(orders))](near)
        orders = _CARD_ORDERS[len(far)]
        second = orders[int(chance() * len(orders))](far)
        order = [0] * (left - 2)
        order[0::2] = first[: left - 1 >> 1]
        order[1::2] = second[: left - 2 >> 1]
        for card in first[: left - 1 >> 1]:
            hand ^= 1 << card
        for card in second[: left - 2 >> 1]:
            other ^= 1 << card
        free = list(_SPACE_ORDERS_OF[left][int(chance() * _SPACE_ORDERS)](spaces))
        _lay(cells, empty, order, free, fixed, chance)
        if left & 1:
            hand, other, seat = other, hand, 1 - seat
        return last_two_cards(cells, free[0], free[1], hand, other, seat, table)
    if left == 2:
        return last_two_cards(cells, spaces[0], spaces[1], hand, other, seat, table)
    if left:
        return last_card(cells, spaces[0], hand, seat, table)
    return outcome(cells)


def _lay(
    cells: list[int],
    empty: int,
    order: list[int],
    free: list[int],
    fixed: int,
    chance: Callable[[], float],
) -> None:
    """Lay cards in this order on the free spaces, last space first; arrows move something at random."""
    for card in order:
        space = free.pop()
        cells[space] = card
        empty ^= 1 << space
        if _IS_ARROW[card] and empty:
            movable = SIDE_OF[space] & ~empty & ~fixed & ~(1 << space)
            if card == 7 or card == 8:
                gaps = empty & SIDE_OF[space]
                if not movable or not gaps:
                    continue
                sources = SPACES_OF[movable]
                source = sources[int(chance() * len(sources))]
                sources = SPACES_OF[gaps]
                target = sources[int(chance() * len(sources))]
            else:
                movable &= FACING[empty]
                if not movable:
                    continue
                sources = SPACES_OF[movable]
                source = sources[int(chance() * len(sources))]
                target = OPPOSITE[source]
            cells[target] = cells[source]
            # The gap takes the target's turn in the order, which keeps every order equally likely.
            free[free.index(target)] = source
            empty ^= 1 << source | 1 << target
