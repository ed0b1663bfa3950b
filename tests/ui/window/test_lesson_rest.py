"""A step of several acts: when a part of it is done, frame and words are about what is left, in every lesson."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.ui.board.gestures import Collect
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.window.conftest import Opener
from tests.ui.window.test_lesson_callouts import said
from tests.ui.window.test_lesson_in_hand import at_step
from tests.ui.window.test_lesson_lines import opened
from tests.ui.window.test_lessons import ALL, by_hand, learning, press, run_of, settle, step_of

pytestmark = pytest.mark.usefixtures("shared_pictures")


def on_what_comes_next(window: MainWindow, run: LessonRun) -> bool:
    """Whether the first frame, to which the line leads, lies on something with which the proposed way goes on."""
    lesson, board, action = window.table.lesson, window.table.board, run.proposed()[0]
    row = window.table.strip.row if run.is_game else lesson.goal.commands
    ends = {
        end
        for gesture in board.gestures().gestures
        if gesture.actions[0] == action or isinstance(gesture.actions[0], Collect)  # not told apart here
        for end in (gesture.source, gesture.target)
    }
    boxes = [board.box_of(spot) for spot in board.spots() if spot.handle in ends]
    for button, widget in zip(row.buttons(), row.widgets(), strict=True):
        if any(actions[0] == action for _, actions in button.options):
            boxes.append(lesson.view._box_of(widget))
    frame = lesson.callout.leader.rings[0].box
    return any(frame.contains(box.center()) and box.contains(frame.center()) for box in boxes)


@pytest.mark.parametrize(("game", "number"), ALL)
def test_when_a_part_of_a_step_is_done_the_frame_lies_on_what_comes_next(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, number: int
) -> None:
    """The frame stayed on what was done, and the words asked for it again."""
    window = opened(open_window, monkeypatch, game, number)
    run = run_of(window)
    for step in said(window, qtbot):
        if run.acts:
            told = window.table.lesson.callout.said.body
            # Of what is collected first the game cannot say how much is left: the lesson's own words stay.
            collects = any(
                isinstance(one.actions[0], Collect) for one in window.table.board.gestures().gestures
            )
            assert collects or told != step_of(window).say.en, step
            assert not (collects and run.rest is None and told.startswith("Next:")), step
            assert told == (run.rest.say.en if run.rest is not None else told)
            assert on_what_comes_next(window, run), f"{step}: {told}"


def named(window: MainWindow, words: str) -> Any:
    """The box of the frame that a place of the lesson's words has."""
    (ring,) = window.table.lesson.view.rings((words,))
    return ring.box


def framed(window: MainWindow) -> list[Any]:
    """What is framed, that to which the line leads first."""
    QApplication.processEvents()
    return [ring.box for ring in window.table.lesson.callout.leader.rings]


@pytest.mark.parametrize("first", ["branch", "cluster"])
def test_of_two_tiles_the_one_that_is_left_is_framed(open_window: Opener, qtbot: QtBot, first: str) -> None:
    window, run = learning(open_window, qtbot, "solani/3")
    at_step(window, qtbot, "3.4")
    meant = run.expected()
    one, other = meant if first == "branch" else reversed(meant)
    assert by_hand(window, one)
    assert step_of(window).id == "3.4"
    assert run.expected() == (other,)
    left = ("gap 5,4", "held branch") if first == "cluster" else ("circle 4,5", "held circle")
    assert framed(window) == [named(window, words) for words in left]
    assert window.table.lesson.callout.said.body.startswith(
        "The cluster is in place." if first == "cluster" else "The three stars are lit."
    )
    assert run.proposed() == (other,)
    window.table.lesson.back()
    settle(window)
    assert window.table.lesson.callout.said.body == step_of(window).say.en


def test_where_a_button_comes_next_the_button_is_framed(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ambassador and berth stayed framed while obsidian and knowledge were to be pressed."""
    window = open_window("en")
    monkeypatch.setattr(window.table.conductor.deciding, "let_decide", lambda: None)
    window.table.set_asking(False)
    window.learning.open("noria/7")
    settle(window)
    run = run_of(window)
    assert "7.9" in said(window, qtbot)  # so far it is done as it proposes
    assert by_hand(window, run.proposed()[0])
    assert framed(window) == [named(window, "space S2")]
    assert by_hand(window, run.proposed()[0])
    assert framed(window) == [named(window, "button substitute")]
    assert "tool" in window.table.lesson.callout.said.body


def test_what_is_left_without_words_of_its_own_is_said_as_the_game_says_it(
    open_window: Opener, qtbot: QtBot
) -> None:
    window, run = learning(open_window, qtbot, "scythe/4", "ja")
    at_step(window, qtbot, "4.6")
    assert run.rest is None
    assert by_hand(window, run.proposed()[0])
    assert run.acts == 1
    assert window.table.lesson.callout.said.body == "次は「ターンを終える」です。"
    press(window, qtbot, Qt.Key.Key_E)
    assert run.acts == 0
