"""Rules 4.2 and 4.4, city: market and investment."""

from __future__ import annotations

import pytest

from noria_desktop.games.noria.actions import BuyDisc, BuyResource, Invest
from noria_desktop.games.noria.events import DiscBought, Invested
from noria_desktop.games.noria.investment import fee
from noria_desktop.games.noria.legal import legal_actions
from noria_desktop.games.noria.reasons import Why
from noria_desktop.games.noria.state import Goods, Levels, Resources, State
from noria_desktop.games.noria.terms import Disc, Resource, Side, Space, Track
from tests.games.noria.positions import a_state, acting, legal, play, refused, step

M3 = Space.M3
REFINEMENT, SETTLEMENT, EXPLORATION, RESEARCH = Track
NOTHING: Resources = (0, 0, 0)
NO_GOODS: Goods = (0, 0, 0, 0, 0)


def city(actions: int = 1, **parts: object) -> State:
    """A city disc is in use."""
    return a_state(acting((M3, actions)), wheel="M3 city", **parts)  # type: ignore[arg-type]


def paid(state: State, track: Track) -> list[tuple[Resources, Goods]]:
    """Every total offered for the next level of a track."""
    return [(a.resources, a.goods) for a in legal(state, Invest) if a.track is track]


# Market -------------------------------------------------------------------------------------------------


def test_resource_discs_are_free_but_use_the_action() -> None:
    """Rules 4.2, market: a free disc still uses the action."""
    state = city()
    assert legal(state, BuyDisc) == [
        BuyDisc(M3, disc, NOTHING) for disc in (Disc.ENERGY, Disc.MYCELIUM, Disc.OBSIDIAN)
    ]
    bought = step(state, BuyDisc(M3, Disc.MYCELIUM, NOTHING))
    assert bought.events == (DiscBought(M3, Disc.MYCELIUM, NOTHING),)
    assert refused(bought.state, BuyDisc(M3, Disc.ENERGY, NOTHING)) is Why.NOT_ACTIVATED


def test_a_bought_disc_waits_in_the_centre() -> None:
    """Rules 4.2, market: the disc waits in the wheel's centre until administration."""
    after = play(city(resources=(1, 1, 0)), BuyDisc(M3, Disc.CITY, (1, 1, 0)))
    assert after.human.centre == (Disc.CITY,)
    assert after.human.resources == NOTHING
    assert after.market.stock == (4, 4, 4, 4, 3, 4, 4)
    assert after.human.wheel == city().human.wheel


@pytest.mark.parametrize(
    ("disc", "price"), [(Disc.JOURNEY, 1), (Disc.CITY, 2), (Disc.TOOL, 3), (Disc.BONUS, 4)]
)
def test_price_n_is_any_n_resources(disc: Disc, price: int) -> None:
    """Rules 4.2, market: price n = n resources of any kinds.

    With plenty of all three kinds there are (n + 1)(n + 2) / 2 mixtures: 3, 6, 10, 15.
    """
    ways = [a.payment for a in legal(city(resources=(9, 9, 9)), BuyDisc) if a.disc is disc]
    assert len(ways) == len(set(ways)) == (price + 1) * (price + 2) // 2
    assert all(sum(way) == price for way in ways)


def test_only_owned_resources_pay() -> None:
    """Two energy and one obsidian pay a city (2) in two ways and a tool (3) in one."""
    state = city(resources=(2, 0, 1))
    bought = [(a.disc, a.payment) for a in legal(state, BuyDisc) if sum(a.payment)]
    assert bought == [
        (Disc.JOURNEY, (1, 0, 0)),
        (Disc.JOURNEY, (0, 0, 1)),
        (Disc.CITY, (2, 0, 0)),
        (Disc.CITY, (1, 0, 1)),
        (Disc.TOOL, (2, 0, 1)),
    ]
    assert refused(state, BuyDisc(M3, Disc.CITY, (1, 1, 0))) is Why.NOT_AFFORDABLE
    assert refused(state, BuyDisc(M3, Disc.CITY, (1, 0, 0))) is Why.WRONG_PAYMENT
    assert refused(state, BuyDisc(M3, Disc.CITY, (3, 0, -1))) is Why.WRONG_PAYMENT
    assert refused(state, BuyDisc(M3, Disc.ENERGY, (1, 0, 0))) is Why.WRONG_PAYMENT


