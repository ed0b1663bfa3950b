"""The lines of friends that were pasted, and the player's own name in such lines: one small file of the profile.

It is read strictly. One that cannot be read is set aside, and its previous version takes its place where there is one.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path
from typing import Any, Final

from noria_desktop.app.saves.errors import Reason, SaveError, writing_failed
from noria_desktop.app.saves.files import backup_of, make_folder, set_aside, write_atomically
from noria_desktop.app.saves.limits import parse, read_bytes
from noria_desktop.app.saves.locking import locked
from noria_desktop.app.today.line import DayLine, LineError, clean_name, kept, read_line
from noria_desktop.engine.values import frozen

log = logging.getLogger(__name__)

FILE: Final = "today.json"
FORMAT: Final = "noria-desktop/today"
VERSION: Final = 1
MOST: Final = 5_000
"""Lines; of more the oldest days go."""
LARGEST: Final = 2_000_000
"""Bytes; whatever is larger is no such file."""


@frozen
class Friends:
    """What such a file holds."""

    name: str = ""
    """The player's own name."""
    lines: tuple[DayLine, ...] = ()
    """By day, and then as they were pasted."""

    def of(self, day: date) -> tuple[DayLine, ...]:
        """The lines of a day, the best first: by margin, at equal margin sealed before open."""
        return ranked(line for line in self.lines if line.day == day)


@frozen
class Placed:
    """A line in the table of its day."""

    line: DayLine
    place: int
    """From 1; the same for equal margins."""
    tied: bool
    """Whether another line has the same margin."""


def ranked(lines: Iterable[DayLine]) -> tuple[DayLine, ...]:
    """Lines of one day, the best first; among equal margins sealed ones, then those of more points."""
    return tuple(sorted(lines, key=lambda one: (-one.margin, not one.sealed, -one.own, one.name)))


def places(lines: Iterable[DayLine], own: DayLine | None) -> tuple[Placed, ...]:
    """Lines of one day with their places, the best first: the margin alone ranks, and nobody stands before an equal.

    Args:
        lines: of friends and of the player.
        own: the player's among them, which comes first among equals.
    """
    found = sorted(ranked(lines), key=lambda one: (-one.margin, one != own))
    margins = [one.margin for one in found]
    return tuple(Placed(one, 1 + margins.index(one.margin), margins.count(one.margin) > 1) for one in found)


def with_lines(friends: Friends, lines: Iterable[DayLine]) -> Friends:
    """With lines more, each once."""
    every = dict.fromkeys((*friends.lines, *lines))
    ordered = sorted(every, key=lambda one: one.day)
    return Friends(friends.name, tuple(ordered[-MOST:]))


def without(friends: Friends, line: DayLine) -> Friends:
    """With one line less."""
    return Friends(friends.name, tuple(one for one in friends.lines if one != line))


def told(data: bytes) -> Friends:
    """What a file holds.

    Raises:
        SaveError: it is damaged, of another program or of a newer version; ``file`` is None.
    """
    found = parse(data, LARGEST)
    if type(found) is not dict or found.get("format") != FORMAT:
        raise SaveError(None, "", Reason.OTHER_PROGRAM)
    version = found.get("version")
    if type(version) is int and version > VERSION:
        raise SaveError(None, "", Reason.NEWER)
    if found.keys() != {"format", "version", "name", "lines"} or version != VERSION:
        raise SaveError(None, "$", Reason.WRONG_VALUE)
    name, lines = found["name"], found["lines"]
    if type(name) is not str or name != clean_name(name):
        raise SaveError(None, "$.name", Reason.WRONG_VALUE)
    if type(lines) is not list or len(lines) > MOST:
        raise SaveError(None, "$.lines", Reason.WRONG_VALUE)
    return Friends(name, tuple(_line(one, number) for number, one in enumerate(lines)))


def _line(text: Any, number: int) -> DayLine:
    try:
        if type(text) is str and text == kept(line := read_line(text)):
            return line
    except LineError as error:
        log.info("a line of a friend: %s", error)
    raise SaveError(None, f"$.lines[{number}]", Reason.WRONG_VALUE)


def packed(friends: Friends) -> bytes:
    """A file that holds this."""
    data = {
        "format": FORMAT,
        "version": VERSION,
        "name": friends.name,
        "lines": [kept(line) for line in friends.lines],
    }
    return json.dumps(data, ensure_ascii=False, indent=1).encode()


class FriendsFile:
    """The file of one profile."""

    def __init__(self, folder: Path, *, writes: bool = True) -> None:
        """Of the profile in this folder; ``writes``: False leaves it as it is."""
        self.file = folder / FILE
        self._writes = writes
        self.set_aside: Path | None = None
        """Where a damaged file was put when it was read last; None where it was sound."""
        self.was_restored = False
        """Whether its previous version took its place."""

    def read(self) -> Friends:
        """What is kept; nothing where there is no file or it cannot be read.

        Raises:
            SaveError: the file is of a newer version, or the system will not read it; it stays as it is.
        """
        try:
            return told(read_bytes(self.file))
        except SaveError as error:
            if error.reason is Reason.MISSING:
                return Friends()
            if error.reason in (Reason.NEWER, Reason.UNREADABLE, Reason.NOT_A_FILE):
                raise error.in_file(self.file) from None
            log.info("%s", error.in_file(self.file))
        previous = self._previous()
        if self._writes:
            self.set_aside = set_aside(self.file)
            if previous is not None:
                write_atomically(self.file, packed(previous), keep_backup=False)
                self.was_restored = True
        return Friends() if previous is None else previous

    def _previous(self) -> Friends | None:
        try:
            return told(read_bytes(backup_of(self.file)))
        except SaveError:
            return None

    def add(self, lines: Iterable[DayLine]) -> Friends:
        """Keep lines, joined with what the file knows now.

        Raises:
            SaveError: it cannot be written; what was there is as it was.
        """
        return self._changed(lambda known: with_lines(known, lines))

    def remove(self, line: DayLine) -> Friends:
        """Forget a line.

        Raises:
            SaveError: as ``add`` does.
        """
        return self._changed(lambda known: without(known, line))

    def rename(self, name: str) -> Friends:
        """Keep the player's name.

        Raises:
            SaveError: as ``add`` does.
        """
        return self._changed(lambda known: Friends(clean_name(name), known.lines))

    def bring(self, data: bytes) -> None:
        """Join with the file of another profile; the name here stays where there is one.

        Raises:
            SaveError: that file is damaged, or this one cannot be written.
        """
        theirs = told(data)
        self._changed(lambda known: with_lines(Friends(known.name or theirs.name, known.lines), theirs.lines))

    def _changed(self, change: Callable[[Friends], Friends]) -> Friends:
        if not self._writes:
            return change(self.read())
        try:
            make_folder(self.file.parent)
        except OSError as error:
            raise writing_failed(self.file, error) from None
        with locked(self.file):
            known = self.read()
            after = change(known)
            if after != known:
                write_atomically(self.file, packed(after), keep_backup=True)
        return after
