"""The rows of the score sheet, and the states of a circle that its counter shows."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.games.solani.terms import Line
from noria_desktop.ui.i18n import translate


def line_name(line: Line) -> str:
    """A row of the score sheet."""
    match line:
        case Line.PLANETS:
            return translate("Solani", "Planets")
        case Line.CLUSTERS:
            return translate("Solani", "Star Clusters")
        case Line.GUIDING:
            return translate("Solani", "Guiding Stars")
        case Line.FEATURES:
            return translate("Solani", "Features")
        case Line.LOOSE:
            return translate("Solani", "Loose nodes")
        case Line.BONUS:
            return translate("Solani", "Bonus tiles")
        case Line.KEPT_PLAIN:
            return translate("Solani", "Clusters kept")
        case Line.KEPT_WHITE:
            return translate("Solani", "White stars kept")
        case _:
            assert_never(line)


def line_rule(line: Line) -> str:
    """Where the points of a row come from, in a sentence."""
    match line:
        case Line.PLANETS:
            return translate(
                "Solani",
                "Planets without a node, sector by sector: sets of different colours and sets of one colour.",
            )
        case Line.CLUSTERS:
            return translate(
                "Solani", "A cluster scores its stars when exactly as many nodes touch it; otherwise nothing."
            )
        case Line.GUIDING:
            return translate("Solani", "A Guiding Star scores its stars when exactly as many nodes touch it.")
        case Line.FEATURES:
            return translate("Solani", "Both clauses of each placed feature, each for itself.")
        case Line.LOOSE:
            return translate(
                "Solani", "Each node that points at an empty space or a Dark Sky token costs a point."
            )
        case Line.BONUS:
            return translate("Solani", "The four bonus tiles, one for each sector.")
        case Line.KEPT_PLAIN:
            return translate("Solani", "Clusters without a white star that Coyote kept.")
        case Line.KEPT_WHITE:
            return translate("Solani", "Clusters with a white star that Coyote kept.")
        case _:
            assert_never(line)


def total_name() -> str:
    """The last row."""
    return translate("Solani", "Total")


def points_text(points: int) -> str:
    """Victory points in words."""
    if points < 0:
        return translate("Solani", "−%n point(s)", "", -points)
    return translate("Solani", "%n point(s)", "", points)
