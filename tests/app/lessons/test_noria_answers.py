"""What a beginner does otherwise in Noria's lessons is answered by the lesson itself, and a goal's pieces are earned."""

from __future__ import annotations

import pytest

from noria_desktop.app.lessons.language import language
from noria_desktop.app.lessons.lesson import Lesson, lessons
from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.games.noria.actions import Action, BuyDisc, Invest, Travel
from noria_desktop.games.noria.components import components
from tests.app.lessons.test_all_lessons import played


def answer(number: int, step: str, tried: str) -> str:
    """What is said to a try at a step; ``a; b``: b after a."""
    run = LessonRun("noria", lessons("noria")[number - 1])
    for one in played(run):
        if one.id != step:
            continue
        state, actions = run.session.state, []
        for words in tried.split("; "):
            action = language("noria").actions(words, state)[0]
            state = run.session.rules.apply(state, action).state
            actions.append(action)
        verdict = run.judge(actions)
        assert not verdict.passes
        return "" if verdict.wrong is None else verdict.wrong.say.en
    raise AssertionError(step)


@pytest.mark.parametrize(
    ("number", "step", "tried", "said"),
    [
        (1, "1.5", "remove refinement", "your own chamber"),
        (1, "1.5", "remove research", "the bot has no level there"),
        (2, "2.5", "gather M3", "The energy comes next"),
        (3, "3.4", "name L5; begin", "choose both, journey and energy"),
        (3, "3.4", "name M4; begin", "choose both, journey and energy"),
        (4, "4.1", "name M3; begin", "choose both, city and tool"),
        (4, "4.2", "produce M3 propeller", "on the heading Warehouses"),
        (5, "5.6", "place city L6", "space 2 of the small ring"),
        (6, "6.5", "seat refinement", "as much as research"),
    ],
)
def test_a_likely_other_try_has_an_answer_of_its_own(number: int, step: str, tried: str, said: str) -> None:
    assert said in answer(number, step, tried)


def test_a_disc_is_used_when_it_has_acted_and_not_when_it_is_chosen() -> None:
    lesson = lessons("noria")[1]
    there = {step.id: lesson.pieces_at(index) for index, step in enumerate(lesson.steps)}
    assert there["2.4"] == (0, 3)
    assert [there[step] for step in ("2.6", "2.7", "2.8")] == [(1, 3), (2, 3), (3, 3)]


def aim(action: Action) -> tuple[object, ...]:
    """What an action is for, however it is paid."""
    match action:
        case Invest(space, track):
            return (space, track)
        case BuyDisc(space, disc):
            return (space, disc)
        case Travel(space, island, landing):
            return (space, island, landing)
        case _:
            return (action,)


@pytest.mark.parametrize("lesson", lessons("noria"), ids=lambda lesson: str(lesson.number))
def test_no_way_to_pay_is_refused_that_was_not_ruled_out(lesson: Lesson) -> None:
    """Lesson 4 asked for a level "for 1 good", offered sail and propeller, and refused the propeller."""
    run = LessonRun("noria", lesson)
    for step in played(run):
        if run.is_game or step.looks:
            continue
        expected = set(run.expected())
        aims = {aim(action) for action in expected}
        same = {action for action in run.session.legal if aim(action) in aims}
        assert same <= expected, step.id


@pytest.mark.parametrize(
    ("first", "then"), [("sail", "propeller"), ("propeller", "sail")], ids=["sail first", "propeller first"]
)
def test_either_good_pays_for_the_two_levels_of_lesson_4(first: str, then: str) -> None:
    run = LessonRun("noria", lessons("noria")[3])
    words = language("noria")
    while run.step is None or run.step.id != "4.3":
        run.one_on()
    for good in (first, then):
        (action,) = words.actions(f"invest S2 exploration {good}", run.session.state)
        assert run.judge((action,)).passes
        run.session.dispatch(action)
        run.settle((action,))
    assert words.holds("points 6:6", run.session.state, run.session.state)


@pytest.mark.parametrize(
    ("step", "order"),
    [
        ("7.9", "know L5; travel M4 9 berth 3; gather S2"),
        ("7.9", "travel M4 9 berth 3; know L5; gather S2"),
        ("7.13", "know L5; gather S2; invest M3 refinement 3O"),
        ("7.13", "gather S2; know L5; invest M3 refinement 3O"),
    ],
)
def test_the_first_rounds_may_be_played_in_every_order_that_the_words_allow(step: str, order: str) -> None:
    run = LessonRun("noria", lessons("noria")[6])
    while run.step is None or run.step.id != step:
        run.one_on()
    for words in order.split("; "):
        (action,) = language("noria").actions(words, run.session.state)
        assert run.step is not None
        assert run.step.id == step
        run.session.dispatch(action)
        run.settle((action,))
    assert not run.strayed
    assert run.lesson.steps[run.index].id != step


def test_what_lesson_3_says_of_factories_is_what_they_bring() -> None:
    """The first brings 1 knowledge a round, the second none, the third one more."""
    income = components().income
    assert [income(built) for built in (1, 2, 3)] == [1, 1, 2]
    step = next(one for one in lessons("noria")[2].steps if one.id == "3.7")
    assert "third factory makes it 2" in step.say.en
    assert "工場が3つになると知識2" in step.say.ja
