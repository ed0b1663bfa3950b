"""How strong opponents are, as the last section of a game's rules.md has it: a rules page must say the same."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import attrs

import noria_desktop.games

_GAMES: Final = Path(noria_desktop.games.__file__).parent
_ROW: Final = re.compile(
    r"^\|(?P<who>[^|]+)\|(?:(?P<against>[^|]+)\|)?"
    r" (?P<won>\d+) of (?P<games>\d+) = [\d.]+ % \[(?P<least>[\d.]+), (?P<most>[\d.]+)\] \|",
    re.MULTILINE,
)


@attrs.frozen
class Strength:
    """A row: who won how often, and between which shares in hundredths the true one lies with 95 %."""

    who: str
    against: str
    won: int
    games: int
    least: int
    most: int

    @property
    def percent(self) -> int:
        """Of a hundred games, a half rounded up."""
        return (200 * self.won + self.games) // (2 * self.games)


def measured(game: str) -> list[Strength]:
    """Every row, in the order of the table."""
    text = (_GAMES / game / "rules.md").read_text(encoding="utf-8")
    return [
        Strength(
            row["who"].strip().strip("`"),
            (row["against"] or "").strip(),
            int(row["won"]),
            int(row["games"]),
            round(float(row["least"])),
            round(float(row["most"])),
        )
        for row in _ROW.finditer(text)
    ]
