"""What the library shows, as the files of a profile are now: its games, what lies in the trash, and how far all is read."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import date

from noria_desktop.app.library.entries import Entry, Place, entries
from noria_desktop.app.library.tags import Tags
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.trash import Trashed, TrashReader
from noria_desktop.ui.pages.campaign.voyage_names import shown_name
from noria_desktop.ui.pages.library.shelf import Shelf
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.page_models import PageModels

log = logging.getLogger(__name__)


class LibraryContents:
    """The games of a profile, read a little at a time."""

    def __init__(self, files: Files, models: PageModels, today: date | None = None) -> None:
        """Nothing is read yet.

        Args:
            files: of the profile.
            models: read the files, a little at a time.
            today: the day of the sample; None: the player's own day.
        """
        self.files, self.models = files, models
        self._today = today
        self._trash: TrashReader | None = None
        """Reads the trash while the list shows it."""
        self._trash_is_read = False

    def begin(self) -> None:
        """Look again which files there are."""
        self.models.begin()

    @property
    def is_read(self) -> bool:
        """Whether everything that is shown has been read."""
        return self.models.is_read if self._trash is None else self._trash_is_read

    def shelf(self) -> Shelf:
        """Every game that has been read."""
        thrown = self.in_trash()
        found = entries(
            self.files.store.listing.found(),
            self.files.results.so_far(),
            places=self._places(),
            tags=Tags(self.files.store.profile).all(),
            elsewhere=frozenset(name.partition(".")[0].rpartition("-")[2] for name in thrown),
        )
        return Shelf(found, self.day, len(thrown), self._thrown_games(), reading=not self.is_read)

    @property
    def day(self) -> date:
        """The day on which the page is looked at."""
        return date.today() if self._today is None else self._today  # noqa: DTZ011 - the player's own day

    def _places(self) -> Mapping[str, Place]:
        """The chapters of the games that belong to campaigns."""
        if not self.files.has_campaigns:
            return {}
        return {
            attempt.id: Place(shown_name(campaign.name), attempt.chapter)
            for campaign in self.files.campaigns.all()
            for attempt in campaign.attempts
        }

    # The trash

    def in_trash(self) -> tuple[str, ...]:
        """Names of what lies in the trash."""
        try:
            return tuple(one.file.name for one in self.files.store.trash.all())
        except SaveError as error:
            log.info("no trash: %s", error)
            return ()

    @property
    def looks_into_trash(self) -> bool:
        """Whether the list shows what lies in the trash."""
        return self._trash is not None

    def look_into_trash(self, seconds: float) -> None:
        """Begin to read the trash, for so long at the most.

        Raises:
            SaveError: its folder cannot be read.
        """
        self._trash = self.files.trashed()
        self._trash_is_read = self._trash.go_on(seconds)

    def close_trash(self) -> None:
        """The library itself is shown again."""
        self._trash = None

    def read_trash_on(self, seconds: float) -> bool:
        """Read more of a trash that is looked into; False: there is nothing more of it to read."""
        if self._trash is None or self._trash_is_read:
            return False
        self._trash_is_read = self._trash.go_on(seconds)
        return True

    def trashed(self, chosen: tuple[Entry, ...]) -> tuple[Trashed, ...]:
        """Everything in the trash that belongs to some of its games."""
        if self._trash is None:
            return ()
        files = {file for one in chosen for file in one.files}
        return tuple(trashed for trashed, _ in self._trash.found() if trashed.file in files)

    def _thrown_games(self) -> tuple[Entry, ...]:
        """The games that lie in the trash, as far as they are read."""
        if self._trash is None:
            return ()
        tags = Tags(self.files.store.profile).all()
        return entries([listed for _, listed in self._trash.found()], (), places=self._places(), tags=tags)
