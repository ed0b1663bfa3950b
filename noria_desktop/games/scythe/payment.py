"""Paying resource tokens for the bottom row, and combat cards. Source: rules.md 1, 9, 13 (Coercion); H2, H5.

One token after the other, from territories in ascending order and never back, and never so that the rest cannot be
paid any more. Lists: territories ascending, then cards by value, each value once. What is no choice is done at once.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.abilities import has
from noria_desktop.games.scythe.actions import Action, PayCard, PayToken
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import human_territories
from noria_desktop.games.scythe.copies import less, of_kind, with_goods
from noria_desktop.games.scythe.decisions import Decision, humans
from noria_desktop.games.scythe.events import CardPaid, GoodsPaid
from noria_desktop.games.scythe.gains import discard_combat_cards, without_card
from noria_desktop.games.scythe.pending import Paying, PayingCard
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Hand, Human, Observation, State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import (
    RESOURCES,
    TERRITORIES,
    Ability,
    Bottom,
    CombatCard,
    Phase,
    Place,
    Prompt,
    Source,
)

_TOKEN: Final = tuple(PayToken(place) for place in range(TERRITORIES))
_CARD: Final = {value: PayCard(value) for value in sorted(set(components().cards.combat))}
_RESOURCE: Final = tuple(bottom.resource.index for bottom in components().mats.bottoms)
"""By bottom-row action: what it costs."""


# What can be paid ---------------------------------------------------------------------------------------


def token_cost(human: Human, bottom: Bottom) -> int:
    """Tokens that a bottom-row action costs now, its cubes counted."""
    index = bottom.index
    return components().mats.players[human.mat.index].sections[index].cost - human.works.slots[index]


def tokens_held(sight: Observation, bottom: Bottom) -> int:
    """Tokens of the kind that a bottom-row action costs, on the human's territories."""
    kind, goods = _RESOURCE[bottom.index], sight.board.goods
    return sum([goods[place][kind] for place in human_territories(sight)])


def may_coerce(human: Human) -> bool:
    """Crimea, once per own turn: a combat card may stand for one token."""
    return not human.coerced and bool(human.hand) and has(human, Ability.COERCION)


def can_pay_tokens(sight: Observation, bottom: Bottom) -> bool:
    """Whether the tokens on controlled territories are enough, with a card's help where allowed."""
    human = sight.human
    needed = token_cost(human, bottom) - may_coerce(human)
    kind, goods = _RESOURCE[bottom.index], sight.board.goods
    if sum([here[kind] for here in goods]) < needed:
        return False
    return sum([goods[place][kind] for place in human_territories(sight)]) >= needed


def sources(sight: Observation, bottom: Bottom, after: Place) -> list[tuple[Place, int]]:
    """Controlled territories from ``after`` on with tokens that pay for a bottom-row action, and how many."""
    kind, goods = _RESOURCE[bottom.index], sight.board.goods
    return [
        (place, goods[place][kind])
        for place in human_territories(sight)
        if place >= after and goods[place][kind]
    ]


def payments(sight: Observation, entry: Paying) -> list[Action]:
    """Territories that may give the next token, then cards in its place."""
    rest = sources(sight, entry.bottom, entry.after)
    total = sum([number for _, number in rest])
    found: list[Action] = []
    for place, number in rest:
        if total < entry.left:
            break
        found.append(_TOKEN[place])
        total -= number
    if entry.coercible:
        found += _cards(sight.human.hand)
    return found


def _cards(hand: Hand) -> list[Action]:
    """Each value in the hand once; the hand is ascending."""
    return [_CARD[value] for value in dict.fromkeys(hand) if value is not None]


# Paying -------------------------------------------------------------------------------------------------


def begin_paying(table: StateBuilder, bottom: Bottom) -> None:
    """The tokens of a bottom-row action are due."""
    human = table.human
    table.push(Paying(bottom, token_cost(human, bottom), 0, may_coerce(human)))


def payment_actions(state: State, entry: Paying) -> tuple[Action, ...]:
    """Ways to pay the next token."""
    return tuple(payments(state, entry))


def pay_token(table: StateBuilder, entry: Paying, action: PayToken) -> None:
    """One token leaves the territory; those before it are out of question from now on."""
    _take_tokens(table, entry.bottom, action.place, 1)
    table.swap(Paying(entry.bottom, entry.left - 1, action.place))


