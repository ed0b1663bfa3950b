"""What was read of a profile's saves, remembered from one run to the next: an index that may go at any time.

The files are the truth. A row of the index only counts while size, time and number of its file are what they were when
it was read; everything else is read again. An index that is damaged, of another version or locked by another program
is done without, and made anew. Source: decision 35.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from noria_desktop import __version__
from noria_desktop.app.catalogue import game_ids
from noria_desktop.app.saves.envelope import (
    LARGEST_PROGRESS,
    LARGEST_SCORE,
    LARGEST_SERIAL,
    LONGEST_NOTATION,
    MOST_SEATS,
    Summary,
    is_time,
)
from noria_desktop.app.saves.files import make_folder
from noria_desktop.app.saves.heads import Head
from noria_desktop.app.saves.listing import Mark
from noria_desktop.engine.rng import SEED_BITS

log = logging.getLogger(__name__)

FILE: Final = "library.sqlite"
"""In the folder of what may be deleted."""
FORMAT: Final = 2
"""Raised whenever what stands in a row, or how it is made from a file, changes."""
PATIENCE: Final = 0.1
"""Seconds that another program is waited for."""
MOST_BYTES: Final = 200_000_000
"""A larger index is none of ours; it is made anew."""

_TABLE: Final = """
CREATE TABLE IF NOT EXISTS save (
    file TEXT PRIMARY KEY, size INTEGER, time INTEGER, number INTEGER,
    game TEXT, title TEXT, saved_at TEXT, sealed INTEGER, id TEXT, serial INTEGER,
    done INTEGER, total INTEGER, scores TEXT, over INTEGER, seed INTEGER, is_begun INTEGER,
    opponent TEXT, sides TEXT, notation TEXT, seconds INTEGER, undos INTEGER, hints INTEGER, lines_left INTEGER
) WITHOUT ROWID"""
_COLUMNS: Final = 23
_LENGTH_OF_ID: Final = 32
_KINDS: Final = (
    str,
    int,
    int,
    int,
    str,
    str,
    str,
    int,
    str,
    int,
    int,
    int,
    str,
    int,
    int,
    int,
    *(str,) * 3,
    int,
    int,
    int,
    int,
)


class Index:
    """The index of one profile."""

    def __init__(self, file: Path, *, writes: bool = True) -> None:
        """Nothing is read yet.

        Args:
            file: where it lies; it is made when something is first remembered.
            writes: False leaves it as it is.
        """
        self.file = file
        self._writes = writes
        self._rows: dict[str, tuple[Any, ...]] | None = None
        """Every row by its file; None until somebody asks."""

    # Recalling ------------------------------------------------------------------------------------------

    def recall(self, file: Path, mark: Mark) -> Head | None:
        """What was read of a file when it was last as it is now; None where it has to be read again."""
        if self._rows is None:
            self._rows = self._read()
        row = self._rows.get(str(file))
        if row is None or row[1:4] != mark or not _is_sound(row):
            return None
        return _head_of(row)

    def _read(self) -> dict[str, tuple[Any, ...]]:
        if not self.file.is_file():
            return {}
        try:
            with self._opened() as base:
                return {row[0]: row for row in base.execute("SELECT * FROM save")}
        except (sqlite3.Error, OSError, ValueError) as error:
            log.info("the index of the library is made anew: %s", error)
            return {}

    # Remembering ----------------------------------------------------------------------------------------

    def remember(self, known: Mapping[Path, tuple[Mark, Head]]) -> bool:
        """Keep what is known now of all files, and nothing of any other; False where it cannot be kept.

        Only what is new is written, so that a look at an unchanged profile writes nothing.
        """
        if not self._writes:
            return False
        rows = {str(file): _row_of(file, mark, head) for file, (mark, head) in known.items()}
        before = self._read() if self._rows is None else self._rows
        new = [row for name, row in rows.items() if before.get(name) != row]
        gone = [(name,) for name in before if name not in rows]
        if not new and not gone:
            self._rows = rows
            return True
        for _ in range(2):
            try:
                self._write(new, gone)
            except sqlite3.OperationalError as error:
                if "locked" in str(error) or "busy" in str(error):
                    log.info("another program has the index of the library: %s", error)
                    return False
                new, gone = self._anew(error, rows)
            except (sqlite3.Error, OSError, ValueError) as error:
                new, gone = self._anew(error, rows)
            else:
                self._rows = rows
                return True
        return False

    def _anew(
        self, error: Exception, rows: Mapping[str, tuple[Any, ...]]
    ) -> tuple[list[tuple[Any, ...]], list[tuple[str]]]:
        """Away with what cannot be used; everything is new then."""
        log.info("the index of the library is made anew: %s", error)
        for ending in ("", "-journal", "-wal", "-shm"):
            with suppress(OSError):
                self.file.with_name(self.file.name + ending).unlink()
        return list(rows.values()), []

    def _write(self, new: list[tuple[Any, ...]], gone: list[tuple[str]]) -> None:
        make_folder(self.file.parent)
        with self._opened(making=True) as base:
            base.execute(_TABLE)
            base.executemany("DELETE FROM save WHERE file = ?", gone)
            signs = ", ".join("?" * _COLUMNS)
            base.executemany(f"INSERT OR REPLACE INTO save VALUES ({signs})", new)
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
                base.execute(f"PRAGMA user_version = {FORMAT}")
                version = FORMAT
            if version != FORMAT or base.execute("SELECT by FROM made").fetchone() != (_maker(),):
                raise sqlite3.DatabaseError(f"version {version}")
            yield base


def _maker() -> str:
    """Another program, or another set of games, may make something else of the same file."""
    return f"{__version__} {' '.join(game_ids())}"


def _is_sound(row: tuple[Any, ...]) -> bool:
    """Whether a row has the shape of ours; anybody can write into the file."""
    return len(row) == _COLUMNS and all(type(cell) is kind for cell, kind in zip(row, _KINDS, strict=True))


def _row_of(file: Path, mark: Mark, head: Head) -> tuple[Any, ...]:
    summary = head.summary
    return (
        str(file),
        *mark,
        head.game,
        head.title,
        head.saved_at,
        int(head.sealed),
        head.id,
        head.serial,
        summary.done,
        summary.total,
        json.dumps(summary.scores),
        int(summary.over),
        head.seed,
        int(head.is_begun),
        head.opponent,
        json.dumps(head.sides),
        head.notation,
        head.seconds,
        head.undos,
        head.hints,
        head.lines_left,
    )


def _head_of(row: tuple[Any, ...]) -> Head | None:
    """What a row tells; None where that is nothing a list can show."""
    (game, title, saved_at, sealed, id_, serial, done, total, scores, over, seed, is_begun) = row[4:16]
    opponent, sides, notation, seconds, undos, hints, lines_left = row[16:]
    try:
        points, played = json.loads(scores), json.loads(sides)
    except ValueError:
        return None
    rules = (
        game in game_ids(),
        _are(points, int) and 1 <= len(points) <= MOST_SEATS,
        _are(played, str) and len(played) <= MOST_SEATS,
        max(map(len, (title, opponent, notation, scores, sides))) <= LONGEST_NOTATION,
        is_time(saved_at),
        len(id_) == _LENGTH_OF_ID,
        0 <= serial < LARGEST_SERIAL,
        0 <= done <= total <= LARGEST_PROGRESS,
        0 <= seed < 1 << SEED_BITS,
        min(seconds, undos, hints, lines_left) >= 0,
    )
    if not all(rules) or max(map(abs, points)) > LARGEST_SCORE:
        return None
    return Head(
        game=game,
        title=title,
        saved_at=saved_at,
        sealed=bool(sealed),
        id=id_,
        serial=serial,
        summary=Summary(done=done, total=total, scores=tuple(points), over=bool(over)),
        seed=seed,
        is_begun=bool(is_begun),
        opponent=opponent,
        sides=tuple(played),
        notation=notation,
        seconds=seconds,
        undos=undos,
        hints=hints,
        lines_left=lines_left,
    )


def _are(items: object, kind: type) -> bool:
    return type(items) is list and all(type(one) is kind for one in items)
