"""The rows of the score sheet, and the states of a circle that its counter shows."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.solani.terms import Line
from noria_desktop.ui.i18n import Text, Texts
from noria_desktop.ui.solani.words.names import say

line_name: Final = Texts(
    Line,
    PLANETS=Text("Solani", "Planets"),
    CLUSTERS=Text("Solani", "Star Clusters"),
    GUIDING=Text("Solani", "Guiding Stars"),
    FEATURES=Text("Solani", "Features"),
    LOOSE=Text("Solani", "Loose nodes"),
    BONUS=Text("Solani", "Bonus tiles"),
    KEPT_PLAIN=Text("Solani", "Clusters kept"),
    KEPT_WHITE=Text("Solani", "White stars kept"),
)
"""A row of the score sheet."""


line_rule: Final = Texts(
    Line,
    PLANETS=Text(
        "Solani",
        "Planets without a node, sector by sector: sets of different colours and sets of one colour.",
    ),
    CLUSTERS=Text(
        "Solani", "A cluster scores its stars when exactly as many nodes touch it; otherwise nothing."
    ),
    GUIDING=Text("Solani", "A Guiding Star scores its stars when exactly as many nodes touch it."),
    FEATURES=Text("Solani", "Both clauses of each placed feature, each for itself."),
    LOOSE=Text("Solani", "Each node that points at an empty space or a Dark Sky token costs a point."),
    BONUS=Text("Solani", "The four bonus tiles, one for each sector."),
    KEPT_PLAIN=Text("Solani", "Clusters without a white star that Coyote kept."),
    KEPT_WHITE=Text("Solani", "Clusters with a white star that Coyote kept."),
)
"""Where the points of a row come from, in a sentence."""


def total_name() -> str:
    """The last row."""
    return say("Total")


def points_text(points: int) -> str:
    """Victory points in words."""
    if points < 0:
        return say("−%n point(s)", -points)
    return say("%n point(s)", points)
