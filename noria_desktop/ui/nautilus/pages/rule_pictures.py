"""Pictures beside Nautilus' rules: positions of its lessons, seen where the rule is about."""

from __future__ import annotations

from functools import partial
from typing import Final

from noria_desktop.ui.i18n import Text
from noria_desktop.ui.widgets.rule_picture import Callout, Part, RulePicture
from noria_desktop.ui.widgets.rule_position import lesson_position


def _picture(
    anchor: str,
    position: str,
    area: Part,
    caption: Text,
    *callouts: Callout,
    played: str = "",
    alone: bool = False,
) -> RulePicture:
    shown = partial(lesson_position, "nautilus", position, played)
    return RulePicture(anchor, caption, shown, area, callouts, alone)


PICTURES: Final = (
    _picture(
        "aim",
        "2c",
        "own plate",
        Text(
            "RulePictures",
            "Two stars for two domains that you have won: a third one wins the game.",
        ),
        alone=True,
    ),
    _picture(
        "table",
        "3a",
        "rival 1; domain 3",
        Text(
            "RulePictures",
            "1 an empty space of the rival's side, 2 a diver of 13, 3 the domain card of its column, 4 one that takes a point away.",
        ),
        Callout("rival 1"),
        Callout("rival 2", 0.45, 0.1),
        Callout("domain 2", 0.36, -0.36),
        Callout("domain 3", 0.36, -0.36),
    ),
    _picture(
        "comparison",
        "1a",
        "domain 1; own 3",
        Text(
            "RulePictures",
            "The signs point at the side whose card is higher: 1 and 2 would be yours, 3 is the rival's as it lies.",
        ),
        Callout("domain 1", 0.36, -0.36),
        Callout("domain 2", 0.36, -0.36),
        Callout("domain 3", -0.36, -0.36),
    ),
    _picture(
        "arrow-cards",
        "3a",
        "card 7; card 9",
        Text(
            "RulePictures",
            "The 7 has a level arrow, the 9 an upright one.",
        ),
    ),
    _picture(
        "specials",
        "1a",
        "fates",
        Text(
            "RulePictures",
            "The special cards of this half of the game. The submarine has been used; what else is left is still to come.",
        ),
        alone=True,
    ),
    _picture(
        "keep",
        "4a",
        "stage",
        Text(
            "RulePictures",
            "You have drawn kraken and bone. You keep one of them, the rival gets the other.",
        ),
    ),
    _picture(
        "start-specials",
        "5a",
        "tracker",
        Text(
            "RulePictures",
            "What the eye has shown stays marked: divers in the rival's hand are told apart from those in the pile.",
        ),
        played="keep eye; use; seen",
        alone=True,
    ),
    _picture(
        "placement",
        "3b",
        "domain 2; own 4",
        Text(
            "RulePictures",
            "1 laid by you, 2 laid by the rival. Both lie on your side, so both count for you.",
        ),
        Callout("own 2", 0.36, -0.3),
        Callout("own 4", 0.36, -0.3),
    ),
    _picture(
        "arrows",
        "3c",
        "rival 3; domain 5",
        Text(
            "RulePictures",
            "1 an 8 was laid on the rival's side. 2 One of the framed cards must move, to an empty space of the same side.",
        ),
        Callout("rival 5", 0.4, 0.3),
        Callout("rival 4", 0.4, 0.3),
        played="8 > rival 5",
    ),
    _picture(
        "anchor",
        "4d",
        "domain 1; own 3",
        Text(
            "RulePictures",
            "The anchor lies on the 14: no arrow moves it for the rest of the round.",
        ),
        played="3 > own 5 with anchor; hold own 2",
    ),
    _picture(
        "domains",
        "2c",
        "race science; race navigation",
        Text(
            "RulePictures",
            "1 science is won with three points, as its −1 has been taken. 2 Exploration is the rival's, 3 navigation yours with four.",
        ),
        Callout("race science", 0.0, -0.28),
        Callout("race exploration", 0.1, -0.28),
        Callout("race navigation", 0.1, -0.28),
        alone=True,
    ),
    _picture(
        "knowledge",
        "5d",
        "tracker",
        Text(
            "RulePictures",
            "Divers that you have not seen are in the rival's hand or in the pile; the 8 you have put back there yourself.",
        ),
        alone=True,
    ),
)
"""In the order of the rules."""
