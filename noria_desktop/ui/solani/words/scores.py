"""The rows of the score sheet, and the states of a circle that its counter shows."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.solani.terms import Line
from noria_desktop.ui.i18n import Text, Texts, signed
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


def change_text(line: Line, points: int) -> str:
    """What changes in a row of the score sheet, sign and number first; points won at loose nodes are fewer of them."""
    if line is Line.LOOSE:
        text = say("{change} for fewer loose nodes") if points > 0 else say("{change} for more loose nodes")
        return text.format(change=signed(points))
    return say("{change} {line}", change=signed(points), line=line_name(line))


def spoken_line(line: Line, points: int) -> str:
    """The row of a change for ears, where the number follows it."""
    if line is Line.LOOSE:
        return say("fewer loose nodes") if points > 0 else say("more loose nodes")
    return line_name(line)
