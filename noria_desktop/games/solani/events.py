"""What happened in Solani, in rulebook words; read by the animator, the log and statistics.

Secrecy: whoever shows events to a player passes each one through ``seen_by(event, seat)`` first. Only the
cards somebody draws from a deck are ever secret, and only until one was kept. Source: rules.md 4, 8.
"""

from __future__ import annotations

import enum
from typing import TypeAlias

from noria_desktop.engine.contract import Event as BaseEvent
from noria_desktop.engine.contract import Revelation, Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.terms import Branch, BranchSpace, CircleSpace, Kind, Mask, Row, Tile

# Preparation --------------------------------------------------------------------------------------------


@frozen
class GameBegan(Revelation):
    """Boards, set-up card, planets and feature rows were dealt."""

    sun: Seat


@frozen
class RoundBegan(BaseEvent):
    """A round began; ``sun`` drafts first."""

    round: int
    sun: Seat


@frozen
class ReserveTurned(Revelation):
    """4.1: the track was empty, the reserve's planets came onto these spaces."""

    planets: tuple[Tile, ...]
    spaces: tuple[int, ...]


@frozen
class MarketFilled(Revelation):
    """4.1: tiles were drawn for the round; in round 12 the branches are of those set aside.

    After a quartz only those of one type (9).
    """

    clusters: tuple[Tile, ...]
    branches: tuple[Branch, ...]


@frozen
class QuartzSpent(BaseEvent):
    """9: a quartz was spent on the market of one type; what went back and what came follows."""

    seat: Seat
    kind: Kind
    left: int
    """Quartz left."""


# Draft --------------------------------------------------------------------------------------------------


@frozen
class ClusterTaken(BaseEvent):
    """4.2: a cluster went to a holding space, or to Coyote's collection."""

    seat: Seat
    slot: int
    cluster: Tile


@frozen
class PlanetTraded(BaseEvent):
    """4.2: a cluster just taken left the game, and a planet of the track was taken instead."""

    seat: Seat
    slot: int
    cluster: Tile
    space: int
    """Index on the track."""
    planet: Tile


@frozen
class BranchTaken(BaseEvent):
    """4.2: a branch tile went to a holding space; Coyote's leaves the game."""

    seat: Seat
    slot: int
    branch: Branch


# Placement ----------------------------------------------------------------------------------------------


@frozen
class BranchPlaced(BaseEvent):
    """4.3: a branch tile was laid."""

    seat: Seat
    space: BranchSpace
    mask: Mask


@frozen
class CirclePlaced(BaseEvent):
    """4.3: a cluster or planet was laid."""

    seat: Seat
    space: CircleSpace
    tile: Tile


@frozen
class TileDiscarded(BaseEvent):
    """4.3: a cluster, planet or feature had no legal space and left the game."""

    seat: Seat
    tile: Tile


@frozen
class DarkSkySurrounded(BaseEvent):
    """4.3: a Dark Sky token is surrounded from now on; it is worth a feature."""

    seat: Seat
    space: CircleSpace


# Features -----------------------------------------------------------------------------------------------


@frozen
class FeatureTaken(BaseEvent):
    """4.4: an open card was taken."""

    seat: Seat
    feature: Tile


@frozen
class FeaturesDrawn(Revelation):
    """4.4: cards of a deck are looked at; None for everybody else."""

    seat: Seat
    row: Row
    features: tuple[Tile | None, ...]


@frozen
class FeatureKept(Revelation):
    """4.4: one of the cards drawn was kept, the other, if there was one, joined its row."""

    seat: Seat
    kept: Tile
    other: Tile | None


@frozen
class FeaturePlaced(BaseEvent):
    """4.4: a feature tile was laid."""

    seat: Seat
    space: CircleSpace
    feature: Tile


# Coyote -------------------------------------------------------------------------------------------------


class CoyoteRule(enum.Enum):
    """Which of Coyote's rules made a choice. Source: rules.md 9."""

    LEADS_CLUSTERS = "leads_clusters"
    """With the Sun: a cluster with a white star is on offer, so clusters come first."""
    LEADS_BRANCHES = "leads_branches"
    WHITE_STARS = "white_stars"
    """The white-star cluster with the most stars, leftmost on ties."""
    NEW_PLANET = "new_planet"
    """Even rounds: the first reachable planet of a colour not owned."""
    MOST_STARS = "most_stars"
    """The plain cluster with the most stars, leftmost on ties."""
    MOST_NODES = "most_nodes"
    """The branch tile with the most nodes, leftmost on ties."""


@frozen
class CoyoteCandidate:
    """Something Coyote could take, and what the rule in force compares."""

    slot: int
    """Market slot."""
    planet: int | None
    """Index on the track when the cluster would be traded."""
    worth: int
    """Stars, nodes, or for a planet 1 if its colour is new."""


@frozen
class CoyoteDecided(BaseEvent):
    """9: what Coyote looked at in the draft, and by which rule it took what it took."""

    rule: CoyoteRule
    candidates: tuple[CoyoteCandidate, ...]
    """Every tile on offer of the type, in slot order; for ``NEW_PLANET`` every reachable planet in the order
    looked at."""
    chosen: int | None
    """Index among the candidates; None for the two rules that settle only the type: they look at every cluster
    on offer, worth its white stars."""


@frozen
class CoyoteFeature(Revelation):
    """9: Coyote took the leftmost open card of a row, or the top card of its deck."""

    feature: Tile
    from_deck: bool


# Clean-up and end ---------------------------------------------------------------------------------------


@frozen
class TilesReturned(BaseEvent):
    """4.5: what nobody took went back into the bags; or the whole market of one type, for a quartz (9)."""

    clusters: tuple[Tile, ...]
    branches: tuple[Branch, ...]


@frozen
class RowRefilled(Revelation):
    """4.5: a row without a card got the top card of its deck."""

    row: Row
    feature: Tile


@frozen
class SunPassed(BaseEvent):
    """4.5: the next player clockwise drafts first."""

    seat: Seat


@frozen
class GameEnded(BaseEvent):
    """Twelve rounds are over."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    """More than one share the victory."""


Event: TypeAlias = (
    GameBegan
    | RoundBegan
    | ReserveTurned
    | MarketFilled
    | QuartzSpent
    | ClusterTaken
    | PlanetTraded
    | BranchTaken
    | BranchPlaced
    | CirclePlaced
    | TileDiscarded
    | DarkSkySurrounded
    | FeatureTaken
    | FeaturesDrawn
    | FeatureKept
    | FeaturePlaced
    | CoyoteDecided
    | CoyoteFeature
    | TilesReturned
    | RowRefilled
    | SunPassed
    | GameEnded
)


def seen_by(event: Event, seat: Seat) -> Event:
    """The event as a seat may see it. Source: rules.md 8, ruling 13."""
    if isinstance(event, FeaturesDrawn) and event.seat != seat:
        return FeaturesDrawn(event.seat, event.row, (None,) * len(event.features))
    return event
