"""The buttons under a game that is watched again: along its line, and how fast it plays by itself."""

from __future__ import annotations

import enum
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from noria_desktop.ui.art.pens import pen
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import text
from noria_desktop.ui.i18n import Text, Texts, translate
from noria_desktop.ui.table.buttons import plate
from noria_desktop.ui.table.replay.signs import way_sign


class PlaySpeed(enum.Enum):
    """How long a step stands while the game plays by itself, in ms."""

    SLOW = 1200
    NORMAL = 600
    FAST = 200


speed_text: Final = Texts(
    PlaySpeed, SLOW=Text("Replay", "slow"), NORMAL=Text("Replay", "normal"), FAST=Text("Replay", "fast")
)


class WayButton(QAbstractButton):
    """A button that moves along the line: a sign."""

    def __init__(self, skin: Skin, sign: str, parent: QWidget) -> None:
        """``sign`` is its name in ``replay/signs``."""
        super().__init__(parent)
        self._skin, self.sign = skin, sign
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        self._skin = skin
        self.update()

    def word(self, words: str, key: str) -> None:
        """What it does, and the key that does the same."""
        self.setText(words)
        self.setAccessibleName(words)
        self.setToolTip(translate("Table", "{words} ({key})").format(words=words, key=key))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, zoom = self._skin.theme, self._skin.zoom
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        box = QRectF(0, 0, self.width() / zoom, self.height() / zoom).adjusted(1.5, 1.5, -1.5, -1.5)
        main = self.sign in ("play", "pause", "again")
        lit = self.isEnabled() and (main or self.underMouse())
        edge = theme.focus if self.hasFocus() else theme.accent if lit else theme.line
        plate(painter, box, 8, theme.raised, pen(edge, 2.4 if self.hasFocus() else 1.4))
        ink = theme.muted if not self.isEnabled() else theme.accent if main else theme.text
        way_sign(painter, self.sign, box, 8 if main else 6.5, ink)
        painter.end()


class SpeedButton(QAbstractButton):
    """One of the three speeds."""

    def __init__(self, skin: Skin, speed: PlaySpeed, parent: QWidget) -> None:
        """Not chosen."""
        super().__init__(parent)
        self._skin, self.speed = skin, speed
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        self._skin = skin
        self.update()

    def retranslate(self) -> None:
        """Its word."""
        self.setText(speed_text(self.speed))
        self.setAccessibleName(translate("Replay", "Speed: {speed}").format(speed=self.text()))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, zoom = self._skin.theme, self._skin.zoom
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        box = QRectF(0, 0, self.width() / zoom, self.height() / zoom)
        if self.isChecked():
            plate(painter, box.adjusted(2, 2, -2, -2), 6, theme.raised, pen(theme.accent, 1.4))
        if self.hasFocus():
            plate(painter, box.adjusted(1.5, 1.5, -1.5, -1.5), 6, None, pen(theme.focus, 2.4))
        ink = theme.text if self.isChecked() else theme.muted
        text(painter, box.adjusted(4, 0, -4, 0), self.text(), 12.5, ink, self.isChecked())
        painter.end()
