"""Looking elsewhere: another player's place in the middle, without a decision and without a change of the game.

Source: mocks/solani.md 3 "Other skies", 7.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAction, QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from noria_desktop.ui.board import accessible
from noria_desktop.ui.board.gestures import Gesture
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.presenter import Look, Presenter
from noria_desktop.ui.board.sprites import Layer, Spot, Sprite
from tests.ui.board.toy import BELL, Badge, Put, Ring, Toy, ToyPresenter, ToyTable, disc, legal, place
from tests.ui.board.toy_game import Game
from tests.ui.dragging import click, drag, key, point_of

K = Qt.Key
SIGN = Handle("sign")


def window(number: int) -> Handle:
    return Handle("window", str(number))


class Watching(ToyPresenter):
    """Two neighbours' gardens behind two windows; there the own discs cannot be taken, but the bell rings."""

    def __init__(self, garden: int | None = None, gardens: tuple[int, ...] = (1, 2)) -> None:
        self.garden, self.gardens = garden, gardens

    def project(self, view: Toy, table: ToyTable, legal: tuple[Any, ...] = ()) -> tuple[Sprite, ...]:
        here = Sprite(SIGN, Badge(self.garden or 0), 700, 60, Layer.FLAG)
        return (*super().project(view, table), here)

    def spots(self, view: Toy, table: ToyTable) -> tuple[Spot, ...]:
        windows = (Spot(window(n), 60 + 60 * n, 520, 50, 40, "windows") for n in self.gardens)
        return (*super().spots(view, table), *windows)

    def gestures(self, view: Toy, legal: tuple[Any, ...]) -> tuple[Gesture[Any], ...]:
        own = super().gestures(view, legal)
        return own if self.garden is None else tuple(g for g in own if g.source == BELL)

    def looks(self, view: Toy) -> Mapping[Handle, Look]:
        return {window(number): Look(number) for number in self.gardens}

    def looking_at(self, thing: Any) -> Presenter:
        return Watching(thing, self.gardens)


def watching(game: Game) -> list[Any]:
    """A board with two windows, and what it tells of looking through them."""
    looked: list[Any] = []
    game.presenter = Watching()
    game.board.renew_presenter(game.presenter)
    game.board.looked.connect(looked.append)
    game.board.show_state(game.view, legal(game.view))
    return looked


def sign(game: Game) -> int:
    """Which garden is shown; 0 the own."""
    (found,) = [sprite.art.count for sprite in game.board.sprites() if isinstance(sprite.art, Badge)]
    return int(found)


def test_a_click_looks_there_and_the_same_click_comes_back(game: Game, qtbot: QtBot) -> None:
    looked = watching(game)
    touched: list[Handle] = []
    game.board.touched.connect(touched.append)
    click(qtbot, game.board, window(2))
    assert (sign(game), game.board.looking, looked) == (2, 2, [2])
    click(qtbot, game.board, window(1))
    assert (sign(game), looked) == (1, [2, 1])
    click(qtbot, game.board, window(1))
    assert (sign(game), game.board.looking, looked) == (0, None, [2, 1, None])
    assert (game.played, touched) == ([], [])


def test_there_only_that_can_be_done_which_is_offered_there(game: Game, qtbot: QtBot) -> None:
    watching(game)
    click(qtbot, game.board, window(1))
    assert game.board.gestures().sources() == (BELL,)
    click(qtbot, game.board, window(1))
    assert disc(0) in game.board.gestures().sources()


def test_escape_comes_back_and_the_window_does_not_get_it(game: Game, qtbot: QtBot) -> None:
    looked = watching(game)
    fired: list[str] = []
    action = QAction("leave", game.board)
    action.setShortcut(QKeySequence(K.Key_Escape))
    action.triggered.connect(lambda: fired.append("leave"))
    game.board.addAction(action)
    game.board.activateWindow()
    game.board.focus_on(window(1), visible=True)
    key(qtbot, game.board, K.Key_Return)
    assert sign(game) == 1
    assert game.board.view.hand.focus == window(1)
    key(qtbot, game.board, K.Key_Escape)
    assert (sign(game), looked, fired) == (0, [1, None], [])
    key(qtbot, game.board, K.Key_Escape)
    assert fired == ["leave"]


