"""Small windows and large words: the board keeps its size and is panned, all of it stays in reach. Source: mocks/table.md 8."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.players import play_to_human
from noria_desktop.app.session import Session
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.table import prompt_strip, tool_bar
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat, a_session

GAMES = pytest.mark.parametrize("game", game_ids())


def of_game(game: str) -> Session:
    """A game of this kind where a human first decides."""
    session = Session(kit(game).rules, kit(game).default_options(), 1)
    play_to_human(session)
    return session


def sized(seat: Seat, width: int, height: int, zoom: float = 1.0) -> Seat:
    seat.page.set_skin(Skin(THEMES["night"], zoom=zoom))
    seat.page.resize(width, height)
    QApplication.processEvents()
    return seat


def in_its_words(seat: Seat) -> Seat:
    """The board of a small window at the size of its words, and panned."""
    seat.board.fit()
    return seat


def scale(seat: Seat) -> float:
    """Logical pixels a board unit."""
    return seat.board.view.transform().m11()


def room(seat: Seat) -> QRect:
    return seat.board.view.viewport().rect()


@GAMES
@pytest.mark.parametrize(("width", "height", "zoom"), [(800, 495, 1.0), (1280, 774, 1.5)])
def test_every_place_can_be_brought_into_sight(
    seat_at: SeatAt, game: str, width: int, height: int, zoom: float
) -> None:
    """By the keyboard; the strip and the tool bar stay where they are."""
    seat = sized(seat_at(of_game(game)), width, height, zoom)
    if zoom == 1:
        in_its_words(seat)
    assert seat.page.strip.geometry().bottom() < height
    assert seat.page.tool_bar.isVisible()
    for spot in seat.board.spots():
        seat.board.focus_on(spot.handle, visible=True)
        lies = seat.board.view.rect_of(spot)
        whole = lies.width() <= room(seat).width() and lies.height() <= room(seat).height()
        assert room(seat).contains(lies.center()) if not whole else room(seat).contains(lies), spot.handle


@GAMES
def test_the_smallest_window_shows_nothing_smaller_than_the_smallest_board(
    seat_at: SeatAt, game: str
) -> None:
    """Seen before: words of Noria's board were 8.8 pixels high at 1024x700, a smaller window was not to be had."""
    seat = sized(seat_at(of_game(game)), 1024, 674)
    before = scale(seat)
    assert scale(in_its_words(sized(seat, 800, 495))) >= before * 0.97


@GAMES
def test_a_board_that_was_seen_whole_is_seen_whole_in_a_smaller_window(seat_at: SeatAt, game: str) -> None:
    """Seen before: it was cut until Ctrl+0 was pressed."""
    seat = seat_at(of_game(game))
    view = seat.board.view
    for size in ((960, 600), (800, 495)):
        sized(seat, *size)
        inside = view.viewportTransform().mapRect(view.sceneRect()).toAlignedRect()
        assert room(seat).adjusted(-2, -2, 2, 2).contains(inside)
        assert not view.pans
    sized(seat, 1280, 774)
    assert view.zoom_factor == 1.0
    assert not view.pans


@GAMES
@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_a_window_looks_the_same_whatever_size_it_had_before(seat_at: SeatAt, game: str, zoom: float) -> None:
    """Seen before: a table opened at 900x600 was cut, the same one made as small was not."""
    small = (900, 574)
    opened = sized(seat_at(of_game(game), size=small), *small, zoom)
    shrunk = sized(seat_at(of_game(game)), 1280, 774, zoom)
    for size in ((1800, 1200), small):
        sized(shrunk, *size, zoom)
    assert scale(opened) == pytest.approx(scale(shrunk))
    assert opened.board.view.sceneRect() == shrunk.board.view.sceneRect()
    assert opened.board.view.pans is (zoom > 1)


def test_what_was_zoomed_by_hand_or_is_at_the_size_of_its_words_stays_so(seat_at: SeatAt) -> None:
    seat = in_its_words(sized(seat_at(of_game("scythe")), 800, 495))
    assert seat.board.view.pans
    sized(seat, 780, 480)
    assert seat.board.view.zoom_factor == 1.0
    seat.board.zoom(1.4)
    sized(seat, 760, 470)
    assert seat.board.view.zoom_factor == pytest.approx(1.4)


def test_larger_words_are_larger_on_a_board_that_was_seen_whole(seat_at: SeatAt) -> None:
    seat = sized(seat_at(of_game("scythe")), 800, 495)
    assert seat.board.view.zoom_factor < 1
    sized(seat, 800, 490, 1.5)
    assert seat.board.view.zoom_factor == 1.0


@GAMES
def test_large_words_are_large_on_the_board_too(seat_at: SeatAt, game: str) -> None:
    seat = seat_at(of_game(game))
    sized(seat, 1024, 674)
    before = scale(seat)
    assert scale(sized(seat, 1024, 674, 1.5)) >= before * 1.4


@pytest.mark.parametrize("zoom", [0.8, 1.0, 1.5, 2.0])
def test_strip_tool_bar_log_and_cards_follow_the_size_of_words(seat_at: SeatAt, zoom: float) -> None:
    """Seen before: at 150 % they stayed at 11 to 12 pixels."""
    seat = sized(seat_at(a_session()), 1280, 774, zoom)
    page = seat.page
    assert page.strip.height() == round(prompt_strip.HEIGHT * zoom)
    assert page.tool_bar.height() == round(tool_bar.HEIGHT * zoom)
    page.toggle_side_panel()
    assert page.side_panel.search.font().pixelSize() == round(13 * zoom)
    lines = page.side_panel.log_view
    assert lines.sizeHintForRow(0) == round(lines.plan_of(page.side_panel.model.line(0)).height * zoom)
    assert seat.board.inspect_card._font().pixelSize() == round(13 * zoom)
    assert seat.board.bubble._font(bold=False).pixelSize() == round(13 * zoom)
    for button in page.strip.row.widgets():
        assert button.geometry().bottom() <= page.strip.height()


def test_fit_shows_the_whole_board_and_then_its_words_again(seat_at: SeatAt) -> None:
    seat = in_its_words(sized(seat_at(of_game("scythe")), 800, 495))
    view = seat.board.view
    panned = [view.pans]
    before = scale(seat)
    seat.board.fit()
    panned.append(view.pans)
    assert panned == [True, False]
    inside = view.viewportTransform().mapRect(view.sceneRect()).toAlignedRect()
    assert room(seat).adjusted(-2, -2, 2, 2).contains(inside)
    seat.board.fit()
    assert scale(seat) == pytest.approx(before)


def test_a_board_that_fits_does_not_pan(seat_at: SeatAt) -> None:
    seat = seat_at(of_game("scythe"))
    assert not seat.board.view.pans
    seat.board.fit()
    assert seat.board.view.zoom_factor == 1.0


def test_what_cannot_be_picked_up_is_dragged_to_pan(seat_at: SeatAt) -> None:
    seat = in_its_words(sized(seat_at(of_game("scythe")), 800, 495))
    view = seat.board.view
    view.horizontalScrollBar().setValue(0)
    points = (QPoint(x, y) for x in range(120, 700, 8) for y in range(60, 330, 8))
    free = next(at for at in points if view.hand.reach.source_under(view.mapToScene(at)) is None)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=free)
    QTest.mouseMove(view.viewport(), free - QPoint(50, 0))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=free - QPoint(50, 0))
    assert view.horizontalScrollBar().value() > 0
