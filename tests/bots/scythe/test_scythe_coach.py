"""Scythe's coach: each line on a position where it holds, and on one that differs in what it depends on.

The positions are those of the lessons, as on the page. Source: lessons/scythe.md, coach lines.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from attrs import evolve

from noria_desktop.app.lessons.language import language
from noria_desktop.bots.coaching import Decision, Occasion, Remark, Said, first_remark
from noria_desktop.bots.scythe.appraisal import weigh
from noria_desktop.bots.scythe.coach import COACH, DEAR, At
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.census import census
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    PLACE_OF,
    Bonus,
    Bottom,
    Cargo,
    Place,
    Resource,
    TopChoice,
    Unit,
)
from noria_desktop.resource_files import resource
from noria_desktop.ui.scythe.words.questions import unused

BOLSTER, PRODUCE, MOVE, TRADE = range(4)
"""The sections of the Industrial mat."""


def h(number: int) -> Place:
    """A territory by the number that stands on it."""
    return PLACE_OF[f"h{number:02}"]


@cache
def lesson(number: int) -> State:
    """The position of a lesson."""
    text = resource("data", "lessons", "scythe", f"{number}.json").read_text("utf-8")
    return language("scythe").position(json.loads(text)["positions"][str(number)])  # type: ignore[no-any-return]


def after(state: State, *actions: act.Action) -> State:
    for action in actions:
        state = RULES.apply(state, action).state
    return state


def human(state: State, **fields: Any) -> State:
    return evolve(state, human=evolve(state.human, **fields))


def automa(state: State, **fields: Any) -> State:
    return evolve(state, automa=evolve(state.automa, **fields))


def asked(state: State) -> Occasion:
    """The player is asked something, after others have moved."""
    view = RULES.observe(state, HUMAN)
    return Occasion(view, RULES.legal_actions(state))


def pressed(state: State, *actions: act.Action) -> Occasion:
    """The last of these actions was pressed just now."""
    seen = []
    for action in actions:
        seen.append(Decision(RULES.observe(state, HUMAN), action))
        state = RULES.apply(state, action).state
    *earlier, last = seen
    view = RULES.observe(state, HUMAN)
    return Occasion(
        view, RULES.legal_actions(state), HUMAN, last.view, (last.action,), earlier=tuple(earlier)
    )


def said(occasion: Occasion) -> dict[str, Remark]:
    return {remark.kind: remark for remark in COACH.remarks(occasion)}


TO_MECH = (
    act.ChooseSection(MOVE),
    act.TakeTop(TopChoice.MOVE),
    act.PickMover(Unit.MECH, h(35)),
)


def routing(popularity: int) -> State:
    """A mech beside a lone worker of the Automa's."""
    state = automa(lesson(3), workers=(h(26), h(28)), mechs=(), token=5)
    state = human(state, popularity=popularity)
    census(state)
    return after(state, *TO_MECH)


def crowd() -> State:
    """Five workers, three of them in a village."""
    state = human(
        lesson(2),
        army=evolve(lesson(2).human.army, character=h(41), workers=tuple(map(h, (34, 35, 35, 35, 41)))),
        power=3,
        last_section=BOLSTER,
    )
    return after(state, act.ChooseSection(PRODUCE), act.TakeTop(TopChoice.PRODUCE))


def bare() -> State:
    """The end of a turn: two oil and one worker beside the Automa's mech."""
    state = lesson(6)
    goods = list(state.board.goods)
    goods[h(30)] = (3, 0, 0, 0)
    army = evolve(state.human.army, character=h(35), mechs=(None,) * 4, workers=(h(30), h(34)))
    state = human(state, army=army, last_section=BOLSTER)
    state = evolve(state, board=evolve(state.board, goods=tuple(goods)))
    return automa(state, character=h(24), mechs=(h(32), h(37)), workers=(h(38),), token=6)


def at_home(turn: int) -> State:
    state = lesson(2)
    base = PLACE_OF["base_saxony"]
    army = evolve(state.human.army, character=base, workers=(h(34), h(41)))
    return evolve(human(state, army=army), turn=turn)


def ready() -> State:
    """Objective 15 holds at the end of a turn."""
    state = lesson(6)
    works = evolve(state.human.works, recruits=(Bonus.POWER, Bonus.COINS, None, None))
    army = evolve(state.human.army, workers=(h(34), h(35)))
    return human(state, objectives=(15, 2), army=army, works=works)


def heap(number: int) -> State:
    state = lesson(1)
    goods = list(state.board.goods)
    goods[h(34)] = (0, number, 0, 0)
    return evolve(state, board=evolve(state.board, goods=tuple(goods)))


