"""Everything that lies on the table of Solani.

What is drawn from a bag has no order, so bags are counts and hide nothing; decks, reserve and the planets
that were not dealt are piles. A state as a seat may see it (``rules.observe``) is of the same classes: a
hidden identity is None, the generator's key is blanked. Source: rules.md 2, 3, 10.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from attrs import field

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import LATER, frozen
from noria_desktop.games.solani.terms import (
    BRANCHES,
    CIRCLES,
    Board,
    Branch,
    CircleSpace,
    CoyoteLevel,
    Kind,
    Mask,
    Player,
    Sector,
    SetupCard,
    Tile,
)

Circles: TypeAlias = tuple[Tile | None, ...]
"""The tile on each of the 36 circular spaces. Guiding Stars and Dark Sky tokens are no tiles."""
Branches: TypeAlias = tuple[Mask, ...]
"""The branch tile on each of the 25 branch spaces; 0 where it is empty."""
BonusSectors: TypeAlias = tuple[Sector, Sector, Sector, Sector]
"""The sector of each bonus tile, in the order of ``Bonus``."""

PRINTED_SECTORS: Final[BonusSectors] = (Sector.NW, Sector.NE, Sector.SE, Sector.SW)
"""As the bonus tiles name them. Source: rules.md 7."""
NO_CIRCLES: Final[Circles] = (None,) * CIRCLES
NO_BRANCHES: Final[Branches] = (0,) * BRANCHES


@frozen
class Options:
    """How a game is set up. What is None here is a gap that the seed fills."""

    players: tuple[Player, ...] = (Player.HUMAN, Player.LEVEL_1)
    """One for each sky, seat 0 first and always human; a single player meets Coyote as seat 1."""
    coyote: CoyoteLevel = CoyoteLevel.PUP
    """Means something with one player only."""
    boards: tuple[Board, ...] | None = None
    """Board of each seat, all different, Coyote's among them; with one player Coyote's is that of seat 1."""
    setup_card: SetupCard | None = None
    orientation: int | None = None
    """Clockwise quarter turns of the set-up card, 0 to 3."""
    bonus_sectors: BonusSectors | None = PRINTED_SECTORS
    """None: shuffled."""
    quartz: int = field(default=0, metadata=LATER)
    """Quartz the single player brings along, 0 to 3; none outside the campaign of four nights."""


# What is being decided ------------------------------------------------------------------------------


@frozen
class Preparing:
    """The round is about to begin: planets and markets are filled. Automatic."""


@frozen
class HoldingQuartz:
    """Coyote has the Sun and is about to pick first: a seat may spend a quartz before it does (ruling 51)."""

    seat: Seat


@frozen
class Drafting:
    """A seat takes a tile from the market."""

    seat: Seat
    first: Kind | None
    """Type of the first turn round the table; None while the Sun holder still chooses it."""
    second: bool
    """The table picks the other type now, backwards."""


@frozen
class Placing:
    """A seat lays the tiles it holds on its sky, in either order."""

    seat: Seat
    first: Kind
    """The round's first type: needed to go on with the draft."""


@frozen
class Picking:
    """A seat that surrounded a Dark Sky token wins a feature."""

    seat: Seat


@frozen
class Keeping:
    """A seat looks at cards drawn from a deck and keeps one."""

    seat: Seat
    drawn: tuple[Tile | None, ...]
    """One or two, in the order drawn; None for everybody else."""


@frozen
class PlacingFeature:
    """A seat lays the feature tile it won."""

    seat: Seat
    feature: Tile


@frozen
class CoyoteDrafting:
    """Coyote takes a tile. Automatic."""

    first: Kind | None
    second: bool


@frozen
class CoyotePicking:
    """Coyote takes a feature card at the end of the feature draft. Automatic."""


@frozen
class CleaningUp:
    """The round is over and the game goes on. Automatic."""


@frozen
class Finished:
    """The game is over."""


Pending: TypeAlias = (
    Preparing
    | HoldingQuartz
    | Drafting
    | Placing
    | Picking
    | Keeping
    | PlacingFeature
    | CoyoteDrafting
    | CoyotePicking
    | CleaningUp
    | Finished
)


# The table --------------------------------------------------------------------------------------------


@frozen
class Sky:
    """A player board and what its owner has."""

    board: Board
    dark: tuple[CircleSpace, ...]
    """The four Dark Sky tokens, in the order of the set-up card."""
    surrounded: tuple[bool, ...]
    """Of each token: whether all branch spaces round it were filled at the end of a placement."""
    circles: Circles = NO_CIRCLES
    branches: Branches = NO_BRANCHES
    held_circle: Tile | None = None
    """Holding space for a cluster or planet."""
    held_branch: Branch | None = None
    features: tuple[Tile, ...] = ()
    """Feature cards owned, in the order won; one without its tile on the board scores nothing."""
    picks: int = 0
    """Features still to be won this round."""


@frozen
class Market:
    """The tiles on offer this round, by slot. Of a tile that was taken a print stays until clean-up."""

    clusters: tuple[Tile, ...] = ()
    cluster_takers: tuple[Seat | None, ...] = ()
    branches: tuple[Branch, ...] = ()
    branch_takers: tuple[Seat | None, ...] = ()


@frozen
class Supply:
    """Everything beside the player boards that outlasts a round."""

    cluster_bag: tuple[int, ...]
    """How many clusters of each kind are in the bag, in the order of ``CLUSTERS``."""
    branch_bag: tuple[int, ...]
    """How many branch tiles of each kind are in the bag, in the order of ``Branch``."""
    final_branches: tuple[Branch, ...]
    """Set aside for round 12; empty once they came out."""
    track: tuple[Tile | None, ...]
    """The planet on each of the twelve spaces, west to east."""
    reserve: Pile[Tile]
    """Four planets, face down until the track is empty; empty once they came out."""
    undealt: Pile[Tile]
    """Planets that are not part of this game; nobody ever sees them."""
    rows: tuple[tuple[Tile, ...], tuple[Tile, ...]]
    """Open feature cards of number 2 and of number 3, left to right, each with its tile."""
    decks: tuple[Pile[Tile], Pile[Tile]]
    gone: tuple[Tile, ...] = ()
    """Circular tiles that left the game: traded, without a space, or Coyote's."""
    gone_branches: tuple[Branch, ...] = ()
    """Branch tiles that left the game: denied by Coyote, or not revealed in round 12."""


@frozen
class Collection:
    """What Coyote has gathered in a game with one player; it has no sky. Source: rules.md 9."""

    clusters: tuple[Tile, ...] = ()
    planets: tuple[Tile, ...] = ()
    features: tuple[Tile, ...] = ()


@frozen
class State:
    """A whole game at one moment."""

    rng: Rng
    options: Options
    """Without gaps."""
    round: int
    """1 to 12."""
    sun: Seat
    """Who drafts first this round."""
    pending: Pending
    market: Market
    supply: Supply
    skies: tuple[Sky, ...]
    """One a player; Coyote has none."""
    coyote: Collection | None = None
    """None unless one player plays against Coyote."""
    quartz: int = field(default=0, metadata=LATER)
    """Quartz that is left to be spent."""


def seat_count(state: State) -> int:
    """How many take part in the draft, Coyote included: 2 to 4."""
    return len(state.skies) + (state.coyote is not None)
