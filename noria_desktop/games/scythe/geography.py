"""Neighbours, rivers, tunnels and distances on the map, worked out once from what is printed. Source: rules.md 14.

Rivers and lakes never change who is adjacent, they only stop units; whoever moves asks ``rivers`` and ``lake`` as well.
Home bases occupy cells of the same grid: they are nobody's neighbours here but have neighbours of their own, the
territories beside them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.printed_map import PrintedMap
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    FACTIONS,
    PLACES,
    TERRITORIES,
    Faction,
    Place,
    Side,
    Terrain,
    home_base,
)

NO_PLACE: Final[Place] = -1
"""Beyond the edge of the map."""

STEPS: Final[dict[Side, tuple[int, int]]] = {
    Side.E: (1, 0),
    Side.SE: (0, 1),
    Side.SW: (-1, 1),
    Side.W: (-1, 0),
    Side.NW: (0, -1),
    Side.NE: (1, -1),
}
"""Columns and rows from a cell to the one beyond a side."""


@frozen
class Geography:
    """Tables by place. Lists of places are ascending, which is the reading order."""

    factory: Place
    neighbours: tuple[tuple[Place, ...], ...]
    """Territories beside a place, lakes and those across a river included."""
    beyond: tuple[tuple[Place, ...], ...]
    """By ``Side``: the territory there, or ``NO_PLACE``."""
    rivers: tuple[frozenset[Place], ...]
    """Neighbours across a river, from a home base too."""
    open_land: tuple[tuple[Place, ...], ...]
    """Land neighbours that every unit may step to: no river between. From a lake: none."""
    lake: tuple[bool, ...]
    """By place: whether it is a lake; home bases are none."""
    tunnel: tuple[bool, ...]
    """By place: whether a tunnel is printed there."""
    encounter: tuple[bool, ...]
    """By place: whether an encounter token lay there at the start."""
    lakes: tuple[Place, ...]
    tunnels: tuple[Place, ...]
    of_terrain: tuple[tuple[Place, ...], ...]
    """By ``Terrain``."""
    distance: tuple[tuple[int, ...], ...]
    """Steps on the plain grid between two places; water, tunnels and units are disregarded (automa.md 2)."""
    to_factory: tuple[int, ...]
    confined: tuple[tuple[Place, ...], ...]
    """Neighbourhood of an Automa unit that may neither cross rivers nor enter lakes; of a home base: empty."""
    free: tuple[tuple[Place, ...], ...]
    """Neighbourhood of a unit to which water means nothing; of a home base: empty."""
    base_neighbourhood: tuple[tuple[Place, ...], ...]
    """By faction: the two territories that an Automa's home base adds, in both water phases."""
    peninsula: tuple[tuple[Place, ...], ...]
    """By faction: land that can be reached from its home base without water and tunnels."""


@cache
def geography() -> Geography:
    """The map of the game."""
    return survey(components().map)


def survey(printed: PrintedMap) -> Geography:
    """Work a printed map out."""
    cells = {cell: place for place, cell in enumerate(printed.cells)}
    beyond = tuple(
        tuple(
            found if (found := cells.get((q + dq, r + dr), NO_PLACE)) < TERRITORIES else NO_PLACE
            for dq, dr in STEPS.values()
        )
        for q, r in printed.cells
    )
    neighbours = tuple(tuple(sorted(place for place in row if place != NO_PLACE)) for row in beyond)
    rivers = tuple(
        frozenset(
            other
            for river in printed.rivers
            if place in river
            for other in river
            if other in neighbours[place]
        )
        for place in range(PLACES)
    )
    terrain = printed.terrain
    lake = _marks([place for place in range(TERRITORIES) if terrain[place] is Terrain.LAKE])
    open_land = tuple(
        tuple(
            other
            for other in neighbours[place]
            if not lake[place] and not lake[other] and other not in rivers[place]
        )
        for place in range(PLACES)
    )
    no_bases = ((),) * (PLACES - TERRITORIES)
    territories = range(TERRITORIES)
    distance = tuple(tuple(_steps(one, other) for other in printed.cells) for one in printed.cells)
    return Geography(
        factory=printed.factory,
        neighbours=neighbours,
        beyond=beyond,
        rivers=rivers,
        open_land=open_land,
        lake=lake,
        tunnel=_marks(printed.tunnels),
        encounter=_marks(printed.encounters),
        lakes=tuple(place for place in territories if lake[place]),
        tunnels=printed.tunnels,
        of_terrain=tuple(tuple(place for place in territories if terrain[place] is kind) for kind in Terrain),
        distance=distance,
        to_factory=distance[printed.factory],
        confined=(*(tuple(sorted((place, *open_land[place]))) for place in territories), *no_bases),
        free=(*(tuple(sorted((place, *neighbours[place]))) for place in territories), *no_bases),
        base_neighbourhood=tuple(tuple(sorted(pair)) for pair in printed.start_workers),
        peninsula=tuple(_connected(open_land, printed.start_workers[faction.index]) for faction in FACTIONS),
    )


def side_between(one: Place, other: Place) -> Side | None:
    """The side of ``one`` beyond which the territory ``other`` lies; None if they are not adjacent."""
    row = geography().beyond[one]
    return tuple(Side)[row.index(other)] if other != NO_PLACE and other in row else None


def _steps(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Steps between two cells of the grid."""
    columns, rows = one[0] - other[0], one[1] - other[1]
    return (abs(columns) + abs(rows) + abs(columns + rows)) // 2


def _marks(places: tuple[Place, ...] | list[Place]) -> tuple[bool, ...]:
    return tuple(place in places for place in range(PLACES))


def _connected(edges: tuple[tuple[Place, ...], ...], start: tuple[Place, ...]) -> tuple[Place, ...]:
    """Everything that can be reached from the start."""
    found, fringe = set(start), list(start)
    while fringe:
        for other in edges[fringe.pop()]:
            if other not in found:
                found.add(other)
                fringe.append(other)
    return tuple(sorted(found))


def rivals_by_distance(faction: Faction) -> tuple[Faction, ...]:
    """The other factions of the basic game, the one whose home base is nearest first. Source: rules.md 2."""
    steps = geography().distance[home_base(faction)]
    others = (other for other in BASE_FACTIONS if other is not faction)
    return tuple(sorted(others, key=lambda other: (steps[home_base(other)], other.index)))