def produced() -> State:
    return after(
        lesson(2),
        act.ChooseSection(PRODUCE),
        act.TakeTop(TopChoice.PRODUCE),
        act.Produce(h(34), 2),
        act.Finish(),
    )


PLACES_LEFT = (*TO_MECH, act.Take(Cargo.FRESH_WORKERS, 2), act.MoveTo(h(28)))
PLACES_KEPT = (*TO_MECH, act.Take(Cargo.FRESH_WORKERS, 1), act.MoveTo(h(28)))

HOLDS: dict[str, Callable[[], Occasion]] = {
    "scythe.c1": lambda: pressed(produced(), act.Skip()),
    "scythe.c2": lambda: asked(lesson(2)),
    "scythe.c3": lambda: asked(lesson(1)),
    "scythe.c4": lambda: pressed(routing(7), act.MoveTo(h(28))),
    "scythe.c5": lambda: pressed(lesson(3), *PLACES_LEFT),
    "scythe.c6": lambda: asked(human(lesson(2), last_section=BOLSTER)),
    "scythe.c7": lambda: asked(lesson(4)),
    "scythe.c8": lambda: asked(lesson(1)),
    "scythe.c11": lambda: pressed(crowd(), act.Produce(h(35), 3)),
    "scythe.c12": lambda: asked(bare()),
    "scythe.c13": lambda: asked(at_home(4)),
    "scythe.c14": lambda: pressed(ready(), act.EndTurn()),
    "scythe.c15": lambda: asked(heap(7)),
}
SILENT: dict[str, Callable[[], Occasion]] = {
    "scythe.c1": lambda: pressed(produced(), act.TakeBottom()),
    "scythe.c2": lambda: asked(lesson(3)),
    "scythe.c3": lambda: asked(human(lesson(1), popularity=3)),
    "scythe.c4": lambda: pressed(routing(9), act.MoveTo(h(28))),
    "scythe.c5": lambda: pressed(lesson(3), *PLACES_KEPT),
    "scythe.c6": lambda: asked(human(lesson(2), last_section=MOVE)),
    "scythe.c7": lambda: asked(lesson(6)),
    "scythe.c8": lambda: asked(lesson(5)),
    "scythe.c11": lambda: pressed(crowd(), act.Produce(h(34), 1)),
    "scythe.c12": lambda: asked(automa(bare(), character=None, mechs=())),
    "scythe.c13": lambda: asked(at_home(3)),
    "scythe.c14": lambda: pressed(lesson(6), act.EndTurn()),
    "scythe.c15": lambda: asked(heap(6)),
}


@pytest.mark.parametrize("kind", COACH.kinds)
def test_each_line_comes_where_it_is_true_and_only_there(kind: str) -> None:
    assert kind in said(HOLDS[kind]())
    assert kind not in said(SILENT[kind]())


@pytest.mark.parametrize("kind", COACH.kinds)
def test_a_press_can_be_taken_back_and_a_chance_is_none(kind: str) -> None:
    presses = {"scythe.c1", "scythe.c4", "scythe.c5", "scythe.c11", "scythe.c14"}
    assert said(HOLDS[kind]())[kind].of_press == (kind in presses)


# What the lines say -------------------------------------------------------------------------------------


def test_producing_brings_what_the_bottom_row_lacks() -> None:
    remark = said(HOLDS["scythe.c2"]())["scythe.c2"]
    assert remark.field("bottom") is Bottom.DEPLOY
    assert remark.field("resource") is Resource.METAL
    assert remark.field("held") < remark.field("cost") <= remark.field("held") + remark.field("brought")


def test_a_bottom_row_that_has_given_all_is_not_proposed() -> None:
    """With all four mechs out, deploying brings no more than its coins and its bonus."""
    state = lesson(2)
    places = (state.human.army.character,) * 4
    done = human(state, army=evolve(state.human.army, mechs=places))
    assert "scythe.c2" in said(asked(state))
    assert "scythe.c2" not in said(asked(done))


def test_popularity_that_passes_an_edge_is_worth_its_coins() -> None:
    remark = said(HOLDS["scythe.c3"]())["scythe.c3"]
    assert remark.field("then") - remark.field("now") == remark.field("gain") == remark.worth >= 6


def test_resources_that_are_left_behind_are_named_with_their_place() -> None:
    remark = said(HOLDS["scythe.c5"]())["scythe.c5"]
    assert remark.things == (At(h(35)),)


def test_the_factory_comes_before_people() -> None:
    found = said(asked(lesson(4)))
    assert "scythe.c7" in found
    assert "scythe.c6" not in found


