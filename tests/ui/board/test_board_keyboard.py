"""The whole board by keyboard alone. Source: ux.md 4.6, mocks/noria.md 7."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from noria_desktop.ui.board.halos import Mood
from noria_desktop.ui.board.selection import Stage
from tests.ui.board.toy import BELL, RIM, Put, Ring, Rotate, ToyPresenter, disc, island, place
from tests.ui.board.toy_game import Game
from tests.ui.dragging import LEFT, click, drag, key

K = Qt.Key


def moods(game: Game) -> list[tuple[object, Mood]]:
    return [(halo.spot.handle, halo.mood) for halo in game.board.view.board_scene.halos()]


def test_tab_goes_from_zone_to_zone_and_out_at_the_end(game: Game, qtbot: QtBot) -> None:
    seen = []
    for _ in range(5):
        key(qtbot, game.board, K.Key_Tab)
        seen.append(game.board.view.hand.focus)
    # Reading order of zones: tray, sky, shelf, bell, wheel. Sky and shelf hold no source now.
    assert seen == [disc(0), island("a"), place("shelf1"), BELL, RIM]
    key(qtbot, game.board, K.Key_Backtab)
    assert game.board.view.hand.focus == BELL


def test_arrows_move_by_geometry_inside_a_zone(game: Game, qtbot: QtBot) -> None:
    key(qtbot, game.board, K.Key_Tab, K.Key_Right)
    assert game.board.view.hand.focus == disc(1)
    key(qtbot, game.board, K.Key_Down)
    assert game.board.view.hand.focus == disc(5)
    key(qtbot, game.board, K.Key_Left, K.Key_Up)
    assert game.board.view.hand.focus == disc(0)


def test_the_focus_ring_shows_only_after_a_key(game: Game, qtbot: QtBot) -> None:
    game.board.focus_on(disc(3))
    assert Mood.FOCUS not in dict(moods(game)).values()
    key(qtbot, game.board, K.Key_Right)
    assert (disc(3), Mood.FOCUS) in moods(game)
    assert (disc(0), Mood.SOURCE) in moods(game)
    click(qtbot, game.board, disc(1))
    assert Mood.FOCUS not in [mood for _, mood in moods(game)]


def test_enter_picks_arrows_visit_lit_targets_enter_drops(game: Game, qtbot: QtBot) -> None:
    key(qtbot, game.board, K.Key_Tab, K.Key_Return)
    hand = game.board.view.hand
    assert hand.selection.source == disc(0)
    assert hand.focus in (island("a"), island("b"), place("shelf1"), place("shelf2"))
    visited = {hand.focus}
    for one in (K.Key_Down, K.Key_Right, K.Key_Up, K.Key_Left, K.Key_Down, K.Key_Right):
        key(qtbot, game.board, one)
        visited.add(hand.focus)
    assert visited <= {*hand.selection.stops(), *hand.selection.lit()}
    assert len(visited) == 4
    while hand.focus != place("shelf2"):
        key(qtbot, game.board, K.Key_Tab)
    key(qtbot, game.board, K.Key_Return)
    assert game.played == [Put(0, "shelf2")]


def test_enter_on_an_island_opens_it_and_escape_closes_it_again(game: Game, qtbot: QtBot) -> None:
    key(qtbot, game.board, K.Key_Tab, K.Key_Return)
    hand = game.board.view.hand
    while hand.focus != island("a"):
        key(qtbot, game.board, K.Key_Tab)
    key(qtbot, game.board, K.Key_Return)
    assert hand.focus == place("a1")
    assert set(hand.selection.stops()) == {place("a1"), place("a2")}
    key(qtbot, game.board, K.Key_Escape)
    assert hand.focus == island("a")
    assert hand.selection.source == disc(0)
    key(qtbot, game.board, K.Key_Escape)
    assert not game.board.cancel()
    assert hand.focus == disc(0)
    assert game.played == []


def test_a_berth_by_keyboard(game: Game, qtbot: QtBot) -> None:
    key(qtbot, game.board, K.Key_Tab, K.Key_Return)
    while game.board.view.hand.focus != island("a"):
        key(qtbot, game.board, K.Key_Tab)
    key(qtbot, game.board, K.Key_Return, K.Key_Right, K.Key_Return)
    assert game.played == [Put(0, "a2")]


def test_enter_presses_what_is_only_pressed(game: Game, qtbot: QtBot) -> None:
    game.board.focus_on(BELL, visible=True)
    key(qtbot, game.board, K.Key_Return)
    game.board.focus_on(RIM, visible=True)
    key(qtbot, game.board, K.Key_Enter)
    assert game.played == [Ring(), Rotate()]


def test_page_keys_reach_every_source(game: Game, qtbot: QtBot) -> None:
    reached = set()
    for _ in range(12):
        key(qtbot, game.board, K.Key_PageDown)
        reached.add(game.board.view.hand.focus)
    assert reached == set(game.board.gestures().sources())


def test_number_keys_and_arrows_choose_among_options(game: Game, qtbot: QtBot) -> None:
    drag(qtbot, game.board, disc(0), place("shelf1"))
    key(qtbot, game.board, K.Key_2)
    assert game.played == [Put(0, "shelf1", paint=True)]


def test_arrows_and_enter_choose_among_options(game: Game, qtbot: QtBot) -> None:
    drag(qtbot, game.board, disc(0), place("shelf1"))
    key(qtbot, game.board, K.Key_Down, K.Key_Down, K.Key_Down, K.Key_Return)
    assert game.played == [Put(0, "shelf1", paint=True)]
    assert game.board.view.hasFocus()


def test_escape_takes_no_option(game: Game, qtbot: QtBot) -> None:
    drag(qtbot, game.board, disc(0), place("shelf1"))
    key(qtbot, game.board, K.Key_Escape)
    assert game.played == []
    assert game.board.view.hand.selection.stage is Stage.IDLE
    assert game.board.sprites() == game.projection()


def test_i_inspects_what_has_the_focus(game: Game, qtbot: QtBot) -> None:
    game.board.focus_on(island("a"), visible=True)
    key(qtbot, game.board, K.Key_I)
    assert game.board.inspect_card.card[0] == "the island a"
    key(qtbot, game.board, K.Key_Right)
    assert game.board.inspect_card.isHidden()


def test_enter_belongs_to_the_window_until_the_keyboard_is_on_a_source(game: Game, qtbot: QtBot) -> None:
    fired: list[str] = []
    action = QAction("confirm", game.board)
    action.setShortcut(QKeySequence(K.Key_Return))
    action.triggered.connect(lambda: fired.append("confirm"))
    game.board.addAction(action)
    game.board.activateWindow()
    key(qtbot, game.board, K.Key_Return)
    assert fired == ["confirm"]
    key(qtbot, game.board, K.Key_Tab, K.Key_Return)
    assert fired == ["confirm"]
    assert game.board.view.hand.holding


def test_tab_leaves_the_board_and_comes_back_into_its_last_zone(
    paged: tuple[Game, QLineEdit], qtbot: QtBot
) -> None:
    game, field = paged
    for _ in range(6):
        QTest.keyClick(game.board.view, K.Key_Tab)
    assert field.hasFocus()
    QTest.keyClick(field, K.Key_Backtab)
    assert game.board.view.hasFocus()
    assert game.board.view.hand.focus == RIM


def test_mouse_and_keyboard_mix(game: Game, qtbot: QtBot) -> None:
    click(qtbot, game.board, disc(4))
    key(qtbot, game.board, K.Key_Tab)
    assert game.board.view.hand.holding
    QTest.mouseClick(game.board.view.viewport(), LEFT, pos=game.board.view.mapFromScene(620, 330))
    assert game.played == [Put(4, "shelf2")]


def test_a_typed_number_leads_to_the_place_that_bears_it(game: Game, qtbot: QtBot) -> None:
    """Discs bear 1 to 8, shelves 12 and 3; two digits in a row are one number, another key begins a new one."""
    signs = {disc(number): str(number + 1) for number in range(8)}
    signs |= {place("shelf1"): "12", place("shelf2"): "3"}
    board, hand = game.board, game.board.view.hand
    spots = tuple(evolve(spot, sign=signs.get(spot.handle, "")) for spot in board.spots())
    hand.renew(board.gestures(), spots)
    key(qtbot, board, K.Key_3)
    assert hand.focus == disc(2), "what can be taken comes before what cannot"
    assert hand.focus_visible
    key(qtbot, board, K.Key_Left, K.Key_1)
    assert hand.focus == disc(0)
    key(qtbot, board, K.Key_2)
    assert hand.focus == place("shelf1")
    key(qtbot, board, K.Key_5)
    assert hand.focus == disc(4), "125 is nowhere, so 5 is meant"
    key(qtbot, board, K.Key_Return)
    assert hand.selection.source == disc(4)
    key(qtbot, board, K.Key_1)
    assert hand.focus == place("shelf1"), "with something in hand only where it may go"
    key(qtbot, board, K.Key_2, K.Key_Return, K.Key_1)
    assert game.played == [Put(4, "shelf1")]


def test_digits_that_stand_nowhere_are_left_to_the_page(game: Game) -> None:
    keys = game.board.view.keys
    assert not keys.wants(K.Key_4)
    assert not keys.press(K.Key_4)


def test_the_focus_ring_is_still_there_after_a_choice(game: Game, qtbot: QtBot) -> None:
    game.board.activateWindow()
    key(qtbot, game.board, K.Key_Tab, K.Key_Return)
    while game.board.view.hand.focus != place("shelf1"):
        key(qtbot, game.board, K.Key_Tab)
    key(qtbot, game.board, K.Key_Return)
    assert game.board.chooser.isVisible()
    key(qtbot, game.board, K.Key_1)
    assert game.played == [Put(0, "shelf1")]
    assert (game.board.view.hand.focus, game.board.view.hand.focus_visible) == (place("shelf1"), True)


def test_a_place_without_a_ring_that_does_nothing_leaves_enter_to_the_page(game: Game) -> None:
    keys = game.board.view.keys
    game.board.focus_on(place("shelf1"))
    assert not keys.press(K.Key_Return)
    game.board.focus_on(disc(0))
    assert keys.press(K.Key_Return)
    assert game.board.view.hand.focus_visible
    assert not game.board.view.hand.holding


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The discs of the tray are what is asked for."""
    monkeypatch.setattr(ToyPresenter, "subject", lambda *_: tuple(map(disc, range(8))))


