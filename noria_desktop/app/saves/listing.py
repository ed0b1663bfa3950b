"""The list of a profile's saves, read a little at a time and remembered while the files stay as they are.

The order is that of the serials in the files, not of clocks; files without one follow by the time of the file.
"""

from __future__ import annotations

import enum
import logging
import os
import re
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, Protocol, TypeAlias

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
    def is_automatic(self) -> bool:
        """True for what the program keeps by itself."""
        return self.kind is Kind.AUTOMATIC

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


@frozen
class _Known:
    """A file as it was when it was read."""

    mark: Mark
    backup_mark: Mark
    """Of its previous version, where that was looked at."""
    listed: Listed


class Memory(Protocol):
    """What was read in an earlier run."""

    def recall(self, file: Path, mark: Mark, /) -> Head | None:
        """What was read of a file when it was last as it is now; None where it has to be read again."""
        ...


class Listing:
    """Heads of all saves in some folders."""

    memory: Memory | None = None
    """Where there is one, a sound file that it knows is not read again."""

    def __init__(self, folders: Mapping[Kind, Path], find_kit: FindKit) -> None:
        """Read nothing yet."""
        self._folders = folders
        self._find_kit = find_kit
        self._known: dict[Path, _Known] = {}
        self._files: dict[Path, tuple[Kind, bool]] = {}
        """Every file, where it lies, and whether its previous version lies beside it."""
        self._waiting: list[Path] = []
        self.largest_serial = 0
        """Of all that was read."""
        self.has_news = False
        """Whether something was read or went that ``memory`` does not know; whoever tells it takes this back."""

    def begin(self) -> None:
        """Look which files there are; whether one has changed since it was read is seen when its turn comes."""
        self._files = {
            file: (kind, has_backup)
            for kind, folder in self._folders.items()
            for file, has_backup in _files_in(folder)
        }
        left = {file: known for file, known in self._known.items() if file in self._files}
        self.has_news = self.has_news or len(left) < len(self._known)
        self._known = left
        # From the end: what is not known at all comes first.
        self._waiting = sorted(self._files, key=lambda file: file not in self._known)

    def go_on(self, seconds: float | None = None) -> bool:
        """Read what is still to be read, one file at least and for about so long; True when all is read."""
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
        """What is known, newest first; a file that has changed since is told as it was until its turn comes."""
        every = (known.listed for known in self._known.values())
        return tuple(sorted(every, key=lambda one: (-one.serial, -one.changed, one.file.name)))

    def sound(self) -> dict[Path, tuple[Mark, Head]]:
        """Every file that could be read, as it was then."""
        known = self._known.items()
        return {file: (one.mark, one.listed.head) for file, one in known if one.listed.head is not None}

    def marks(self) -> dict[Path, Mark]:
        """What tells of every file that could be read whether it has changed since."""
        return {file: one.mark for file, one in self._known.items() if one.listed.head is not None}

    def whole(self) -> tuple[Listed, ...]:
        """Every save, newest first, as the files are now."""
        self.begin()
        self.go_on()
        return self.found()

    def one(self, file: Path, kind: Kind) -> Listed | None:
        """A single file as it is now; None when it is not there."""
        has_backup = backup_of(file).exists()
        if not has_backup and not file.exists():
            return None
        self._files[file] = (kind, has_backup)
        self._read(file)
        return self._known[file].listed

    def _read(self, file: Path) -> None:
        """Read a file unless it is what it was when it was read before."""
        kind, has_backup = self._files[file]
        mark = _mark_of(file)
        known = self._known.get(file)
        if known is not None and known.mark == mark and known.listed.has_backup == has_backup:
            is_sound = known.listed.head is not None
            if is_sound or known.backup_mark == (_mark_of(backup_of(file)) if has_backup else _NO_MARK):
                return
        head = None if self.memory is None else self.memory.recall(file, mark)
        error = None
        if head is None:
            head, error = self._head(file)
            self.has_news = self.has_news or head is not None
        backup, backup_mark = None, _NO_MARK
        if head is None and has_backup:
            backup_mark = _mark_of(backup_of(file))
            backup = self._head(backup_of(file))[0]
        listed = Listed(file, kind, head, error, has_backup, backup, mark[1] / 1e9)
        self._known[file] = _Known(mark, backup_mark, listed)
        self.largest_serial = max(self.largest_serial, listed.serial)

    def _head(self, file: Path) -> tuple[Head | None, SaveError | None]:
        try:
            return read_head(read_bytes(file), self._find_kit), None
        except SaveError as error:
            return None, error.in_file(file)


_NO_MARK: Final[Mark] = (0, 0, 0)


def _mark_of(file: Path) -> Mark:
    """What tells that a file has changed; nothing of one that is not there."""
    try:
        status = file.stat()
    except OSError:
        return _NO_MARK
    return status.st_size, status.st_mtime_ns, status.st_ino


def _files_in(folder: Path) -> Iterable[tuple[Path, bool]]:
    """Saves of a folder, those set aside as damaged and those of which only the backup is left among them."""
    names: set[str] = set()
    try:
        with os.scandir(folder) as entries:
            names.update(entry.name for entry in entries if _LISTED.fullmatch(entry.name) and _is_file(entry))
    except FileNotFoundError:
        return
    except OSError as error:
        log.info("cannot list %s: %s", folder, error)
        return
    for name in sorted({name.removesuffix(BACKUP) for name in names}):
        yield folder / name, name + BACKUP in names


def _is_file(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_file()
    except OSError:  # links that lead round in a circle
        return False
