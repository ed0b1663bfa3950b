"""One sky counted up: everything the screen shows of it and everything the score sheet adds.

``tally`` is a function of the sky alone, so a preview is the tally of the sky after a placement that was not made.
Bonus tiles compare skies; ``bonuses`` counts them. Source: rules.md 5, 6.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.constellations import figures, with_single
from noria_desktop.games.solani.fates import Fate, cells_of_tiles, ground, shares_of
from noria_desktop.games.solani.feature_scoring import FeatureScore, Survey, feature_scores
from noria_desktop.games.solani.geometry import NODES, circle_counts, circle_set, only_nodes, spaces_of
from noria_desktop.games.solani.planets import PlanetSet, planet_sets
from noria_desktop.games.solani.state import Sky
from noria_desktop.games.solani.terms import FEATURES, PLANETS, CircleSpace, Line

LINES: Final = (Line.PLANETS, Line.CLUSTERS, Line.GUIDING, Line.FEATURES, Line.LOOSE)
"""The rows of a score sheet that a sky earns by itself, in the order of ``Tally.sums``."""
_PLANET: Final = PLANETS[0].index
_FEATURE: Final = FEATURES[0].index


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
    figures: tuple[int, ...]
    """Constellations of two circles and more, as sets (``geometry.spaces_of``)."""
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
    def constellations(self) -> tuple[tuple[CircleSpace, ...], ...]:
        """All constellations circle by circle, in the order of their first ones; a circle alone is one, too."""
        return tuple(spaces_of(figure) for figure in with_single(self.figures, self.circles))

    def line(self, line: Line) -> int:
        """Points of one row of the score sheet.

        Raises:
            ValueError: a sky does not earn that row by itself.
        """
        return self.sums[LINES.index(line)]


def tally(sky: Sky) -> Tally:
    """Count up a sky as it stands."""
    counts = circle_counts(sky.branches)
    rows = list(ground(sky.board.index, sky.dark))
    cells = cells_of_tiles()
    placed = 0
    planets: list[tuple[int, int]] = []
    has_features = False
    for space, tile in enumerate(sky.circles):
        if tile is not None:
            index = tile.index
            rows[space] = cells[space][index]
            placed |= 1 << space
            if index >= _PLANET:
                if index >= _FEATURE:
                    has_features = True
                elif not counts[space] & NODES:
                    planets.append((space, index))
    fates, points, wanted, weights = zip(
        *[row[count] for row, count in zip(rows, counts, strict=True)], strict=True
    )
    clusters, guiding, loose, tiles, untethered = shares_of(weights)
    circles = placed | _guiding(sky.board.index)
    joined = figures(sky.branches, circles)
    nodes = only_nodes(counts)
    sets = planet_sets(tuple(planets)) if len(planets) > 1 else ()
    features: tuple[FeatureScore, ...] = ()
    for_features = 0
    if has_features:
        features = feature_scores(Survey(sky, circles, placed, nodes, joined))
        scored = list(points)
        for feature in features:
            scored[feature.space] = feature.points
            for_features += feature.points
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
        features,
        circles,
        joined,
        clusters,
        guiding,
        loose,
        tiles,
        untethered,
        sums,
        sum(sums),
    )


@cache
def _guiding(board: int) -> int:
    """The set of a board's Guiding Stars."""
    return circle_set(space for space, stars in enumerate(components().guiding[board]) if stars)
