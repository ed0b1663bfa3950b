"""What happens in the Automa's turn besides battles. Source: automa.md 5 to 9."""

from __future__ import annotations

from noria_desktop.engine.contract import Event as BaseEvent
from noria_desktop.engine.contract import Revelation
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.record import GainEntry, MoveEntry, TrackerStep
from noria_desktop.games.scythe.terms import (
    AutomaCard,
    Bonus,
    Place,
    Scheme,
    Unit,
)


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
