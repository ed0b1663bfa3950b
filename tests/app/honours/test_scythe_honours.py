"""Scythe's marks of honour: each on a line that earns it and on one that only just does not. Source: lessons/scythe.md."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from noria_desktop.app.honours.honour import Line, Played
from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import PLACE_OF, Bottom, Goods, Place, Source, TopChoice, Unit
from tests.app.honours.worked import found, steps, taught, told

TOP, FACTORY = ev.TopTaken(TopChoice.POWER), ev.FactoryCardUsed(1, 0)
BOTTOM, MOVED = ev.BottomTaken(Bottom.BUILD), ev.BottomTaken(None)
ENDED = ev.TurnEnded()
LAST_TURN = ("section trade", "top popularity", "bottom", "enlist enlist coins")
"""The last turn of the first lesson: popularity passes 7, then the sixth star ends the game."""


def test_five_turns_in_a_row_with_both_rows() -> None:
    """A Factory card is a row as well; a turn with one row begins the count anew."""
    both, other, lazy = [TOP, BOTTOM, ENDED], [FACTORY, MOVED, ENDED], [TOP, ENDED]
    assert found("scythe-both-hands", told(both, both, other, both, both)) == 5
    assert found("scythe-both-hands", told(lazy, *[both] * 5)) == 6
    assert found("scythe-both-hands", told(both, both, both, lazy, both, both)) is None
    assert found("scythe-both-hands", told(*[both] * 4)) is None


def test_all_four_bottom_row_actions() -> None:
    every = [ev.BottomTaken(one) for one in Bottom]
    assert found("scythe-all-rounder", told(*every[:2], every[0], *every[2:])) == 5
    assert found("scythe-all-rounder", told(*every[:3], every[0], MOVED)) is None


def test_a_mech_in_turn_three() -> None:
    """Turn three or sooner; whoever has one by then has another later as well."""
    state = taught("scythe", "2")
    came = ev.Deployed(0, PLACE_OF["h35"], Source.BOTTOM)
    third, fourth = (evolve(state, turn=number) for number in (3, 4))
    assert found("scythe-early-bird", told(came, before=third)) == 1
    assert found("scythe-early-bird", told(came, before=fourth)) is None


def test_a_mech_that_carries_over_a_river() -> None:
    """The third lesson: from 35 over the river to 28, with two workers and three wood."""
    lesson = taught("scythe", "3")
    start = ("section move", "top move", "pick mech 35")
    loads = ("load 3 wood", "load 2 workers", "to 28")
    line = steps("scythe", lesson, *start, *loads)
    assert found("scythe-ferry", line) == len(line)
    for fewer in (("load 1 wood", "load 2 workers", "to 28"), ("load 3 wood", "load 1 workers", "to 28")):
        assert found("scythe-ferry", steps("scythe", lesson, *start, *fewer)) is None


def test_a_ferry_crosses_water() -> None:
    """The same load beside the river, or carried by the character, is none."""
    river = PLACE_OF["h35"], PLACE_OF["h28"]
    assert river[1] in geography().rivers[river[0]]
    dry = PLACE_OF["h34"], PLACE_OF["h35"]
    assert dry[1] not in geography().rivers[dry[0]]
    wood: Goods = (0, 0, 0, 2)

    def step(unit: Unit, way: tuple[Place, Place]) -> Line:
        return told(ev.UnitStepped(unit, 0, *way, goods=wood, workers=2))

    assert found("scythe-ferry", step(Unit.MECH, river)) == 1
    assert found("scythe-ferry", step(Unit.MECH, dry)) is None
    assert found("scythe-ferry", step(Unit.CHARACTER, river)) is None


@pytest.mark.parametrize(
    ("power", "cards", "winner", "earned"),
    [
        ((3, 5), ((4, 2), (4,)), HUMAN, True),
        ((3, 5), ((4, 2), (3,)), HUMAN, False),
        ((3, 5), ((4, 2), (4,)), BOT, False),
    ],
)
def test_a_combat_won_on_equal_totals(power: Any, cards: Any, winner: Seat, earned: bool) -> None:
    """3 + 4 + 2 against 5 + 4."""
    fought = ev.CombatRevealed(PLACE_OF["h37"], winner, power, cards, winner)
    assert found("scythe-by-a-hair", told(fought)) == (1 if earned else None)


def test_the_tie_of_the_fifth_lesson() -> None:
    """Both come to nine, and the attacker wins."""
    words = ("section move", "top move", "pick mech 36", "to 37", "pick character 30", "to 37", "finish")
    fight = ("dial 3", "add 3", "add 4")
    line = steps("scythe", taught("scythe", "5"), *words, ..., *fight)
    revealed = [event for step in line for event in step.events if isinstance(event, ev.CombatRevealed)]
    if not revealed:
        legal = RULES.legal_actions(line[-1].after)
        line = (*line, *steps("scythe", line[-1].after, legal[0]))
    assert found("scythe-by-a-hair", line) is not None


def last_turn(state: State, *words: str) -> tuple[Played, ...]:
    """The last turn of the first lesson from this position."""
    return steps("scythe", state, *(words or LAST_TURN))


def with_human(state: State, **changes: Any) -> State:
    """The position with something else of yours."""
    return evolve(state, human=evolve(state.human, **changes))


def test_a_victory_without_a_combat() -> None:
    line = last_turn(taught("scythe", "1"))
    assert found("scythe-peace", line) == len(line)
    fight = told(ev.CombatBegan(PLACE_OF["h37"], HUMAN))
    assert found("scythe-peace", (*fight, *line)) is None
    assert found("scythe-peace", line[:-1]) is None
    rich = evolve(taught("scythe", "1"), automa=evolve(taught("scythe", "1").automa, coins=200))
    assert found("scythe-peace", last_turn(rich)) is None


def test_a_victory_with_popularity_thirteen() -> None:
    """The turn brings two popularity: one for the top row, one for the recruit beside it."""
    state = taught("scythe", "1")
    assert found("scythe-beloved", last_turn(with_human(state, popularity=11))) == 4
    assert found("scythe-beloved", last_turn(with_human(state, popularity=10))) is None


@pytest.mark.parametrize(
    ("popularity", "earned"),
    [(5, True), (6, True), (11, True), (4, False), (7, False), (10, False), (13, False)],
)
def test_a_sixth_star_in_the_turn_in_which_popularity_passed_a_tier(popularity: int, earned: bool) -> None:
    """The turn brings two popularity: it passes 7 from 5 and 6, and 13 from 11."""
    line = last_turn(with_human(taught("scythe", "1"), popularity=popularity))
    assert found("scythe-last-push", line) == (4 if earned else None)


def test_a_sixth_star_in_the_automa_s_turn_is_no_push() -> None:
    line = last_turn(with_human(taught("scythe", "1"), popularity=6))
    begun = Played(4, line[2].after, None, (ev.TurnBegan(BOT, 9),), line[2].after)
    assert found("scythe-last-push", (*line[:3], begun, *line[3:])) is None


def turned_aside() -> Played:
    """The sixth lesson: the mech on 36 goes to 30, and the Automa's worker does not come there."""
    way = ("section move", "top move", "pick mech 36", "to 30", "finish", "skip", "end")
    line = steps("scythe", taught("scythe", "6"), "end", ..., *way, ...)
    return [one for one in line if any(isinstance(event, ev.AutomaDecided) for event in one.events)][-1]


