"""Scythe's lessons in a window: what is collected first, and what its buttons then stand for."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.app.lessons.standing import Phase
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.terms import PLACE_OF, Level, Star, Unit
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.gestures import Collect, Key
from noria_desktop.ui.pages.learn.model import learn_model
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.project_tracks import card_art
from noria_desktop.ui.table.buttons import BarButton
from noria_desktop.ui.window.learning import run_at
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.window.conftest import Opener
from tests.ui.window.test_lesson_callouts import shared
from tests.ui.window.test_lessons import (
    by_hand,
    click,
    collects,
    do,
    learning,
    play,
    press,
    read_on,
    run_of,
    settle,
    step_of,
)

pytestmark = pytest.mark.usefixtures("shared_pictures")


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


def test_a_dial_set_to_five_is_answered_at_the_dial_and_so_is_the_fight(
    open_window: Opener, qtbot: QtBot
) -> None:
    """The callout went on asking for 3, how the dial is turned back was not named, and 12 against 10 was told as a tie."""
    window, run = learning(open_window, qtbot, "scythe/5")
    while step_of(window).id != "5.4":
        do(window, qtbot)
    callout = window.table.lesson.callout
    assert callout.said.body.startswith("Set the dial to 3")
    assert collects(window, act.SetPower(5))
    assert callout.said.body.startswith("Ten goes so too: 4 with cards 2 and 4, or 5 with 2 and 3.")
    assert "Give back" in callout.said.body
    for pick in (act.CommitCard(3), act.CommitCard(4)):
        assert collects(window, pick)
    assert by_hand(window, act.SetPower(5), act.CommitCard(3), act.CommitCard(4))
    settle(window)
    assert step_of(window).id == "5.5b"
    assert "You brought more than its ten" in callout.said.body
    assert run.lesson.count == 7


def test_a_dial_set_as_asked_is_asked_on(open_window: Opener, qtbot: QtBot) -> None:
    window, _ = learning(open_window, qtbot, "scythe/5")
    while step_of(window).id != "5.4":
        do(window, qtbot)
    assert collects(window, act.SetPower(3))
    assert window.table.lesson.callout.said.body.startswith("Drag cards into the dashed spaces")
    for pick in (act.CommitCard(3), act.CommitCard(4)):
        assert collects(window, pick)
    assert window.table.lesson.callout.said.body == "That is all of it: press “Fight”."
    assert by_hand(window, act.SetPower(3), act.CommitCard(3), act.CommitCard(4))
    settle(window)
    assert step_of(window).id == "5.5"
    assert "a tie is the attacker's" in window.table.lesson.callout.said.body


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


def _first_game(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str
) -> LessonRun:
    """The seventh lesson in a window of 1280x800, its first words read."""
    window.resize(1280, 800)
    monkeypatch.setattr(window.table.conductor.deciding, "let_decide", lambda: None)
    window.table.set_asking(False)
    window.learning.open("scythe/7")
    settle(window)
    return run_of(window)


def _on(window: MainWindow, qtbot: QtBot) -> None:
    """The lesson's own way by one look, one beat of the Automa or one thing done."""
    run = run_of(window)
    if run.moves:
        window.table.conductor.go_on()
        settle(window)
    elif run.waits:
        press(window, qtbot, Qt.Key.Key_Return)
    else:
        play(window, run.proposed())


