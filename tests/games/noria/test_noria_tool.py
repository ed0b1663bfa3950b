"""Rules 4.2 and 4.4, tool: upgrading discs and producing goods; and the black market."""

from __future__ import annotations

import pytest

from noria_desktop.games.noria.actions import BuyResource, Produce, SellGood, Upgrade
from noria_desktop.games.noria.events import DiscUpgraded, GoodSold, Produced, ResourceBought
from noria_desktop.games.noria.legal import legal_actions
from noria_desktop.games.noria.reasons import Why
from noria_desktop.games.noria.state import Goods, Resources, State
from noria_desktop.games.noria.terms import Disc, Good, Resource, Space
from tests.games.noria.positions import a_state, a_wheel, acting, legal, play, refused, step

M3, L4, S2 = Space.M3, Space.L4, Space.S2


def tool(actions: int = 1, wheel: str = "M3 tool", also: tuple[Space, ...] = (), **parts: object) -> State:
    """A tool disc on M3 is in use."""
    return a_state(acting((M3, actions), also=also), wheel=wheel, **parts)  # type: ignore[arg-type]


# Upgrade ------------------------------------------------------------------------------------------------


def test_an_upgrade_turns_a_disc_over_for_free() -> None:
    """Rules 4.2, upgrade: normal disc to its upgraded side, free of charge, in either half."""
    state = tool(wheel="M3 tool, S1 city, L6 energy+")
    upgraded = step(state, Upgrade(M3, Space.S1))
    assert upgraded.state.human.wheel == a_wheel("M3 tool, S1 city+, L6 energy+")
    assert upgraded.state.human.resources == state.human.resources
    assert upgraded.events == (DiscUpgraded(Space.S1, Disc.CITY),)


def test_only_normal_discs_on_the_wheel() -> None:
    """Rules 4.2, upgrade: discs waiting in the centre cannot be chosen."""
    state = tool(wheel="M3 tool, S1 city, L6 energy+", centre=(Disc.BONUS,))
    assert legal(state, Upgrade) == [Upgrade(M3, Space.S1)]
    assert refused(state, Upgrade(M3, Space.L6)) is Why.ALREADY_UPGRADED
    assert refused(state, Upgrade(M3, Space.S2)) is Why.EMPTY_SPACE


def test_no_disc_of_the_named_set() -> None:
    """R29: neither the tool itself nor a disc activated this turn, used already or not."""
    state = tool(wheel="M3 tool, L4 energy, S2 bonus, L5 bonus", also=(L4, S2))
    assert legal(state, Upgrade) == [Upgrade(M3, Space.L5)]
    assert refused(state, Upgrade(M3, M3)) is Why.ACTIVATED_THIS_TURN
    assert refused(state, Upgrade(M3, L4)) is Why.ACTIVATED_THIS_TURN


def test_bonus_discs_can_be_upgraded() -> None:
    """R29."""
    assert legal(tool(wheel="M3 tool, L1 bonus"), Upgrade) == [Upgrade(M3, Space.L1)]


# Produce ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("good", "recipe"),
    [
        (Good.SAIL, (1, 1, 0)),
        (Good.COMPASS, (1, 0, 1)),
        (Good.PROPELLER, (0, 1, 1)),
        (Good.PISTON, (0, 1, 2)),
        (Good.LAMP, (2, 1, 0)),
    ],
)
def test_recipes(good: Good, recipe: Resources) -> None:
    """Rules 4.4, recipes."""
    goods = tuple(int(other is good) for other in Good)
    state = tool(warehouses=goods, resources=recipe)
    made = step(state, Produce(M3, goods))  # type: ignore[arg-type]
    assert made.state.human.resources == (0, 0, 0)
    assert made.state.human.stored == goods
    assert made.events == (Produced(goods, recipe),)
    # one resource less of the first kind needed
    kind = next(index for index, count in enumerate(recipe) if count)
    short = tuple(count - (index == kind) for index, count in enumerate(recipe))
    poor = tool(warehouses=goods, resources=short)
    assert legal(poor, Produce) == []
    assert refused(poor, Produce(M3, goods)) is Why.NOT_AFFORDABLE


def test_any_number_of_one_good() -> None:
    """Rules 4.2, produce: within empty warehouses and resources, recipe per warehouse.

    Four sail warehouses, one full: up to three; 2 energy and 5 mycelium pay two sails.
    """
    state = tool(warehouses=(4, 0, 0, 0, 0), stored=(1, 0, 0, 0, 0), resources=(2, 5, 0))
    assert legal(state, Produce) == [Produce(M3, (1, 0, 0, 0, 0)), Produce(M3, (2, 0, 0, 0, 0))]
    after = play(state, Produce(M3, (2, 0, 0, 0, 0)))
    assert (after.human.stored, after.human.resources) == ((3, 0, 0, 0, 0), (0, 3, 0))
    rich = tool(warehouses=(4, 0, 0, 0, 0), stored=(1, 0, 0, 0, 0), resources=(9, 9, 9))
    assert len(legal(rich, Produce)) == 3
    assert refused(rich, Produce(M3, (4, 0, 0, 0, 0))) is Why.NO_EMPTY_WAREHOUSE


