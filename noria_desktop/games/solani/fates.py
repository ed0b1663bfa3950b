"""What becomes of a circle: what lies on it and the nodes that touch it decide what it scores.

Guiding Stars and clusters (5.2), loose nodes (5.4) and whether a planet counts at all (5.1) follow from one circle
alone, so everything that can be is worked out once into a table. Source: rules.md 5; rulings 6, 20 to 22.
"""

from __future__ import annotations

import enum
from functools import cache
from typing import Final, TypeAlias

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.geometry import BRANCHES_ROUND, FILLED_BITS, SECTOR_OF
from noria_desktop.games.solani.terms import (
    CIRCLES,
    CLUSTERS,
    FEATURES,
    PLANETS,
    TILES,
    CircleSpace,
    Sector,
)


class Fate(enum.Enum):
    """How a circle stands."""

    EMPTY = "empty"
    """No tile, and no node points here."""
    OPEN = "open"
    """A cluster or Guiding Star that wants more nodes and can still get enough of them."""
    SCORES = "scores"
    OVERFILLED = "overfilled"
    """More nodes than stars; it never scores again."""
    OUT_OF_REACH = "out_of_reach"
    """Too few empty branch spaces are left to reach any number it wants (ruling 21)."""
    LOOSE = "loose"
    """Nodes point at an empty space or a Dark Sky token."""
    UNTETHERED = "untethered"
    """A planet without nodes: it counts."""
    TETHERED = "tethered"
    """A planet with nodes: it never counts again."""
    FEATURE = "feature"
    DARK = "dark"
    """A Dark Sky token at which no node points."""


class Share(enum.IntEnum):
    """What a circle adds to the sums of its sector."""

    CLUSTERS = 0
    """Points of clusters."""
    GUIDING = 1
    """Points of Guiding Stars."""
    LOOSE = 2
    """Loose nodes."""
    TILES = 3
    """Circular tiles placed."""
    UNTETHERED = 4
    """Planets that count."""


Cell: TypeAlias = tuple[Fate, int, tuple[int, ...], int]
"""Fate, points by itself, the numbers of nodes it wants, and its shares packed for ``shares_of``."""
Cells: TypeAlias = dict[int, Cell]
"""By a circle's count (``geometry.circle_counts``)."""
Worth: TypeAlias = tuple[int, ...]
"""By the nodes that touch a circle, 0 to 4: what it scores beyond as many loose nodes."""
Ground: TypeAlias = tuple[Cells, ...]
"""The cells of every circle of a board while no tile lies on it."""

EMPTY: Final = len(TILES)
"""What lies on a circle is a tile's ``index``, or one of these."""
DARK: Final = EMPTY + 1
GUIDING: Final = DARK
"""Plus the stars of a Guiding Star."""

_MOST_NODES: Final = max(map(len, BRANCHES_ROUND))
_SECTORS: Final = len(Sector)
_SUMS: Final = len(Share) * _SECTORS
"""Bytes of the packed shares: one for each sector, and so for one share after the other."""
_SLICES: Final = tuple((share * _SECTORS, (share + 1) * _SECTORS) for share in Share)


def shares_of(weights: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The shares of all circles added up, by ``Share`` and sector."""
    sums = tuple(sum(weights).to_bytes(_SUMS, "little"))
    return tuple([sums[first:last] for first, last in _SLICES])


@cache
def ground(board: int, dark: tuple[CircleSpace, ...]) -> Ground:
    """A board, by its index, with its Dark Sky tokens and no tiles."""
    rows = cells_of_tiles()
    return tuple(
        rows[space][DARK if space in dark else GUIDING + stars if stars else EMPTY]
        for space, stars in enumerate(components().guiding[board])
    )


@cache
def cells_of_tiles() -> tuple[tuple[Cells, ...], ...]:
    """By circle and what lies on it: the cells."""
    return tuple(_column(SECTOR_OF[space], len(BRANCHES_ROUND[space])) for space in range(CIRCLES))


@cache
def worth_of_stars(board: int) -> tuple[tuple[CircleSpace, Worth], ...]:
    """The Guiding Stars of a board, by its index, with their worth."""
    printed = enumerate(components().guiding[board])
    return tuple((space, _worth(GUIDING + stars)) for space, stars in printed if stars)


@cache
def worth_of_tiles() -> tuple[Worth, ...]:
    """By tile: its worth wherever it lies."""
    return tuple(_worth(tile.index) for tile in TILES)


def _worth(lying: int) -> Worth:
    """The worth of one thing: no sector and no empty branch space changes its points."""
    loose = components().loose_node
    return tuple(_cell(Sector.NW, 0, lying, nodes)[1] - nodes * loose for nodes in range(_MOST_NODES + 1))


@cache
def _column(sector: Sector, gaps: int) -> tuple[Cells, ...]:
    """Everything that can lie on a circle with so many branch spaces round it, in any sector."""
    printed = components()
    most = max(max(stars) for stars in printed.guiding)
    return (
        *(_cells(sector, gaps, tile.index) for tile in TILES),
        *(_cells(sector, gaps, lying) for lying in range(EMPTY, GUIDING + most + 1)),
    )


@cache
def _cells(sector: Sector, gaps: int, lying: int) -> Cells:
    """One thing on such a circle, for every number of branch tiles round it and of nodes among those."""
    return {
        filled << FILLED_BITS | nodes: _cell(sector, gaps - filled, lying, nodes)
        for filled in range(gaps + 1)
        for nodes in range(filled + 1)
    }


def _cell(sector: Sector, left: int, lying: int, nodes: int) -> Cell:
    """One thing with so many nodes and ``left`` empty branch spaces round it."""
    tile = TILES[lying] if lying < EMPTY else None
    one_tile = _weight(sector, Share.TILES, 1)
    if lying in (EMPTY, DARK):
        if nodes:
            points = nodes * components().loose_node
            return Fate.LOOSE, points, (), _weight(sector, Share.LOOSE, nodes)
        return (Fate.DARK if lying == DARK else Fate.EMPTY), 0, (), 0
    if tile in PLANETS:
        if nodes:
            return Fate.TETHERED, 0, (), one_tile
        return Fate.UNTETHERED, 0, (), one_tile + _weight(sector, Share.UNTETHERED, 1)
    if tile in FEATURES:
        return Fate.FEATURE, 0, (components().numbers[lying],), one_tile
    if tile in CLUSTERS:
        fate, points = stars_score(components().values[lying], nodes, left)
        return fate, points, components().values[lying], one_tile + _weight(sector, Share.CLUSTERS, points)
    stars = lying - GUIDING
    fate, points = stars_score((stars,), nodes, left)
    return fate, points, (stars,), _weight(sector, Share.GUIDING, points)


def stars_score(values: tuple[int, ...], nodes: int, left: int) -> tuple[Fate, int]:
    """What stars are worth, which may score as any of ``values``, with so many nodes. Source: rules.md 5.2.

    ``left`` is how many branch spaces round them are empty: it tells whether a number can still be reached.
    """
    if nodes in values:
        return Fate.SCORES, nodes
    if nodes > max(values):
        return Fate.OVERFILLED, 0
    if any(nodes < value <= nodes + left for value in values):
        return Fate.OPEN, 0
    return Fate.OUT_OF_REACH, 0


def _weight(sector: Sector, share: Share, amount: int) -> int:
    """An amount at its byte of the packed shares."""
    return amount << 8 * (share * _SECTORS + sector.index)
