"""What is in the trash, read a little at a time: heads only, however much there is."""

from __future__ import annotations

import time

from noria_desktop.app.saves.listing import Kind, Listed, Listing
from noria_desktop.app.saves.store import Store
from noria_desktop.app.saves.trash import Trashed


class TrashReader:
    """Reads the trash as it is when this is made."""

    def __init__(self, store: Store) -> None:
        """Look which files there are.

        Raises:
            SaveError: the folder cannot be read.
        """
        self._autosaves = store.autosaves
        self._listing = Listing({}, store.find_kit)
        every = store.trash.all()
        self._waiting = list(reversed(every))
        self._listed: list[tuple[Trashed, Listed]] = []

    def go_on(self, seconds: float) -> bool:
        """Read on for so long at the most; True when everything is read."""
        until = time.monotonic() + seconds
        while self._waiting:
            one = self._waiting.pop()
            kind = Kind.AUTOMATIC if one.origin.parent == self._autosaves else Kind.NAMED
            listed = self._listing.one(one.file, kind)
            if listed is not None:
                self._listed.append((one, listed))
            if time.monotonic() >= until:
                break
        return not self._waiting

    def found(self) -> tuple[tuple[Trashed, Listed], ...]:
        """What has been read, what was saved last first."""
        order = sorted(self._listed, key=lambda pair: (-pair[1].serial, -pair[1].changed, pair[0].file.name))
        return tuple(order)

    def forget(self, one: Trashed) -> None:
        """It is no longer in the trash."""
        self._listed = [pair for pair in self._listed if pair[0] != one]
