"""Nautilus in the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from noria_desktop.app.catalogue import GameKit, Progress, option, options_and_seed
from noria_desktop.app.kits.nautilus_watched import WATCHED
from noria_desktop.engine.contract import BOT, Seat
from noria_desktop.games.nautilus import notation
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.positions import check
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.setup import options_of
from noria_desktop.games.nautilus.state import Finished, Options, Pending, State
from noria_desktop.games.nautilus.terms import DomainCards, FirstPlayer, HarpoonWording, Opponent

_LEVELS: Final = {
    "1": Opponent.LEVEL_1,
    "2": Opponent.LEVEL_2,
    "3": Opponent.LEVEL_3,
    "4": Opponent.LEVEL_4,
    "human": Opponent.HUMAN,
}

_LONGEST_ROUND: Final = 1 + 1 + 2 * 2 + (10 + 1 + 4) + 1 + 1
"""Opening, giving, two specials with their choices, ten cards with the anchor and four arrows, award, end."""


def opponent(options: Options) -> str:
    """``level1`` to ``level4``, or ``human``."""
    return options.opponent.value


def programs(options: Options) -> Mapping[Seat, str]:
    """The computer sits on seat 1 unless a second human does."""
    return {} if options.opponent is Opponent.HUMAN else {BOT: options.opponent.value}


def both(options: Options) -> int:
    """There is no automaton: two players sit here, people or programs."""
    return 2


def read_line(text: str) -> tuple[Options, int | None]:
    """Options and seed from the notation: together they are one game.

    Raises:
        NotationFault: some place cannot be read.
    """
    return options_and_seed(notation.parse(text))


def progress(state: State) -> Progress:
    """Rounds finished, of six; a game that three domains ended had only those it had."""
    match = state.match
    if isinstance(state.table.pending, Finished):
        return Progress(match.round, match.round)
    return Progress(match.round - 1, components().rounds)


KIT: Final = GameKit(
    game_id="nautilus",
    rules=RULES,
    state_version=1,
    state_type=State,
    options_type=Options,
    unions=(Action, Pending),
    action_bound=components().rounds * _LONGEST_ROUND,
    default_options=Options,
    read_line=read_line,
    write_setup=notation.write_setup,
    options_of=options_of,
    progress=progress,
    census=check,
    opponent=opponent,
    settings=(
        option("level", "opponent", _LEVELS, _LEVELS.__getitem__),
        *(
            option(name, field, [word.value for word in words], words)
            for name, field, words in (
                ("domain_cards", "domain_cards", DomainCards),
                ("first", "first_player", FirstPlayer),
                ("harpoon", "harpoon", HarpoonWording),
            )
        ),
    ),
    programs=programs,
    taken=both,
    watched=WATCHED,
    ladder=(
        ("level1", "random"),
        ("level2", "level1"),
        ("level3", "level2"),
        ("level4", "level2"),
        ("level4", "level3"),
    ),
)
