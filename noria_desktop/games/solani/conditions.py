"""What feature cards ask for, in the form rules can count: clauses with regions and filters.

Source: rules.md 6, *machine form*.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from noria_desktop.engine.printed import structured
from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.terms import Branch


class Zone(enum.Enum):
    """Where on the board: the outermost ring, the four circles in the middle, or between."""

    BORDER = "border"
    INNER = "inner"
    CORE = "core"


class Region(enum.Enum):
    """Where things are counted, seen from the feature's space."""

    ORTHOGONAL = "orthogonal"
    SURROUNDING = "surrounding"
    ROW = "row"
    COLUMN = "column"
    ROW_OR_COLUMN = "row_or_column"
    MIRROR = "mirror"
    SECTOR = "sector"
    OTHER_SECTORS = "other_sectors"
    LINKED = "linked"
    """Circles on which a branch tile has a node that also has one on the feature."""
    CONSTELLATION = "constellation"
    TOUCHING_BRANCHES = "touching_branches"
    """Branch tiles on the adjacent branch spaces, whatever their nodes."""


class Thing(enum.Enum):
    """What can be on a circular space."""

    EMPTY = "empty"
    CLUSTER = "cluster"
    PLANET = "planet"
    FEATURE = "feature"
    GUIDING = "guiding"
    DARK_SKY = "dark_sky"


class Distinct(enum.Enum):
    """Things alike in this count once."""

    COLOUR = "colour"
    SECTOR = "sector"


@frozen
class Connection:
    """Points if exactly so many nodes touch the feature."""

    nodes: int
    points: int


@frozen
class Band:
    """Points for lying in a zone."""

    zone: Zone
    points: int


@frozen
class Location:
    """Points of the first zone in which the feature lies."""

    bands: tuple[Band, ...]


@frozen
class Count:
    """Points for each so many matching things of a region, up to a most.

    ``min(most, points * ((matching - offset) // per))``, never below 0.
    """

    region: Region
    points: int
    most: int
    things: tuple[Thing, ...] = ()
    """What matches; empty when branch tiles are counted."""
    per: int = 1
    offset: int = 0
    include_self: bool = False
    """Whether the feature counts itself."""
    distinct: Distinct | None = None
    may_score_as: int | None = None
    """Only clusters that may score as so many stars."""
    scored: bool = False
    """Only clusters that score."""
    surrounded: bool = False
    """Only Dark Sky tokens that are surrounded."""
    branches: tuple[Branch, ...] = ()
    """Kinds of branch tile that match."""


Clause: TypeAlias = Connection | Location | Count


def read_clauses(entries: list[Mapping[str, Any]]) -> tuple[Clause, ...]:
    """The clauses of a card from the data file.

    Raises:
        ValueError: a word is unknown.
        KeyError: something lacks, or the type of a clause is unknown.
    """
    return tuple(structured(entry, _CLAUSES[entry["type"]], "type") for entry in entries)


_CLAUSES: Final = {"connection": Connection, "location": Location, "count": Count}
