"""The games of this program. Adding a game means adding one line to ``GAMES``.

Importing the catalogue imports no game; a game's modules are read when its kit is first asked for, so
that the window is there before the rules are. What it looks like is found through the same line by ``ui/game_ui``.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeVar

import attrs
from attrs import evolve, field

from noria_desktop.app.replaying.watched import PLAIN, Watched
from noria_desktop.app.seed_code import SeedError, read_seed
from noria_desktop.engine.contract import BOT, HUMAN, Rules, Seat
from noria_desktop.engine.values import frozen

if TYPE_CHECKING:
    from noria_desktop.engine.setup_line import Parsed

OptionsT = TypeVar("OptionsT")


@frozen
class GameModules:
    """Where the parts of a game are, by the names of modules, which are read when they are needed."""

    kit: str
    """The module with the constant ``KIT``."""
    ui: str
    """The package with the modules ``cover`` (``COVER``) and ``game_ui`` (``GAME_UI``)."""
    lessons: str = ""
    """The module with the constant ``LANGUAGE``, the words in which its lessons are written; empty: it has none."""
    honours: str = ""
    """The module with the constant ``HONOURS``, its marks of honour; empty: it has none."""


GAMES: Final = {
    "noria": GameModules(
        "noria_desktop.app.kits.noria",
        "noria_desktop.ui.noria",
        "noria_desktop.app.kits.noria_lessons",
        "noria_desktop.app.kits.noria_honours",
    ),
    "nautilus": GameModules(
        "noria_desktop.app.kits.nautilus",
        "noria_desktop.ui.nautilus",
        "noria_desktop.app.kits.nautilus_lessons",
        "noria_desktop.app.kits.nautilus_honours",
    ),
    "solani": GameModules(
        "noria_desktop.app.kits.solani",
        "noria_desktop.ui.solani",
        "noria_desktop.app.kits.solani_lessons",
        "noria_desktop.app.kits.solani_honours",
    ),
    "scythe": GameModules(
        "noria_desktop.app.kits.scythe",
        "noria_desktop.ui.scythe",
        "noria_desktop.app.kits.scythe_lessons",
        "noria_desktop.app.kits.scythe_honours",
    ),
}
"""Every game, in the order of the home page."""


class UnknownGame(LookupError):
    """No game of that name is in the catalogue."""


class NotationFault(ValueError):
    """A written set-up cannot be read; the place is in the coordinates of the text.

    Attributes:
        line: line of the first fault, from 1.
        column: column of the first fault, from 1.
        token: the characters at fault, empty when something is missing there.
        why: what is wrong there, in English and Japanese; empty where the game does not say.
    """

    def __init__(self, line: int, column: int, token: str, why: tuple[str, str] = ("", "")) -> None:
        """Keep the place; the message is for logs only."""
        super().__init__(f"line {line}, column {column}: {token!r}")
        self.line = line
        self.column = column
        self.token = token
        self.why = why


class Count(enum.Enum):
    """The large units in which it is told how far a game has come."""

    ROUNDS = "rounds"
    """So many are finished; the next one is being played."""
    STARS = "stars"
    """So many has whoever has placed most; the last of them ends the game."""


def options_and_seed(parsed: Parsed[OptionsT]) -> tuple[OptionsT, int | None]:
    """Options and seed of a line: together they are one game. None where the line names no seed.

    Raises:
        NotationFault: some place cannot be read; the first one.
    """
    for fault in parsed.faults:
        raise NotationFault(fault.line, fault.column + 1, fault.token)
    seed = parsed.seed
    if seed is None:
        return parsed.options, None
    try:
        return parsed.options, read_seed(seed.text)
    except SeedError:
        raise NotationFault(seed.line, seed.column + 1, seed.text) from None


@frozen
class Progress:
    """How far a game has come, in the game's own large units, see ``GameKit.counts``."""

    done: int
    total: int


@frozen
class Setting:
    """Something that ``--set NAME=VALUE`` can choose."""

    name: str
    values: tuple[str, ...]
    """Everything allowed, the default first; examples where it is ``open``."""
    choose: Callable[[Any, str], Any] = field(eq=False)
    """The options with this value in them. Raises ``LookupError`` where there is no such value."""
    open: bool = False
    """There are more values than can be listed: ``choose`` tells which are good."""


def option(
    name: str, field_name: str, values: Iterable[str], read: Callable[[str], Any], *, more: bool = False
) -> Setting:
    """A setting that puts what a value says into one of the options; ``more``: it is ``open``."""

    def choose(options: Any, value: str) -> Any:
        return evolve(options, **{field_name: read(value)})

    return Setting(name, tuple(values), choose, more)


def no_programs(options: Any) -> Mapping[Seat, str]:
    """Every decision is made by a human; automatons are part of the rules and do not count here."""
    return {}


def two_seats(options: Any) -> tuple[Seat, ...]:
    """A human and one opponent, whoever it is."""
    return (HUMAN, BOT)


def one_player(options: Any) -> int:
    """A human; whoever else is there is an automaton of the rules."""
    return 1


def as_it_falls(options: Any, level: int, seed: int) -> Any:
    """A campaign leaves everything that is not chosen to the seed."""
    return options