def coerce(table: StateBuilder, entry: Paying, action: PayCard) -> None:
    """A combat card stands for one token, whatever its value."""
    table.human = changed(table.human, coerced=True)
    _discard(table, action.card, Source.COERCION)
    table.swap(Paying(entry.bottom, entry.left - 1, entry.after))


def resolve_paying(table: StateBuilder, entry: Paying) -> bool:
    """All is paid; or there is only one way to go on (H5)."""
    if not entry.left:
        table.pop()
        return True
    if entry.coercible:
        cards = _cards(table.human.hand)
        lacking = sum([number for _, number in sources(table, entry.bottom, entry.after)]) < entry.left
        if len(cards) != 1 or not lacking:
            return False
        only = cards[0]
        assert isinstance(only, PayCard)
        coerce(table, entry, only)
        return True
    (place, most), *later = sources(table, entry.bottom, entry.after)
    forced = min(most, entry.left - sum([number for _, number in later]))
    if forced <= 0:
        return False
    _take_tokens(table, entry.bottom, place, forced)
    table.swap(Paying(entry.bottom, entry.left - forced, place))
    return True


def _take_tokens(table: StateBuilder, bottom: Bottom, place: Place, number: int) -> None:
    """Tokens of a territory are spent."""
    board, paid = table.board, _PAID[_RESOURCE[bottom.index]][number]
    table.board = changed(board, goods=with_goods(board.goods, place, less(board.goods[place], paid)))
    table.tell(GoodsPaid(place, paid))


def pay_card(table: StateBuilder, entry: PayingCard, action: PayCard) -> None:
    """A card is the cost of the Factory card's side."""
    _discard(table, action.card, Source.FACTORY)
    if entry.left > 1:
        table.swap(PayingCard(entry.left - 1))
    else:
        table.pop()


def resolve_paying_card(table: StateBuilder, entry: PayingCard) -> bool:
    """Cards of one value are alike: no choice."""
    ways = _cards(table.human.hand)
    if len(ways) > 1:
        return False
    only = ways[0]
    assert isinstance(only, PayCard)
    pay_card(table, entry, only)
    return True


def card_actions(state: State, entry: PayingCard) -> tuple[Action, ...]:
    """Which card."""
    return tuple(_cards(state.human.hand))


def _discard(table: StateBuilder, card: CombatCard, source: Source) -> None:
    """A combat card goes from the hand to the discards."""
    human = table.human
    table.human = changed(human, hand=without_card(human.hand, card))
    discard_combat_cards(table, (card,))
    table.tell(CardPaid(card, source))


_PAID: Final = tuple(
    tuple(
        of_kind(resource, number)
        for number in range(
            1 + max(section.cost for mat in components().mats.players for section in mat.sections)
        )
    )
    for resource in RESOURCES
)
"""By kind and number."""


# Refusals -----------------------------------------------------------------------------------------------


def _why_not_token(state: State, entry: Paying, action: PayToken) -> Why:
    place = action.place
    if place not in human_territories(state):
        return Why.NOT_CONTROLLED
    if not state.board.goods[place][_RESOURCE[entry.bottom.index]]:
        return Why.NO_SUCH_TOKEN
    return Why.ORDER_OF_PLACES if place < entry.after else Why.REST_UNPAYABLE


def _why_not_coerce(state: State, entry: Paying, action: PayCard) -> Why:
    human = state.human
    if not has(human, Ability.COERCION):
        return Why.NO_COERCION
    if human.coerced:
        return Why.COERCED_ALREADY
    return Why.CARD_BEFORE_TOKENS if not entry.coercible and human.hand else Why.NO_SUCH_CARD


DECISIONS: Final = (
    Decision(
        Paying,
        humans(Phase.BOTTOM, Prompt.PAY),
        payment_actions,
        {PayToken: pay_token, PayCard: coerce},
        {PayToken: _why_not_token, PayCard: _why_not_coerce},
        Why.PAY_FIRST,
        resolve_paying,
        amid=True,
    ),
    Decision(
        PayingCard,
        humans(Phase.TOP, Prompt.PAY_CARD),
        card_actions,
        {PayCard: pay_card},
        {PayCard: Why.NO_SUCH_CARD},
        Why.PAY_FIRST,
        resolve_paying_card,
        amid=True,
    ),
)
