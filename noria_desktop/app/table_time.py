"""Time at the table as it is told: one rounding wherever a game's length stands."""

from __future__ import annotations


def whole_minutes(seconds: float) -> int:
    """Whole minutes that were spent; what is left of the last one is not counted."""
    return int(seconds // 60)
