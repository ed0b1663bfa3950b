"""The table's clock in a running window: Qt's event loop rings its timers."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class QtTimer:
    """A single-shot ``QTimer``."""

    def __init__(self, ring: Callable[[], None], parent: QObject) -> None:
        """It ends with its parent."""
        self._timer = QTimer(parent)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(ring)

    def start(self, ms: int) -> None:
        """Ring in so many milliseconds."""
        self._timer.start(ms)

    def stop(self) -> None:
        """Do not ring."""
        self._timer.stop()

    @property
    def waiting(self) -> bool:
        """True from the start to the ring."""
        return self._timer.isActive()


class QtClock:
    """Timers that live as long as a page."""

    def __init__(self, parent: QObject) -> None:
        """Of this page."""
        self._parent = parent

    def now(self) -> float:
        """Milliseconds of a clock that only goes forward."""
        return time.monotonic() * 1000

    def timer(self, ring: Callable[[], None]) -> QtTimer:
        """A timer that calls ``ring``."""
        return QtTimer(ring, self._parent)
