"""What happens when units of Scythe move and fight. Source: rules.md 5 and 6; automa.md 10."""

from __future__ import annotations

from noria_desktop.engine.contract import Event as BaseEvent
from noria_desktop.engine.contract import Revelation, Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import (
    AutomaCard,
    CombatCard,
    Goods,
    Place,
    Slot,
    Unit,
)

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
class CardScouted(Revelation):
    """6.1: Scout took a random combat card of the Automa."""

    card: CombatCard | None


@frozen
class CombatCommitted(BaseEvent):
    """6.2: the human's dial and cards are fixed; the Automa does not know them."""

    power: int
    cards: tuple[CombatCard, ...]


@frozen
class AutomaDeckShuffled(Revelation):
    """automa.md 11, 9.4: the Automa's deck was made anew of all 19 cards."""


@frozen
class BattleCardDrawn(Revelation):
    """automa.md 10.2: the card whose table counts; the column is that of the Automa's power, from 0."""

    card: AutomaCard
    column: int


@frozen
class CombatRevealed(Revelation):
    """6.3, 6.4: both sides' power and cards, human first; totals follow from them. Paid and discarded."""

    place: Place
    attacker: Seat
    power: tuple[int, int]
    cards: tuple[tuple[CombatCard, ...], tuple[CombatCard, ...]]
    winner: Seat
    battle_card: AutomaCard | None = None
    """Whose table decided the Automa's part; never None in a game."""
    column: int = 0
    """Of that table, by the Automa's power before the battle, from 0."""


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
