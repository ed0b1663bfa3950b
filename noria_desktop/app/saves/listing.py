"""The list of a profile's saves, read a little at a time and remembered while the files stay as they are.

The order is that of the serials in the files, not of clocks; files without one follow by the time of the file.
"""

from __future__ import annotations

import enum
import logging
import os
import re
import stat
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from noria_desktop.app.saves.envelope import FindKit
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.files import BACKUP, BROKEN, backup_of
from noria_desktop.app.saves.heads import Head, read_head
from noria_desktop.app.saves.limits import read_bytes
from noria_desktop.engine.values import frozen

log = logging.getLogger(__name__)

EXTENSION: Final = ".ndsave"
_LISTED: Final = re.compile(rf"[^.].*{re.escape(EXTENSION)}({re.escape(BACKUP)}|{re.escape(BROKEN)}\d*)?")

Mark: TypeAlias = tuple[int, int, int]
"""Size, time and number of a file on disk: it has changed when one of them has."""


class Kind(enum.Enum):
    """Which of the folders a save lies in."""

    NAMED = "named"
    AUTOMATIC = "automatic"


@frozen
class Listed:
    """One file of the list of saves."""

    file: Path
    kind: Kind
    head: Head | None
    """None when the file is damaged."""
    error: SaveError | None
    """Why it is damaged."""
    has_backup: bool
    """True when its previous version lies beside it."""
    backup: Head | None
    """What that version holds; looked at only where the file itself is damaged."""
    changed: float
    """Time of the file on disk."""

    @property
    def serial(self) -> int:
        """Orders the list; a damaged file stands where its previous version would."""
        known = self.head or self.backup
        return 0 if known is None else known.serial

    @property
    def is_unfinished(self) -> bool:
        """True for a game, or the previous version of a damaged one, that can be gone on with."""
        known = self.head or self.backup
        return known is not None and not known.summary.over


class Listing:
    """Heads of all saves in some folders."""

    def __init__(self, folders: Mapping[Kind, Path], find_kit: FindKit) -> None:
        """Read nothing yet."""
        self._folders = folders
        self._find_kit = find_kit
        self._known: dict[Path, tuple[Mark, Head | None, SaveError | None]] = {}
        self._files: dict[Path, tuple[Kind, Mark | None, bool]] = {}
        self._waiting: list[Path] = []
        self.largest_serial = 0
        """Of all that was read."""

    def begin(self) -> None:
        """Look which files there are; what has not changed since the last time need not be read again."""
        self._files = {}
        for kind, folder in self._folders.items():
            for file, mark, has_backup in _files_in(folder):
                self._files[file] = (kind, mark, has_backup)
        self._known = {file: known for file, known in self._known.items() if file in self._files}
        unread = (file for file, (_, mark, _) in self._files.items() if self._is_unread(file, mark))
        # From the end: what was changed last is read first.
        self._waiting = sorted(unread, key=lambda file: (self._files[file][1] or _NO_MARK)[1])

    def go_on(self, seconds: float | None = None) -> bool:
        """Read what is still to be read, for so long at the most; True when all is."""
        until = None if seconds is None else time.monotonic() + seconds
        while self._waiting:
            self._read(self._waiting.pop())
            if until is not None and time.monotonic() >= until:
                break
        return not self._waiting

    @property
    def is_read(self) -> bool:
        """True when every file that was there at the beginning has been read."""
        return not self._waiting

    def found(self) -> tuple[Listed, ...]:
        """What has been read, newest first."""
        waiting = set(self._waiting)
        every = (self._listed(file) for file in self._files if file not in waiting)
        return tuple(sorted(every, key=lambda one: (-one.serial, -one.changed, one.file.name)))

    def whole(self) -> tuple[Listed, ...]:
        """Every save, newest first, as the files are now."""
        self.begin()
        self.go_on()
        return self.found()

    def one(self, file: Path, kind: Kind) -> Listed | None:
        """A single file as it is now; None when it is not there."""
        for name in (file, backup_of(file)):
            if name.exists():
                self._files[file] = (kind, _mark_of(file), backup_of(file).exists())
                if self._is_unread(file, self._files[file][1]):
                    self._read(file)
                return self._listed(file)
        return None

    def _is_unread(self, file: Path, mark: Mark | None) -> bool:
        return file not in self._known or self._known[file][0] != (mark or _NO_MARK)

    def _read(self, file: Path) -> None:
        _, mark, _ = self._files[file]
        head, error = self._head(file)
        self._known[file] = (mark or _NO_MARK, head, error)
        if head is not None:
            self.largest_serial = max(self.largest_serial, head.serial)

    def _head(self, file: Path) -> tuple[Head | None, SaveError | None]:
        try:
            return read_head(read_bytes(file), self._find_kit), None
        except SaveError as error:
            return None, error if error.file is not None else error.in_file(file)

    def _listed(self, file: Path) -> Listed:
        kind, mark, has_backup = self._files[file]
        _, head, error = self._known[file]
        backup = self._head(backup_of(file))[0] if head is None and has_backup else None
        return Listed(file, kind, head, error, has_backup, backup, (mark or _NO_MARK)[1] / 1e9)


_NO_MARK: Final[Mark] = (0, 0, 0)


def _mark_of(file: Path) -> Mark | None:
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns, status.st_ino


def _files_in(folder: Path) -> Iterable[tuple[Path, Mark | None, bool]]:
    """Saves of a folder, those set aside as damaged and those of which only the backup is left among them."""
    marks: dict[str, Mark] = {}
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if _LISTED.fullmatch(entry.name):
                    try:
                        status = entry.stat()
                    except OSError:  # gone, or a link to nowhere
                        continue
                    if not stat.S_ISREG(status.st_mode):
                        continue
                    marks[entry.name] = (status.st_size, status.st_mtime_ns, status.st_ino)
    except FileNotFoundError:
        return
    except OSError as error:
        log.info("cannot list %s: %s", folder, error)
        return
    for name in dict.fromkeys(name.removesuffix(BACKUP) for name in marks):
        yield folder / name, marks.get(name), name + BACKUP in marks
