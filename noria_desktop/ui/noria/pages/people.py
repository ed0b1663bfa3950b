"""Noria's machines as people: the three of the rulebook, one that the seed draws, one that the player builds.

How strong they are is measured in rules.md 8.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.ui.i18n import Text
from noria_desktop.ui.noria.cover import PEOPLE as NAMES
from noria_desktop.ui.noria.paint.people import face, own_face, stranger_face
from noria_desktop.ui.widgets.person import Person

RANDOM: Final = "random"
"""Key of the one that the seed draws; its results are kept with those of other wheels."""
CUSTOM: Final = "custom"

PEOPLE: Final = (
    Person(
        "bot1",
        NAMES["bot1"],
        Text("People", "Picks ships off the islands and forgets to climb."),
        Text("People", "The gentlest. Thinking one turn at a time already wins 99 games of 100."),
        1,
        face(1),
        Text("Games", "Bot 1"),
    ),
    Person(
        "bot2",
        NAMES["bot2"],
        Text("People", "Pulls strings in the council every second round."),
        Text("People", "Strong. One turn at a time wins 16 games of 100, planning ahead 98."),
        3,
        face(2),
        Text("Games", "Bot 2"),
    ),
    Person(
        "bot3",
        NAMES["bot3"],
        Text("People", "Climbs behind you, and makes one letter after the other act twice."),
        Text("People", "Hard. Planning far ahead wins about every second game."),
        4,
        face(3),
        Text("Games", "Bot 3"),
    ),
    Person(
        RANDOM,
        Text("People", "The Stranger"),
        Text("People", "Nobody knows its wheel; read it before you begin."),
        Text("People", "Between Bot 2 and Bot 3, mostly."),
        3,
        stranger_face(),
        Text("Games", "Random wheel"),
    ),
    Person(
        CUSTOM,
        Text("People", "Your machine"),
        Text("People", "It does what you laid out, and holds it against you."),
        Text("People", "As hard as you build it."),
        0,
        own_face(),
        Text("People", "You build it"),
    ),
)
"""Gentlest first."""
