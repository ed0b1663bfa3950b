"""At the door of the window that is open: a second start brings it to the front and has it do what was asked.

Imported once the first frame is there: no player waits for it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from attrs import define
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QWidget

from noria_desktop.app.handover import Listening
from noria_desktop.app.request import Request

TAKING_S: Final = 8.0
"""The window has taken a request up by then, or it is hung."""
BUSY_MS: Final = 200
"""So often a window that has a dialog open looks whether it is free again."""


@define
class _Asked:
    """A request on its way from the thread that heard it to the window's."""

    request: Request
    _taken: threading.Event
    _settled: threading.Lock
    _given_up: bool = False

    @classmethod
    def of(cls, request: Request) -> _Asked:
        """A request that nobody has taken up yet."""
        return cls(request, threading.Event(), threading.Lock())

    def take(self) -> bool:
        """The window is there; False when the caller was told already that it is not."""
        with self._settled:
            if not self._given_up:
                self._taken.set()
            return not self._given_up

    def wait(self) -> bool:
        """Wait for the window; whether it has taken the request."""
        self._taken.wait(TAKING_S)
        with self._settled:
            self._given_up = not self._taken.is_set()
            return not self._given_up


class Doorman(QObject):
    """Brings the window to the front for a second start, and has it do what that was asked for."""

    _heard = Signal(object)

    def __init__(self, folder: Path, window: QWidget, do: Callable[[Request], None]) -> None:
        """Begin to listen.

        Args:
            folder: the profile's data folder.
            window: comes to the front.
            do: does what was asked for; it must not raise.
        """
        super().__init__(window)
        self._window = window
        self._do = do
        self._waiting: list[Request] = []
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(BUSY_MS)
        self._again.timeout.connect(self._next)
        self._heard.connect(self._answer, Qt.ConnectionType.QueuedConnection)
        self._listening = Listening(folder, self._take)

    def leave(self) -> None:
        """Listen no more."""
        self._listening.close()

    def _take(self, request: Request) -> bool:
        """In the caller's thread: pass it on and wait until the window is seen to live."""
        asked = _Asked.of(request)
        try:
            self._heard.emit(asked)
        except RuntimeError:  # the window went this very moment
            return False
        return asked.wait()

    @Slot(object)
    def _answer(self, asked: _Asked) -> None:
        if asked.take():
            come_to_front(self._window)
            self._waiting.append(asked.request)
            self._next()

    def _next(self) -> None:
        """Do what was asked, but never beneath a dialog: "Save as" must not end with another game at the table."""
        if self._again.isActive():
            return
        if QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None:
            self._again.start()
            return
        while self._waiting:
            self._do(self._waiting.pop(0))


def come_to_front(window: QWidget) -> None:
    """Show a window before all others, as large as it was."""
    window.setWindowState(
        (window.windowState() & ~Qt.WindowState.WindowMinimized) | Qt.WindowState.WindowActive
    )
    window.show()
    window.raise_()
    window.activateWindow()
