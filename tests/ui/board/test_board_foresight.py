"""What shows itself before anything is done: sources that invite, ghosts of a drop, buttons of the page."""

from __future__ import annotations

from typing import Any

from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from noria_desktop.engine.contract import Seat
from noria_desktop.ui.board.halos import Mood
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Layer, Spot, Sprite
from tests.ui.board.toy import BELL, Badge, DiscArt, Ring, Toy, ToyPresenter, ToyTable, disc, legal, place
from tests.ui.board.toy_game import Game
from tests.ui.dragging import LEFT, carry, click, drag, hover, key, point_of

WHY = Handle("why")


class Inviting(ToyPresenter):
    """Invites two discs, the bell and something that cannot be taken; has a button of its own."""

    def subject(self, view: Toy, seat: Seat, legal: tuple[Any, ...] = ()) -> tuple[Any, ...]:
        return (disc(0), disc(1), BELL, place("shelf1"))

    def spots(self, view: Toy, table: ToyTable) -> tuple[Spot, ...]:
        return (*super().spots(view, table), Spot(WHY, 60, 520, 80, 30, "why", button=True))


def inviting(game: Game) -> None:
    game.presenter = Inviting()
    game.board.renew_presenter(game.presenter)
    game.board.show_state(game.view, legal(game.view))


def moods(game: Game) -> dict[Handle, Mood]:
    return {halo.spot.handle: halo.mood for halo in game.board.view.board_scene.halos()}


def test_what_can_be_taken_invites_while_the_hand_is_empty(game: Game, qtbot: QtBot) -> None:
    inviting(game)
    assert moods(game) == dict.fromkeys((disc(0), disc(1), BELL), Mood.INVITE)
    hover(qtbot, game.board, point_of(game.board, disc(0)))
    assert moods(game)[disc(0)] is Mood.HOVER
    carry(qtbot, game.board, disc(0), place("shelf2"))
    assert Mood.INVITE not in moods(game).values()
    game.board.cancel()
    assert moods(game)[BELL] is Mood.INVITE


def test_nothing_invites_while_beats_play_or_when_nothing_can_be_done(game: Game, qtbot: QtBot) -> None:
    inviting(game)
    game.board.set_motion(1.0)
    game.do(Ring())
    assert game.board.busy
    assert Mood.INVITE not in moods(game).values()
    game.board.finish_now()
    assert Mood.INVITE in moods(game).values()
    game.board.show_state(game.view, ())
    game.board.finish_now()
    assert Mood.INVITE not in moods(game).values()


def test_a_drop_shows_its_ghosts_and_leaves_the_projection_alone(game: Game, qtbot: QtBot) -> None:
    board, asked = game.board, []
    ghost = Sprite(Handle("risen"), Badge(5), 300, 300, Layer.PIECE, opacity=0.7)
    instead = Sprite(disc(3), DiscArt(3, True), 60, 170, Layer.PIECE)

    def foresee(source: Handle, target: Handle) -> tuple[Sprite, ...]:
        asked.append((source, target))
        return (ghost, instead)

    board.set_foresight(foresee)
    scene = board.view.board_scene
    carry(qtbot, board, disc(0), place("shelf2"))
    hover(qtbot, board, point_of(board, place("shelf2")) + QPoint(1, 1))
    # Once for a target, however often the mouse moves over it.
    assert asked.count((disc(0), place("shelf2"))) == 1
    assert set(scene.ghosts()) == {ghost, instead}
    item = scene.item(disc(3))
    assert item is not None
    assert not item.isVisible()
    assert board.sprites() == game.projection()
    board.cancel()
    assert scene.ghosts() == ()
    assert item.isVisible()
    drag(qtbot, board, disc(0), place("shelf2"))
    assert scene.ghosts() == ()
    assert board.sprites() == game.projection()


def test_a_button_of_the_page_answers_mouse_and_keyboard(game: Game, qtbot: QtBot) -> None:
    inviting(game)
    board = game.board
    touched: list[Handle] = []
    board.touched.connect(touched.append)
    hover(qtbot, board, point_of(board, WHY))
    assert board.view.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    assert moods(game)[WHY] is Mood.HOVER
    click(qtbot, board, WHY)
    assert touched == [WHY]
    board.focus_on(WHY, visible=True)
    key(qtbot, board, Qt.Key.Key_Return)
    assert touched == [WHY, WHY]
    QTest.mousePress(board.view.viewport(), LEFT, pos=point_of(board, WHY))
    hover(qtbot, board, QPoint(300, 200))
    assert not board.view.hand.holding
    QTest.mouseRelease(board.view.viewport(), LEFT, pos=QPoint(300, 200))
    assert game.played == []


def test_a_large_piece_becomes_small_in_hand(game: Game, qtbot: QtBot) -> None:
    from noria_desktop.ui.board.items import GhostItem

    easel = game.board.view.board_scene.easel
    small = Sprite(disc(0), DiscArt(0, False), 0, 0, Layer.PIECE)
    large = evolve(small, art=next(sprite.art for sprite in game.projection() if sprite.layer is Layer.BOARD))
    assert GhostItem((small,), easel).scale() == GhostItem.ENLARGED
    width, _ = easel.picture(large.art).size(large.art)
    assert GhostItem((large,), easel).scale() * width == GhostItem.LARGEST