def put_by_keys(qtbot: QtBot, game: Game) -> None:
    """The first disc goes to the second shelf."""
    key(qtbot, game.board, K.Key_Return)
    while game.board.view.hand.focus != place("shelf2"):
        key(qtbot, game.board, K.Key_Tab)
    key(qtbot, game.board, K.Key_Return)
    assert game.played == [Put(0, "shelf2")]


@pytest.mark.usefixtures("asked")
def test_after_a_step_the_ring_is_where_the_next_one_is_asked(game: Game, qtbot: QtBot) -> None:
    key(qtbot, game.board, K.Key_Tab)
    put_by_keys(qtbot, game)
    assert game.board.view.hand.focus == disc(1)
    assert (disc(1), Mood.FOCUS) in moods(game)
    key(qtbot, game.board, K.Key_Return)
    assert game.board.view.hand.selection.source == disc(1)


@pytest.mark.usefixtures("asked")
def test_where_the_mouse_played_the_keyboard_waits_unseen_at_the_next_step(game: Game, qtbot: QtBot) -> None:
    key(qtbot, game.board, K.Key_Tab)
    drag(qtbot, game.board, disc(0), place("shelf2"))
    assert Mood.FOCUS not in dict(moods(game)).values()
    key(qtbot, game.board, K.Key_Right)
    assert (disc(1), Mood.FOCUS) in moods(game)


@pytest.mark.usefixtures("asked")
def test_a_place_that_was_gone_to_is_kept_when_others_move(game: Game, qtbot: QtBot) -> None:
    key(qtbot, game.board, K.Key_Tab)
    put_by_keys(qtbot, game)
    game.board.focus_on(island("a"), visible=True)
    game.do(Put(1, "shelf1"))
    assert game.board.view.hand.focus == island("a")


@pytest.mark.usefixtures("asked")
def test_what_can_be_done_once_more_keeps_the_ring(game: Game, qtbot: QtBot) -> None:
    game.board.focus_on(BELL, visible=True)
    key(qtbot, game.board, K.Key_Return)
    assert game.played == [Ring()]
    assert game.board.view.hand.focus == BELL
