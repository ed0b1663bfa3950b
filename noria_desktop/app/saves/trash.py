"""What was thrown away: it stays in a folder of the profile until the player empties that.

A save keeps its name there, so that it is known without any other file where it belongs: automatic saves are named by
game and identity, all others by the player.
"""

from __future__ import annotations

import os
import re
import shutil
import time
from pathlib import Path
from typing import Final

from noria_desktop.app.saves.envelope import FindKit
from noria_desktop.app.saves.errors import Reason, SaveError, reading_failed, writing_failed
from noria_desktop.app.saves.files import BACKUP, backup_of, free_name, make_folder
from noria_desktop.app.saves.listing import Kind, Listed, Listing
from noria_desktop.app.saves.locking import locked
from noria_desktop.engine.values import frozen

_AUTOMATIC: Final = r"[a-z][a-z0-9]*-[0-9a-f]{32}( \d+)?"
_OLD_NUMBER: Final = r"(.*\.ndsave)\.\d+"
"""Second files of a name were once numbered behind the ending."""


@frozen
class Trashed:
    """A save in the trash."""

    file: Path
    """Where it is now; its previous version lies beside it where it had one."""
    origin: Path
    """Where it goes back to, unless that name is taken by then."""


class Trash:
    """The folder of what was thrown away."""

    def __init__(self, folder: Path, saves: Path, autosaves: Path) -> None:
        """Use these folders; the trash is made when something is first thrown away."""
        self.folder = folder
        self._saves = saves
        self.autosaves = autosaves

    def put(self, file: Path) -> Trashed:
        """Move a save here, with its backup. Two programs that did so at once might choose the same name: see ``Store``.

        Raises:
            SaveError: it cannot be moved; nothing was changed.
        """
        _make_sure_of(file, file)
        try:
            make_folder(self.folder)
            target = free_name(self.folder / file.name)
            _move_both(file, target)
        except OSError as error:
            raise writing_failed(file, error) from None
        return Trashed(target, file)

    def all(self) -> tuple[Trashed, ...]:
        """Everything in the trash.

        Raises:
            SaveError: the folder cannot be read.
        """
        try:
            files = [path for path in self.folder.iterdir() if not path.is_dir()]
        except FileNotFoundError:
            return ()
        except OSError as error:
            raise reading_failed(self.folder, error) from None
        names = sorted({path.name.removesuffix(BACKUP) for path in files})
        return tuple(Trashed(self.folder / name, self._origin(name)) for name in names if name[0] != ".")

    def _origin(self, name: str) -> Path:
        old = re.fullmatch(_OLD_NUMBER, name)
        name = old[1] if old else name
        is_automatic = re.fullmatch(_AUTOMATIC, name.partition(".")[0])
        return (self.autosaves if is_automatic else self._saves) / name

    def restore(self, trashed: Trashed) -> Path:
        """Bring a save back, under a new name when its old one is taken by now.

        Raises:
            SaveError: it is no longer in the trash, or cannot be moved.
        """
        _make_sure_of(trashed.file, trashed.origin)
        try:
            make_folder(trashed.origin.parent)
            make_folder(self.autosaves)
            # Whoever writes has just seen that there is nothing where this goes.
            with locked(self.autosaves):
                target = free_name(trashed.origin)
                _move_both(trashed.file, target)
        except OSError as error:
            raise writing_failed(trashed.origin, error) from None
        return target

    def empty(self, trashed: tuple[Trashed, ...]) -> None:
        """Delete these for good: only what the player has seen in the list.

        Raises:
            SaveError: one of them cannot be deleted.
        """
        for one in trashed:
            for file in (one.file, backup_of(one.file)):
                try:
                    file.unlink(missing_ok=True)
                except OSError as error:
                    raise writing_failed(file, error) from None


class TrashReader:
    """What is in the trash when this is made, read a little at a time: heads only, however much there is."""

    def __init__(self, trash: Trash, find_kit: FindKit) -> None:
        """Look which files there are.

        Raises:
            SaveError: the folder cannot be read.
        """
        self._autosaves = trash.autosaves
        self._listing = Listing({}, find_kit)
        self._waiting = list(reversed(trash.all()))
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


def _make_sure_of(file: Path, told: Path) -> None:
    """Refuse when neither a file nor its previous version is there; ``told`` is its name for the player."""
    if not os.path.lexists(file) and not backup_of(file).exists():
        raise SaveError(told, "", Reason.MISSING)


def _move_both(file: Path, target: Path) -> None:
    """Move a file and its previous version, that one first, as far as they are there."""
    for origin, moved in ((backup_of(file), backup_of(target)), (file, target)):
        if os.path.lexists(origin):
            _move(origin, moved)


def _move(origin: Path, target: Path) -> None:
    """Rename, or copy where the two lie on different disks: first the new one, then away with the old.

    Not by a second name: what is taken away from the first one might be a newer file by then.
    """
    try:
        origin.rename(target)
    except FileExistsError:
        raise
    except OSError:
        shutil.copy2(origin, target, follow_symlinks=False)
        with target.open("rb+") as stream:
            os.fsync(stream.fileno())
        origin.unlink()
