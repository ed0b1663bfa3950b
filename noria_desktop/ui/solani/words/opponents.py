"""Who sits round the table: people, the computer's five levels, and Coyote against a single player."""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.state import Options, State
from noria_desktop.games.solani.terms import CoyoteLevel, Player
from noria_desktop.ui.i18n import Text, Texts, translate
from noria_desktop.ui.solani.words.names import Reader, is_coyote, say, seat_name

player_title: Final = Texts(
    Player,
    HUMAN=Text("Solani", "Person"),
    LEVEL_1=Text("Solani", "Stargazer"),
    LEVEL_1B=Text("Solani", "Pathseeker"),
    LEVEL_2=Text("Solani", "Wayfinder"),
    LEVEL_3=Text("Solani", "Chartmaker"),
    LEVEL_4=Text("Solani", "Astronomer"),
)
"""Who decides at a seat."""


player_sentence: Final = Texts(
    Player,
    HUMAN=Text("Solani", "Plays here, at the same screen."),
    LEVEL_1=Text("Solani", "One tile at a time, and not always the best place."),
    LEVEL_1B=Text("Solani", "One tile at a time, to one of its two best places."),
    LEVEL_2=Text("Solani", "One tile at a time, each to its best place."),
    LEVEL_3=Text("Solani", "Both tiles together, and what others lose."),
    LEVEL_4=Text("Solani", "Plays the coming rounds on in mind, many times."),
)
"""One plain sentence about who sits at a seat."""


coyote_title: Final = Texts(
    CoyoteLevel,
    PUP=Text("Solani", "Coyote Pup"),
    TRICKSTER=Text("Solani", "Trickster"),
    SCATTERER=Text("Solani", "Star Scatterer"),
    THIEF=Text("Solani", "Star Thief"),
)
"""Coyote by how hard it plays."""


coyote_sentence: Final = Texts(
    CoyoteLevel,
    PUP=Text("Solani", "Good for a first evening."),
    TRICKSTER=Text("Solani", "Its features count more, bonus tiles are harder to win."),
    SCATTERER=Text("Solani", "White stars count more too. Every sector must be built."),
    THIEF=Text("Solani", "White stars and features count most of all."),
)
"""One plain sentence about a level of Coyote."""


def opponent_name(options: Options) -> str:
    """Everybody but the first player, in a few words."""
    others = options.players[1:]
    if not others:
        return coyote_title(options.coyote)
    people = sum(player is Player.HUMAN for player in others)
    programs = tuple(player for player in others if player is not Player.HUMAN)
    words = []
    if people:
        words.append(say("%n other player(s)", people))
    for player in dict.fromkeys(programs):
        count = programs.count(player)
        title = player_title(player)
        words.append(title if count == 1 else say("{count} × {player}", count=count, player=title))
    return translate("Solani", ", ", "separator of a list").join(words)


def seat_and_player(seat: Seat, state: State, reader: Reader) -> str:
    """A seat by its board, and who was chosen for it: a computer player is met under both names."""
    name, player = seat_name(seat, state, reader), state.options.players[seat]
    if player is Player.HUMAN or is_coyote(seat, state):
        return name
    return say("{seat} ({player})", seat=name, player=player_title(player))
