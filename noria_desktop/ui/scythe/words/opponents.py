"""The Automa by how hard it plays."""

from __future__ import annotations

from noria_desktop.games.scythe.state import Options
from noria_desktop.games.scythe.terms import Level
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.words.names import faction_name


def level_title(level: Level) -> str:
    """A level, named like its star tracker."""
    return {
        Level.AUTOMETTA: translate("Scythe", "Autometta"),
        Level.AUTOMA: translate("Scythe", "Automa"),
        Level.AUTOMASZYNA: translate("Scythe", "Automaszyna"),
        Level.ULTIMASZYNA: translate("Scythe", "Ultimaszyna"),
    }[level]


def level_sentence(level: Level) -> str:
    """One plain sentence about a level."""
    return {
        Level.AUTOMETTA: translate("Scythe", "Easy: it stays at home longest and loses some of its turns."),
        Level.AUTOMA: translate("Scythe", "Normal: it never skips a turn."),
        Level.AUTOMASZYNA: translate("Scythe", "Hard: it leaves home sooner and its stars come faster."),
        Level.ULTIMASZYNA: translate(
            "Scythe", "Very hard: no river ever stops it, and its stars come fastest."
        ),
    }[level]


def opponent_name(options: Options) -> str:
    """The Automa's level, with its faction where that is settled."""
    title = level_title(options.level)
    if options.automa is None:
        return title
    return translate("Scythe", "{level} ({faction})").format(
        level=title, faction=faction_name(options.automa)
    )
