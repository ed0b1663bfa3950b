"""What a position of Scythe is worth to the human: points as they stand, and what is likely to become points.

All worths are coins at the end of the game. A position is worth its ``features`` at their prices, what is still due, and
what a card about to be turned up may bring; a finished game its points and who won. Source: engines-and-bots 7; rules.md
10, 12.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from typing import Final

from noria_desktop.bots.scythe.features import features
from noria_desktop.bots.scythe.weights import NAMES, Prices, Weights
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.actions import TakeFactoryCard
from noria_desktop.games.scythe.card_count import unseen_battle_cards
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import human_combat_units
from noria_desktop.games.scythe.pending import Due, Encountering, Finished, Gaining, Revealing
from noria_desktop.games.scythe.printed_cards import CardGain
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Gain, Star

GAINS: Final = {
    Gain.COINS: 1.0,
    Gain.POWER: 0.7,
    Gain.POPULARITY: 1.5,
    Gain.COMBAT_CARDS: 1.0,
    Gain.OIL: 1.1,
    Gain.METAL: 1.1,
    Gain.FOOD: 1.1,
    Gain.WOOD: 1.1,
    Gain.ANY_RESOURCE: 1.3,
    Gain.WORKER: 2.6,
    Gain.MECH: 5.5,
    Gain.STRUCTURE: 5.0,
    Gain.RECRUIT: 5.0,
    Gain.UPGRADE: 4.5,
    Gain.PRODUCE_HEXES: 2.0,
}
"""A unit of each gain, before it is known what exactly comes of it."""


def worth(state: State, weights: Weights) -> float:
    """What the position is worth to the human, with what is still due on the stack."""
    top = state.pending[-1]
    if isinstance(top, Finished):
        return _final(state, weights)
    found = standing(state, weights) + due_worth(state)
    if isinstance(top, Revealing):
        return found + fight(state, top, weights) + weights.hopes.rest_of_turn
    if isinstance(top, Encountering) and not top.chosen:
        return found + weights.hopes.encounter + weights.hopes.rest_of_turn
    return found


def gains_worth(gains: Sequence[CardGain]) -> float:
    """What the gains of a card are worth together."""
    return sum(GAINS[part.gain] * part.amount for part in gains)


def due_worth(state: State) -> float:
    """What the gains are worth that are still due on the stack."""
    return sum(_due(part) for entry in state.pending if isinstance(entry, Gaining) for part in entry.due)


def _due(due: Due) -> float:
    return 0.8 * GAINS[due.gain] * due.amount


def factory_worth(action: TakeFactoryCard) -> float:
    """What the best side of a Factory card is worth after its cost."""
    card = components().cards.factory[action.card - 1]
    cost = card.cost
    paid = 0.7 * cost.power + 1.2 * cost.popularity + cost.coins + cost.combat_cards
    return max(gains_worth(side) for side in card.options) - paid


def _final(state: State, weights: Weights) -> float:
    """The points, and who won."""
    sheet = RULES.scores(state)
    ahead = sheet.total(HUMAN) + weights.prices.rival * sheet.total(BOT)
    return ahead + (weights.hopes.victory if sheet.winner == HUMAN else -weights.hopes.victory)


def standing(state: State, weights: Weights) -> float:
    """Points and prices."""
    sure, counted = features(state)
    return sure + sum(map(mul, priced(weights.prices), counted), 0.0)


@lru_cache(maxsize=64)
def priced(prices: Prices) -> tuple[float, ...]:
    """Prices as a row, in the order of the features."""
    return tuple([getattr(prices, name) for name in NAMES])


# Combat -------------------------------------------------------------------------------------------------


def chance_to_win(state: State, entry: Revealing) -> float:
    """How likely the human wins: over every card of the Automa's that may come, its combat cards taken as usual ones."""
    printed, automa = components().automa, state.automa
    usual = sum(components().cards.combat) / len(components().cards.combat)
    mine = entry.power + sum(card for card in entry.cards if card is not None)
    column, won = printed.column_of[automa.power], 0.0
    cards = unseen_battle_cards(state)
    for number in cards:
        card = printed.cards[number - 1]
        used = min(card.combat_cards, len(automa.hand))
        theirs = min(card.power[column], automa.power) + used * usual
        # Cards are a little more or less than usual: a step of two to each side.
        spread = 1.0 + used
        won += (
            min(1.0, max(0.0, 0.5 + (mine - theirs) / (2 * spread)))
            if used
            else _certain(mine, theirs, entry)
        )
    return won / len(cards)


def _certain(mine: float, theirs: float, entry: Revealing) -> float:
    """The attacker wins a tie."""
    return float(mine > theirs or (mine == theirs and entry.attacker == HUMAN))


def fight(state: State, entry: Revealing, weights: Weights) -> float:
    """What a combat is worth whose commitment is sealed, the power on the dial counted as gone."""
    human, mats = state.human, components().mats
    chance = chance_to_win(state, entry)
    star = human.stars[Star.COMBAT.index] < mats.most_stars[Star.COMBAT.index]
    tier = mats.tiers[human.popularity]
    victory = weights.hopes.conquest + tier.territory + (tier.star + weights.prices.early_star) * star
    units = human_combat_units(human.army, entry.place) + human.army.workers.count(entry.place)
    defeat = weights.hopes.defeat * (1 + units)
    return chance * victory - (1 - chance) * defeat - weights.prices.power * entry.power
