"""What happened in Scythe, in rulebook words; read by the animator, the log and statistics.

Secrecy: whoever shows events to a player passes each one through ``seen_by(event, seat)`` first. Values of the
Automa's combat cards and its Factory card are secret, and so is what was not taken at the Factory from everybody
else. Source: rules.md 3 to 11 and H15, automa.md 5 to 10.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.contract import Event as BaseEvent
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.record import GainEntry, MoveEntry, TrackerStep
from noria_desktop.games.scythe.terms import (
    AutomaCard,
    Bonus,
    Bottom,
    CombatCard,
    Cube,
    Encounter,
    FactoryCard,
    Goods,
    Objective,
    Place,
    Scheme,
    Section,
    Slot,
    Source,
    Star,
    Structure,
    TopChoice,
    Unit,
)

# The turn -----------------------------------------------------------------------------------------------


@frozen
class GameBegan(BaseEvent):
    """Mats were chosen, decks shuffled, cards dealt; the human begins."""

    reveals: ClassVar[bool] = True


@frozen
class TurnBegan(BaseEvent):
    """A turn of this side began; the Automa's has the number of the human's before it."""

    seat: Seat
    turn: int


@frozen
class SectionChosen(BaseEvent):
    """3: the action token went to a section."""

    section: Section


@frozen
class TopTaken(BaseEvent):
    """4: one side of a top-row action was taken and paid for."""

    choice: TopChoice
    power: int = 0
    """Paid, like the next two."""
    popularity: int = 0
    coins: int = 0


@frozen
class FactoryCardUsed(BaseEvent):
    """8: one side of the Factory card was taken; combat cards paid for it are an event of their own."""

    card: FactoryCard
    option: int
    power: int = 0
    popularity: int = 0
    coins: int = 0


@frozen
class BottomTaken(BaseEvent):
    """9: a bottom-row action was taken; what was paid follows. ``bottom`` None: the Factory card's move."""

    bottom: Bottom | None


@frozen
class RowSkipped(BaseEvent):
    """3: top row or bottom row left out."""

    top: bool


@frozen
class TurnEnded(BaseEvent):
    """The human's turn is over."""


# Gains and payments -------------------------------------------------------------------------------------


@frozen
class Gained(BaseEvent):
    """A track or the purse of a side went up by ``amount``; what would exceed the top is lost."""

    seat: Seat
    bonus: Bonus
    """Power, coins or popularity."""
    amount: int
    source: Source


@frozen
class CombatCardsDrawn(BaseEvent):
    """A side drew combat cards, as many as there were."""

    seat: Seat
    cards: tuple[CombatCard | None, ...]
    source: Source
    reveals: ClassVar[bool] = True


@frozen
class CombatDeckShuffled(BaseEvent):
    """6: the combat deck was empty, the discards were shuffled."""

    reveals: ClassVar[bool] = True


@frozen
class GoodsGained(BaseEvent):
    """Resource tokens appeared on a territory."""

    place: Place
    goods: Goods
    source: Source


@frozen
class GoodsPaid(BaseEvent):
    """9: tokens of a territory were spent."""

    place: Place
    goods: Goods


@frozen
class GoodsRemoved(BaseEvent):
    """automa.md 6, 10.10: the Automa attacked; all tokens of the territory are gone."""

    place: Place
    goods: Goods


@frozen
class CardPaid(BaseEvent):
    """A combat card was spent, for the Factory card or by Coercion."""

    card: CombatCard
    source: Source


@frozen
class Produced(BaseEvent):
    """4: a territory yielded; tokens or new workers."""

    place: Place
    goods: Goods
    workers: int = 0


@frozen
class WorkersGained(BaseEvent):
    """Workers came from the mat, of the human to a territory, of the Automa to its home base."""

    seat: Seat
    place: Place
    number: int
    source: Source


@frozen
class GainLost(BaseEvent):
    """A gain was declined, or nothing of it could be had."""

    source: Source
    declined: bool


@frozen
class Upgraded(BaseEvent):
    """9.1: a cube moved."""

    cube: Cube
    bottom: Bottom
    source: Source


@frozen
class Deployed(BaseEvent):
    """9.2: a mech came onto a territory; its ability works from now on."""

    slot: Slot
    place: Place
    source: Source


@frozen
class Built(BaseEvent):
    """9.3: a structure was built."""

    structure: Structure
    place: Place
    source: Source


