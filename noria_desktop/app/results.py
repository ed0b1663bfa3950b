"""The record of finished games: one JSON line a game, only ever added to.

A line that cannot be read (a power cut in the middle of writing it) is passed over; it never hides
the others, and the file itself is never written anew. What was read is kept, so that a look at the record reads
only what was added since.
"""

from __future__ import annotations

import contextlib
import os
import stat
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, Final

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.gone_on import is_gone_on
from noria_desktop.app.result_lines import LONGEST_LINE, Result, line_of, result_in
from noria_desktop.app.saves.errors import Reason, SaveError, reading_failed, writing_failed
from noria_desktop.app.saves.files import make_folder
from noria_desktop.app.saves.limits import open_flags, open_plain
from noria_desktop.app.saves.locking import locked
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import frozen

__all__ = ["MOST_BYTES", "Result", "Results", "Standing", "result_of", "standing_of"]

LAST: Final = 5
"""How many recent games a standing lists."""
MOST_BYTES: Final = 32_000_000
"""Some eighty thousand games; of a larger file only the newest part is read."""
_SLICE: Final = 64 * 1024
"""Read at a time: some one hundred and fifty games."""
_REMEMBERED: Final = 4096
"""So many of the last bytes read must still be there for the file to have only grown."""
_DUEL: Final = 2
_ADDING: Final = open_flags("O_RDWR", "O_CREAT", "O_APPEND", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY")


@frozen
class Standing:
    """How a player fares in one game against one opponent."""

    played: int
    won: int
    lost: int
    shared: int
    best: Result
    """Most points; among equals the earliest."""
    median: float
    """Median of the human's points."""
    last: tuple[Result, ...]
    """The latest games, newest first, at most five."""


def result_of(session: Session, kit: GameKit, *, at: datetime | None = None) -> Result:
    """The record of a session that is over."""
    moment = (datetime.now(UTC) if at is None else at).astimezone(UTC)
    start = kit.rules.setup(session.options, session.seed).state
    options = kit.options_of(start)
    seats = kit.seats(options)
    sheet = kit.rules.scores(session.state)
    several = sheet.winner is None and len(seats) > _DUEL
    return Result(
        id=session.identity,
        game=kit.game_id,
        opponent=kit.opponent(options),
        notation=kit.write_setup(options),
        seed=session.seed,
        scores=tuple(sheet.total(seat) for seat in seats),
        winner=sheet.winner,
        sealed=session.sealed,
        finished_at=moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
        undos=session.tally.undos,
        hints=session.tally.hints,
        seconds=session.tally.seconds,
        rules_version=kit.rules.version,
        sharing=sheet.ranking[0] if several else (),
    )


class Results:
    """The file of results of one profile."""

    def __init__(self, file: Path) -> None:
        """Use this file; it is made with the first result."""
        self.file = file
        self.problem: SaveError | None = None
        """Why not everything that was played is known: the file cannot be read, or only its newest part was."""
        self._forget()

    # Reading --------------------------------------------------------------------------------------------

    def all(self) -> tuple[Result, ...]:
        """Every result, oldest first.

        Raises:
            SaveError: the file is there but is no plain file, or the system will not read it.
        """
        self._read(until=None)
        return self.so_far()

    def so_far(self) -> tuple[Result, ...]:
        """The results that have been read, oldest first."""
        return tuple(self._found.values())

    def read_some(self, seconds: float) -> bool:
        """Read on for about so long; True when everything is read and ``all`` takes no time.

        Raises:
            SaveError: as ``all`` does.
        """
        return self._read(until=time.monotonic() + seconds)

    def _forget(self) -> None:
        """Nothing is read yet."""
        self._found: dict[str, Result] = {}
        self._end = 0
        """Up to here the file was read."""
        self._rest = b""
        """Begin of a line whose end was not read yet."""
        self._skipping = False
        """The line being read is none of ours: too long, or its begin was not read."""
        self._last = b""
        """What stands before the end."""
        self._mark: tuple[int, int] | None = None
        """Device and number of the file."""
        self._changed = 0
        """Time of the last change that was seen with everything read."""

    def _read(self, until: float | None) -> bool:
        try:
            stream = open_plain(self.file)
        except SaveError as error:
            self._forget()
            self.problem = None if error.reason is Reason.MISSING else error
            if self.problem is not None:
                raise
            return True
        with stream:
            try:
                return self._read_on(stream, until)
            except OSError as error:
                self.problem = reading_failed(self.file, error)
                raise self.problem from None

    def _read_on(self, stream: BinaryIO, until: float | None) -> bool:
        status = os.fstat(stream.fileno())
        if not self._only_grew(stream, status):
            self._forget()
            self.problem = None
            self._mark = status.st_dev, status.st_ino
            if status.st_size > MOST_BYTES:
                self.problem = SaveError(self.file, "", Reason.TOO_LARGE)
                self._end, self._skipping = status.st_size - MOST_BYTES, True
        stream.seek(self._end)
        # A file that somebody goes on filling is read as far as it went when we began.
        while (left := status.st_size - self._end) > 0:
            read = stream.read(min(_SLICE, left))
            if not read:
                break
            self._take(read)
            if until is not None and time.monotonic() >= until and self._end < status.st_size:
                return False
        self._changed = status.st_mtime_ns
        # A last line without an end may be whole all the same; it is looked at again when the file grows.
        self._keep(self._rest)
        return True

    def _only_grew(self, stream: BinaryIO, status: os.stat_result) -> bool:
        if self._mark != (status.st_dev, status.st_ino) or status.st_size < self._end:
            return False
        if status.st_size == self._end and self._changed not in (0, status.st_mtime_ns):
            return False
        stream.seek(self._end - len(self._last))
        return stream.read(len(self._last)) == self._last

    def _take(self, read: bytes) -> None:
        """The lines that end in this piece of the file."""
        self._end += len(read)
        self._last = (self._last + read)[-_REMEMBERED:]
        *lines, rest = (self._rest + read).split(b"\n")
        if lines and self._skipping:
            del lines[0]
            self._skipping = False
        for line in lines:
            self._keep(line)
        self._skipping = self._skipping or len(rest) > LONGEST_LINE
        self._rest = b"" if self._skipping else rest

    def _keep(self, line: bytes) -> None:
        result = result_in(line) if line else None
        if result is not None:
            self._found.setdefault(result.id, result)

    # Adding ---------------------------------------------------------------------------------------------

    def add(self, result: Result) -> bool:
        """Record a game; False when it is recorded already.

        Raises:
            SaveError: the file cannot be read or written; what it holds is as it was.
        """
        return self._add_new([result]) == 1

    def merge(self, lines: Iterable[bytes]) -> int:
        """Add every result of another record that is not in this one yet; returns how many.

        Raises:
            SaveError: the file cannot be read or written; what it holds is as it was.
        """
        found = (result_in(line.rstrip(b"\n")) for line in lines)
        return self._add_new(result for result in found if result is not None)

    def _add_new(self, results: Iterable[Result]) -> int:
        with locked(self.file) as alone:
            # Under the lock: another program may have recorded the same game just now.
            self.all()
            new: dict[str, Result] = {}
            for result in results:
                if result.id not in self._found:
                    new.setdefault(result.id, result)
            if new:
                try:
                    self._append(b"".join(map(line_of, new.values())), alone=alone)
                except OSError as error:
                    raise writing_failed(self.file, error) from None
        return len(new)

    def _append(self, lines: bytes, *, alone: bool) -> None:
        """Write lines to the end in one go; ``alone``: no other program can be writing."""
        make_folder(self.file.parent)
        handle = os.open(self.file, _ADDING, 0o600)
        try:
            status = os.fstat(handle)
            if not stat.S_ISREG(status.st_mode):
                raise SaveError(self.file, "", Reason.NOT_A_FILE)
            end = status.st_size
            # A torn last line must not swallow these.
            if end and _byte_at(handle, end - 1) != b"\n":
                lines = b"\n" + lines
            try:
                left = memoryview(lines)
                while left:
                    left = left[os.write(handle, left) :]
                os.fsync(handle)
            except OSError:
                # What another program wrote meanwhile must not be cut off; a torn line is passed over.
                if alone:
                    with contextlib.suppress(OSError):
                        os.ftruncate(handle, end)
                raise
        finally:
            os.close(handle)

    # Asking ---------------------------------------------------------------------------------------------

    def of(self, game: str, opponent: str | None = None) -> tuple[Result, ...]:
        """Results of a game, against one opponent or all, oldest first."""
        return tuple(r for r in self.all() if r.game == game and opponent in (None, r.opponent))

    def standings(self, game: str) -> dict[str, Standing]:
        """How the player fares against each opponent met so far; games gone on with from others are nobody's record."""
        every = tuple(result for result in self.of(game) if not is_gone_on(result.id))
        made = {name: standing_of(r for r in every if r.opponent == name) for name in _names(every)}
        return {name: standing for name, standing in made.items() if standing is not None}


def standing_of(results: Iterable[Result]) -> Standing | None:
    """The standing that these results make, oldest first; None of none."""
    every = tuple(results)
    if not every:
        return None
    from statistics import median  # with fractions and decimals behind it: nobody waits for them at a start

    won = sum(result.winner == HUMAN for result in every)
    shared = sum(result.shared for result in every)
    return Standing(
        played=len(every),
        won=won,
        lost=len(every) - won - shared,
        shared=shared,
        best=max(every, key=lambda result: result.scores[0]),
        median=median(result.scores[0] for result in every),
        last=tuple(reversed(every[-LAST:])),
    )


def _names(results: Iterable[Result]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(result.opponent for result in results))


def _byte_at(handle: int, place: int) -> bytes:
    os.lseek(handle, place, os.SEEK_SET)
    return os.read(handle, 1)
