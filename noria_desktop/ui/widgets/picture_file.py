"""A picture as a file: drawn as vectors into an SVG, everything else as PNG."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRect, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator


def write_picture(
    path: Path, size: QSize, title: str, draw: Callable[[QPainter], None], *, fineness: int = 1
) -> None:
    """Write what ``draw`` paints into ``size`` logical pixels; a PNG has ``fineness`` pixels for each.

    Raises:
        OSError: the file cannot be written.
    """
    if path.suffix.lower() == ".svg":
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        # The later version of the format knows clipping.
        generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
        generator.setOutputDevice(buffer)
        generator.setSize(size)
        generator.setViewBox(QRect(QPoint(0, 0), size))
        generator.setTitle(title)
        _paint(QPainter(generator), draw)
        path.write_bytes(buffer.data().data())
        return
    image = QImage(size * fineness, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(fineness)
    _paint(QPainter(image), draw)
    if not QImageWriter(str(path), QByteArray(b"PNG")).write(image):
        raise OSError(f"cannot write {path}")


def _paint(painter: QPainter, draw: Callable[[QPainter], None]) -> None:
    try:
        draw(painter)
    finally:
        painter.end()
