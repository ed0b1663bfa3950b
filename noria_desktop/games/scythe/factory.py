"""Coming to the Factory, and the top row of its cards. Source: rules.md 8; H2, H14.

The human looks at the cards left and takes one. Its top row has a cost, then gains; its bottom row is a move like any
other.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.actions import Action, TakeFactoryCard, UseFactoryCard
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.costs import can_pay, pay_cost, unpaid
from noria_desktop.games.scythe.decisions import Decision, humans
from noria_desktop.games.scythe.events import FactoryCardsSeen, FactoryCardTaken, FactoryCardUsed
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.pending import (
    ChoosingBottom,
    ChoosingFactoryCard,
    ChoosingTop,
    Due,
    Gaining,
    PayingCard,
)
from noria_desktop.games.scythe.printed_cards import PrintedFactoryCard
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Human, Observation, State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Phase, Prompt, Source

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


# The card's top row -------------------------------------------------------------------------------------


_CARDS: Final = components().cards.factory
_USE: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(UseFactoryCard(option) for option in range(len(card.options))) for card in _CARDS
)
_GAINS: Final = tuple(
    tuple(
        Gaining(tuple(Due(part.gain, part.amount, Source.FACTORY) for part in side)) for side in card.options
    )
    for card in _CARDS
)
"""By card and side."""


def printed_card(human: Human) -> PrintedFactoryCard:
    """The human's Factory card."""
    assert human.factory_card is not None
    return _CARDS[human.factory_card - 1]


def sides(human: Human) -> tuple[Action, ...]:
    """The sides of the human's card if its cost can be paid."""
    assert human.factory_card is not None
    return _USE[human.factory_card - 1] if can_pay(human, printed_card(human).cost) else ()


def use(table: StateBuilder, entry: ChoosingTop, action: UseFactoryCard) -> None:
    """Pay for the card; the gains of the side follow once the combat card is paid."""
    card = table.human.factory_card
    assert card is not None
    cost = printed_card(table.human).cost
    table.swap(ChoosingBottom(entry.section))
    pay_cost(table, cost)
    table.tell(FactoryCardUsed(card, action.option, cost.power, cost.popularity, cost.coins))
    table.push(_GAINS[card - 1][action.option])
    if cost.combat_cards:
        table.push(PayingCard(cost.combat_cards))


def why_not_use(human: Human, action: UseFactoryCard) -> Why:
    """Why a side of the card cannot be taken."""
    card = printed_card(human)
    if action.option not in range(len(card.options)):
        return Why.NO_SUCH_SIDE
    return unpaid(human, card.cost) or Why.NOT_NOW
