"""Black market: goods for knowledge, knowledge for resources, any time in the action phase.

Source: rules.md 4.2 (black market); R30, R38.
"""

from __future__ import annotations

from functools import lru_cache

from noria_desktop.engine.contract import Step
from noria_desktop.engine.values import changed
from noria_desktop.games.noria.actions import Action, BuyResource, SellGood
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.copies import goods_minus, plus, single_good
from noria_desktop.games.noria.events import Event, GoodSold, ResourceBought
from noria_desktop.games.noria.state import NO_GOODS, Goods, State
from noria_desktop.games.noria.terms import Good, Resource

_SALES: tuple[Action, ...] = tuple(SellGood(good) for good in Good)
_BUYS: tuple[Action, ...] = tuple(BuyResource(kind) for kind in Resource)


def deals(state: State) -> tuple[Action, ...]:
    """Stored goods that can be sold; resources, if the knowledge suffices."""
    human = state.human
    can_buy = human.knowledge >= components().buy_resource_cost
    if human.stored == NO_GOODS:
        return _BUYS if can_buy else ()
    return _deals(human.stored, can_buy)


@lru_cache(maxsize=4096)
def _deals(stored: Goods, can_buy: bool) -> tuple[Action, ...]:
    """Deals with these goods in store."""
    sales = tuple(sale for sale, count in zip(_SALES, stored, strict=True) if count)
    return sales + _BUYS if can_buy else sales


def sell_good(state: State, action: SellGood) -> Step[State, Event]:
    """A stored good becomes knowledge, its warehouse empty."""
    human = state.human
    price = components().sale_value(action.good)
    stored = goods_minus(human.stored, single_good(action.good.index))
    after = changed(human, stored=stored, knowledge=human.knowledge + price)
    return Step(changed(state, pending=state.pending, human=after), (GoodSold(action.good, price),))


def buy_resource(state: State, action: BuyResource) -> Step[State, Event]:
    """Knowledge becomes a resource of choice."""
    human = state.human
    price = components().buy_resource_cost
    resources = plus(human.resources, action.resource.index, 1)
    after = changed(human, resources=resources, knowledge=human.knowledge - price)
    return Step(changed(state, pending=state.pending, human=after), (ResourceBought(action.resource, price),))
