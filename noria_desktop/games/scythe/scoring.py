"""The final score, live at any moment, and who wins. Source: rules.md 12; automa.md 13; data, structure_bonus_tiles.

For the structure bonus tile control does not matter, rivers break neither adjacency nor lines, and a structure's own
hex is not beside it.
"""

from __future__ import annotations

from collections.abc import Sequence

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.scoring import ScoreLine, ScoreSheet
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import (
    automa_territories,
    counted_goods,
    human_territories,
    placed_structures,
)
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.state import Observation
from noria_desktop.games.scythe.terms import Line, Place, Side, StructureTile


def scores(state: Observation) -> ScoreSheet:
    """Coins as they would be counted now; the codes of the lines are ``Line``.

    The human's lines are stars, territories, pairs of resources, coins, structure bonus; the Automa's stars,
    territories, coins. A line of nothing stands as well.
    """
    printed, human, automa = components(), state.human, state.automa
    tier = printed.mats.tiers[human.popularity]
    mine, theirs = human_territories(state), automa_territories(state)
    worth = printed.automa
    tile = structure_coins(state.decks.tile, placed_structures(human))
    lines = (
        ScoreLine(HUMAN, Line.STARS, sum(human.stars), tier.star),
        ScoreLine(HUMAN, Line.TERRITORIES, _counted(mine), tier.territory),
        ScoreLine(HUMAN, Line.RESOURCES, counted_goods(state, mine) // 2, tier.pair),
        ScoreLine(HUMAN, Line.COINS, 1, human.coins),
        ScoreLine(HUMAN, Line.STRUCTURES, 1, tile),
        ScoreLine(BOT, Line.STARS, sum(automa.stars), worth.star_value),
        ScoreLine(BOT, Line.TERRITORIES, _counted(theirs), worth.territory_value),
        ScoreLine(BOT, Line.COINS, 1, automa.coins),
    )
    totals = [sum([line.points for line in lines if line.seat == seat]) for seat in (HUMAN, BOT)]
    human_marks = (totals[HUMAN], *tie_breaks(state)[HUMAN])
    automa_marks = (totals[BOT], *tie_breaks(state)[BOT])
    if human_marks == automa_marks:
        return ScoreSheet(lines, ((HUMAN, BOT),), None)
    first, second = (HUMAN, BOT) if human_marks > automa_marks else (BOT, HUMAN)
    return ScoreSheet(lines, ((first,), (second,)), first)


def tie_breaks(state: Observation) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What is compared in a tie, human first: pieces, power, popularity, territories, stars.

    Pieces are workers, mechs and structures off the mats, home bases included. Resources are left out against the
    Automa, and here the Factory is one territory. Source: rules.md 12, automa.md 13.
    """
    human, automa = state.human, state.automa
    army = human.army
    pieces = (
        len(army.workers) + len(army.mechs) - army.mechs.count(None) + len(placed_structures(human)),
        len(automa.workers) + len(automa.mechs),
    )
    return (
        (
            pieces[HUMAN],
            human.power,
            human.popularity,
            len(human_territories(state)),
            sum(human.stars),
        ),
        (
            pieces[BOT],
            automa.power,
            components().automa.popularity,
            len(automa_territories(state)),
            sum(automa.stars),
        ),
    )


def _counted(territories: tuple[Place, ...]) -> int:
    """How many territories these count as: the Factory as three."""
    printed = components().map
    return len(territories) + (printed.factory in territories) * (printed.factory_territories - 1)


# The structure bonus tile (12) --------------------------------------------------------------------------


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
    return len(_beside(tile, structures))


def _beside(tile: StructureTile, structures: Sequence[Place]) -> set[Place]:
    """Territories beside structures that bear what the tile asks for."""
    printed, map_ = components().cards.tiles[tile.index], geography()
    marks = (
        map_.tunnel if printed.adjacent_tunnels else map_.lake if printed.adjacent_lakes else map_.encounter
    )
    return {other for place in structures for other in map_.neighbours[place] if marks[other]}


def structure_places(tile: StructureTile, structures: Sequence[Place]) -> tuple[Place, ...]:
    """The territories that ``structure_count`` counts, ascending; of several longest rows the first one."""
    printed = components().cards.tiles[tile.index]
    if printed.line:
        longest: tuple[Place, ...] = ()
        for start in sorted(structures):
            for side in _AXES:
                longest = max(longest, _row(start, side, set(structures)), key=len)
        return tuple(sorted(longest))
    if printed.on_tunnels or printed.on_terrains:
        return tuple(sorted(place for place in structures if structure_count(tile, (place,))))
    return tuple(sorted(_beside(tile, structures)))


def structure_coins(tile: StructureTile, structures: Sequence[Place]) -> int:
    """Coins of the tile; they are not multiplied by popularity."""
    coins = components().cards.tiles[tile.index].coins
    return coins[min(structure_count(tile, structures), len(coins) - 1)]


def _row(start: Place, side: Side, structures: set[Place]) -> tuple[Place, ...]:
    """The structures in an unbroken row from here on."""
    found, place = [], start
    for _ in range(_line(start, side, structures)):
        found.append(place)
        place = geography().beyond[place][side.index]
    return tuple(found)


def _line(start: Place, side: Side, structures: set[Place]) -> int:
    """How many structures stand in an unbroken row from here on."""
    length, place = 0, start
    while place in structures:
        length += 1
        place = geography().beyond[place][side.index]
    return length
