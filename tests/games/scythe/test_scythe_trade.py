"""Trade: tokens of free choice or popularity. Source: rules.md 4; H2, H6."""

from __future__ import annotations

import pytest

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.actions import (
    ChoosePlace,
    ChooseResource,
    ChooseSection,
    Skip,
    TakeTop,
)
from noria_desktop.games.scythe.events import Gained, GoodsGained
from noria_desktop.games.scythe.pending import ChoosingBottom
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    Bonus,
    Cube,
    Phase,
    Prompt,
    Resource,
    Source,
    Star,
    Structure,
    TopChoice,
)
from tests.games.scythe.positions import after, at, legal, of_kind, play, position, refused, tokens

TOKENS, POPULARITY = TakeTop(TopChoice.RESOURCES), TakeTop(TopChoice.POPULARITY)
OIL, METAL, FOOD, WOOD = (ChooseResource(kind) for kind in Resource)
ARMORY = {Structure.ARMORY: "h04"}


def at_trade(state: State) -> State:
    return after(state, ChooseSection(3))


def test_two_tokens_of_any_kinds_on_one_territory() -> None:
    """Rules 4: 2 resources of any kinds, both on one territory; h04 is a forest, the kinds are free."""
    state = after(at_trade(position(workers="h04 base", coins=3)), TOKENS)
    assert legal(state) == (OIL, METAL, FOOD, WOOD)
    state = after(state, OIL, FOOD)
    assert state.board.goods[at("h04")] == tokens("oil, food")
    assert (state.human.coins, state.pending) == (2, (ChoosingBottom(3),))


def test_the_territory_is_chosen_first_where_there_is_a_choice() -> None:
    """H6: territories that the human controls with a worker of its own, ascending."""
    state = after(at_trade(position(workers="h05 h02 h02", character="h11")), TOKENS)
    assert RULES.turn(state).prompt is Prompt.GOODS_PLACE
    assert legal(state) == (ChoosePlace(at("h02")), ChoosePlace(at("h05")))
    assert refused(state, ChoosePlace(at("h11"))) is Why.NO_WORKER_ON_TERRITORY
    assert refused(state, ChoosePlace(at("h20"))) is Why.NOT_CONTROLLED
    assert refused(state, OIL) is Why.CHOOSE_PLACE
    state = after(state, ChoosePlace(at("h05")))
    assert RULES.turn(state).prompt is Prompt.GOODS_KIND
    assert refused(state, ChoosePlace(at("h02"))) is Why.CHOOSE_KIND
    assert after(state, OIL, OIL).board.goods[at("h05")] == tokens("2 oil")


def test_tokens_come_in_the_order_of_their_kinds() -> None:
    """H6: one by one in the non-descending order oil, metal, food, wood."""
    state = after(at_trade(position(workers="h04")), TOKENS, FOOD)
    assert legal(state) == (FOOD, WOOD)
    assert refused(state, METAL) is Why.ORDER_OF_KINDS
    assert refused(state, Skip()) is Why.GOODS_FIRST


def test_every_pair_of_kinds_can_be_had_in_exactly_one_manner() -> None:
    """H6: ten pairs out of four kinds."""
    first = after(at_trade(position(workers="h04")), TOKENS)
    ends = []
    for one in legal(first):
        state = after(first, one)
        if RULES.turn(state).prompt is not Prompt.GOODS_KIND:
            ends.append(state.board.goods[at("h04")])
        else:
            ends += [after(state, other).board.goods[at("h04")] for other in legal(state)]
    assert len(ends) == len(set(ends)) == 10
    assert {sum(goods) for goods in ends} == {2}


def test_the_last_kind_leaves_no_choice() -> None:
    """H6, H5: what can only be done in one way is done at once; after wood comes wood."""
    step = play(after(at_trade(position(workers="h04")), TOKENS), WOOD)
    assert step.state.board.goods[at("h04")] == tokens("2 wood")
    assert step.state.pending == (ChoosingBottom(3),)
    assert of_kind(step.events, GoodsGained) == [
        GoodsGained(at("h04"), tokens("wood"), Source.TOP),
        GoodsGained(at("h04"), tokens("wood"), Source.TOP),
    ]


@pytest.mark.parametrize(
    "state",
    [
        position(workers="base base"),
        position(workers="base", character="h04", structures={Structure.MILL: "h05"}),
        position(workers="h04", their_mechs="h04"),
    ],
    ids=["workers at home", "control without a worker", "not controlled"],
)
def test_tokens_need_an_own_worker_on_a_controlled_territory(state: State) -> None:
    """H2: not offered as such without one; popularity is."""
    state = at_trade(state)
    assert legal(state) == (POPULARITY, Skip())
    assert refused(state, TOKENS) is Why.NO_WORKER_ON_TERRITORY


def test_a_worker_on_a_lake_will_do() -> None:
    """Rules 1, 4: lakes are territories; only mechs and structures may not be put there."""
    state = after(at_trade(position(workers="h09", character="h09")), TOKENS, METAL, METAL)
    assert state.board.goods[at("h09")] == tokens("2 metal")


@pytest.mark.parametrize(("cubes", "gained"), [((), 1), ((Cube.TRADE_POPULARITY,), 2)])
def test_popularity_instead(cubes: tuple[Cube, ...], gained: int) -> None:
    """Rules 4: +1, +2 once the cube is gone."""
    state = after(at_trade(position(popularity=7, coins=1, cubes=cubes)), POPULARITY)
    assert (state.human.popularity, state.human.coins) == (7 + gained, 0)


def test_popularity_at_its_top_may_be_bought_all_the_same() -> None:
    """H2: everything else may come to nothing."""
    state = at_trade(position(popularity=18, stars={Star.POPULARITY: 1}, coins=1))
    assert after(state, POPULARITY).human.coins == 0


def test_trade_costs_a_coin() -> None:
    """Rules 4."""
    state = at_trade(position(workers="h04", coins=0))
    assert legal(state) == (Skip(),)
    assert refused(state, TOKENS) is Why.COINS_LACKING


@pytest.mark.parametrize("choice", [TOKENS, POPULARITY])
def test_the_armory_adds_power(choice: TakeTop) -> None:
    """Rules 4: Armory built: also +1 power, on either side and on lost territory too."""
    step = play(at_trade(position(workers="h05", structures=ARMORY, their_workers="h04", power=5)), choice)
    assert step.state.human.power == 6
    assert Gained(HUMAN, Bonus.POWER, 1, Source.STRUCTURE) in step.events


def test_eighteen_popularity_is_a_star() -> None:
    """Rules 10."""
    assert after(at_trade(position(popularity=17)), POPULARITY).human.stars[Star.POPULARITY.index] == 1


def test_a_star_of_the_armory_waits_for_the_tokens() -> None:
    """Rules 10: gains of one choice are taken together, the stars due by them afterwards."""
    state = after(at_trade(position(workers="h04", structures=ARMORY, power=15)), TOKENS)
    assert (state.human.power, sum(state.human.stars)) == (16, 0)
    assert after(state, OIL).human.stars[Star.POWER.index] == 0
    assert after(state, OIL, OIL).human.stars[Star.POWER.index] == 1


def test_the_phase_is_that_of_the_top_row() -> None:
    """Table of 16."""
    assert RULES.turn(after(at_trade(position(workers="h04")), TOKENS)).phase is Phase.TOP
