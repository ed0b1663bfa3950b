"""An enlarged board is moved by the left button, on whatever cannot be taken."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import pending as due
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
