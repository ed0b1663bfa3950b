"""Scythe in the catalogue."""

from __future__ import annotations

from functools import partial
from typing import Final

from attrs import evolve

from noria_desktop.app.catalogue import Count, GameKit, Progress, Setting, option, options_and_seed
from noria_desktop.app.kits.scythe_watched import WATCHED
from noria_desktop.games.scythe import notation
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.geography import rivals_by_distance
from noria_desktop.games.scythe.notation import Part, read_value
from noria_desktop.games.scythe.pending import Finished, Pending
from noria_desktop.games.scythe.positions import check
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.setup import options_of
from noria_desktop.games.scythe.state import Options, State, new_options
from noria_desktop.games.scythe.terms import BASE_FACTIONS, Level, Mat

RANDOM: Final = "random"
"""Value of a setting that is left to the seed."""

OPPONENTS: Final[tuple[str, ...]] = tuple(level.value for level in Level)
"""Everybody one can play against: the keys under which results are compared, easiest first."""

_LONGEST_TURN: Final = 200
"""Decisions of a human turn. Source: rules.md H9."""
_LONGEST_AUTOMA_TURN: Final = 50
"""Five beats, an offer, and one battle with all that the defender decides."""
_MOST_TURNS: Final = 100
"""Two passes through the Automa's deck bring its last star; games are seen to end within 36 turns, fights included."""


def opponent(options: Options) -> str:
    """The Automa's level."""
    return options.level.value


def sides(options: Options) -> tuple[str, ...]:
    """The human's faction and the Automa's; none while one is left to the seed."""
    mine, theirs = options.faction, options.automa
    return () if mine is None or theirs is None else (mine.value, theirs.value)


def read_line(text: str) -> tuple[Options, int | None]:
    """Options and seed from the notation: together they are one game.

    Raises:
        NotationFault: some place cannot be read.
    """
    return options_and_seed(notation.parse(text))


def progress(state: State) -> Progress:
    """Stars of whoever has placed more of them, of the six that end the game."""
    end = components().mats.end_stars
    most = max(sum(state.human.stars), sum(state.automa.stars))
    return Progress(end if isinstance(state.pending[-1], Finished) else min(most, end), end)


def stars_of(state: State) -> tuple[int, int]:
    """Stars that the human and the Automa have placed."""
    return sum(state.human.stars), sum(state.automa.stars)


def dealt(options: Options, level: int, seed: int) -> Options:
    """The harder the Automa, the nearer is its home: the user's document recommends the farthest to begin with."""
    full = options_of(RULES.setup(options, seed).state)
    assert full.faction is not None
    return evolve(full, automa=rivals_by_distance(full.faction)[-1 - level])


def _setting(name: str, part: Part, *values: str) -> Setting:
    return option(name, part.value, values, partial(read_value, part))


_FACTIONS: Final = (RANDOM, *(faction.value for faction in BASE_FACTIONS))

KIT: Final = GameKit(
    game_id="scythe",
    rules=RULES,
    state_version=1,
    state_type=State,
    options_type=Options,
    unions=(Action, Pending),
    action_bound=_MOST_TURNS * (_LONGEST_TURN + _LONGEST_AUTOMA_TURN),
    default_options=new_options,
    read_line=read_line,
    write_setup=notation.write_setup,
    options_of=options_of,
    progress=progress,
    census=check,
    opponent=opponent,
    sides=sides,
    settings=(
        _setting("faction", Part.FACTION, *_FACTIONS),
        _setting("mat", Part.MAT, RANDOM, *(mat.value for mat in Mat)),
        _setting("automa", Part.AUTOMA, *_FACTIONS),
        _setting(
            "level",
            Part.LEVEL,
            Level.AUTOMA.value,
            *(level.value for level in Level if level is not Level.AUTOMA),
        ),
        _setting("expansion", Part.EXPANSION, "no", "yes"),
        _setting("gains", Part.ASK_GAINS, "no", "yes"),
        _setting("offers", Part.ASK_OFFER, "yes", "no"),
    ),
    counts=Count.STARS,
    done_by=stars_of,
    dealt=dealt,
    rivals={level: (("level", level),) for level in OPPONENTS},
    watched=WATCHED,
    ladder=tuple(("adviser", level) for level in OPPONENTS),
)
