"""Popularity, power, stars, the structure bonus, and the Automa's star tracker."""

from __future__ import annotations

import enum

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.state import Stars
from noria_desktop.games.scythe.terms import Faction, Level, StructureTile


class Rail(enum.Enum):
    """The two tracks."""

    POPULARITY = "popularity"
    POWER = "power"


@frozen
class RailArt:
    """A track with both markers; ``width`` x ``height``. Spaces lie at ``measures.rail_space``. Layer BOARD."""

    rail: Rail
    human: Faction
    automa: Faction
    own: int
    theirs: int
    width: float
    height: float
    after: int | None = None
    """The human's with the drop that is being considered."""


@frozen
class RibbonArt:
    """The ten star places; the human's always shown, the Automa's where it can score; ``width`` x ``height``. Layer BOARD."""

    human: Faction
    automa: Faction
    own: Stars
    theirs: Stars
    width: float
    height: float


@frozen
class TileArt:
    """The structure bonus tile and what it would pay; ``width`` x ``height``. Layer BOARD."""

    tile: StructureTile
    count: int
    coins: int
    width: float
    height: float


@frozen
class TrackerArt:
    """Star tracker as a winding road; ``width`` x ``height``. Spaces lie at ``measures.tracker_space``. Layer BOARD."""

    level: Level
    token: int
    faction: Faction
    width: float
    height: float
