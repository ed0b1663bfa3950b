"""The practice list: moves of the player's own games whose better move was not found yet.

Like the tags it is a file of lines that is only ever added to: the last line about a move holds. A move that was found on two
different days leaves the list. A line that cannot be read is passed over.
"""

from __future__ import annotations

import json
import logging
import os
import re
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Any, Final

from noria_desktop.app.saves.errors import Reason, SaveError, writing_failed
from noria_desktop.app.saves.files import make_folder
from noria_desktop.app.saves.limits import newest_lines, open_flags
from noria_desktop.app.saves.locking import locked
from noria_desktop.engine.values import changed, frozen

log = logging.getLogger(__name__)

FILE: Final = "practice.jsonl"
MOST: Final = 500
"""Moves that can wait."""
LONGEST_GAME: Final = 100_000
DAYS: Final = 2
"""On so many days a better move must be found."""
_ID: Final = re.compile(r"[0-9a-f]{32}")
_GAME: Final = re.compile(r"[a-z]{1,20}")
_ADDING: Final = open_flags("O_WRONLY", "O_CREAT", "O_APPEND", "O_NOFOLLOW", "O_CLOEXEC", "O_BINARY")


@frozen
class Waiting:
    """A move that waits, or waited."""

    identity: str
    """Of its game."""
    game: str
    ply: int
    """How many actions had been played before it."""
    day: str
    """When it was put on the list, such as ``2026-05-28``."""
    found: tuple[str, ...] = ()
    """Days on which a better move was found."""
    on: bool = True
    """False once its player took it off the list."""

    @property
    def waits(self) -> bool:
        """Whether it is on the list."""
        return self.on and len(self.found) < DAYS

    @property
    def key(self) -> tuple[str, int]:
        """Which move."""
        return self.identity, self.ply


def told(lines: Iterable[bytes]) -> tuple[Waiting, ...]:
    """Every move of such a file as its last line says, oldest first."""
    found: dict[tuple[str, int], Waiting] = {}
    for line in lines:
        one = _told(line)
        if one is not None and (one.key in found or len(found) < MOST):
            found[one.key] = one
    return tuple(sorted(found.values(), key=lambda one: (one.day, one.identity, one.ply)))


def line_of(one: Waiting) -> bytes:
    """A move as a line, with its ends."""
    data = {
        "id": one.identity,
        "game": one.game,
        "ply": one.ply,
        "day": one.day,
        "found": list(one.found),
        "on": one.on,
    }
    # A line that a power cut left without its end must not swallow this one.
    return f"\n{json.dumps(data)}\n".encode()


class Practice:
    """The practice list of one profile."""

    def __init__(self, profile: Path, *, writes: bool = True) -> None:
        """Of the profile in this folder; ``writes``: False leaves it as it is."""
        self.file, self._writes = profile / FILE, writes

    def all(self) -> tuple[Waiting, ...]:
        """Everything that is known, found ones too."""
        try:
            return told(newest_lines(self.file))
        except SaveError as error:
            if error.reason is not Reason.MISSING:
                log.info("no practice list: %s", error)
            return ()

    def waiting(self) -> tuple[Waiting, ...]:
        """What waits, oldest first."""
        return tuple(one for one in self.all() if one.waits)

    def of(self, identity: str, ply: int) -> Waiting | None:
        """What is known of a move."""
        return next((one for one in self.all() if one.key == (identity, ply)), None)

    def put(self, identity: str, game: str, ply: int, today: date) -> None:
        """Put a move on the list; one that waits already stays as it is.

        Raises:
            SaveError: it cannot be written.
        """
        known = self.of(identity, ply)
        if known is None or not known.waits:
            self._add((Waiting(identity, game, ply, today.isoformat()),))

    def take_off(self, one: Waiting) -> None:
        """Off the list, found or not.

        Raises:
            SaveError: it cannot be written.
        """
        self._add((changed(one, on=False),))

    def note_found(self, identity: str, ply: int, today: date) -> None:
        """A better move was found for something on the list.

        Raises:
            SaveError: it cannot be written.
        """
        known = self.of(identity, ply)
        day = today.isoformat()
        if known is not None and known.waits and day not in known.found:
            self._add((changed(known, found=(*known.found, day)),))

    def join(self, others: Iterable[Waiting]) -> None:
        """What another profile knows; days on which something was found are put together.

        Raises:
            SaveError: it cannot be written.
        """
        mine = {one.key: one for one in self.all()}
        new: list[Waiting] = []
        for one in others:
            known = mine.get(one.key)
            if known is None:
                new.append(one)
            else:
                days = tuple(sorted({*known.found, *one.found}))[-DAYS:]
                joined = changed(known, found=days, on=known.on and one.on)
                if joined != known:
                    new.append(joined)
        if new:
            self._add(new)

    def _add(self, lines: Iterable[Waiting]) -> None:
        if not self._writes:
            return
        try:
            make_folder(self.file.parent)
            with locked(self.file):
                handle = os.open(self.file, _ADDING, 0o600)
                try:
                    os.write(handle, b"".join(line_of(one) for one in lines))
                finally:
                    os.close(handle)
        except OSError as error:
            raise writing_failed(self.file, error) from None


def _told(line: bytes) -> Waiting | None:
    try:
        data: Any = json.loads(line)
        identity, game, ply, day, found, on = (
            data[name] for name in ("id", "game", "ply", "day", "found", "on")
        )
    except (ValueError, LookupError, TypeError, RecursionError):
        return None
    is_good = (
        type(identity) is str
        and _ID.fullmatch(identity) is not None
        and type(game) is str
        and _GAME.fullmatch(game) is not None
        and type(ply) is int
        and 0 <= ply < LONGEST_GAME
        and _is_day(day)
        and type(found) is list
        and len(found) <= DAYS
        and all(_is_day(one) for one in found)
        and type(on) is bool
    )
    return Waiting(identity, game, ply, day, tuple(found), on) if is_good else None


def _is_day(text: Any) -> bool:
    if type(text) is not str:
        return False
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
