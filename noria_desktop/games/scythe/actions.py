"""What a player can decide in Scythe, one frozen class a verb.

Who acts follows from the state, so no action names a seat; all but ``Advance`` are the human's. Each belongs to one
entry of ``pending`` or to few. Source: rules.md 16 (H1 to H16).
"""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import (
    Bonus,
    Bottom,
    Cargo,
    CombatCard,
    Cube,
    FactoryCard,
    Objective,
    Place,
    Resource,
    Section,
    Slot,
    Structure,
    TopChoice,
    Unit,
)

# The turn -----------------------------------------------------------------------------------------------


@frozen
class ChooseSection:
    """Put the action token on a section."""

    section: Section


@frozen
class RevealObjective:
    """Reveal an objective whose condition holds: at the start, before the bottom row, at the end."""

    card: Objective


@frozen
class TakeTop:
    """Take one side of the section's top-row action; its cost is paid at once."""

    choice: TopChoice


@frozen
class UseFactoryCard:
    """Take one side of the Factory card, counted from 0; its cost is paid first."""

    option: int


@frozen
class TakeBottom:
    """Take the bottom row: pay for the mat's action, or make the Factory card's move."""


@frozen
class Skip:
    """Leave the top row or the bottom row out."""


@frozen
class EndTurn:
    """The turn is over."""


# Moving -------------------------------------------------------------------------------------------------


@frozen
class PickMover:
    """Move this kind of unit from here; of mechs alike in that, the one of the lowest slot goes."""

    unit: Unit
    place: Place


@frozen
class Take:
    """Load so much of a kind, from 1."""

    cargo: Cargo
    number: int


@frozen
class Drop:
    """Unload so much of a kind, from 1."""

    cargo: Cargo
    number: int


@frozen
class MoveTo:
    """One step of the unit that is moving."""

    place: Place


@frozen
class Halt:
    """End this unit's move at a stop."""


@frozen
class Finish:
    """No more: of moves, territories to produce on, combat cards, encounter options."""


# Gains and payments -------------------------------------------------------------------------------------


@frozen
class Produce:
    """Produce so much on this territory, from 1."""

    place: Place
    amount: int


@frozen
class ChoosePlace:
    """The tokens go to this territory."""

    place: Place


@frozen
class ChooseResource:
    """One of the tokens is of this kind."""

    resource: Resource


@frozen
class PayToken:
    """One of the tokens to pay is taken from this territory."""

    place: Place


@frozen
class PayCard:
    """Pay a combat card: for the Factory card, or by Coercion in place of one token."""

    card: CombatCard


@frozen
class Accept:
    """Yes: take this gain or offer, use Artillery."""


@frozen
class Decline:
    """No: leave this gain or offer, do without Artillery."""


@frozen
class Upgrade:
    """Move a cube from its green box to a bracketed space of a bottom-row action."""

    cube: Cube
    bottom: Bottom


@frozen
class Deploy:
    """Put the mech of a slot on a territory."""

    slot: Slot
    place: Place


@frozen
class Build:
    """Build a structure on a territory."""

    structure: Structure
    place: Place


@frozen
class Enlist:
    """Move the recruit of a bottom-row action to a one-time space of the faction mat."""

    bottom: Bottom
    bonus: Bonus


# Combat -------------------------------------------------------------------------------------------------


@frozen
class ChooseCombat:
    """Fight here next."""

    place: Place


@frozen
class SetPower:
    """Set the dial."""

    power: int


@frozen
class CommitCard:
    """Add a combat card to the dial."""

    card: CombatCard


@frozen
class RetreatTo:
    """The next unit retreats to this lake, or home."""

    place: Place


@frozen
class RetreatWorkers:
    """So many workers, from 0, retreat to the lake in question."""

    number: int


# Encounter, Factory, the Automa's turn ------------------------------------------------------------------


@frozen
class ChooseOption:
    """Take an option of the encounter card, counted from 0; its cost is paid at once."""

    option: int


@frozen
class TakeFactoryCard:
    """Keep this one of the Factory cards shown."""

    card: FactoryCard


@frozen
class Advance:
    """The next automatic beat: revealing a combat, or a step of the Automa's turn."""


@frozen
class TakeInParts:
    """Take a side of the top row, or the bottom row (None), and be asked about each gain of it that matters."""

    choice: TopChoice | None


@frozen
class TakePart:
    """Only so much of the gain that is due is taken; the rest is left."""

    number: int


Action: TypeAlias = (
    ChooseSection
    | RevealObjective
    | TakeTop
    | UseFactoryCard
    | TakeBottom
    | Skip
    | EndTurn
    | PickMover
    | Take
    | Drop
    | MoveTo
    | Halt
    | Finish
    | Produce
    | ChoosePlace
    | ChooseResource
    | PayToken
    | PayCard
    | Accept
    | Decline
    | Upgrade
    | Deploy
    | Build
    | Enlist
    | ChooseCombat
    | SetPower
    | CommitCard
    | RetreatTo
    | RetreatWorkers
    | ChooseOption
    | TakeFactoryCard
    | Advance
    | TakeInParts
    | TakePart
)
