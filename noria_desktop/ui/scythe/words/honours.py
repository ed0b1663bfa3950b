"""What Scythe's marks of honour are called, and what there is to do for them. Source: lessons/scythe.md, Honours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from noria_desktop.ui.game_cover import HonourSaid
from noria_desktop.ui.i18n import Text

_HONOURS: Final = {
    "scythe-all-rounder": (
        Text("Honours", "All-rounder"),
        Text("Honours", "Take all four bottom-row actions"),
        "program/gear",
    ),
    "scythe-beloved": (
        Text("Honours", "Beloved"),
        Text("Honours", "Win with popularity 13 or more"),
        "scythe/popularity",
    ),
    "scythe-gatekeeper": (
        Text("Honours", "Gatekeeper"),
        Text("Honours", "Stand in the way of the Automa's workers three times in one game"),
        "scythe/worker",
    ),
    "scythe-both-hands": (
        Text("Honours", "Both hands"),
        Text("Honours", "Take both rows in five turns in a row"),
        "scythe/bolster",
    ),
    "scythe-early-bird": (
        Text("Honours", "Early bird"),
        Text("Honours", "Deploy a mech in turn 3 or before"),
        "scythe/mech",
    ),
    "scythe-turned-around": (
        Text("Honours", "Turned around"),
        Text("Honours", "Win from 15 behind as your turn begins"),
        "program/undo",
    ),
    "scythe-by-a-hair": (
        Text("Honours", "By a hair"),
        Text("Honours", "Win a combat on equal totals"),
        "program/swords",
    ),
    "scythe-ferry": (
        Text("Honours", "Ferry"),
        Text("Honours", "Carry two workers and two resources over a river with a mech"),
        "scythe/workers",
    ),
    "scythe-peace": (
        Text("Honours", "Peace"),
        Text("Honours", "Win a game without a combat"),
        "program/laurel",
    ),
    "scythe-last-push": (
        Text("Honours", "Last push"),
        Text("Honours", "Win with your sixth star in a turn in which your popularity reaches 7 or 13"),
        "program/star",
    ),
}
"""Name, what is to be done, and sign, by their keys."""


def honours() -> Mapping[str, HonourSaid]:
    """The marks by their keys, in the language of now."""
    return {key: HonourSaid(str(name), str(how), sign) for key, (name, how, sign) in _HONOURS.items()}
