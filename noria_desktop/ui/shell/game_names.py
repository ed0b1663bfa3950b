"""Names of the games and of Noria's opponents, in the language of now, and the glyphs of its projects."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.noria.terms import Chamber, Track
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.shell.models import Opponent


def game_name(game_id: str) -> str:
    """A game's name."""
    if game_id == "noria":
        return translate("Games", "Noria")
    return game_id.capitalize()


def game_line(game_id: str) -> str:
    """One line about a game."""
    if game_id == "noria":
        return translate("Games", "Turn the wheel, rival a machine")
    return ""


def game_about(game_id: str) -> str:
    """A paragraph about a game for somebody who has not played it."""
    if game_id == "noria":
        return translate(
            "Games",
            "Sixteen rounds over a sea of cloud. Turn your wheel so that the right discs come into reach, "
            "gather ships, found factories, raise four projects, and in the council decide what they are "
            "worth. Across the table an old machine does the same, and it always tells you why.",
        )
    return ""


def opponent_name(opponent: Opponent) -> str:
    """An opponent's name."""
    return {
        Opponent.BOT_1: translate("Games", "Bot 1"),
        Opponent.BOT_2: translate("Games", "Bot 2"),
        Opponent.BOT_3: translate("Games", "Bot 3"),
        Opponent.OWN: translate("Games", "Your own layout"),
        Opponent.RANDOM: translate("Games", "Random wheel"),
    }[opponent]


def opponent_line(opponent: Opponent) -> str:
    """One plain sentence about an opponent."""
    return {
        Opponent.BOT_1: translate("Games", "The recommended first wheel. Invests late."),
        Opponent.BOT_2: translate("Games", "Invests at once and keeps pace with you."),
        Opponent.BOT_3: translate("Games", "Enhances from the first turn. Hard."),
        Opponent.OWN: translate("Games", "Place the letters A to F yourself."),
        Opponent.RANDOM: translate("Games", "Any legal wheel, drawn by the seed."),
    }[opponent]


TRACK_GLYPHS: Final = {
    Track.REFINEMENT: "crystal",
    Track.SETTLEMENT: "house",
    Track.EXPLORATION: "rose",
    Track.RESEARCH: "flask",
}
CHAMBER_GLYPHS: Final = {
    Chamber.REFINEMENT: "crystal",
    Chamber.SETTLEMENT: "house",
    Chamber.EXPLORATION: "rose",
    Chamber.RESEARCH: "flask",
    Chamber.SPECIALISATION: "single",
    Chamber.DIVERSIFICATION: "even",
}
