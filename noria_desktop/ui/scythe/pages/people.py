"""The four automata as people. How strong they are is measured in rules.md 17."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.terms import Level
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.scythe.cover import OPPONENTS
from noria_desktop.ui.scythe.paint.people import face
from noria_desktop.ui.widgets.person import Person

PEOPLE: Final = (
    Person(
        "autometta",
        OPPONENTS["autometta"],
        Text("People", "Oversleeps, and hardly ever leaves its peninsula."),
        Text("People", "The gentlest. Whoever plans one turn ahead wins most games."),
        1,
        face(Level.AUTOMETTA),
        Text("People", "the apprentice"),
    ),
    Person(
        "automa",
        OPPONENTS["automa"],
        Text("People", "Never late, never early, always by the card."),
        Text("People", "Strong. Planning to the end of the game wins about every second one."),
        2,
        face(Level.AUTOMA),
        Text("People", "the clerk"),
    ),
    Person(
        "automaszyna",
        OPPONENTS["automaszyna"],
        Text("People", "Leaves early and brings its stars on time."),
        Text("People", "Hard. Planning to the end of the game wins about one of three."),
        3,
        face(Level.AUTOMASZYNA),
        Text("People", "the engineer"),
    ),
    Person(
        "ultimaszyna",
        OPPONENTS["ultimaszyna"],
        Text("People", "No river has ever stopped it."),
        Text("People", "Very hard. Even planning to the end of the game wins about one of four."),
        4,
        face(Level.ULTIMASZYNA),
        Text("People", "the marshal"),
    ),
)
"""Gentlest first."""
