"""A double page, or the whole book, as a file: PNG; SVG with words as outlines; PDF. Source: campaign.md 2."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from attrs import evolve
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRect, QRectF, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPaintDevice, QPdfWriter

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.landscape import paint_ground
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.pages.logbook.book_paint import BookPainter
from noria_desktop.ui.pages.logbook.double_page import Opened, needed_height, paint_double

_BOOK: Final = (1156.0, 643.0)
"""Design pixels of the book in a file."""
_EDGE: Final = 20.0
"""Ground round it."""
_FINENESS: Final = 2
"""Pixels of a PNG for a design pixel."""
_DOTS: Final = 288
"""Steps of a PDF's coordinates an inch: four for a design pixel."""


def _size(opened: Opened) -> QSizeF:
    high = max(_BOOK[1], needed_height(opened, single=False))
    return QSizeF(_BOOK[0] + 2 * _EDGE, high + 2 * _EDGE)


def write_page(path: Path, title: str, style: ShellStyle, opened: Opened) -> None:
    """Write a double page; the end of the name says as what, PNG where it is no other.

    Raises:
        OSError: the file cannot be written; nothing of it is left behind.
    """
    match path.suffix.lower():
        case ".pdf":
            write_pages(path, title, style, [opened])
        case ".svg":
            path.write_bytes(_svg(title, style, opened))
        case _:
            path.write_bytes(_png(style, opened))


def write_pages(path: Path, title: str, style: ShellStyle, book: Sequence[Opened]) -> None:
    """Write double pages as a PDF, one a sheet.

    Raises:
        OSError: the file cannot be written; nothing of it is left behind.
    """
    style = evolve(style, scale=1.0)
    made = QBuffer()
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(made)
    writer.setTitle(title)
    writer.setResolution(_DOTS)
    painter: BookPainter | None = None
    for number, opened in enumerate(book):
        size = _size(opened)
        writer.setPageSize(QPageSize(size, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch))
        writer.setPageOrientation(QPageLayout.Orientation.Portrait)
        writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        if number:
            writer.newPage()
        if painter is None:
            painter = BookPainter(writer)
        painter.save()
        painter.scale(_DOTS / 72, _DOTS / 72)
        _paint(painter, size, style, opened)
        painter.restore()
    if painter is not None:
        painter.end()
    path.write_bytes(made.data().data())


def _paint(painter: BookPainter, size: QSizeF, style: ShellStyle, opened: Opened) -> None:
    """Ground and book."""
    paint_ground(Canvas(painter, style), size.width(), size.height())
    room = QRectF(_EDGE, _EDGE, size.width() - 2 * _EDGE, size.height() - 2 * _EDGE)
    paint_double(painter, room, style, opened)


def _png(style: ShellStyle, opened: Opened) -> bytes:
    size = _size(opened)
    image = QImage((size * _FINENESS).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_FINENESS)
    _on(image, size, style, opened)
    made = QBuffer()
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(made, QByteArray(b"PNG")).write(image)
    return bytes(made.data().data())


def _svg(title: str, style: ShellStyle, opened: Opened) -> bytes:
    from PySide6.QtSvg import QSvgGenerator

    size = _size(opened)
    made = QBuffer()
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    # The later version of the format knows clipping.
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(made)
    generator.setSize(size.toSize())
    generator.setViewBox(QRect(0, 0, size.toSize().width(), size.toSize().height()))
    generator.setTitle(title)
    _on(generator, size, style, opened)
    return bytes(made.data().data())


def _on(device: QPaintDevice, size: QSizeF, style: ShellStyle, opened: Opened) -> None:
    painter = BookPainter(device)
    try:
        _paint(painter, size, evolve(style, scale=1.0), opened)
    finally:
        painter.end()
