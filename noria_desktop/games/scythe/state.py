"""Everything that lies on the table of Scythe, one human (seat 0) against the Automa (seat 1).

What is being decided is a stack, ``State.pending``: its last entry alone tells who decides what; the entries below
say how things go on afterwards. A state as a seat may see it (``rules.observe``) is of the same classes: a hidden
identity is None, a count is kept. What somebody controls is never kept, it follows from units and structures.
Source: rules.md 15 and 16, automa.md 10 and 15.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeAlias

from attrs import field

from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import LATER, frozen
from noria_desktop.games.scythe.pending import Pending
from noria_desktop.games.scythe.record import TurnRecord
from noria_desktop.games.scythe.terms import (
    STARS,
    AutomaCard,
    Bonus,
    CombatCard,
    Encounter,
    Faction,
    FactoryCard,
    Goods,
    Level,
    Mat,
    Objective,
    Place,
    Scheme,
    Section,
    StructureTile,
)

Hand: TypeAlias = tuple[CombatCard | None, ...]
"""Combat cards in hand, ascending; all None for somebody who may not see them."""
Stars: TypeAlias = tuple[int, ...]
"""Stars placed, by ``Star``."""

NO_STARS: Final[Stars] = (0,) * len(STARS)


@frozen
class Options:
    """How a game is set up. What is None here is a gap that the seed fills."""

    faction: Faction | None = None
    mat: Mat | None = None
    automa: Faction | None = None
    """Always one of the base factions, and another than the human's."""
    level: Level = Level.AUTOMA
    expansion: bool = False
    """The two player mats of the expansion take part. Its factions do not: flags and traps are not built."""
    ask_gains: bool = False
    """Ask before taking coins and recruit bonus of a bottom-row action (H4)."""
    ask_offer: bool = True
    """Ask before taking the recruit bonus that the Automa's card offers (R17)."""
    rulings: int = field(default=1, metadata=LATER)
    """Which rulings of rules.md the game is played by: those of the first release, or ``TODAYS_RULINGS``."""


TODAYS_RULINGS: Final = 2
"""2: Camaraderie spares popularity only after a combat (13), and gains can be left in part (H17)."""


def new_options() -> Options:
    """What a new game is set up by when nothing is chosen."""
    return Options(rulings=TODAYS_RULINGS)


# The human's side ---------------------------------------------------------------------------------------


@frozen
class Army:
    """Where the human's units are."""

    character: Place
    mechs: tuple[Place | None, Place | None, Place | None, Place | None]
    """By slot; None while it is on the faction mat. A mech on the map gives its ability."""
    workers: tuple[Place, ...]
    """Ascending; the rest of the eight is on the player mat."""


@frozen
class Works:
    """What the human has made of both mats."""

    cubes: tuple[bool, ...]
    """By ``Cube``: whether it was taken away, so that the green box counts."""
    slots: tuple[int, int, int, int]
    """By ``Bottom``: cubes on its bracketed spaces; each makes it cheaper by one."""
    structures: tuple[Place | None, Place | None, Place | None, Place | None]
    """By ``Structure``; None while it is on the mat."""
    recruits: tuple[Bonus | None, Bonus | None, Bonus | None, Bonus | None]
    """By ``Bottom``: the one-time space to which its recruit went; None while it is on the mat."""


@frozen
class Human:
    """The human's belongings."""

    faction: Faction
    mat: Mat
    power: int
    popularity: int
    coins: int
    hand: Hand
    army: Army
    works: Works
    stars: Stars
    objectives: tuple[Objective | None, ...]
    """In hand, in the order dealt."""
    revealed: tuple[Objective, ...] = ()
    """Those that brought a star."""
    discarded: tuple[Objective | None, ...] = ()
    """Discarded unrevealed."""
    factory_card: FactoryCard | None = None
    last_section: Section | None = None
    """Where the action token stands; None before the first turn."""
    coerced: bool = False
    """Coercion was used this turn."""
    routed: int = 0
    """Enemy workers forced to retreat this turn (objective 6)."""


# The Automa's side --------------------------------------------------------------------------------------


@frozen
class Automa:
    """The Automa's belongings. Popularity never changes and nothing is ever paid."""

    faction: Faction
    level: Level
    power: int
    coins: int
    hand: Hand
    character: Place | None
    """None on the faction mat."""
    mechs: tuple[Place, ...]
    """Those off the faction mat, ascending."""
    workers: tuple[Place, ...]
    """Those off the faction mat, ascending."""
    stars: Stars
    token: int
    """Index of the star tracker's space; tells whether rivers stop the Automa."""
    scheme: Scheme
    deck: Pile[AutomaCard]
    main: tuple[AutomaCard, ...] = ()
    """Discarded turn cards, the last one on top."""
    battle: tuple[AutomaCard, ...] = ()
    """Discarded battle cards, the last one on top."""
    remembered: AutomaCard | None = None
    """The last turn card, whose resource box counts (R23); None before the first turn."""
    factory_card: tuple[FactoryCard | None, ...] = ()
    """Empty for none; one entry otherwise, which nobody ever reads."""
    turns: int = 0
    """Turns begun."""
    record: TurnRecord | None = None
    """Why its last turn, or the one going on, went as it did."""


# The table ----------------------------------------------------------------------------------------------


@frozen
class Board:
    """What lies on the map besides units and structures."""

    goods: tuple[Goods, ...]
    """By place. What a moving unit carries lies where the unit is."""
    tokens: tuple[Place, ...]
    """Territories that still have their encounter token, ascending."""


@frozen
class Decks:
    """Cards that nobody has."""

    combat: Pile[CombatCard]
    combat_discard: tuple[CombatCard, ...]
    """The last one on top."""
    encounters: Pile[Encounter]
    used_encounters: tuple[Encounter, ...]
    """Under the encounter deck, in the order used; the deck never runs out."""
    objectives: Pile[Objective]
    factory: tuple[FactoryCard | None, ...]
    """Face down at the Factory."""
    unused_factory: Pile[FactoryCard]
    """Left the game unseen."""
    tile: StructureTile


@frozen
class State:
    """A whole game at one moment."""

    rng: Rng
    options: Options
    """Without gaps."""
    turn: int
    """Number of the human's turn, from 1; the Automa's turn after it has the same number."""
    pending: tuple[Pending, ...]
    """What is being decided, last entry first; never empty."""
    human: Human
    automa: Automa
    board: Board
    decks: Decks


class Observation(Protocol):
    """What can be read off a state, and off the table while an action is carried out (``table.Table``)."""

    @property
    def options(self) -> Options:
        """How the game was set up."""
        ...

    @property
    def pending(self) -> Sequence[Pending]:
        """What is being decided, last entry first."""
        ...

    @property
    def human(self) -> Human:
        """The human's belongings."""
        ...

    @property
    def automa(self) -> Automa:
        """The Automa's belongings."""
        ...

    @property
    def board(self) -> Board:
        """The map."""
        ...

    @property
    def decks(self) -> Decks:
        """Cards that nobody has."""
        ...