def test_a_type_that_has_run_out_cannot_be_taken() -> None:
    """Rules 4.2, market."""
    state = city(stock=(0, 1, 4, 0, 4, 4, 4), resources=(1, 0, 0))
    assert refused(state, BuyDisc(M3, Disc.ENERGY, NOTHING)) is Why.SOLD_OUT
    assert refused(state, BuyDisc(M3, Disc.JOURNEY, (1, 0, 0))) is Why.SOLD_OUT
    assert BuyDisc(M3, Disc.MYCELIUM, NOTHING) in legal_actions(state)


# Investment: cost of the levels ---------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "cost"), list(enumerate((1, 2, 3, 4, 5, 6, 8, 10, 12), start=1)))
def test_refinement_is_paid_in_obsidian(level: int, cost: int) -> None:
    """Rules 4.4."""
    rich = city(resources=(20, 20, cost), levels=(level - 1, 0, 0, 0))
    assert paid(rich, REFINEMENT) == [((0, 0, cost), NO_GOODS)]
    poor = city(resources=(20, 20, cost - 1), levels=(level - 1, 0, 0, 0))
    assert paid(poor, REFINEMENT) == []


@pytest.mark.parametrize(
    ("level", "ways"),
    [
        (1, [(1, 0, 0), (0, 1, 0)]),
        (2, [(1, 1, 0)]),
        (3, [(2, 0, 0), (0, 2, 0)]),
        (4, [(2, 2, 0)]),
        (5, [(4, 0, 0), (0, 4, 0)]),
        (6, [(2, 2, 0)]),
        (7, [(6, 0, 0), (0, 6, 0)]),
        (8, [(3, 3, 0)]),
        (9, [(8, 0, 0), (0, 8, 0)]),
    ],
)
def test_settlement_wants_one_kind_on_odd_levels_and_halves_on_even_ones(
    level: int, ways: list[Resources]
) -> None:
    """Rules 4.4: 1 2 2 4 4 4 6 6 8 units."""
    state = city(resources=(20, 20, 20), levels=(0, level - 1, 0, 0))
    assert paid(state, SETTLEMENT) == [(way, NO_GOODS) for way in ways]


def test_settlement_from_the_cave_to_level_4_costs_nine() -> None:
    """Rules 7: 1 + 2 + 2 + 4 = 9 resources; here 3 energy and 6 mycelium."""
    state = city(actions=4, resources=(3, 6, 0))
    for way in ((0, 1, 0), (1, 1, 0), (0, 2, 0), (2, 2, 0)):
        state = play(state, Invest(M3, SETTLEMENT, way, NO_GOODS))
    assert state.human.levels == (0, 4, 0, 0)
    assert state.human.resources == NOTHING


@pytest.mark.parametrize(("level", "cost"), list(enumerate((1, 1, 1, 2, 2, 2, 3, 3, 3), start=1)))
def test_exploration_takes_any_mix_of_simple_goods(level: int, cost: int) -> None:
    """Rules 4.4: (n + 1)(n + 2) / 2 mixes of three kinds."""
    goods = (9, 9, 9, 9, 9)
    state = city(stored=goods, warehouses=goods, levels=(0, 0, level - 1, 0))
    ways = paid(state, EXPLORATION)
    assert len(set(ways)) == len(ways) == (cost + 1) * (cost + 2) // 2
    assert all(sum(g[:3]) == cost and g[3:] == (0, 0) and r == NOTHING for r, g in ways)


@pytest.mark.parametrize(("level", "cost"), list(enumerate((1, 1, 1, 1, 2, 2, 2, 3, 3), start=1)))
def test_research_takes_any_mix_of_complex_goods(level: int, cost: int) -> None:
    """Rules 4.4: n + 1 mixes of two kinds."""
    goods = (9, 9, 9, 9, 9)
    state = city(stored=goods, warehouses=goods, levels=(0, 0, 0, level - 1))
    ways = paid(state, RESEARCH)
    assert len(set(ways)) == len(ways) == cost + 1
    assert all(g[:3] == (0, 0, 0) and sum(g[3:]) == cost and r == NOTHING for r, g in ways)


