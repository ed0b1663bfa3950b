"""What was once read of files, a row a file, in a small base of the cache folder that may go at any time.

The files are the truth. A base that is damaged, of another version or locked by another program is done without, and
made anew. Whoever keeps rows says of which shape they are, and looks at each before it is used: anybody can write there.
Source: decision 35.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeAlias

from noria_desktop import __version__
from noria_desktop.app.catalogue import game_ids
from noria_desktop.app.saves.files import make_folder

log = logging.getLogger(__name__)

PATIENCE: Final = 0.1
"""Seconds that another program is waited for."""
MOST_BYTES: Final = 200_000_000
"""A larger base is none of ours; it is made anew."""

Row: TypeAlias = tuple[Any, ...]
"""The file's path, and what is kept of it."""


class KeptRows:
    """The rows of one base."""

    def __init__(self, file: Path, *, table: str, columns: str, version: int, writes: bool = True) -> None:
        """Nothing is read yet.

        Args:
            file: where it lies; it is made when something is first kept.
            table: name of the table.
            columns: the columns after ``file``, each with its type, as SQL has them.
            version: of what stands in a row, or of how it is made from a file.
            writes: False leaves it as it is.
        """
        self.file = file
        self._table, self._version, self._writes = table, version, writes
        self._made = f"CREATE TABLE IF NOT EXISTS {table} (file TEXT PRIMARY KEY, {columns}) WITHOUT ROWID"
        self._width = columns.count(",") + 2
        self._rows: dict[str, Row] | None = None
        """Every row by its file; None until somebody asks."""

    def of(self, file: Path) -> Row | None:
        """What was kept of a file; None where nothing was."""
        if self._rows is None:
            self._rows = self._read()
        return self._rows.get(str(file))

    def _read(self) -> dict[str, Row]:
        if not self.file.is_file():
            return {}
        try:
            with self._opened() as base:
                return {row[0]: row for row in base.execute(f"SELECT * FROM {self._table}")}
        except (sqlite3.Error, OSError, ValueError) as error:
            log.info("%s is made anew: %s", self.file.name, error)
            return {}

    def keep(self, rows: Mapping[str, Row]) -> bool:
        """Keep these rows and no others; False where they cannot be kept.

        Only what is new is written, so that keeping the same again writes nothing.
        """
        if not self._writes:
            return False
        before = self._read() if self._rows is None else self._rows
        new = [row for name, row in rows.items() if before.get(name) != row]
        gone = [(name,) for name in before if name not in rows]
        if not new and not gone:
            self._rows = dict(rows)
            return True
        for _ in range(2):
            try:
                self._write(new, gone)
            except sqlite3.OperationalError as error:
                if "locked" in str(error) or "busy" in str(error):
                    log.info("another program has %s: %s", self.file.name, error)
                    return False
                new, gone = self._anew(error, rows)
            except (sqlite3.Error, OSError, ValueError) as error:
                new, gone = self._anew(error, rows)
            else:
                self._rows = dict(rows)
                return True
        return False

    def _anew(self, error: Exception, rows: Mapping[str, Row]) -> tuple[list[Row], list[tuple[str]]]:
        """Away with what cannot be used; everything is new then."""
        log.info("%s is made anew: %s", self.file.name, error)
        for ending in ("", "-journal", "-wal", "-shm"):
            with suppress(OSError):
                self.file.with_name(self.file.name + ending).unlink()
        return list(rows.values()), []

    def _write(self, new: list[Row], gone: list[tuple[str]]) -> None:
        make_folder(self.file.parent)
        with self._opened(making=True) as base:
            base.execute(self._made)
            base.executemany(f"DELETE FROM {self._table} WHERE file = ?", gone)
            signs = ", ".join("?" * self._width)
            base.executemany(f"INSERT OR REPLACE INTO {self._table} VALUES ({signs})", new)
            base.commit()

    @contextmanager
    def _opened(self, *, making: bool = False) -> Iterator[sqlite3.Connection]:
        """The base, if it is of this version.

        Raises:
            sqlite3.Error: it is damaged, locked or of another version.
            OSError: it is no plain file of a sensible size.
        """
        if self.file.exists() and not 0 <= self.file.stat().st_size <= MOST_BYTES:
            raise OSError(f"{self.file} is too large")
        mode = "rwc" if making else "ro"
        with closing(
            sqlite3.connect(f"{self.file.absolute().as_uri()}?mode={mode}", timeout=PATIENCE, uri=True)
        ) as base:
            base.execute("PRAGMA trusted_schema = OFF")
            # Nothing is lost with it, so nobody waits for the disk.
            base.execute("PRAGMA synchronous = OFF")
            version = base.execute("PRAGMA user_version").fetchone()[0]
            if making and version == 0:
                base.execute("CREATE TABLE IF NOT EXISTS made (by TEXT)")
                if base.execute("SELECT count(*) FROM made").fetchone() == (0,):
                    base.execute("INSERT INTO made VALUES (?)", (_maker(),))
                base.execute(f"PRAGMA user_version = {self._version}")
                version = self._version
            if version != self._version or base.execute("SELECT by FROM made").fetchone() != (_maker(),):
                raise sqlite3.DatabaseError(f"version {version}")
            yield base


def _maker() -> str:
    """Another program, or another set of games, may make something else of the same file."""
    return f"{__version__} {' '.join(game_ids())}"
