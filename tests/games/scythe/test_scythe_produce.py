"""Produce: its cost, the yields, new workers, the Mill. Source: rules.md 4, 10; H7."""

from __future__ import annotations

from itertools import product

import pytest

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.actions import (
    Action,
    ChooseSection,
    Finish,
    Produce,
    Skip,
    TakeTop,
    UseFactoryCard,
)
from noria_desktop.games.scythe.events import Produced, StarPlaced, TopTaken
from noria_desktop.games.scythe.pending import ChoosingBottom
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    NO_GOODS,
    Cube,
    Prompt,
    Star,
    Structure,
    TopChoice,
)
from tests.games.scythe.positions import after, at, legal, of_kind, play, position, refused, tokens

TAKE = TakeTop(TopChoice.PRODUCE)
THREE = (Cube.PRODUCE_HEXES,)


def producing(state: State) -> State:
    """The mat's Produce is taken."""
    return after(state, ChooseSection(1), TAKE)


def here(name: str, amount: int) -> Produce:
    return Produce(at(name), amount)


# What it costs ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("workers", "power", "popularity", "coins"),
    [(2, 0, 0, 0), (3, 0, 0, 0), (4, 1, 0, 0), (5, 1, 0, 0), (6, 1, 1, 0), (7, 1, 1, 0), (8, 1, 1, 1)],
)
def test_the_cost_goes_by_workers_off_the_mat(workers: int, power: int, popularity: int, coins: int) -> None:
    """Rules 4: 2-3 free; 4-5: 1 power; 6-7: 1 power + 1 popularity; 8: 1 power + 1 popularity + 1 coin."""
    names = " ".join(["base"] * (workers - 1) + ["h04"])
    state = position(workers=names, power=5, popularity=7, coins=10, stars={Star.WORKERS: workers == 8})
    step = play(state, ChooseSection(1), TAKE)
    human = step.state.human
    assert (human.power, human.popularity, human.coins) == (5 - power, 7 - popularity, 10 - coins)
    assert of_kind(step.events, TopTaken) == [TopTaken(TopChoice.PRODUCE, power, popularity, coins)]


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"power": 0}, Why.POWER_LACKING),
        ({"popularity": 0}, Why.POPULARITY_LACKING),
        ({"coins": 0}, Why.COINS_LACKING),
    ],
)
def test_the_whole_cost_must_be_payable(fields: dict[str, int], why: Why) -> None:
    """Rules 1, 4; H2: eight workers cost one of each."""
    state = position(workers="h04" + " base" * 7, stars={Star.WORKERS: 1}, **fields)  # type: ignore[arg-type]
    state = after(state, ChooseSection(1))
    assert legal(state) == (Skip(),)
    assert refused(state, TAKE) is why


def test_the_cost_is_read_before_producing() -> None:
    """Rules 4: with three workers it is free, though five are out afterwards."""
    state = producing(position(workers="h06 h06 h04", power=0))
    state = after(state, here("h06", 2))
    assert len(state.human.army.workers) == 5
    assert state.human.power == 0


# What territories yield ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "yielded"),
    [("h11", "2 metal"), ("h05", "2 oil"), ("h12", "2 food"), ("h04", "2 wood")],
)
def test_every_worker_may_yield_one(name: str, yielded: str) -> None:
    """Rules 4: mountain metal, tundra oil, farm food, forest wood; from 1 up to the workers there (H7)."""
    state = producing(position(workers=f"{name} {name}"))
    assert legal(state) == (here(name, 1), here(name, 2), Finish())
    step = play(state, here(name, 2))
    assert step.state.board.goods[at(name)] == tokens(yielded)
    assert step.events == (Produced(at(name), tokens(yielded)),)


def test_yields_may_be_declined() -> None:
    """Rules 4: each worker's yield may be declined; choosing no territory is allowed."""
    state = producing(position(workers="h04 h04 h05"))
    assert after(state, here("h04", 1), Finish()).board.goods[at("h04")] == tokens("wood")
    assert after(state, Finish()).pending == (ChoosingBottom(1),)


def test_villages_yield_workers() -> None:
    """Rules 4: a new worker from the mat, placed on that village."""
    step = play(producing(position(workers="h06 h06")), here("h06", 2))
    assert step.state.human.army.workers == (at("h06"),) * 4
    assert step.events == (Produced(at("h06"), NO_GOODS, 2),)


