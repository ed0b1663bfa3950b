"""What things on a sky are taken to be worth: some twenty hopes, unfolded into tables by turns left.

A circle is looked up by its content and its local number, a sector by its untethered planets, a bonus tile by how
far one is. The tables' sum is what a sky is expected to end with. With no turn left they are the points as counted.

Tables of mean outcomes (what circles like this turned out to score) were tried first and play worse: on the average a
prepared circle is filled, but one more prepared circle brings no more tiles.

Source: engines-and-bots 6; ``resources/data/solani/hopes.json``, made by ``tests/benchmarks/solani_fit.py`` from
games on seeds 1 to 999.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, Final

from attrs import fields, frozen

from noria_desktop.bots.solani.points import planet_points
from noria_desktop.bots.solani.printed import (
    CODES,
    DARK,
    EMPTY,
    FEATURE_NUMBER,
    FIRST_FEATURE,
    FIRST_PLANET,
    GUIDING,
    LOCALS,
    NODES,
    OPEN,
    ROUNDS,
    VALUES,
)
from noria_desktop.resource_files import resource

PLANETS_COUNTED: Final = tuple(counts for counts in product(range(5), repeat=4) if sum(counts) <= 9)
KEY_OF: Final = {counts: key for key, counts in enumerate(PLANETS_COUNTED)}
"""Where untethered planets of a sector, by colour, stand in a table."""
ENOUGH_PLANETS: Final = 2
ENOUGH_TILES: Final = 4
FEATURES_ALIKE: Final = {FEATURE_NUMBER[code]: code for code in range(FIRST_FEATURE, EMPTY)}
"""A feature of each number."""
_WHOLE: Final = (4, 2, 1)
"""Branch spaces round a circle, by class of local number."""


@frozen
class Hopes:
    """What may still come, as numbers between 0 and a few points; all fade as the turns run out."""

    tile_1: float = 0.5
    """Points that an empty circle with one node may still be good for, its loose node set aside."""
    tile_2: float = 1.0
    tile_3: float = 1.5
    tile_4: float = 2.0
    tile_time: float = 0.01
    """Turns left at which that is only half as much."""
    feature: float = 5.0
    """Points of a feature won in the last round."""
    feature_more: float = 0.0
    """How much more for one won in the first."""
    token_bend: float = 2.0
    """How slowly a Dark Sky token nears being surrounded: exponent on the share of its spaces filled."""
    token_time: float = 0.01
    """Spare turns at which a token's chance is halved."""
    node: float = 0.6
    """Chance that a node wanted by a cluster will come."""
    guiding_node: float = 0.6
    """The same for a Guiding Star."""
    feature_node: float = 0.6
    """The same for a feature."""
    slack: float = 0.0
    """How much each branch space more than needed helps."""
    node_time: float = 0.01
    """Turns left per node wanted at which its chance is halved."""
    spoil: float = 0.0
    """Chance that an open branch space spoils a cluster that is complete."""
    next_planet: float = 0.2
    """Chance of the next planet of a sector that has one."""
    planet_time: float = 1.0
    """Turns left at which that is halved."""
    tether: float = 0.0
    """Points at risk for each open branch space round an untethered planet."""
    growth: float = 0.1
    """Share of what a feature's other clauses lack that will still come, with all turns left."""
    wanderer: float = 0.4
    """Chance of the bonus for planets when one of them is missing."""
    clear: float = 0.3
    """Chance of the bonus for a sector without loose nodes for each tile that lies there, before the end."""
    spread: float = 0.5
    """Lead in a bonus for the most that is nearly safe at the end."""
    spread_more: float = 0.3
    """How much more for each turn left."""


NAMES: Final = tuple(field.name for field in fields(Hopes))


@frozen
class Weights:
    """Hopes unfolded, each table by turns left, 0 to 11."""

    circles: tuple[tuple[tuple[float, ...], ...], ...]
    """By content and local number."""
    sectors: tuple[tuple[float, ...], ...]
    """By ``KEY_OF``."""
    growth: tuple[float, ...]
    """The share of what features' other clauses lack that will still come."""
    wanderers: tuple[tuple[float, ...], ...]
    """Chance of the bonus for untethered planets, by how many lie in its sector (0 to 2)."""
    clear: tuple[tuple[tuple[float, ...], ...], ...]
    """Chance of the bonus for a sector without loose nodes, by tiles (0 to 4) and loose nodes (0 to 3) in it."""
    spread: tuple[float, ...]
    """Lead in a bonus for the most that is nearly safe."""
    denial: tuple[float, ...]
    """How much of a rival's loss counts as one's own gain, by number of seats."""


NO_DENIAL: Final = (0.0,) * 5
DENIAL: Final = (0.0, 0.0, 0.3, 0.1, 0.1)
"""Source: engines-and-bots 6."""


