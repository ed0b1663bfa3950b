"""Upgrade: cubes from green boxes to bracketed spaces. Source: rules.md 9, 9.1; H4."""

from __future__ import annotations

import pytest

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.actions import (
    Accept,
    Build,
    ChooseSection,
    Decline,
    Skip,
    TakeBottom,
    Upgrade,
    UseFactoryCard,
)
from noria_desktop.games.scythe.events import Gained, GainLost, StarPlaced, Upgraded
from noria_desktop.games.scythe.payment import token_cost
from noria_desktop.games.scythe.pending import EndingTurn
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    Bonus,
    Bottom,
    Cube,
    Gain,
    Mat,
    Prompt,
    Source,
    Star,
    Structure,
)
from tests.games.scythe.positions import after, at, legal, of_kind, play, position, refused


def upgrading(**fields: object) -> State:
    """Industrial mat, 3 oil at hand: paid for Upgrade, which brings 3 coins."""
    state = position(workers="h05", goods={"h05": "3 oil"}, **fields)  # type: ignore[arg-type]
    return after(state, ChooseSection(0), Skip(), TakeBottom())


def test_any_green_box_to_any_free_space() -> None:
    """Rules 9.1: six cubes by four actions; on this mat every action has a space (1, 2, 1, 2)."""
    state = upgrading()
    assert RULES.turn(state).prompt is Prompt.UPGRADE
    assert legal(state) == (*(Upgrade(cube, bottom) for cube in Cube for bottom in Bottom), Decline())


def test_a_cube_moves_and_both_ends_count() -> None:
    """Rules 9.1: that box now counts, that cost falls by 1."""
    step = play(upgrading(), Upgrade(Cube.MOVE_UNITS, Bottom.DEPLOY))
    works = step.state.human.works
    assert works.cubes == (True, False, False, False, False, False)
    assert works.slots == (0, 1, 0, 0)
    assert token_cost(step.state.human, Bottom.DEPLOY) == 2
    assert Upgraded(Cube.MOVE_UNITS, Bottom.DEPLOY, Source.BOTTOM) in step.events


def test_boxes_and_spaces_are_used_once() -> None:
    """Rules 9.1: free bracketed slots only."""
    state = upgrading(cubes=(Cube.MOVE_COINS,), slots=(0, 0, 1, 0))
    assert refused(state, Upgrade(Cube.MOVE_COINS, Bottom.DEPLOY)) is Why.ALREADY_UPGRADED
    assert refused(state, Upgrade(Cube.MOVE_UNITS, Bottom.BUILD)) is Why.NO_FREE_SLOT
    assert len(legal(state)) == 5 * 3 + 1


def test_an_action_without_brackets_takes_no_cube() -> None:
    """The Patriotic mat's Upgrade has no bracketed space."""
    state = position(mat=Mat.PATRIOTIC, workers="h05", goods={"h05": "2 oil"})
    state = after(state, ChooseSection(0), Skip(), TakeBottom())
    assert refused(state, Upgrade(Cube.MOVE_UNITS, Bottom.UPGRADE)) is Why.NO_FREE_SLOT


def test_coins_and_recruit_bonus_follow_by_themselves() -> None:
    """H4: main benefit, then 3 coins and, enlisted before, +1 power; the program takes both."""
    state = upgrading(recruits={Bottom.UPGRADE: Bonus.COINS}, coins=0, power=5)
    step = play(state, Upgrade(Cube.MOVE_UNITS, Bottom.DEPLOY))
    assert of_kind(step.events, Gained) == [
        Gained(HUMAN, Bonus.COINS, 3, Source.BOTTOM),
        Gained(HUMAN, Bonus.POWER, 1, Source.ONGOING),
    ]
    assert step.state.pending == (EndingTurn(),)


def test_the_main_benefit_may_be_declined() -> None:
    """Rules 9; H4: or none; coins come all the same."""
    step = play(upgrading(coins=0), Decline())
    assert step.state.human.works.slots == (0, 0, 0, 0)
    assert step.state.human.coins == 3
    assert step.events[0] == GainLost(Source.BOTTOM, Gain.UPGRADE, 1, declined=True)


def test_the_sixth_cube_is_a_star() -> None:
    """Rules 9.1, 10."""
    cubes = tuple(Cube)[:5]
    state = upgrading(cubes=cubes, slots=(1, 2, 1, 1))
    assert legal(state) == (Upgrade(Cube.BOLSTER_CARDS, Bottom.ENLIST), Decline())
    step = play(state, legal(state)[0])
    assert of_kind(step.events, StarPlaced) == [StarPlaced(HUMAN, Star.UPGRADES, 1)]


def test_after_the_sixth_the_action_brings_only_coins() -> None:
    """Rules 9: it may be taken when the main benefit is used up."""
    state = upgrading(cubes=tuple(Cube), slots=(1, 2, 1, 2), stars={Star.UPGRADES: 1}, coins=0)
    assert (state.human.coins, state.pending) == (3, (EndingTurn(),))


def test_nothing_else_is_taken_in_its_place() -> None:
    """Bad input: another action's benefit."""
    state = upgrading()
    assert refused(state, Build(Structure.MINE, at("h05"))) is Why.OTHER_GAIN
    assert refused(state, Skip()) is Why.GAIN_FIRST


@pytest.mark.parametrize("cube", Cube)
def test_the_other_end_of_every_box(cube: Cube) -> None:
    """Rules 4, 9.1: each of the six boxes can be freed."""
    state = after(upgrading(), Upgrade(cube, Bottom.BUILD))
    assert [box for box in Cube if state.human.works.cubes[box.index]] == [cube]


def test_a_factory_card_upgrades_without_the_mats_coins() -> None:
    """Rules 8: no recruit bonus, no coin rewards; card 9: 2 coins for an upgrade and 1 popularity."""
    state = position(factory_card=9, coins=2, power=5, recruits={Bottom.UPGRADE: Bonus.COINS})
    state = after(state, ChooseSection(4), UseFactoryCard(0), Upgrade(Cube.MOVE_UNITS, Bottom.BUILD))
    state = after(state, Accept())
    assert (state.human.coins, state.human.power, state.human.popularity) == (0, 5, 8)
