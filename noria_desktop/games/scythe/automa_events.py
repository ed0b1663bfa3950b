"""What happens in the Automa's turn besides battles. Source: automa.md 5 to 9."""

from __future__ import annotations

from noria_desktop.engine.contract import Event as BaseEvent
from noria_desktop.engine.contract import Revelation
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.record import GainEntry, MoveEntry, TrackerStep
from noria_desktop.games.scythe.terms import (
    NO_GOODS,
    AutomaCard,
    Bonus,
    Goods,
    Place,
    Scheme,
    Unit,
)


@frozen
class Brought:
    """What a move of the Automa's brought at once, besides the territory. Source: automa.md 6, after the table."""

    token: bool = False
    """An encounter token left the game."""
    factory_card: bool = False
    workers: int = 0
    """Human workers driven home."""
    goods: Goods = NO_GOODS
    """Tokens removed with them."""


@frozen
class AutomaCardDrawn(Revelation):
    """automa.md 5: the card of the turn."""

    card: AutomaCard
    scheme: Scheme


@frozen
class AutomaSkipped(BaseEvent):
    """automa.md 5, step 1: the skip mark ended the turn."""

    card: AutomaCard


@frozen
class AutomaDecided(BaseEvent):
    """automa.md 6: what became of each move symbol, and why; the move itself follows as events of its own."""

    moves: tuple[MoveEntry, ...]
    power: int = 0
    """The Automa's when it looked at them."""
    brought: Brought = Brought()
    """What a battle brings is told after it."""


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
    arrived: tuple[Unit, ...] = ()
    """Which of character and mechs came to the home base."""
    star: bool = False
    """The gains brought the star for the end of the power track."""


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
class TrackerHeld(BaseEvent):
    """automa.md 9.1: the star of the card is crossed out, so the token stays."""

    card: AutomaCard
