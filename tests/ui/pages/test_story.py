"""The three lines of a logbook page: which are told, and that all of them are true. Source: campaign.md, section 2."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise

import pytest
from attrs import evolve
from PySide6.QtWidgets import QApplication

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.session import Session
from noria_desktop.engine.course import Standing, ahead_for_good, lead_changes
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.game_ui import StoryLine, game_ui
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.pages.story import steps_of, told
from noria_desktop.ui.widgets.numerals import cardinal, ordinal
from noria_desktop.ui.window.languages import Languages
from tests.app.playing import begun, played
from tests.ui.pages.story_check import NUMBERS, TABLES, tell, wrong
from tests.ui.pages.told import in_both_languages, lines_in, speaking, steps_in, whole
from tests.ui.spoken import silence_afterwards

WORDS = Text("Pebbles", "a line")
STEPS = tuple(StoryStep(ply, None, (), None) for ply in range(30))
"""A game of thirty steps: thirds begin at plies 0, 10 and 20."""


def line(ply: int, kind: str, weight: int = 100) -> StoryLine:
    """A line of a game of thirty steps; kinds in capitals decide."""
    return StoryLine(ply, ply // 3 + 1, weight, kind, WORDS, (), kind.isupper())


def kinds(*lines: StoryLine, already: Sequence[str] = ()) -> list[str]:
    """What is told of these lines, by kind."""
    return [one.kind for one in told(STEPS, lambda _: lines, already)]


# Which lines are told ---------------------------------------------------------------------------------


def test_the_best_of_each_third_and_last_what_decided_it() -> None:
    some = [line(1, "a"), line(5, "b", 120), line(12, "c"), line(15, "d", 130), line(22, "e", 300)]
    assert kinds(*some, line(25, "W", 90), line(29, "X", 80)) == ["b", "d", "W"]


def test_of_equal_lines_the_earlier_one() -> None:
    assert kinds(line(4, "a"), line(2, "b"), line(12, "c"), line(29, "W")) == ["b", "c", "W"]


def test_what_decided_it_early_is_told_last_only_if_nothing_later_did() -> None:
    before = [line(2, "a"), line(12, "b")]
    assert kinds(*before, line(14, "W", 200), line(28, "X")) == ["a", "b", "X"]
    assert kinds(*before, line(14, "W", 200)) == ["a", "b", "W"]


def test_a_line_that_decides_is_told_last_or_not_at_all() -> None:
    assert kinds(line(2, "V", 500), line(3, "a"), line(12, "b"), line(29, "W")) == ["a", "b", "W"]


def test_no_two_lines_of_a_kind_on_a_page() -> None:
    assert kinds(line(2, "a", 200), line(12, "a", 200), line(13, "b", 50), line(29, "W")) == ["a", "b", "W"]


def test_no_two_lines_of_one_event() -> None:
    assert kinds(line(2, "a"), line(12, "b", 90), line(25, "c", 300), line(25, "W")) == ["a", "b", "W"]


def test_an_empty_third_is_filled_from_the_others() -> None:
    assert kinds(line(2, "a"), line(3, "b", 90), line(29, "W")) == ["a", "b", "W"]
    assert kinds(line(21, "a"), line(24, "b", 90), line(29, "W")) == ["a", "b", "W"]


def test_nothing_is_told_after_what_decided_it() -> None:
    assert kinds(line(2, "a"), line(3, "b", 50), line(28, "c", 900), line(22, "W")) == ["a", "b", "W"]


def test_a_kind_told_on_another_page_gives_way_to_one_as_good() -> None:
    some = [line(2, "a", 100), line(3, "b", 80), line(12, "c"), line(29, "W", 120), line(29, "X", 96)]
    assert kinds(*some) == ["a", "c", "W"]
    assert kinds(*some, already=["a", "W"]) == ["b", "c", "X"]


def test_it_is_told_again_where_no_other_is_as_good() -> None:
    some = [line(2, "a", 100), line(3, "b", 79), line(12, "c"), line(29, "W", 120), line(29, "X", 95)]
    assert kinds(*some, already=["a", "c", "W"]) == ["a", "c", "W"]
    assert kinds(*some, already=["a", "b", "c", "W", "X"]) == ["a", "c", "W"]


def test_a_game_whose_beginning_is_not_known_has_fewer_lines() -> None:
    assert kinds(line(0, "W")) == ["W"]


def test_a_story_that_nothing_decided_is_refused() -> None:
    with pytest.raises(ValueError, match="decided"):
        kinds(line(2, "a"), line(12, "b"), line(29, "c"))


# Steps ------------------------------------------------------------------------------------------------


def test_the_steps_of_a_session_are_its_whole_game() -> None:
    session = played(seed=3)
    session.run_automatic()
    steps = steps_of(session)
    assert len(steps) == session.cursor + 1
    assert [step.ply for step in steps] == list(range(session.cursor + 1))
    assert steps[0].events == session.events_at(0)
    assert steps[-1].after is session.state
    assert all(one.after is other.before for one, other in pairwise(steps))


def test_a_game_that_is_not_over_has_no_story_yet() -> None:
    with pytest.raises(ValueError, match="not over"):
        steps_of(begun())
    session = played(seed=3)
    session.run_automatic()
    session.undo()
    with pytest.raises(ValueError, match="not over"):
        steps_of(session)


@pytest.mark.parametrize("game", game_ids())
def test_a_game_resumed_near_its_end_is_told_as_far_as_it_is_known(game: str) -> None:
    """A save whose log cannot be replayed goes on from its snapshot; its earlier turns are not known."""
    session = whole(f"{game}-1")
    at = session.cursor - 3
    rest = Session.resumed(
        kit(game),
        session.options,
        session.seed,
        identity=session.identity,
        state=session.state_at(at),
        closed=session.log[:at],
    )
    assert rest.replay(session.log[at:]) == 3
    story = game_ui(game).story
    assert story is not None
    lines = told(steps_of(rest), story)
    assert lines[-1].decides
    assert {line.kind for line in lines if line.decides} == {lines[-1].kind}


# Words ------------------------------------------------------------------------------------------------


def test_a_line_is_worded_again_in_another_language(qapp: QApplication) -> None:
    with silence_afterwards():
        languages = Languages("en")
        first = next(one for one in lines_in("scythe-1") if one.kind == "scythe.mech")
        assert first.text == "The first mech, Riverwalk, rolled out on tundra 25."
        languages.use("ja")
        assert first.text == "最初のメック「渡河」がツンドラ25に出撃。"


def test_a_line_begins_with_a_capital() -> None:
    place = next(one for one in lines_in("scythe-1") if one.kind == "scythe.held")
    assert place.text.startswith("The Factory was held")


@in_both_languages
def test_small_numbers_have_words(qapp: QApplication, language: str) -> None:
    with speaking(language):
        said = [cardinal(0), cardinal(2), cardinal(12), cardinal(13), ordinal(1), ordinal(12)]
    assert said == (
        ["none", "two", "twelve", "13", "first", "twelfth"]
        if language == "en"
        else ["0", "2", "12", "13", "1", "12"]
    )


@pytest.mark.parametrize("number", [0, -1, 13])
def test_a_place_in_no_row_has_none(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        ordinal(number)


@in_both_languages
@pytest.mark.parametrize("game", game_ids())
def test_no_sentence_brings_a_number_of_its_own(qapp: QApplication, language: str, game: str) -> None:
    """Every number of a line is one of its fields, which are looked up in the log below."""
    counted = set(NUMBERS) - {"first", "-"}
    for text in import_module(f"noria_desktop.ui.{game}.words.story").SENTENCES.values():
        with speaking(language):
            words = str(text)
        bare = re.sub(r"\{\w+\}", "", words)
        assert not re.search(r"\d", bare), words
        assert language == "ja" or not counted & set(re.findall(r"[a-z]+", bare.lower())), words


# Truth ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_all_that_is_told_stands_in_the_log(qapp: QApplication, game: str) -> None:
    """One game by each of several players, strong and by chance, in both languages."""
    for seen in tell(game, len(TABLES[game])):
        for language in ("en", "ja"):
            with speaking(language):
                assert wrong(game, seen, language) == []


def test_the_check_sees_what_is_wrong(qapp: QApplication) -> None:
    """A number that stands nowhere, another place, another round, another winner, too long a line."""
    session, steps, lines = whole("scythe-1"), steps_in("scythe-1"), lines_in("scythe-1")
    story = game_ui("scythe").story
    assert story is not None
    page = told(steps, story)
    (seen,) = (one for one in tell("scythe", 1))
    seen = evolve(seen, session=session, steps=steps, lines=lines, page=page, repeated=())
    with speaking("en"):
        assert wrong("scythe", seen, "en") == []
        taken = next(one for one in lines if one.kind == "scythe.held")
        fields = dict(taken.fields)
        for odd in (
            evolve(taken, fields=tuple({**fields, "own": 17}.items())),
            evolve(taken, fields=tuple({**fields, "place": 3}.items())),
            evolve(taken, round=taken.round + 1),
            evolve(taken, kind="scythe.held_won"),
            evolve(
                taken,
                words=Text("Scythe", "{place} was held after a long and costly fight of {own} to {other}."),
            ),
        ):
            assert wrong("scythe", evolve(seen, lines=(odd,)), "en")
        lost = evolve(page[-1], kind=page[-1].kind.replace("_won", "_lost"))
        assert wrong("scythe", evolve(seen, page=(*page[:-1], lost)), "en")
        assert wrong("scythe", evolve(seen, page=(page[0], page[0], page[2])), "en")


# The course of a score --------------------------------------------------------------------------------


def course(*points: tuple[int, int]) -> list[Standing]:
    """Both sides' points round by round."""
    return [Standing(ply, ply + 1, mine, theirs) for ply, (mine, theirs) in enumerate(points)]


def test_who_leads_first_has_changed_nothing_and_a_tie_changes_nothing() -> None:
    found = lead_changes(course((0, 0), (2, 0), (2, 2), (3, 2), (3, 4), (4, 4), (5, 4)))
    assert [(one.round, one.leader) for one in found] == [(5, -1), (7, 1)]
    assert lead_changes([]) == ()


def test_ahead_for_good_from_the_last_time_it_was_not_so() -> None:
    since = ahead_for_good(course((0, 0), (2, 0), (2, 2), (3, 2), (5, 2)))
    assert since is not None
    assert since.round == 4
    assert ahead_for_good(course((2, 1), (3, 1))) == Standing(0, 1, 2, 1)
    assert ahead_for_good(course((2, 1), (3, 3))) is None
    assert ahead_for_good([]) is None
