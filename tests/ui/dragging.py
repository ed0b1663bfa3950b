"""A player's hands for tests: real mouse events on a board, spoken in handles, never in pixels."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.places import distance
from noria_desktop.ui.board.selection import Stage
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.board.view import BoardView

STEPS = 8
LEFT = Qt.MouseButton.LeftButton


def point_of(board: Board, handle: Handle) -> QPoint:
    """A point of the viewport where a press meets this handle, as near its middle as smaller spots allow."""
    spot = spot_of(board, handle)
    view = board.view
    if spot.hole:
        return _pixel(view, spot.x, spot.y - (spot.width + spot.hole) / 4)
    smaller = [
        one
        for one in board.spots()
        if one.handle != handle and one.width * one.height < spot.width * spot.height
    ]
    # From the middle outwards, the first point that no smaller spot covers.
    for part in (0.0, 0.3, 0.6, 0.85):
        for dx, dy in (
            (0, 0),
            (0, -1),
            (0, 1),
            (-1, 0),
            (1, 0),
            (-0.7, -0.7),
            (0.7, -0.7),
            (-0.7, 0.7),
            (0.7, 0.7),
        ):
            x, y = spot.x + dx * part * spot.width / 2, spot.y + dy * part * spot.height / 2
            if distance(spot, x, y) == 0 and all(distance(one, x, y) > 0 for one in smaller):
                return _pixel(view, x, y)
    return _pixel(view, spot.x, spot.y)


def _pixel(view: BoardView, x: float, y: float) -> QPoint:
    """Where a point of the board is seen in the viewport."""
    return view.pixels_of(QRectF(x, y, 0, 0)).topLeft().toPoint()


def spot_of(board: Board, handle: Handle) -> Spot:
    """The spot of a handle; it must be on the board."""
    found = [spot for spot in board.spots() if spot.handle == handle]
    assert found, f"{handle} has no spot"
    return found[0]


def hover(qtbot: QtBot, board: Board, at: QPoint) -> None:
    """The mouse moves to a point of the viewport."""
    QTest.mouseMove(board.view.viewport(), at)
    QApplication.processEvents()


def carry(qtbot: QtBot, board: Board, source: Handle, target: Handle) -> None:
    """Press on a source and carry it over a target in 8 steps, through the target's parents; no release.

    Asserts that the piece is in hand and the target lit when it arrives.
    """
    viewport = board.view.viewport()
    start, end = point_of(board, source), point_of(board, target)
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in range(1, STEPS + 1):
        hover(qtbot, board, start + (end - start) * step / STEPS)
    selection = board.view.hand.selection
    assert selection.stage is Stage.PICKED, f"{source} is not in hand"
    assert target in selection.lit(), f"{target} is not lit while {source} hovers over it"
    assert board.view.hand.aim == target, f"{source} aims at {board.view.hand.aim}, not at {target}"


def drag(qtbot: QtBot, board: Board, source: Handle, target: Handle) -> None:
    """Drag a piece from its place to a legal target and let go."""
    carry(qtbot, board, source, target)
    QTest.mouseRelease(board.view.viewport(), LEFT, pos=point_of(board, target))
    QApplication.processEvents()


def drop_astray(qtbot: QtBot, board: Board, source: Handle, target: Handle) -> None:
    """Drag a piece to a place where it may not go."""
    viewport = board.view.viewport()
    start, end = point_of(board, source), point_of(board, target)
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in range(1, STEPS + 1):
        hover(qtbot, board, start + (end - start) * step / STEPS)
    assert target not in board.view.hand.selection.lit(), f"{target} is lit although it should not be"
    QTest.mouseRelease(viewport, LEFT, pos=end)
    QApplication.processEvents()


def click(qtbot: QtBot, board: Board, handle: Handle) -> None:
    """Move to a spot and click it."""
    at = point_of(board, handle)
    hover(qtbot, board, at)
    QTest.mouseClick(board.view.viewport(), LEFT, pos=at)
    QApplication.processEvents()


def turn_rim(qtbot: QtBot, board: Board, handle: Handle, degrees: float) -> None:
    """Grip a rim at the top, or a handle where it is, and turn it clockwise by so many degrees."""
    spot = spot_of(board, handle)
    assert spot.arc is not None
    view, viewport = board.view, board.view.viewport()
    x, y = spot.arc
    begun, radius = 0.0, (spot.width + spot.hole) / 4
    if not spot.hole:
        begun = math.degrees(math.atan2(spot.x - x, y - spot.y))
        radius = math.hypot(spot.x - x, spot.y - y)

    def at(angle: float) -> QPoint:
        turned = math.radians(begun + angle)
        return view.mapFromScene(x + radius * math.sin(turned), y - radius * math.cos(turned))

    QTest.mousePress(viewport, LEFT, pos=at(0))
    for step in range(1, STEPS + 1):
        hover(qtbot, board, at(degrees * step / STEPS))
    QTest.mouseRelease(viewport, LEFT, pos=at(degrees))
    QApplication.processEvents()


def key(qtbot: QtBot, board: Board, *keys: Qt.Key) -> None:
    """Keys one after the other, to whatever has the focus on the board."""
    for one in keys:
        focus = QApplication.focusWidget()
        QTest.keyClick(focus if focus is not None and board.isAncestorOf(focus) else board.view, one)
        QApplication.processEvents()
