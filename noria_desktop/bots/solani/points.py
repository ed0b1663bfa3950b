"""What a sky scores, and what a game comes to, counted with sets of bits: the same points as ``games/solani/scoring``, only sooner.

Source: rules.md 5 to 7 and 9; a test compares both at the end of random games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from noria_desktop.bots.solani.printed import (
    ALL_CIRCLES,
    DARK,
    DIFFERENT,
    EMPTY,
    FIRST_FEATURE,
    FIRST_PLANET,
    GAPS_ROUND,
    KIND_OF,
    LINKS,
    NODES,
    POINTS,
    SAME,
    SECTOR,
    SECTOR_BITS,
    VALUES,
    WHITE,
    spaces_of,
)
from noria_desktop.bots.solani.search_state import SearchState
from noria_desktop.bots.solani.sky import NOTHING, Sky
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
from noria_desktop.games.solani.geometry import BORDER, CORE, INNER, MIRROR, ORTHOGONAL, SURROUNDING
from noria_desktop.games.solani.goals import Award, Measure
from noria_desktop.games.solani.terms import BRANCHES, CIRCLES, SIDE

_CARD: Final = components()
_BONUSES: Final = _CARD.bonuses

PLANETS, CLUSTERS, GUIDING, FEATURES, LOOSE = range(5)
"""Places in a sky's ``lines``."""

ClausePoints: TypeAlias = Callable[[Sky, int], int]
"""Points of one clause on a sky, of the feature on this circle."""


def planet_points(counts: Sequence[int]) -> int:
    """Points of a sector's untethered planets, by how many there are of each colour. Source: rules.md 5.1."""
    one, two, three, four = counts
    return (
        SAME[one]
        + SAME[two]
        + SAME[three]
        + SAME[four]
        + DIFFERENT[(one > 0) + (two > 0) + (three > 0) + (four > 0)]
    )


def planet_counts(sky: Sky) -> list[list[int]]:
    """Untethered planets by sector and colour."""
    found = [[0] * 4 for _ in range(4)]
    code, local = sky.code, sky.local
    bits = ALL_CIRCLES & ~sky.empties & ~sky.dark & ~sky.guiding
    while bits:
        low = bits & -bits
        circle = low.bit_length() - 1
        tile = code[circle]
        if FIRST_PLANET <= tile < FIRST_FEATURE and not NODES[local[circle]]:
            found[SECTOR[circle]][tile - FIRST_PLANET] += 1
        bits ^= low
    return found


def occupied(sky: Sky) -> int:
    """Circles with a circular tile or a Guiding Star."""
    return ALL_CIRCLES & ~sky.empties & ~sky.dark


def figures(sky: Sky) -> list[int]:
    """Constellations of two circles and more, as bits. Source: rules.md 6."""
    found: list[int] = []
    there = occupied(sky)
    masks = sky.masks
    for space in range(BRANCHES):
        mask = masks[space]
        if not mask:
            continue
        joined = LINKS[space][mask] & there
        if not joined & (joined - 1):
            continue
        rest = []
        for figure in found:
            if figure & joined:
                joined |= figure
            else:
                rest.append(figure)
        rest.append(joined)
        found = rest
    return found


# Features -----------------------------------------------------------------------------------------------


def _bits(spaces: Sequence[int]) -> int:
    return sum(1 << space for space in spaces)


