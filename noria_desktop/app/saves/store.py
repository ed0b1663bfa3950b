"""The player's saves on disk.

Layout of the data folder::

    saves/       games saved by name, each with its previous version beside it (.bak)
    autosave/    <game>-<id>.ndsave: every game that was played, written after every decision; finished ones stay
    trash/       saves thrown away, until the player empties it
    latest.json  the number of the last save, and which game it was; can be made again from the files
    results.jsonl
    tags.jsonl   what the player wrote on games

A file is never replaced by one that knows less of the same game, nor by another game: what is on the disk is compared
before each write. A file that cannot be read is never overwritten and never deleted: it is set aside as ``.broken``.
Source: decisions 5 and 33.
"""

from __future__ import annotations

import contextlib
import enum
import json
import logging
import re
import unicodedata
import weakref
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from noria_desktop.app import catalogue
from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.record import Record, contains
from noria_desktop.app.saves.envelope import LARGEST_SERIAL, FindKit, Save, checksum_of, clean_title, read
from noria_desktop.app.saves.errors import Reason, SaveError, writing_failed
from noria_desktop.app.saves.files import (
    BACKUP,
    backup_of,
    followed,
    free_name,
    make_folder,
    set_aside,
    sweep,
    write_atomically,
)
from noria_desktop.app.saves.limits import open_plain, read_bytes
from noria_desktop.app.saves.listing import EXTENSION, Kind, Listed, Listing
from noria_desktop.app.saves.locking import locked
from noria_desktop.app.saves.resuming import Opened, opened
from noria_desktop.app.saves.trash import Trash, Trashed
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session

log = logging.getLogger(__name__)

ENDINGS: Final = (EXTENSION, ".json")
"""What the names of saves end with."""
RING: Final = 100
"""Tables merely laid by older versions that are kept of each kind; older ones go to the trash."""

_NOT_IN_NAMES: Final = r'[\\/:*?"<>|\x00-\x1f]+'
_RESERVED: Final = r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?"
_SERIAL = re.compile(rb'\n"serial": (\d{1,13}),\n')
_FIRST_LINES: Final = 4096
"""Bytes in which a save says what it is; set-ups as text come later."""
_NOT_DAMAGED: Final = frozenset(
    {
        Reason.MISSING,
        Reason.UNREADABLE,
        Reason.NOT_A_FILE,
        Reason.TOO_LARGE,
        Reason.NEWER,
        Reason.TOO_OLD,
        Reason.UNKNOWN_GAME,
    }
)
"""What is wrong with files that another program or version may well read."""


class OtherRecord(Exception):
    """The file holds something that would be lost: another game, or more of this one."""


class _There(enum.Enum):
    """What stands where a game is to be written."""

    OURS = "ours"
    """Nothing, what this session wrote last, or less of the same game."""
    DAMAGED = "damaged"
    OTHER = "other"