PANELS = ("score", "mat", "faction", "hand", "plate rival", "tracker", "card of the Automa", "stars")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_in_the_first_game_no_callout_lies_over_a_panel_or_a_piece_of_ones_own(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Callouts lay over the score, the Automa's card and its tracker, of which they did not speak."""
    window = open_window(language)
    run = _first_game(window, qtbot, monkeypatch, language)
    board, lesson = window.table.board, window.table.lesson
    while not run.over:
        if not lesson.callout.isHidden() and run.step is not None:
            box = lesson.callout.geometry()
            panels = lesson.view.asked.places(PANELS)
            own = [spot for spot in board.spots() if spot.handle.kind == "own"]
            over = [spot.handle for spot in (*panels, *own) if shared(board.box_of(spot), box) > 0.01]
            assert not over, run.step.id
        _on(window, qtbot)


@pytest.mark.parametrize("option", [1, 3])
def test_what_people_give_is_taken_by_the_buttons_that_are_framed(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, option: int
) -> None:
    """The player mat was framed, on which there was nothing to press."""
    window = open_window()
    run = _first_game(window, qtbot, monkeypatch, "en")
    while run.step is None or run.step.id != "7.12":
        _on(window, qtbot)
    assert by_hand(window, act.ChooseOption(option - 1))
    assert run.step is not None
    assert run.step.id == "7.13b"
    view, row = window.table.lesson.view, window.table.strip.row
    framed = {ring.box.center().x() for ring in window.table.lesson.callout.leader.rings}
    taking = [
        button for button in row.buttons() if act.Accept() in [a for _, one in button.options for a in one]
    ]
    boxes = [view._box_of(widget) for button in taking if (widget := row.widget_of(button.key)) is not None]
    assert len(boxes) == 2, "one gain, or all of them"
    assert framed == {box.center().x() for box in boxes}
    assert by_hand(window, act.Accept(), act.Accept())
    assert run.over


def test_another_section_is_answered_in_the_window_before_the_turn_is_over(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    run = _first_game(window, qtbot, monkeypatch, "en")
    while run.step is None or run.step.id != "7.2":
        _on(window, qtbot)
    callout = window.table.lesson.callout
    click(window, at.section(0))
    assert callout.isVisible()
    assert callout.said.body.startswith("That is not Trade")
    press(window, qtbot, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert callout.said.body.startswith("Deploy takes 3 metal")


def test_metal_on_another_territory_is_answered_though_what_was_said_is_put_away(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever pressed 41 where 34 was asked for heard the old sentence again, or nothing."""
    window = open_window()
    run = _first_game(window, qtbot, monkeypatch, "en")
    while run.step is None or run.step.id != "7.2":
        _on(window, qtbot)
    assert by_hand(window, *run.proposed())
    assert by_hand(window, run.proposed()[0])
    lesson = window.table.lesson
    lesson.callout.buttons()[0].click()
    assert lesson.callout.isHidden()
    click(window, at.place(PLACE_OF["h41"]))
    assert not lesson.callout.isHidden()
    assert lesson.callout.said.body.startswith("That is tundra 41, not 34.")
    assert [ring.box for ring in lesson.callout.leader.rings] == [
        ring.box for ring in lesson.view.rings(("place 41",))
    ]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_frame_stands_on_an_answer_while_the_table_asks(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Asked whether the move is finished with a unit left, the frame of "Finish moving" stood on "Keep playing"."""
    window = open_window(language)
    run = _first_game(window, qtbot, monkeypatch, language)
    while run.step is None or run.step.id != "7.11b" or run.rest is None or run.rest.next != ("finish",):
        if run.step is not None and run.step.id == "7.11b":
            assert by_hand(window, *run.proposed()[:2]) or by_hand(window, run.proposed()[0])
        else:
            _on(window, qtbot)
    callout, row = window.table.lesson.callout, window.table.strip.row

    def framed() -> bool:
        end = row.widget_of(Key.END)
        assert end is not None
        (ring,) = callout.leader.rings
        return not callout.isHidden() and ring.box == window.table.lesson.view._box_of(end)

    def asks() -> bool:
        return window.table.asking.stands

    assert framed()
    window.table.set_asking(True)
    state = run.session.state
    assert row.press(Key.END)
    QApplication.processEvents()
    assert asks()
    assert callout.isHidden()
    assert callout.leader.isHidden()
    press(window, qtbot, Qt.Key.Key_Escape)
    assert not asks()
    assert framed()
    assert run.session.state == state


@pytest.mark.parametrize("name", ["scythe/2", "scythe/6"])
def test_no_button_of_ones_own_is_left_while_the_automa_has_its_turn(
    open_window: Opener, qtbot: QtBot, name: str
) -> None:
    """End the turn stayed lit as long as the Automa's turn lasted, and did nothing."""
    window, run = learning(open_window, qtbot, name)
    while act.EndTurn() not in run.expected():
        do(window, qtbot)
    row = window.table.lesson.goal.commands
    (end,) = [
        button for button in row.buttons() if act.EndTurn() in [a for _, one in button.options for a in one]
    ]
    assert end.primary
    row.chosen.emit(end, (act.EndTurn(),))
    assert run.phase is Phase.OTHERS
    assert not row.buttons()


def test_on_a_board_that_is_panned_a_callout_has_no_second_button(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A button that went while it had the keyboard scrolled the board, the callout was laid anew amid that: one stayed."""
    window = open_window()
    run = _first_game(window, qtbot, monkeypatch, "en")
    window.resize(800, 520)
    settle(window)
    callout = window.table.lesson.callout
    while not run.over:
        seen = [button for button in callout.findChildren(BarButton) if not button.isHidden()]
        assert seen == list(callout.buttons()), run.index
        _on(window, qtbot)
