"""Pictures of a game's table one by one: drawn with a margin round their box, and what is wrong with them."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Iterable, Iterator
from types import ModuleType
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QTransform

from noria_desktop.ui.art import type as type_module
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.pictures import Pictures

MARGIN = 24
"""Pixels round a box that are watched for paint."""


def kinds_in(modules: Iterable[ModuleType]) -> set[type]:
    """Every kind of picture that these modules hold."""
    return {
        kind
        for module in modules
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if name.endswith("Art") and attrs.has(kind)
    }


def drawn(pictures: Pictures, art: Any, skin: Skin) -> tuple[QImage, QRect]:
    """The art in an image with a margin, and its box in it."""
    picture = pictures[type(art)]
    width, height = (math.ceil(length) for length in picture.size(art))
    image = QImage(width + 2 * MARGIN, height + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(image.width() / 2, image.height() / 2)
    before = QTransform(painter.transform()), painter.opacity()
    picture.paint(painter, art, skin)
    assert (painter.transform(), painter.opacity()) == before, "a painter leaves no traces"
    painter.end()
    return image, QRect(MARGIN, MARGIN, width, height)


def is_blank(image: QImage, part: QRect) -> bool:
    """Whether nothing is painted there."""
    piece = image.copy(part)
    empty = QImage(piece.size(), piece.format())
    empty.fill(0)
    return bool(piece == empty)


def faults_of(
    pictures: Pictures, shown: Iterable[Any], skin: Skin, empty: Callable[[Any], bool] = lambda art: False
) -> Iterator[str]:
    """What is painted outside its box, and what paints nothing though it should.

    Args:
        pictures: the painters.
        shown: what is painted.
        skin: its looks.
        empty: which of it paints nothing, and rightly so.
    """
    for art in shown:
        image, box = drawn(pictures, art, skin)
        right, bottom = box.right() + 1, box.bottom() + 1
        outside = {
            "above": QRect(0, 0, image.width(), box.top()),
            "below": QRect(0, bottom, image.width(), MARGIN),
            "left": QRect(0, 0, box.left(), image.height()),
            "right": QRect(right, 0, MARGIN, image.height()),
        }
        yield from (
            f"{art} paints {where} its box" for where, part in outside.items() if not is_blank(image, part)
        )
        if is_blank(image, box) is not empty(art):
            yield f"{art} paints nothing"


def watch_cuts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """From now on every text that was too long for its place is noted in this list."""
    cut: list[str] = []

    class Watched(QFontMetricsF):
        def elidedText(self, text: str, *rest: Any) -> str:  # noqa: N802
            cut.append(text)
            return super().elidedText(text, *rest)

    monkeypatch.setattr(type_module, "QFontMetricsF", Watched)
    return cut
