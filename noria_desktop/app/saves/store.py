"""The player's saves on disk.

Layout of the profile folder::

    saves/     games saved by name, each with its previous version beside it (.bak)
    autosave/  <game>-<id>.ndsave: the five games of each kind played last, written after every decision
    trash/     saves thrown away, until the player empties it
    results.jsonl

A file that cannot be read is never overwritten and never deleted: it is set aside as ``.broken``.
"""

from __future__ import annotations

import enum
import itertools
import logging
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from noria_desktop.app import catalogue
from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.saves.envelope import (
    Envelope,
    FindKit,
    Opened,
    clean_title,
    opened,
    read,
    read_envelope,
    written,
)
from noria_desktop.app.saves.errors import Reason, SaveError, reading_failed, writing_failed
from noria_desktop.app.saves.files import BACKUP, BROKEN, backup_of, set_aside, sweep, write_atomically
from noria_desktop.app.saves.limits import read_bytes
from noria_desktop.app.session import Session
from noria_desktop.engine.values import frozen

log = logging.getLogger(__name__)

EXTENSION: Final = ".ndsave"
RING: Final = 5
"""Autosaved games kept of each kind."""

_NOT_IN_NAMES = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


class Kind(enum.Enum):
    """Which of the folders a save lies in."""

    NAMED = "named"
    AUTOMATIC = "automatic"


@frozen
class Listed:
    """One file of the list of saves."""

    file: Path
    kind: Kind
    envelope: Envelope | None
    """None when the file is damaged."""
    error: SaveError | None
    """Why it is damaged."""
    has_backup: bool
    """True when its previous version lies beside it."""
    changed: float
    """Time of the file on disk; orders the list."""


@frozen
class Trashed:
    """A save in the trash, and where it was."""

    origin: Path
    moved: tuple[tuple[Path, Path], ...]
    """Every file moved: from where, to where."""