def test_tab_reaches_the_windows_and_a_screen_reader_presses_them(game: Game, qtbot: QtBot) -> None:
    watching(game)
    seen = []
    for _ in range(6):
        key(qtbot, game.board, K.Key_Tab)
        seen.append(game.board.view.hand.focus)
    assert window(1) in seen
    view = game.board.view
    assert accessible.spot_name(view, window(1)) == "the window 1; can be looked at"
    interface = accessible.interface_of(view)
    assert interface is not None
    spot = interface.spot_object(window(1))
    assert QAccessible.queryAccessibleInterface(spot).role() == QAccessible.Role.Button
    accessible.SpotActions(spot).doAction(QAccessibleActionInterface.pressAction())
    assert sign(game) == 1
    assert accessible.spot_name(view, window(1)) == "the window 1; looked at now"
    accessible.SpotActions(spot).doAction(QAccessibleActionInterface.pressAction())
    assert sign(game) == 0


def test_an_own_decision_comes_back(game: Game, qtbot: QtBot) -> None:
    looked = watching(game)
    game.animated = False
    click(qtbot, game.board, window(2))
    click(qtbot, game.board, BELL)
    assert game.played == [Ring()]
    assert (game.board.looking, looked) == (None, [2, None])
    assert game.board.sprites() == game.projection()


def test_what_others_do_is_seen_without_coming_back(game: Game, qtbot: QtBot) -> None:
    watching(game)
    click(qtbot, game.board, window(2))
    game.do(Put(0, "shelf2"))
    assert sign(game) == 2
    game.board.come_home()
    assert sign(game) == 0


def test_looking_ends_when_there_is_nothing_to_look_at_any_more(game: Game, qtbot: QtBot) -> None:
    looked = watching(game)
    click(qtbot, game.board, window(2))
    game.board.renew_presenter(Watching(gardens=(1,)))
    game.board.show_state(game.view, legal(game.view))
    assert (sign(game), looked) == (0, [2, None])


def test_another_game_is_seen_from_its_own_place(game: Game, qtbot: QtBot) -> None:
    from noria_desktop.ui.art.skin import Skin
    from noria_desktop.ui.art.theme import NIGHT
    from tests.ui.board.toy import PICTURES

    watching(game)
    click(qtbot, game.board, window(2))
    game.board.set_presenter(Watching(), PICTURES, Skin(NIGHT))
    game.board.show_state(game.view, legal(game.view))
    assert (sign(game), game.board.looking) == (0, None)


def test_looking_in_the_midst_of_beats_lands_them_first(game: Game, qtbot: QtBot) -> None:
    watching(game)
    rested: list[bool] = []
    game.board.idle.connect(lambda: rested.append(True))
    game.board.set_motion(1.0)
    game.do(Put(0, "shelf2"))
    game.board.look_at(1)
    assert (sign(game), rested, game.board.busy) == (1, [True], False)
    assert [s for s in game.board.sprites() if s.handle == disc(0)] == [
        s for s in game.projection() if s.handle == disc(0)
    ]


def test_a_picture_can_be_of_another_garden(game: Game) -> None:
    watching(game)

    def shown(thing: Any) -> list[int]:
        portrait = game.board.portrait(thing=thing)
        assert portrait is not None
        return [sprite.art.count for sprite in portrait.sprites if isinstance(sprite.art, Badge)]

    assert (shown(None), shown(2)) == ([0], [2])
    game.board.look_at(1)
    assert shown(None) == [1]


def test_with_a_piece_in_hand_a_window_is_no_place_to_drop(game: Game, qtbot: QtBot) -> None:
    watching(game)
    click(qtbot, game.board, disc(0))
    QTest.mouseClick(
        game.board.view.viewport(), Qt.MouseButton.LeftButton, pos=point_of(game.board, window(1))
    )
    assert (sign(game), game.played) == (0, [])
    game.board.cancel()
    drag(qtbot, game.board, disc(0), place("shelf2"))
    assert game.played == [Put(0, "shelf2")]
