"""Noria's words for lessons mean what they say, and words that mean nothing are refused."""

from __future__ import annotations

from typing import Any

import pytest

from noria_desktop.app.kits.noria_lessons import LANGUAGE
from noria_desktop.app.lessons.language import LessonError
from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.engine.printed import ComponentsError
from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Disc, Landing, Resource, Space, Track
from noria_desktop.resource_files import resource


def said(number: int) -> dict[str, Any]:
    """The first position of a lesson as it is written."""
    (found,) = lessons("noria")[number - 1].positions.values()
    return dict(found)


@pytest.fixture(name="state")
def islands() -> State:
    return LANGUAGE.position(said(3))


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("travel M3 7 berth 3", act.Travel(Space.M3, 0, Landing.BERTH_3, None)),
        ("travel M3 2 space 1 fee O", act.Travel(Space.M3, 2, Landing.SPACE_1, Resource.OBSIDIAN)),
        ("invest S2 settlement 1E 2M", act.Invest(Space.S2, Track.SETTLEMENT, (1, 2, 0), (0, 0, 0, 0, 0))),
        ("produce M3 sail lamp", act.Produce(Space.M3, (1, 0, 0, 0, 1))),
        ("buy S2 city 1O", act.BuyDisc(Space.S2, Disc.CITY, (0, 0, 1))),
        ("end", act.EndPhase()),
    ],
)
def test_words_mean_an_action_whether_it_is_legal_or_not(
    state: State, words: str, action: act.Action
) -> None:
    assert LANGUAGE.actions(words, state) == (action,)


def test_a_star_means_every_legal_action_of_its_kind(state: State) -> None:
    assert LANGUAGE.actions("name *", state) == (act.NameDisc(Space.M3), act.NameDisc(Space.L4))


@pytest.mark.parametrize(
    "words", ["fly M3", "travel M3 5 berth 1", "name X9", "produce M3 bread", "invest S2 moon", "fly *"]
)
def test_words_that_mean_nothing_are_refused(state: State, words: str) -> None:
    with pytest.raises(LessonError):
        LANGUAGE.actions(words, state)


@pytest.mark.parametrize("claim", ["moon 3", "level moon 1", "lies X9 city"])
def test_claims_that_mean_nothing_are_refused(state: State, claim: str) -> None:
    with pytest.raises(LessonError):
        LANGUAGE.holds(claim, state, state)


def test_a_claim_of_another_number_does_not_hold(state: State) -> None:
    assert LANGUAGE.holds("points 2:0", state, state)
    assert not LANGUAGE.holds("points 3:0", state, state)
    assert not LANGUAGE.holds("over", state, state)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"knowledge": "3"}, ComponentsError),
        ({"moon": 1}, ComponentsError),
        ({"now": "sleep"}, LessonError),
        ({"wheel": "2X - -"}, LessonError),
        ({"ships": [9, 1, 1]}, ImpossibleState),
    ],
)
def test_a_position_is_read_strictly(change: dict[str, Any], fault: type[Exception]) -> None:
    with pytest.raises(fault):
        LANGUAGE.position(said(3) | change)


def test_only_a_phase_without_a_choice_is_forced(state: State) -> None:
    assert LANGUAGE.forced(state) is None
    silent = LANGUAGE.position(said(3) | {"now": "politics"})
    assert LANGUAGE.forced(silent) == act.EndPhase()


def test_an_upgraded_disc_is_called_by_what_is_seen_of_it() -> None:
    """4.1 spoke of "a bright disc", and the upgraded city was the paler of the two."""
    text = "".join(
        resource("data", "lessons", "noria", f"{number}.json").read_text("utf-8") for number in range(1, 8)
    )
    assert "bright" not in text
    (step,) = (step for step in lessons("noria")[3].steps if step.id == "4.1")
    assert "gold rim and two dots" in step.say.en
    assert "金の縁と2つの点" in step.say.ja
