"""What Special Features score, clause by clause. Source: rules.md 5.3, 6; rulings 26, 27.

The clauses are independent: a missed connection does not cancel the other one.
"""

from __future__ import annotations

from typing import Final

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
from noria_desktop.games.solani.constellations import linked
from noria_desktop.games.solani.fates import Fate
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
from noria_desktop.games.solani.terms import CIRCLES, FEATURES, PLANETS, CircleSpace, Tile

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

    __slots__ = ("branches", "circles", "figures", "nodes", "scoring", "sky", "things", "tiles")

    def __init__(
        self,
        sky: Sky,
        guiding: int,
        nodes: tuple[int, ...],
        fates: tuple[Fate, ...],
        figures: tuple[int, ...],
    ) -> None:
        """Sort the circles; ``guiding`` is the set of Guiding Stars, ``figures`` are the constellations."""
        tiles: dict[int, int] = {}
        scoring = 0
        for space, tile in enumerate(sky.circles):
            if tile is not None:
                index = tile.index
                tiles[index] = tiles.get(index, 0) | 1 << space
                if fates[space] is Fate.SCORES:
                    scoring |= 1 << space
        clusters = planets = features = 0
        for index, circles in tiles.items():
            if index >= _FEATURE:
                features |= circles
            elif index >= _PLANET:
                planets |= circles
            else:
                clusters |= circles
        dark = circle_set(sky.dark)
        self.sky = sky
        self.branches = sky.branches
        self.nodes = nodes
        self.figures = figures
        self.tiles = tiles
        self.scoring = scoring
        self.circles = clusters | planets | features | guiding
        empty = _EVERYWHERE & ~(self.circles | dark)
        self.things = (empty, clusters, planets, features, guiding, dark)


_PLANET: Final = PLANETS[0].index
_FEATURE: Final = FEATURES[0].index
_THINGS: Final = {thing: place for place, thing in enumerate(Thing)}
"""Where the set of each thing stands in ``Survey.things``."""


def feature_scores(survey: Survey) -> tuple[FeatureScore, ...]:
    """Every feature tile on the sky with what it scores, in the order of the spaces."""
    placed = survey.sky.circles
    found = []
    for space in spaces_of(survey.things[_THINGS[Thing.FEATURE]]):
        tile = placed[space]
        assert tile is not None
        points = tuple([clause_points(clause, survey, space) for clause in components().features[tile.index]])
        found.append(FeatureScore(space, tile, points))
    return tuple(found)


def clause_points(clause: Clause, survey: Survey, space: CircleSpace) -> int:
    """What one clause gives a feature on this space."""
    if isinstance(clause, Count):
        matching = _matching(clause, survey, space) - clause.offset
        return min(clause.most, clause.points * (max(0, matching) // clause.per))
    if isinstance(clause, Connection):
        return clause.points if survey.nodes[space] == clause.nodes else 0
    return _location(clause, space)


def _location(clause: Location, space: CircleSpace) -> int:
    """Points of the first zone in which the space lies."""
    return next((band.points for band in clause.bands if space in _ZONES[band.zone]), 0)


def _matching(clause: Count, survey: Survey, space: CircleSpace) -> int:
    """How many things of the clause's region match, or how many different ones."""
    if clause.region is Region.TOUCHING_BRANCHES:
        kinds, branches = components().branch_of, survey.branches
        return sum([kinds[branches[gap]] in clause.branches for gap, _ in BRANCHES_ROUND[space]])
    circles = _region(clause.region, survey, space) & _things(clause, survey)
    if not clause.include_self:
        circles &= ~(1 << space)
    if clause.distinct is Distinct.SECTOR:
        return sum([1 for sector in _SECTORS if sector & circles])
    if clause.distinct is Distinct.COLOUR:
        return sum([1 for lying in survey.tiles.values() if lying & circles])
    return circles.bit_count()


def _region(region: Region, survey: Survey, space: CircleSpace) -> int:
    """The circles of a region, the feature's own among them or not."""
    if region is Region.LINKED:
        return linked(survey.branches, survey.circles, space)
    if region is Region.CONSTELLATION:
        return next(figure for figure in survey.figures if figure >> space & 1)
    return _REGIONS[region][space]


def _things(clause: Count, survey: Survey) -> int:
    """The circles on which there is something that matches."""
    found = 0
    for thing in clause.things:
        found |= survey.things[_THINGS[thing]]
    if clause.scored:
        found &= survey.scoring
    if clause.surrounded:
        found &= circle_set(
            space for space, done in zip(survey.sky.dark, survey.sky.surrounded, strict=True) if done
        )
    if clause.may_score_as is not None:
        values = components().values
        alike = 0
        for index, lying in survey.tiles.items():
            if clause.may_score_as in values[index]:
                alike |= lying
        found &= alike
    return found
