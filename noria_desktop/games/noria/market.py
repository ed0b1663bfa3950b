"""City, market: buying discs with resources of any kinds. Source: rules.md 4.2 (market)."""

from __future__ import annotations

from functools import cache, lru_cache

from noria_desktop.engine.contract import Step
from noria_desktop.engine.values import changed
from noria_desktop.games.noria.actions import Action, BuyDisc
from noria_desktop.games.noria.activation import spent
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.copies import minus
from noria_desktop.games.noria.events import DiscBought, Event
from noria_desktop.games.noria.state import Acting, Market, Resources, State
from noria_desktop.games.noria.terms import SPACES, Disc, Space

_DISCS = tuple(Disc)


@cache
def payments(price: int, owned: Resources) -> tuple[Resources, ...]:
    """Every way to pay ``price`` resources of any kinds from those owned, most energy first."""
    energy, mycelium, obsidian = owned
    return tuple(
        (e, m, price - e - m)
        for e in range(min(energy, price), -1, -1)
        for m in range(min(mycelium, price - e), -1, -1)
        if price - e - m <= obsidian
    )


def capped(owned: Resources, cap: int) -> Resources:
    """Owned resources, as many as could matter for a payment of ``cap``; keeps the tables small."""
    energy, mycelium, obsidian = owned
    return (
        energy if energy < cap else cap,
        mycelium if mycelium < cap else cap,
        obsidian if obsidian < cap else cap,
    )


def purchases(state: State, space: Space) -> tuple[Action, ...]:
    """Discs in stock, in market order, with every way to pay each."""
    market = state.market
    dearest = components().prices[-1]
    return _purchases(space.index, market.stock, market.prices, capped(state.human.resources, dearest))


@lru_cache(maxsize=1 << 14)
def _purchases(
    space: int, stock: tuple[int, ...], prices: tuple[int, ...], owned: Resources
) -> tuple[Action, ...]:
    """Purchases from these stacks; which stacks are empty is all that matters about ``stock``."""
    bought: tuple[Action, ...] = ()
    for index, price in enumerate(prices):
        if stock[index]:
            bought += _buys(space, index, price, capped(owned, price))
    return bought


@cache
def _buys(space: int, disc: int, price: int, owned: Resources) -> tuple[Action, ...]:
    """Purchases of one type."""
    return tuple(BuyDisc(SPACES[space], _DISCS[disc], payment) for payment in payments(price, owned))


def buy_disc(state: State, action: BuyDisc) -> Step[State, Event]:
    """Take a disc from the market; it waits in the wheel's centre until administration."""
    pending, human, market = state.pending, state.human, state.market
    assert isinstance(pending, Acting)
    stock = list(market.stock)
    stock[action.disc.index] -= 1
    after = changed(
        human, centre=(*human.centre, action.disc), resources=minus(human.resources, action.payment)
    )
    left = (stock[0], stock[1], stock[2], stock[3], stock[4], stock[5], stock[6])
    bought = changed(
        state, pending=spent(pending, action.space), market=Market(left, market.prices), human=after
    )
    return Step(bought, (DiscBought(action.space, action.disc, action.payment),))
