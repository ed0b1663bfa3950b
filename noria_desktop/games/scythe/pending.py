"""What is being decided in Scythe: the entries of the stack ``State.pending``, one frozen class each.

The last entry is decided now. Entries that are never decided themselves (``Aftermath``, ``Settling``) only say what
the turn goes on with; whoever applies an action resolves them at once, so they never stand last in a state at rest.
Source: rules.md 16 (H1 to H16), automa.md 10.
"""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import (
    AutomaStage,
    Bonus,
    Bottom,
    CombatCard,
    Encounter,
    Gain,
    Goods,
    Place,
    Resource,
    Section,
    Slot,
    Source,
    Unit,
)

# The human's turn ---------------------------------------------------------------------------------------


@frozen
class ChoosingSection:
    """Start of the turn: put the action token on a section; objectives may be revealed (H1, H3)."""


@frozen
class ChoosingTop:
    """Take the top row of this section, or skip it (H2). On the Factory card: one side of the card, or skip."""

    section: Section


@frozen
class ChoosingBottom:
    """Take the bottom row of this section, or skip it; objectives may be revealed (H3, H4)."""

    section: Section


@frozen
class EndingTurn:
    """End of the turn: objectives may be revealed, then it ends (H3)."""


# Moving -------------------------------------------------------------------------------------------------


@frozen
class Arrival:
    """A unit whose move ended on a territory with a pending combat: where it goes back to if that is undone."""

    place: Place
    unit: Unit
    slot: Slot
    """Of a mech; 0 for the character."""
    origin: Place
    """Where its move began."""
    goods: Goods
    """What it carried."""
    workers: int
    """Passengers."""


@frozen
class Moving:
    """Pick a unit to move, or finish the moves (H8). The bottom row of a Factory card has one mover."""

    left: int
    """Units that may still be picked."""
    steps: int
    """Steps of a mover without Speed: 1, Factory card 2."""
    character_moved: bool = False
    mechs_moved: tuple[bool, bool, bool, bool] = (False, False, False, False)
    """By slot."""
    workers_moved: tuple[Place, ...] = ()
    """Where workers stand that used their move, ascending; kept up when they are carried on."""
    arrivals: tuple[Arrival, ...] = ()
    """In the order of arriving."""


@frozen
class Travelling:
    """A unit picked for a move takes cargo and steps; at a stop it drops, takes, goes on or ends its move (H8).

    It stands where ``Army`` says, and its cargo lies and stands there with it: the counts here say how much of what
    is there goes along. ``Moving`` below already counts it as moved.
    """

    unit: Unit
    slot: Slot
    """Of a mech; 0 otherwise."""
    place: Place
    origin: Place
    """Where the move began."""
    steps: int
    """Steps left."""
    stepped: bool = False
    """False: before its first step, which it must make."""
    goods: Goods = (0, 0, 0, 0)
    """Aboard."""
    fresh: int = 0
    """Workers aboard that may still move themselves."""
    moved: int = 0
    """Workers aboard that used their move."""
    taking: bool = True
    """False at a stop as long as cargo may still be dropped."""
    next_cargo: int = 0
    """``Cargo.index`` from which on the present dropping or taking goes; lower kinds are settled."""
    dropped: int = 0
    """Kinds dropped at this stop, 1 << ``Cargo.index`` each: they may not be taken again here."""


@frozen
class Aftermath:
    """The moves are finished: combats, then encounter, then Factory card, then what lies below (H11)."""

    arrivals: tuple[Arrival, ...] = ()
    """To undo pending combats if one of them ends the game."""


# Combat -------------------------------------------------------------------------------------------------


@frozen
class ChoosingCombat:
    """More than one combat is pending: pick the next territory (H11)."""


@frozen
class ChoosingArtillery:
    """Nordic: pay one power so that the Automa loses two (H12)."""

    place: Place
    attacker: Seat


@frozen
class ChoosingPower:
    """The dial: power to commit (H12)."""

    place: Place
    attacker: Seat


@frozen
class ChoosingCards:
    """Combat cards to commit, one by one in non-descending value (H12)."""

    place: Place
    attacker: Seat
    power: int
    """Set on the dial."""
    cards: tuple[CombatCard | None, ...] = ()
    """Committed so far; they are in the hand no more."""


