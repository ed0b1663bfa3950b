"""Names of the games and of Noria's opponents, in the language of now."""

from __future__ import annotations

from noria_desktop.games.noria.terms import Chamber, Disc, Track
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


def track_name(track: Track) -> str:
    """A project track's name."""
    return {
        Track.REFINEMENT: translate("Games", "Refinement"),
        Track.SETTLEMENT: translate("Games", "Settlement"),
        Track.EXPLORATION: translate("Games", "Exploration"),
        Track.RESEARCH: translate("Games", "Research"),
    }[track]


def chamber_name(chamber: Chamber) -> str:
    """A chamber's name; the first four are called like their tracks."""
    if chamber is Chamber.SPECIALISATION:
        return translate("Games", "Specialisation")
    if chamber is Chamber.DIVERSIFICATION:
        return translate("Games", "Diversification")
    return track_name(Track(chamber.value))


def disc_name(disc: Disc) -> str:
    """A disc's name."""
    return {
        Disc.ENERGY: translate("Games", "Energy"),
        Disc.MYCELIUM: translate("Games", "Mycelium"),
        Disc.OBSIDIAN: translate("Games", "Obsidian"),
        Disc.JOURNEY: translate("Games", "Journey"),
        Disc.CITY: translate("Games", "City"),
        Disc.TOOL: translate("Games", "Tool"),
        Disc.BONUS: translate("Games", "Bonus"),
    }[disc]


TRACK_GLYPHS = {
    Track.REFINEMENT: "crystal",
    Track.SETTLEMENT: "house",
    Track.EXPLORATION: "rose",
    Track.RESEARCH: "flask",
}
CHAMBER_GLYPHS = {
    Chamber.REFINEMENT: "crystal",
    Chamber.SETTLEMENT: "house",
    Chamber.EXPLORATION: "rose",
    Chamber.RESEARCH: "flask",
    Chamber.SPECIALISATION: "single",
    Chamber.DIVERSIFICATION: "even",
}
