"""Everything that lies on Noria's table.

Counts are tuples in the order of ``terms``: resources (3), goods (5), discs (7), tracks (4),
chambers (6). Source: rules.md 2 to 5.
"""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.terms import Chamber, Disc, Letter, Side, Space, Track

Resources: TypeAlias = tuple[int, int, int]
"""Energy, mycelium, obsidian."""
Goods: TypeAlias = tuple[int, int, int, int, int]
"""Sail, compass, propeller, piston, lamp."""
Levels: TypeAlias = tuple[int, int, int, int]
"""Level of a side's representative on each track; 0 = still in the cave."""

NO_RESOURCES: Resources = (0, 0, 0)
NO_GOODS: Goods = (0, 0, 0, 0, 0)


@frozen
class WheelDisc:
    """A disc lying on the human's wheel."""

    disc: Disc
    upgraded: bool = False


@frozen
class LetterDisc:
    """A letter lying on the bot's wheel; upgraded letters act twice."""

    letter: Letter
    upgraded: bool = False


Wheel: TypeAlias = tuple[WheelDisc | None, ...]
"""Twelve spaces in the order of ``terms.SPACES``."""
BotWheel: TypeAlias = tuple[LetterDisc | None, ...]


@frozen
class Market:
    """The discs for sale."""

    stock: tuple[int, int, int, int, int, int, int]
    """Copies left of each disc type."""
    prices: tuple[int, int, int, int, int, int, int]
    """Price of each type in resources of any kinds; 0 = a free space."""


@frozen
class Island:
    """One of the five sky islands of this game's circle."""

    number: int
    """1 to 9, printed on the island."""
    ships: tuple[int, int, int]
    """Ships left at the left, middle and right berth."""
    factories: tuple[Side | None, Side | None, Side | None, Side | None]
    """Who built on the four factory spaces, left to right."""


@frozen
class Seats:
    """Politicians of one chamber."""

    upper: int
    """Grey politicians waiting in the upper row."""
    seated: int
    """Politicians in the lower row; they cover its values from the left."""


@frozen
class Human:
    """The human's belongings."""

    wheel: Wheel
    centre: tuple[Disc, ...]
    """Bought discs that wait in the wheel's centre until administration."""
    ambassador: int | None
    """Index of the island (0 = top, clockwise); None on the home island."""
    levels: Levels
    ships: Resources
    resources: Resources
    warehouses: Goods
    """Warehouses owned, full and empty."""
    stored: Goods
    """Warehouses that are full."""
    knowledge: int
    factories: int
    """Factories not yet built."""


@frozen
class Bot:
    """The wheel bot's belongings. It pays for nothing and collects nothing."""

    wheel: BotWheel
    ambassador: int
    """Index of the island (0 = top, clockwise)."""
    levels: Levels
    factories: int
    """Factories not yet built."""


# What is being decided ------------------------------------------------------------------------------


@frozen
class ChoosingTrack:
    """Set-up: the human has not yet chosen the track of the first representative."""


@frozen
class Influencing:
    """Influence phase, with how often each kind was used this turn (costs double each time)."""

    night_shifts: int = 0
    modifications: int = 0


@frozen
class Naming:
    """Action phase: the connected set of discs named so far, in the order of naming."""

    named: tuple[Space, ...] = ()


@frozen
class Task:
    """An activated disc and how many of its actions are left."""

    space: Space
    left: int


@frozen
class Acting:
    """Action phase: the named discs are being used.

    ``tasks`` holds only discs with actions left. All actions of one disc come directly after one
    another: once a disc was used (``in_use``), using another one gives up what it had left.
    """

    named: tuple[Space, ...]
    upgraded: Space | None
    """The disc used on its upgraded side this turn."""
    tasks: tuple[Task, ...]
    in_use: Space | None = None


@frozen
class Intriguing:
    """Politics phase, with how many intrigues were paid this turn."""

    intrigues: int = 0


@frozen
class Removing:
    """Politics phase: an intrigue seated a politician, one of an upper row must leave the game."""

    intrigues: int
    seated: Chamber | None = None
    """Where the intrigue seated its politician; matters only while the data's flag forbids that chamber (R6)."""


@frozen
class TurningRings:
    """Administration: the rings turn and knowledge comes in. Automatic."""


@frozen
class PlacingDiscs:
    """Administration: bought discs are laid on the wheel."""

    placed: tuple[Space, ...] = ()
    """Spaces filled in this administration, in the order of laying; each takes one disc a turn (R35)."""


@frozen
class Use:
    """One coming use of a letter; an upgraded letter has two."""

    letter: Letter
    small_ring: bool
    """The letter stood on the small ring when the turn's letters were fixed: a cancelled use becomes D."""
    second: bool = False


@frozen
class BotTurn:
    """The bot's turn. ``queue`` is None before the rings turned, then the uses still to come."""

    queue: tuple[Use, ...] | None = None


@frozen
class Finished:
    """Sixteen rounds are over."""


Pending: TypeAlias = (
    ChoosingTrack
    | Influencing
    | Naming
    | Acting
    | Intriguing
    | Removing
    | TurningRings
    | PlacingDiscs
    | BotTurn
    | Finished
)


@frozen
class State:
    """A whole solo game at one moment."""

    rng: Rng
    round: int
    """1 to 16: number of round markers taken so far."""
    pending: Pending
    market: Market
    islands: tuple[Island, Island, Island, Island, Island]
    """Clockwise from the top of the circle."""
    council: tuple[Seats, Seats, Seats, Seats, Seats, Seats]
    human: Human
    bot: Bot


@frozen
class Options:
    """How a game is set up. None means: drawn by the seed (for ``player_track``: asked in the game)."""

    market: tuple[Disc, Disc, Disc, Disc] | None = None
    """The disc types on the spaces priced 1, 2, 3, 4."""
    islands: tuple[int, int, int, int, int] | None = None
    """Island numbers clockwise from the top."""
    bot_ambassador: int | None = None
    """Index into the circle of islands."""
    bot_wheel: tuple[Letter | None, ...] | None = None
    """Twelve spaces in wheel order."""
    bot_track: Track | None = None
    player_wheel: tuple[Disc | None, ...] | None = None
    player_track: Track | None = None
