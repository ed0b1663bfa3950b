"""The player that advises in Scythe, at an effort that repeats: the Circuit's targets are measured with it."""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.scythe.look_ahead import LookAhead

VERSION: Final = 1
"""Raised whenever it chooses otherwise; a test remembers some of its games."""
EFFORT: Final = "6 moments of rest a section, 240 positions between two of them"


def adviser() -> LookAhead:
    """Compares whole turns by what the position is worth after them."""
    return LookAhead()
