"""The top row of the Factory card: its cost, then its gains. Source: rules.md 8; H2."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.actions import Action, UseFactoryCard
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.costs import can_pay, pay_cost, unpaid
from noria_desktop.games.scythe.events import FactoryCardUsed
from noria_desktop.games.scythe.pending import ChoosingBottom, ChoosingTop, Due, Gaining, PayingCard
from noria_desktop.games.scythe.printed_cards import PrintedFactoryCard
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Human
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Source

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
