"""Scythe's lessons in a window: what is collected first, and what its buttons then stand for."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.terms import PLACE_OF, Level, Star, Unit
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.gestures import Collect
from noria_desktop.ui.pages.learn.model import learn_model
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.project_tracks import card_art
from noria_desktop.ui.window.learning import run_at
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.window.conftest import Opener
from tests.ui.window.test_lessons import (
    by_hand,
    click,
    collects,
    do,
    learning,
    press,
    read_on,
    settle,
    step_of,
)


def _collects(window: MainWindow, territory: int) -> None:
    board = window.table.board
    place = at.place(PLACE_OF[f"h{territory}"])
    gesture = next(one for one in board.gestures().gestures if one.target == place)
    assert isinstance(gesture.actions[0], Collect)
    board._hand_played(gesture)
    settle(window)


def _offers(window: MainWindow) -> list[tuple[Any, ...]]:
    row = window.table.lesson.goal.commands
    return [actions for button in row.buttons() for _, actions in button.options]


def test_buttons_stand_for_what_is_collected_now(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.learning.open("scythe/2")
    settle(window)
    read_on(window, qtbot)
    run = window.table.lesson.run
    assert run is not None
    while run.step is None or run.step.id != "2.3":
        do(window, qtbot)
    both = run.proposed()
    assert both in _offers(window)
    # The village is left out: that is answered, and nothing is played.
    _collects(window, 35)
    assert both not in _offers(window)
    state = run.session.state
    less = next(actions for actions in _offers(window) if actions[0] == both[0])
    assert by_hand(window, *less)
    assert run.session.state == state
    assert window.table.lesson.callout.said.wrong
    # What was collected lies there still: with the village marked again the button brings both.
    _collects(window, 35)
    assert by_hand(window, *both)
    assert run.step is not None
    assert run.step.id == "2.4"


def test_all_seven_are_listed_and_the_last_is_a_game(open_window: Opener) -> None:
    window = open_window()
    paths = {path.game_id: path for path in learn_model(window.learning.progress).paths}
    assert [node.number for node in paths["scythe"].nodes] == [1, 2, 3, 4, 5, 6, 7]
    assert all(path.nodes[-1].is_game for path in paths.values())


def test_a_combat_that_is_lost_is_seen_and_taken_back(open_window: Opener, qtbot: QtBot) -> None:
    window, run = learning(open_window, qtbot, "scythe/5")
    while step_of(window).id != "5.4":
        do(window, qtbot)
    state, callout = run.session.state, window.table.lesson.callout
    for pick in (act.SetPower(3), act.CommitCard(2)):
        assert collects(window, pick)
    assert by_hand(window, act.SetPower(3), act.CommitCard(2), act.Finish())
    assert run.session.state.automa.stars[Star.COMBAT.index] == 1
    assert window.table.conductor.held is not None, "the combat lies open"
    assert callout.said.wrong
    assert callout.said.body.startswith("Nine or less against ten")
    # Whoever leaves now finds the step as it was before the try.
    window.learning.progress.note(run)
    again = LessonRun("scythe", run.lesson)
    window.learning.progress.resume(again)
    assert again.session.state == state
    press(window, qtbot, Qt.Key.Key_Return)
    assert window.table.conductor.held is None
    assert run.session.state == state
    assert step_of(window).id == "5.4"


def test_a_territory_is_pressed_as_an_answer(open_window: Opener, qtbot: QtBot) -> None:
    window, run = learning(open_window, qtbot, "scythe/6")
    do(window, qtbot)
    assert step_of(window).id == "6.3"
    state, callout = run.session.state, window.table.lesson.callout
    for number, answer in (
        (39, "A token lies there, true."),
        (20, "It wants an encounter token or the Factory"),
    ):
        click(window, at.place(PLACE_OF[f"h{number}"]))
        assert callout.said.wrong
        assert callout.said.body.startswith(answer)
        assert step_of(window).id == "6.3"
    click(window, at.place(PLACE_OF["h23"]))
    assert step_of(window).id == "6.4"
    assert run.session.state == state, "nothing is played by an answer"


def test_one_gesture_may_do_what_two_steps_ask_for(open_window: Opener, qtbot: QtBot) -> None:
    window, _run = learning(open_window, qtbot, "scythe/3")
    assert step_of(window).id == "3.2"
    mech, forest = at.own(Unit.MECH, PLACE_OF["h35"]), at.place(PLACE_OF["h28"])
    board = window.table.board
    (carried,) = [one for one in board.gestures().gestures if (one.source, one.target) == (mech, forest)]
    board._hand_played(carried)
    settle(window)
    assert step_of(window).id == "3.4"
    window.table.lesson.back()
    settle(window)
    assert step_of(window).id == "3.3"


def test_the_skip_mark_is_on_the_card_of_the_level_that_obeys_it() -> None:
    asleep = run_at("scythe", lessons("scythe")[6], "7.4").session.state
    record = asleep.automa.record
    assert record is not None
    assert record.skipped
    room = Box(0, 0, 200, 120)
    assert card_art(asleep, room).skips
    awake = changed(asleep, automa=changed(asleep.automa, level=Level.AUTOMA))
    assert not card_art(awake, room).skips
