"""The player that advises in Noria, at an effort that repeats: the Circuit's targets are measured with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from noria_desktop.bots.noria.advice import TURNS, Adviser
from noria_desktop.bots.noria.look_ahead import LookAhead
from noria_desktop.bots.policy import Policy
from noria_desktop.bots.resolute import resolute

MEASURERS: Final[Mapping[int, tuple[str, Callable[[], Policy]]]] = {
    1: ("every turn of its own", LookAhead),
    2: (f"{TURNS} turns played on a decision", Adviser),
}
"""Effort and player by version; a version is added whenever the adviser chooses otherwise."""
NEWEST: Final = 2
"""The one that advises at the table."""
VERSION: Final = 2
"""The one that measured the targets in force. They are out of date while it is not ``NEWEST``: set it to that and run
``tools/measure_targets.py GAMES.jsonl --chapters 1-noria 2-noria 3-noria 4-noria --write``; a test says so too."""
EFFORT: Final = MEASURERS[VERSION][0]


def adviser() -> Policy:
    """Who measures, for one game: compares whole turns and keeps to them."""
    return resolute(MEASURERS[VERSION][1]())
