"""An enlarged board is moved by the left button, on whatever cannot be taken."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import pending as due
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.out_of_sight import beyond, groups
from noria_desktop.ui.scythe.board import handles as at
from tests.ui import dragging
from tests.ui.dragging import LEFT
from tests.ui.scythe.walks import of_kind
from tests.ui.table.scythe_hands import at_the_table
from tests.ui.table.seat import Seat


def moved(seat: Seat, begin: QPoint, by: QPoint) -> QPoint:
    """How far the board went with the pointer, which was pressed, moved and let go."""
    board, view = seat.board, seat.board.view
    before = board.geometry_of(at.place(23)).center()
    QTest.mousePress(view.viewport(), LEFT, pos=begin)
    for step in range(1, 6):
        dragging.hover(seat.qtbot, board, begin + by * step / 5)
    QTest.mouseRelease(view.viewport(), LEFT, pos=begin + by)
    QApplication.processEvents()
    return board.geometry_of(at.place(23)).center() - before


def test_empty_ground_moves_an_enlarged_board(qtbot: QtBot) -> None:
    """Only then: at its usual size the whole board is in sight and stays where it is."""
    moment = next(one for one in of_kind(due.EndingTurn) if one.legal == (act.EndTurn(),))
    seat = Seat(qtbot, at_the_table(moment.true))
    begin, by = QPoint(640, 300), QPoint(-120, -60)
    assert moved(seat, begin, by) == QPoint(0, 0)
    seat.board.zoom(2.0)
    QApplication.processEvents()
    went = moved(seat, begin, by)
    assert abs(went.x() - by.x()) <= 4
    assert abs(went.y() - by.y()) <= 4
    assert not seat.session.log


def wide_table(qtbot: QtBot, zoom: float) -> Seat:
    """A move is due on Scythe's table, enlarged so far."""
    moment = next(one for one in reversed(of_kind(due.Moving)) if one.legal[0] != act.Finish())
    seat = Seat(qtbot, at_the_table(moment.true))
    seat.board.zoom(zoom)
    seat.qtbot.wait(30)
    return seat


def pressable(seat: Seat) -> set[Handle]:
    """What can be pressed or dropped on now."""
    hand = seat.board.view.hand
    return set(hand.selection.lit() if hand.holding else hand.invited or hand.selection.table.sources())


def test_everything_that_can_be_pressed_is_in_sight_or_pointed_at(qtbot: QtBot) -> None:
    """table.md 8: a chip an edge counts what lies beyond it, however the board is panned; a press brings the nearest."""
    seat = wide_table(qtbot, 2.6)
    view = seat.board.view
    for x, y in ((0, 0), (9999, 0), (0, 9999), (700, 500)):
        view.horizontalScrollBar().setValue(x)
        view.verticalScrollBar().setValue(y)
        seat.qtbot.wait(30)
        spots = [spot for one in pressable(seat) if (spot := view.hand.spot(one)) is not None]
        hidden = [spot for spot in spots if beyond(view.room_of(spot), view.rect_of(spot)) is not None]
        assert len(spots) == len(pressable(seat))
        found = groups(view)
        assert sum(group.more + 1 for group in found) == len(hidden)
        chips = seat.board.out_of_sight.chips()
        assert [chip.edge for chip in chips] == [group.edge for group in found]
        for chip, group in zip(chips, found, strict=True):
            assert seat.board.rect().contains(chip.geometry())
            assert chip.text() == seat.face.inspect(group.nearest.handle, seat.page.conductor.view)[0]
            assert chip.accessibleDescription() == (f"+{group.more}" if group.more else "")
            assert not any(
                chip.geometry().intersects(other.geometry()) for other in chips if other is not chip
            )
        if found:
            chips[0].click()
            nearest = found[0].nearest
            assert beyond(view.room_of(nearest), view.rect_of(nearest)) is None


def test_nothing_points_anywhere_while_the_whole_board_is_in_sight(qtbot: QtBot) -> None:
    assert wide_table(qtbot, 1.0).board.out_of_sight.chips() == ()


def test_a_piece_in_hand_is_shown_where_it_may_go(qtbot: QtBot) -> None:
    """The chips then speak of the lit territories, and no longer of what could be picked up."""
    seat = wide_table(qtbot, 3.0)
    view = seat.board.view
    unit = next(source for source in seat.board.gestures().sources() if source.kind == "own")
    spot = view.hand.spot(unit)
    assert spot is not None
    view.reveal(spot)
    seat.click(unit)
    view.verticalScrollBar().setValue(9999 if view.verticalScrollBar().value() < 300 else 0)
    seat.qtbot.wait(30)
    assert view.hand.holding
    assert {group.nearest.handle for group in groups(view)} <= pressable(seat)
    assert seat.board.out_of_sight.chips()