# When they are said -------------------------------------------------------------------------------------


def begun(state: State, turn: int) -> Decision:
    """A section that was chosen at this position in another turn."""
    return Decision(RULES.observe(evolve(state, turn=turn), HUMAN), act.ChooseSection(BOLSTER))


def test_a_chance_is_named_when_a_turn_has_gone_by_in_which_it_was_there_and_that_turn_is_weighed() -> None:
    """A planner that goes another way for good reasons heard of every chance: in one turn of three."""
    now, turn = asked(lesson(2)), lesson(2).turn
    end = Decision(RULES.observe(evolve(lesson(2), turn=turn - 2), HUMAN), act.EndTurn())
    remark = said(evolve(now, earlier=(begun(lesson(2), turn - 2), end)))["scythe.c2"]
    assert remark.weighed == 1, "the latest moment at which a section was asked for"
    assert remark.least_loss == DEAR
    assert "scythe.c2" not in said(evolve(now, earlier=(begun(lesson(2), turn - 4),)))
    assert "scythe.c2" not in said(evolve(now, earlier=(begun(lesson(3), turn - 1),))), "it is new"


def test_of_a_game_without_earlier_turns_a_chance_is_named_as_it_stands() -> None:
    assert said(asked(lesson(2)))["scythe.c2"].least_loss == 0
    assert "scythe.c2" not in said(asked(evolve(lesson(2), turn=1))), "the game has only begun"


@pytest.mark.parametrize("kind", ["scythe.c11", "scythe.c12"])
def test_what_a_good_turn_may_bring_with_it_is_weighed_by_its_section(kind: str) -> None:
    now = HOLDS[kind]()
    turn = now.view.turn
    remark = said(evolve(now, earlier=(begun(lesson(2), turn - 1), begun(lesson(2), turn))))[kind]
    assert remark.weighed == 1
    assert remark.least_loss == DEAR


def test_whoever_has_seen_an_end_is_told_of_the_next_only_where_it_is_not_won() -> None:
    """Lesson 1 stands at 40 to 50."""
    behind = asked(lesson(1))
    ahead = asked(human(lesson(1), coins=40))
    assert "scythe.c8" in said(ahead), "in a first game"
    assert "scythe.c8" in said(evolve(behind, first_game=False))
    assert "scythe.c8" not in said(evolve(ahead, first_game=False))


def test_what_the_adviser_would_have_done_has_lost_nothing() -> None:
    state = lesson(3)
    view, legal = RULES.observe(state, HUMAN), RULES.legal_actions(state)
    found = {one: weigh(view, legal, one, Rng(1), 1) for one in legal if isinstance(one, act.ChooseSection)}
    best = next(iter(found.values())).action
    assert all(one.action == best for one in found.values())
    assert found[best].lost == 0
    assert max(one.lost for one in found.values()) >= DEAR


def test_the_same_line_is_not_said_again_within_three_turns_and_some_once_only() -> None:
    now = asked(lesson(2))
    turn = lesson(2).turn
    assert COACH.may_repeat("scythe.c2", evolve(now, said=(Said("scythe.c2", turn - 4),)))
    assert not COACH.may_repeat("scythe.c2", evolve(now, said=(Said("scythe.c2", turn - 3),)))
    assert not COACH.may_repeat("scythe.c7", evolve(now, said=(Said("scythe.c7", turn - 9),)))
    twice = (Said("scythe.c1", turn - 9), Said("scythe.c1", turn - 5))
    assert COACH.may_repeat("scythe.c1", evolve(now, said=twice[:1]))
    assert not COACH.may_repeat("scythe.c1", evolve(now, said=twice))


def test_the_most_important_line_is_said() -> None:
    found = first_remark(COACH, asked(lesson(1)))
    assert found is not None
    assert found.kind == "scythe.c8"


# The end of a game that is not won is asked about (C9) --------------------------------------------------


def test_the_own_sixth_star_asks_before_it_ends_a_game() -> None:
    enlist = act.Enlist(Bottom.ENLIST, Bonus.COINS)
    last = after(lesson(1), act.ChooseSection(TRADE), act.Skip(), act.TakeBottom())
    question = unused(last, RULES.legal_actions(last), (enlist,))
    assert question is not None
    assert question.title.startswith("That would end the game at ")
    good = after(lesson(1), act.ChooseSection(TRADE), act.TakeTop(TopChoice.POPULARITY), act.TakeBottom())
    won = unused(good, RULES.legal_actions(good), (enlist,))
    assert won is not None
    assert won.title.startswith("That places your sixth star and wins the game")
