"""The pictures of the library and of a game that is watched again, made from a profile that is there for them alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.app.library.sample import TODAY, fill
from noria_desktop.app.replaying.sample import moment_to_show, with_branch
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.pages.library.library_page import LibraryPage
from noria_desktop.ui.table.replay.origin import Origin
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.library_actions import LibraryActions
from noria_desktop.ui.window.library_contents import LibraryContents
from noria_desktop.ui.window.library_host import DAMAGED, LIBRARY, REPLAY, LibraryHost
from noria_desktop.ui.window.library_pictures import LibraryPictures
from noria_desktop.ui.window.page_models import PageModels

SHOWN_AGAIN: Final = "scythe"
"""The game that is watched again where none is named."""
READ_WHOLE_S: Final = 60.0
"""Time for reading the sample."""
_FINISHED: Final = (Outcome.WON, Outcome.LOST, Outcome.SHARED)


class SampleLibrary(Protocol):
    """The library, as far as its sample asks for it."""

    @property
    def page(self) -> LibraryPage | None:
        """The page, once it was shown."""
        ...

    @property
    def pictures(self) -> LibraryPictures:
        """How the games stand."""
        ...

    @property
    def actions(self) -> LibraryActions:
        """What can be done with games."""
        ...

    def show(self) -> None:
        """The library as the files are now."""
        ...

    def show_contents(self, contents: LibraryContents) -> None:
        """Show another profile's games."""
        ...

    def show_shelf(self) -> None:
        """What has been read."""
        ...

    def look_at(self, entry: Entry | None) -> None:
        """Look at a game at once."""
        ...

    def rest(self) -> None:
        """Read and paint nothing more."""
        ...


class LibrarySample:
    """The library of the sample profile."""

    def __init__(self, library: SampleLibrary, host: LibraryHost, skin: Callable[[], Skin]) -> None:
        """No profile yet."""
        self._library, self._host, self._skin = library, host, skin
        self._folder: TemporaryDirectory[str] | None = None

    def show(self, name: str) -> bool:
        """The page of the sample profile as a picture shows it; False: it is none of this name."""
        watched = name.removeprefix(f"{REPLAY}-") if name != REPLAY else SHOWN_AGAIN
        if name not in (LIBRARY, DAMAGED) and (not name.startswith(REPLAY) or watched not in game_ids()):
            return False
        self.leave()
        self._folder = TemporaryDirectory(ignore_cleanup_errors=True)
        folder = Path(self._folder.name)
        fill(folder, self._host.language(), damaged=name == DAMAGED)
        files = Files(folder)
        contents = LibraryContents(files, PageModels(files, self._skin), TODAY)
        self._library.show_contents(contents)
        if name.startswith(REPLAY):
            self._watch(contents, watched)
        else:
            self._choose(contents, name)
        return True

    def _choose(self, contents: LibraryContents, name: str) -> None:
        """Everything read and painted, with the game in sight that the picture is about."""
        contents.models.read_on(READ_WHOLE_S)
        self._library.show_shelf()
        page = self._library.page
        assert page is not None
        shown = next(
            (
                one
                for one in page.shelf.entries
                if one.is_damaged or (name == LIBRARY and "finale-noria" in str(one.place))
            ),
            None,
        )
        QCoreApplication.processEvents()
        if shown is not None:
            page.list.choose(shown.key)
        for entry in page.list.in_sight():
            if entry.listed is not None:
                self._library.pictures.paint(entry)
        self._library.look_at(page.list.entry())

    def _watch(self, contents: LibraryContents, game: str) -> None:
        """The last finished game of a kind again, in the midst of a turn of others."""
        self._library.rest()
        contents.models.read_on(READ_WHOLE_S)
        found = (one for one in contents.shelf().entries if one.game == game and one.outcome in _FINISHED)
        session = self._library.actions.session(max(found, key=lambda one: one.at))
        assert session is not None
        shown = with_branch(session, kit(game))
        self._host.watch(shown, moment_to_show(shown), back=self._library.show, origin=Origin.RESULT)
        self._host.place.page.replay.strip.load_all()

    def leave(self) -> None:
        """Away with the sample."""
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None
