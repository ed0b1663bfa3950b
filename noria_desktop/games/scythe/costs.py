"""Costs in power, popularity, coins and combat cards: all of it or not at all. Source: rules.md 1, 3, 4, 7, 8; H2."""

from __future__ import annotations

from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.printed_mats import FREE, Cost
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Human
from noria_desktop.games.scythe.state_builder import StateBuilder


def can_pay(human: Human, cost: Cost) -> bool:
    """Whether the human can pay a cost in full."""
    return (
        human.coins >= cost.coins
        and human.power >= cost.power
        and human.popularity >= cost.popularity
        and len(human.hand) >= cost.combat_cards
    )


def unpaid(human: Human, cost: Cost) -> Why | None:
    """What is lacking for a cost first of all; None if it can be paid."""
    if human.coins < cost.coins:
        return Why.COINS_LACKING
    if human.power < cost.power:
        return Why.POWER_LACKING
    if human.popularity < cost.popularity:
        return Why.POPULARITY_LACKING
    return Why.CARDS_LACKING if len(human.hand) < cost.combat_cards else None


def pay_cost(table: StateBuilder, cost: Cost) -> None:
    """Pay it off the tracks and from the purse; which combat cards is a choice of its own (``payment``)."""
    if cost != FREE:
        human = table.human
        table.human = changed(
            human,
            power=human.power - cost.power,
            popularity=human.popularity - cost.popularity,
            coins=human.coins - cost.coins,
        )
