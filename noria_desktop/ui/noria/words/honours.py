"""What Noria's marks of honour are called, and what there is to do for them. Source: lessons/noria.md, Honours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from noria_desktop.ui.game_cover import HonourSaid
from noria_desktop.ui.i18n import Text

_HONOURS: Final = {
    "noria-chain": (
        Text("Honours", "Chain of three"),
        Text("Honours", "Activate three discs, two of them joined only through the third"),
        "program/wheel",
    ),
    "noria-full-turn": (
        Text("Honours", "A full turn"),
        Text("Honours", "Use discs for four actions in one turn; knowledge instead does not count"),
        "noria/cog",
    ),
    "noria-council-word": (
        Text("Honours", "A word in the council"),
        Text("Honours", "Seat a politician that brings 12 points"),
        "noria/politician",
    ),
    "noria-little-fleet": (
        Text("Honours", "Little fleet"),
        Text("Honours", "Take your fourth airship of one kind"),
        "program/airship",
    ),
    "noria-four-roofs": (
        Text("Honours", "Four roofs"),
        Text("Honours", "Build your fourth factory by round 10"),
        "noria/factory",
    ),
    "noria-night-owl": (
        Text("Honours", "Night owl"),
        Text("Honours", "Two night shifts in a turn, then three discs activated"),
        "program/moon",
    ),
    "noria-decoy": (
        Text("Honours", "Decoy"),
        Text("Honours", "From round 4, lure E onto a track worth 0 while another of yours scores"),
        "noria/pawn",
    ),
    "noria-shut-door": (
        Text("Honours", "Shut door"),
        Text("Honours", "Empty the upper row where the bot stands highest, so C goes elsewhere"),
        "program/lock",
    ),
    "noria-four-roads": (
        Text("Honours", "Four roads"),
        Text("Honours", "End with all levels at 2 or more and diversification worth 3"),
        "program/even",
    ),
    "noria-turned-tide": (
        Text("Honours", "Turned tide"),
        Text("Honours", "Win from 10 behind as round 13 begins"),
        "program/undo",
    ),
}
"""Name, what is to be done, and sign, by their keys."""


def honours() -> Mapping[str, HonourSaid]:
    """The marks by their keys, in the language of now."""
    return {key: HonourSaid(str(name), str(how), sign) for key, (name, how, sign) in _HONOURS.items()}
