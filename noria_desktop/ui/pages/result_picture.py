"""A result as a picture file: the page's sheets, and under them the board as it lay at the end."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.landscape import paint_ground
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.widgets.picture_file import write_picture
from noria_desktop.ui.widgets.result_model import ResultModel

FINENESS = 2
"""Pixels a logical pixel, so that words stay sharp in print."""


def write_result(path: Path, title: str, sheets: QWidget, model: ResultModel, style: ShellStyle) -> None:
    """Write the picture.

    Raises:
        OSError: the file cannot be written.
    """
    board, edge, width = model.picture, style.px(24), sheets.width()
    board_height = round((width - 2 * edge) * model.picture_shape) if board is not None else 0
    whole = QSize(width, sheets.height() + (board_height + edge if board is not None else 0))

    def draw(painter: QPainter) -> None:
        paint_ground(Canvas(painter, style), whole.width(), whole.height())
        sheets.render(painter, QPoint(0, 0), QRegion(), QWidget.RenderFlag.DrawChildren)
        if board is not None:
            area = QRect(edge, sheets.height(), width - 2 * edge, board_height)
            painter.save()
            painter.setClipRect(area)
            board(painter, area.toRectF())
            painter.restore()

    write_picture(path, whole, title, draw, fineness=FINENESS)
