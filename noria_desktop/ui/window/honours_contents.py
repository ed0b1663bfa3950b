"""What a profile's games earned, read behind the frame that is shown: the files, then the games, a little at a time."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import date

from noria_desktop.app.catalogue import game_ids
from noria_desktop.app.honours.gathering import First, Gathering
from noria_desktop.app.honours.remembered import Remembered
from noria_desktop.app.library.choosing import local
from noria_desktop.app.library.entries import entries
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.pages.honours.model import GameMarks, HonoursModel, Mark
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.page_models import PageModels

log = logging.getLogger(__name__)


class HonoursContents:
    """The marks of a profile as its files are now."""

    def __init__(
        self, files: Files, models: PageModels, memory: Remembered | None, today: date | None = None
    ) -> None:
        """Look which files there are.

        Args:
            files: of the profile.
            models: read the files, a little at a time.
            memory: what was worked out in earlier runs; None: nothing is kept.
            today: the day of the sample; None: the player's own day.
        """
        self.files, self._models, self._memory, self._today = files, models, memory, today
        self._gathering: Gathering | None = None
        """None until all files are listed."""
        self._is_remembered = False
        models.begin()

    @property
    def is_read(self) -> bool:
        """Whether every game was read."""
        return self._gathering is not None and self._gathering.is_read

    @property
    def firsts(self) -> Mapping[str, First]:
        """For each mark that was earned the game that earned it first, as far as games are read."""
        return {} if self._gathering is None else self._gathering.firsts

    def go_on(self, seconds: float) -> bool:
        """Read for about so long; True when there is nothing more to do."""
        if not self._models.is_read:
            self._models.read_on(seconds)
        elif self._gathering is None:
            self._gathering = self._begun()
        elif not self._gathering.is_read:
            self._gathering.go_on(seconds)
        elif not self._is_remembered:
            # Not in the frame in which everything is shown.
            self.remember()
            self.files.remember()
        return self._is_remembered

    def remember(self) -> None:
        """Keep what was read for the next run, though it may not be all."""
        if self._gathering is not None:
            self._gathering.remember()
            self._is_remembered = self._gathering.is_read

    def _begun(self) -> Gathering:
        listing = self.files.store.listing
        games = entries(listing.found(), self.files.results.so_far(), elsewhere=self._in_trash())
        return Gathering(games, listing.marks(), self.files.store.find_kit, self._memory)

    def _in_trash(self) -> frozenset[str]:
        """Identities of games whose files lie in the trash."""
        try:
            names = (one.file.name for one in self.files.store.trash.all())
            return frozenset(name.partition(".")[0].rpartition("-")[2] for name in names)
        except SaveError as error:
            log.info("no trash: %s", error)
            return frozenset()

    def model(self) -> HonoursModel:
        """The page as far as everything is read."""
        firsts = self.firsts

        def mark(key: str) -> Mark:
            return Mark(key, local(firsts[key].entry.at).date() if key in firsts else None)

        # By the covers alone: rules are read with the first game that has to be.
        games = (
            GameMarks(game, tuple(mark(key) for key in game_cover(game).honours())) for game in game_ids()
        )
        today = date.today() if self._today is None else self._today  # noqa: DTZ011 - the player's own day
        return HonoursModel(tuple(one for one in games if one.marks), today, reading=not self.is_read)
