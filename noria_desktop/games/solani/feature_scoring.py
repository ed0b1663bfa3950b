"""What Special Features score, clause by clause. Source: rules.md 5.3, 6; rulings 26, 27.

The clauses are independent: a missed connection does not cancel the other one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.conditions import (
    Clause,
    Connection,
    Count,
    Distinct,
    Location,
    Region,
    Thing,
    Zone,
)
from noria_desktop.games.solani.constellations import figures, linked
from noria_desktop.games.solani.geometry import (
    BORDER,
    BRANCHES_ROUND,
    COLUMN_OF,
    CORE,
    INNER,
    MIRROR,
    ORTHOGONAL,
    ROW_OF,
    SECTOR_CIRCLES,
    SECTOR_OF,
    SURROUNDING,
    circle_set,
    spaces_of,
)
from noria_desktop.games.solani.state import Sky
from noria_desktop.games.solani.terms import CIRCLES, TILES, CircleSpace, Tile

_EVERYWHERE: Final = (1 << CIRCLES) - 1
_SPACES: Final = range(CIRCLES)
_REGIONS: Final[dict[Region, tuple[int, ...]]] = {
    Region.ORTHOGONAL: tuple(circle_set(ORTHOGONAL[space]) for space in _SPACES),
    Region.SURROUNDING: tuple(circle_set(SURROUNDING[space]) for space in _SPACES),
    Region.ROW: tuple(circle_set(s for s in _SPACES if ROW_OF[s] == ROW_OF[space]) for space in _SPACES),
    Region.COLUMN: tuple(
        circle_set(s for s in _SPACES if COLUMN_OF[s] == COLUMN_OF[space]) for space in _SPACES
    ),
    Region.MIRROR: tuple(circle_set([MIRROR[space]]) for space in _SPACES),
    Region.SECTOR: tuple(circle_set(SECTOR_CIRCLES[SECTOR_OF[space].index]) for space in _SPACES),
}
_REGIONS[Region.ROW_OR_COLUMN] = tuple(
    row | column for row, column in zip(_REGIONS[Region.ROW], _REGIONS[Region.COLUMN], strict=True)
)
_REGIONS[Region.OTHER_SECTORS] = tuple(_EVERYWHERE & ~own for own in _REGIONS[Region.SECTOR])
"""By region and space: the circles of it, those regions that do not depend on what lies on the sky."""
_SECTORS: Final = tuple(circle_set(circles) for circles in SECTOR_CIRCLES)
_ZONES: Final = {Zone.BORDER: BORDER, Zone.INNER: INNER, Zone.CORE: CORE}


@frozen
class FeatureScore:
    """What one feature tile scores as it lies."""

    space: CircleSpace
    feature: Tile
    clauses: tuple[int, ...]
    """Points of each clause of its card, the connection first."""

    @property
    def points(self) -> int:
        """All clauses together."""
        return sum(self.clauses)


class Survey:
    """A sky as the clauses ask about it: sets of circles by what is on them.

    Made for one count and thrown away; nothing here outlives it.
    """

    __slots__ = ("_figures", "circles", "nodes", "sky", "things")

    def __init__(
        self, sky: Sky, nodes: Sequence[int], guiding: int, clusters: int, planets: int, features: int
    ) -> None:
        """The sky, the nodes that touch each circle, and four sets of circles."""
        self.sky = sky
        self.nodes = nodes
        self.circles = circles = guiding | clusters | planets | features
        dark = _dark(sky.dark)
        self._figures: tuple[int, ...] | None = None
        self.things = (_EVERYWHERE & ~(circles | dark), clusters, planets, features, guiding, dark)

    def figures(self) -> tuple[int, ...]:
        """Constellations of two circles and more, worked out when the first clause asks for them."""
        if self._figures is None:
            self._figures = figures(self.sky.branches, self.circles)
        return self._figures


@lru_cache(1 << 8)
def _dark(spaces: tuple[CircleSpace, ...]) -> int:
    """The set of a sky's Dark Sky tokens."""
    return circle_set(spaces)


_THINGS: Final = {thing: place for place, thing in enumerate(Thing)}
"""Where the set of each thing stands in ``Survey.things``."""
_CLUSTERS: Final = _THINGS[Thing.CLUSTER]
_FEATURES: Final = _THINGS[Thing.FEATURE]

Question: TypeAlias = Callable[[Survey, CircleSpace], int]
"""A clause made ready to be asked: the points it gives a feature on a space."""


def feature_scores(survey: Survey) -> tuple[FeatureScore, ...]:
    """Every feature tile on the sky with what it scores, in the order of the spaces."""
    placed = survey.sky.circles
    questions = _questions()
    found = []
    for space in spaces_of(survey.things[_FEATURES]):
        tile = placed[space]
        assert tile is not None
        points = tuple([question(survey, space) for question in questions[tile.index]])
        found.append(_score(space, tile.index, points))
    return tuple(found)


