"""The board around the drags: size, zoom, skin, screen reader, geometry for outside drivers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import CONTRAST, DAY, NIGHT, THEMES, Theme
from noria_desktop.ui.board.accessible import announce, interface_of
from noria_desktop.ui.board.cards import place_card
from noria_desktop.ui.board.halos import Mood, draw_halo, outline
from tests.ui.board.toy import BELL, PICTURES, DiscArt, Put, Ring, ToyPresenter, disc, island, legal, place
from tests.ui.board.toy_game import Game
from tests.ui.dragging import LEFT, carry, click, drag, hover, point_of


def wheel(game: Game, notches: int, at: QPoint) -> None:
    view = game.board.view
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_the_board_fits_any_window_size(game: Game, qtbot: QtBot) -> None:
    for width, height in ((1280, 800), (640, 700), (1920, 500)):
        game.board.resize(width, height)
        QApplication.processEvents()
        assert game.board.sprites() == game.projection()
        for spot in game.board.spots():
            assert game.board.rect().contains(game.board.geometry_of(spot.handle))
    drag(qtbot, game.board, disc(0), place("shelf2"))
    assert game.played == [Put(0, "shelf2")]


def test_ctrl_and_wheel_zoom_under_the_mouse_and_ctrl_0_fits_again(game: Game, qtbot: QtBot) -> None:
    view = game.board.view
    at = point_of(game.board, place("shelf2"))
    before = view.mapToScene(at)
    wheel(game, 5, at)
    # 1.15^5 = 2.01
    assert 1.9 < view.zoom_factor < 2.1
    after = view.mapToScene(at)
    assert abs(after.x() - before.x()) < 2
    assert abs(after.y() - before.y()) < 2
    wheel(game, 20, at)
    assert view.zoom_factor == 3.0
    wheel(game, -40, at)
    assert view.zoom_factor == 0.5
    QTest.keyClick(view, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert view.zoom_factor == 1.0


def test_drags_work_on_an_enlarged_and_panned_board(game: Game, qtbot: QtBot) -> None:
    view = game.board.view
    wheel(game, 3, QPoint(250, 180))
    middle = Qt.MouseButton.MiddleButton
    QTest.mousePress(view.viewport(), middle, pos=QPoint(300, 300))
    hover(qtbot, game.board, QPoint(280, 290))
    QTest.mouseRelease(view.viewport(), middle, pos=QPoint(280, 290))
    drag(qtbot, game.board, disc(3), place("a1"))
    assert game.played == [Put(3, "a1")]


def test_another_theme_or_language_repaints_at_once_and_changes_nothing_else(
    game: Game, qtbot: QtBot
) -> None:
    drag(qtbot, game.board, disc(0), place("shelf2"))
    night = game.board.grab().toImage()
    before = game.board.sprites()
    carry(qtbot, game.board, disc(1), place("a1"))
    game.board.set_skin(Skin(DAY, "ja"))
    assert not game.board.view.hand.holding
    assert game.board.sprites() == before
    assert game.board.grab().toImage() != night
    game.board.set_skin(Skin(NIGHT))
    hover(qtbot, game.board, QPoint(5, 5))
    assert game.board.grab().toImage() == night


def test_another_presenter_starts_with_an_empty_board(game: Game) -> None:
    game.board.set_presenter(ToyPresenter(), PICTURES, Skin(CONTRAST))
    assert game.board.sprites() == ()
    assert game.board.spots() == ()
    game.board.show_state(game.view, legal(game.view))
    assert game.board.sprites() == game.projection()


def test_equal_pictures_are_drawn_once(game: Game, qtbot: QtBot) -> None:
    cache = game.board.view.board_scene.easel.cache
    game.board.grab()
    kept = len(cache)
    game.do(Ring())
    game.do(Put(0, "shelf2"))
    game.board.grab()
    # Only the badge is new.
    assert len(cache) == kept + 1


def test_a_page_that_does_not_answer_gets_the_old_picture_back(game: Game, qtbot: QtBot) -> None:
    game.board.played.disconnect()
    drag(qtbot, game.board, disc(0), place("shelf2"))
    assert game.board.sprites() == game.projection()
    assert disc(0) in game.board.gestures().sources()


def test_dropping_a_piece_leaves_no_halo_and_no_ghost(game: Game, qtbot: QtBot) -> None:
    drag(qtbot, game.board, disc(0), place("shelf2"))
    hover(qtbot, game.board, QPoint(5, 5))
    scene = game.board.view.board_scene
    assert scene.hand() is None
    assert scene.halos() == ()
    assert len(scene.items()) == len(game.projection())


def test_every_halo_can_be_painted_in_every_theme(game: Game) -> None:
    from PySide6.QtGui import QImage, QPainter

    for theme in (NIGHT, DAY, CONTRAST):
        for mood in Mood:
            image = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            painter = QPainter(image)
            painter.translate(40, 40)
            spot = next(spot for spot in game.board.spots() if spot.handle == place("a1"))
            draw_halo(painter, outline(spot, game.board.view.board_scene.easel, 2), mood, theme)
            painter.end()
            assert image != QImage(image.size(), image.format())


def test_a_screen_reader_finds_every_spot_by_name(game: Game, qtbot: QtBot) -> None:
    board = interface_of(game.board.view)
    assert board is not None
    assert board.childCount() == len(game.board.spots())
    names = []
    for index in range(board.childCount()):
        child = board.child(index)
        names.append(child.text(QAccessible.Text.Name))
        assert board.indexOfChild(child) == index
        assert child.rect().isValid()
        assert child.parent() is not None
    assert all(names)
    assert "the disc 0; can be picked up" in names
    assert "the bell; can be pressed" in names
    assert "the place a1" in names


def test_a_screen_reader_plays_by_pressing(game: Game, qtbot: QtBot) -> None:
    board = interface_of(game.board.view)
    assert board is not None

    def press(handle: object) -> None:
        assert board is not None
        index = [spot.handle for spot in game.board.spots()].index(handle)  # type: ignore[arg-type]
        child = board.child(index)
        child.actionInterface().doAction(QAccessibleActionInterface.pressAction())

    press(disc(0))
    names = [board.child(i).text(QAccessible.Text.Name) for i in range(board.childCount())]
    assert "the disc 0; in your hand" in names
    assert "the island a; leads to places to drop" in names
    assert "the place shelf2; can be dropped here" in names
    press(island("a"))
    press(place("a2"))
    press(BELL)
    assert game.played == [Put(0, "a2"), Ring()]


def test_announcing_is_harmless_without_a_screen_reader(game: Game) -> None:
    announce(game.board, "The bot invests twice.")


def test_geometry_is_in_the_boards_own_pixels(game: Game) -> None:
    # 800 x 560 shows the toy at scale 1: the bell lies at (700, 440), 60 x 30.
    assert game.board.geometry_of(BELL) == QRect(670, 425, 60, 30)
    assert game.board.geometry_of(island("z")).isEmpty()


def test_a_board_inside_a_page_maps_its_pixels(paged: tuple[Game, QLineEdit], qtbot: QtBot) -> None:
    game, _ = paged
    click(qtbot, game.board, BELL)
    carry(qtbot, game.board, disc(0), place("shelf2"))
    assert not game.board.callout.body().intersects(game.board.geometry_of(place("shelf2")))
    assert game.played == [Ring()]


def test_a_card_never_covers_what_it_speaks_about() -> None:
    bounds = QRect(0, 0, 400, 300)
    for x in range(0, 400, 20):
        for y in range(0, 300, 20):
            anchor = QRect(x, y, 40, 40)
            card = place_card(QSize(160, 90), anchor, bounds)
            assert not card.intersects(anchor)
            assert bounds.contains(card)


def test_a_card_keeps_clear_of_the_piece_in_hand_where_it_can() -> None:
    anchor, piece = QRect(200, 200, 40, 40), QRect(190, 120, 60, 60)
    card = place_card(QSize(120, 60), anchor, QRect(0, 0, 600, 400), (piece,))
    assert not card.intersects(piece)
    assert not card.intersects(anchor)


def test_a_sprite_without_picture_is_an_error_that_names_its_kind(game: Game) -> None:
    import pytest

    game.board.view.board_scene.easel.pictures = {}
    with pytest.raises(TypeError, match="DiscArt"):
        game.board.view.board_scene.easel.picture(DiscArt(1))
    game.board.view.board_scene.easel.pictures = PICTURES


def test_closing_in_the_middle_of_a_drag_and_of_beats_is_quiet(game: Game, qtbot: QtBot) -> None:
    game.board.set_motion(5.0)
    game.do(Ring())
    QTest.mousePress(game.board.view.viewport(), LEFT, pos=point_of(game.board, disc(0)))
    hover(qtbot, game.board, QPoint(300, 300))
    game.do(Ring())
    game.board.close()


@pytest.mark.parametrize("theme", list(THEMES.values()), ids=list(THEMES))
def test_a_place_with_a_colour_of_its_own_is_lit_in_no_other(theme: Theme, qtbot: QtBot) -> None:
    """What may be chosen can then not be taken for something printed; what else a halo says keeps its colours."""
    path = QPainterPath()
    path.addEllipse(QPointF(40, 40), 30, 30)

    def shades(mood: Mood, lit: str) -> set[str]:
        image = QImage(80, 80, QImage.Format.Format_ARGB32)
        image.fill(QColor("#808080"))
        painter = QPainter(image)
        draw_halo(painter, path, mood, theme, lit=lit)
        painter.end()
        return {QColor(image.pixelColor(x, y)).name() for x in range(80) for y in range(80)}

    for mood in (Mood.LEGAL, Mood.TARGET):
        assert "#cff56a" in shades(mood, "#CFF56A")
        assert QColor(theme.focus).name() not in shades(mood, "#CFF56A")
        assert QColor(theme.focus).name() in shades(mood, "")
    assert shades(Mood.HOVER, "#CFF56A") == shades(Mood.HOVER, "")