@frozen
class Enlisted(BaseEvent):
    """9.4: a recruit left the mat for a one-time space; what it brings follows."""

    bottom: Bottom
    bonus: Bonus
    source: Source


# Moving -------------------------------------------------------------------------------------------------


@frozen
class MoverPicked(BaseEvent):
    """5: a unit begins its move."""

    unit: Unit
    slot: Slot
    place: Place


@frozen
class Loaded(BaseEvent):
    """5: cargo was taken aboard."""

    place: Place
    goods: Goods
    workers: int


@frozen
class Unloaded(BaseEvent):
    """5: cargo was left at a stop."""

    place: Place
    goods: Goods
    workers: int


@frozen
class UnitStepped(BaseEvent):
    """5: a unit of the human made a step, with everything aboard."""

    unit: Unit
    slot: Slot
    origin: Place
    place: Place
    goods: Goods = (0, 0, 0, 0)
    workers: int = 0


@frozen
class MoveEnded(BaseEvent):
    """5: a unit's move is over; what it carried lies there."""

    unit: Unit
    slot: Slot
    place: Place


@frozen
class WorkersRouted(BaseEvent):
    """Workers of ``seat`` were forced to retreat to their home base, by a move, an attack or a combat."""

    seat: Seat
    place: Place
    number: int
    home: Place


@frozen
class PopularityLost(BaseEvent):
    """5, 6: the human drove workers home."""

    amount: int


@frozen
class MovesUndone(BaseEvent):
    """6: the game ended; units of pending combats went back to where their moves began."""

    place: Place
    origins: tuple[Place, ...]


# Combat -------------------------------------------------------------------------------------------------


@frozen
class CombatBegan(BaseEvent):
    """6: combat on a territory."""

    place: Place
    attacker: Seat


@frozen
class PowerStruck(BaseEvent):
    """6.1: Artillery or Disarm took power from the Automa; Artillery cost some."""

    paid: int
    lost: int


@frozen
class CardScouted(BaseEvent):
    """6.1: Scout took a random combat card of the Automa."""

    card: CombatCard | None
    reveals: ClassVar[bool] = True


@frozen
class CombatCommitted(BaseEvent):
    """6.2: the human's dial and cards are fixed; the Automa does not know them."""

    power: int
    cards: tuple[CombatCard, ...]


@frozen
class AutomaDeckShuffled(BaseEvent):
    """automa.md 11, 9.4: the Automa's deck was made anew of all 19 cards."""

    reveals: ClassVar[bool] = True


@frozen
class BattleCardDrawn(BaseEvent):
    """automa.md 10.2: the card whose table counts; the column is that of the Automa's power, from 0."""

    card: AutomaCard
    column: int
    reveals: ClassVar[bool] = True


@frozen
class CombatRevealed(BaseEvent):
    """6.3, 6.4: both sides' power and cards, human first; totals follow from them. Paid and discarded."""

    place: Place
    attacker: Seat
    power: tuple[int, int]
    cards: tuple[tuple[CombatCard, ...], tuple[CombatCard, ...]]
    winner: Seat
    reveals: ClassVar[bool] = True


@frozen
class UnitRetreated(BaseEvent):
    """6.6: a character or mech of the human retreated home or to a lake."""

    unit: Unit
    slot: Slot
    origin: Place
    place: Place


@frozen
class WorkersRetreated(BaseEvent):
    """6.6: own workers went along to a lake."""

    origin: Place
    place: Place
    number: int


@frozen
class AutomaUnitRetreated(BaseEvent):
    """automa.md 10.8: a combat unit of the Automa went to its faction mat."""

    unit: Unit
    origin: Place


# Encounter, Factory, objectives, stars ------------------------------------------------------------------


@frozen
class EncounterDrawn(BaseEvent):
    """7: the human's character took a token; this card lies open."""

    place: Place
    card: Encounter
    reveals: ClassVar[bool] = True


@frozen
class OptionChosen(BaseEvent):
    """7: an option of the encounter was taken and paid for."""

    card: Encounter
    option: int
    power: int = 0
    popularity: int = 0
    coins: int = 0


@frozen
class EncounterEnded(BaseEvent):
    """7: the card goes under the deck."""

    card: Encounter


@frozen
class TokenRemoved(BaseEvent):
    """automa.md 6: the Automa's character took a token and gains nothing."""

    place: Place


@frozen
class FactoryCardsSeen(BaseEvent):
    """8: the human looks at the cards at the Factory."""

    cards: tuple[FactoryCard | None, ...]
    reveals: ClassVar[bool] = True


