"""What Nautilus's marks of honour are called, and what there is to do for them. Source: lessons/nautilus.md, Honours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from noria_desktop.ui.game_cover import HonourSaid
from noria_desktop.ui.i18n import Text

_HONOURS: Final = {
    "nautilus-first-flag": (
        Text("Honours", "The first flag"),
        Text("Honours", "Win a domain"),
        "nautilus/laurel",
    ),
    "nautilus-rivals-card": (
        Text("Honours", "With the rival's card"),
        Text("Honours", "Take a +2 with a card that the rival laid"),
        "nautilus/cards",
    ),
    "nautilus-low-tide": (
        Text("Honours", "Low tide"),
        Text("Honours", "Take a +2 with a card of 5 or less"),
        "nautilus/fish",
    ),
    "nautilus-blot": (
        Text("Honours", "Won by a blot"),
        Text("Honours", "Win a domain with 3 points in the very award that gives its −1 to the rival"),
        "nautilus/blot",
    ),
    "nautilus-clear-water": (
        Text("Honours", "Clear water"),
        Text("Honours", "Take all stars of a round; every −1, one or more, goes to the rival"),
        "nautilus/star",
    ),
    "nautilus-one-beats-fourteen": (
        Text("Honours", "One beats fourteen"),
        Text("Honours", "Take stars because the 1 beats the 14"),
        "program/single",
    ),
    "nautilus-home-early": (
        Text("Honours", "Home early"),
        Text("Honours", "Win the game by the end of round 4"),
        "nautilus/helm",
    ),
    "nautilus-ferry": (
        Text("Honours", "The ferry"),
        Text("Honours", "Bring a card of the rival's over by your arrow, and take stars with it"),
        "nautilus/upright",
    ),
    "nautilus-no-ink": (
        Text("Honours", "Not a drop of ink"),
        Text("Honours", "Win without a −1, and with three or more at the rival's"),
        "nautilus/shell",
    ),
    "nautilus-held-fast": (
        Text("Honours", "Held fast"),
        Text("Honours", "Take stars with your anchored card after a rival's arrow worked on its side"),
        "nautilus/anchor",
    ),
}
"""Name, what is to be done, and sign, by their keys."""


def honours() -> Mapping[str, HonourSaid]:
    """The marks by their keys, in the language of now."""
    return {key: HonourSaid(str(name), str(how), sign) for key, (name, how, sign) in _HONOURS.items()}
