"""Files that are always whole: written beside, flushed to the disk, then put in place in one move.

A process killed at any moment leaves the old file or the new one, never half of one. What is written is for its
owner's eyes only; a link is followed to its file, which is then replaced.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from noria_desktop.app.saves.errors import writing_failed

BACKUP: Final = ".bak"
BROKEN: Final = ".broken"
_TEMPORARY: Final = ".tmp"
_STALE_SECONDS: Final = 600
_PRIVATE: Final = 0o600


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, readable by their owner alone; one that is there stays as it is.

    Raises:
        OSError: it cannot be made.
    """
    missing = list(itertools.takewhile(lambda path: not path.exists(), (folder, *folder.parents)))
    for path in reversed(missing):
        path.mkdir(mode=0o700, exist_ok=True)


def write_atomically(
    file: Path, data: bytes | Iterable[bytes], *, keep_backup: bool, lasting: bool = True
) -> None:
    """Replace the file's contents; with ``keep_backup`` the old file stays beside it as ``.bak``.

    Args:
        file: where to.
        data: its new contents, whole or piece by piece; whatever making a piece raises is raised.
        keep_backup: whether the old ones are kept.
        lasting: False for what can be made again: it is whole after a kill, but may be gone after a power cut.

    Raises:
        SaveError: the folder cannot be written or the disk is full; the old file is as it was.
    """
    temporary: Path | None = None
    try:
        target = followed(file)
        temporary = _beside(target)
        make_folder(target.parent)
        # Created by us and nobody else: "x" takes no file or link that is there already.
        with temporary.open("xb") as stream:
            _same_rights(stream.fileno(), target)
            for piece in (data,) if isinstance(data, bytes) else data:
                stream.write(piece)
            stream.flush()
            if lasting:
                os.fsync(stream.fileno())
        if keep_backup and target.exists():
            _keep(target, backup_of(target))
        temporary.replace(target)
        if lasting:
            _flush_folder(target.parent)
    except OSError as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                temporary.unlink()
        raise writing_failed(file, error) from None


def followed(file: Path) -> Path:
    """The file itself where a link leads to it.

    Raises:
        OSError: the links lead round in a circle.
    """
    return file.resolve() if file.is_symlink() else file


def backup_of(file: Path) -> Path:
    """Where the previous contents of a file are."""
    return file.with_name(file.name + BACKUP)


def free_name(file: Path) -> Path:
    """The name itself or, where it or its backup's is taken, the next one with a number: ``game 2.ndsave``."""
    if BROKEN in file.name:
        return _free_broken(file)
    for number in itertools.count(2):
        names = (file.name, file.name + BACKUP)
        if not any(os.path.lexists(file.with_name(name)) for name in names):
            return file
        stem = file.stem if number == 2 else file.stem.rpartition(" ")[0]
        file = file.with_name(f"{stem} {number}{file.suffix}")
    raise AssertionError


def _free_broken(file: Path) -> Path:
    """A free name that still says that the file was set aside as damaged."""
    stem = file.name.rpartition(BROKEN)[0]
    names = (file.with_name(f"{stem}{BROKEN}{number}") for number in itertools.count(2))
    return next(one for one in itertools.chain([file], names) if not os.path.lexists(one))


def set_aside(file: Path) -> Path:
    """Rename a file that cannot be read to ``.broken``, so that nothing ever overwrites it.

    Raises:
        SaveError: it cannot be renamed.
    """
    target = free_name(file.with_name(file.name + BROKEN))
    try:
        file.replace(target)
    except OSError as error:
        raise writing_failed(file, error) from None
    return target


def sweep(folder: Path) -> None:
    """Remove what killed processes left half-written; nothing younger than ten minutes."""
    before = time.time() - _STALE_SECONDS
    with contextlib.suppress(OSError):
        for leftover in folder.glob(f".*{_TEMPORARY}"):
            with contextlib.suppress(OSError):
                if leftover.lstat().st_mtime < before:
                    leftover.unlink()


def _beside(file: Path) -> Path:
    """A name in the same folder that nobody can foresee."""
    return file.with_name(f".{file.name[:100]}.{os.urandom(8).hex()}{_TEMPORARY}")


def _same_rights(handle: int, target: Path) -> None:
    """Private, or readable to those to whom the file was made readable before."""
    if os.name == "posix":
        try:
            rights = target.stat().st_mode & 0o777
        except OSError:
            rights = _PRIVATE
        os.fchmod(handle, rights | _PRIVATE)


def _keep(file: Path, backup: Path) -> None:
    """Make ``backup`` what ``file`` is now, without a moment in which either is missing."""
    staged = _beside(backup)
    try:
        try:
            # A second name for the same contents: costs nothing, whatever the size.
            os.link(file, staged)
        except OSError:
            shutil.copyfile(file, staged)
        staged.replace(backup)
    finally:
        # Renaming one name of a file over another name of the same file leaves both.
        staged.unlink(missing_ok=True)


def _flush_folder(folder: Path) -> None:
    """Make the new name itself last through a power cut, where the system can."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
