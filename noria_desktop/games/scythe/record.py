"""The Automa's decision record: why its turn went as it did, as data for the log, the overlay and replays.

Everything is listed in the order in which the rules look at it, so that a reader can follow step by step.
Source: automa.md 15.
"""

from __future__ import annotations

import enum

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import (
    AutomaCard,
    AutomaGain,
    Bonus,
    CombatCard,
    Faction,
    MoveSymbol,
    Place,
    Scheme,
    Unit,
)


class Outcome(enum.Enum):
    """What became of a move symbol. Source: automa.md 6."""

    NOT_ITS_FACTION = "not_its_faction"
    POWER_TOO_LOW = "power_too_low"
    NO_UNIT = "no_unit"
    NO_DESTINATION = "no_destination"
    DONE = "done"
    IGNORED = "ignored"
    """Stands after the symbol that was carried out."""


class Criterion(enum.Enum):
    """What decided between units or between territories. Source: automa.md 6."""

    ONLY_ONE = "only_one"
    """There was nothing to choose."""
    NEAREST_HOME = "nearest_home"
    NEAREST_FACTORY = "nearest_factory"
    READING_ORDER = "reading_order"
    MECH_FIRST = "mech_first"
    """R6: on one place the mech before the character."""
    MOST_NEIGHBOURHOODS = "most_neighbourhoods"
    """Worker: in the neighbourhood of the most Automa units."""
    NEAREST_ENEMY = "nearest_enemy"
    """Mech, character: nearest to an enemy combat unit."""
    FEWEST_ENEMIES = "fewest_enemies"
    """Attack: fewest enemy combat units."""
    MOST_RESOURCES = "most_resources"
    """Attack on workers: most resource tokens."""


class Rejection(enum.Enum):
    """Why a territory in reach is no destination. Source: automa.md 6."""

    ENEMY_UNIT = "enemy_unit"
    OWN_WORKER = "own_worker"
    OWN_COMBAT_UNIT = "own_combat_unit"
    OWN_MECH = "own_mech"
    ENEMY_NEIGHBOURHOOD = "enemy_neighbourhood"
    """Worker: an enemy combat unit stands there or beside it."""
    NO_GOAL = "no_goal"
    """Neither a token nor a Factory worth going to."""
    NO_ENEMY_COMBAT_UNIT = "no_enemy_combat_unit"
    NO_ENEMY_WORKER = "no_enemy_worker"
    ENEMY_COMBAT_UNIT = "enemy_combat_unit"
    """Attack on workers: they are guarded."""


@frozen
class UnitChoice:
    """A unit that could be selected."""

    unit: Unit
    place: Place
    home_distance: int
    factory_distance: int


@frozen
class Destination:
    """A valid territory with what is compared."""

    place: Place
    value: int
    """Of the symbol's first criterion: neighbourhoods, distance, enemies or tokens; 0 where it has none."""
    factory_distance: int


@frozen
class Rejected:
    """A territory in reach that is not valid."""

    place: Place
    why: Rejection


@frozen
class MoveEntry:
    """What became of one move symbol of the card."""

    symbol: MoveSymbol
    faction: Faction | None
    """Only this faction tries it; None: everyone."""
    min_power: int
    """Power that it asks for; 0 for none."""
    outcome: Outcome
    units: tuple[UnitChoice, ...] = ()
    """Those that could be selected, in reading order (home base first)."""
    selected: UnitChoice | None = None
    selected_by: Criterion | None = None
    """The criterion that left just this one."""
    valid: tuple[Destination, ...] = ()
    """In reading order."""
    rejected: tuple[Rejected, ...] = ()
    """The rest of what was in reach, in reading order."""
    destination: Place | None = None
    decided_by: Criterion | None = None
    """The criterion that left just this one."""


@frozen
class BattleEntry:
    """How the battle came out that the Automa's move began. Sides are human first. Source: automa.md 10."""

    place: Place
    card: AutomaCard
    """Whose battle table counted."""
    power: tuple[int, int]
    cards: tuple[tuple[CombatCard, ...], tuple[CombatCard, ...]]
    """Revealed and discarded."""
    winner: Seat
    star: bool = False
    """The winner placed a star for it."""

    @property
    def totals(self) -> tuple[int, int]:
        """Power and cards together."""
        human, automa = self.power
        return human + sum(self.cards[HUMAN]), automa + sum(self.cards[BOT])


@frozen
class GainEntry:
    """One gain symbol of the card."""

    gain: AutomaGain
    amount: int
    """As printed."""
    faction: Faction | None
    """Only this faction gains it; None: everyone."""
    gained: int
    """As many as there were; 0 also for another faction's."""


@frozen
class TrackerStep:
    """Step 3: where the token of the star tracker went."""

    before: int
    after: int
    star: bool = False
    """The new space is a star space."""
    scheme_switched: bool = False
    rivers_opened: bool = False
    """The Automa is free from its next turn on."""


@frozen
class TurnRecord:
    """A turn of the Automa as far as it went."""

    turn: int
    """Its number, from 1."""
    card: AutomaCard
    scheme: Scheme
    skipped: bool = False
    """Autometta: the skip mark ended the turn."""
    moves: tuple[MoveEntry, ...] = ()
    gains: tuple[GainEntry, ...] = ()
    offer: Bonus | None = None
    """The recruit bonus on the card."""
    offer_unlocked: bool = False
    """The human has enlisted for it."""
    tracker: TrackerStep | None = None
    """None until step 3, and when the card has the crossed-out star."""
    battle: BattleEntry | None = None
    """The one that its move began, as soon as it is fought."""