def test_goods_that_pay_leave_their_warehouses_empty() -> None:
    """R31: the warehouses stay."""
    state = city(stored=(1, 0, 1, 0, 0), warehouses=(1, 1, 1, 0, 0), levels=(0, 0, 3, 0))
    after = step(state, Invest(M3, EXPLORATION, NOTHING, (1, 0, 1, 0, 0)))
    assert after.state.human.stored == NO_GOODS
    assert after.state.human.warehouses == (1, 1, 1, 0, 0)
    assert after.state.human.levels == (0, 0, 4, 0)
    assert after.events == (Invested(Side.HUMAN, EXPLORATION, 4, NOTHING, (1, 0, 1, 0, 0)),)


def test_not_beyond_level_9() -> None:
    """Rules 4.2, investment."""
    state = city(resources=(50, 50, 50), levels=(9, 0, 0, 0))
    assert paid(state, REFINEMENT) == []
    assert refused(state, Invest(M3, REFINEMENT, (0, 0, 12), NO_GOODS)) is Why.TOP_LEVEL


def test_exactly_the_cost_is_paid() -> None:
    """Rules 4.2, investment: paying exactly the level's cost."""
    state = city(resources=(5, 5, 5))
    for resources in ((0, 0, 2), (1, 0, 0), (0, 0, 0)):
        assert refused(state, Invest(M3, REFINEMENT, resources, NO_GOODS)) is Why.WRONG_PAYMENT
    poor = city(resources=(5, 5, 0))
    assert refused(poor, Invest(M3, REFINEMENT, (0, 0, 1), NO_GOODS)) is Why.NOT_AFFORDABLE


# Investment: the fee --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "bot", "due"),
    [((0, 0, 0, 0), (1, 0, 0, 0), 1), ((1, 0, 0, 0), (1, 0, 0, 0), 0), ((2, 0, 0, 0), (1, 0, 0, 0), 0)],
)
def test_a_fee_only_for_a_strictly_higher_representative(own: Levels, bot: Levels, due: int) -> None:
    """R5: judged before the move; equal level is free."""
    assert fee(city(levels=own, bot_levels=bot), REFINEMENT) == due


def test_the_fee_is_one_resource_of_choice_on_top() -> None:
    """R31: 1 obsidian for level 1, and one resource of any kind."""
    state = city(resources=(1, 1, 2), bot_levels=(3, 0, 0, 0))
    assert paid(state, REFINEMENT) == [((1, 0, 1), NO_GOODS), ((0, 1, 1), NO_GOODS), ((0, 0, 2), NO_GOODS)]
    after = play(state, Invest(M3, REFINEMENT, (1, 0, 1), NO_GOODS))
    assert after.human.resources == (0, 1, 1)


def test_equal_totals_are_offered_once() -> None:
    """Settlement level 1 with a fee: energy + mycelium pays cost and fee either way round."""
    state = city(resources=(2, 2, 1), bot_levels=(0, 1, 0, 0))
    ways = [resources for resources, _ in paid(state, SETTLEMENT)]
    assert ways == [(2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1)]


def test_the_fee_is_a_resource_on_goods_tracks_too() -> None:
    """R5."""
    goods = (1, 0, 0, 0, 0)
    state = city(stored=goods, warehouses=goods, bot_levels=(0, 0, 1, 0), resources=(0, 0, 1))
    assert paid(state, EXPLORATION) == [((0, 0, 1), goods)]
    poor = city(stored=goods, warehouses=goods, bot_levels=(0, 0, 1, 0))
    assert paid(poor, EXPLORATION) == []
    assert refused(poor, Invest(M3, EXPLORATION, (0, 0, 1), goods)) is Why.NOT_AFFORDABLE
    assert refused(poor, Invest(M3, EXPLORATION, NOTHING, goods)) is Why.WRONG_PAYMENT


def test_the_fee_must_be_there_besides_the_cost() -> None:
    """One obsidian pays level 1 but no fee on top."""
    assert paid(city(resources=(0, 0, 1), bot_levels=(1, 0, 0, 0)), REFINEMENT) == []


def test_resources_may_be_bought_on_the_black_market_in_the_same_moment() -> None:
    """R31: 3 knowledge -> the obsidian that was missing."""
    state = play(city(knowledge=3), BuyResource(Resource.OBSIDIAN))
    assert play(state, Invest(M3, REFINEMENT, (0, 0, 1), NO_GOODS)).human.levels == (1, 0, 0, 0)
