"""Scythe's lessons in a window: what is collected first, and what its buttons then stand for."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from noria_desktop.games.scythe.terms import PLACE_OF
from noria_desktop.ui.board.gestures import Collect
from noria_desktop.ui.pages.learn.model import learn_model
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.window.conftest import Opener
from tests.ui.window.test_lessons import by_hand, do, read_on, settle


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


def test_a_game_whose_lessons_are_being_written_is_not_listed(open_window: Opener) -> None:
    window = open_window()
    paths = learn_model(window.learning.progress).paths
    assert paths
    assert all(path.nodes[-1].is_game for path in paths)
