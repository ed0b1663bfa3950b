"""A stamp that falls: from above the paper, large and faint, to its place. Source: mocks/campaign.md 2."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.widgets.marks import paint_stamp

FALL_MS: Final = 180
_FROM: Final = 2.1
"""How large it is when it begins to fall."""


class Falling:
    """One stamp. It lies there unless it is falling."""

    def __init__(self, owner: QObject, changed: Callable[[], None]) -> None:
        """Lying.

        Args:
            owner: ends it with itself.
            changed: paints it again.
        """
        self._waits = False
        self._animation = QVariantAnimation(owner)
        self._animation.setDuration(FALL_MS)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.InQuad)
        self._animation.valueChanged.connect(lambda _: changed())
        self._animation.finished.connect(changed)

    @property
    def is_falling(self) -> bool:
        """Whether it is on its way."""
        return self._animation.state() is QVariantAnimation.State.Running

    def wait(self) -> None:
        """It is not there until it falls."""
        self._animation.stop()
        self._waits = True

    def begin(self) -> None:
        """Let it fall."""
        self._waits = False
        self._animation.start()

    def finish(self) -> None:
        """It lies there now."""
        self._waits = False
        self._animation.stop()

    def paint(self, canvas: Canvas, x: float, y: float, half: float) -> None:
        """Paint it where it is now; ``half`` is its size when it lies."""
        if self._waits:
            return
        done = float(self._animation.currentValue() or 0.0) if self.is_falling else 1.0
        canvas.p.save()
        canvas.p.setOpacity(canvas.p.opacity() * (0.15 + 0.85 * done))
        paint_stamp(canvas, x, y, half * (_FROM - (_FROM - 1) * done), -8 * (2 - done))
        canvas.p.restore()
