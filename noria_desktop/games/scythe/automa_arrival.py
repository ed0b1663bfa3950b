"""What the Automa's character takes where it comes to stand. Source: automa.md 6 after the table; R15, R27."""

from __future__ import annotations

from noria_desktop.engine.contract import BOT
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.events import FactoryCardTaken, TokenRemoved
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.state import Observation
from noria_desktop.games.scythe.state_builder import StateBuilder


def claim(table: StateBuilder) -> None:
    """An encounter token is removed and brings nothing; at the Factory one card left is taken at random, unread.

    By whatever action the character came, once a battle or an attack on workers there is over (R27). Where the
    Automa lost its character is not there any more (R15), so there is nothing to ask about that.
    """
    automa, place = table.automa, table.automa.character
    if place is None:
        return
    if place in table.board.tokens:
        tokens = tuple([token for token in table.board.tokens if token != place])
        table.board = changed(table.board, tokens=tokens)
        table.tell(TokenRemoved(place))
    if place == geography().factory and wants_factory_card(table):
        cards = table.decks.factory
        index, table.rng = table.rng.below(len(cards))
        table.decks = changed(table.decks, factory=(*cards[:index], *cards[index + 1 :]))
        table.automa = changed(automa, factory_card=(cards[index],))
        table.tell(FactoryCardTaken(BOT, cards[index]))


def wants_factory_card(sight: Observation) -> bool:
    """Whether the Factory has something for the Automa: it has no card yet, and one is left there (R14)."""
    return not sight.automa.factory_card and bool(sight.decks.factory)
