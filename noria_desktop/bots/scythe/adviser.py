"""The player with which the Circuit's targets of Scythe were measured, at an effort that repeats.

At the table ``planner`` advises since its version 2; when the targets are measured anew, it belongs here.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.scythe.look_ahead import LookAhead

VERSION: Final = 1
"""Raised whenever it chooses otherwise; a test remembers some of its games."""
EFFORT: Final = "6 moments of rest a section, 240 positions between two of them"


def adviser() -> LookAhead:
    """Compares whole turns by what the position is worth after them."""
    return LookAhead()
