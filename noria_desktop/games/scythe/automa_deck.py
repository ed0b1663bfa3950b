"""The Automa's own deck: one draw pile, two piles of discards. Source: automa.md 3, 5, 9.4, 11; R23, R24."""

from __future__ import annotations

from noria_desktop.engine.piles import shuffle
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.events import AutomaDeckShuffled
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import AutomaCard


def draw_turn_card(table: StateBuilder) -> AutomaCard:
    """The card of the Automa's turn, face up onto the main discards; its resource box is remembered (R23)."""
    card = _draw(table)
    automa = table.automa
    table.automa = changed(automa, main=(*automa.main, card), remembered=card)
    return card


def draw_battle_card(table: StateBuilder) -> AutomaCard:
    """The card of one battle, onto the battle discards; of it only the battle table is used (10.2)."""
    card = _draw(table)
    table.automa = changed(table.automa, battle=(*table.automa.battle, card))
    return card


def shuffle_all(table: StateBuilder) -> None:
    """All nineteen cards, wherever they lie, are the draw pile again (9.4, R24).

    The card of the turn going on is among them: what it says is remembered.
    """
    cards = tuple(range(1, len(components().automa.cards) + 1))
    pile, table.rng = shuffle(cards, table.rng)
    table.automa = changed(table.automa, deck=pile, main=(), battle=())
    table.tell(AutomaDeckShuffled())


def _draw(table: StateBuilder) -> AutomaCard:
    """The top card; an empty pile is made anew at this moment and not before (R24)."""
    if not table.automa.deck:
        shuffle_all(table)
    (card,), pile = table.automa.deck.draw()
    table.automa = changed(table.automa, deck=pile)
    return card