def test_three_workers_of_the_automa_turned_aside() -> None:
    """Three times in one game."""
    decided = turned_aside()
    assert found("scythe-gatekeeper", [decided] * 3) == decided.ply
    assert found("scythe-gatekeeper", [decided] * 2) is None


def test_a_worker_that_would_go_there_anyway_is_not_turned_aside() -> None:
    """With your character and mechs at home nothing stands in its way."""
    decided = turned_aside()
    state = decided.before
    base = PLACE_OF[f"base_{state.human.faction.value}"]
    mechs: Any = tuple(None if place is None else base for place in state.human.army.mechs)
    home = with_human(state, army=evolve(state.human.army, character=base, mechs=mechs))
    step = RULES.apply(home, decided.action)
    line = [Played(1, home, decided.action, step.events, step.state)]
    assert found("scythe-gatekeeper", line * 3) is None


@pytest.mark.parametrize(("coins", "earned"), [(17, True), (14, False), (19, False)])
def test_a_victory_from_fifteen_behind(coins: int, earned: bool) -> None:
    """With 17 coins the Automa is 15 ahead or more and loses by one; with 14 it is less ahead, with 19 it wins."""
    state = taught("scythe", "1")
    state = evolve(state, automa=evolve(state.automa, coins=coins))
    sheet = RULES.scores(state)
    line = last_turn(state)
    won = RULES.scores(line[-1].after).winner == HUMAN
    assert earned == (won and sheet.total(BOT) - sheet.total(HUMAN) >= 15)
    assert found("scythe-turned-around", line) == (4 if earned else None)
