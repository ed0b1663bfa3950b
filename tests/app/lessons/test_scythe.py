"""What the lessons of Scythe say would happen does happen on the rules."""

from __future__ import annotations

from typing import Any

import pytest

from noria_desktop.app.kits.scythe_lessons import LANGUAGE
from noria_desktop.app.lessons.language import LessonError
from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State

FIRST: dict[str, Any] = dict(lessons("scythe")[0].positions["1"])


def _played(*words: str) -> State:
    """The first lesson's position after these actions; ``automa``: all of its beats."""
    state: State = LANGUAGE.position(FIRST)
    for word in words:
        if word == "automa":
            while RULES.turn(state).automatic:
                state = RULES.apply(state, RULES.legal_actions(state)[0]).state
        else:
            (action,) = LANGUAGE.actions(word, state)
            state = RULES.apply(state, action).state
    return state


@pytest.mark.parametrize(
    ("way", "totals"),
    [
        (("section trade", "top popularity", "bottom", "enlist enlist coins"), "56:50"),
        (("section trade", "skip", "bottom", "enlist enlist coins"), "44:50"),
        (("section trade", "top popularity", "skip", "end", "automa"), "52:54"),
    ],
)
def test_the_last_turn_ends_as_the_lesson_says(way: tuple[str, ...], totals: str) -> None:
    state = _played(*way)
    assert LANGUAGE.holds("over", state, state)
    assert LANGUAGE.holds(f"totals {totals}", state, state)


def test_popularity_7_is_worth_a_coin_more_for_each_star_territory_and_pair() -> None:
    before, after = _played("section trade"), _played("section trade", "top popularity")
    then, now = (
        [line.points for line in RULES.scores(state).lines if line.seat == HUMAN] for state in (before, after)
    )
    # Five stars, five territories, three pairs; and the coin that it cost.
    risen = [new - old for old, new in zip(then, now, strict=True) if new != old]
    assert sorted(risen) == [-1, 3, 5, 5]


@pytest.mark.parametrize(
    "words",
    [
        "section chess",
        "top gold",
        "enlist coins",
        "to 60",
        "deploy swim 35",
        "",
        "fly",
        "kind gold",
        "keep *",
    ],
)
def test_words_that_mean_nothing_are_refused(words: str) -> None:
    with pytest.raises(LessonError):
        LANGUAGE.actions(words, _played())


@pytest.mark.parametrize(
    "claim",
    [
        "glory",
        "totals",
        "missing friends 1",
        "goods 34 3 gold",
        "mech 99",
        "",
        "not",
        "not glory",
        "asked chess",
    ],
)
def test_claims_that_mean_nothing_are_refused(claim: str) -> None:
    state = _played()
    with pytest.raises(LessonError):
        LANGUAGE.holds(claim, state, state)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"character": "99"}, ImpossibleState),
        ({"character": "forest"}, LessonError),
        ({"mechs": {"swim": "37"}}, ImpossibleState),
        ({"stars": {"luck": 1}}, LessonError),
        ({"power": 99}, ImpossibleState),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        LANGUAGE.position(FIRST | change)


def test_claims_are_turned_round_and_joined() -> None:
    state = _played()
    assert LANGUAGE.holds("popularity 5", state, state)
    assert LANGUAGE.holds("popularity 7 | popularity 5", state, state)
    assert not LANGUAGE.holds("not popularity 5", state, state)
    assert LANGUAGE.holds("not popularity 7 | popularity 9", state, state)
    assert not LANGUAGE.holds("popularity 7 | not popularity 5", state, state)


@pytest.mark.parametrize(
    ("mechs", "reached"), [({"riverwalk": "34"}, (True, True)), ({"speed": "34"}, (False, True))]
)
def test_both_encounters_are_in_reach_only_with_the_mech_that_crosses_rivers(
    mechs: dict[str, str], reached: tuple[bool, bool]
) -> None:
    state: State = LANGUAGE.position(
        {**FIRST, "character": "34", "workers": "34 35", "mechs": mechs, "goods": {}, "upgrades": {}}
    )
    assert tuple(LANGUAGE.holds(f"reaches {place}", state, state) for place in (27, 35)) == reached
    (said,) = [
        step.id
        for step in lessons("scythe")[6].steps
        if step.id in {"7.10", "7.10b"} and all(LANGUAGE.holds(claim, state, state) for claim in step.when)
    ]
    assert said == ("7.10" if all(reached) else "7.10b")


def _lesson(number: int, *words: str) -> State:
    """A lesson's position after these actions."""
    (position,) = lessons("scythe")[number - 1].positions.values()
    state: State = LANGUAGE.position(position)
    for word in words:
        (action,) = LANGUAGE.actions(word, state)
        state = RULES.apply(state, action).state
    return state


MARCH = ("section move", "top move", "pick mech 36", "to 37", "pick character 30", "to 37", "finish")
"""Both units stand where the Automa's mech is."""


@pytest.mark.parametrize("power", range(6))
@pytest.mark.parametrize("cards", [(), (2,), (3,), (4,), (2, 3), (2, 4), (3, 4)])
def test_ten_wins_against_ten_and_less_does_not(power: int, cards: tuple[int, ...]) -> None:
    state = _lesson(5, *MARCH, f"dial {power}", *(f"add {card}" for card in cards))
    while not RULES.turn(state).automatic:
        state = RULES.apply(state, LANGUAGE.actions("finish", state)[0]).state
    state = RULES.apply(state, RULES.legal_actions(state)[0]).state
    assert LANGUAGE.holds("stars 1:0", state, state) == (power + sum(cards) >= 10)


def test_only_30_and_37_keep_the_worker_near_its_home() -> None:
    state = _lesson(6, "end")
    while RULES.turn(state).automatic:
        state = RULES.apply(state, RULES.legal_actions(state)[0]).state
    for word in ("section move", "top move", "pick mech 36"):
        state = RULES.apply(state, LANGUAGE.actions(word, state)[0]).state
    after = {step: RULES.apply(state, step).state for step in LANGUAGE.actions("to *", state)}
    kept = {step for step, then in after.items() if LANGUAGE.holds("next-worker 25", then, then)}
    assert kept == {*LANGUAGE.actions("to 30", state), *LANGUAGE.actions("to 37", state)}
