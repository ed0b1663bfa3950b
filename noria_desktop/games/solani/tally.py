"""One sky counted up: everything the screen shows of it and everything the score sheet adds.

``tally`` is a function of the sky alone, so a preview is the tally of the sky after a placement that was not made.
Bonus tiles compare skies; ``bonuses`` counts them. Source: rules.md 5, 6.
"""

from __future__ import annotations

from functools import cache
from itertools import compress
from operator import getitem
from typing import Any, Final, TypeAlias

from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.constellations import figures
from noria_desktop.games.solani.fates import (
    Cells,
    Fate,
    Worth,
    cells_of_tiles,
    ground,
    shares_of,
    stars_score,
    worth_of_stars,
    worth_of_tiles,
)
from noria_desktop.games.solani.feature_scoring import FeatureScore, Survey, feature_points, feature_scores
from noria_desktop.games.solani.geometry import (
    ALL_NODES,
    BRANCHES_ROUND,
    NODES,
    circle_counts,
    circle_set,
    node_counts,
    only_nodes,
)
from noria_desktop.games.solani.placement import circle_spaces, place_feature
from noria_desktop.games.solani.planets import (
    PLANET_AT,
    PLANET_BITS,
    Planets,
    PlanetSet,
    planet_sets,
    set_points,
)
from noria_desktop.games.solani.state import Branches, Sky
from noria_desktop.games.solani.terms import CIRCLES, FEATURES, PLANETS, TILES, CircleSpace, Line, Tile

LINES: Final = (Line.PLANETS, Line.CLUSTERS, Line.GUIDING, Line.FEATURES, Line.LOOSE)
"""The rows of a score sheet that a sky earns by itself, in the order of ``Tally.sums``."""
_PLANET: Final = PLANETS[0].index
_FEATURE: Final = FEATURES[0].index
_SPACES: Final = tuple(range(CIRCLES))
_CIRCLES: Final = tuple(1 << space for space in _SPACES)
"""By circle: the set of it alone."""


@frozen
class Tally:
    """What one sky scores as it stands, circle by circle and line by line, without bonus tiles."""

    nodes: tuple[int, ...]
    """By circle: nodes that touch it."""
    fates: tuple[Fate, ...]
    """By circle. A Dark Sky token at which a node points is ``LOOSE``."""
    points: tuple[int, ...]
    """By circle: of a cluster, Guiding Star or feature, and below 0 for loose nodes. Planets score in sets."""
    wanted: tuple[tuple[int, ...], ...]
    """By circle: numbers of nodes that score; of a feature, the one its connection asks for."""
    sets: tuple[PlanetSet, ...]
    """Planet sets that score, by sector; different colours before colours alike."""
    features: tuple[FeatureScore, ...]
    """Feature tiles on the sky, by space."""
    circles: int
    """The set of all circles that nodes can join: clusters, planets, features, Guiding Stars."""
    branches: Branches
    """The branch tiles that join them."""
    clusters: tuple[int, ...]
    """By sector: points of clusters."""
    guiding: tuple[int, ...]
    """By sector: points of Guiding Stars."""
    loose: tuple[int, ...]
    """By sector: loose nodes."""
    tiles: tuple[int, ...]
    """By sector: circular tiles placed."""
    untethered: tuple[int, ...]
    """By sector: planets without a node."""
    sums: tuple[int, ...]
    """Points of each of ``LINES``."""
    total: int
    """Points of all of them together."""

    @property
    def figures(self) -> tuple[int, ...]:
        """Constellations of two circles and more, as sets (``geometry.spaces_of``); worked out when asked for."""
        return figures(self.branches, self.circles)

    def number_fate(self, space: CircleSpace) -> Fate:
        """What becomes of the number of a feature tile there; its own clause scores besides. Source: rules.md 5.3."""
        left = sum(not self.branches[gap] for gap, _ in BRANCHES_ROUND[space])
        fate, _ = stars_score(self.wanted[space], self.nodes[space], left)
        return fate

    def still(self, space: CircleSpace) -> Fate:
        """How a circle, or the number of a feature tile, stands by the branch tiles that still come.

        One is laid each round and brings a circle one node at most (rulings 2 and 21), so towards the end free gaps
        do not help. Nothing scores by it: what is out of reach for either reason scores alike.
        """
        return Fate.OUT_OF_REACH if self.comes_too_late(space) else self._by_gaps(space)

    def comes_too_late(self, space: CircleSpace) -> bool:
        """Whether the gaps round a circle leave a number within reach, but the branch tiles still to come do not."""
        if self._by_gaps(space) is not Fate.OPEN:
            return False
        coming = components().rounds - sum(map(bool, self.branches))
        return not any(0 < number - self.nodes[space] <= coming for number in self.wanted[space])

    def _by_gaps(self, space: CircleSpace) -> Fate:
        """How a circle, or the number of a feature tile, stands by the gaps round it alone."""
        return self.number_fate(space) if self.fates[space] is Fate.FEATURE else self.fates[space]

    def line(self, line: Line) -> int:
        """Points of one row of the score sheet.

        Raises:
            ValueError: a sky does not earn that row by itself.
        """
        return self.sums[LINES.index(line)]


def number_in_reach(sky: Sky, feature: Tile) -> bool:
    """Whether a feature tile could be laid where exactly as many nodes as its number says point at it, or still may.

    Source: rules.md 5.3.
    """
    return any(
        tally(place_feature(sky, feature, space)).still(space) in (Fate.OPEN, Fate.SCORES)
        for space in circle_spaces(sky)
    )


