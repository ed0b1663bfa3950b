"""The feature draft: which cards may be won, taking an open one, drawing two and keeping one.

A card and its tile are one: whoever wins the card lays the tile at once (``placement.place_feature``) or, without a
space for it, keeps the card alone. Callers took their choice from ``open_cards`` or ``drawable``.

Source: rules.md 4.4, 4.5; rulings 11 to 15, 35.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from noria_desktop.engine.piles import Pile
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.state import Sky, Supply
from noria_desktop.games.solani.terms import Row, Tile

ROWS: Final = tuple(Row)


@cache
def row_of(feature: Tile) -> Row:
    """The row and deck to which a feature card belongs.

    Raises:
        ValueError: the tile is no feature.
    """
    return Row(str(components().numbers[feature.index]))


# What may be won ----------------------------------------------------------------------------------------


def may_own(sky: Sky, row: Row) -> bool:
    """Whether the player may have one more card of this number: at most two of each (4.4)."""
    return sum([row_of(card) is row for card in sky.features]) < components().feature_limit


def open_cards(sky: Sky, supply: Supply) -> tuple[Tile, ...]:
    """The open cards a player may take: number 2 left to right, then number 3."""
    return tuple([card for row in ROWS if may_own(sky, row) for card in supply.rows[row.index]])


def drawable(sky: Sky, supply: Supply) -> tuple[Row, ...]:
    """The decks from which a player may draw; an empty one gives nothing (ruling 11)."""
    return tuple([row for row in ROWS if may_own(sky, row) and len(supply.decks[row.index])])


# Winning ------------------------------------------------------------------------------------------------


def take(sky: Sky, supply: Supply, feature: Tile) -> tuple[Sky, Supply]:
    """The card leaves its row, which is not filled up, and is the player's (ruling 35)."""
    row = row_of(feature)
    left = tuple([card for card in supply.rows[row.index] if card is not feature])
    return _won(sky, feature), _with(supply, row, left, supply.decks[row.index])


def draw(supply: Supply, row: Row) -> tuple[Supply, tuple[Tile, ...]]:
    """Two cards off the top of a deck, or the last one (ruling 11), in the order drawn.

    Raises:
        EmptyPile: the deck is one that this observer may not know.
    """
    deck = supply.decks[row.index]
    drawn, rest = deck.draw(min(components().drawn, len(deck)))
    return _with(supply, row, supply.rows[row.index], rest), drawn


def keep(
    sky: Sky, supply: Supply, drawn: tuple[Tile | None, ...], feature: Tile
) -> tuple[Sky, Supply, Tile | None]:
    """One drawn card is the player's, the other joins the right end of its row at once (ruling 12).

    The last of the three values is that other card, None if only one was drawn.
    """
    row = row_of(feature)
    other = next((card for card in drawn if card is not feature), None)
    if other is None:
        return _won(sky, feature), supply, None
    open_row = (*supply.rows[row.index], other)
    return _won(sky, feature), _with(supply, row, open_row, supply.decks[row.index]), other


def refilled(supply: Supply) -> tuple[Supply, tuple[Tile, ...]]:
    """Clean-up: a row without any card gets the top card of its deck; and the cards turned up (ruling 15)."""
    turned: list[Tile] = []
    for row in ROWS:
        deck = supply.decks[row.index]
        if len(deck) and not supply.rows[row.index]:
            cards, rest = deck.draw()
            supply = _with(supply, row, cards, rest)
            turned += cards
    return supply, tuple(turned)


def _won(sky: Sky, feature: Tile) -> Sky:
    """The sky with a card more and a pick less."""
    return changed(sky, features=(*sky.features, feature), picks=sky.picks - 1)


def _with(supply: Supply, row: Row, cards: tuple[Tile, ...], deck: Pile[Tile]) -> Supply:
    """The supply with another row and deck of one number."""
    rows, decks = supply.rows, supply.decks
    if row is Row.TWO:
        rows, decks = (cards, rows[1]), (deck, decks[1])
    else:
        rows, decks = (rows[0], cards), (decks[0], deck)
    return changed(supply, rows=rows, decks=decks)