@frozen
class Revealing:
    """The commitment is sealed: the battle card is drawn next and everything follows. Automatic."""

    place: Place
    attacker: Seat
    power: int
    cards: tuple[CombatCard | None, ...] = ()
    """Out of the hand, not yet discarded."""


@frozen
class Retreating:
    """Seaworthy: the human lost and sends each character and mech to a lake or home (H12).

    ``Settling`` lies below. Units still to be sent are those of the human on ``place``, character first, then mechs by slot.
    """

    place: Place
    lakes: tuple[Place, ...] = ()
    """Lakes chosen so far, ascending."""


@frozen
class RetreatingWorkers:
    """Seaworthy: workers of the lost territory may follow to the lakes chosen; the rest goes home (H12)."""

    place: Place
    lakes: tuple[Place, ...]
    """Still to be asked about, ascending; the first one now."""


@frozen
class Settling:
    """A combat is decided and paid; what is left of it (stars, goods, the end) follows the retreat."""

    place: Place
    attacker: Seat
    winner: Seat
    committed: bool
    """The loser used power or a card, so it draws one."""
    routed: int = 0
    """Workers of the loser forced to retreat."""


# Gains and payments -------------------------------------------------------------------------------------


@frozen
class Due:
    """One gain that is due."""

    gain: Gain
    amount: int
    source: Source


@frozen
class Gaining:
    """Gains come one after another; the first one is taken or declined now (H4, H13).

    With mech, structure, recruit or upgrade the choice of which and where is the taking. What cannot be gained at all
    is passed over, and what needs no asking is taken at once.
    """

    due: tuple[Due, ...]
    place: Place | None = None
    """Encounter: everything appears here. None: on a controlled territory with an own worker."""


@frozen
class PlacingGoods:
    """Tokens of free choice: first the territory where there is a choice, then kind by kind (H6)."""

    source: Source
    left: int
    place: Place | None = None
    """None while it is to be chosen."""
    least: Resource = Resource.OIL
    """Kinds before this one are settled."""


@frozen
class Producing:
    """Pick a territory and its yield, in ascending order, or finish (H7)."""

    left: int
    """Territories that may still be picked."""
    mill: bool
    """The Mill's territory may still be picked in addition."""
    after: Place = -1
    """The last one picked."""


@frozen
class Paying:
    """Resource tokens are paid one by one, from territories in non-descending order (H5)."""

    bottom: Bottom
    left: int
    after: Place = 0
    """Tokens come from here or from later territories."""
    coercible: bool = False
    """Crimea: a combat card may still stand for one token; only before the first one."""


@frozen
class PayingCard:
    """A combat card is the cost of this side of the Factory card: which one (H2). Its gains wait below."""

    left: int = 1


# Encounter and Factory ----------------------------------------------------------------------------------


@frozen
class Encountering:
    """An encounter card lies open: choose one of its options; Polania may then choose another one (H13)."""

    card: Encounter
    place: Place
    chosen: tuple[int, ...] = ()
    """Options already taken."""


@frozen
class ChoosingFactoryCard:
    """The human looks at the Factory cards left and takes one (H14)."""


# The Automa's turn --------------------------------------------------------------------------------------


@frozen
class AutomaTurn:
    """The Automa's turn; this is its next beat. Automatic."""

    stage: AutomaStage


@frozen
class ChoosingOffer:
    """The Automa's card offers the human a recruit bonus (R17)."""

    bonus: Bonus


@frozen
class Finished:
    """The game is over."""


@frozen
class InParts:
    """Lies below the gains of a row that is taken in parts: each of them that matters is asked about (H17)."""


Pending: TypeAlias = (
    ChoosingSection
    | ChoosingTop
    | ChoosingBottom
    | EndingTurn
    | Moving
    | Travelling
    | Aftermath
    | ChoosingCombat
    | ChoosingArtillery
    | ChoosingPower
    | ChoosingCards
    | Revealing
    | Retreating
    | RetreatingWorkers
    | Settling
    | Gaining
    | PlacingGoods
    | Producing
    | Paying
    | PayingCard
    | Encountering
    | ChoosingFactoryCard
    | AutomaTurn
    | ChoosingOffer
    | Finished
    | InParts
)