def test_no_more_workers_than_the_mat_has() -> None:
    """H7: worker yields are limited by the workers on the mat: 8 - 7 = 1 here."""
    state = producing(position(workers="h06 h06 base base base base base"))
    assert legal(state) == (here("h06", 1), Finish())
    assert refused(state, here("h06", 2)) is Why.TOO_MUCH


def test_a_village_yields_nothing_when_all_workers_are_out() -> None:
    """H7; the decision has no alternative but to finish and is passed over."""
    state = position(workers="h06 h06 base base base base base base", stars={Star.WORKERS: 1})
    assert producing(state).pending == (ChoosingBottom(1),)
    other = position(workers="h06 h06 h04 base base base base base", stars={Star.WORKERS: 1})
    assert legal(producing(other)) == (here("h04", 1), Finish())
    assert refused(producing(other), here("h06", 1)) is Why.NO_MORE_WORKERS


@pytest.mark.parametrize("name", ["h09", "h23", "base"])
def test_lakes_factory_and_home_base_yield_nothing(name: str) -> None:
    """Rules 1, 4; H2: Produce may be taken all the same."""
    state = position(workers=f"{name} {name}", character="h09")
    assert producing(state).pending == (ChoosingBottom(1),)


def test_nothing_grows_where_the_automa_stands() -> None:
    """Rules 4: territories you control."""
    state = position(workers="h04 h05", their_mechs="h04")
    assert legal(producing(state)) == (here("h05", 1), Finish())
    assert refused(producing(state), here("h04", 1)) is Why.NOT_CONTROLLED


# Which territories (H7) ---------------------------------------------------------------------------------


def test_two_territories_in_ascending_order() -> None:
    """Rules 4, H7: up to 2 different territories; ascending, each once."""
    state = producing(position(workers="h04 h05 h11"))
    assert legal(state) == (here("h04", 1), here("h05", 1), here("h11", 1), Finish())
    state = after(state, here("h05", 1))
    assert legal(state) == (here("h11", 1), Finish())
    assert refused(state, here("h04", 1)) is Why.ORDER_OF_PLACES
    assert refused(state, here("h05", 1)) is Why.ORDER_OF_PLACES
    state = after(state, here("h11", 1))
    assert state.pending == (ChoosingBottom(1),)
    assert sum(map(sum, state.board.goods)) == 2


def test_three_territories_after_the_upgrade() -> None:
    """Rules 4: 2, 3 once the cube is gone."""
    state = producing(position(workers="h04 h05 h11", cubes=THREE))
    state = after(state, here("h04", 1), here("h05", 1))
    assert legal(state) == (here("h11", 1), Finish())


def test_workers_produced_do_not_produce_in_the_same_action() -> None:
    """Rules 4: two workers on h06 make two more; there is nothing else to pick."""
    state = after(producing(position(workers="h06 h06", cubes=THREE)), here("h06", 2))
    assert state.pending == (ChoosingBottom(1),)


def test_refusals_name_the_rule() -> None:
    """Bad input."""
    state = producing(position(workers="h04 h09", character="h05"))
    assert refused(state, here("h09", 1)) is Why.NOTHING_GROWS
    assert refused(state, here("h05", 1)) is Why.NO_WORKER_ON_TERRITORY
    assert refused(state, here("h04", 2)) is Why.TOO_MUCH
    assert refused(state, here("h04", 0)) is Why.TOO_LITTLE
    assert refused(state, Skip()) is Why.PRODUCE_FIRST


def test_the_eighth_worker_is_a_star_after_the_whole_action() -> None:
    """Rules 10: all yields of one Produce are one choice."""
    state = producing(position(workers="h06 h06 h06 h11 base"))
    step = play(state, here("h06", 3))
    assert of_kind(step.events, StarPlaced) == []
    step = play(step.state, Finish())
    assert of_kind(step.events, StarPlaced) == [StarPlaced(HUMAN, Star.WORKERS, 1)]


def ends_of_producing(state: State) -> list[tuple[int, ...]]:
    """Tokens on h04, h05 and h11, once for every sequence of decisions."""
    if RULES.turn(state).prompt is not Prompt.PRODUCE:
        return [tuple(sum(state.board.goods[at(name)]) for name in ("h04", "h05", "h11"))]
    return [end for action in legal(state) for end in ends_of_producing(after(state, action))]


