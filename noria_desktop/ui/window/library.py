"""The way through the library: its page is filled behind the first frame, and pictures are painted while the hand rests.

What it shows is read by ``library_contents`` and painted by ``library_pictures``; what is asked for of its games is done
by ``library_actions`` and ``library_trash``. None of them is loaded before the page is opened.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.library_host import DAMAGED, LIBRARY, REPLAY, LibraryHost
from noria_desktop.ui.window.page_models import PageModels

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from noria_desktop.app.library.entries import Entry
    from noria_desktop.ui.pages.library.library_page import LibraryPage
    from noria_desktop.ui.window.library_actions import LibraryActions
    from noria_desktop.ui.window.library_contents import LibraryContents
    from noria_desktop.ui.window.library_pictures import LibraryPictures
    from noria_desktop.ui.window.library_sample import LibrarySample
    from noria_desktop.ui.window.library_trash import LibraryTrash

READING_S: Final = 0.015
"""Time for reading between two frames."""
SHOWING_MS: Final = 400
"""So often, at the most, is shown what was read meanwhile."""
SHARE: Final = 15
"""Showing takes a part of the time that is this many times smaller than that for reading."""
REST_MS: Final = 140
"""So long after the last movement of the hand pictures are painted."""
LOOK_MS: Final = 90
"""So long a game must be chosen before its file is opened."""


class LibraryWays(QObject):
    """The library in a window."""

    def __init__(
        self,
        window: QWidget,
        host: LibraryHost,
        files: Files,
        models: PageModels,
        skin: Callable[[], Skin],
        *,
        show_statistics: Callable[[], None],
        writes: bool,
    ) -> None:
        """Nothing is shown yet.

        Args:
            window: dialogs open over it.
            host: the same, as it is asked for pages.
            files: of the profile.
            models: read the files, a little at a time.
            skin: is asked for whenever a picture is painted.
            show_statistics: shows what the games come to.
            writes: False leaves every file as it is.
        """
        super().__init__(window)
        self._window, self._host, self._files, self._models = window, host, files, models
        self._skin, self._writes = skin, writes
        self._show_statistics = show_statistics
        self._back: Callable[[], None] = host.show_home
        self.page: LibraryPage | None = None
        """The page, once it was shown."""
        self._reading, self._painting, self._looking = QTimer(self), QTimer(self), QTimer(self)
        self._reading.timeout.connect(self._read_on)
        self._painting.timeout.connect(self._paint_next)
        self._looking.setSingleShot(True)
        self._looking.timeout.connect(self._look)
        self._since, self._still = QElapsedTimer(), QElapsedTimer()
        self._pause = SHOWING_MS
        """Milliseconds until what was read meanwhile is shown."""
        self._wanted: Entry | None = None

    @cached_property
    def contents(self) -> LibraryContents:
        """What is shown; the sample shows another profile's."""
        from noria_desktop.ui.window.library_contents import LibraryContents

        return LibraryContents(self._files, self._models)

    @cached_property
    def pictures(self) -> LibraryPictures:
        """How the games stand."""
        from noria_desktop.ui.window.library_pictures import LibraryPictures

        return LibraryPictures(lambda: self.files, self._skin, lambda: self._host.page_style().zoom)

    @cached_property
    def actions(self) -> LibraryActions:
        """What can be done with games."""
        from noria_desktop.ui.window.library_actions import LibraryActions

        return LibraryActions(self._window, self._host, self, writes=self._writes)

    @cached_property
    def trash(self) -> LibraryTrash:
        """What was thrown away."""
        from noria_desktop.ui.window.library_trash import LibraryTrash

        return LibraryTrash(self._host, self, writes=self._writes)

    @cached_property
    def _sample(self) -> LibrarySample:
        from noria_desktop.ui.window.library_sample import LibrarySample

        return LibrarySample(self, self._host, self._skin)

    @property
    def files(self) -> Files:
        """The files that are shown."""
        return self.contents.files

    # The page -------------------------------------------------------------------------------------------

    def show(self, *, back: Callable[[], None] | None = None) -> None:
        """The library as the files are now.

        Args:
            back: where it was asked for; by default where it was asked for last, at first home.
        """
        if back is not None:
            self._back = back
        self._host.place.close_game()
        self.contents.begin()
        self.contents.close_trash()
        page = self.page
        if page is None:
            page = self.page = self._new_page()
        else:
            page.show_trash(False)
            page.show_shelf(self.contents.shelf())
        page.show_thrown(0)
        self.trash.forget()
        self._host.put_page(LIBRARY, page)
        self._look_soon(page.list.entry())
        self._since.start()
        self._still.start()
        self._reading.start(0)
        self._painting.start(30)

    def _new_page(self) -> LibraryPage:
        from noria_desktop.ui.pages.library.library_page import LibraryPage

        page = LibraryPage(
            self.contents.shelf(), self._host.page_style(), self.pictures.picture, self._host.language
        )
        page.back_requested.connect(lambda: self._back())
        page.rules_requested.connect(self._host.show_rules)
        page.new_requested.connect(lambda: self._host.show_new_game(page.game_id()))
        page.trash_requested.connect(self.trash.show)
        page.wipe_requested.connect(self.trash.wipe)
        page.statistics_requested.connect(self._show_statistics)
        page.put_back_requested.connect(self.trash.put_back)
        page.asked.connect(self.actions.do)
        page.asked.connect(self.trash.do)
        page.tags_written.connect(self._set_tags)
        page.looked_at.connect(self._look_soon)
        page.list.verticalScrollBar().valueChanged.connect(lambda _: self._still.restart())
        return page

    def refresh(self) -> None:
        """Files came or went while the page is shown."""
        if self.is_shown:
            self.contents.begin()
            self.show_shelf()
            self.read_behind()

    @property
    def is_shown(self) -> bool:
        """Whether the page is on the screen."""
        return self.page is not None and self.page.isVisible()

    def show_shelf(self) -> None:
        """What has been read."""
        if self.page is not None:
            self.page.show_shelf(self.contents.shelf())

    def read_behind(self) -> None:
        """Read on behind the frame that is shown."""
        self._reading.start(0)

    def _read_on(self) -> None:
        """The next few files."""
        if not self.is_shown:
            self._reading.stop()
        elif self.contents.read_trash_on(READING_S):
            self.show_shelf()
        elif self.contents.models.is_read:
            self._reading.stop()
            # Not in the frame in which everything is shown.
            self.files.remember()
        elif self.contents.models.read_on(READING_S):
            self.show_shelf()
        elif self._since.elapsed() > self._pause:
            self._since.restart()
            self.show_shelf()
            self._pause = max(SHOWING_MS, SHARE * self._since.restart())

    # Pictures -------------------------------------------------------------------------------------------

    def _paint_next(self) -> None:
        """One picture of a row in sight, while the hand rests."""
        page = self.page
        if page is None or not self.is_shown:
            self._painting.stop()
        elif page.shelf.today != self.contents.day:
            self.show_shelf()
        elif self._still.elapsed() >= REST_MS and not self._looking.isActive():
            entry = next((one for one in page.list.in_sight() if self.pictures.is_wanted(one)), None)
            if entry is not None:
                self.pictures.paint(entry)
                page.picture_painted()

    def _look_soon(self, entry: Entry | None) -> None:
        """The list stands on a game: when it stays there, its file is opened."""
        self._wanted = entry
        self._still.restart()
        self._looking.start(LOOK_MS)

    def look_at(self, entry: Entry | None) -> None:
        """Look at a game at once."""
        self._wanted = entry
        self._look()

    def _look(self) -> None:
        """Open the file of the game on which the list stands, for its picture and how it went."""
        entry = self._wanted
        if self.page is None or not self.is_shown or entry is None or entry.listed is None:
            return
        look = self.pictures.look(entry)
        if look is not None:
            self.page.show_look(entry, look)

    # Tags -----------------------------------------------------------------------------------------------

    def _set_tags(self, entry: Entry, text: str) -> None:
        if self._writes:
            self.actions.set_tags(entry, text)

    # The sample -----------------------------------------------------------------------------------------

    def show_sample(self, name: str) -> bool:
        """The page of the sample profile as a picture shows it; False: it is none of this name."""
        return (name in (LIBRARY, DAMAGED) or name.startswith(REPLAY)) and self._sample.show(name)

    def show_contents(self, contents: LibraryContents) -> None:
        """Show another profile's games."""
        self.contents = contents
        self.show()

    def rest(self) -> None:
        """Read and paint nothing more."""
        self._reading.stop()
        self._painting.stop()

    def leave(self) -> None:
        """Away with the sample."""
        if "_sample" in vars(self):
            self._sample.leave()
