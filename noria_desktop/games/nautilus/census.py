"""Counting the cards: fourteen divers, six specials and thirty domain cards, each of them once.

Source: rules.md 1, 5; N19, N25, N26, N30.
"""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.games.nautilus.state import KeepingSpecial, Opening, Returning, State
from noria_desktop.games.nautilus.terms import BONE, KRAKEN, Card, DomainCard, Special


def diver_places(state: State) -> Iterator[tuple[str, Card | None]]:
    """Every diver and where it is: pile, hands, drawn by the submarine, spaces."""
    table = state.table
    for index, card in enumerate(state.deal.pile):
        yield f"deal.pile[{index}]", card
    for seat, hand in enumerate(table.hands):
        for index, card in enumerate(hand):
            yield f"table.hands[{seat}][{index}]", card
    if isinstance(table.pending, Returning):
        for index, card in enumerate(table.pending.drawn):
            yield f"table.pending.drawn[{index}]", card
    for space, lying in enumerate(table.spaces):
        if lying is not None and lying not in (BONE, KRAKEN):
            yield f"table.spaces[{space}]", lying


def special_places(state: State) -> Iterator[tuple[str, Special | None]]:
    """Specials of this round: drawn, held or used."""
    table = state.table
    if isinstance(table.pending, KeepingSpecial):
        for index, special in enumerate(table.pending.drawn):
            yield f"table.pending.drawn[{index}]", special
    for seat, held in enumerate(table.specials):
        for index, special in enumerate(held):
            yield f"table.specials[{seat}][{index}]", special
    for index, special in enumerate(state.deal.used):
        yield f"deal.used[{index}]", special


def domain_card_places(state: State) -> Iterator[tuple[str, DomainCard | None]]:
    """Every domain card: in the deck, in the row, with a player."""
    match = state.match
    for index, card in enumerate(match.domain_deck.cards):
        yield f"match.domain_deck.cards[{index}]", card
    for column, lying in enumerate(state.deal.row):
        if lying is not None:
            yield f"deal.row[{column}]", lying
    for seat, cards in enumerate(match.taken):
        for index, card in enumerate(cards):
            yield f"match.taken[{seat}][{index}]", card


def is_dealt(state: State) -> bool:
    """Whether the round has opened: divers are on the table."""
    return not isinstance(state.table.pending, Opening)
