"""The rows of the score sheet."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.terms import Line
from noria_desktop.ui.i18n import Text, Texts
from noria_desktop.ui.scythe.words.names import say

line_name: Final = Texts(
    Line,
    STARS=Text("Scythe", "Stars"),
    TERRITORIES=Text("Scythe", "Territories"),
    RESOURCES=Text("Scythe", "Resource pairs"),
    COINS=Text("Scythe", "Coins"),
    STRUCTURES=Text("Scythe", "Structure bonus"),
)
"""A row of the score sheet."""


def line_rule(line: Line) -> str:
    """Where the coins of a row come from, in a sentence."""
    return {
        Line.STARS: say("Each star on the board; popularity decides what it is worth."),
        Line.TERRITORIES: say(
            "Each territory controlled, lakes too; the Factory counts as {number}.",
            number=components().map.factory_territories,
        ),
        Line.RESOURCES: say(
            "Each full pair of resources on your territories, at most {number} of one territory.",
            number=components().mats.resources_counted,
        ),
        Line.COINS: say("Coins in the purse."),
        Line.STRUCTURES: say("What the structure bonus tile pays for your structures."),
    }[line]


def total_name() -> str:
    """The last row."""
    return say("Total")


def points_text(coins: int) -> str:
    """A final score in words."""
    return say("%n coin(s)", coins)


def tie_break_names() -> tuple[str, ...]:
    """What is compared in a tie, in order."""
    return (
        say("workers, mechs and structures"),
        say("power"),
        say("popularity"),
        say("territories controlled"),
        say("stars"),
    )
