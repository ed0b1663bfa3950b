"""The map as printed: terrain, tunnels, encounters, rivers, home bases. Source: rules.md 14."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import (
    FACTIONS,
    PLACE_OF,
    PLACES,
    TERRITORIES,
    Place,
    Resource,
    Terrain,
    place_id,
)

River: TypeAlias = tuple[Place, Place]
"""The two places whose common side is a river, the lower number first."""

_WORKER: Final = "worker"


@frozen
class PrintedMap:
    """What the board shows. Tables by place stand in the order of places."""

    cells: tuple[tuple[int, int], ...]
    """By place, home bases too: axial column q (to the east) and row r (to the south), Factory (0, 0)."""
    terrain: tuple[Terrain, ...]
    """By territory."""
    tunnels: tuple[Place, ...]
    encounters: tuple[Place, ...]
    rivers: tuple[River, ...]
    start_workers: tuple[tuple[Place, Place], ...]
    """By faction: where its first two workers stand; also the land neighbours of its home base."""
    yields: tuple[Resource | None, ...]
    """By terrain: the resource that a worker produces there; None for village, lake and Factory."""
    workers_from: Terrain
    """Where workers produce workers."""
    factory: Place
    factory_territories: int
    """As how many territories the Factory counts in the end."""


def read_map(data: Mapping[str, Any]) -> PrintedMap:
    """The map from its parsed data file.

    Raises:
        ValueError: places or factions stand in another order than the program's, or a fact is missing.
        KeyError: something is missing or misspelt.
    """
    hexes, bases = data["hexes"]["list"], data["home_bases"]["list"]
    if [entry["id"] for entry in hexes] != [place_id(place) for place in range(TERRITORIES)]:
        raise ValueError("territories are not numbered in their order")
    if [entry["faction"] for entry in bases] != [faction.value for faction in FACTIONS]:
        raise ValueError("home bases do not stand in the order of the factions")
    cells = tuple((entry["q"], entry["r"]) for entry in (*hexes, *bases))
    if len(set(cells)) < PLACES:
        raise ValueError("two places share a cell")
    if sorted(cells[:TERRITORIES], key=lambda cell: (cell[1], cell[0])) != list(cells[:TERRITORIES]):
        raise ValueError("territories are not numbered in reading order")
    terrain = tuple(Terrain(entry["terrain"]) for entry in hexes)
    made = {Terrain(word): entry for word, entry in data["produces"].items() if word != "confidence"}
    return PrintedMap(
        cells=cells,
        terrain=terrain,
        tunnels=_marked(hexes, "tunnel"),
        encounters=_marked(hexes, "encounter"),
        rivers=tuple(sorted(_river(*pair) for pair in data["rivers"]["list"])),
        start_workers=tuple(_pair(entry["start_workers"]) for entry in bases),
        yields=tuple(
            Resource(made[kind]) if made.get(kind, _WORKER) != _WORKER else None for kind in Terrain
        ),
        workers_from=next(kind for kind, entry in made.items() if entry == _WORKER),
        factory=terrain.index(Terrain.FACTORY),
        factory_territories=data["factory_territories"]["count"],
    )


def _marked(hexes: list[Mapping[str, Any]], mark: str) -> tuple[Place, ...]:
    return tuple(place for place, entry in enumerate(hexes) if entry.get(mark))


def _river(one: str, other: str) -> River:
    low, high = sorted((PLACE_OF[one], PLACE_OF[other]))
    return low, high


def _pair(ids: list[str]) -> tuple[Place, Place]:
    first, second = (PLACE_OF[name] for name in ids)
    return first, second
