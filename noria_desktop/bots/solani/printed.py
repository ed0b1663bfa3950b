"""What is printed on Solani's components, as flat tables of numbers and sets of bits.

A circle's content is a number: a tile's index, or one of ``EMPTY``, ``DARK`` and ``GUIDING`` + stars. Sets of
circular spaces and of branch spaces are bits. ``local`` numbers say how a circle stands among its gaps: its class
(inner, border, corner), how many nodes touch it and how many of its branch spaces are still empty.

Source: rules.md 2 and 6, by way of ``games/solani/components``.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.terms import (
    BRANCHES,
    CIRCLES,
    FEATURES,
    GAPS,
    PLANETS,
    SIDE,
    TILES,
    Row,
)

EMPTY: Final = len(TILES)
DARK: Final = EMPTY + 1
GUIDING: Final = EMPTY
"""A Guiding Star's code is this and its stars, at least two."""
CODES: Final = GUIDING + 5
FIRST_PLANET: Final = PLANETS[0].index
FIRST_FEATURE: Final = FEATURES[0].index

LOCALS: Final = 75
CLOSED: Final = -1
"""What a branch tile without a node on a circle does to its local number."""
POINTED: Final = 4
"""What a branch tile with a node on it does."""

ALL_CIRCLES: Final = (1 << CIRCLES) - 1
ALL_GAPS: Final = (1 << BRANCHES) - 1


def _corners(space: int) -> tuple[int, int, int, int]:
    row, column = divmod(space, GAPS)
    north = row * SIDE + column
    return north, north + 1, north + SIDE + 1, north + SIDE


CORNERS: Final = tuple(_corners(space) for space in range(BRANCHES))
"""The circles round a branch space, in the order of the bits of its mask: NW, NE, SE, SW."""
CORNER_BITS: Final = tuple(sum(1 << c for c in corners) for corners in CORNERS)
GAPS_ROUND: Final = tuple(
    tuple(space for space in range(BRANCHES) if circle in CORNERS[space]) for circle in range(CIRCLES)
)
"""The branch spaces round a circle."""
GAP_BITS: Final = tuple(sum(1 << s for s in round_it) for round_it in GAPS_ROUND)
LINKS: Final = tuple(
    tuple(sum(1 << c for bit, c in enumerate(corners) if mask >> bit & 1) for mask in range(16))
    for corners in CORNERS
)
"""The circles on which a branch tile has a node, by space and mask."""
START: Final = tuple({4: 0, 2: 25, 1: 50}[len(gaps)] + len(gaps) for gaps in GAPS_ROUND)
"""A circle's local number on an empty board."""
NODES: Final = tuple(local % 25 // 5 for local in range(LOCALS))
OPEN: Final = tuple(local % 5 for local in range(LOCALS))

SECTOR: Final = tuple((circle // SIDE // 3) * 2 + circle % SIDE // 3 for circle in range(CIRCLES))
SECTOR_BITS: Final = tuple(
    sum(1 << circle for circle in range(CIRCLES) if SECTOR[circle] == sector) for sector in range(4)
)

_CARD = components()
ROUNDS: Final = _CARD.rounds
VALUES: Final = _CARD.values
"""What a cluster may score as, by tile."""
ANCHOR: Final = _CARD.anchors
STARS: Final = _CARD.stars
WHITE: Final = _CARD.white
ROTATIONS: Final = _CARD.rotations
KIND_NODES: Final = _CARD.nodes
KIND_OF: Final = tuple(None if kind is None else kind.index for kind in _CARD.branch_of)
"""The kind of branch tile with a mask."""
DIFFERENT: Final = _CARD.different
SAME: Final = _CARD.same
FEATURE_LIMIT: Final = _CARD.feature_limit
DRAWN: Final = _CARD.drawn
FEATURE_NUMBER: Final = _CARD.numbers
"""2 or 3 on a feature, by tile; 0 on others."""
NUMBER_ROW: Final = tuple(Row(str(number)).index if number else 0 for number in FEATURE_NUMBER)
"""The row and deck of a feature, by tile; means nothing for other tiles."""


def _circle_points(code: int, nodes: int) -> int:
    if code < FIRST_PLANET:
        return nodes if nodes in VALUES[code] else 0
    if code in (EMPTY, DARK):
        return -nodes
    if code > DARK:
        return nodes if nodes == code - GUIDING else 0
    return 0


POINTS: Final = tuple(
    tuple(_circle_points(code, NODES[local]) for local in range(LOCALS)) for code in range(CODES)
)
"""What a circle scores by itself, loose nodes as minus points, by code and local number. Source: rules.md 5.2, 5.4."""


def spaces_of(bits: int) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found
