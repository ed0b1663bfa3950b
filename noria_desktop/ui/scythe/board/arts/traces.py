"""What the Automa's last turn left on the map: where its unit was and is, the way, numbers. Source: mocks/table.md 4."""

from __future__ import annotations

import enum

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import Faction


class Trace(enum.Enum):
    """What a territory is to a move that was made."""

    WAS = "was"
    IS = "is"


@frozen
class TraceArt:
    """Ring in the colour of a faction's pieces: dotted where its unit was, whole where it is. Layer MARK."""

    trace: Trace
    faction: Faction
    radius: float
    """Of the hex."""


@frozen
class RouteArt:
    """Way of a move that was made, as ``ArcArt`` lies: an arc of dots with a head. Layer FLAG."""

    faction: Faction
    dx: float
    dy: float
    rise: float


@frozen
class PartBeadArt:
    """Number of a part of the turn, as in the line that tells it; on a disc of ``radius``. Layer LABEL."""

    faction: Faction
    number: int
    radius: float
