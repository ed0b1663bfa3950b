"""Nautilus' lessons in a window: the rival answers as the lesson says, hides what it hides, and plays on by itself."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from noria_desktop.app.lessons.progress import Progress
from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.nautilus.actions import DeclineSpecial, KeepSpecial, MoveCard, Place
from noria_desktop.games.nautilus.state import Clearing
from noria_desktop.games.nautilus.terms import Special
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.table.log_telling import log_lines
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.window.learning import run_at
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.window.conftest import Opener
from tests.ui.window.test_lessons import by_hand, press, read_on, settle

pytestmark = pytest.mark.usefixtures("shared_pictures")


def _open(window: MainWindow, name: str) -> LessonRun:
    window.learning.open(name)
    settle(window)
    read_on(window, None)  # type: ignore[arg-type]
    run = window.table.lesson.run
    assert run is not None
    return run


def _rival_answers(window: MainWindow) -> None:
    """Let pass what the lesson lets the rival do in its game."""
    run = window.table.lesson.run
    assert run is not None
    while run.reply() is not None:
        window.table.lesson.hurry()
        settle(window)


def _play_to(window: MainWindow, run: LessonRun, step: str) -> None:
    while run.step is None or run.step.id != step:
        if run.waits:
            press(window, None, Qt.Key.Key_Return)  # type: ignore[arg-type]
        else:
            assert by_hand(window, run.proposed()[0])
            _rival_answers(window)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_first_lesson_needs_no_mouse(open_window: Opener, qtbot: QtBot, language: str) -> None:
    window = open_window(language)
    run = _open(window, "nautilus/1")
    assert run.step is not None
    assert run.step.id == "1.2"
    board = window.table.board
    # The card to lay has the keyboard's place: Enter shows it, takes it and leads to the free space, and lays it there.
    press(window, qtbot, Qt.Key.Key_Return)
    press(window, qtbot, Qt.Key.Key_Return)
    assert board.view.hand.selection.source == at.card(12)
    assert board.view.hand.aim == at.space(2)
    press(window, qtbot, Qt.Key.Key_Return)
    settle(window)
    assert run.step is not None
    assert run.step.id == "1.3"


def test_the_rival_s_moves_are_seen_one_by_one_and_its_hand_is_not(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    run = _open(window, "nautilus/3")
    conductor = window.table.conductor
    assert by_hand(window, run.proposed()[0])
    assert by_hand(window, run.proposed()[0])
    assert run.step is not None
    assert run.step.id == "3.3"
    assert run.session.state.table.spaces[6] == 14
    assert set(conductor.view.table.hands[BOT]) == {None}
    assert conductor.view.deal.knowledge[BOT] is None
    assert conductor.mode is Mode.PLAYING


def test_no_program_decides_in_a_lesson(open_window: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window()
    asked: list[Any] = []
    monkeypatch.setattr(window.table.conductor.deciding, "let_decide", lambda: asked.append(1))
    run = _open(window, "nautilus/1")
    while not run.over:
        if run.waits:
            press(window, None, Qt.Key.Key_Return)  # type: ignore[arg-type]
        else:
            assert by_hand(window, run.proposed()[0])
    assert asked == []


def test_in_the_last_lesson_the_rival_answers_as_the_lesson_says(open_window: Opener) -> None:
    window = open_window()
    asked: list[Any] = []
    run = _open(window, "nautilus/6")
    window.table.conductor.deciding.let_decide = lambda: asked.append(1)  # type: ignore[method-assign]
    _play_to(window, run, "6.7")
    assert asked == []
    played = [entry.action for entry in run.session.log if entry.seat == BOT]
    assert played[0] == DeclineSpecial()
    assert played[1] == Place(11, 8)
    # Nobody hears that a special card was kept back.
    told = [line.text for line in log_lines(run.session, window.table.display.face)]
    assert any("11" in text for text in told)
    assert not any("back" in text for text in told)
    # From here both play freely.
    assert by_hand(window, run.proposed()[0])
    assert run.strayed
    assert asked == [1]


def test_the_only_move_that_a_step_asks_for_is_made_by_hand(open_window: Opener) -> None:
    """The 11 crossed by itself and step 6.5 was never seen, though lesson 3 has the like move made by hand."""
    window = open_window()
    run = _open(window, "nautilus/6")
    window.table.conductor.deciding.let_decide = lambda: None  # type: ignore[method-assign]
    _play_to(window, run, "6.4")
    assert by_hand(window, run.proposed()[0])
    settle(window)
    assert run.step is not None
    assert run.step.id == "6.5"
    assert run.session.legal == (MoveCard(8, 3),)
    assert window.table.conductor.own
    assert by_hand(window, run.proposed()[0])
    _rival_answers(window)
    assert run.step.id == "6.6"


def test_space_hurries_the_rival_of_the_last_lesson(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    run = _open(window, "nautilus/6")
    # The rival would answer by itself after a while; here it waits for the key.
    window.table.lesson._beat.setInterval(1_000_000)
    assert by_hand(window, run.proposed()[0])
    assert run.reply() is not None
    press(window, qtbot, Qt.Key.Key_Space)
    assert run.reply() is None
    assert run.session.log[-1].action == DeclineSpecial()


def test_the_last_lesson_ends_with_its_round_and_goes_on_as_an_open_game(
    open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window()
    run = _open(window, "nautilus/6")
    window.table.conductor.deciding.let_decide = lambda: None  # type: ignore[method-assign]
    # Here nobody answers whether a special may stay behind.
    window.table.set_asking(False)
    _play_to(window, run, "6.7")
    while not run.over:
        turn = run.session.turn
        if turn.automatic:
            window.table.conductor.go_on()
        elif turn.seat == HUMAN:
            assert by_hand(window, (run.proposed() or run.session.legal)[0])
        else:
            # In place of the Novice, who thinks in a process of its own.
            run.session.dispatch(run.session.legal[0])
        settle(window)
    state = run.session.state
    assert isinstance(state.table.pending, Clearing)
    assert window.table.lesson.callout.said.title == "To keep"
    press(window, qtbot, Qt.Key.Key_Return)
    assert window.page_name == "table"
    assert not window.table.taught
    session = window.table.session
    assert session is not None
    assert not session.sealed
    assert session.state == state
    assert Progress(open_window.profile / "lessons.json").is_done("nautilus", run.lesson)


def test_the_last_lesson_is_taken_up_in_the_midst_after_a_kill(open_window: Opener) -> None:
    window = open_window()
    run = _open(window, "nautilus/6")
    _play_to(window, run, "6.4")
    state = run.session.state
    again = open_window()
    found = _open(again, "nautilus/6")
    assert found.step is not None
    assert found.step.id == "6.4"
    assert found.session.state == state


@pytest.mark.parametrize("step", ["6.3", "6.4", "6.6", "6.7"])
def test_a_picture_of_a_step_is_made_when_the_player_decides(step: str) -> None:
    from noria_desktop.app.lessons.lesson import lessons

    run = run_at("nautilus", lessons("nautilus")[5], step)
    assert run.step is not None
    assert run.step.id == step
    assert run.session.turn.seat == HUMAN


def test_off_the_way_enter_stands_on_one_button(open_window: Opener) -> None:
    """Whoever kept the eye saw "Got it" and "Use Eye now", both with Enter; it answers the callout first."""
    window = open_window()
    run = _open(window, "nautilus/6")
    _play_to(window, run, "6.2")
    assert by_hand(window, KeepSpecial(Special.EYE))
    settle(window)
    view = window.table.lesson.view
    assert view.callout.said.buttons == (("Got it", "Enter"),)
    use = view._strip.widget_of(Key.CONFIRM)
    assert use is not None
    assert use._key_rests
    press(window, None, Qt.Key.Key_Return)  # type: ignore[arg-type]
    settle(window)
    use = view._strip.widget_of(Key.CONFIRM)
    assert use is not None
    assert not use._key_rests