def feature_points(survey: Survey) -> int:
    """What all of them score together."""
    placed = survey.sky.circles
    questions = _questions()
    points = 0
    for space in spaces_of(survey.things[_FEATURES]):
        tile = placed[space]
        assert tile is not None
        for question in questions[tile.index]:
            points += question(survey, space)
    return points


@lru_cache(1 << 14)
def _score(space: CircleSpace, index: int, points: tuple[int, ...]) -> FeatureScore:
    """The score of a tile by its index, made once."""
    return FeatureScore(space, TILES[index], points)


@cache
def _questions() -> tuple[tuple[Question, ...], ...]:
    """By tile: the clauses of its card."""
    return tuple(tuple(question(clause) for clause in clauses) for clauses in components().features)


def question(clause: Clause) -> Question:
    """The clause made ready: everything that does not depend on the sky is worked out."""
    if isinstance(clause, Connection):
        return lambda survey, space: clause.points if survey.nodes[space] == clause.nodes else 0
    if isinstance(clause, Location):
        by_space = tuple(_location(clause, space) for space in _SPACES)
        return lambda survey, space: by_space[space]
    # A region has as many things at most as there are circles.
    points = tuple(
        min(clause.most, clause.points * (max(0, matching - clause.offset) // clause.per))
        for matching in range(CIRCLES + 1)
    )
    counting = _counting(clause)
    return lambda survey, space: points[counting(survey, space)]


def _location(clause: Location, space: CircleSpace) -> int:
    """Points of the first zone in which the space lies."""
    return next((band.points for band in clause.bands if space in _ZONES[band.zone]), 0)


def _counting(clause: Count) -> Question:
    """How many things of the clause's region match, or how many different ones."""
    if clause.region is Region.TOUCHING_BRANCHES:
        kinds = components().branch_of
        matches = tuple(kind in clause.branches for kind in kinds)
        return lambda survey, space: sum(
            [matches[survey.sky.branches[gap]] for gap, _ in BRANCHES_ROUND[space]]
        )
    region, matching = _region(clause), _matching(clause)
    if clause.distinct is Distinct.SECTOR:

        def sectors(survey: Survey, space: CircleSpace) -> int:
            circles = matching(survey, region(survey, space))
            return sum([1 for sector in _SECTORS if sector & circles])

        return sectors
    if clause.distinct is Distinct.COLOUR:

        def colours(survey: Survey, space: CircleSpace) -> int:
            return len({tile.index for _, tile in _tiles(survey, matching(survey, region(survey, space)))})

        return colours
    return lambda survey, space: matching(survey, region(survey, space)).bit_count()


def _region(clause: Count) -> Question:
    """The circles of the clause's region, without the feature's own unless it counts itself."""
    if clause.region is Region.LINKED:
        return lambda survey, space: linked(survey.sky.branches, survey.circles, space)
    if clause.region is Region.CONSTELLATION:
        itself = clause.include_self

        def constellation(survey: Survey, space: CircleSpace) -> int:
            own = 1 << space
            found = next((figure for figure in survey.figures() if figure & own), own)
            return found if itself else found & ~own

        return constellation
    by_space = tuple(
        circles if clause.include_self else circles & ~(1 << space)
        for space, circles in enumerate(_REGIONS[clause.region])
    )
    return lambda survey, space: by_space[space]


def _matching(clause: Count) -> Callable[[Survey, int], int]:
    """Those of a set of circles on which there is something that matches."""
    if clause.scored:
        return _scoring
    if clause.surrounded:
        return _surrounded
    if clause.may_score_as is not None:
        return _alike(clause.may_score_as)
    places = [_THINGS[thing] for thing in clause.things]
    if len(places) == 1:
        (place,) = places
        return lambda survey, circles: circles & survey.things[place]
    # The sets have nothing in common, so that their sum is all of them.
    return lambda survey, circles: circles & sum([survey.things[place] for place in places])


def _tiles(survey: Survey, circles: int) -> list[tuple[CircleSpace, Tile]]:
    """The tiles on a set of circles."""
    placed = survey.sky.circles
    return [(space, tile) for space in spaces_of(circles) if (tile := placed[space]) is not None]


def _alike(stars: int) -> Callable[[Survey, int], int]:
    """Clusters that may score as so many stars."""
    matches = tuple(stars in values for values in components().values)

    def alike(survey: Survey, circles: int) -> int:
        clusters = _tiles(survey, circles & survey.things[_CLUSTERS])
        return circle_set([space for space, tile in clusters if matches[tile.index]])

    return alike


def _scoring(survey: Survey, circles: int) -> int:
    """Clusters that score."""
    values, nodes = components().values, survey.nodes
    clusters = _tiles(survey, circles & survey.things[_CLUSTERS])
    return circle_set([space for space, tile in clusters if nodes[space] in values[tile.index]])


def _surrounded(survey: Survey, circles: int) -> int:
    """Dark Sky tokens that are surrounded."""
    sky = survey.sky
    return circles & circle_set([space for space, done in zip(sky.dark, sky.surrounded, strict=True) if done])
