"""Coyote's guises and the computer players as people. How strong they are is measured in rules.md 12."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.solani.terms import CoyoteLevel, Player
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.solani.cover import OPPONENTS
from noria_desktop.ui.solani.paint.people import coyote_face, level_face
from noria_desktop.ui.widgets.person import Person

COYOTE: Final = Text("People", "Coyote")
PLAYERS: Final = Text("People", "Computer players")


def _coyote(level: CoyoteLevel, lozenges: int, line: Text, strength: Text) -> Person:
    key = level.value
    return Person(key, OPPONENTS[key], line, strength, lozenges, coyote_face(level), group=COYOTE)


def _player(player: Player, lozenges: int, line: Text, strength: Text) -> Person:
    key = player.value
    return Person(key, OPPONENTS[key], line, strength, lozenges, level_face(player), group=PLAYERS)


PEOPLE: Final = (
    _coyote(
        CoyoteLevel.PUP,
        1,
        Text("People", "Picks up what glitters, and stops to look at it."),
        Text("People", "The gentlest. Each tile at its best place wins nearly always."),
    ),
    _coyote(
        CoyoteLevel.TRICKSTER,
        2,
        Text("People", "Wants exactly the tile you were looking at."),
        Text("People", "Fair. Each tile at its best place wins six games of seven."),
    ),
    _coyote(
        CoyoteLevel.SCATTERER,
        3,
        Text("People", "Gathers white stars, and leaves no sector to chance."),
        Text("People", "Strong. Each tile at its best place wins about every second game."),
    ),
    _coyote(
        CoyoteLevel.THIEF,
        4,
        Text("People", "Takes the stars first and asks afterwards."),
        Text("People", "Hard. Each tile at its best place wins 14 games of 100."),
    ),
    _player(
        Player.LEVEL_1,
        1,
        Text("People", "Looks up, smiles, and lays the tile where it pleases."),
        Text("People", "Very gentle. Loses even to Coyote Pup, five games of six."),
    ),
    _player(
        Player.LEVEL_1B,
        2,
        Text("People", "Knows two good ways, and takes either."),
        Text("People", "Gentle. Beats Stargazer in 91 games of 100."),
    ),
    _player(
        Player.LEVEL_2,
        3,
        Text("People", "Finds the best place for the tile in hand, and never looks further."),
        Text("People", "Fair. Beats Pathseeker in 87 games of 100."),
    ),
    _player(
        Player.LEVEL_3,
        4,
        Text("People", "Draws both tiles as one line, and knows what you need."),
        Text("People", "Strong. Beats Wayfinder in 92 games of 100."),
    ),
    _player(
        Player.LEVEL_4,
        4,
        Text("People", "Has already seen the next rounds, many times over."),
        Text("People", "Hard. Beats Chartmaker in three games of four."),
    ),
)
"""Coyote first, then the computer players, each from the gentlest on."""
