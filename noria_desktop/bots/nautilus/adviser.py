"""The player that advises in Nautilus, at an effort that repeats: the Circuit's targets are measured with it."""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.nautilus.levels import Searching, level4
from noria_desktop.engine.values import changed

VERSION: Final = 1
"""Raised whenever it chooses otherwise; a test remembers some of its games."""
ITERATIONS: Final = 300
EFFORT: Final = f"{ITERATIONS} rounds played out a decision"


def adviser() -> Searching:
    """The strongest level with a tenth of its iterations, some 0.05 s a decision."""
    return changed(level4(), iterations=ITERATIONS, start_samples=4, start_iterations=50)
