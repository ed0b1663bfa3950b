"""The trash of the library: games go in without a question, are brought back, and go for good when it is emptied."""

from __future__ import annotations

from typing import Final, Protocol

from noria_desktop.app.library.entries import Entry
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.trash import Trashed
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.library.library_page import LibraryPage
from noria_desktop.ui.window.library_contents import LibraryContents
from noria_desktop.ui.window.library_host import LibraryHost

LOOKING_S: Final = 0.015
"""Time for reading the trash before it is shown; the rest follows between frames."""


class TrashLibrary(Protocol):
    """The library, as far as its trash asks for it."""

    @property
    def contents(self) -> LibraryContents:
        """What is shown."""
        ...

    @property
    def page(self) -> LibraryPage | None:
        """The page, once it was shown."""
        ...

    def refresh(self) -> None:
        """Files came or went while the page is shown."""
        ...

    def show_shelf(self) -> None:
        """What has been read."""
        ...

    def read_behind(self) -> None:
        """Read on behind the frame that is shown."""
        ...


class LibraryTrash:
    """Throws games away and brings them back."""

    def __init__(self, host: LibraryHost, library: TrashLibrary, *, writes: bool) -> None:
        """Nothing was thrown away; without ``writes`` every file stays as it is."""
        self._host, self._library, self._writes = host, library, writes
        self._thrown: list[Trashed] = []
        """What the bar tells of, or told of last."""

    def forget(self) -> None:
        """Nothing was thrown away since the library was opened."""
        self._thrown.clear()

    def do(self, what: str, chosen: tuple[Entry, ...]) -> None:
        """What the buttons about the trash are named for."""
        match what:
            case "back" if self._writes and self._library.contents.looks_into_trash:
                self._bring_back(chosen)
            case "trash" if self._writes:
                self.throw_away(chosen)

    def show(self, on: bool) -> None:
        """The same list with what lies in the trash, or the library again."""
        page, contents = self._library.page, self._library.contents
        assert page is not None
        contents.close_trash()
        if on:
            try:
                contents.look_into_trash(LOOKING_S)
            except SaveError as error:
                self._host.complain(error)
                return
        self._library.show_shelf()
        page.show_trash(on)
        self._library.read_behind()

    def _bring_back(self, chosen: tuple[Entry, ...]) -> None:
        """Out of the trash with every file of these games."""
        failed: SaveError | None = None
        for trashed in self._library.contents.trashed(chosen):
            try:
                self._library.contents.files.store.trash.restore(trashed)
            except SaveError as error:
                failed = error
        self._look_again(failed)

    def wipe(self, listed: tuple[Entry, ...]) -> None:
        """Delete for good what the player saw in the list."""
        contents = self._library.contents
        if not contents.looks_into_trash or not self._writes:
            return
        failed: SaveError | None = None
        try:
            contents.files.store.trash.empty(contents.trashed(listed))
        except SaveError as error:
            failed = error
        self._look_again(failed)

    def _look_again(self, failed: SaveError | None) -> None:
        """The trash as it is now; back to the library where nothing is left in it."""
        self._library.contents.begin()
        self.show(bool(self._library.contents.in_trash()))
        if failed is not None:
            self._host.complain(failed)

    def throw_away(self, chosen: tuple[Entry, ...]) -> None:
        """Into the trash with every file of these games; nothing is asked, as it can be put back."""
        page = self._library.page
        if page is not None and not page.can_put_back:
            # What the bar told of before is a step of its own, and an earlier one.
            self._thrown.clear()
        failed: SaveError | None = None
        for file in dict.fromkeys(file for one in chosen for file in one.files):
            try:
                self._thrown.append(self._library.contents.files.store.throw_away(file))
            except SaveError as error:
                failed = error
        self._library.refresh()
        if self._library.page is not None and self._thrown:
            self._library.page.show_thrown(len(self._thrown))
        if failed is not None:
            self._host.complain(failed)

    def put_back(self) -> None:
        """Bring back what the bar tells of, also once it is gone; where there is nothing, say so."""
        page = self._library.page
        if not self._thrown and page is not None:
            page.tell(
                translate("Library", "Nothing to put back. What was thrown away earlier lies in the trash.")
            )
            return
        thrown, self._thrown = self._thrown, []
        key = ""
        failed: SaveError | None = None
        for one in reversed(thrown):
            try:
                target = self._library.contents.files.store.trash.restore(one)
            except SaveError as error:
                failed = error
                continue
            key = target.name.partition(".")[0].rpartition("-")[2]
        self._library.refresh()
        if self._library.page is not None:
            self._library.page.show_thrown(0)
            self._library.page.list.choose(key)
        if failed is not None:
            self._host.complain(failed)
