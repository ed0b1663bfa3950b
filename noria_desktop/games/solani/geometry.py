"""Where things lie on a player board: which circles a branch space joins, sectors, neighbours, rows, turns.

Everything is worked out once into tables by number of space. Source: rules.md 2.1.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress
from typing import Final

from noria_desktop.games.solani.terms import (
    BRANCHES,
    CIRCLES,
    GAPS,
    SIDE,
    BranchSpace,
    CircleSpace,
    Mask,
    Sector,
    circle_space,
)

_HALF: Final = SIDE // 2
_PLACES: Final = tuple(divmod(space, SIDE) for space in range(CIRCLES))
"""Row and column of every circular space."""

BITS: Final[tuple[Mask, ...]] = (1, 2, 4, 8)
"""What a node's direction counts in a mask: NW, NE, SE, SW."""
_STEPS: Final = ((0, 0), (0, 1), (1, 1), (1, 0))
"""From a branch space to the circle in each of these directions."""

CORNERS: Final = tuple(
    tuple(circle_space(gap // GAPS + down, gap % GAPS + right) for down, right in _STEPS)
    for gap in range(BRANCHES)
)
"""By branch space: the four circles round it, NW, NE, SE, SW. They and it are adjacent."""

BRANCHES_ROUND: Final[tuple[tuple[tuple[BranchSpace, Mask], ...], ...]] = tuple(
    tuple(
        (gap, bit)
        for gap in range(BRANCHES)
        for bit, corner in zip(BITS, CORNERS[gap], strict=True)
        if corner == space
    )
    for space in range(CIRCLES)
)
"""By circle: the adjacent branch spaces (4, on the border 2, in a corner 1), each with the bit that points here."""

SECTOR_OF: Final = tuple(
    (Sector.NW, Sector.NE, Sector.SW, Sector.SE)[row // _HALF * 2 + column // _HALF]
    for row, column in _PLACES
)
"""By circle: its quarter of the board. Branch spaces belong to none."""
SECTOR_CIRCLES: Final = tuple(
    tuple(space for space in range(CIRCLES) if SECTOR_OF[space] is sector) for sector in Sector
)
"""By sector: its nine circles."""

ROW_OF: Final = tuple(row for row, _ in _PLACES)
COLUMN_OF: Final = tuple(column for _, column in _PLACES)
MIRROR: Final = tuple(CIRCLES - 1 - space for space in range(CIRCLES))
"""By circle: the space straight across the middle of the board."""


def _distance(space: CircleSpace, other: CircleSpace) -> tuple[int, int]:
    """Steps between two circles, down or up and sideways."""
    return abs(ROW_OF[space] - ROW_OF[other]), abs(COLUMN_OF[space] - COLUMN_OF[other])


ORTHOGONAL: Final = tuple(
    tuple(other for other in range(CIRCLES) if sum(_distance(space, other)) == 1) for space in range(CIRCLES)
)
"""By circle: up to four circles above, below, left and right of it."""
SURROUNDING: Final = tuple(
    tuple(other for other in range(CIRCLES) if max(_distance(space, other)) == 1) for space in range(CIRCLES)
)
"""By circle: up to eight circles round it."""

BORDER: Final = frozenset(s for s, place in enumerate(_PLACES) if {0, SIDE - 1} & set(place))
CORE: Final = frozenset(s for s, place in enumerate(_PLACES) if set(place) <= {_HALF - 1, _HALF})
"""The four circles in the middle."""
INNER: Final = frozenset(range(CIRCLES)) - BORDER - CORE
"""The ring of twelve between border and core."""


def turned(space: CircleSpace, quarter_turns: int) -> CircleSpace:
    """Where a circular space comes to lie when the board is turned clockwise. Source: rules.md 2.6."""
    row, column = _PLACES[space]
    for _ in range(quarter_turns % 4):
        row, column = column, SIDE - 1 - row
    return circle_space(row, column)


def turned_mask(mask: Mask, quarter_turns: int) -> Mask:
    """A branch tile turned clockwise: NW becomes NE. Source: rules.md 2.3."""
    turns = quarter_turns % 4
    return (mask << turns & 15) | mask >> (4 - turns)


# Counting nodes -------------------------------------------------------------------------------------------

NODES: Final = 7
"""Of a circle's count: the bits that hold its nodes, 0 to 4."""
FILLED_BITS: Final = 3
"""The bits above hold how many of the branch spaces round it are filled, 0 to 4."""
_FIELD: Final = 8
"""Bits of one circle's count in a packed number, so that its bytes are the counts."""

_COUNTED: Final = tuple(
    tuple(
        sum(
            ((1 << FILLED_BITS) + bool(mask & bit)) << _FIELD * corner
            for bit, corner in zip(BITS, CORNERS[gap], strict=True)
        )
        if mask
        else 0
        for mask in range(16)
    )
    for gap in range(BRANCHES)
)
"""By branch space and mask: what a branch tile adds to the counts of all circles, packed into one number."""
_ONLY_NODES: Final = bytes(count & NODES for count in range(256))

_BRANCH_SPACES: Final = tuple(range(BRANCHES))
ALL_NODES: Final = CIRCLES
"""Where ``node_counts`` has the nodes of all circles together."""
_POINTING: Final = tuple(
    tuple(
        (mask.bit_count() << _FIELD * ALL_NODES)
        + sum(1 << _FIELD * corner for bit, corner in zip(BITS, CORNERS[gap], strict=True) if mask & bit)
        for mask in range(16)
    )
    for gap in range(BRANCHES)
)
"""The same of nodes alone, each of them counted once more at ``ALL_NODES``."""


def circle_counts(branches: tuple[Mask, ...]) -> bytes:
    """A byte for each circle: filled branch spaces round it, shifted by ``FILLED_BITS``, and its nodes.

    The tiles are added up as packed numbers, which counts all circles at once.
    """
    # Most branch spaces are empty for most of a game: only what is laid is looked up.
    counted = 0
    for gap in compress(_BRANCH_SPACES, branches):
        counted += _COUNTED[gap][branches[gap]]
    return counted.to_bytes(CIRCLES, "little")


def node_counts(branches: tuple[Mask, ...]) -> bytes:
    """A byte for each circle, its nodes, and one more for all of them together (``ALL_NODES``)."""
    counted = 0
    for gap in compress(_BRANCH_SPACES, branches):
        counted += _POINTING[gap][branches[gap]]
    return counted.to_bytes(CIRCLES + 1, "little")


def only_nodes(counts: bytes) -> tuple[int, ...]:
    """The nodes among the counts of all circles."""
    return tuple(counts.translate(_ONLY_NODES))


# Sets of circles ------------------------------------------------------------------------------------------

# A set of circles is a number with a bit for each: joining, comparing and counting sets are single steps.


def circle_set(spaces: Iterable[CircleSpace]) -> int:
    """The set of some circles."""
    found = 0
    for space in spaces:
        found |= 1 << space
    return found


@lru_cache(1 << 14)
def spaces_of(circles: int) -> tuple[CircleSpace, ...]:
    """The circles of a set, ascending."""
    return tuple([space for space in range(CIRCLES) if circles >> space & 1])


POINTED_AT: Final = tuple(
    tuple(
        circle_set(corner for bit, corner in zip(BITS, CORNERS[gap], strict=True) if mask & bit)
        for mask in range(16)
    )
    for gap in range(BRANCHES)
)
"""By branch space and mask: the set of circles on which a branch tile lying so has a node."""
