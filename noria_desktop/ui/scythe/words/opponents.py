"""The Automa by how hard it plays."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import Level
from noria_desktop.ui.i18n import Text, Texts
from noria_desktop.ui.scythe.words.names import say

level_title: Final = Texts(
    Level,
    AUTOMETTA=Text("Scythe", "Autometta"),
    AUTOMA=Text("Scythe", "Automa"),
    AUTOMASZYNA=Text("Scythe", "Automaszyna"),
    ULTIMASZYNA=Text("Scythe", "Ultimaszyna"),
)
"""A level, named like its star tracker."""


level_sentence: Final = Texts(
    Level,
    AUTOMETTA=Text("Scythe", "Easy. It stays at home longest and loses some of its turns."),
    AUTOMA=Text("Scythe", "Normal. It never skips a turn."),
    AUTOMASZYNA=Text("Scythe", "Hard. It leaves home sooner and its stars come faster."),
    ULTIMASZYNA=Text("Scythe", "Very hard. No river ever stops it, and its stars come fastest."),
)
"""How hard a level is, and how it plays. The name with a colon may stand in front of it, so it has no colon of its own."""


def save_name(view: State) -> str:
    """What a save is called: both sides and the turn."""
    return say(
        "{faction} against {opponent}, turn {turn}",
        faction=view.human.faction,
        opponent=opponent_name(view.options),
        turn=view.turn,
    )


def opponent_name(options: Options) -> str:
    """The Automa's level, with its faction where that is settled."""
    title = level_title(options.level)
    if options.automa is None:
        return title
    return say("{level} ({faction})", level=title, faction=options.automa)