@frozen
class FactoryCardTaken(BaseEvent):
    """8: a side took a Factory card; the Automa's is drawn at random and stays face down."""

    seat: Seat
    card: FactoryCard | None
    reveals: ClassVar[bool] = True


@frozen
class ObjectiveRevealed(BaseEvent):
    """11: an objective was revealed; other cards discarded for it, None for somebody who may not know."""

    card: Objective
    discarded: tuple[Objective | None, ...]


@frozen
class StarPlaced(BaseEvent):
    """10: a star; ``total`` is how many this side has now."""

    seat: Seat
    star: Star
    total: int


# The Automa's turn --------------------------------------------------------------------------------------


@frozen
class AutomaCardDrawn(BaseEvent):
    """automa.md 5: the card of the turn."""

    card: AutomaCard
    scheme: Scheme
    reveals: ClassVar[bool] = True


@frozen
class AutomaSkipped(BaseEvent):
    """automa.md 5, step 1: the skip mark ended the turn."""

    card: AutomaCard


@frozen
class AutomaDecided(BaseEvent):
    """automa.md 6: what became of each move symbol, and why; the move itself follows."""

    moves: tuple[MoveEntry, ...]


@frozen
class AutomaMoved(BaseEvent):
    """automa.md 6: a unit was put on a territory; ``origin`` may be the same place (R7)."""

    unit: Unit
    origin: Place
    place: Place


@frozen
class AutomaGained(BaseEvent):
    """automa.md 7: what became of each gain symbol; what it changed follows as events of its own."""

    gains: tuple[GainEntry, ...]


@frozen
class AutomaUnitArrived(BaseEvent):
    """automa.md 7: character or mech came from the faction mat to the home base."""

    unit: Unit


@frozen
class OfferMade(BaseEvent):
    """automa.md 8: the card shows this recruit bonus; nothing follows unless the human enlisted for it."""

    bonus: Bonus
    unlocked: bool


@frozen
class TrackerMoved(BaseEvent):
    """automa.md 9: the token of the star tracker."""

    step: TrackerStep


@frozen
class GameEnded(BaseEvent):
    """10: six stars of one side; coins in the end."""

    totals: tuple[int, int]
    winners: tuple[Seat, ...]
    """Both share the victory when all tie-breaks are equal."""


Event: TypeAlias = (
    GameBegan
    | TurnBegan
    | SectionChosen
    | TopTaken
    | FactoryCardUsed
    | BottomTaken
    | RowSkipped
    | TurnEnded
    | Gained
    | CombatCardsDrawn
    | CombatDeckShuffled
    | GoodsGained
    | GoodsPaid
    | GoodsRemoved
    | CardPaid
    | Produced
    | WorkersGained
    | GainLost
    | Upgraded
    | Deployed
    | Built
    | Enlisted
    | MoverPicked
    | Loaded
    | Unloaded
    | UnitStepped
    | MoveEnded
    | WorkersRouted
    | PopularityLost
    | MovesUndone
    | CombatBegan
    | PowerStruck
    | CardScouted
    | CombatCommitted
    | AutomaDeckShuffled
    | BattleCardDrawn
    | CombatRevealed
    | UnitRetreated
    | WorkersRetreated
    | AutomaUnitRetreated
    | EncounterDrawn
    | OptionChosen
    | EncounterEnded
    | TokenRemoved
    | FactoryCardsSeen
    | FactoryCardTaken
    | ObjectiveRevealed
    | StarPlaced
    | AutomaCardDrawn
    | AutomaSkipped
    | AutomaDecided
    | AutomaMoved
    | AutomaGained
    | AutomaUnitArrived
    | OfferMade
    | TrackerMoved
    | GameEnded
)


def seen_by(event: Event, seat: Seat) -> Event:
    """The event as a seat may see it. Source: H15."""
    if isinstance(event, CombatCardsDrawn):
        return event if event.seat == seat else evolve(event, cards=(None,) * len(event.cards))
    if isinstance(event, FactoryCardTaken):
        return event if event.seat == seat == HUMAN else evolve(event, card=None)
    if seat == BOT and isinstance(event, FactoryCardsSeen):
        return evolve(event, cards=(None,) * len(event.cards))
    if seat == BOT and isinstance(event, ObjectiveRevealed):
        return evolve(event, discarded=(None,) * len(event.discarded))
    return event
