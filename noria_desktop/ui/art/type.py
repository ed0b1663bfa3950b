"""Type: the bundled family and words in boxes that never run out of them.

Sizes are board units, which are logical pixels at normal scale. Nothing is set below 12.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPaintEngine, QPainter, QPainterPath

from noria_desktop.resource_files import resource
from noria_desktop.ui.art.pens import Colour
from noria_desktop.ui.art.phrases import phrases

SMALLEST: Final = 12.0
"""Text on the board is never smaller."""
FALLBACKS: Final = (
    "Hiragino Sans",
    "Yu Gothic UI",
    "Meiryo",
    "Noto Sans CJK JP",
    "Noto Sans JP",
    "sans-serif",
)
"""Families tried after the bundled one, Japanese before Chinese forms of the same characters."""

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
LEFT: Final = Qt.AlignmentFlag.AlignLeft
RIGHT: Final = Qt.AlignmentFlag.AlignRight
_TABULAR: Final = QFont.Tag("tnum")
_NARROWEST: Final = 70
"""Words in two lines are condensed to this percentage before they give of their words to the other line."""
_LAST_RESORT: Final = 52
"""Words in one line are condensed to this percentage before they are cut: those of a longer language fit so."""


@cache
def families() -> tuple[str, ...]:
    """The bundled families, loaded on first use, and what to fall back on.

    Needs the application object; without bundled fonts only the fallbacks are named.
    """
    found: list[str] = []
    try:
        folder = resource("fonts")
    except FileNotFoundError:
        return FALLBACKS
    for path in sorted([*folder.glob("*.otf"), *folder.glob("*.ttf")]):
        ident = QFontDatabase.addApplicationFont(str(path))
        if ident >= 0:
            found += [name for name in QFontDatabase.applicationFontFamilies(ident) if name not in found]
    return (*found, *(name for name in FALLBACKS if name not in found))


@cache
def font(size: float, bold: bool = False) -> QFont:
    """The program's face in a size of board units; figures all have the same width."""
    face = QFont(list(families()))
    face.setPixelSize(max(1, round(size)))
    face.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    face.setFeature(_TABULAR, 1)
    return face


@cache
def _metrics(size: float, bold: bool) -> QFontMetricsF:
    """Measures of a face."""
    return QFontMetricsF(font(size, bold))


@lru_cache(4096)
def text_width(words: str, size: float, bold: bool = False) -> float:
    """How wide the words are in one line."""
    return _metrics(size, bold).horizontalAdvance(words)


def text(
    painter: QPainter,
    box: QRectF,
    words: str,
    size: float,
    colour: Colour,
    bold: bool = False,
    align: Qt.AlignmentFlag = CENTRE,
    fit: bool = True,
    *,
    least: float = SMALLEST,
) -> float:
    """One line of words in a box; returns the width used.

    Words that are too wide shrink to ``least``, then condense, and are cut with an ellipsis at last. With
    ``fit`` off the box is only the place, for figures that are known to be short.
    """
    wide = text_width(words, size, bold)
    face = font(size, bold)
    room = box.width()
    if fit and wide > room > 0:
        while size > least and wide > room:
            size = max(least, size - 0.5)
            wide = text_width(words, size, bold)
        face = font(size, bold)
        if wide > room:
            stretch = max(_LAST_RESORT, int(100 * room / wide))
            face = QFont(face)
            face.setStretch(stretch)
            metrics = QFontMetricsF(face)
            if metrics.horizontalAdvance(words) > room + 1:
                words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
            wide = metrics.horizontalAdvance(words)
    if painter.paintEngine().type() is QPaintEngine.Type.SVG:
        _outlined(painter, box, words, wide, face, colour, align)
        return wide
    painter.setFont(face)
    painter.setPen(QColor(colour))
    painter.drawText(box, int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip), words)
    return wide


def _outlined(
    painter: QPainter,
    box: QRectF,
    words: str,
    wide: float,
    face: QFont,
    colour: Colour,
    align: Qt.AlignmentFlag,
) -> None:
    """Words as outlines: whoever opens the drawing need not have the font they were measured in."""
    metrics = QFontMetricsF(face)
    left = box.center().x() - wide / 2
    if align & LEFT:
        left = box.left()
    elif align & RIGHT:
        left = box.right() - wide
    path = QPainterPath()
    path.addText(left, box.center().y() + (metrics.ascent() - metrics.descent()) / 2, face, words)
    painter.fillPath(path, QColor(colour))


def two_lines(words: str, size: float, width: float) -> tuple[str, str]:
    """Break words that are too wide for one line.

    Breaks fall behind a space or a Japanese comma where one is near, else between two phrases of Japanese, else
    anywhere. The second line is empty when everything fits into the first. A second line that ``text``
    could not condense into its box gives of its words to the first, if both can then be condensed.
    """
    widest = width * 100 / _NARROWEST
    first, second = first_line(words, size, width)
    room = width
    while text_width(second, size) > widest and room < widest:
        room = min(room + size / 2, widest)
        one, other = first_line(words, size, room)
        if text_width(other, size) <= widest:
            return one, other
    return first, second


def first_line(words: str, size: float, width: float) -> tuple[str, str]:
    """As many words as fit into the width, and the rest."""
    if text_width(words, size) <= width:
        return words, ""
    fits = 0
    while fits < len(words) and text_width(words[: fits + 1], size) <= width:
        fits += 1
    for cut in range(fits, fits // 2, -1):
        if words[cut - 1] in " 、。；・" or words[cut : cut + 1] == " ":
            return words[:cut].rstrip(), words[cut:].lstrip()
    begins = accumulate(len(phrase) for phrase in phrases(words))
    fits = max((cut for cut in begins if fits // 2 < cut <= fits), default=fits)
    return words[:fits], words[fits:]
