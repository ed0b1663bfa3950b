"""The crew of the Nautilus as people. How strong they are is measured in rules.md 17."""

from __future__ import annotations

from typing import Final

from noria_desktop.ui.i18n import Text
from noria_desktop.ui.nautilus.cover import OPPONENTS
from noria_desktop.ui.nautilus.cover import PEOPLE as NAMES
from noria_desktop.ui.nautilus.paint.people import face
from noria_desktop.ui.widgets.person import Person

PEOPLE: Final = (
    Person(
        "level1",
        NAMES["level1"],
        Text("People", "Snatches at every star and forgets where arrows point."),
        Text("People", "The gentlest. Looks one card ahead and errs now and then."),
        1,
        face(1),
        OPPONENTS["level1"],
    ),
    Person(
        "level2",
        NAMES["level2"],
        Text("People", "Never lets an arrow go by, never thinks of tomorrow."),
        Text("People", "Always the best next card. Beats the Novice in 85 games of 100."),
        2,
        face(2),
        OPPONENTS["level2"],
    ),
    Person(
        "level3",
        NAMES["level3"],
        Text("People", "Sees your hand in every wave, and is often right."),
        Text("People", "Strong. Plays the round to its end in mind; the Sailor seldom wins."),
        3,
        face(3),
        OPPONENTS["level3"],
    ),
    Person(
        "level4",
        NAMES["level4"],
        Text("People", "Asks why you laid that card, and remembers the answer."),
        Text("People", "Hard. Reads your hand from your cards and counts the last places out."),
        4,
        face(4),
        OPPONENTS["level4"],
    ),
)
"""Gentlest first."""
