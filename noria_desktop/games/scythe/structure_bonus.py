"""Coins of the structure bonus tile. Source: rules.md 12; data, structure_bonus_tiles.

Control does not matter, rivers break neither adjacency nor lines, and a structure's own hex is not beside it.
"""

from __future__ import annotations

from collections.abc import Sequence

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.terms import Place, Side, StructureTile

_AXES = (Side.E, Side.SE, Side.SW)
"""One direction of each of the three."""


def structure_count(tile: StructureTile, structures: Sequence[Place]) -> int:
    """What the tile counts, for structures on these territories."""
    printed, map_ = components().cards.tiles[tile.index], geography()
    if printed.line:
        return max([_line(start, side, set(structures)) for start in structures for side in _AXES], default=0)
    if printed.on_tunnels:
        return sum([map_.tunnel[place] for place in structures])
    if printed.on_terrains:
        terrain = components().map.terrain
        return sum([terrain[place] in printed.on_terrains for place in structures])
    marks = (
        map_.tunnel if printed.adjacent_tunnels else map_.lake if printed.adjacent_lakes else map_.encounter
    )
    return len({other for place in structures for other in map_.neighbours[place] if marks[other]})


def structure_coins(tile: StructureTile, structures: Sequence[Place]) -> int:
    """Coins of the tile; they are not multiplied by popularity."""
    coins = components().cards.tiles[tile.index].coins
    return coins[min(structure_count(tile, structures), len(coins) - 1)]


def _line(start: Place, side: Side, structures: set[Place]) -> int:
    """How many structures stand in an unbroken row from here on."""
    length, place = 0, start
    while place in structures:
        length += 1
        place = geography().beyond[place][side.index]
    return length
