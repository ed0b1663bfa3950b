"""What a beginner does otherwise in Noria's lessons is answered by the lesson itself, and a goal's pieces are earned."""

from __future__ import annotations

import pytest

from noria_desktop.app.lessons.language import language
from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.app.lessons.run import LessonRun
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
