"""What the coach said in the games of a profile: a game that is gone on with does not hear the same again.

One small file beside the saves, which know nothing of it, so that older programs read them as ever. It holds the games in
which the coach spoke last; of one that is older the coach begins anew. A file that cannot be read is set aside.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.files import set_aside, write_atomically
from noria_desktop.app.saves.limits import parse, read_bytes
from noria_desktop.bots.coaching import Said

log = logging.getLogger(__name__)

FILE: Final = "coach.json"
FORMAT: Final = "noria-desktop coach"
VERSION: Final = 1
LARGEST: Final = 1 << 20
"""Bytes; whatever is larger is no file of the coach."""
MOST_GAMES: Final = 100
MOST_LINES: Final = 500
"""In one game."""
LATEST_TURN: Final = 1_000_000
_IDENTITY: Final = r"[0-9a-f]{32}"
_KIND: Final = r"[a-z]{1,20}\.[a-z]{1,10}[0-9]{1,3}"


class CoachMemory:
    """What was said in the games of one profile, by the identity of each game."""

    def __init__(self, file: Path, *, writes: bool = True) -> None:
        """Nothing is read before it is asked for; ``writes``: False leaves the file as it is."""
        self._file, self._writes = file, writes
        self._games: dict[str, tuple[Said, ...]] | None = None

    def of(self, identity: str) -> tuple[Said, ...]:
        """What was said in a game so far, the oldest first."""
        return self._known.get(identity, ())

    def note(self, identity: str, said: Sequence[Said]) -> None:
        """All that was said in a game by now."""
        known = self._known
        known.pop(identity, None)
        known[identity] = tuple(said)[-MOST_LINES:]
        for oldest in list(known)[:-MOST_GAMES]:
            del known[oldest]
        self._write(known)

    # inside ---------------------------------------------------------------------------------------------

    @property
    def _known(self) -> dict[str, tuple[Said, ...]]:
        if self._games is None:
            self._games = self._read(self._file)
        return self._games

    def _read(self, file: Path) -> dict[str, tuple[Said, ...]]:
        try:
            return self._taken(parse(read_bytes(file, LARGEST), LARGEST))
        except SaveError as error:
            if error.reason is Reason.MISSING:
                return {}
            log.info("what the coach said could not be read: %s", error)
            damaged = error.reason not in (Reason.UNREADABLE, Reason.NOT_A_FILE)
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            log.info("no file of the coach: %s", error)
            damaged = True
        if damaged and self._writes:
            try:
                set_aside(file)
            except SaveError as failed:
                log.info("it could not be set aside: %s", failed)
        return {}

    def _taken(self, data: Any) -> dict[str, tuple[Said, ...]]:
        """What the file says.

        Raises:
            ValueError: it is of another program, or something in it is of another kind.
            LookupError: something is missing.
            TypeError: there is a value where there should be a list of names.
            AttributeError: the same.
        """
        if data["format"] != FORMAT or type(data["version"]) is not int:
            raise ValueError(data["format"])
        if data["version"] > VERSION:
            self._writes = False  # of a newer program: nothing of it may be lost by this one
        found = {
            identity: tuple(Said(kind, turn) for kind, turn in lines[-MOST_LINES:])
            for identity, lines in data["games"].items()
        }
        for identity, said in found.items():
            if not re.fullmatch(_IDENTITY, identity) or not all(map(_is_line, said)):
                raise ValueError(identity)
        return found

    def _write(self, known: dict[str, tuple[Said, ...]]) -> None:
        if not self._writes:
            return
        games = {identity: [[one.kind, one.turn] for one in said] for identity, said in known.items()}
        data = {"format": FORMAT, "version": VERSION, "games": games}
        try:
            write_atomically(self._file, json.dumps(data).encode(), keep_backup=False, lasting=False)
        except SaveError as error:
            log.info("what the coach said could not be written: %s", error)


def _is_line(one: Said) -> bool:
    """Whether a file may say so."""
    kind = type(one.kind) is str and re.fullmatch(_KIND, one.kind) is not None
    return kind and type(one.turn) is int and 0 <= one.turn <= LATEST_TURN
