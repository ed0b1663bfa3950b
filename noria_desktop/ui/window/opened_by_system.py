"""Files that the system hands to the running program: on macOS a double click is an event, not a word of a command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class OpenedBySystem(QObject):
    """Watches an application for files to open; what comes is told one after the other."""

    def __init__(self, application: QObject, opened: Callable[[Path], None]) -> None:
        """Watch from now on; what came before the event loop runs is told as soon as it does."""
        super().__init__(application)
        self._opened = opened
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is a file; addresses of other kinds are nobody's."""
        if event.type() != QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent):
            return False
        name = event.file()
        if name:
            self._opened(Path(name))
        return bool(name)
