"""Sets of planets: different colours and planets of a colour, each sector by itself.

Only planets without a node count; each of them counts in both sets. Source: rules.md 5.1; rulings 23, 24.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.geometry import SECTOR_OF
from noria_desktop.games.solani.terms import PLANETS, TILES, CircleSpace, Sector, Tile

Planets: TypeAlias = tuple[tuple[CircleSpace, int], ...]
"""Space and tile ``index`` of planets; words would be slower to look up."""


@frozen
class PlanetSet:
    """Planets of a sector that score together."""

    sector: Sector
    colour: Tile | None
    """The colour they share; None when their colours are all different."""
    circles: tuple[CircleSpace, ...]
    """Ascending; of planets alike a set of different colours names the first."""
    points: int


@lru_cache(1 << 14)
def planet_sets(planets: Planets) -> tuple[PlanetSet, ...]:
    """The sets that score among the planets that count, by sector; different colours before colours alike.

    ``planets`` stand in ascending order of their spaces.
    """
    printed = components()
    found: list[PlanetSet] = []
    for sector in Sector:
        by_colour: dict[int, list[CircleSpace]] = {}
        for space, index in planets:
            if SECTOR_OF[space] is sector:
                by_colour.setdefault(index, []).append(space)
        if points := printed.different[len(by_colour)]:
            first = tuple(sorted(spaces[0] for spaces in by_colour.values()))
            found.append(PlanetSet(sector, None, first, points))
        for index in sorted(by_colour):
            if points := printed.same[len(by_colour[index])]:
                found.append(PlanetSet(sector, TILES[index], tuple(by_colour[index]), points))
    return tuple(found)


# Only the points --------------------------------------------------------------------------------------------

_NUMBER: Final = 3
"""Bits for the number of planets of one colour in a sector, 0 to 4."""
_SECTOR: Final = _NUMBER * len(PLANETS)
"""Bits for a sector's planets, colour after colour."""
PLANET_BITS: Final = _SECTOR * len(Sector)
"""Bits for the planets of a whole sky."""
PLANET_AT: Final = tuple(
    tuple(
        1 << _SECTOR * sector.index + _NUMBER * PLANETS.index(tile) if tile in PLANETS else 0
        for tile in TILES
    )
    for sector in SECTOR_OF
)
"""By circle and tile: one planet there, as ``set_points`` counts them."""


@lru_cache(1 << 14)
def set_points(planets: int) -> int:
    """What the sets score together; ``planets`` are those that count, added up by ``PLANET_AT``."""
    printed = components()
    points = 0
    for _ in Sector:
        numbers = [planets >> _NUMBER * colour & (1 << _NUMBER) - 1 for colour in range(len(PLANETS))]
        points += printed.different[sum(map(bool, numbers))] + sum(
            [printed.same[number] for number in numbers]
        )
        planets >>= _SECTOR
    return points


def collected_points(planets: Iterable[Tile]) -> int:
    """What planets score that count as if all of them lay in one sector (Coyote's, 9)."""
    printed = components()
    owned = list(planets)
    numbers = [owned.count(colour) for colour in PLANETS]
    different = sum(1 for number in numbers if number)
    return printed.different[different] + sum(printed.same[number] for number in numbers)
