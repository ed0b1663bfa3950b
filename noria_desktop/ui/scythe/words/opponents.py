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
    AUTOMETTA=Text("Scythe", "Easy: it stays at home longest and loses some of its turns."),
    AUTOMA=Text("Scythe", "Normal: it never skips a turn."),
    AUTOMASZYNA=Text("Scythe", "Hard: it leaves home sooner and its stars come faster."),
    ULTIMASZYNA=Text("Scythe", "Very hard: no river ever stops it, and its stars come fastest."),
)
"""One plain sentence about a level."""


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
