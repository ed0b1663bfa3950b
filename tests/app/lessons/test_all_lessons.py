"""Every lesson is played on the real rules: the right ways, the wrong ones, and a hundred aimless tries."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from noria_desktop.app.catalogue import kit
from noria_desktop.app.lessons.language import Language, language
from noria_desktop.app.lessons.lesson import LEGAL, Lesson, Step, Words, Wrong, lessons, word_count
from noria_desktop.app.lessons.progress import name_of
from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.app.lessons.standing import Phase
from noria_desktop.app.lessons.taught import written
from noria_desktop.app.lessons.trying import ways

ALL = [(game, lesson) for game in written() for lesson in lessons(game)]
NAMES = [name_of(game, lesson) for game, lesson in ALL]
STEPPED = [(game, lesson) for game, lesson in ALL if lesson.game is None]
"""A real game has Undo, and no steps to go back by."""
TRIES = 100
LONGEST_JAPANESE = 80


def played(run: LessonRun) -> Iterator[Step]:
    """A lesson done as it proposes; each step before it is done."""
    while not run.over:
        if run.phase is Phase.OTHERS:
            wanted = run.lesson.steps[run.index].others
            assert run.let_others() == wanted
        elif run.waits:
            if run.step is not None:
                yield run.step
            run.go_on()
        elif run.step is not None and run.step.point:
            yield run.step
            run.pointed()
        elif run.is_game and run.moves:
            run.beat()
        elif run.others_decide:
            # Where the lesson does not say what another seat does, it does anything.
            run.session.dispatch(run.reply() or run.session.legal[0])
            run.settle(())
        else:
            step = run.step
            if step is not None:
                yield step
            # Beside a proposed way, as at the end of a real game, anything goes.
            actions = run.proposed() or run.session.legal[:1]
            session, before = run.session, run.session.state
            for action in actions:
                assert run.judge((action,)).passes
                run.session.dispatch(action)
                run.settle((action,))
            if step is not None:
                for claim in step.then:
                    held = language(run.game_id).holds(claim, before, session.state)
                    assert held, f"{step.id}: {claim}"


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_lesson_is_done_by_what_it_expects(game: str, lesson: Lesson) -> None:
    run = LessonRun(game, lesson)
    seen = [step.number for step in played(run)]
    assert run.over
    assert run.done == lesson.count
    wanted = {step.number for step in lesson.steps}
    assert set(seen) == wanted, "every step comes up"


@pytest.mark.parametrize(("game", "lesson"), STEPPED, ids=[name_of(*one) for one in STEPPED])
def test_another_way_of_a_step_is_not_laid_when_the_step_is_done(game: str, lesson: Lesson) -> None:
    steps = played(LessonRun(game, lesson))
    for one, following in pairwise(steps):
        assert one.number != following.number or not following.position, following.id


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_every_way_that_is_right_fulfils_what_is_claimed(game: str, lesson: Lesson) -> None:
    run, rules, words = LessonRun(game, lesson), kit(game).rules, language(game)
    for step in played(run):
        state = run.session.state
        for claim in step.then if step.looks else ():
            assert words.holds(claim, state, state), f"{step.id}: {claim}"
        for way in step.do:
            parts = [part.strip() for part in way.replace("&", ";").split(";")]
            if "*" in way or run.is_game:
                continue
            after = state
            for part in parts:
                (action,) = words.actions(part, after)
                after = rules.apply(after, action).state
            for claim in step.then:
                assert words.holds(claim, state, after), f"{step.id}: {way}: {claim}"


def _led_to(run: LessonRun, words: Language, act: str) -> tuple[Any, tuple[Any, ...], str]:
    """The state before the wrong action of a try, what leads there, and its words."""
    *before, last = act.split(";")
    state, way = run.session.state, []
    for part in before:
        (action,) = words.actions(part, state)
        assert action in run.session.rules.legal_actions(state), part
        state = run.session.rules.apply(state, action).state
        way.append(action)
    return state, tuple(way), last


def _answered(run: LessonRun, step: Step, words: Language) -> None:
    rules = run.session.rules
    # A real game answers what was played, which is tried of itself.
    for wrong in () if step.point or run.is_game else step.wrong:
        state, way, last = _led_to(run, words, wrong.act)
        if wrong.why != LEGAL:
            (action,) = words.actions(last, state)
            why = rules.why_not(state, action)
            assert why is not None, f"{step.id}: {wrong.act} is not refused"
            assert why.value == wrong.why
        elif wrong.act:
            actions = words.actions(last, state)
            assert actions, f"{step.id}: nothing is {wrong.act}"
            for action in actions:
                assert action in rules.legal_actions(state), f"{step.id}: {wrong.act} is refused"
                verdict = run.judge((*way, action))
                assert not verdict.passes
                assert verdict.wrong == wrong, f"{step.id}: {wrong.act} is answered otherwise"
                if wrong.seen:
                    _seen(run, (*way, action), wrong, words)
        else:
            answers = [run.judge((action,)).wrong for action in rules.legal_actions(state)]
            assert wrong in answers, f"{step.id}: nobody would ever hear {wrong.say.en!r}"


def _seen(run: LessonRun, actions: tuple[Any, ...], wrong: Wrong, words: Language) -> None:
    """What a wrong try leads to is played out, said, and taken back."""
    before, step, session = run.session.state, run.step, run.session
    for action in actions:
        session.dispatch(action)
    run.play_out(wrong)
    assert run.kept().played == session.log[: session.cursor - len(actions)]
    while not run.rests():
        assert run.said is None
        assert run.let_one() is not None
    for claim in wrong.seen:
        assert words.holds(claim, before, session.state), f"{wrong.act}: {claim}"
    assert run.waits
    assert run.said == wrong.say
    run.go_on()
    assert (run.session.state, run.step) == (before, step)


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_every_answer_to_a_wrong_try_is_heard_by_whoever_makes_it(game: str, lesson: Lesson) -> None:
    run = LessonRun(game, lesson)
    for step in played(run):
        _answered(run, step, language(game))


def strayings(run: LessonRun) -> Iterator[tuple[Step, Any]]:
    """A real game by its proposed way: at each decision all that leaves it, played while it is looked at."""
    while not run.over:
        step, actions = run.step, run.proposed()
        if step is None or run.waits or run.moves or run.others_decide or not actions:
            run.one_on()
            continue
        expected = set(run.expected())
        for action in run.session.legal:
            if action not in expected:
                run.session.dispatch(action)
                run.retrace()
                yield step, action
                run.session.undo()
                run.retrace()
                assert run.answered is None
        run.session.dispatch(actions[0])
        run.retrace()


def test_every_answer_of_a_real_game_is_heard_by_whoever_plays_so() -> None:
    for game, lesson in ALL:
        if lesson.game is None:
            continue
        run = LessonRun(game, lesson)
        came: set[Words] = set()
        heard: set[Words] = set()
        for step, _action in strayings(run):
            came.update(wrong.say for wrong in step.wrong)
            if run.answered is not None:
                heard.add(run.answered.say)
                assert run.said == run.answered.say
        assert came == heard, game


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_the_rest_of_a_step_has_words_in_every_order_or_in_none(game: str, lesson: Lesson) -> None:
    for step in lesson.steps:
        later = {act for way in ways(step.do) for act in way[1:]}
        worded = [set(rest.next) for rest in step.rest]
        assert not worded or set().union(*worded) == later, step.id


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_a_hundred_aimless_tries_play_nothing(game: str, lesson: Lesson) -> None:
    chance, made = random.Random(7), 0
    while made < TRIES:
        run, before = LessonRun(game, lesson), made
        for _step in played(run):
            expected = set(run.expected())
            others = [action for action in run.session.legal if action not in expected]
            if run.is_game:
                made = TRIES
                continue
            for action in chance.sample(others, min(len(others), 12)):
                state, index = run.session.state, run.index
                verdict = run.judge((action,))
                assert not verdict.passes
                assert (run.session.state, run.index) == (state, index)
                made += 1
        assert made > before


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_a_callout_is_read_in_a_breath_in_both_languages(game: str, lesson: Lesson) -> None:
    for words in lesson.texts():
        assert 0 < word_count(words.en) <= 26
        assert 0 < len(words.ja) <= LONGEST_JAPANESE
        assert not any(sign in words.en + words.ja for sign in "!！")


def test_words_that_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    counts = {
        name: max(word_count(w.en) for w in lesson.texts())
        for name, (_, lesson) in zip(NAMES, ALL, strict=True)
    }
    with capsys.disabled():
        print("\nlongest callout of each lesson:", counts)
    assert max(counts.values()) <= 26


@pytest.mark.parametrize(("game", "lesson"), STEPPED, ids=[name_of(*one) for one in STEPPED])
def test_back_leads_through_every_step_to_the_beginning(game: str, lesson: Lesson) -> None:
    run = LessonRun(game, lesson)
    first = run.session.state
    trail = [step.id for step in played(run)]
    assert trail
    for _ in range(2 * len(trail) + 20):
        if not run.can_go_back:
            break
        run.back()
    assert run.index == 0
    assert run.session.state == first


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_pieces_of_a_goal_come_one_after_the_other_and_are_all_there_at_the_end(
    game: str, lesson: Lesson
) -> None:
    seen = [lesson.pieces_at(index) for index in range(len(lesson.steps))]
    for (before, all_before), (after, all_after), step in zip(seen, seen[1:], lesson.steps[1:], strict=False):
        if step.goal is None:
            assert before <= after <= all_after == all_before
        else:
            assert after == 0


def test_the_goal_of_three_stars_has_three_pieces() -> None:
    three = next(lesson for game, lesson in ALL if game == "solani")
    assert three.pieces_at(0) == (0, 3)
    assert three.pieces_at(len(three.steps) - 1) == (3, 3)


@pytest.mark.parametrize(("game", "lesson"), STEPPED, ids=[name_of(*one) for one in STEPPED])
def test_no_press_on_a_log_is_asked_for_where_none_stands(game: str, lesson: Lesson) -> None:
    """Only a real game has a log beside its board: elsewhere a word of it says that it is about a game."""
    for words in lesson.texts():
        assert "log" not in words.en.split() or "In a game" in words.en
        assert "記録" not in words.ja or "ゲームでは" in words.ja