class Store:
    """Reads and writes the saves of one data folder."""

    def __init__(self, folder: Path, find_kit: FindKit = catalogue.kit) -> None:
        """Use this folder; it is made when something is first written."""
        self.profile = folder
        self.saves = folder / "saves"
        self.autosaves = folder / "autosave"
        self.results = folder / "results.jsonl"
        self.latest = folder / "latest.json"
        self.trash = Trash(folder / "trash", self.saves, self.autosaves)
        self.listing = Listing({Kind.NAMED: self.saves, Kind.AUTOMATIC: self.autosaves}, find_kit)
        self.find_kit = find_kit
        self._own: dict[Path, tuple[str, str, weakref.ref[Session]]] = {}
        """For files written or opened: checksum, the game's identity then, and the session."""
        self._largest = 0
        """The largest serial among what was opened and written."""

    # Writing ------------------------------------------------------------------------------------------

    def save(self, session: Session, kit: GameKit, title: str) -> Path:
        """Save under a name, or the next free one where that would cost another save; the file written.

        Raises:
            SaveError: the folder cannot be written or the disk is full; nothing was changed.
        """
        file = self.file_for(title)
        with self.alone():
            if self._there(file, session) is not _There.OURS:
                file = free_name(file)
            self._write(file, session, kit, title)
        return file

    def save_to(self, file: Path, session: Session, kit: GameKit, title: str = "") -> Path:
        """Save into any file that the player chose; another save that it held goes to the trash.

        The file written: a name without an ending for saves gets one.

        Raises:
            SaveError: the folder cannot be written or the disk is full; what was there is as it was, or in the trash.
        """
        if file.suffix.lower() not in ENDINGS:
            file = file.with_name(file.name + EXTENSION)
        try:
            target = followed(file)
        except OSError as error:
            raise writing_failed(file, error) from None
        with self.alone():
            match self._there(target, session):
                case _There.OTHER:
                    self.trash.put(target)
                case _There.DAMAGED:
                    set_aside(target)
            self._write(target, session, kit, title or file.stem)
        return file

    def autosave(self, session: Session, kit: GameKit) -> Path:
        """Write this game's automatic save; call it after every decision.

        Raises:
            OtherRecord: somebody has played on in this game elsewhere; nothing was changed.
            SaveError: the folder cannot be written or the disk is full; the last one is as it was.
        """
        file = self.file_of(session, kit)
        try:
            make_folder(self.autosaves)
        except OSError as error:
            raise writing_failed(file, error) from None
        with locked(self.autosaves):
            match self._there(file, session):
                case _There.OTHER:
                    raise OtherRecord(file)
                case _There.DAMAGED:
                    set_aside(file)
            self._write(file, session, kit, "", is_latest=True)
        return file

    def alone(self) -> contextlib.AbstractContextManager[object]:
        """No other program changes a save of this profile meanwhile, as far as that can be had."""
        with contextlib.suppress(OSError):
            make_folder(self.autosaves)
        return locked(self.autosaves)

    def file_of(self, session: Session, kit: GameKit) -> Path:
        """Where the automatic save of a game is."""
        return self.autosaves / f"{kit.game_id}-{session.identity}{EXTENSION}"

    def file_for(self, title: str) -> Path:
        """The file a title is saved in: the title itself, without signs that file systems refuse."""
        name = unicodedata.normalize("NFC", re.sub(_NOT_IN_NAMES, " ", clean_title(title))).strip(". ")
        while len(name.encode()) > 150:
            name = name[:-1]
        name = name.rstrip(". ")
        if not name or re.fullmatch(_RESERVED, name):
            name = f"{name} -".strip()
        return self.saves / (name + EXTENSION)

    def is_newest(self, session: Session, kit: GameKit, source: Path) -> bool:
        """Whether a game just opened from a file is the newest record of itself in this profile.

        Its automatic save is; another file is when the automatic one, or where there is none every other file of the
        same game, knows nothing that this one does not. One in the trash never is: who looks at a game that was thrown
        away and goes on from there plays another one.
        """
        if source.parent == self.trash.folder:
            return False
        automatic = self.file_of(session, kit)
        if source == automatic:
            return True
        if automatic.exists():
            return self._there(automatic, session) is _There.OURS
        mark = f'"id": "{session.identity}"'.encode()
        others = (file for file, first in self._first_lines() if mark in first and file != source)
        return all(self._there(file, session) is _There.OURS for file in others)

    def _write(
        self, file: Path, session: Session, kit: GameKit, title: str, *, is_latest: bool = False
    ) -> None:
        number = self._next_serial()
        data = written(session, kit, title=title, serial=number)
        backup = backup_of(file)
        if self._in_file(backup, session) is _There.OTHER:
            # Somebody has put it there; it would give way to our previous version.
            self.trash.put(backup)
        write_atomically(file, data, keep_backup=True)
        if file in self._own:
            self._own[backup] = self._own[file]
        self._own[file] = (checksum_of(data), session.identity, weakref.ref(session))
        self._largest = number
        self._note_latest(number, file.name if is_latest else None)

    def _there(self, file: Path, session: Session) -> _There:
        """What writing this session into a file would cost."""
        found = self._in_file(file, session)
        if found is None or found is _There.DAMAGED:
            # Then the previous version beside it may be all there is, and the next write would replace that.
            backup = self._in_file(backup_of(file), session)
            found = _There.OTHER if backup is _There.OTHER else found
        return found or _There.OURS

    def _in_file(self, file: Path, session: Session) -> _There | None:
        """The same of a single file; None where there is none."""
        try:
            data = read_bytes(file)
        except SaveError as error:
            return None if error.reason is Reason.MISSING else _There.OTHER
        told, identity, owner = self._own.get(file, ("", "", None))
        is_mine = owner is not None and owner() is session and identity == session.identity
        if is_mine and told == checksum_of(data):
            return _There.OURS
        try:
            save = read(data, self.find_kit)
        except SaveError as error:
            return _There.OTHER if error.reason in _NOT_DAMAGED else _There.DAMAGED
        return _There.OURS if _knows(session, save) else _There.OTHER

    # Which was last -----------------------------------------------------------------------------------

    def _next_serial(self) -> int:
        """One more than any that is known: the note may be older than the files."""
        noted = self._last_note()[0] or max(
            (_serial_in(first) for _, first in self._first_lines()), default=0
        )
        return min(max(noted, self._largest, self.listing.largest_serial) + 1, LARGEST_SERIAL - 1)

    def _last_note(self) -> tuple[int, str]:
        """What is noted of the last save; 0 where there is no note."""
        try:
            found = json.loads(read_bytes(self.latest))
            number, name = found["serial"], found["autosave"]
            if type(number) is int and 0 < number < LARGEST_SERIAL and type(name) is str:
                return number, name
        except (SaveError, ValueError, LookupError, TypeError, RecursionError):
            pass
        return 0, ""

    def _first_lines(self) -> Iterator[tuple[Path, bytes]]:
        """Every save, and its beginning without a look at what it says."""
        for folder in (self.saves, self.autosaves):
            for file in folder.glob(f"*{EXTENSION}*"):
                try:
                    with open_plain(file) as stream:
                        yield file, stream.read(_FIRST_LINES)
                except (SaveError, OSError):
                    continue

    def _note_latest(self, number: int, name: str | None) -> None:
        """Failing changes nothing: the number can be found again in the files."""
        known = self._last_note()[1] if name is None else name
        try:
            data = json.dumps({"serial": number, "autosave": known}).encode()
            write_atomically(self.latest, data, keep_backup=False, lasting=False)
        except SaveError as error:
            log.info("the number of the last save could not be kept: %s", error)

    # Reading ------------------------------------------------------------------------------------------

    def open(self, file: Path) -> Opened:
        """The game in a file, wholly checked.

        Raises:
            SaveError: with file, place, reason and remedy; the file stays as it is.
        """
        try:
            data = read_bytes(file)
            found = opened(read(data, self.find_kit))
        except SaveError as error:
            raise error.in_file(file) from None
        self._own[file] = (checksum_of(data), found.session.identity, weakref.ref(found.session))
        self._largest = max(self._largest, found.save.envelope.serial)
        return found

    def listed(self) -> tuple[Listed, ...]:
        """All saves, newest first, damaged ones too; named and automatic ones together."""
        return self.listing.whole()

    def resume(self, among: Iterable[Listed] | None = None) -> tuple[Path, Opened] | None:
        """Open the unfinished game that was played last, or the previous version of a damaged one.

        None when there is no game to go on with. Nothing is changed: damaged files stay in the list.

        Args:
            among: what is known already, newest first; by default every file is looked at.
        """
        for one in self._unfinished() if among is None else among:
            if one.kind is not Kind.AUTOMATIC or not one.is_unfinished:
                continue
            for candidate in (one.file, backup_of(one.file)):
                try:
                    found = self.open(candidate)
                except SaveError as error:
                    log.info("cannot go on with %s", error)
                    continue
                if found.session.is_over:
                    break
                return one.file, found
        return None

    def _unfinished(self) -> Iterator[Listed]:
        """Automatic saves of unfinished games, the one played last first; read one by one, as far as is asked."""
        noted = self.noted()
        if noted is not None:
            yield noted
        for file in self._autosaves_in_order():
            one = self.listing.one(file, Kind.AUTOMATIC)
            if one is not None and one.is_unfinished:
                yield one

    def noted(self) -> Listed | None:
        """The unfinished game that is noted as played last; None where the note is missing or out of date."""
        number, name = self._last_note()
        if not name or Path(name).name != name:
            return None
        one = self.listing.one(self.autosaves / name, Kind.AUTOMATIC)
        is_right = one is not None and one.head is not None and one.serial == number and one.is_unfinished
        return one if is_right else None

    def _autosaves_in_order(self) -> list[Path]:
        """Automatic saves, the last one first, by the numbers in their first lines."""
        numbered: dict[Path, tuple[int, float]] = {}
        for file, first in self._first_lines():
            name = file.name.removesuffix(BACKUP)
            if file.parent == self.autosaves and name.endswith(EXTENSION):
                found = (_serial_in(first), _time_of(file))
                numbered[file.with_name(name)] = max(found, numbered.get(file.with_name(name), found))
        return sorted(numbered, key=lambda file: numbered[file], reverse=True)

    def restore_backup(self, file: Path) -> Opened:
        """Put a save's previous version in its place.

        The version there now is set aside as ``.broken``; if it is sound after all, it goes to the trash.

        Raises:
            SaveError: there is no readable previous version; nothing was changed.
        """
        backup = backup_of(file)
        if not backup.exists():
            raise SaveError(file, "", Reason.NO_BACKUP)
        with self.alone():
            found = self.open(backup)
            data = read_bytes(backup)
            if file.exists():
                try:
                    self.open(file)
                except SaveError:
                    set_aside(file)
                else:
                    self.trash.put(file)
            write_atomically(file, data, keep_backup=False)
        return found

    # Keeping ------------------------------------------------------------------------------------------

    def tidy(self) -> None:
        """Put old tables at which nothing was decided into the trash, and remove what killed programs left half-written.

        Nothing that was played is touched, finished or not, nor a file that cannot be read.
        """
        for folder in (self.saves, self.autosaves):
            sweep(folder)
        kept: Counter[str] = Counter()
        for one in self.listing.whole():
            if one.head is None or one.kind is not Kind.AUTOMATIC or not self._is_merely_laid(one):
                continue
            kept[one.head.game] += 1
            if kept[one.head.game] > RING:
                try:
                    with self.alone():
                        if self.listing.one(one.file, one.kind) == one:
                            self.trash.put(one.file)
                except SaveError as error:
                    log.info("an old autosave stays: %s", error)

    def _is_merely_laid(self, one: Listed) -> bool:
        """A table that was laid and never played on."""
        return one.head is not None and not one.head.is_begun

    def throw_away(self, file: Path) -> Trashed:
        """Move a save to the trash.

        Raises:
            SaveError: it cannot be moved; nothing was changed.
        """
        self._own.pop(file, None)
        with self.alone():
            return self.trash.put(file)


def _serial_in(first_lines: bytes) -> int:
    found = _SERIAL.search(first_lines)
    number = int(found[1]) if found else 0
    return number if number < LARGEST_SERIAL else 0


def _time_of(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0


def _knows(session: Session, save: Save) -> bool:
    """Whether a session holds all that a save holds of the same game."""
    return (
        save.envelope.id == session.identity
        and save.envelope.setup.seed == session.seed
        and contains(session.record, Record(save.log, save.branches))
    )