@pytest.mark.parametrize("mill", [None, "h05"])
def test_every_way_of_producing_can_be_chosen_in_exactly_one_manner(mill: str | None) -> None:
    """H7: up to 2 of three territories, each with 0 up to its workers; a Mill makes its territory an extra one."""
    structures = {} if mill is None else {Structure.MILL: mill}
    state = producing(position(workers="h04 h04 h05 h11", structures=structures, encounters=""))
    most = (2, 1 + len(structures), 1)
    expected = [
        yielded
        for yielded in product(*(range(number + 1) for number in most))
        if sum(bool(number) for number in (yielded if mill is None else yielded[::2])) <= 2
    ]
    assert sorted(ends_of_producing(state)) == sorted(expected)


# The Mill -----------------------------------------------------------------------------------------------


def mill(name: str, workers: str, **fields: object) -> State:
    return producing(position(workers=workers, structures={Structure.MILL: name}, **fields))  # type: ignore[arg-type]


def test_the_mills_territory_is_an_extra_one() -> None:
    """Rules 4, H7: it does not use up one of the two."""
    state = mill("h05", "h04 h05 h11")
    state = after(state, here("h04", 1), here("h05", 2))
    assert legal(state) == (here("h11", 1), Finish())


def test_the_mill_alone_is_left_when_both_are_picked() -> None:
    """Rules 4: an extra one on top of the 2."""
    state = after(mill("h11", "h04 h05 h12"), here("h04", 1), here("h05", 1))
    assert legal(state) == (here("h11", 1), Finish())
    assert refused(state, here("h12", 1)) is Why.NO_MORE_TERRITORIES


def test_the_mill_yields_like_a_worker_and_with_workers() -> None:
    """Rules 4: 1 as if it were a worker, own workers there may yield too."""
    state = mill("h05", "h05 h05")
    assert legal(state) == (here("h05", 1), here("h05", 2), here("h05", 3), Finish())


def test_the_mill_needs_no_worker() -> None:
    """Rules 4: control by the Mill alone is enough."""
    state = mill("h05", "base base")
    assert legal(state) == (here("h05", 1), Finish())
    assert after(state, here("h05", 1)).board.goods[at("h05")] == tokens("oil")


def test_a_mill_on_a_village_brings_a_worker() -> None:
    """Rules 4: as if it were a worker."""
    state = after(mill("h06", "base base"), here("h06", 1))
    assert at("h06") in state.human.army.workers


def test_a_mill_under_the_enemy_yields_nothing() -> None:
    """Rules 4: while an enemy controls the territory, neither the Mill nor the extra territory yields."""
    state = mill("h05", "h04 h11 h12", their_workers="h05")
    state = after(state, here("h04", 1), here("h11", 1))
    assert state.pending == (ChoosingBottom(1),)


@pytest.mark.parametrize("name", ["h23", "h05"])
def test_a_mill_on_the_factory_yields_nothing(name: str) -> None:
    """Rules 4: the Factory yields nothing; a tundra does."""
    state = position(workers="base base", structures={Structure.MILL: name})
    decided: tuple[Action, ...] = legal(producing(state))
    assert (Finish() in decided) == (name == "h05")


# The Factory card that produces (8) ---------------------------------------------------------------------


def test_the_factory_card_produces_for_its_own_cost_and_without_the_mill() -> None:
    """Rules 8: "produce" on a Factory card pays only that card's cost; no structure effects. Card 1: 1 coin, 1 card."""
    state = position(
        workers="h04 h05 h06 h11 base base",
        structures={Structure.MILL: "h04"},
        factory_card=1,
        hand=(3,),
        coins=1,
        power=0,
        popularity=0,
    )
    state = after(state, ChooseSection(FACTORY_SECTION), UseFactoryCard(0))
    assert (state.human.coins, state.human.hand) == (0, ())
    assert legal(state) == (here("h04", 1), here("h05", 1), here("h06", 1), here("h11", 1), Finish())
    state = after(state, here("h04", 1), here("h05", 1))
    assert state.pending == (ChoosingBottom(FACTORY_SECTION),)
