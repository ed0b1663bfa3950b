"""The player that advises in Scythe, at an effort that repeats: the Circuit's targets are measured with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from noria_desktop.bots.policy import Policy
from noria_desktop.bots.resolute import resolute
from noria_desktop.bots.scythe.look_ahead import LookAhead
from noria_desktop.bots.scythe.planner import Effort, Planner
from noria_desktop.bots.scythe.turn_search import Search

QUICK: Final = Effort(candidates=24, width=24)
QUICK_SEARCH: Final = Search(width=6, most=120)
"""A fraction of what the table's adviser thinks, so that hundreds of games a chapter can be played."""


def _quick() -> Planner:
    """The planner with little time, some 0.05 s a decision."""
    return Planner(QUICK, search=QUICK_SEARCH)


MEASURERS: Final[Mapping[int, tuple[str, Callable[[], Policy]]]] = {
    1: ("6 moments of rest a section, 240 positions between two of them", LookAhead),
    4: (
        f"{QUICK.candidates} turns followed to the end of the game, {QUICK.width} rows after each turn, "
        f"{QUICK_SEARCH.width} moments of rest a section, {QUICK_SEARCH.most} positions between two of them",
        _quick,
    ),
}
"""Effort and player by version; a version is added whenever the adviser chooses otherwise."""
NEWEST: Final = 4
"""The one that advises at the table."""
VERSION: Final = 1
"""The one that measured the targets in force; a test remembers some of its games. They are out of date while it is not
``NEWEST``: set it to that and run ``tools/measure_targets.py GAMES.jsonl --chapters 1-scythe 2-scythe 3-scythe 4-scythe
--write``; a test says so too."""
EFFORT: Final = MEASURERS[VERSION][0]


def adviser() -> Policy:
    """Who measures, for one game: compares whole turns by what the position is worth after them, and keeps to them."""
    return resolute(MEASURERS[VERSION][1]())
