"""The pictures of a table's first frame: found from earlier runs, and written down once it is painted."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from noria_desktop.ui.art.picture_store import PictureStore
from noria_desktop.ui.board.easel import PictureCache

FIRST_FRAME_MS = 2000
"""After that long a table's first frame is painted, and the player is still looking."""


class FirstFrame(QObject):
    """Between a board's cache of pictures and the file that outlives the program."""

    def __init__(self, cache: PictureCache, parent: QObject) -> None:
        """Nothing is kept."""
        super().__init__(parent)
        self._cache = cache
        self._writes = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(FIRST_FRAME_MS)
        self._timer.timeout.connect(self.write)

    def keep_in(self, file: Path, *, writes: bool) -> None:
        """Use what earlier runs have painted; add to it if ``writes``."""
        self._cache.store = PictureStore(file)
        self._writes = writes

    def begin(self) -> None:
        """Another game is shown: what it needs from now on belongs to its first frame."""
        if self._timer.isActive():
            # The last game was left before its frame was written: the pictures of many would pile up.
            self.write()
        store = self._cache.store
        if store is not None and self._writes:
            store.collect()
            self._timer.start()

    def write(self) -> None:
        """Write down what the first frame needed, unless that is known already."""
        self._timer.stop()
        store = self._cache.store
        if store is not None and self._writes:
            store.write()
