"""Resources on a territory that the human takes from the Automa. Source: automa.md 10, resource box; R23, R30."""

from __future__ import annotations

from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.copies import more, with_goods
from noria_desktop.games.scythe.events import GoodsGained
from noria_desktop.games.scythe.state import Observation
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import NO_GOODS, RESOURCES, Goods, Place, Source


def boxed_goods(sight: Observation, place: Place) -> Goods:
    """Tokens that conquering a territory would lay on it now.

    As many as the resource box of the Automa's last turn card says, in both schemes and wherever that card lies by
    now; none before its first turn (R23). Of the territory's own resource; lakes, villages and the Factory have none.
    """
    printed, card = components(), sight.automa.remembered
    resource = printed.map.yields[printed.map.terrain[place].index]
    if card is None or resource is None:
        return NO_GOODS
    number = printed.automa.cards[card - 1].resource_box
    oil, metal, food, wood = (number if kind is resource else 0 for kind in RESOURCES)
    return oil, metal, food, wood


def lay_resource_box(table: StateBuilder, place: Place) -> None:
    """The human attacked and won here, or drove the Automa's workers off: tokens appear, the human's at once (R30)."""
    goods = boxed_goods(table, place)
    if any(goods):
        board = table.board
        table.board = changed(board, goods=with_goods(board.goods, place, more(board.goods[place], goods)))
        table.tell(GoodsGained(place, goods, Source.COMBAT))
