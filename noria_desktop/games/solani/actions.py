"""What a player can decide in Solani, one frozen class a verb.

Who acts follows from the state, so no action names a seat. Source: rules.md 4 and 10.
"""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.terms import BranchSpace, CircleSpace, Kind, Mask, Row, Tile


@frozen
class SpendQuartz:
    """Before the first pick: the market of one type goes back into its bag, and as many tiles are drawn again."""

    kind: Kind


@frozen
class KeepQuartz:
    """Let Coyote make the first pick without spending any quartz, or any more of it."""


@frozen
class DraftCluster:
    """Take the cluster of a market slot, or trade it at once for a planet."""

    slot: int
    planet: int | None = None
    """Index on the planet track, 0 to 11, of the planet taken in exchange."""


@frozen
class DraftBranch:
    """Take the branch tile of a market slot."""

    slot: int


@frozen
class PlaceBranch:
    """Lay the branch tile held on an empty branch space, turned so that its nodes are ``mask``."""

    space: BranchSpace
    mask: Mask


@frozen
class PlaceCircle:
    """Lay the circular tile held on an empty circular space."""

    space: CircleSpace


@frozen
class Discard:
    """The circular tile or the feature tile at hand has no legal space: it leaves the game."""


@frozen
class TakeFeature:
    """Take an open feature card with its tile."""

    feature: Tile


@frozen
class DrawFeatures:
    """Look at the two top cards of a deck, one of which is kept."""

    row: Row


@frozen
class KeepFeature:
    """Keep this one of the cards drawn; the other joins its row."""

    feature: Tile


@frozen
class PlaceFeature:
    """Lay the feature tile just won on an empty circular space."""

    space: CircleSpace


@frozen
class Advance:
    """The next automatic beat: preparation, Coyote's picks, or clean-up."""


Action: TypeAlias = (
    DraftCluster
    | DraftBranch
    | PlaceBranch
    | PlaceCircle
    | Discard
    | TakeFeature
    | DrawFeatures
    | KeepFeature
    | PlaceFeature
    | Advance
    | SpendQuartz
    | KeepQuartz
)
