"""A step of Noria's lessons in which something is spent says the price before it is spent, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from noria_desktop.app.lessons.lesson import Lesson, Step, lessons
from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.app.lessons.standing import Phase
from noria_desktop.games.noria.state import Human

LESSONS = lessons("noria")
PRICE: Final = re.compile(
    r"(\d+) (?:obsidian|knowledge|resources?|goods?)|(?:for|costs?) (\d+)|(?:知識|黒曜石|資源|商品)(\d+)|(\d+)個で"
)


def spendings(lesson: Lesson) -> Iterator[tuple[Step, Step | None, int, int]]:
    """Each step in which something goes, the one before it, how many resources or goods go, and how many things come."""
    run, before = LessonRun("noria", lesson), None
    for _ in range(300):
        step = run.step
        if run.over or (run.is_game and run.through):
            return
        if run.phase is Phase.OTHERS:
            run.let_others()
        elif run.is_game and run.moves:
            run.beat()
        elif step is None or step.looks:
            run.go_on()
        else:
            had = run.session.state.human
            (action, *_) = run.proposed()
            run.session.dispatch(action)
            run.settle((action,))
            has = run.session.state.human
            for gone in spent(had, has):
                yield step, before, gone, max(1, sum(has.stored) - sum(had.stored))
        if run.step is not step:
            before = step or before
    raise AssertionError("no end")


def spent(had: Human, has: Human) -> Iterator[int]:
    """How much of each kind of thing is gone."""
    for kind in ("resources", "stored"):
        gone = sum(getattr(had, kind)) - sum(getattr(has, kind))
        if gone > 0:
            yield gone
    if has.knowledge < had.knowledge:
        yield had.knowledge - has.knowledge


def prices(words: str) -> set[int]:
    """The numbers that are said of what is paid."""
    return {int(number) for found in PRICE.findall(words) for number in found if number}


@pytest.mark.parametrize("lesson", LESSONS, ids=[str(lesson.number) for lesson in LESSONS])
def test_what_is_spent_is_told_with_its_price(lesson: Lesson) -> None:
    """Both goods were filled, all resources were gone, and no callout had said that goods are paid for."""
    for step, before, gone, things in spendings(lesson):
        for language in ("en", "ja"):
            said = prices(step.say.said(language))
            if before is not None:
                said |= prices(before.say.said(language))
            assert gone in said or gone // things in said, f"{step.id} {language}: {gone} are spent"


def test_something_is_spent_in_most_lessons() -> None:
    assert {lesson.number for lesson in LESSONS if list(spendings(lesson))} == {1, 2, 4, 5, 6, 7}
