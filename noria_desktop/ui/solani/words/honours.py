"""What Solani's marks of honour are called, and what there is to do for them. Source: lessons/solani.md, Honours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from noria_desktop.ui.game_cover import HonourSaid
from noria_desktop.ui.i18n import Text

_HONOURS: Final = {
    "solani-three-guides": (
        Text("Honours", "Three guides"),
        Text("Honours", "End with three scoring Guiding Stars"),
        "solani/guiding",
    ),
    "solani-four-colours": (
        Text("Honours", "Four colours"),
        Text("Honours", "End with four colours in one sector"),
        "solani/planets",
    ),
    "solani-none-left-over": (
        Text("Honours", "No node left over"),
        Text("Honours", "End without a loose node"),
        "program/check",
    ),
    "solani-four-corners": (
        Text("Honours", "Four corners"),
        Text("Honours", "Win all four bonus tiles against Coyote"),
        "solani/bonus",
    ),
    "solani-long-figure": (
        Text("Honours", "Long figure"),
        Text("Honours", "End with a constellation of eight circles or more"),
        "solani/long_river",
    ),
    "solani-exactly-enough": (
        Text("Honours", "Exactly enough"),
        Text("Honours", "End with four clusters or more, every one of which scores"),
        "solani/clusters",
    ),
    "solani-three-at-once": (
        Text("Honours", "Three at once"),
        Text("Honours", "Make three circles score by one branch"),
        "solani/triad",
    ),
    "solani-ahead-of-coyote": (
        Text("Honours", "Ahead of Coyote"),
        Text("Honours", "Trade for the planet that Coyote is about to take as its fourth colour"),
        "solani/compass",
    ),
    "solani-two-with-one": (
        Text("Honours", "Two with one branch"),
        Text("Honours", "Surround two Dark Skies by one branch"),
        "solani/double_star",
    ),
    "solani-night-closed": (
        Text("Honours", "Night closed"),
        Text("Honours", "Surround all four of your Dark Skies"),
        "program/moon",
    ),
}
"""Name, what is to be done, and sign, by their keys."""


def honours() -> Mapping[str, HonourSaid]:
    """The marks by their keys, in the language of now."""
    return {key: HonourSaid(str(name), str(how), sign) for key, (name, how, sign) in _HONOURS.items()}
