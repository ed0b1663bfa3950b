"""What is chosen or taken up in a lesson: Esc takes it back before it leaves, and the press that is asked for counts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from noria_desktop.app.lessons.standing import Phase
from noria_desktop.games.noria.terms import Chamber, Space, Track
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.window.conftest import Opener
from tests.ui.window.test_lessons import click, do, do_one, learning, press, read_on, run_of, step_of

pytestmark = pytest.mark.usefixtures("shared_pictures")


def at_step(window: MainWindow, qtbot: QtBot, step: str) -> None:
    """Do a lesson as it proposes until it stands at a step."""
    for _ in range(30):
        read_on(window, qtbot)
        if step_of(window).id == step:
            return
        do(window, qtbot)
    raise AssertionError(f"no step {step}")


def leave_rests(window: MainWindow) -> bool:
    """Whether the way out bears no key now."""
    return window.table.lesson.bar.leave._key_rests


def has_back(window: MainWindow) -> bool:
    """Whether the strip has a button that answers to Esc."""
    return window.table.strip.row.widget_of(Key.BACK) is not None


def test_escape_takes_back_the_discs_that_are_chosen_and_only_then_leaves(
    open_window: Opener, qtbot: QtBot
) -> None:
    """A refusal says "Take it back with Esc", and Esc left the lesson."""
    window, run = learning(open_window, qtbot, "noria/2")
    board = window.table.board
    at_step(window, qtbot, "2.4")
    click(window, at.space(Space.L4))
    assert board.bubble.isVisible()
    assert leave_rests(window), "no key is printed on what it does not do"
    for expected in ("2.3", "2.2", "2.1"):
        press(window, qtbot, Qt.Key.Key_Escape)
        assert window.page_name == "lesson"
        assert step_of(window).id == expected
    assert not leave_rests(window)
    assert run.session.state.pending.named == ()
    press(window, qtbot, Qt.Key.Key_Escape)
    assert window.page_name == "learn"


def test_escape_puts_a_refusal_away_before_it_leaves(open_window: Opener, qtbot: QtBot) -> None:
    """Meant for what was said, it left the lesson at once."""
    window, _ = learning(open_window, qtbot, "solani/1")
    board = window.table.board
    read_on(window, qtbot)
    click(window, next(spot.handle for spot in board.spots() if spot.handle.kind == "score"))
    assert board.bubble.isVisible()
    press(window, qtbot, Qt.Key.Key_Escape)
    assert board.bubble.isHidden()
    assert window.page_name == "lesson"
    press(window, qtbot, Qt.Key.Key_Escape)
    assert window.page_name == "learn"


def test_escape_takes_back_an_intrigue_of_which_a_half_is_done(open_window: Opener, qtbot: QtBot) -> None:
    window, _ = learning(open_window, qtbot, "noria/1")
    at_step(window, qtbot, "1.5")
    press(window, qtbot, Qt.Key.Key_Escape)
    assert step_of(window).id == "1.4"
    press(window, qtbot, Qt.Key.Key_Escape)
    assert window.page_name == "learn"


def test_escape_in_the_game_of_a_lesson_is_that_of_every_table(open_window: Opener, qtbot: QtBot) -> None:
    """Its strip bears Take back with Esc, and Esc left the lesson all the same."""
    window, run = learning(open_window, qtbot, "noria/7")
    at_step(window, qtbot, "7.2")
    click(window, at.space(Space.S2))
    assert run.session.state.pending.named == (Space.S2,)
    press(window, qtbot, Qt.Key.Key_Escape)
    assert window.page_name == "lesson"
    assert run.session.state.pending.named == ()
    press(window, qtbot, Qt.Key.Key_Escape)
    assert window.page_name == "learn"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_is_taken_up_instead_is_answered_and_the_right_press_counts(
    open_window: Opener, qtbot: QtBot, language: str
) -> None:
    """The city was taken up without a word, and then the obsidian that the lesson asks for was called wrong."""
    window, run = learning(open_window, qtbot, "noria/2", language)
    at_step(window, qtbot, "2.5")
    lesson, board = window.table.lesson, window.table.board
    asked = lesson.callout.said
    click(window, at.space(Space.S2))
    assert board.view.hand.holding
    said = lesson.callout.said
    taken = {"en": "City: what is framed comes first.", "ja": "都市より、枠で示したところが先です。"}[
        language
    ]
    assert said.body.startswith(taken)
    assert "Esc" in said.body
    assert lesson.voice.failed == 0, "nothing was tried yet"
    assert [ring.wrong for ring in lesson.callout.leader.rings] == [True, False]
    press(window, qtbot, Qt.Key.Key_Escape)
    assert lesson.callout.said == asked
    click(window, at.space(Space.S2))
    click(window, at.space(Space.L4))
    assert board.bubble.isHidden()
    assert step_of(window).id == "2.6"
    assert run.session.state.human.resources == (0, 0, 2)


def test_what_is_framed_is_not_called_something_else(open_window: Opener, qtbot: QtBot) -> None:
    """Both cards that were drawn are framed, and the less good one was told to come after what is framed."""
    window, _ = learning(open_window, qtbot, "solani/5")
    at_step(window, qtbot, "5.9")
    lesson = window.table.lesson
    asked = lesson.callout.said
    (spot,) = lesson.view.asked.places(("feature F3-10",))
    click(window, spot.handle)
    assert lesson.view.astray is None
    assert window.table.board.view.hand.holding
    assert lesson.callout.said == asked


def test_what_is_asked_for_is_taken_up_without_a_word(open_window: Opener, qtbot: QtBot) -> None:
    window, _ = learning(open_window, qtbot, "noria/2")
    at_step(window, qtbot, "2.7")
    lesson = window.table.lesson
    asked = lesson.callout.said
    click(window, at.car(Track.REFINEMENT))
    assert window.table.board.view.hand.holding
    assert lesson.callout.said == asked


def test_a_question_in_the_game_of_a_lesson_is_answered_by_its_key(open_window: Opener, qtbot: QtBot) -> None:
    """The button Keep playing bears Esc, and Esc left the lesson."""
    window, run = learning(open_window, qtbot, "noria/7")
    at_step(window, qtbot, "7.3")
    press(window, qtbot, Qt.Key.Key_E)
    assert has_back(window)
    assert leave_rests(window)
    press(window, qtbot, Qt.Key.Key_Escape)
    assert window.page_name == "lesson"
    assert step_of(window).id == "7.3"
    assert not has_back(window)
    assert not leave_rests(window)
    assert run.is_game


def test_nothing_is_played_in_a_game_before_its_first_words_are_read(
    open_window: Opener, qtbot: QtBot
) -> None:
    """A track was chosen below the first callout, and what the first step says of it was never shown."""
    window = open_window("en")
    window.learning.open("noria/7")
    run = run_of(window)
    assert run.phase is Phase.FIRST
    click(window, at.track(Track.REFINEMENT))
    assert run.session.cursor == 0
    assert window.table.lesson.callout.said.foot == "First press “Got it”."
    read_on(window, qtbot)
    assert step_of(window).id == "7.1"


def test_no_place_looks_as_if_it_had_the_keyboard_while_something_is_read(
    open_window: Opener, qtbot: QtBot
) -> None:
    """The row that was pressed last kept its frame through the bot's turn."""
    window, _ = learning(open_window, qtbot, "noria/6")
    at_step(window, qtbot, "6.6")
    hand = window.table.board.view.hand
    window.table.board.focus_on(at.upper_row(Chamber.SETTLEMENT), visible=True)
    do_one(window)
    assert step_of(window).id == "6.7"
    assert not hand.focus_visible
    press(window, qtbot, Qt.Key.Key_Return)
    assert not hand.focus_visible
