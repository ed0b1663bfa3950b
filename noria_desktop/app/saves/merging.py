"""Saves from somewhere else among those that are here: what is known stays out, all else lies beside.

Nothing here is ever replaced. A file is known when the same bytes are here. An automatic save is known when an
automatic save of that game has every line of it; a named one, which marks a place in a game, only when a named save of
that game has every line of it and bears the same file name, or the same title at the same place.
"""

from __future__ import annotations

import contextlib
import enum
import os
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

from noria_desktop.app.record import Record, contains
from noria_desktop.app.saves.envelope import Save, read
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.files import BACKUP, backup_of, free_name, write_atomically
from noria_desktop.app.saves.heads import Head, read_head
from noria_desktop.app.saves.limits import read_bytes
from noria_desktop.app.saves.store import Store

_TRASH: Final = "trash"
_NAMED: Final = "saves"


class Outcome(enum.Enum):
    """What became of a file."""

    ADDED = "added"
    HERE = "here"
    """It was here already, or all that it knows."""
    DAMAGED = "damaged"
    """It is no readable game; it was added as it is, or was here already."""
    SILENT = "silent"
    """A previous version: it goes with its game and is not counted."""


class Merging:
    """Adds files to the folders of a profile."""

    def __init__(self, store: Store) -> None:
        """Nothing is looked at yet."""
        self._store = store
        self._folders = {_NAMED: store.saves, "autosave": store.autosaves, _TRASH: store.trash.folder}
        self._bytes: dict[str, dict[bytes, Path]] = {name: {} for name in self._folders}
        self._games: dict[tuple[str, str], list[Path]] = {}
        """Files of a folder by the game in them."""
        self._places: dict[tuple[str, str], Path] = {}
        """Where the files of the archive are here."""

    def look(self) -> Iterator[None]:
        """Look what is here, a file a step; to be done before anything is added."""
        for name, folder in self._folders.items():
            for file in _regular(folder):
                yield
                with contextlib.suppress(SaveError):
                    self._note(name, file, read_bytes(file))

    def add(self, folder: str, name: str, data: bytes) -> Outcome:
        """Add a file unless it is known; previous versions come after what they belong to.

        Args:
            folder: the name of one of the folders.
            name: checked, and without any folder.
            data: its bytes.

        Raises:
            SaveError: it cannot be written.
        """
        if name.endswith(BACKUP):
            self._add_previous(folder, name, data)
            return Outcome.SILENT
        head = self._head(data)
        same = self._same(folder, data)
        if same is None and head is not None and self._is_known(folder, name, head.id, data):
            same = self._folders[folder] / name
        if same is not None:
            self._places[folder, name] = same
            return Outcome.HERE if head is not None else Outcome.DAMAGED
        self._places[folder, name] = self._written(folder, name, data)
        return Outcome.ADDED if head is not None else Outcome.DAMAGED

    def _add_previous(self, folder: str, name: str, data: bytes) -> None:
        """A previous version lies beside its game, or alone where something else lies there and it knows more."""
        if self._same(folder, data) is not None:
            return
        game = self._places.get((folder, name.removesuffix(BACKUP)))
        with self._store.alone():
            if game is None or not game.exists() or os.path.lexists(backup_of(game)):
                save = self._read(data)
                if game is not None and (save is None or self._in_any(folder, save.envelope.id, save)):
                    return
                game = free_name(self._folders[folder] / name.removesuffix(BACKUP))
            write_atomically(backup_of(game), data, keep_backup=False)
        self._note(folder, backup_of(game), data)

    # What is known ------------------------------------------------------------------------------------

    def _same(self, folder: str, data: bytes) -> Path | None:
        """A file with the same bytes. What was thrown away there may be in use here, but not the other way round."""
        digest = blake2b(data).digest()
        places = self._folders if folder == _TRASH else [one for one in self._folders if one != _TRASH]
        first = self._bytes[folder].get(digest)
        return first or next((file for one in places if (file := self._bytes[one].get(digest))), None)

    def _is_known(self, folder: str, name: str, identity: str, data: bytes) -> bool:
        if (folder, identity) not in self._games:
            return False
        save = self._read(data)
        if save is None:
            return False
        if folder == _NAMED:
            return any(
                (ours.name == name or _marks_the_same(other, save)) and _has_all(other, save)
                for ours, other in self._of(folder, identity)
            )
        return self._in_any(folder, identity, save)

    def _in_any(self, folder: str, identity: str, save: Save) -> bool:
        return any(_has_all(other, save) for _, other in self._of(folder, identity))

    def _of(self, folder: str, identity: str) -> Iterator[tuple[Path, Save]]:
        for file in self._games.get((folder, identity), ()):
            with contextlib.suppress(SaveError):
                save = self._read(read_bytes(file))
                if save is not None:
                    yield file, save

    def _head(self, data: bytes) -> Head | None:
        with contextlib.suppress(SaveError):
            return read_head(data, self._store.find_kit)
        return None

    def _read(self, data: bytes) -> Save | None:
        with contextlib.suppress(SaveError):
            return read(data, self._store.find_kit)
        return None

    # Writing ------------------------------------------------------------------------------------------

    def _written(self, folder: str, name: str, data: bytes) -> Path:
        """Write under this name or the next free one; where it is now."""
        with self._store.alone():
            target = free_name(self._folders[folder] / name)
            write_atomically(target, data, keep_backup=False)
        self._note(folder, target, data)
        return target

    def _note(self, folder: str, file: Path, data: bytes) -> None:
        self._bytes[folder].setdefault(blake2b(data).digest(), file)
        head = None if file.name.endswith(BACKUP) else self._head(data)
        if head is not None:
            self._games.setdefault((folder, head.id), []).append(file)


def _regular(folder: Path) -> Iterator[Path]:
    """Plain files of a folder, hidden ones aside."""
    try:
        found = sorted(folder.iterdir())
    except OSError:
        return
    yield from (file for file in found if file.is_file() and not file.name.startswith("."))


def _marks_the_same(ours: Save, theirs: Save) -> bool:
    return ours.envelope.title == theirs.envelope.title and ours.snapshot == theirs.snapshot


def _has_all(ours: Save, theirs: Save) -> bool:
    """Whether nothing would be lost without the other one."""
    one, other = ours.envelope, theirs.envelope
    return (
        one.id == other.id
        and one.setup.seed == other.setup.seed
        and ours.options == theirs.options
        and contains(Record(ours.log, ours.branches), Record(theirs.log, theirs.branches))
    )
