"""The marks that games earned, remembered beside the index of the library while their files stay as they are.

The files are the truth: what is remembered may go at any time and is then worked out again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from noria_desktop.app.library.kept_rows import KeptRows
from noria_desktop.app.saves.listing import Mark

FILE: Final = "honours.sqlite"
"""In the folder of what may be deleted."""
VERSION: Final = 1
"""Raised whenever a condition changes, or which games count."""
_COLUMNS: Final = "size INTEGER, time INTEGER, number INTEGER, earned TEXT"
_WIDTH: Final = 5
_LONGEST: Final = 1_000
"""No game earns more than that many characters tell."""


class Remembered:
    """What the games of one profile earned, as it was worked out in earlier runs."""

    def __init__(self, file: Path, *, writes: bool = True) -> None:
        """Nothing is read yet.

        Args:
            file: where it lies; it is made when something is first remembered.
            writes: False leaves it as it is.
        """
        self._rows = KeptRows(file, table="honour", columns=_COLUMNS, version=VERSION, writes=writes)

    def recall(self, file: Path, mark: Mark, most: int) -> Mapping[str, int] | None:
        """The marks of a game when its file was last as it is now; None where it has to be read again.

        Args:
            file: of the game.
            mark: what tells that it has not changed.
            most: no game of its kind has more plies.
        """
        row = self._rows.of(file)
        if row is None or len(row) != _WIDTH or row[1:4] != mark:
            return None
        return _told(row[4], most)

    def remember(self, known: Mapping[Path, tuple[Mark, Mapping[str, int]]]) -> bool:
        """Keep what these files earned, and nothing of any other; False where it cannot be kept."""
        return self._rows.keep(
            {
                str(file): (str(file), *mark, json.dumps(dict(earned)))
                for file, (mark, earned) in known.items()
            }
        )


def _told(text: Any, most: int) -> Mapping[str, int] | None:
    """What a row tells; None where that is nothing this program wrote. Anybody can write into the file."""
    if type(text) is not str or len(text) > _LONGEST:
        return None
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if type(found) is not dict or not all(type(ply) is int and 0 < ply <= most for ply in found.values()):
        return None
    return found
