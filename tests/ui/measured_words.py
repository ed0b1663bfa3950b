"""Every word of a picture measured against the very pixels it stands on.

Source: ux.md 4.1: 4.5:1 for words, 3:1 for large ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from noria_desktop.ui.art import type as lettering
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.pictures import Pictures

LEAST, LARGE = 4.5, 3.0
LARGE_FROM, LARGE_BOLD_FROM = 24.0, 18.66
"""Sizes from which words are large."""


@attrs.frozen
class Word:
    """Words as they would be written, and where."""

    words: str
    colour: QColor
    room: QRectF
    large: bool


def luminance(colour: QColor) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def written(image: QImage, word: Word) -> float:
    """Contrast of words to the mean of the pixels below them."""
    box = word.room.toRect().intersected(image.rect())
    pixels = [
        image.pixelColor(x, y)
        for x in range(box.left(), box.right() + 1, 2)
        for y in range(box.top(), box.bottom() + 1, 2)
    ]
    if not pixels:
        return LEAST
    below = [
        sum(part) / len(pixels)
        for part in zip(*((p.redF(), p.greenF(), p.blueF()) for p in pixels), strict=True)
    ]
    alpha = word.colour.alphaF()
    own = (word.colour.redF(), word.colour.greenF(), word.colour.blueF())
    seen = QColor.fromRgbF(
        *(one * alpha + other * (1 - alpha) for one, other in zip(own, below, strict=True))
    )
    light, dark = sorted((luminance(seen), luminance(QColor.fromRgbF(*below))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def unwritten(
    pictures: Pictures, art: Any, skin: Skin, monkeypatch: pytest.MonkeyPatch, writer: Any = lettering
) -> tuple[QImage, list[Word]]:
    """A picture without its words, and the words; ``writer`` is the module by whose ``text`` they are written."""
    found: list[Word] = []

    def noted(
        painter: QPainter,
        box: QRectF,
        words: str,
        size: float,
        colour: Any,
        bold: bool = False,
        align: Any = lettering.CENTRE,
        fit: bool = True,
    ) -> float:
        wide = min(lettering.text_width(words, size, bold), box.width())
        left = box.center().x() - wide / 2
        if align & Qt.AlignmentFlag.AlignLeft:
            left = box.left()
        elif align & Qt.AlignmentFlag.AlignRight:
            left = box.right() - wide
        room = QRectF(left, box.center().y() - size * 0.4, wide, size * 0.8)
        large = size >= (LARGE_BOLD_FROM if bold else LARGE_FROM)
        seen = QColor(colour)
        seen.setAlphaF(seen.alphaF() * painter.opacity())
        found.append(Word(words, seen, painter.transform().mapRect(room), large))
        return wide

    picture = pictures[type(art)]
    width, height = picture.size(art)
    image = QImage(int(width) + 20, int(height) + 20, QImage.Format.Format_RGB32)
    image.fill(QColor(skin.theme.surface))
    with monkeypatch.context() as patched:
        patched.setattr(writer, "text", noted)
        painter = QPainter(image)
        painter.translate(image.width() / 2, image.height() / 2)
        picture.paint(painter, art, skin)
        painter.end()
    return image, found


def too_faint(
    pictures: Pictures, art: Any, skin: Skin, monkeypatch: pytest.MonkeyPatch, writer: Any = lettering
) -> tuple[set[tuple[str, str, float]], int]:
    """Words that cannot be read, with the kind of picture and the contrast reached; how many there are at all."""
    image, words = unwritten(pictures, art, skin, monkeypatch, writer)
    faults, seen = set[tuple[str, str, float]](), 0
    for word in words:
        if not word.words:
            continue
        seen += 1
        reached = written(image, word)
        if reached < (LARGE if word.large else LEAST):
            faults.add((type(art).__name__, word.words, round(reached, 2)))
    return faults, seen


def sizes_used(
    pictures: Pictures, arts: Iterable[Any], skin: Skin, monkeypatch: pytest.MonkeyPatch
) -> dict[str, float]:
    """The smallest size of words on each kind of picture, in board units."""
    least: dict[str, float] = {}
    kind = ""

    def noted(size: float, bold: bool = False) -> QFont:
        least[kind] = min(size, least.get(kind, size))
        return found(size, bold)

    found = lettering.font
    monkeypatch.setattr(lettering, "font", noted)
    for art in arts:
        kind = type(art).__name__
        picture = pictures[type(art)]
        width, height = picture.size(art)
        image = QImage(int(width) + 20, int(height) + 20, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.translate(image.width() / 2, image.height() / 2)
        picture.paint(painter, art, skin)
        painter.end()
    return least
