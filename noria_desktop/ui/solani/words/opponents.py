"""Who sits round the table: people, the computer's four levels, and Coyote against a single player."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.games.solani.state import Options
from noria_desktop.games.solani.terms import CoyoteLevel, Player
from noria_desktop.ui.i18n import translate


def player_title(player: Player) -> str:
    """Who decides at a seat."""
    match player:
        case Player.HUMAN:
            return translate("Solani", "Person")
        case Player.LEVEL_1:
            return translate("Solani", "Stargazer")
        case Player.LEVEL_2:
            return translate("Solani", "Wayfinder")
        case Player.LEVEL_3:
            return translate("Solani", "Chartmaker")
        case Player.LEVEL_4:
            return translate("Solani", "Astronomer")
        case _:
            assert_never(player)


def player_sentence(player: Player) -> str:
    """One plain sentence about who sits at a seat."""
    match player:
        case Player.HUMAN:
            return translate("Solani", "Plays here, at the same screen.")
        case Player.LEVEL_1:
            return translate("Solani", "One tile at a time, and not always the best place.")
        case Player.LEVEL_2:
            return translate("Solani", "One tile at a time, each to its best place.")
        case Player.LEVEL_3:
            return translate("Solani", "Both tiles together, and what others lose.")
        case Player.LEVEL_4:
            return translate("Solani", "Plays the coming rounds on in mind, many times.")
        case _:
            assert_never(player)


def coyote_title(level: CoyoteLevel) -> str:
    """Coyote by how hard it plays."""
    match level:
        case CoyoteLevel.PUP:
            return translate("Solani", "Coyote Pup")
        case CoyoteLevel.TRICKSTER:
            return translate("Solani", "Trickster")
        case CoyoteLevel.SCATTERER:
            return translate("Solani", "Star Scatterer")
        case _:
            assert_never(level)


def coyote_sentence(level: CoyoteLevel) -> str:
    """One plain sentence about a level of Coyote."""
    match level:
        case CoyoteLevel.PUP:
            return translate("Solani", "Good for a first evening.")
        case CoyoteLevel.TRICKSTER:
            return translate("Solani", "Its features count more, bonus tiles are harder to win.")
        case CoyoteLevel.SCATTERER:
            return translate("Solani", "White stars count more too. Every sector must be built.")
        case _:
            assert_never(level)


def opponent_name(options: Options) -> str:
    """Everybody but the first player, in a few words."""
    others = options.players[1:]
    if not others:
        return coyote_title(options.coyote)
    people = sum(player is Player.HUMAN for player in others)
    programs = tuple(player for player in others if player is not Player.HUMAN)
    words = []
    if people:
        words.append(translate("Solani", "%n other player(s)", "", people))
    for player in dict.fromkeys(programs):
        count = programs.count(player)
        title = player_title(player)
        words.append(
            title
            if count == 1
            else translate("Solani", "{count} × {player}").format(count=count, player=title)
        )
    return translate("Solani", ", ", "separator of a list").join(words)
