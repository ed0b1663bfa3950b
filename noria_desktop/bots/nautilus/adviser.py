"""The player that advises in Nautilus, at an effort that repeats: the Circuit's targets are measured with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from noria_desktop.bots.nautilus.levels import Searching, former4, level4
from noria_desktop.engine.values import changed

ITERATIONS: Final = 300


def _quick(strongest: Searching) -> Searching:
    """The strongest level with a tenth of its iterations, some 0.05 s a decision."""
    return changed(strongest, iterations=ITERATIONS, start_samples=4, start_iterations=50)


MEASURERS: Final[Mapping[int, tuple[str, Callable[[], Searching]]]] = {
    1: (f"{ITERATIONS} rounds played out a decision", lambda: _quick(former4())),
    4: (f"{ITERATIONS} rounds played out a decision", lambda: _quick(level4())),
}
"""Effort and player by version; a version is added whenever the adviser chooses otherwise."""
NEWEST: Final = 4
"""The one that advises at the table."""
VERSION: Final = 1
"""The one that measured the targets in force; a test remembers some of its games."""
EFFORT: Final = MEASURERS[VERSION][0]


def adviser() -> Searching:
    """Who measures."""
    return MEASURERS[VERSION][1]()


def newest() -> Searching:
    """Who advises, with an effort that repeats."""
    return MEASURERS[NEWEST][1]()
