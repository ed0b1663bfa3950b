"""Pictures beside Solani's rules: positions of its lessons, seen where the rule is about."""

from __future__ import annotations

from functools import partial
from typing import Final

from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.solani.board.layout import SolaniLayout
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
    shown = partial(lesson_position, "solani", position, played)
    return RulePicture(anchor, caption, shown, area, callouts, alone)


def _end_of_track(table: SolaniLayout) -> Box:
    """The middle of the planet track and what lies beside it."""
    track = table.track
    return Box(track.x + 130, track.y, 380, 262)


NORTH_EAST: Final = "circle 2,4; circle 3,6; counter 3,5"
"""Round the Guiding Star of the north-east."""


PICTURES: Final = (
    _picture(
        "aim",
        "1a",
        NORTH_EAST,
        Text(
            "RulePictures",
            "1 a Guiding Star and 2 a cluster, of two stars each. One node reaches each of them: 1/2, not enough yet.",
        ),
        Callout("circle 2,5", 0.62, -0.3),
        Callout("circle 3,5", 0.62, -0.1),
    ),
    _picture(
        "sky",
        "4a",
        "circle 1,4; circle 2,6; counter 2,5; bonus B2",
        Text(
            "RulePictures",
            "1 an empty space, 2 a Dark Sky token, 3 a Guiding Star with a branch tile below it, in the gap between four circles.",
        ),
        Callout("circle 1,4"),
        Callout("circle 1,5"),
        Callout("circle 2,5", 0.6, -0.3),
    ),
    _picture(
        "main-board",
        "3a",
        "market",
        Text(
            "RulePictures",
            "The market of a round: three clusters, and below them three branch tiles with their nodes.",
        ),
        alone=True,
    ),
    _picture(
        "trade",
        "4a",
        _end_of_track,
        Text(
            "RulePictures",
            "1 the sign of four stars: a cluster of four is traded for 2 the nearest planet above it or 3 the one below.",
        ),
        Callout("anchor 4", 0.72, 0.0),
        Callout("station 6", 0.85, 0.0),
        Callout("station 7", 0.85, 0.0),
    ),
    _picture(
        "placement",
        "1a",
        NORTH_EAST,
        Text(
            "RulePictures",
            "A second branch tile, in the gap at the right, reaches both with its nodes: two of two, so both score.",
        ),
        played="branch 2,5 NW SW",
    ),
    _picture(
        "dark-sky",
        "5b",
        "circle 2,2; circle 4,4",
        Text(
            "RulePictures",
            "Of 1 and 2, two Dark Sky tokens, three of four gaps are filled. A branch tile in gap 3 surrounds both.",
        ),
        Callout("circle 3,3", -0.05, 0.0),
        Callout("circle 4,4", -0.05, 0.0),
        Callout("gap 3,3"),
    ),
    _picture(
        "features-draft",
        "5b",
        "feature row 2; feature row 3",
        Text(
            "RulePictures",
            "Open cards of both rows, with their second clauses in short. The stars over a row are its number.",
        ),
        alone=True,
    ),
    _picture(
        "planets",
        "4b",
        "bonus B1; circle 2,1; circle 2,3; counter 2,2",
        Text(
            "RulePictures",
            "Three planets of different colours in one sector, and no node points at any of them: 7 points.",
        ),
    ),
    _picture(
        "clusters",
        "3b",
        "circle 4,4; circle 6,6",
        Text(
            "RulePictures",
            "1 two nodes at two stars: 2 points. 2 a Guiding Star with three of three. 3 one node at two stars: nothing yet.",
        ),
        Callout("circle 5,4", -0.55, -0.4),
        Callout("circle 5,5", 0.6, -0.4),
        Callout("circle 4,5", 0.6, -0.2),
    ),
    _picture(
        "loose",
        "2a",
        NORTH_EAST,
        Text("RulePictures", "1 a node at an empty space is loose: one point less, until a tile lies there."),
        Callout("circle 3,5", 0.62, 0.2),
        played="branch 2,5 NW SW",
    ),
    _picture(
        "winner",
        "6b",
        "score",
        Text(
            "RulePictures", "The score as it stands, line by line: yours at the left, Coyote's at the right."
        ),
        alone=True,
    ),
    _picture(
        "bonus-tiles",
        "6b",
        "bonus B1; circle 2,1; circle 2,3",
        Text(
            "RulePictures",
            "Hearth Light lies at the sector north-west: its points, what you have there, and what you must reach.",
        ),
    ),
    _picture(
        "coyote-clusters",
        "6b",
        "coyote; plan",
        Text(
            "RulePictures",
            "Coyote's clusters, planets and features, and below what it would take now: a planet of a new colour.",
        ),
        alone=True,
    ),
)
"""In the order of the rules."""
