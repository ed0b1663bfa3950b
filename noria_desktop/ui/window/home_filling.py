"""The home page of a large profile: what could not be read before its first frame is read behind it, file by file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.page_models import PageModels

if TYPE_CHECKING:
    from noria_desktop.ui.pages.home import HomePage

READING_S = 0.015
"""Time for reading between two frames of the home page."""
SHOWING_MS = 400
"""So often is shown what has been read meanwhile."""
TIDY_MS = 1000
"""So long after home is complete the profile is put in order."""


class HomeFilling(QObject):
    """Reads on while home is shown, and then tidies the profile once a run."""

    def __init__(
        self,
        parent: QObject,
        models: PageModels,
        files: Files,
        shown: Callable[[], HomePage | None],
        *,
        writes: bool,
    ) -> None:
        """Nothing is read yet.

        Args:
            parent: the window.
            models: makes what the page shows.
            files: of the profile.
            shown: the home page while it is on the screen.
            writes: whether the profile may be put in order.
        """
        super().__init__(parent)
        self._models, self._files, self._shown = models, files, shown
        self._tidies = writes
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read_on)
        self._since = QElapsedTimer()

    def begin(self) -> None:
        """Home has just been shown with what could be read at once."""
        self._since.start()
        self._reading.start(0 if not self._models.is_read else TIDY_MS)

    def _read_on(self) -> None:
        """The next few files; once all are read, put the profile in order."""
        home = self._shown()
        if home is None:
            self._reading.stop()
        elif not self._models.is_read:
            if self._models.read_on(READING_S):
                home.set_model(self._models.renewed(home.model))
                self._reading.start(TIDY_MS)
            elif self._since.elapsed() > SHOWING_MS:
                home.show_saves(self._models.save_rows(), reading=True)
                self._since.restart()
        else:
            self._reading.stop()
            self._files.remember()
            if self._tidies:
                self._tidies = False
                self._files.tidy()
