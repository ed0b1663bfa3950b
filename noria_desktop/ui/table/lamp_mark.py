"""The lamp at the head of the prompt strip: dark, breathing while a hint is looked for, or lit."""

from __future__ import annotations

import enum
from typing import Final

from PySide6.QtCore import QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.glyphs import glyph
from noria_desktop.ui.art.pens import faded
from noria_desktop.ui.art.theme import Theme

BREATH_MS: Final = 900
LEAST: Final = 0.7
"""What is to be seen of it at the end of a breath."""


class LampSign(enum.Enum):
    """What the lamp at the head of the strip does."""

    NONE = "none"
    BREATHES = "breathes"
    """A program is looking for a hint."""
    LIT = "lit"


class LampMark:
    """The lamp, painted by the strip that owns it."""

    def __init__(self, strip: QWidget) -> None:
        """Dark."""
        self.sign = LampSign.NONE
        self._strength = 1.0
        self._breath = QVariantAnimation(strip)
        self._breath.setDuration(BREATH_MS)
        self._breath.setLoopCount(-1)
        self._breath.setStartValue(1.0)
        self._breath.setKeyValueAt(0.5, LEAST)
        self._breath.setEndValue(1.0)
        self._breath.valueChanged.connect(self._breathe)
        self._strip = strip

    def show_sign(self, sign: LampSign) -> None:
        """Another sign."""
        self.sign = sign
        self._strength = 1.0
        if sign is LampSign.BREATHES:
            self._breath.start()
        else:
            self._breath.stop()

    def paint(self, painter: QPainter, theme: Theme, x: float, y: float) -> None:
        """About a point."""
        with faded(painter, self._strength):
            glyph(painter, "board/hint", x, y, 12, theme.lamp_text)

    def _breathe(self, value: object) -> None:
        if isinstance(value, float):
            self._strength = value
            self._strip.update(0, 0, 48, self._strip.height())
