"""A piece that is turned in hand: wheel, right button, R, a dial, a screen reader; one drop plays one turn.

Source: ux.md 4.6, mocks/solani.md 4 and 7.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAction, QKeySequence, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.ui.board import accessible
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.gestures import Gesture, GestureTable
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.selection import Offered, Played, Selection, Stage
from noria_desktop.ui.board.sprites import Spot
from tests.ui.board.toy_turning import (
    ASIDE,
    DIAL_AT,
    DIAL_STEP,
    TILE,
    Lay,
    PutAside,
    TileArt,
    TurningGame,
    gap,
    legal,
)
from tests.ui.dragging import LEFT, carry, click, hover, key, point_of

K = Qt.Key
RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    board = Board()
    qtbot.addWidget(board)
    board.resize(800, 560)
    board.show()
    qtbot.waitExposed(board)
    board.setFocus()
    return board


def started(board: Board, *, drawn: bool = False) -> TurningGame:
    game = TurningGame(board, drawn=drawn)
    board.show_state(game.view, legal(game.view))
    return game


@pytest.fixture
def game(board: Board) -> TurningGame:
    return started(board)


def wheel(
    board: Board,
    delta: int,
    modifiers: Any = Qt.KeyboardModifier.NoModifier,
    phase: Any = Qt.ScrollPhase.NoScrollPhase,
    over: Handle | None = None,
) -> None:
    """A wheel event over a place, else at the middle of the board."""
    viewport = board.view.viewport()
    at = QPointF(viewport.rect().center() if over is None else point_of(board, over))
    event = QWheelEvent(
        at,
        viewport.mapToGlobal(at),
        QPoint(0, 0),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        modifiers,
        phase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def release(board: Board, target: Handle) -> None:
    QTest.mouseRelease(board.view.viewport(), LEFT, pos=point_of(board, target))


def held(board: Board) -> Handle | None:
    return board.view.hand.selection.source


def angle(board: Board) -> float:
    return board.view.board_scene.angle_of_hand()


# What a turn means


def machine(*gestures: Gesture[str]) -> Selection[str]:
    selection: Selection[str] = Selection()
    names = {handle for gesture in gestures for handle in (gesture.source, gesture.target)}
    selection.renew(GestureTable(gestures), [Spot(name, 0, 0, 9, 9, "z") for name in names])
    return selection


FOUR = tuple(Gesture(TILE, gap("1"), (f"t{turn}",), (turn,)) for turn in range(4))
TWO = tuple(Gesture(TILE, gap("2"), (f"t{turn}",), (turn,)) for turn in (1, 2))
STRAIGHT = (Gesture(TILE, gap("3"), ("upright",), (0, 2)), Gesture(TILE, gap("3"), ("lying",), (1, 3)))
PLAIN = (Gesture(TILE, ASIDE, ("aside",)),)


def test_the_turn_in_hand_says_which_of_several_is_played() -> None:
    for turn in range(4):
        selection = machine(*FOUR)
        selection.pick(TILE)
        assert selection.turn_to(turn)
        assert selection.drop(gap("1")) == Played(FOUR[turn])


def test_where_a_turn_is_not_offered_the_nearest_is_played_of_equals_the_one_clockwise() -> None:
    # Offered are 1 and 2: from 0 the next is 1, from 3 it is 2, one back.
    for turn, wanted in ((0, TWO[0]), (1, TWO[0]), (2, TWO[1]), (3, TWO[1])):
        assert GestureTable(TWO).meant(TILE, gap("2"), turn) == (wanted,)
    # Offered are 1 and 3: from 0 both are one step off; clockwise is 1.
    odd = (Gesture(TILE, gap("2"), ("t3",), (3,)), Gesture(TILE, gap("2"), ("t1",), (1,)))
    assert GestureTable(odd).meant(TILE, gap("2"), 0) == (odd[1],)
    assert GestureTable(odd).meant(TILE, gap("2"), 2) == (odd[0],)


def test_turns_with_the_same_picture_are_one_option() -> None:
    table = GestureTable(STRAIGHT)
    assert [table.meant(TILE, gap("3"), turn)[0].actions[0] for turn in range(4)] == [
        "upright",
        "lying",
        "upright",
        "lying",
    ]


def test_what_no_turn_tells_apart_is_still_asked() -> None:
    paid = (
        Gesture(TILE, gap("1"), ("t0 in gold",), (0,)),
        Gesture(TILE, gap("1"), ("t0 in silver",), (0,)),
        Gesture(TILE, gap("1"), ("t1",), (1,)),
    )
    selection = machine(*paid)
    selection.pick(TILE)
    assert selection.drop(gap("1")) == Offered(paid[:2])
    assert selection.choose(1) == Played(paid[1])


def test_nothing_can_be_turned_without_turns_or_with_an_empty_hand() -> None:
    selection = machine(*FOUR)
    assert not selection.turn_to(1)
    selection = machine(*PLAIN)
    selection.pick(TILE)
    assert not selection.turn_to(1)
    assert selection.turn == 0


def test_a_piece_taken_again_is_not_turned() -> None:
    selection = machine(*FOUR)
    selection.pick(TILE)
    selection.turn_to(3)
    selection.cancel()
    selection.pick(TILE)
    assert selection.turn == 0


@given(st.integers(0, 3), st.lists(st.sets(st.integers(0, 3), min_size=1), min_size=1, max_size=4))
def test_one_turn_means_one_thing_wherever_turns_are_told_apart(turn: int, ways: list[set[int]]) -> None:
    taken: set[int] = set()
    options = []
    for number, way in enumerate(ways):
        own = tuple(sorted(way - taken))
        taken |= way
        if own:
            options.append(Gesture(TILE, gap("1"), (number,), own))
    meant = GestureTable(tuple(options)).meant(TILE, gap("1"), turn)
    assert len(meant) == 1
    if turn in taken:
        assert turn in meant[0].turns


# With the mouse


def test_the_wheel_turns_the_piece_while_it_is_dragged(board: Board, game: TurningGame, qtbot: QtBot) -> None:
    carry(qtbot, board, TILE, gap("1"))
    wheel(board, -120)
    wheel(board, -120)
    assert angle(board) == 180
    release(board, gap("1"))
    assert game.played == [Lay("1", 2)]
    assert board.chooser.isHidden()


def test_a_fine_wheel_turns_when_it_has_said_a_notch_and_the_other_way_at_once(
    board: Board, game: TurningGame, qtbot: QtBot
) -> None:
    carry(qtbot, board, TILE, gap("1"))
    for _ in range(7):
        wheel(board, -15)
    assert angle(board) == 0
    wheel(board, -15)
    assert angle(board) == 90
    wheel(board, -60)
    wheel(board, 120)
    assert angle(board) == 0
    wheel(board, 120)
    assert angle(board) == 270
    board.cancel()


def test_what_a_touchpad_rolls_on_by_itself_turns_nothing(
    board: Board, game: TurningGame, qtbot: QtBot
) -> None:
    carry(qtbot, board, TILE, gap("1"))
    wheel(board, -120, phase=Qt.ScrollPhase.ScrollUpdate)
    wheel(board, -480, phase=Qt.ScrollPhase.ScrollMomentum)
    assert angle(board) == 90
    board.cancel()


def test_ctrl_and_wheel_zooms_and_turns_nothing(board: Board, game: TurningGame, qtbot: QtBot) -> None:
    carry(qtbot, board, TILE, gap("1"))
    wheel(board, 120, Qt.KeyboardModifier.ControlModifier)
    assert board.view.zoom_factor > 1
    assert angle(board) == 0
    board.cancel()


def test_the_right_button_turns_while_the_left_one_holds(
    board: Board, game: TurningGame, qtbot: QtBot
) -> None:
    carry(qtbot, board, TILE, gap("1"))
    at = point_of(board, gap("1"))
    QTest.mouseClick(board.view.viewport(), RIGHT, pos=at)
    assert board.view.hand.holding
    QTest.mouseClick(board.view.viewport(), RIGHT, Qt.KeyboardModifier.ShiftModifier, at)
    QTest.mouseClick(board.view.viewport(), RIGHT, Qt.KeyboardModifier.ShiftModifier, at)
    assert angle(board) == 270
    release(board, gap("1"))
    assert game.played == [Lay("1", 3)]


def test_the_turn_is_kept_from_place_to_place_and_each_plays_what_it_offers(
    board: Board, game: TurningGame, qtbot: QtBot
) -> None:
    click(qtbot, board, TILE)
    hover(qtbot, board, point_of(board, gap("1")))
    key(qtbot, board, K.Key_R, K.Key_R, K.Key_R)
    assert board.callout.card[0] == "Lay(gap='1', turn=3)"
    hover(qtbot, board, point_of(board, gap("2")))
    assert board.callout.card[0] == "Lay(gap='2', turn=2)"
    hover(qtbot, board, point_of(board, gap("3")))
    assert board.callout.card[0] == "Lay(gap='3', turn=1)"
    assert angle(board) == 270
    click(qtbot, board, gap("1"))
    assert game.played == [Lay("1", 3)]


def test_a_place_where_the_turn_means_nothing_takes_the_piece_all_the_same(
    board: Board, game: TurningGame, qtbot: QtBot
) -> None:
    carry(qtbot, board, TILE, ASIDE)
    wheel(board, -120)
    release(board, ASIDE)
    assert game.played == [PutAside()]


def test_without_a_piece_that_turns_wheel_and_right_button_are_what_they_were(
    board: Board, game: TurningGame, qtbot: QtBot
) -> None:
    key(qtbot, board, K.Key_R)
    wheel(board, -120)
    QTest.mouseClick(board.view.viewport(), RIGHT, pos=QPoint(5, 5))
    assert game.played == []
    assert not board.view.hand.holding


def test_the_wheel_over_a_tile_at_rest_takes_it_up_and_turns_it(
    board: Board, game: TurningGame, qtbot: QtBot
) -> None:
    wheel(board, -120, over=TILE)
    assert held(board) == TILE
    assert angle(board) == 90
    click(qtbot, board, gap("1"))
    assert game.played == [Lay("1", 1)]


def test_a_fine_wheel_takes_a_tile_up_when_it_has_said_a_notch(board: Board, game: TurningGame) -> None:
    wheel(board, -60, over=TILE)
    assert held(board) is None
    wheel(board, -60, over=TILE)
    assert held(board) == TILE
    assert angle(board) == 90
    board.cancel()


def test_the_wheel_over_a_tile_of_an_enlarged_board_scrolls_it(board: Board, game: TurningGame) -> None:
    board.view.zoom_to(2.0)
    wheel(board, -120, over=TILE)
    assert not board.view.hand.holding


def test_r_takes_up_the_tile_that_the_keyboard_is_at_and_turns_it(
    board: Board, game: TurningGame, qtbot: QtBot
) -> None:
    board.view.hand.focus_on(TILE, visible=True)
    key(qtbot, board, K.Key_R)
    assert held(board) == TILE
    assert angle(board) == 90
    assert board.view.hand.focus == gap("1"), "the first place where it may go, as after Enter"
    key(qtbot, board, K.Key_Return)
    assert game.played == [Lay("1", 1)]


def test_r_takes_up_the_tile_that_the_mouse_is_over(board: Board, game: TurningGame, qtbot: QtBot) -> None:
    hover(qtbot, board, point_of(board, TILE))
    key(qtbot, board, K.Key_R)
    assert held(board) == TILE
    assert angle(board) == 90


def test_the_dropped_piece_glides_on_as_it_was_turned(board: Board, game: TurningGame, qtbot: QtBot) -> None:
    game.animated = True
    board.set_motion(1.0)
    carry(qtbot, board, TILE, gap("1"))
    QTest.keyClick(board.view, K.Key_R)
    # Dropped in the midst of its turn.
    release(board, gap("1"))
    assert board.busy
    item = board.view.board_scene.item(TILE)
    assert item is not None
    assert item.rotation() == 90
    board.finish_now()
    assert board.sprites() == game.presenter.project(game.view, board.table)  # type: ignore[arg-type]


def test_it_turns_within_110_ms_and_at_once_with_reduced_motion(
    board: Board, game: TurningGame, qtbot: QtBot
) -> None:
    board.set_motion(1.0)
    click(qtbot, board, TILE)
    key(qtbot, board, K.Key_R)
    assert angle(board) < 90
    key(qtbot, board, K.Key_R)
    qtbot.waitUntil(lambda: angle(board) == 180, timeout=2000)
    board.set_motion(1.0, reduced=True)
    key(qtbot, board, K.Key_R)
    assert angle(board) == 270


def test_the_carried_picture_turns_or_is_the_one_drawn_for_its_turn(board: Board, qtbot: QtBot) -> None:
    started(board)
    click(qtbot, board, TILE)
    key(qtbot, board, K.Key_R)
    (held,) = board.view.board_scene.held()
    assert (held.art, held.rotation) == (TileArt(), 90)
    started(board, drawn=True)
    click(qtbot, board, TILE)
    key(qtbot, board, K.Key_R)
    (held,) = board.view.board_scene.held()
    assert (held.art, held.rotation) == (TileArt(1), 0)


def test_what_a_drop_would_do_is_worked_out_once_for_each_place_and_picture(
    board: Board, game: TurningGame, qtbot: QtBot
) -> None:
    click(qtbot, board, TILE)
    for _ in range(2):
        for name in ("1", "3"):
            hover(qtbot, board, point_of(board, gap(name)))
            key(qtbot, board, K.Key_R, K.Key_R, K.Key_R, K.Key_R)
    # Four turns in gap 1; in gap 3 two of them look like the other two.
    assert game.previewed.count((TILE, gap("1"))) == 4
    assert game.previewed.count((TILE, gap("3"))) == 2
    # Taken again in the same moment nothing is asked anew, in another moment everything is.
    for asked in (4, 5):
        board.cancel()
        click(qtbot, board, TILE)
        hover(qtbot, board, point_of(board, gap("1")))
        assert game.previewed.count((TILE, gap("1"))) == asked
        board.show_state(game.view, legal(game.view))


# The dial


def test_the_dial_knows_the_place_its_turns_and_the_present_one(
    board: Board, game: TurningGame, qtbot: QtBot
) -> None:
    click(qtbot, board, TILE)
    asked = game.presenter.asked
    assert (asked[-1].target, asked[-1].turn, asked[-1].options) == (None, 0, ())
    hover(qtbot, board, point_of(board, gap("2")))
    assert asked[-1].target == gap("2")
    assert [option.actions for option in asked[-1].options] == [(Lay("2", 1),), (Lay("2", 2),)]
    assert asked[-1].chosen == 0
    key(qtbot, board, K.Key_R, K.Key_R)
    assert (asked[-1].turn, asked[-1].chosen) == (2, 1)
    assert len(board.view.board_scene.ghosts()) == 4
    key(qtbot, board, K.Key_Escape)
    assert board.view.board_scene.ghosts() == ()
    assert board.view.hand.dial == ()


def test_pressing_the_dial_turns_the_piece_and_what_was_aimed_at_stays(
    board: Board, game: TurningGame, qtbot: QtBot
) -> None:
    click(qtbot, board, TILE)
    hover(qtbot, board, point_of(board, gap("1")))
    face = board.view.mapFromScene(DIAL_AT[0] + 3 * DIAL_STEP, DIAL_AT[1])
    hover(qtbot, board, face)
    assert board.view.hand.aim == gap("1")
    assert board.view.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseClick(board.view.viewport(), LEFT, pos=face)
    assert (game.played, angle(board)) == ([], 270)
    assert board.callout.card[0] == "Lay(gap='1', turn=3)"
    click(qtbot, board, gap("1"))
    assert game.played == [Lay("1", 3)]


def test_a_dial_does_not_stop_a_drag(board: Board, game: TurningGame, qtbot: QtBot) -> None:
    carry(qtbot, board, TILE, gap("1"))
    hover(qtbot, board, board.view.mapFromScene(*DIAL_AT))
    assert board.view.hand.aim is None
    QTest.mouseRelease(board.view.viewport(), LEFT, pos=board.view.mapFromScene(*DIAL_AT))
    assert game.played == []
    assert board.view.hand.selection.stage is Stage.IDLE


# With the keyboard, and for a screen reader


def test_by_keyboard_alone(board: Board, game: TurningGame, qtbot: QtBot) -> None:
    key(qtbot, board, K.Key_Tab, K.Key_Return)
    while board.view.hand.focus != gap("1"):
        key(qtbot, board, K.Key_Tab)
    QTest.keyClick(board.view, K.Key_R, Qt.KeyboardModifier.ShiftModifier)
    key(qtbot, board, K.Key_Return)
    assert game.played == [Lay("1", 3)]


def test_number_keys_choose_among_the_turns_that_differ(
    board: Board, game: TurningGame, qtbot: QtBot
) -> None:
    key(qtbot, board, K.Key_Tab, K.Key_3)
    assert not board.view.hand.holding
    key(qtbot, board, K.Key_Return)
    board.view.hand.aim_by_key(gap("1"))
    key(qtbot, board, K.Key_3)
    assert angle(board) == 180
    board.view.hand.aim_by_key(gap("2"))
    # Offered here are one and two quarter turns.
    key(qtbot, board, K.Key_1)
    assert angle(board) == 90
    key(qtbot, board, K.Key_4)
    assert angle(board) == 90
    board.view.hand.aim_by_key(gap("3"))
    # It lies as the second of two turns already; the first one ahead that looks like the first is a half turn.
    key(qtbot, board, K.Key_2)
    assert angle(board) == 90
    key(qtbot, board, K.Key_1, K.Key_Return)
    assert game.played == [Lay("3", 0)]


def test_without_a_place_a_number_is_so_many_quarter_turns(
    board: Board, game: TurningGame, qtbot: QtBot
) -> None:
    click(qtbot, board, TILE)
    key(qtbot, board, K.Key_4)
    assert angle(board) == 270


def test_escape_puts_a_turned_piece_back_as_it_lay(board: Board, game: TurningGame, qtbot: QtBot) -> None:
    key(qtbot, board, K.Key_Tab, K.Key_Return, K.Key_R, K.Key_Escape)
    assert game.played == []
    assert board.view.hand.selection.stage is Stage.IDLE
    assert board.sprites() == game.presenter.project(game.view, board.table)  # type: ignore[arg-type]
    key(qtbot, board, K.Key_Return)
    assert angle(board) == 0


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier])
def test_a_shortcut_of_the_window_gets_r_only_with_an_empty_hand(
    board: Board, game: TurningGame, qtbot: QtBot, modifier: Qt.KeyboardModifier
) -> None:
    fired: list[str] = []
    action = QAction("again", board)
    action.setShortcut(QKeySequence(modifier.value | K.Key_R.value))
    action.triggered.connect(lambda: fired.append("again"))
    board.addAction(action)
    board.activateWindow()
    QTest.keyClick(board.view, K.Key_R, modifier)
    assert fired == ["again"]
    click(qtbot, board, TILE)
    QTest.keyClick(board.view, K.Key_R, modifier)
    assert fired == ["again"]
    assert angle(board) in (90, 270)


def test_names_say_the_turn_and_what_a_drop_would_do(board: Board, game: TurningGame, qtbot: QtBot) -> None:
    view = board.view
    key(qtbot, board, K.Key_Tab, K.Key_Return, K.Key_R)
    assert accessible.spot_name(view, TILE) == "the tile; in your hand; turn 2 of 4"
    assert accessible.spot_name(view, gap("1")) == "the gap 1; lay it 1; turn 2 of 4; can be dropped here"
    assert accessible.spot_name(view, gap("2")) == "the gap 2; lay it 1; turn 1 of 2; can be dropped here"
    assert accessible.spot_name(view, gap("3")) == "the gap 3; lay it 1; turn 2 of 2; can be dropped here"
    assert accessible.spot_name(view, ASIDE) == "the aside; can be dropped here"


def test_a_screen_reader_turns_by_raising_and_lowering(board: Board, game: TurningGame, qtbot: QtBot) -> None:
    interface = accessible.interface_of(board.view)
    assert interface is not None
    tile = QAccessible.queryAccessibleInterface(interface.spot_object(TILE))
    actions = accessible.SpotActions(interface.spot_object(TILE))
    raised, lowered = QAccessibleActionInterface.increaseAction(), QAccessibleActionInterface.decreaseAction()
    assert raised not in actions.actionNames()
    actions.doAction(QAccessibleActionInterface.pressAction())
    assert {raised, lowered} <= set(actions.actionNames())
    there = accessible.SpotActions(interface.spot_object(gap("1")))
    there.doAction(raised)
    there.doAction(raised)
    there.doAction(lowered)
    there.doAction(QAccessibleActionInterface.pressAction())
    assert game.played == [Lay("1", 1)]
    assert tile is not None
