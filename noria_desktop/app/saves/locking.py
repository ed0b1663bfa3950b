"""One program at a time: a lock between the programs of one profile, which the system lets go when a program dies.

The lock is good manners, not a wall: whoever waits too long, or cannot lock at all, goes on without it. What it
protects must therefore stay whole without it as well.
"""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from noria_desktop.app.saves.files import make_folder
from noria_desktop.app.saves.limits import open_flags

PATIENCE: Final = 2.0
"""Seconds; what is done under the lock takes milliseconds."""
_BETWEEN_TRIES: Final = 0.02
_FLAGS: Final = open_flags("O_RDWR", "O_CREAT", "O_NONBLOCK", "O_NOFOLLOW", "O_CLOEXEC")


@contextmanager
def locked(place: Path, patience: float = PATIENCE) -> Iterator[bool]:
    """Keep other programs out of a file or folder meanwhile.

    Args:
        place: what is worked on; the lock itself is a small hidden file beside a file or in a folder, which stays.
        patience: so many seconds another program is waited for.

    Yields:
        Whether the lock is ours; if not, go on with care.
    """
    handle = _opened(_lock_file(place))
    if handle is None:
        yield False
        return
    try:
        ours = _waited_for(handle, patience)
        try:
            yield ours
        finally:
            if ours:
                _let_go(handle)
    finally:
        os.close(handle)


def _lock_file(place: Path) -> Path:
    return place / ".lock" if place.is_dir() else place.with_name(f".{place.name}.lock")


def _opened(file: Path) -> int | None:
    """None where no such file can be had: the folder is read-only, or something else lies there."""
    try:
        make_folder(file.parent)
        handle = os.open(file, _FLAGS, 0o600)
    except (OSError, ValueError):
        return None
    if stat.S_ISREG(os.fstat(handle).st_mode):
        return handle
    os.close(handle)
    return None


def _waited_for(handle: int, patience: float) -> bool:
    until = time.monotonic() + patience
    while not _taken(handle):
        if time.monotonic() >= until:
            return False
        time.sleep(_BETWEEN_TRIES)
    return True


if sys.platform == "win32":
    import msvcrt

    def _taken(handle: int) -> bool:
        os.lseek(handle, 0, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _let_go(handle: int) -> None:
        os.lseek(handle, 0, os.SEEK_SET)
        with contextlib.suppress(OSError):
            msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _taken(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def _let_go(handle: int) -> None:
        with contextlib.suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_UN)