_ROWS = tuple(tuple(s for s in range(CIRCLES) if s // SIDE == c // SIDE and s != c) for c in range(CIRCLES))
_COLUMNS = tuple(tuple(s for s in range(CIRCLES) if s % SIDE == c % SIDE and s != c) for c in range(CIRCLES))
_REGIONS: Final = {
    Region.ORTHOGONAL: tuple(map(_bits, ORTHOGONAL)),
    Region.SURROUNDING: tuple(map(_bits, SURROUNDING)),
    Region.ROW: tuple(map(_bits, _ROWS)),
    Region.COLUMN: tuple(map(_bits, _COLUMNS)),
    Region.ROW_OR_COLUMN: tuple(_bits(_ROWS[c] + _COLUMNS[c]) for c in range(CIRCLES)),
    Region.MIRROR: tuple(1 << MIRROR[c] for c in range(CIRCLES)),
    Region.SECTOR: tuple(SECTOR_BITS[SECTOR[c]] & ~(1 << c) for c in range(CIRCLES)),
    Region.OTHER_SECTORS: tuple(ALL_CIRCLES & ~SECTOR_BITS[SECTOR[c]] for c in range(CIRCLES)),
}
_ZONES: Final = {Zone.BORDER: BORDER, Zone.CORE: CORE, Zone.INNER: INNER}


def _linked(sky: Sky, circle: int) -> int:
    found = 0
    bit = 1 << circle
    for space in GAPS_ROUND[circle]:
        joined = LINKS[space][sky.masks[space]]
        if joined & bit:
            found |= joined
    return found & occupied(sky) & ~bit


def _constellation(sky: Sky, circle: int) -> int:
    for figure in figures(sky):
        if figure >> circle & 1:
            return figure
    return 1 << circle


def scored(sky: Sky) -> int:
    """Clusters that score, as bits."""
    found = 0
    code, local = sky.code, sky.local
    bits = occupied(sky) & ~sky.guiding
    while bits:
        low = bits & -bits
        circle = low.bit_length() - 1
        if code[circle] < FIRST_PLANET and POINTS[code[circle]][local[circle]]:
            found |= low
        bits ^= low
    return found


def _things(sky: Sky, clause: Count) -> int:
    found = 0
    clusters, planets, features = sky.sets()
    for thing in clause.things:
        match thing:
            case Thing.EMPTY:
                found |= sky.empties
            case Thing.CLUSTER:
                found |= scored(sky) if clause.scored else clusters
            case Thing.PLANET:
                found |= planets
            case Thing.FEATURE:
                found |= features
            case Thing.GUIDING:
                found |= sky.guiding
            case Thing.DARK_SKY:
                found |= sky.surrounded if clause.surrounded else sky.dark
    return found


def _clause(clause: Clause) -> ClausePoints:
    """A function that counts a clause."""
    match clause:
        case Connection(nodes, points):
            table = tuple(points if NODES[local] == nodes else 0 for local in range(len(NODES)))
            return lambda sky, circle: table[sky.local[circle]]
        case Location(bands):
            worth = [0] * CIRCLES
            for band in reversed(bands):
                for circle in _ZONES[band.zone]:
                    worth[circle] = band.points
            return lambda sky, circle: worth[circle]
        case Count():
            return _count(clause)


def _count(clause: Count) -> ClausePoints:
    points = tuple(
        min(clause.most, clause.points * (max(0, matching - clause.offset) // clause.per))
        for matching in range(CIRCLES + 1)
    )
    if clause.region is Region.TOUCHING_BRANCHES:
        kinds = {kind.index for kind in clause.branches}
        ways = tuple(KIND_OF[mask] in kinds for mask in range(16))
        return lambda sky, circle: points[sum([ways[sky.masks[space]] for space in GAPS_ROUND[circle]])]
    if clause.region in (Region.LINKED, Region.CONSTELLATION):
        region_of = _linked if clause.region is Region.LINKED else _constellation
    else:
        regions = _REGIONS[clause.region]

        def region_of(sky: Sky, circle: int) -> int:
            return regions[circle]

    def counted(sky: Sky, circle: int) -> int:
        region = region_of(sky, circle)
        if clause.include_self:
            region |= 1 << circle
        else:
            region &= ~(1 << circle)
        found = region & _things(sky, clause)
        if clause.may_score_as is not None:
            found = sum(1 << c for c in spaces_of(found) if clause.may_score_as in VALUES[sky.code[c]])
        if clause.distinct is Distinct.COLOUR:
            return points[len({sky.code[c] for c in spaces_of(found)})]
        if clause.distinct is Distinct.SECTOR:
            return points[sum(1 for sector in SECTOR_BITS if found & sector)]
        return points[found.bit_count()]

    return counted


FIRST_CLAUSES: Final = tuple(_clause(clauses[0]) if clauses else None for clauses in components().features)
"""How well nodes meet a feature, by tile."""
OTHER_CLAUSES: Final = tuple(
    tuple(_clause(clause) for clause in clauses[1:]) for clauses in components().features
)
"""What else a feature scores for, by tile."""
MOST: Final = tuple(
    sum(
        clause.most if isinstance(clause, Count) else max(band.points for band in clause.bands)
        for clause in clauses[1:]
        if not isinstance(clause, Connection)
    )
    for clauses in components().features
)
"""The most that a feature's other clauses are worth, by tile."""


def feature_points(sky: Sky, circle: int) -> int:
    """Points of the feature on a circle. Source: rules.md 5.3."""
    tile = sky.code[circle]
    first = FIRST_CLAUSES[tile]
    assert first is not None
    return first(sky, circle) + other_points(sky, circle)


def other_points(sky: Sky, circle: int) -> int:
    """Points of a feature without those for its nodes."""
    total = 0
    for clause in OTHER_CLAUSES[sky.code[circle]]:
        total += clause(sky, circle)
    return total


def lines(sky: Sky) -> list[int]:
    """Points of a sky by line: planets, clusters, Guiding Stars, features, loose nodes."""
    found = [0] * 5
    code, local = sky.code, sky.local
    for circle in range(CIRCLES):
        tile = code[circle]
        if tile < FIRST_PLANET:
            found[CLUSTERS] += POINTS[tile][local[circle]]
        elif tile >= EMPTY:
            found[LOOSE if tile <= DARK else GUIDING] += POINTS[tile][local[circle]]
        elif tile >= FIRST_FEATURE:
            found[FEATURES] += feature_points(sky, circle)
    for counts in planet_counts(sky):
        found[PLANETS] += planet_points(counts)
    return found


# Bonus tiles --------------------------------------------------------------------------------------------


def measured(sky: Sky, measure: Measure, sector: int) -> int:
    """What a bonus tile counts on a sky. Source: rules.md 7."""
    inside = SECTOR_BITS[sector]
    code, local = sky.code, sky.local
    match measure:
        case Measure.CLUSTER_POINTS:
            return sum(
                POINTS[code[circle]][local[circle]]
                for circle in spaces_of(inside & occupied(sky))
                if code[circle] < FIRST_PLANET or code[circle] > DARK
            )
        case Measure.UNTETHERED_PLANETS:
            return sum(planet_counts(sky)[sector])
        case Measure.TILES_WITHOUT_LOOSE_NODE:
            for circle in spaces_of(inside & (sky.empties | sky.dark)):
                if NODES[local[circle]]:
                    return 0
            return (inside & occupied(sky) & ~sky.guiding).bit_count()
        case Measure.LARGEST_FIGURE:
            most = max([(figure & inside).bit_count() for figure in figures(sky)], default=0)
            return max(most, 1 if inside & occupied(sky) else 0)


# All seats ----------------------------------------------------------------------------------------------


def total_points(state: SearchState) -> list[int]:
    """Every seat's points as they stand, Coyote's last. Source: rules.md 5, 7, 9."""
    totals = [sum(lines(sky)) for sky in state.skies]
    if state.coyote_level != NOTHING:
        totals.append(_coyote_points(state))
    for bonus, gains in enumerate(bonuses(state)):
        for seat in gains:
            totals[seat] += _BONUSES[bonus].points
    return totals


def bonuses(state: SearchState) -> list[list[int]]:
    """Who gets each bonus tile as things stand."""
    found = []
    for number, bonus in enumerate(_BONUSES):
        reached = [measured(sky, bonus.measure, state.bonus_sectors[number]) for sky in state.skies]
        if state.coyote_level != NOTHING:
            threshold = _CARD.coyote[state.coyote_level].thresholds[number]
            if threshold is not None:
                found.append([0 if reached[0] >= threshold else 1])
                continue
        least = bonus.at_least if bonus.award is Award.EACH else max(bonus.at_least, *reached)
        found.append([seat for seat, value in enumerate(reached) if value >= least])
    return found


def _coyote_points(state: SearchState) -> int:
    worth = _CARD.coyote[state.coyote_level]
    counts = [state.coyote_planets.count(FIRST_PLANET + colour) for colour in range(4)]
    clusters = sum(worth.white if WHITE[tile] else worth.plain for tile in state.coyote_clusters)
    return clusters + worth.feature * len(state.coyote_features) + planet_points(counts)
