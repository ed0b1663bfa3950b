"""What the bonus tiles and Coyote's levels say, as printed. Source: rules.md 7 and 9."""

from __future__ import annotations

import enum

from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.terms import Sector


class Award(enum.Enum):
    """Who gets a bonus tile: those with the most, or each who has enough."""

    MOST = "most"
    EACH = "each"


class Measure(enum.Enum):
    """What a bonus tile counts in its sector."""

    CLUSTER_POINTS = "cluster_points"
    """Points from clusters and Guiding Stars."""
    UNTETHERED_PLANETS = "untethered_planets"
    TILES_WITHOUT_LOOSE_NODE = "tiles_without_loose_node"
    """Clusters, planets and features, as long as no loose node points into the sector."""
    LARGEST_FIGURE = "largest_figure"
    """Circles of one constellation."""


@frozen
class BonusTile:
    """A bonus tile. Source: rules.md 7."""

    sector: Sector
    """As printed; an option shuffles them."""
    award: Award
    measure: Measure
    at_least: int
    """Nobody gets it for less."""
    points: int


@frozen
class Coyote:
    """What Coyote scores at one level, for each thing it has. Source: rules.md 9."""

    plain: int
    """A cluster without a white star that it kept."""
    white: int
    """A cluster with a white star."""
    feature: int
    thresholds: tuple[int | None, ...]
    """By bonus tile: what the human must reach, or Coyote gets it; None where Coyote gets nothing."""
