"""The system asks the program to end: the window closes as if the player had closed it.

Python runs signal handlers only between its own instructions, and an idle window runs none: it waits inside Qt.
So Python writes a byte into a socket when a signal comes, and Qt wakes up for the byte. Closing happens from the
event loop, never in the middle of a painting that the signal interrupted.
"""

from __future__ import annotations

import signal
import socket

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtWidgets import QWidget


class _Ending(QSocketNotifier):
    """Keeps the two ends of the socket for as long as the window lives."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._reading, self._writing = socket.socketpair()
        self._reading.setblocking(False)
        self._writing.setblocking(False)
        super().__init__(self._reading.fileno(), QSocketNotifier.Type.Read, window)
        self.activated.connect(self._woken)
        signal.set_wakeup_fd(self._writing.fileno(), warn_on_full_buffer=False)

    def _woken(self) -> None:
        """Empty the socket; by now Python has run its handler."""
        self._reading.recv(64)

    def close_soon(self, *_: object) -> None:
        """Close the window from the event loop."""
        QTimer.singleShot(0, self._window.close)


def close_when_asked_to_end(window: QWidget) -> None:
    """From now on SIGTERM closes this window; the program then ends as usual, with everything saved."""
    signal.signal(signal.SIGTERM, _Ending(window).close_soon)
