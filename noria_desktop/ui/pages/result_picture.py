"""A result as a picture file: the page's sheets, and under them the board as it lay at the end."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter, QRegion
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.landscape import paint_ground
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.widgets.result_parts import ResultModel

FINENESS = 2
"""Pixels a logical pixel, so that words stay sharp in print."""


def write_picture(path: Path, title: str, sheets: QWidget, model: ResultModel, style: ShellStyle) -> None:
    """Write the picture; ``.svg`` is drawn as vectors, everything else as PNG.

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

    if path.suffix.lower() == ".svg":
        # The later version of the format knows clipping.
        generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
        generator.setFileName(str(path))
        generator.setSize(whole)
        generator.setViewBox(QRect(QPoint(0, 0), whole))
        generator.setTitle(title)
        painter = QPainter()
        if not painter.begin(generator):
            raise OSError(f"cannot write {path}")
        try:
            draw(painter)
        finally:
            painter.end()
        return
    image = QImage(whole * FINENESS, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(FINENESS)
    painter = QPainter(image)
    try:
        draw(painter)
    finally:
        painter.end()
    if not QImageWriter(str(path), QByteArray(b"PNG")).write(image):
        raise OSError(f"cannot write {path}")
