"""The names that campaigns have until their players say otherwise: after the season in which each was begun.

A file holds the name as it was given, in the language of that day. These are told from names that a player chose, so
that they can be said in the language of now.
"""

from __future__ import annotations

from datetime import date
from typing import Final

SEASONS: Final = (
    ("Winter voyage", "冬の航海"),
    ("Spring voyage", "春の航海"),
    ("Summer voyage", "夏の航海"),
    ("Autumn voyage", "秋の航海"),
)
"""A row a season, winter first: its name in every language in which one was ever given."""


def season_on(day: date) -> int:
    """Which season a day lies in, as a row of ``SEASONS``."""
    return day.month % 12 // 3


def season_of(name: str) -> int | None:
    """The season that a campaign is named after; None where its player has named it."""
    return next((season for season, names in enumerate(SEASONS) if name in names), None)