class Store:
    """Reads and writes the saves of one profile folder."""

    def __init__(self, profile: Path, find_kit: FindKit = catalogue.kit) -> None:
        """Use this folder; it is made when something is first written."""
        self.profile = profile
        self.saves = profile / "saves"
        self.autosaves = profile / "autosave"
        self.trash_folder = profile / "trash"
        self.results = profile / "results.jsonl"
        self._find_kit = find_kit
        self._own: dict[Path, tuple[int, int] | None] = {}
        self._heads: dict[Path, tuple[tuple[int, int], Envelope | None, SaveError | None]] = {}
        for folder in (self.saves, self.autosaves):
            sweep(folder)

    # Writing ------------------------------------------------------------------------------------------

    def save(self, session: Session, kit: GameKit, title: str) -> Path:
        """Save under a name; a game saved under the same name before becomes its backup.

        Raises:
            SaveError: the folder cannot be written or the disk is full; nothing was changed.
        """
        file = self.file_for(title)
        self.save_to(file, session, kit, title)
        return file

    def save_to(self, file: Path, session: Session, kit: GameKit, title: str = "") -> None:
        """Save into any file; what it held before stays beside it as ``.bak``, or ``.broken`` if damaged.

        Raises:
            SaveError: the folder cannot be written or the disk is full; nothing was changed.
        """
        self._write(file, written(session, kit, title=title or file.stem))

    def autosave(self, session: Session, kit: GameKit) -> Path:
        """Write this game's automatic save; call it after every decision.

        Raises:
            SaveError: the folder cannot be written or the disk is full; the last one is as it was.
        """
        file = self.autosaves / f"{kit.game_id}-{session.identity}{EXTENSION}"
        is_new = not file.exists()
        self._write(file, written(session, kit))
        if is_new:
            self._close_ring(kit.game_id, file)
        return file

    def file_for(self, title: str) -> Path:
        """The file a title is saved in: the title itself, without signs that file systems refuse."""
        name = unicodedata.normalize("NFC", _NOT_IN_NAMES.sub(" ", clean_title(title))).strip(". ")
        while len(name.encode()) > 150:
            name = name[:-1]
        name = name.rstrip(". ")
        if not name or _RESERVED.fullmatch(name):
            name = f"{name} -".strip()
        return self.saves / (name + EXTENSION)

    def _write(self, file: Path, data: bytes) -> None:
        self._protect(file)
        write_atomically(file, data, keep_backup=True)
        self._own[file] = _mark(file)

    def _protect(self, file: Path) -> None:
        """Set a file aside that somebody or something damaged since this store last wrote it."""
        if not file.exists() or self._own.get(file) == _mark(file):
            return
        try:
            read_envelope(read_bytes(file), self._find_kit)
        except SaveError as error:
            log.info("set aside before writing: %s", error)
            set_aside(file)

    def _close_ring(self, game_id: str, newest: Path) -> None:
        """Let the oldest autosaves of a kind of game go, but never one that cannot be read."""
        kept = 1
        for listed in self._listed(self.autosaves, Kind.AUTOMATIC):
            if listed.file == newest or listed.envelope is None or listed.envelope.game != game_id:
                continue
            kept += 1
            if kept > RING:
                for file in (listed.file, backup_of(listed.file)):
                    try:
                        file.unlink(missing_ok=True)
                    except OSError as error:
                        log.info("an old autosave stays: %s", error)

    # Reading ------------------------------------------------------------------------------------------

    def open(self, file: Path) -> Opened:
        """The game in a file, wholly checked.

        Raises:
            SaveError: with file, place, reason and remedy; the file stays as it is.
        """
        try:
            return opened(read(read_bytes(file), self._find_kit))
        except SaveError as error:
            raise error if error.file is not None else error.in_file(file) from None

    def listed(self) -> tuple[Listed, ...]:
        """All saves, newest first, damaged ones too; named and automatic ones together."""
        every = (*self._listed(self.saves, Kind.NAMED), *self._listed(self.autosaves, Kind.AUTOMATIC))
        return tuple(sorted(every, key=lambda listed: -listed.changed))

    def newest_autosave(self) -> Listed | None:
        """The unfinished game that was played last, whatever game it is, for "Continue"."""
        return next(iter(self._unfinished()), None)

    def resume(self) -> tuple[Path, Opened] | None:
        """Open the game that was played last.

        A damaged autosave is set aside as ``.broken`` and its previous version, or else the next
        older game, is taken. None when there is no game to go on with.

        Raises:
            SaveError: a damaged autosave cannot be set aside.
        """
        for file in self._by_age(self.autosaves):
            for candidate in (file, backup_of(file)):
                if not candidate.exists():
                    continue
                try:
                    found = self.open(candidate)
                except SaveError as error:
                    log.info("set aside: %s", error)
                    if error.reason not in (Reason.UNREADABLE, Reason.MISSING, Reason.NEWER):
                        set_aside(candidate)
                    continue
                if found.session.is_over:
                    break
                return file, found
        return None

    def restore_backup(self, file: Path) -> Opened:
        """Put a save's previous version in its place; the version there now is set aside as ``.broken``.

        Raises:
            SaveError: there is no readable previous version; nothing was changed.
        """
        backup = backup_of(file)
        if not backup.exists():
            raise SaveError(file, "", Reason.NO_BACKUP)
        found = self.open(backup)
        if file.exists():
            set_aside(file)
        write_atomically(file, read_bytes(backup), keep_backup=False)
        return found

    def _unfinished(self) -> Iterator[Listed]:
        for listed in self._listed(self.autosaves, Kind.AUTOMATIC):
            if listed.envelope is not None and not listed.envelope.summary.over:
                yield listed

    def _listed(self, folder: Path, kind: Kind) -> Iterator[Listed]:
        for file in self._by_age(folder):
            mark = _mark(file)
            envelope, error = self._head(file, mark)
            changed = 0.0 if mark is None else mark[1] / 1e9
            yield Listed(file, kind, envelope, error, backup_of(file).exists(), changed)

    def _head(self, file: Path, mark: tuple[int, int] | None) -> tuple[Envelope | None, SaveError | None]:
        """The envelope of a file or why it is damaged; read again only when the file has changed."""
        known = self._heads.get(file)
        if known is not None and mark is not None and known[0] == mark:
            return known[1], known[2]
        envelope: Envelope | None = None
        error: SaveError | None = None
        try:
            envelope, _ = read_envelope(read_bytes(file), self._find_kit)
        except SaveError as failed:
            error = failed if failed.file is not None else failed.in_file(file)
        if mark is not None:
            self._heads[file] = (mark, envelope, error)
        return envelope, error

    def _by_age(self, folder: Path) -> list[Path]:
        """Saves of a folder, newest first; one of which only the backup is left counts too."""
        found: dict[Path, int] = {}
        try:
            for path in folder.iterdir():
                name = path.name.removesuffix(BACKUP)
                if name.endswith(EXTENSION) and not name.startswith(".") and path.is_file():
                    file = path.with_name(name)
                    found[file] = max(found.get(file, 0), path.stat().st_mtime_ns)
        except FileNotFoundError:
            return []
        except OSError as error:
            log.info("cannot list %s: %s", folder, error)
            return []
        return sorted(found, key=lambda file: (-found[file], file.name))

    # Trash --------------------------------------------------------------------------------------------

    def trash(self, file: Path) -> Trashed:
        """Throw a save away, with its backup; ``untrash`` brings it back.

        Raises:
            SaveError: it cannot be moved; nothing was changed.
        """
        if not file.exists() and not backup_of(file).exists():
            raise SaveError(file, "", Reason.MISSING)
        moved: list[tuple[Path, Path]] = []
        try:
            self.trash_folder.mkdir(parents=True, exist_ok=True)
            stem = next(
                name
                for number in itertools.count(1)
                if not self._taken(name := f"{file.name}{'' if number == 1 else f'.{number}'}")
            )
            for origin, target in ((file, stem), (backup_of(file), stem + BACKUP)):
                if origin.exists():
                    origin.replace(self.trash_folder / target)
                    moved.append((origin, self.trash_folder / target))
        except OSError as error:
            raise writing_failed(file, error) from None
        self._own.pop(file, None)
        return Trashed(file, tuple(moved))

    def untrash(self, trashed: Trashed) -> Path:
        """Bring a save back from the trash, under a new name when its old one is taken by now.

        Raises:
            SaveError: it is no longer in the trash, or cannot be moved.
        """
        target = trashed.origin
        for number in itertools.count(2):
            if not target.exists() and not backup_of(target).exists():
                break
            target = trashed.origin.with_name(f"{trashed.origin.stem} {number}{EXTENSION}")
        try:
            for origin, moved in trashed.moved:
                moved.replace(backup_of(target) if origin != trashed.origin else target)
        except FileNotFoundError as error:
            raise reading_failed(trashed.origin, error) from None
        except OSError as error:
            raise writing_failed(trashed.origin, error) from None
        return target

    def broken(self) -> tuple[Path, ...]:
        """Files that were set aside because they cannot be read."""
        found = itertools.chain(self.saves.glob(f"*{BROKEN}*"), self.autosaves.glob(f"*{BROKEN}*"))
        return tuple(sorted(found))

    def _taken(self, name: str) -> bool:
        return (self.trash_folder / name).exists() or (self.trash_folder / (name + BACKUP)).exists()


def _mark(file: Path) -> tuple[int, int] | None:
    """Size and time of a file: whether it is still what this store wrote."""
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns
