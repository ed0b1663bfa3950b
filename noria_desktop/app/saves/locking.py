"""One writer at a time, among all programs that share a folder.

The system releases the lock when its holder ends, however it ends. Where it cannot be had in time, or the system knows
no such locks (some shared drives), the work is done without: it only narrows the moment between looking at a file
and replacing it.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PATIENCE: Final = 1.0
"""Seconds after which a writer goes on without the lock: the holder may have been stopped."""
_PAUSE: Final = 0.005
_NAME: Final = ".lock"


@contextlib.contextmanager
def locked(folder: Path, patience: float = PATIENCE) -> Iterator[bool]:
    """Hold the folder's lock; the value tells whether it could be had. The folder must exist."""
    try:
        handle = os.open(folder / _NAME, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
    except OSError:
        yield False
        return
    try:
        until = time.monotonic() + patience
        held = _taken(handle)
        while not held and time.monotonic() < until:
            time.sleep(_PAUSE)
            held = _taken(handle)
        yield held
    finally:
        # Closing the file releases the lock.
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def _taken(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _taken(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
