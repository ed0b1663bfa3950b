"""The log: warnings and faults of all runs in one file of the profile, so that a report can name them.

It is opened by the first line that is written, belongs to the user alone, and never grows beyond a few hundred
kilobytes. A record is one line and its continuation, indented, so that no message can look like another record. A log
that cannot be written is no fault of its own: the record is lost, the program goes on.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import stat
from io import TextIOWrapper
from pathlib import Path
from typing import Final

LARGEST: Final = 256 * 1024
"""Bytes of the file before another is begun."""
OLDER: Final = 2
"""So many files are kept besides."""
LONGEST: Final = 16 * 1024
"""Characters of one record; of a longer one its beginning and its end."""
_CONTROL: Final = r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
"""What could end a line, colour a terminal or turn the direction of writing."""


class LogFile(logging.Handler):
    """Writes warnings and worse into a file."""

    def __init__(self, path: Path) -> None:
        """Nothing is opened or made yet."""
        super().__init__(logging.WARNING)
        self._path = path
        self._inner: logging.Handler | None = None
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    def format(self, record: logging.LogRecord) -> str:
        """One record as text in which only its own first line looks like one."""
        text = super().format(record).replace("\r\n", "\n")
        if len(text) > LONGEST:
            text = f"{text[: LONGEST // 2]}\n...\n{text[-LONGEST // 2 :]}"
        text = re.sub(_CONTROL, lambda found: found.group().encode("unicode_escape").decode(), text)
        return text.replace("\n", "\n    ")

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, or lose it."""
        try:
            if self._inner is None:
                self._inner = self._opened()
            self._inner.emit(record)
        except (OSError, ValueError):
            return

    def close(self) -> None:
        """Close the file."""
        if self._inner is not None:
            # What is still to be written may find the disk full.
            with contextlib.suppress(OSError):
                self._inner.close()
            self._inner = None
        super().close()

    def _opened(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler

        class Rotating(RotatingFileHandler):
            def _open(self) -> TextIOWrapper:
                return _private(Path(self.baseFilename))

            def handleError(self, record: logging.LogRecord) -> None:
                return

        self._path.parent.mkdir(parents=True, exist_ok=True)
        made = Rotating(self._path, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8", delay=True)
        # What this class makes of a record is what is written.
        made.format = self.format  # type: ignore[method-assign]
        return made


def _private(path: Path) -> TextIOWrapper:
    """Open a plain file for the user alone; whatever else lies there is left as it is.

    Raises:
        OSError: there is no plain file to write into.
    """
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
    # Opening a pipe that nobody reads would wait for ever, and a link may lead anywhere.
    flags |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    number = os.open(path, flags, 0o600)
    try:
        if not stat.S_ISREG(os.fstat(number).st_mode):
            raise OSError(f"no plain file: {path}")
        if hasattr(os, "fchmod"):
            os.fchmod(number, 0o600)
        return os.fdopen(number, "a", encoding="utf-8", errors="backslashreplace")
    except OSError:
        os.close(number)
        raise
