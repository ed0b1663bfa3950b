"""Solani in the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import combinations_with_replacement
from typing import Any, Final

from attrs import evolve

from noria_desktop.app.catalogue import GameKit, Progress, Setting, option, options_and_seed
from noria_desktop.app.kits.solani_watched import WATCHED
from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani import notation
from noria_desktop.games.solani.actions import Action
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.notation import Part, read_value
from noria_desktop.games.solani.positions import check
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.setup import MOST_PLAYERS, MOST_QUARTZ, options_of
from noria_desktop.games.solani.state import PRINTED_SECTORS, Finished, Options, Pending, State
from noria_desktop.games.solani.terms import CoyoteLevel, Player, SetupCard

RANDOM: Final = "random"
"""Value of a setting that is left to the seed."""

_BEATS_OF_A_ROUND: Final = 1 + 1
"""Preparation and clean-up."""
_TURNS_OF_A_ROUND: Final = 2 + 2
"""Each seat takes two tiles and lays or discards two. Coyote only takes, and a card in some rounds."""
_LONGEST_PICK: Final = 1 + 1 + 1
"""Drawing, keeping, laying; a seat has at most one for each Dark Sky token."""

_COYOTES: Final = tuple(level.value for level in CoyoteLevel)
OPPONENTS: Final[tuple[str, ...]] = (
    *_COYOTES,
    *(
        "+".join(mix)
        for others in range(1, MOST_PLAYERS)
        for mix in combinations_with_replacement(sorted(player.value for player in Player), others)
    ),
)
"""Everybody one can play against: the keys under which results are compared."""


def seats(options: Options) -> tuple[Seat, ...]:
    """One for each player; a single one has Coyote opposite."""
    return tuple(Seat(seat) for seat in range(max(2, len(options.players))))


def seated(options: Options, count: int) -> Options:
    """So many players, all of them human until named; boards are dealt anew."""
    if not 1 <= count <= MOST_PLAYERS:
        return options
    return evolve(options, players=(Player.HUMAN,) * count, boards=None, quartz=0)


def taken(options: Options) -> int:
    """Everybody but Coyote."""
    return len(options.players)


def programs(options: Options) -> Mapping[Seat, str]:
    """The computer at every seat that is not a human's; Coyote is part of the rules."""
    return {
        Seat(seat): player.value for seat, player in enumerate(options.players) if player is not Player.HUMAN
    }


def opponent(options: Options) -> str:
    """Coyote's level, or the other players in whatever order, such as ``level2+level3``."""
    others = sorted(player.value for player in options.players[1:])
    return "+".join(others) if others else options.coyote.value


def read_line(text: str) -> tuple[Options, int | None]:
    """Options and seed from the notation: together they are one game.

    Raises:
        NotationFault: some place cannot be read.
    """
    return options_and_seed(notation.parse(text))


def progress(state: State) -> Progress:
    """Rounds finished, of twelve."""
    rounds = components().rounds
    return Progress(rounds if isinstance(state.pending, Finished) else state.round - 1, rounds)


def _said(part: Part, value: str) -> Any:
    """What a setting says; rows have commas, ``random`` is a gap."""
    return None if value == RANDOM and part in _GAPS else read_value(part, value.replace(",", "/"))


_GAPS: Final = frozenset({Part.BOARDS, Part.SETUP_CARD, Part.ORIENTATION})
"""What the seed can fill in; bonus tiles are shuffled in a word of their own."""
_NAMES: Final = {
    Part.PLAYERS: "players",
    Part.COYOTE: "coyote",
    Part.BOARDS: "boards",
    Part.SETUP_CARD: "card",
    Part.ORIENTATION: "orientation",
    Part.BONUS_SECTORS: "bonuses",
    Part.QUARTZ: "quartz",
}


def _setting(part: Part, *values: str, more: bool = False) -> Setting:
    return option(_NAMES[part], part.value, values, partial(_said, part), more=more)


KIT: Final = GameKit(
    game_id="solani",
    rules=RULES,
    state_version=1,
    state_type=State,
    options_type=Options,
    unions=(Action, Pending),
    action_bound=components().rounds * (_BEATS_OF_A_ROUND + MOST_PLAYERS * _TURNS_OF_A_ROUND)
    + MOST_PLAYERS * len(PRINTED_SECTORS) * _LONGEST_PICK,
    default_options=Options,
    read_line=read_line,
    write_setup=notation.write_setup,
    options_of=options_of,
    progress=progress,
    census=check,
    opponent=opponent,
    settings=(
        _setting(Part.PLAYERS, "human,level1", "human", "human,level2,level3", "human,human", more=True),
        _setting(Part.COYOTE, *(level.value for level in CoyoteLevel)),
        _setting(Part.BOARDS, RANDOM, "first_man,coyote", "coyote,fire_man,first_woman", more=True),
        _setting(Part.SETUP_CARD, RANDOM, *(card.value for card in SetupCard)),
        _setting(Part.ORIENTATION, RANDOM, "0", "90", "180", "270"),
        _setting(Part.BONUS_SECTORS, "printed", "shuffled", "nw,se,ne,sw", more=True),
        _setting(Part.QUARTZ, *(str(number) for number in range(MOST_QUARTZ + 1))),
    ),
    programs=programs,
    seats=seats,
    seated=seated,
    taken=taken,
    rivals={level: (("players", "human"), ("coyote", level)) for level in _COYOTES},
    watched=WATCHED,
    ladder=(
        ("level1", "random"),
        ("level1b", "level1"),
        ("level2", "level1b"),
        ("level3", "level2"),
        ("level4", "level3"),
        *(("level4", level) for level in _COYOTES),
    ),
)
