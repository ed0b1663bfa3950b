"""What was read of a profile's saves, remembered from one run to the next: an index that may go at any time.

The files are the truth. A row of the index only counts while size, time and number of its file are what they were when
it was read; everything else is read again. How the rows lie on the disk, and what becomes of a damaged index, is in
``kept_rows``. Source: decision 35.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from noria_desktop.app.catalogue import game_ids
from noria_desktop.app.library.kept_rows import KeptRows
from noria_desktop.app.saves.envelope import (
    LARGEST_PROGRESS,
    LARGEST_SCORE,
    LARGEST_SERIAL,
    LONGEST_NOTATION,
    MOST_SEATS,
    Summary,
    is_time,
)
from noria_desktop.app.saves.heads import Head
from noria_desktop.app.saves.listing import Mark
from noria_desktop.engine.rng import SEED_BITS

FILE: Final = "library.sqlite"
"""In the folder of what may be deleted."""
FORMAT: Final = 2
"""Raised whenever what stands in a row, or how it is made from a file, changes."""

_COLUMNS: Final = """
    size INTEGER, time INTEGER, number INTEGER,
    game TEXT, title TEXT, saved_at TEXT, sealed INTEGER, id TEXT, serial INTEGER,
    done INTEGER, total INTEGER, scores TEXT, over INTEGER, seed INTEGER, is_begun INTEGER,
    opponent TEXT, sides TEXT, notation TEXT, seconds INTEGER, undos INTEGER, hints INTEGER, lines_left INTEGER
"""
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
        self._rows = KeptRows(file, table="save", columns=_COLUMNS, version=FORMAT, writes=writes)

    def recall(self, file: Path, mark: Mark) -> Head | None:
        """What was read of a file when it was last as it is now; None where it has to be read again."""
        row = self._rows.of(file)
        if row is None or row[1:4] != mark or not _is_sound(row):
            return None
        return _head_of(row)

    def remember(self, known: Mapping[Path, tuple[Mark, Head]]) -> bool:
        """Keep what is known now of all files, and nothing of any other; False where it cannot be kept.

        Only what is new is written, so that a look at an unchanged profile writes nothing.
        """
        return self._rows.keep({str(file): _row_of(file, mark, head) for file, (mark, head) in known.items()})


def _is_sound(row: tuple[Any, ...]) -> bool:
    """Whether a row has the shape of ours; anybody can write into the file."""
    return len(row) == len(_KINDS) and all(type(cell) is kind for cell, kind in zip(row, _KINDS, strict=True))


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
