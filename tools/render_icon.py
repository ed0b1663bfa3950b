#!/usr/bin/env python3
"""Draw the icons of resources/icons as the pictures that windows, menus and installers want.

Up to 24 pixels the small drawing is taken, which has fewer and thicker parts.

Run it without arguments for resources/icons/noria-desktop.png (256 pixels), or with a folder for packaging: then
noria-desktop.ico, noria-desktop.icns and a .png of every usual size are written there.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parents[1] / "resources" / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL = 24
"""So many pixels and fewer cannot show the whole drawing."""
ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""Apple's names of PNG pictures and their pixels; those from ic11 on are for screens of twice the density."""


def picture(size: int) -> QImage:
    """The icon, ``size`` pixels wide."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    name = "noria-desktop-small.svg" if size <= SMALL else "noria-desktop.svg"
    QSvgRenderer(str(ICONS / name)).render(painter)
    painter.end()
    return image


def png(size: int) -> bytes:
    """The icon as the bytes of a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(picture(size))
    return bytes(data.data())


def ico(sizes: tuple[int, ...]) -> bytes:
    """The icon as a Windows .ico file that holds PNG pictures."""
    pictures = [png(size) for size in sizes]
    offset = 6 + 16 * len(sizes)
    head = struct.pack("<HHH", 0, 1, len(sizes))
    for size, data in zip(sizes, pictures, strict=True):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + b"".join(pictures)


def icns() -> bytes:
    """The icon as a macOS .icns file that holds PNG pictures."""
    parts = b"".join(
        kind + struct.pack(">I", 8 + len(data)) + data
        for kind, data in ((kind, png(size)) for kind, size in ICNS_KINDS.items())
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def main(arguments: list[str]) -> int:
    """Write the pictures."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _app = QGuiApplication([])
    if not arguments:
        (ICONS / "noria-desktop.png").write_bytes(png(256))
        return 0
    folder = Path(arguments[0])
    for size in SIZES:
        target = folder / f"{size}x{size}" / "noria-desktop.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(png(size))
    (folder / "noria-desktop.ico").write_bytes(ico((16, 24, 32, 48, 64, 128, 256)))
    (folder / "noria-desktop.icns").write_bytes(icns())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
