"""The 23 objectives, each with a position that fulfils it and one that just does not. Source: rules.md 11; H3."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.games.scythe.objectives import fulfilled, lost_for_good, revealable
from noria_desktop.games.scythe.pending import ChoosingBottom, ChoosingSection, EndingTurn
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    Ability,
    Bonus,
    Bottom,
    Cube,
    Faction,
    Star,
    Structure,
)
from tests.games.scythe.positions import position

MECH = {Ability.SPEED: "base"}
TWO_MECHS = {Ability.SPEED: "h12", Ability.RIVERWALK: "h12"}
MINE = {Structure.MINE: "h04"}
THREE_BUILT = {Structure.MINE: "h04", Structure.MILL: "h05", Structure.ARMORY: "h11"}
RECRUIT = {Bottom.ENLIST: Bonus.COINS}
TWO_RECRUITS = {Bottom.ENLIST: Bonus.COINS, Bottom.BUILD: Bonus.POWER}
UPGRADED = (Cube.MOVE_UNITS,)
ONE_CUBE = (1, 0, 0, 0)
ALL_FOUR = {"h12": "oil, metal, food, wood"}
FIVE_WORKERS = "base base base base base"


def routed(state: State, number: int) -> State:
    return evolve(state, human=evolve(state.human, routed=number))


CASES: list[tuple[int, State, State]] = [
    # mountains h11, h24, h26
    (1, position(workers="h11 h24 h26"), position(workers="h11 h24 h25")),
    # tunnels h10, h18, h37; a Mine makes none
    (2, position(workers="h10 h18 h37"), position(workers="h10 h18", structures=MINE)),
    (3, position(workers="h02 h12 h13"), position(workers="h02 h12 h12")),
    (4, position(workers="h05 h08 h10"), position(workers="h05 h08")),
    # ties count; 4 against 5 does not
    (
        5,
        position(character="h23", power=5, their_power=5),
        position(character="h23", power=4, their_power=5),
    ),
    (6, routed(position(power=7), 1), routed(position(power=6), 2)),
    (
        7,
        position(factory_card=3, mechs=MECH, workers="base base base"),
        position(factory_card=3, mechs=MECH, workers="base base base base"),
    ),
    (
        8,
        position(coins=2, workers="base base base base", popularity=7),
        position(coins=3, workers="base base base base", popularity=7),
    ),
    (
        9,
        position(workers="h04", goods={"h04": "6 oil, metal, food, wood"}),
        position(workers="h04 h05", goods={"h04": "6 oil, metal, food", "h05": "6 wood"}),
    ),
    (10, position(workers="h04 h14 h16"), position(workers="h04 h14", their_workers="h16")),
    (11, position(workers="h03 h06 h19"), position(workers="h03 h06 h18")),
    (12, position(coins=20), position(coins=19)),
    # character, mech, three workers and a structure
    (
        13,
        position(character="h04", mechs={Ability.SPEED: "h04"}, workers="h04 h04 h04", structures=MINE),
        position(character="h04", mechs={Ability.SPEED: "h04"}, workers="h04 h04 h05", structures=MINE),
    ),
    (
        14,
        position(
            cubes=UPGRADED,
            slots=ONE_CUBE,
            mechs=MECH,
            structures=MINE,
            recruits=RECRUIT,
            workers="h12",
            goods=ALL_FOUR,
        ),
        position(
            cubes=UPGRADED,
            slots=ONE_CUBE,
            mechs=MECH,
            structures=MINE,
            recruits=RECRUIT,
            workers="h12",
            goods={"h12": "oil, metal, food"},
        ),
    ),
    (
        15,
        position(workers="base base", recruits=TWO_RECRUITS),
        position(workers="base base", recruits=RECRUIT),
    ),
    # exactly one mech and one worker beside the character
    (
        16,
        position(
            character="h12", mechs={Ability.SPEED: "h12"}, workers="h12", goods={"h12": "3 oil, 2 food"}
        ),
        position(character="h12", mechs=TWO_MECHS, workers="h12", goods={"h12": "5 oil"}),
    ),
    # h16 and the lake h17 lie beside the Factory
    (
        17,
        position(character="h17", workers="h16"),
        position(character="h17", workers="h16", factory_card=2),
    ),
    (
        18,
        position(power=0, popularity=13, workers=FIVE_WORKERS),
        position(power=1, popularity=13, workers=FIVE_WORKERS),
    ),
    # around h17: h10, h11, h16, h18, h23, h24
    (19, position(workers="h10 h11 h16 h18 h23"), position(workers="h10 h11 h16 h18 h25")),
    (
        20,
        position(structures=THREE_BUILT, popularity=7),
        position(structures=THREE_BUILT, popularity=7, mechs=MECH),
    ),
    (
        21,
        position(workers="h04 h05", goods={"h04": "5 wood", "h05": "4 wood"}),
        position(workers="h04 h05", goods={"h04": "5 wood", "h05": "3 wood, 5 oil"}),
    ),
    (22, position(factory_card=1), position(factory_card=1, cubes=UPGRADED, slots=ONE_CUBE)),
    (
        23,
        position(hand=(2, 2, 2, 2, 2, 3, 3, 3), stars={Star.COMBAT: 1}),
        position(hand=(2, 2, 2, 2, 2, 3, 3, 3)),
    ),
]


@pytest.mark.parametrize(("card", "done", "nearly"), CASES, ids=[f"objective {card}" for card, _, _ in CASES])
def test_each_objective(card: int, done: State, nearly: State) -> None:
    """11; the conditions of the data file."""
    assert fulfilled(done, card)
    assert not fulfilled(nearly, card)


def test_every_objective_has_a_case() -> None:
    """2.1: 23 cards."""
    assert [card for card, _, _ in CASES] == list(range(1, 24))


def test_workers_at_the_home_base_count() -> None:
    """11: workers on the board, the home base included: three for objective 7."""
    assert fulfilled(position(factory_card=1, mechs=MECH, workers="base base h04"), 7)


def test_a_home_base_is_no_territory_for_objectives() -> None:
    """11: six pieces at home are not on a territory (objective 13)."""
    assert not fulfilled(position(workers=" ".join(["base"] * 8)), 13)


# When ---------------------------------------------------------------------------------------------------


def test_conditions_of_the_end_wait_for_the_end() -> None:
    """H3: objective 12 is worded for the end of the turn, 8 for any time."""
    state = position(coins=20, objectives=(12, 8))
    start, bottom, end = (
        evolve(state, pending=(entry,)) for entry in (ChoosingSection(), ChoosingBottom(0), EndingTurn())
    )
    assert revealable(start) == revealable(bottom) == ()
    assert revealable(end) == (12,)


def test_any_time_is_any_of_the_three_points() -> None:
    """H3: at the start, before the bottom row and at the end."""
    state = position(coins=1, workers="base base base base", objectives=(8, 1))
    for entry in (ChoosingSection(), ChoosingBottom(2), EndingTurn()):
        assert revealable(evolve(state, pending=(entry,))) == (8,)


def test_one_objective_is_enough_except_for_saxony() -> None:
    """10, 11: Dominate scores both."""
    end = (EndingTurn(),)
    nordic = position(coins=20, objectives=(12,), stars={Star.OBJECTIVE: 1}, pending=end)
    assert revealable(nordic) == ()
    saxony = position(Faction.SAXONY, coins=20, objectives=(12,), stars={Star.OBJECTIVE: 1}, pending=end)
    assert revealable(saxony) == (12,)


def test_what_is_hidden_cannot_be_revealed() -> None:
    """Bad input: cards that this observer may not know."""
    state = position(coins=20, pending=(EndingTurn(),))
    hidden = evolve(state, human=evolve(state.human, objectives=(None, None)))
    assert revealable(hidden) == ()


def test_there_is_no_objective_24() -> None:
    """Bad input: promotional cards are left out."""
    with pytest.raises(IndexError):
        fulfilled(position(), 24)


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        # 7: three workers at most; workers never leave the map.
        (7, position(workers="base base base"), position(workers="base base base base")),
        # 15: recruits end at four.
        (15, position(workers="base base base base"), position(workers=FIVE_WORKERS)),
        # 17: no Factory card; it is never given back.
        (17, position(), position(factory_card=1)),
        # 20: no mech.
        (20, position(), position(mechs=MECH)),
        # 22: no upgrade.
        (22, position(), position(cubes=UPGRADED, slots=ONE_CUBE)),
    ],
)
def test_some_objectives_can_be_lost_for_good(card: int, before: State, after: State) -> None:
    assert not lost_for_good(before, card)
    assert lost_for_good(after, card)


@pytest.mark.parametrize("card", [8, 18])
def test_what_may_become_less_again_is_still_in_reach(card: int) -> None:
    """Two coins at most, no power: both can be spent."""
    assert not lost_for_good(position(coins=20, power=9), card)
