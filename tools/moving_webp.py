"""Pictures one after the other in one WebP file, without a library beside Qt, which writes single ones only.

A picture holds the rectangle in which it differs from the one before; what stays as it was costs nothing but time.
The container is the one that https://developers.google.com/speed/webp/docs/riff_container describes.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect
from PySide6.QtGui import QImage, QImageWriter

ANIMATED = 0x02
NO_BLENDING = 0x02
MARGIN = 4
"""Pixels around what changed, so that the blocks of the coder meet in what is the same."""
LONGEST = 0xFFFFFF


def still(image: QImage, quality: int) -> bytes:
    """One picture as a WebP file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"webp"))
    writer.setQuality(quality)
    if not writer.write(image.convertToFormat(QImage.Format.Format_RGB888)):
        raise OSError(writer.errorString())
    return bytes(data.data())


def moving(frames: list[tuple[QImage, int]], quality: int) -> bytes:
    """Pictures of one size, each with its milliseconds, shown again and again.

    Those that are as the one before are shown by it, only longer.
    """
    shown = list(_merged([(image.convertToFormat(QImage.Format.Format_RGB32), ms) for image, ms in frames]))
    whole = shown[0][0].rect()
    size = _three(whole.width() - 1) + _three(whole.height() - 1)
    body = _chunk(b"VP8X", struct.pack("<I", ANIMATED) + size) + _chunk(b"ANIM", struct.pack("<IH", 0, 0))
    body += _frame(shown[0][0], whole, shown[0][1], quality)
    for (before, _), (after, ms) in pairwise(shown):
        box = changed(before, after).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN) & whole
        box.setLeft(box.left() & ~1)  # places are kept in steps of two pixels
        box.setTop(box.top() & ~1)
        body += _frame(after, box, ms, quality)
    return b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WEBP" + body


def changed(before: QImage, after: QImage) -> QRect:
    """The smallest rectangle outside which both pictures are the same; empty where they are one."""
    line = before.bytesPerLine()
    old, new = bytes(before.constBits()), bytes(after.constBits())
    rows = [
        y for y in range(before.height()) if old[y * line : (y + 1) * line] != new[y * line : (y + 1) * line]
    ]
    if not rows:
        return QRect()
    left, right = before.width(), -1
    for y in rows:
        a, b = old[y * line : (y + 1) * line], new[y * line : (y + 1) * line]
        left = min(left, _same(a[: left * 4], b[: left * 4]))
        tail = (right + 1) * 4
        right = max(right, before.width() - 1 - _same(a[tail:][::-1], b[tail:][::-1]))
    return QRect(left, rows[0], right - left + 1, rows[-1] - rows[0] + 1)


def _same(a: bytes, b: bytes) -> int:
    """How many pixels from the beginning are the same, found by halves."""
    low, high = 0, len(a) // 4
    while low < high:
        middle = (low + high + 1) // 2
        if a[: middle * 4] == b[: middle * 4]:
            low = middle
        else:
            high = middle - 1
    return low


def _merged(frames: list[tuple[QImage, int]]) -> Iterator[tuple[QImage, int]]:
    image, lasts = frames[0]
    for after, ms in frames[1:]:
        if after == image:
            lasts += ms
        else:
            yield image, min(lasts, LONGEST)
            image, lasts = after, ms
    yield image, min(lasts, LONGEST)


def _frame(image: QImage, box: QRect, ms: int, quality: int) -> bytes:
    head = b"".join(map(_three, (box.x() // 2, box.y() // 2, box.width() - 1, box.height() - 1, ms)))
    return _chunk(b"ANMF", head + bytes([NO_BLENDING]) + still(image.copy(box), quality)[12:])


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
