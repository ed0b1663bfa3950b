"""Files that are always whole: written beside, flushed to the disk, then put in place in one move.

A process killed at any moment leaves the old file or the new one, never half of one.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import time
from pathlib import Path
from typing import Final

from noria_desktop.app.saves.errors import writing_failed

BACKUP: Final = ".bak"
BROKEN: Final = ".broken"
_TEMPORARY: Final = ".tmp"
_STALE_SECONDS: Final = 600

_serial = itertools.count()


def write_atomically(file: Path, data: bytes, *, keep_backup: bool) -> None:
    """Replace the file's contents; with ``keep_backup`` the old file stays beside it as ``.bak``.

    Raises:
        SaveError: the folder cannot be written or the disk is full; the old file is as it was.
    """
    temporary = file.with_name(f".{file.name}.{os.getpid()}.{next(_serial)}{_TEMPORARY}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if keep_backup and file.exists():
            _keep(file, backup_of(file))
        temporary.replace(file)
        _flush_folder(file.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise writing_failed(file, error) from None


def backup_of(file: Path) -> Path:
    """Where the previous contents of a file are."""
    return file.with_name(file.name + BACKUP)


def set_aside(file: Path) -> Path:
    """Rename a file that cannot be read to ``.broken``, so that nothing ever overwrites it.

    Raises:
        SaveError: it cannot be renamed.
    """
    for number in itertools.count(1):
        target = file.with_name(file.name + BROKEN + ("" if number == 1 else str(number)))
        if not target.exists():
            break
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
                if leftover.stat().st_mtime < before:
                    leftover.unlink()


def _keep(file: Path, backup: Path) -> None:
    """Make ``backup`` what ``file`` is now, without a moment in which either is missing."""
    staged = backup.with_name(f".{backup.name}.{os.getpid()}.{next(_serial)}{_TEMPORARY}")
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
