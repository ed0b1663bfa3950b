"""A player's hands for tests: real mouse events on a board, spoken in handles, never in pixels."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.ui.board.board import Board
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.selection import Stage
from noria_desktop.ui.board.sprites import Spot

STEPS = 8
LEFT = Qt.MouseButton.LeftButton


def point_of(board: Board, handle: Handle) -> QPoint:
    """A point of the viewport where a press meets this handle: its middle, or its rim if it has a hole."""
    spot = spot_of(board, handle)
    middle = board.geometry_of(handle).center()
    at = board.view.viewport().mapFrom(board, middle)
    if spot.hole:
        scale = board.view.transform().m11()
        at += QPoint(0, -round((spot.width + spot.hole) / 4 * scale))
    return at


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
    """Grip a rim at the top and turn it clockwise by so many degrees."""
    import math

    spot = spot_of(board, handle)
    assert spot.arc is not None
    viewport = board.view.viewport()
    view = board.view
    middle = view.mapFromScene(*spot.arc)
    radius = (spot.width + spot.hole) / 4 * view.transform().m11()

    def at(angle: float) -> QPoint:
        turned = math.radians(angle)
        return middle + QPoint(round(radius * math.sin(turned)), -round(radius * math.cos(turned)))

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