def unfolded(hopes: Hopes, denial: tuple[float, ...] = NO_DENIAL) -> Weights:
    """The tables of some hopes."""
    turns = range(ROUNDS)
    return Weights(
        circles=tuple(_circles(hopes, left) for left in turns),
        sectors=tuple(tuple(_sector(hopes, counts, left) for counts in PLANETS_COUNTED) for left in turns),
        growth=tuple(hopes.growth * left / (ROUNDS - 1) for left in turns),
        wanderers=tuple((0.0, hopes.wanderer * _fading(left, hopes.planet_time), 1.0) for left in turns),
        clear=tuple(tuple(_clear(hopes, tiles, left) for tiles in range(ENOUGH_TILES + 1)) for left in turns),
        spread=tuple(hopes.spread + hopes.spread_more * left for left in turns),
        denial=denial,
    )


def _fading(left: int, half: float) -> float:
    return left / (left + half) if left else 0.0


def _circles(hopes: Hopes, left: int) -> tuple[tuple[float, ...], ...]:
    """The table of all contents; planets are alike in it, and features of one number."""
    rows: dict[int, tuple[float, ...]] = {}
    found = []
    for code in range(CODES):
        like = code
        if FIRST_PLANET <= code < FIRST_FEATURE:
            like = FIRST_PLANET
        elif FIRST_FEATURE <= code < EMPTY:
            like = FEATURES_ALIKE[FEATURE_NUMBER[code]]
        if like not in rows:
            rows[like] = tuple(_circle(hopes, like, local, left) for local in range(LOCALS))
        found.append(rows[like])
    return tuple(found)


def _circle(hopes: Hopes, code: int, local: int, left: int) -> float:
    nodes, opened = NODES[local], OPEN[local]
    if code == EMPTY:
        hope = (0.0, hopes.tile_1, hopes.tile_2, hopes.tile_3, hopes.tile_4)[nodes]
        return -nodes + hope * _fading(left, hopes.tile_time)
    if code == DARK:
        return -nodes + _token(hopes, opened, _WHOLE[local // 25], left)
    if FIRST_PLANET <= code < FIRST_FEATURE:
        return 0.0 if nodes else -hopes.tether * min(opened, left) * _fading(left, hopes.planet_time)
    wanted: Sequence[int]
    if code < FIRST_PLANET:
        wanted, chance = VALUES[code], hopes.node
    elif code > DARK:
        wanted, chance = (code - GUIDING,), hopes.guiding_node
    else:
        wanted, chance = (FEATURE_NUMBER[code],), hopes.feature_node
    return max(_nodes(hopes, stars, chance, nodes, opened, left) for stars in wanted)


def _nodes(hopes: Hopes, stars: int, chance: float, nodes: int, opened: int, left: int) -> float:
    """Points of a circle that wants so many nodes."""
    lacking, room = stars - nodes, min(opened, left)
    if not 0 <= lacking <= room:
        return 0.0
    if not lacking:
        return stars * (1.0 - hopes.spoil) ** room
    helped = chance ** (lacking / (1.0 + hopes.slack * (room - lacking)))
    return float(stars * helped * _fading(left, hopes.node_time * lacking))


def _token(hopes: Hopes, opened: int, whole: int, left: int) -> float:
    """Points that a Dark Sky token will bring."""
    if opened > left:
        return 0.0
    worth = hopes.feature + hopes.feature_more * left / (ROUNDS - 1)
    if not opened:
        return worth
    spare = left - opened + 1
    return float(
        worth * (max(0, whole - opened) / whole) ** hopes.token_bend * _fading(spare, hopes.token_time)
    )


def _sector(hopes: Hopes, counts: Sequence[int], left: int) -> float:
    now = planet_points(counts)
    if not any(counts):
        return 0.0
    most = 0
    for colour in range(4):
        if counts[colour] < 4:
            more = list(counts)
            more[colour] += 1
            most = max(most, planet_points(more) - now)
    return now + hopes.next_planet * most * _fading(left, hopes.planet_time)


def _clear(hopes: Hopes, tiles: int, left: int) -> tuple[float, ...]:
    if tiles == ENOUGH_TILES:
        still = 0.5 if left else 0.0
        return 1.0, still, still * still, 0.0
    chance = hopes.clear * tiles / (ENOUGH_TILES - 1) if left >= ENOUGH_TILES - tiles else 0.0
    return tuple(chance * 0.5**loose for loose in range(4))


def read(data: Mapping[str, Any]) -> Hopes:
    """Hopes from a parsed data file.

    Raises:
        TypeError: a name is unknown.
    """
    return Hopes(**{name: float(number) for name, number in data["hopes"].items()})


@cache
def plain() -> Weights:
    """What level 2 goes by: plain hopes, and nobody else's."""
    return unfolded(Hopes())


@cache
def fitted() -> Weights:
    """What levels 3 and 4 go by."""
    data = json.loads(resource("data", "solani", "hopes.json").read_text(encoding="utf-8"))
    return unfolded(read(data), DENIAL)