def test_or_one_of_each_good() -> None:
    """R33: one of each may leave kinds out.

    Two sail and one lamp warehouse, all payable: 1 or 2 sails, 1 lamp, 1 sail + 1 lamp.
    """
    state = tool(warehouses=(2, 0, 0, 0, 1), resources=(9, 9, 9))
    assert [action.goods for action in legal(state, Produce)] == [
        (1, 0, 0, 0, 0),
        (2, 0, 0, 0, 0),
        (0, 0, 0, 0, 1),
        (1, 0, 0, 0, 1),
    ]
    assert refused(state, Produce(M3, (2, 0, 0, 0, 1))) is Why.ONE_KIND_OR_ONE_EACH


def test_all_thirty_one_sets_of_one_each() -> None:
    """R33: five goods, any set of them but none: 2^5 - 1."""
    state = tool(warehouses=(1, 1, 1, 1, 1), resources=(9, 9, 9))
    sets = {action.goods for action in legal(state, Produce)}
    assert len(sets) == len(legal(state, Produce)) == 31


def test_one_of_each_is_paid_as_a_whole() -> None:
    """R33: sail (1,1,0) and compass (1,0,1) need two energy."""
    both: Goods = (1, 1, 0, 0, 0)
    assert Produce(M3, both) in legal_actions(tool(warehouses=both, resources=(2, 1, 1)))
    poor = tool(warehouses=both, resources=(1, 1, 1))
    assert refused(poor, Produce(M3, both)) is Why.NOT_AFFORDABLE


def test_at_least_one_warehouse_and_only_empty_ones() -> None:
    """R33; rules 4.2: own empty warehouses."""
    full = tool(warehouses=(1, 0, 0, 0, 0), stored=(1, 0, 0, 0, 0), resources=(9, 9, 9))
    assert legal(full, Produce) == []
    assert refused(full, Produce(M3, (1, 0, 0, 0, 0))) is Why.NO_EMPTY_WAREHOUSE
    assert refused(full, Produce(M3, (0, 0, 0, 0, 0))) is Why.NOTHING_CHOSEN
    assert refused(full, Produce(M3, (2, -1, 0, 0, 0))) is Why.ONE_KIND_OR_ONE_EACH


def test_each_action_of_a_tool_chooses_anew() -> None:
    """Rules 4.2: an upgraded tool may upgrade a disc and then produce."""
    state = tool(actions=2, wheel="M3 tool+, S1 city", warehouses=(1, 0, 0, 0, 0), resources=(1, 1, 0))
    after = play(state, Upgrade(M3, Space.S1), Produce(M3, (1, 0, 0, 0, 0)))
    assert after.human.stored == (1, 0, 0, 0, 0)
    assert after.human.wheel == a_wheel("M3 tool+, S1 city+")


# Black market -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("good", "price"),
    [(Good.SAIL, 2), (Good.COMPASS, 2), (Good.PROPELLER, 2), (Good.PISTON, 3), (Good.LAMP, 3)],
)
def test_goods_sell_for_two_or_three_knowledge(good: Good, price: int) -> None:
    """Rules 4.2, black market: simple 2, complex 3; the warehouse is empty again."""
    state = tool(warehouses=(2, 2, 2, 2, 2), stored=(1, 1, 1, 1, 1))
    sold = step(state, SellGood(good))
    assert sold.state.human.knowledge == price
    assert sold.state.human.stored == tuple(int(other is not good) for other in Good)
    assert sold.state.human.warehouses == (2, 2, 2, 2, 2)
    assert sold.events == (GoodSold(good, price),)


def test_only_stored_goods_sell() -> None:
    """Rules 4.2, black market."""
    state = tool(warehouses=(1, 1, 0, 0, 0), stored=(0, 1, 0, 0, 0))
    assert legal(state, SellGood) == [SellGood(Good.COMPASS)]
    assert refused(state, SellGood(Good.SAIL)) is Why.NOT_STORED


def test_three_knowledge_buy_a_resource_of_choice() -> None:
    """Rules 4.2, black market: any number of times."""
    state = tool(knowledge=7)
    bought = step(state, BuyResource(Resource.OBSIDIAN))
    assert bought.state.human.resources == (0, 0, 1)
    assert bought.state.human.knowledge == 4
    assert bought.events == (ResourceBought(Resource.OBSIDIAN, 3),)
    again = play(bought.state, BuyResource(Resource.ENERGY))
    assert again.human.resources == (1, 0, 1)
    assert refused(again, BuyResource(Resource.ENERGY)) is Why.NOT_AFFORDABLE


def test_every_round_trip_loses() -> None:
    """R38: a lamp costs three resources and brings one back, so that buying and selling ends."""
    state = tool(warehouses=(0, 0, 0, 0, 1), resources=(2, 1, 0))
    after = play(state, Produce(M3, (0, 0, 0, 0, 1)), SellGood(Good.LAMP), BuyResource(Resource.ENERGY))
    assert (after.human.resources, after.human.knowledge) == ((1, 0, 0), 0)
