"""Amounts, gains and costs as lists: "2 coins, 1 popularity"."""

from __future__ import annotations

from collections import Counter
from typing import Final

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.printed_cards import CardGain
from noria_desktop.games.scythe.printed_mats import Cost
from noria_desktop.games.scythe.terms import RESOURCES, AutomaGain, Bonus, Gain, Goods, Resource
from noria_desktop.ui.i18n import Text, Texts, say_fields
from noria_desktop.ui.scythe.words.names import (
    listed,
    say,
)

FEW: Final = 5
"""So many combat cards are written one by one where there is little room."""
WIDEST: Final = 8
"""Signs in a row of a larger hand."""

bonus_name: Final = Texts(
    Bonus,
    POWER=Text("Scythe", "power"),
    COINS=Text("Scythe", "coins"),
    POPULARITY=Text("Scythe", "popularity"),
    COMBAT_CARDS=Text("Scythe", "combat cards"),
)
"""What a recruit brings."""


def bonus_amount(bonus: Bonus, amount: int) -> str:
    """So much power, popularity, coins or combat cards."""
    if bonus is Bonus.POWER:
        return say("{amount} power", amount=amount)
    if bonus is Bonus.POPULARITY:
        return say("{amount} popularity", amount=amount)
    if bonus is Bonus.COINS:
        return say("%n coin(s)", amount)
    return say("%n combat card(s)", amount)


_amounts: Final = Texts(
    Resource,
    OIL=Text("Scythe", "{amount} oil"),
    METAL=Text("Scythe", "{amount} metal"),
    FOOD=Text("Scythe", "{amount} food"),
    WOOD=Text("Scythe", "{amount} wood"),
)


def resource_amount(resource: Resource, amount: int) -> str:
    """So many tokens of a kind."""
    return _amounts(resource, amount=amount)


def workers_amount(number: int) -> str:
    """So many workers."""
    return say("%n worker(s)", number)


def gain_amount(gain: Gain, amount: int) -> str:
    """One gain of a card."""
    if gain.value in [bonus.value for bonus in Bonus]:
        return bonus_amount(Bonus(gain.value), amount)
    if gain.value in [resource.value for resource in Resource]:
        return resource_amount(Resource(gain.value), amount)
    return {
        Gain.ANY_RESOURCE: say("%n resource(s) of your choice", amount),
        Gain.WORKER: workers_amount(amount),
        Gain.MECH: say("%n mech(s)", amount),
        Gain.STRUCTURE: say("%n structure(s)", amount),
        Gain.RECRUIT: say("%n recruit(s)", amount),
        Gain.UPGRADE: say("%n upgrade(s)", amount),
        Gain.PRODUCE_HEXES: say("produce on %n territories", amount),
    }[gain]


def gains_text(gains: tuple[CardGain, ...]) -> str:
    """All gains of one side of a card."""
    return listed(gain_amount(one.gain, one.amount) for one in gains)


def automa_gain_amount(gain: AutomaGain, amount: int) -> str:
    """A gain symbol of the Automa's cards."""
    return {
        AutomaGain.POWER: bonus_amount(Bonus.POWER, amount),
        AutomaGain.COIN: bonus_amount(Bonus.COINS, amount),
        AutomaGain.COMBAT_CARD: bonus_amount(Bonus.COMBAT_CARDS, amount),
        AutomaGain.WORKER: workers_amount(amount),
        AutomaGain.CHARACTER_OR_MECH: say("character or mech"),
    }[gain]


def goods_text(goods: Goods, workers: int = 0) -> str:
    """Tokens by kind, then workers; empty for nothing."""
    words = [
        resource_amount(resource, amount) for resource, amount in zip(RESOURCES, goods, strict=True) if amount
    ]
    if workers:
        words.append(workers_amount(workers))
    return listed(words)


def cost_text(cost: Cost) -> str:
    """What is paid; "free" for nothing."""
    return paid_text(cost.power, cost.popularity, cost.coins, cost.combat_cards) or say("free")


def paid_text(power: int, popularity: int, coins: int, combat_cards: int = 0) -> str:
    """What was paid; empty for nothing."""
    amounts = (
        (Bonus.POWER, power),
        (Bonus.POPULARITY, popularity),
        (Bonus.COINS, coins),
        (Bonus.COMBAT_CARDS, combat_cards),
    )
    return listed(bonus_amount(bonus, amount) for bonus, amount in amounts if amount)


def values_text(cards: tuple[int | None, ...]) -> str:
    """Values of combat cards in a hand."""
    return listed("?" if card is None else str(card) for card in cards)


def hand_rows(cards: tuple[int | None, ...]) -> tuple[str, ...]:
    """A hand in little room: up to five values in one row, more of them by value in two rows, very many with numbers."""
    known = [card for card in cards if card is not None]
    if len(known) < len(cards):
        return (f"×{len(cards)}",)
    if len(known) <= FEW:
        return (" ".join(map(str, known)) or f"×{len(known)}",)
    counts = sorted(Counter(known).items())
    # Three twos are "222": "2×3" leaves open which of them is the card.
    each = [str(value) * count for value, count in counts]
    if max(len("  ".join(each[first : first + 2])) for first in range(0, len(each), 2)) > WIDEST:
        each = [str(value) if count == 1 else f"{value}×{count}" for value, count in counts]
    return tuple("  ".join(each[first : first + 2]) for first in range(0, len(each), 2))


def one_time(bonus: Bonus) -> str:
    """What a recruit brings at once."""
    return bonus_amount(bonus, components().mats.one_time[bonus.index])


say_fields("Scythe", {"bonus": one_time, "goods": goods_text})
