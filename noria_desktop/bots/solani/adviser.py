"""The player that advises in Solani, at an effort that repeats: the Circuit's targets are measured with it."""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.solani.levels import Together

VERSION: Final = 1
"""Raised whenever it chooses otherwise; a test remembers some of its games."""
SAMPLES: Final = 3
WIDTH: Final = 6
"""Candidates that are played out."""
EFFORT: Final = f"{SAMPLES} samples of two rounds a decision"


def adviser() -> Together:
    """The strongest level with a fixed number of samples, some 0.05 s a decision."""
    return Together(samples=SAMPLES, width=WIDTH)
