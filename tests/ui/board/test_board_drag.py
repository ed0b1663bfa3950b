"""Real mouse events on the board. Source: ux.md 4.6."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.ui.board.halos import Mood
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.inspecting import INSPECT_MS
from noria_desktop.ui.board.selection import Stage
from tests.ui.board.toy import BADGE, BELL, RIM, WHEEL_PLATE, Put, Ring, Rotate, disc, island, place
from tests.ui.board.toy_game import Game
from tests.ui.dragging import LEFT, carry, click, drag, drop_astray, hover, point_of, turn_rim


def moods(game: Game) -> dict[object, Mood]:
    return {halo.spot.handle: halo.mood for halo in game.board.view.board_scene.halos()}


def test_a_drag_to_a_shelf_plays_the_gesture(game: Game, qtbot: QtBot) -> None:
    drag(qtbot, game.board, disc(0), place("shelf2"))
    assert game.played == [Put(0, "shelf2")]
    assert game.board.sprites() == game.projection()


def test_a_berth_lights_up_only_over_its_island(game: Game, qtbot: QtBot) -> None:
    board = game.board
    QTest.mousePress(board.view.viewport(), LEFT, pos=point_of(board, disc(0)))
    hover(qtbot, board, point_of(board, disc(0)) + QPoint(30, 30))
    shown = moods(game)
    assert shown[island("a")] is Mood.LEGAL
    assert place("a1") not in shown
    assert shown[place("shelf1")] is Mood.LEGAL
    # Over the island's body, beside its berths: now they light up.
    hover(qtbot, board, board.view.mapFromScene(460, 115))
    shown = moods(game)
    assert shown[island("a")] is Mood.TARGET
    assert shown[place("a1")] in (Mood.LEGAL, Mood.TARGET)
    assert place("b1") not in shown
    QTest.mouseRelease(board.view.viewport(), LEFT, pos=board.view.mapFromScene(380, 250))
    assert game.played == []


def test_a_drag_into_a_berth_plays_it(game: Game, qtbot: QtBot) -> None:
    drag(qtbot, game.board, disc(3), place("a2"))
    assert game.played == [Put(3, "a2")]


def test_an_island_that_is_a_target_itself_takes_the_drop(game: Game, qtbot: QtBot) -> None:
    board = game.board
    start, end = point_of(board, disc(1)), board.view.mapFromScene(680, 115)
    QTest.mousePress(board.view.viewport(), LEFT, pos=start)
    for step in range(1, 9):
        hover(qtbot, board, start + (end - start) * step / 8)
    assert board.view.hand.aim == island("b")
    QTest.mouseRelease(board.view.viewport(), LEFT, pos=end)
    assert game.played == [Put(1, "b")]


def test_dropped_on_an_island_that_is_only_the_way_the_piece_stays_in_hand(game: Game, qtbot: QtBot) -> None:
    board = game.board
    start, end = point_of(board, disc(1)), board.view.mapFromScene(460, 110)
    QTest.mousePress(board.view.viewport(), LEFT, pos=start)
    for step in range(1, 9):
        hover(qtbot, board, start + (end - start) * step / 8)
    QTest.mouseRelease(board.view.viewport(), LEFT, pos=end)
    assert board.view.hand.holding
    click(qtbot, board, place("a1"))
    assert game.played == [Put(1, "a1")]


def test_an_illegal_drop_is_refused_and_the_piece_goes_back(game: Game, qtbot: QtBot) -> None:
    drop_astray(qtbot, game.board, disc(1), place("shelf2"))
    assert game.played == []
    assert game.refused == [Vain((place("shelf2"),), disc(1), given_back=True)]
    assert not game.board.view.hand.holding
    assert game.board.sprites() == game.projection()


def test_an_unwanted_piece_glides_back_when_animations_are_on(game: Game, qtbot: QtBot) -> None:
    game.board.set_motion(1.0)
    drop_astray(qtbot, game.board, disc(1), BELL)
    scene = game.board.view.board_scene
    assert scene.hand() is not None
    qtbot.waitUntil(lambda: scene.hand() is None, timeout=2000)
    assert game.board.sprites() == game.projection()


def test_right_click_puts_the_piece_back(game: Game, qtbot: QtBot) -> None:
    carry(qtbot, game.board, disc(0), place("shelf2"))
    at = point_of(game.board, place("shelf2"))
    QTest.mousePress(game.board.view.viewport(), Qt.MouseButton.RightButton, pos=at)
    QTest.mouseRelease(game.board.view.viewport(), Qt.MouseButton.RightButton, pos=at)
    QTest.mouseRelease(game.board.view.viewport(), LEFT, pos=at)
    assert game.played == []
    assert not game.board.view.hand.holding


def test_escape_puts_the_piece_back_during_a_drag(game: Game, qtbot: QtBot) -> None:
    carry(qtbot, game.board, disc(0), place("shelf2"))
    QTest.keyClick(game.board.view, Qt.Key.Key_Escape)
    QTest.mouseRelease(game.board.view.viewport(), LEFT, pos=point_of(game.board, place("shelf2")))
    assert game.played == []
    assert game.board.sprites() == game.projection()


def test_a_new_state_puts_the_piece_back(game: Game, qtbot: QtBot) -> None:
    carry(qtbot, game.board, disc(0), place("shelf2"))
    game.do(Ring())
    assert not game.board.view.hand.holding
    QTest.mouseRelease(game.board.view.viewport(), LEFT, pos=point_of(game.board, place("shelf2")))
    assert game.played == []
    assert game.board.sprites() == game.projection()


def test_losing_the_focus_puts_the_piece_back(game: Game, qtbot: QtBot) -> None:
    click(qtbot, game.board, disc(0))
    assert game.board.view.hand.holding
    game.board.view.clearFocus()
    assert not game.board.view.hand.holding


def test_a_press_that_slips_onto_something_else_means_neither(game: Game, qtbot: QtBot) -> None:
    viewport = game.board.view.viewport()
    bell, nowhere = point_of(game.board, BELL), game.board.view.mapFromScene(330, 500)
    for start, end in ((bell, nowhere), (nowhere, bell), (bell, point_of(game.board, disc(0)))):
        QTest.mousePress(viewport, LEFT, pos=start)
        hover(qtbot, game.board, end)
        QTest.mouseRelease(viewport, LEFT, pos=end)
        assert (game.played, game.board.view.hand.holding) == ([], False)
    QTest.mousePress(viewport, LEFT, pos=bell)
    QTest.mouseRelease(viewport, LEFT, pos=bell + QPoint(12, 4))
    assert game.played == [Ring()], "beside where it was pressed, but still on it"


def test_click_and_click_do_what_a_drag_does(game: Game, qtbot: QtBot) -> None:
    click(qtbot, game.board, disc(2))
    assert game.board.view.hand.selection.source == disc(2)
    click(qtbot, game.board, place("shelf2"))
    assert game.played == [Put(2, "shelf2")]


def test_clicking_the_piece_again_or_empty_space_puts_it_back(game: Game, qtbot: QtBot) -> None:
    click(qtbot, game.board, disc(2))
    click(qtbot, game.board, disc(2))
    assert not game.board.view.hand.holding
    click(qtbot, game.board, disc(2))
    QTest.mouseClick(game.board.view.viewport(), LEFT, pos=game.board.view.mapFromScene(330, 500))
    assert not game.board.view.hand.holding
    assert game.played == []


def test_clicking_another_piece_picks_that_instead(game: Game, qtbot: QtBot) -> None:
    click(qtbot, game.board, disc(2))
    click(qtbot, game.board, disc(4))
    assert game.board.view.hand.selection.source == disc(4)


def test_a_click_on_a_place_that_is_not_lit_says_so_and_keeps_the_piece(game: Game, qtbot: QtBot) -> None:
    click(qtbot, game.board, disc(1))
    click(qtbot, game.board, place("shelf2"))
    assert game.refused == [Vain((place("shelf2"),), disc(1))]
    assert game.board.view.hand.holding


def test_what_is_dragged_while_another_piece_is_in_hand_is_what_is_spoken_of(
    game: Game, qtbot: QtBot
) -> None:
    """Not the piece in hand, which stays there; what is lit is meant as before, wherever the button went down."""

    def slide(source: Handle, target: Handle) -> None:
        viewport, start, end = (
            game.board.view.viewport(),
            point_of(game.board, source),
            point_of(game.board, target),
        )
        QTest.mousePress(viewport, LEFT, pos=start)
        for step in range(1, 9):
            hover(qtbot, game.board, start + (end - start) * step / 8)
        QTest.mouseRelease(viewport, LEFT, pos=end)

    click(qtbot, game.board, disc(1))
    slide(place("shelf2"), place("shelf1"))
    assert game.refused == []
    assert len(game.board.chooser.buttons()) == 2
    game.do(Put(0, "shelf1"))
    click(qtbot, game.board, disc(1))
    slide(place("shelf2"), place("shelf1"))
    assert game.refused == [Vain((place("shelf2"),), disc(1))]
    assert game.board.view.hand.selection.source == disc(1)


def test_a_button_of_the_board_is_pressed_by_a_click(game: Game, qtbot: QtBot) -> None:
    click(qtbot, game.board, BELL)
    assert game.played == [Ring()]
    assert BADGE in {sprite.handle for sprite in game.board.sprites()}


def test_a_rim_turned_past_half_a_step_plays_it(game: Game, qtbot: QtBot) -> None:
    turn_rim(qtbot, game.board, RIM, 45)
    assert game.played == [Rotate()]
    assert game.board.sprites() == game.projection()


def test_a_rim_turned_less_than_half_a_step_turns_back(game: Game, qtbot: QtBot) -> None:
    turn_rim(qtbot, game.board, RIM, 20)
    turn_rim(qtbot, game.board, RIM, -60)
    assert game.played == []
    assert game.board.sprites() == game.projection()


def test_a_turned_rim_is_not_turned_again_by_the_beats(game: Game, qtbot: QtBot) -> None:
    game.board.set_motion(1.0)
    turn_rim(qtbot, game.board, RIM, 50)
    item = game.board.view.board_scene.item(WHEEL_PLATE)
    assert item is not None
    assert item.rotation() == 60
    assert not game.board.busy


def test_one_drop_with_two_meanings_asks_which(game: Game, qtbot: QtBot) -> None:
    drag(qtbot, game.board, disc(0), place("shelf1"))
    assert game.played == []
    buttons = game.board.chooser.buttons()
    assert [button.text() for button in buttons] == ["plain", "painted"]
    QTest.mouseClick(buttons[1], LEFT)
    assert game.played == [Put(0, "shelf1", paint=True)]
    assert game.board.chooser.buttons() == ()


def test_a_click_beside_the_options_takes_none(game: Game, qtbot: QtBot) -> None:
    drag(qtbot, game.board, disc(0), place("shelf1"))
    QTest.mouseClick(game.board.view.viewport(), LEFT, pos=game.board.view.mapFromScene(60, 300))
    assert game.board.view.hand.selection.stage is Stage.IDLE
    assert game.board.chooser.buttons() == ()
    assert game.played == []


def test_the_callout_tells_the_consequence_and_covers_neither_target_nor_piece(
    game: Game, qtbot: QtBot
) -> None:
    carry(qtbot, game.board, disc(0), place("shelf2"))
    callout = game.board.callout
    assert callout.card[0] == "disc:0 on place:shelf2"
    assert not callout.body().intersects(game.board.geometry_of(place("shelf2")))
    hover(qtbot, game.board, game.board.view.mapFromScene(330, 500))
    assert callout.isHidden()
    QTest.mouseRelease(game.board.view.viewport(), LEFT, pos=game.board.view.mapFromScene(330, 500))


def test_the_inspect_card_opens_after_a_moment_and_closes_when_the_mouse_leaves(
    game: Game, qtbot: QtBot
) -> None:
    hover(qtbot, game.board, point_of(game.board, disc(5)))
    with qtbot.waitSignal(game.board.inspect_requested, timeout=2000):
        pass
    assert game.board.inspect_card.card == ("the disc 5", ("a line",))
    hover(qtbot, game.board, game.board.view.mapFromScene(330, 500))
    assert game.board.inspect_card.isHidden()


def test_after_a_press_no_card_covers_the_board_until_the_mouse_moves_on(game: Game, qtbot: QtBot) -> None:
    """Who presses wants to see what comes of it."""
    there = point_of(game.board, disc(5))
    hover(qtbot, game.board, there)
    QTest.mouseClick(game.board.view.viewport(), LEFT, pos=there)
    QTest.keyClick(game.board.view, Qt.Key.Key_Escape)
    hover(qtbot, game.board, there + QPoint(2, 1))
    qtbot.wait(INSPECT_MS + 150)
    assert game.board.inspect_card.isHidden()
    with qtbot.waitSignal(game.board.inspect_requested, timeout=2000):
        hover(qtbot, game.board, there + QPoint(8, 3))


def test_hovering_tells_the_page(game: Game, qtbot: QtBot) -> None:
    heard: list[object] = []
    game.board.hovered.connect(heard.append)
    hover(qtbot, game.board, point_of(game.board, BELL))
    hover(qtbot, game.board, game.board.view.mapFromScene(330, 500))
    assert heard == [BELL, None]


def test_the_origin_fades_while_its_piece_is_in_hand(game: Game, qtbot: QtBot) -> None:
    picked: list[object] = []
    game.board.picked.connect(picked.append)
    carry(qtbot, game.board, disc(0), place("shelf2"))
    assert game.board.view.board_scene.carried() == (disc(0),)
    assert picked == [disc(0)]
    QTest.keyClick(game.board.view, Qt.Key.Key_Escape)
    assert picked == [disc(0), None]
    assert QApplication.mouseButtons() is not None


def test_cursors_tell_what_the_hand_can_do(game: Game, qtbot: QtBot) -> None:
    board = game.board
    shape = board.view.viewport().cursor
    hover(qtbot, board, point_of(board, disc(1)))
    assert shape().shape() is Qt.CursorShape.OpenHandCursor
    hover(qtbot, board, point_of(board, BELL))
    assert shape().shape() is Qt.CursorShape.PointingHandCursor
    carry(qtbot, board, disc(1), place("shelf1"))
    assert shape().shape() is Qt.CursorShape.ClosedHandCursor
    hover(qtbot, board, point_of(board, place("shelf2")))
    assert shape().shape() is Qt.CursorShape.ForbiddenCursor
    QTest.mouseRelease(board.view.viewport(), LEFT, pos=point_of(board, place("shelf2")))