def as_they_are(options: Any, count: int) -> Any:
    """The game has the seats it has."""
    return options


@attrs.frozen(eq=False)
class GameKit:
    """Everything the program needs to know about a game apart from how it looks."""

    game_id: str
    rules: Rules[Any, Any, Any, Any]
    state_version: int
    """Raised with any change of the saved classes; ``app/saves/migrate.py`` gets a function then."""
    state_type: type
    options_type: type
    unions: tuple[Any, ...]
    """Unions of classes that are saved with the class's name; the union of actions comes first."""
    action_bound: int
    """No game takes more actions than this, however it is played."""
    default_options: Callable[[], Any]
    read_line: Callable[[str], tuple[Any, int | None]]
    """Options from the game's notation, and the seed where it names one. Raises ``NotationFault``."""
    write_setup: Callable[[Any], str]
    """The notation of options, in words that both languages' readers accept."""
    options_of: Callable[[Any], Any]
    """The options that lead to a set-up position, without gaps."""
    progress: Callable[[Any], Progress]
    """How far a position is."""
    census: Callable[[Any], None]
    """Make sure that a position can occur. Raises ``engine.positions.ImpossibleState``."""
    opponent: Callable[[Any], str]
    """Whom these options (without gaps) play against: the key under which results are compared."""
    sides: Callable[[Any], tuple[str, ...]] | None = None
    """What the human and the opponent play by these options (without gaps), by its keys, where a game has such."""
    settings: tuple[Setting, ...] = ()
    counts: Count = Count.ROUNDS
    """What ``progress`` counts."""
    done_by: Callable[[Any], tuple[int, ...]] | None = None
    """A position: how much of it each side has, the human first; None where it is the same of all."""
    programs: Callable[[Any], Mapping[Seat, str]] = no_programs
    """Options (without gaps): the seats at which a player of ``app/players.py`` decides, and its name."""
    seats: Callable[[Any], tuple[Seat, ...]] = two_seats
    """Options: everybody who scores, the human first. The gaps that a seed fills do not matter."""
    dealt: Callable[[Any, int, int], Any] = as_it_falls
    """Options as a campaign deals them, by the rival's place in the ladder (from 0) and the seed."""
    seated: Callable[[Any, int], Any] = as_they_are
    """Options with so many players at the table, as far as the game can have them."""
    taken: Callable[[Any], int] = one_player
    """Options: how many seats players take, from seat 0 on; the others belong to automatons of the rules."""
    rivals: Mapping[str, tuple[tuple[str, str], ...]] = {}
    """The automatons, easiest first, each with the settings that put it there: whom a player meets alone."""
    watched: Watched = PLAIN
    """How it counts its turns and what stands out in it, for whoever watches it again."""
    ladder: tuple[tuple[str, str], ...] = ()
    """The matches that tell how strong the game's players are: a player, and a player or an automaton."""
    line_is_deal: bool = False
    """Whether a set-up line without gaps says everything that is dealt, so that by any seed it is the same deal."""

    @property
    def action_type(self) -> Any:
        """The union of everything that can be decided."""
        return self.unions[0]

    def against(self, options: Any, rival: str) -> Any:
        """The options with an automaton as the only opponent.

        Raises:
            LookupError: the game has no such automaton.
        """
        for name, value in self.rivals[rival]:
            options = self.with_setting(options, name, value)
        return options

    def read_setup(self, text: str) -> Any:
        """Options from the game's notation.

        Raises:
            NotationFault: some place cannot be read, a seed included.
        """
        return self.read_line(text)[0]

    def seed_in(self, text: str) -> int | None:
        """The seed that a written set-up names; None when it names none.

        Raises:
            NotationFault: some place cannot be read.
        """
        return self.read_line(text)[1]

    def with_setting(self, options: Any, name: str, value: str) -> Any:
        """The options with ``--set NAME=VALUE`` applied.

        Raises:
            LookupError: there is no such setting, or it has no such value.
        """
        for setting in self.settings:
            if setting.name == name:
                if not setting.open and value not in setting.values:
                    raise LookupError(value)
                return setting.choose(options, value)
        raise LookupError(name)


def game_ids() -> tuple[str, ...]:
    """All games, in the order of the home page."""
    return tuple(GAMES)


def _modules(game_id: str) -> GameModules:
    try:
        return GAMES[game_id]
    except KeyError:
        raise UnknownGame(game_id) from None


def ui_package(game_id: str) -> str:
    """Name of the package with what a game looks like.

    Raises:
        UnknownGame: no such game.
    """
    return _modules(game_id).ui


def lesson_module(game_id: str) -> str:
    """Name of the module with the words in which a game's lessons are written.

    Raises:
        UnknownGame: no such game, or it has no lessons.
    """
    name = _modules(game_id).lessons
    if not name:
        raise UnknownGame(game_id)
    return name


def honours_module(game_id: str) -> str:
    """Name of the module with a game's marks of honour; empty: it has none.

    Raises:
        UnknownGame: no such game.
    """
    return _modules(game_id).honours


@cache
def kit(game_id: str) -> GameKit:
    """The kit of a game.

    Raises:
        UnknownGame: no such game.
    """
    found = import_module(_modules(game_id).kit).KIT
    assert isinstance(found, GameKit)
    return found
