"""Notes in the map's free corners, and the lines from them to their territories."""

from __future__ import annotations

import enum

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.record import Criterion
from noria_desktop.games.scythe.terms import Faction, Place, Resource, Terrain
from noria_desktop.ui.scythe.board.arts.signs import Tone


class Fact(enum.Enum):
    """What a drop would change on the map or at once."""

    DRIVEN = "driven"
    """Workers of the Automa's go home."""
    POPULARITY = "popularity"
    COMBAT = "combat"
    JOINED = "joined"
    """A combat that waits there already allows more cards."""
    ENCOUNTER = "encounter"
    FACTORY = "factory"
    """A Factory card would be due."""
    TOKENS = "tokens"
    """Resource tokens under control."""
    TERRITORIES = "territories"
    """Controlled."""
    GOAL = "goal"
    """An objective would hold."""


@frozen
class Chip:
    """One change."""

    fact: Fact
    before: int = 0
    after: int = 0
    resource: Resource | None = None
    """Of tokens."""


@frozen
class ConsequenceArt:
    """What a drop on a place would do; ``width`` x ``height``. Layer CALLOUT."""

    place: Place
    chips: tuple[Chip, ...]
    width: float
    height: float


@frozen
class RefusalArt:
    """Which neighbours a unit may not enter, each rule with its places; ``width`` x ``height``. Layer CALLOUT."""

    reasons: tuple[tuple[Why, tuple[Place, ...]], ...]
    width: float
    height: float
    across: tuple[Terrain, ...] = ()
    """Terrains to which the unit may cross rivers; empty for units that cross none."""


@frozen
class LeaderArt:
    """Line between a note and its territory, centred on the middle between its ends. Layer FLAG.

    Starts at (-dx/2, -dy/2) and ends at (dx/2, dy/2), on the territory.
    """

    dx: float
    dy: float
    tone: Tone


@frozen
class InfluenceArt:
    """Key to who controls what, with the numbers of territories; ``width`` x ``height``. Layer CALLOUT."""

    mine: int
    theirs: int
    human: Faction
    automa: Faction
    width: float
    height: float


@frozen
class LegendArt:
    """Key to the Automa's decision on the map; ``width`` x ``height``. Layer CALLOUT."""

    width: float
    height: float


@frozen
class TieArt:
    """The last criterion: what was left and which of it was chosen; ``width`` x ``height``. Layer CALLOUT."""

    chosen: Place
    others: tuple[Place, ...]
    criterion: Criterion
    width: float
    height: float
