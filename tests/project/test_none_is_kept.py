"""A version of PySide6 that takes references off None must never be shipped.

PySide6 6.12.0 does so on CPython 3.11 with each call that returns nothing, and the process dies after some ten
thousand of them. From Python 3.12 on None cannot be counted down.
"""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene
from pytestqt.qtbot import QtBot


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_thousands_of_qt_calls_leave_none_alone(qtbot: QtBot) -> None:
    scene = QGraphicsScene()
    item = QGraphicsRectItem(QRectF(0, 0, 10, 10))
    scene.addItem(item)
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    pen = QPen(QColor("#C9A24B"))
    before = sys.getrefcount(None)
    for step in range(5000):
        item.setPos(step % 30, 0)
        painter = QPainter(image)
        painter.setPen(pen)
        painter.drawRect(1, 1, 8, 8)
        painter.end()
    assert sys.getrefcount(None) > before - 100
