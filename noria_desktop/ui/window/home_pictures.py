"""Pictures of the home page that outlive the program: painting them needs every game, showing them needs none."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from noria_desktop.ui.art.picture_store import PictureStore

if TYPE_CHECKING:
    from noria_desktop.ui.pages.home import HomePage

FIRST_FRAME_MS = 2000
"""After that long the page's first frame is painted."""


class HomePictures(QObject):
    """Between the home page and the file of its pictures."""

    def __init__(self, parent: QObject, file: Path, *, writes: bool) -> None:
        """Nothing is read yet; without ``writes`` the file stays as it is."""
        super().__init__(parent)
        self._store = PictureStore(file)
        self._writes = writes
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._wait)

    def begin(self, page: HomePage) -> None:
        """The page is about to be shown for the first time."""
        page.keep_pictures_in(self._store)
        self._store.collect()
        self._timer.start(0)

    def _wait(self) -> None:
        """The time counts from when events are heard: a slow start is not over before the page was painted."""
        if self._timer.interval() < FIRST_FRAME_MS:
            self._timer.start(FIRST_FRAME_MS)
        else:
            self.write()

    def write(self) -> None:
        """Write down what the first frame needed, unless that is known already."""
        self._timer.stop()
        if self._writes:
            self._store.write()