def number_too_late(sky: Sky, feature: Tile) -> bool:
    """Whether somewhere the gaps would do for a feature's number, but too few branch tiles still come to that sky."""
    return any(
        tally(place_feature(sky, feature, space)).comes_too_late(space) for space in circle_spaces(sky)
    )


def tally(sky: Sky) -> Tally:
    """Count up a sky as it stands."""
    branches, board = sky.branches, sky.board.index
    counts = circle_counts(branches)
    rows = list(ground(board, sky.dark))
    placed, planets, features, counting = _lay(sky, counts, rows, cells_of_tiles())
    fates, points, wanted, weights = zip(*map(getitem, rows, counts), strict=True)
    clusters, guiding, loose, tiles, untethered = shares_of(weights)
    guides = _guiding(board)
    nodes = only_nodes(counts)
    sets = planet_sets(counting)
    scores: tuple[FeatureScore, ...] = ()
    for_features = 0
    if features:
        scores = feature_scores(Survey(sky, nodes, guides, placed & ~(planets | features), planets, features))
        scored = list(points)
        for score in scores:
            scored[score.space] = score.points
            for_features += score.points
        points = tuple(scored)
    sums = (
        sum([found.points for found in sets]),
        sum(clusters),
        sum(guiding),
        for_features,
        sum(loose) * components().loose_node,
    )
    return Tally(
        nodes,
        fates,
        points,
        wanted,
        sets,
        scores,
        placed | guides,
        branches,
        clusters,
        guiding,
        loose,
        tiles,
        untethered,
        sums,
        sum(sums),
    )


def total(sky: Sky) -> int:
    """What ``tally(sky).total`` is, in less than half the time: for players who try out many placements.

    Every node counts as a loose one first; what lies at it is worth so much more.
    """
    circles: Any = sky.circles
    nodes = node_counts(sky.branches)
    loose, stars, gains = _worth_on(sky.board.index)
    points = loose * nodes[ALL_NODES]
    for space, worth in stars:
        points += worth[nodes[space]]
    gained = 0
    for space in compress(_SPACES, circles):
        gained += gains[space][circles[space].index][nodes[space]]
    points += gained >> _POINTS
    if untethered := gained & _UNTETHERED:
        points += set_points(untethered)
    if features := gained >> PLANET_BITS & _ALL:
        clusters, planets = gained >> _CLUSTERS_AT & _ALL, gained >> _PLANETS_AT & _ALL
        points += feature_points(Survey(sky, nodes, _guiding(sky.board.index), clusters, planets, features))
    return points


# What tiles add is packed into one number, each part of it from its own bit on.
_UNTETHERED: Final = (1 << PLANET_BITS) - 1
_ALL: Final = (1 << CIRCLES) - 1
_CLUSTERS_AT: Final = PLANET_BITS + CIRCLES
_PLANETS_AT: Final = _CLUSTERS_AT + CIRCLES
_POINTS: Final = _PLANETS_AT + CIRCLES

Gains: TypeAlias = tuple[tuple[tuple[int, ...], ...], ...]
"""By circle, tile and nodes: what a tile adds to a total."""


@cache
def _worth_on(board: int) -> tuple[int, tuple[tuple[CircleSpace, Worth], ...], Gains]:
    """On a board: what a loose node is worth, what Guiding Stars are, and what a tile adds by circle, tile and nodes.

    From the lowest bits on, the latter is: a planet that counts, as ``set_points`` takes it; the circle in one of
    three sets, of features, clusters or planets; and what the tile is worth by itself.
    """
    return components().loose_node, worth_of_stars(board), _gains()


@cache
def _gains() -> Gains:
    """The last of these, which is the same on all boards."""
    kinds = (
        _PLANETS_AT if tile in PLANETS else PLANET_BITS if tile in FEATURES else _CLUSTERS_AT
        for tile in TILES
    )
    placed = tuple(zip(kinds, worth_of_tiles(), strict=True))
    return tuple(
        tuple(
            tuple(
                (points << _POINTS) + (1 << kind + space) + (0 if nodes else PLANET_AT[space][index])
                for nodes, points in enumerate(worth)
            )
            for index, (kind, worth) in enumerate(placed)
        )
        for space in _SPACES
    )


def _lay(
    sky: Sky, counts: bytes, rows: list[Cells], table: tuple[tuple[Cells, ...], ...]
) -> tuple[int, int, int, Planets]:
    """Put the rows of the tiles in place of those of the bare board.

    Gives the sets of circles with any tile, with planets and with features, and the planets that count.
    """
    planets = features = 0
    counting: list[tuple[int, int]] = []
    circles = sky.circles
    for space, tile in zip(compress(_SPACES, circles), filter(None, circles), strict=True):
        index = tile.index
        rows[space] = table[space][index]
        if index >= _FEATURE:
            features |= 1 << space
        elif index >= _PLANET:
            planets |= 1 << space
            if not counts[space] & NODES:
                counting.append((space, index))
    return sum(compress(_CIRCLES, circles)), planets, features, tuple(counting)


@cache
def _guiding(board: int) -> int:
    """The set of a board's Guiding Stars."""
    return circle_set(space for space, stars in enumerate(components().guiding[board]) if stars)
