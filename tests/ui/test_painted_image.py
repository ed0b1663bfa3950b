"""Pictures that somebody else paints: once a size, and a fault in them is told once and leaves the place plain."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art import canvas
from noria_desktop.ui.art.canvas import ImageCache, painted_image

ROOM = QSizeF(30, 20)


class Painter:
    """Fills what it is given, and remembers that."""

    def __init__(self) -> None:
        """Nothing painted yet."""
        self.areas: list[QRectF] = []

    def __call__(self, painter: QPainter, area: QRectF) -> None:
        self.areas.append(area)
        painter.fillRect(area, QColor("#123456"))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Exception]:
    """Faults that were told."""
    found: list[Exception] = []
    monkeypatch.setattr(canvas, "tell_fault", found.append)
    return found


def fails(*_: object) -> None:
    """A game's painter with a fault in it."""
    raise ValueError("no such disc")


def test_it_is_painted_once_a_size_in_logical_pixels(qtbot: QtBot) -> None:
    cache, paint = ImageCache(), Painter()
    for _ in range(2):
        image = cache.image(ROOM, 2.0, paint)
        assert image is not None
        assert image.size() == QSize(60, 40)
        assert image.pixelColor(59, 39) == QColor("#123456")
    assert paint.areas == [QRectF(0, 0, 30, 20)]
    cache.image(QSizeF(31, 20), 2.0, paint)
    assert len(paint.areas) == 2


def test_dropped_it_is_painted_again(qtbot: QtBot) -> None:
    cache, paint = ImageCache(), Painter()
    cache.image(ROOM, 1.0, paint)
    cache.drop()
    cache.image(ROOM, 1.0, paint)
    assert len(paint.areas) == 2


def test_without_room_or_painter_there_is_none(qtbot: QtBot) -> None:
    cache, paint = ImageCache(), Painter()
    assert cache.image(QSizeF(0, 20), 1.0, paint) is None
    assert cache.image(ROOM, 1.0, None) is None
    assert painted_image(QSize(0, 0), fails) is None
    assert cache.image(ROOM, 1.0, paint) is not None, "a painter that comes later is asked"


def test_a_fault_is_told_once_and_not_at_every_painting(qtbot: QtBot, told: list[Exception]) -> None:
    cache = ImageCache()
    assert [cache.image(ROOM, 1.0, fails) for _ in range(3)] == [None] * 3
    assert [str(one) for one in told] == ["no such disc"]
    cache.drop()
    assert cache.image(ROOM, 1.0, Painter()) is not None
