"""The player that advises in Scythe, at an effort that repeats: the Circuit's targets are measured with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from noria_desktop.bots.policy import Policy
from noria_desktop.bots.resolute import resolute
from noria_desktop.bots.scythe.look_ahead import LookAhead
from noria_desktop.bots.scythe.planner import Effort, Planner
from noria_desktop.bots.scythe.turn_search import Search

MEASURING: Final = Effort(candidates=40, width=48)
MEASURING_SEARCH: Final = Search(width=10, most=400)
"""A third of what the table's adviser thinks, so that hundreds of games a chapter can be played."""


def _measuring() -> Planner:
    """The planner with less time than at the table."""
    return Planner(MEASURING, search=MEASURING_SEARCH)


MEASURERS: Final[Mapping[int, tuple[str, Callable[[], Policy]]]] = {
    1: ("6 moments of rest a section, 240 positions between two of them", LookAhead),
    4: (
        f"{MEASURING.candidates} turns followed to the end of the game, {MEASURING.width} rows after each turn, "
        f"{MEASURING_SEARCH.width} moments of rest a section, {MEASURING_SEARCH.most} positions between two of them",
        _measuring,
    ),
}
"""Effort and player by version; a version is added whenever the adviser chooses otherwise."""
NEWEST: Final = 4
"""The one that advises at the table."""
VERSION: Final = 4
"""The one that measured the targets in force; a test remembers some of its games. They are out of date while it is not
``NEWEST``: set it to that and run ``tools/measure_targets.py GAMES.jsonl --chapters 1-scythe 2-scythe 3-scythe 4-scythe
--write``; a test says so too."""
EFFORT: Final = MEASURERS[VERSION][0]


def adviser() -> Policy:
    """Who measures, for one game: compares whole turns by what the position is worth after them, and keeps to them."""
    return resolute(MEASURERS[VERSION][1]())
