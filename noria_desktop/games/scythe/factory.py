"""Coming to the Factory: the human looks at the cards left and takes one. Source: rules.md 8; H14.

The card's top row is ``factory_card``'s, its bottom row is a move like any other.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.actions import Action, TakeFactoryCard
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.decisions import Decision, humans
from noria_desktop.games.scythe.events import FactoryCardsSeen, FactoryCardTaken
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.pending import ChoosingFactoryCard
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Observation, State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Phase, Prompt

_TAKE: Final = tuple(TakeFactoryCard(card + 1) for card in range(len(components().cards.factory)))
"""By number of the card, less one."""


def has_card_to_take(sight: Observation) -> bool:
    """Whether the character stands at the Factory for the first time: no card taken yet, and one to take."""
    human = sight.human
    return (
        human.army.character == geography().factory
        and human.factory_card is None
        and bool(sight.decks.factory)
    )


def look_at_cards(table: StateBuilder) -> None:
    """The human looks at the cards left."""
    table.push(ChoosingFactoryCard())
    table.tell(FactoryCardsSeen(table.decks.factory))


def card_actions(state: State, entry: ChoosingFactoryCard) -> tuple[Action, ...]:
    """The cards at the Factory as they lie; there is no declining."""
    return tuple([_TAKE[card - 1] for card in state.decks.factory if card is not None])


def take_card(table: StateBuilder, entry: ChoosingFactoryCard, action: TakeFactoryCard) -> None:
    """One card is the fifth section from now on, the others stay face down."""
    table.pop()
    left = tuple([card for card in table.decks.factory if card != action.card])
    table.decks = changed(table.decks, factory=left)
    table.human = changed(table.human, factory_card=action.card)
    table.tell(FactoryCardTaken(HUMAN, action.card))


DECISIONS: Final = (
    Decision(
        ChoosingFactoryCard,
        humans(Phase.FACTORY, Prompt.FACTORY_CARD),
        card_actions,
        {TakeFactoryCard: take_card},
        {TakeFactoryCard: Why.NOT_AT_FACTORY},
        Why.FACTORY_CARD_FIRST,
    ),
)
