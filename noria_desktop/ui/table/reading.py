"""Where the log lies on a board that leaves it no column of its own: never over anything that can be played now.

Source: mocks/table.md 5; play.md, "The bot's turn".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRect, QRectF

from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.presenter import Reading
from noria_desktop.ui.table.side_panel import WIDTH

MARGIN: Final = 8
"""Between the log and what can be played."""
NARROWEST: Final = 184
"""Words of the log still stand in so much, where they have their usual size."""


def log_box(board: Board) -> tuple[QRect, bool]:
    """Where the log lies now, and whether that is all of its place.

    That is the column which the game's layout declares as read, without what of it can be played just now and without
    the spot on which the keyboard is: nobody shall stand on something that is not to be seen. A board too
    small for such a column is covered at one of its edges, where less can be played.
    """
    played = (*played_boxes(board), *focused_box(board))
    column = _column(board)
    if column is not None:
        free = free_of(column, played)
        widened = _in_its_words(board, column)
        roomier = free_of(widened, played)
        # No wider than leaves it as high: what is played beside the column stays in sight.
        return (roomier, roomier == widened) if roomier.height() >= free.height() else (free, free == column)
    wide = min(round(WIDTH * board.zoomed), board.width())
    right = QRect(board.width() - wide, 0, wide, board.height())
    left = QRect(0, 0, wide, board.height())
    return min((right, left), key=lambda edge: sum(edge.intersects(box) for box in played)), True


def _column(board: Board) -> QRect | None:
    """The column that is read and not played, in the board's pixels; None at sizes that have none."""
    table = board.table
    column = None if table is None else column_of(table)
    if table is None or column is None:
        return None
    box = QRectF(column.left, column.top, column.width, column.height)
    if board.view.pans and not board.view.panes.keeps(box):
        # A board that is panned has its column now here, now there.
        return None
    return board.view.pixels_of(box).toRect()


def _in_its_words(board: Board, column: QRect) -> QRect:
    """The column as wide as its words need it, where all of the board is shown smaller than they are.

    Outwards, where nothing stands; inwards only where its words would hardly stand in what it has then: what lies beside
    the column is read together with the log.
    """
    more = max(0, round(column.width() * (1 / min(1.0, board.view.zoom_factor) - 1)))
    at_right = column.center().x() > board.width() / 2
    outwards = min(more, max(0, board.width() - 1 - column.right() if at_right else column.left()))
    narrow = max(0, round(NARROWEST * board.zoomed) - column.width() - outwards)
    inwards = min(more - outwards, narrow)
    left, right = (inwards, outwards) if at_right else (outwards, inwards)
    return column.adjusted(-left, 0, right, 0)


def column_of(table: object) -> Box | None:
    """The column that a layout declares."""
    return table.reading_column if isinstance(table, Reading) else None


def played_boxes(board: Board) -> tuple[QRect, ...]:
    """What can be picked up, pressed or dropped on now, in the board's pixels."""
    table = board.view.hand.selection.table
    ends = {end for gesture in table.gestures for end in (gesture.source, gesture.target)}
    return tuple(box for end in ends if not (box := board.geometry_of(end)).isEmpty())


def focused_box(board: Board) -> tuple[QRect, ...]:
    """The spot that has the keyboard's visible focus, in the board's pixels; none without one."""
    hand = board.view.hand
    if hand.focus is None or not hand.focus_visible or not board.view.hasFocus():
        return ()
    box = board.geometry_of(hand.focus)
    return () if box.isEmpty() else (box,)


def free_of(column: QRect, boxes: Iterable[QRect]) -> QRect:
    """The largest part of a column, from top or from bottom, that covers none of these."""
    within = [box for box in boxes if column.intersects(box)]
    if not within:
        return column
    top = min(box.top() for box in within) - MARGIN - column.top()
    bottom = column.bottom() - max(box.bottom() for box in within) - MARGIN
    if top >= bottom:
        return QRect(column.left(), column.top(), column.width(), max(top, 0))
    return QRect(column.left(), column.bottom() - bottom + 1, column.width(), bottom)
