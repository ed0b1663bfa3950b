"""Whole turns of the human on a row of numbers: what could be done in each of the coming turns, roughly.

For each section that may be chosen the sides of its top row are tried, then its bottom row. Source: rules.md 3, 4.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.scythe.building import (
    bottoms,
)
from noria_desktop.bots.scythe.closing import (
    done_of,
    end,
)
from noria_desktop.bots.scythe.flat import (
    CARDS,
    COINS,
    CUBES,
    GOODS,
    NOWHERE,
    OVER,
    POPULARITY,
    POWER,
    SECTION,
    SLOTS,
    STRUCTURES,
    WORKER_COUNT,
    WORKERS,
    Row,
)
from noria_desktop.bots.scythe.marching import (
    move,
)
from noria_desktop.bots.scythe.promise import (
    held,
)
from noria_desktop.bots.scythe.sheet import (
    Sheet,
    kind_of_place,
)
from noria_desktop.games.scythe.components import (
    components,
)

_KIND: Final = kind_of_place()
_NEEDS: Final = tuple(bottom.resource.index for bottom in components().mats.bottoms)
_LIMIT: Final = (6, 4, 4, 4)
_COSTS: Final = [(cost.power, cost.popularity, cost.coins) for cost in components().mats.produce_costs]
_POPULARITY_BOX: Final = 4
_PRODUCE_BOX: Final = 8
_POWER_BOX: Final = 16
_CARDS_BOX: Final = 32


def coming(row: Row, sheet: Sheet) -> list[Row]:
    """The rows after each of the turns that are worth thinking of."""
    out: list[Row] = []
    last = row[SECTION]
    for section in range(4):
        if section == last and not sheet.relentless:
            continue
        top = sheet.top[section]
        start = row.copy()
        start[SECTION] = section
        tops: list[Row] = []
        if top == 0:
            move(start, sheet, tops)
        elif top == 1:
            _bolster(start, tops)
        elif top == 2:
            _trade(start, sheet, tops)
        else:
            _produce(start, sheet, tops)
        if not tops:
            tops.append(start)
        for after in tops:
            if after[OVER]:
                end(after, sheet, out)
            else:
                bottoms(after, sheet, section, out)
    return out


# Top rows -----------------------------------------------------------------------------------------------


def _bolster(row: Row, tops: list[Row]) -> None:
    if row[COINS] < 1:
        return
    row[COINS] -= 1
    if row[STRUCTURES + 2] >= 0:
        row[POPULARITY] = min(18, row[POPULARITY] + 1)
    boxes = row[CUBES]
    power = row.copy()
    power[POWER] = min(16, power[POWER] + (3 if boxes & _POWER_BOX else 2))
    tops.append(power)
    if row[CARDS] < 6:
        row[CARDS] += 2 if boxes & _CARDS_BOX else 1
        tops.append(row)


def _trade(row: Row, sheet: Sheet, tops: list[Row]) -> None:
    if row[COINS] < 1:
        return
    row[COINS] -= 1
    if row[STRUCTURES + 3] >= 0:
        row[POWER] = min(16, row[POWER] + 1)
    if row[POPULARITY] < 18:
        liked = row.copy()
        liked[POPULARITY] = min(18, liked[POPULARITY] + (2 if row[CUBES] & _POPULARITY_BOX else 1))
        tops.append(liked)
    here = held(row, sheet)
    if not any(here >> row[index] & 1 for index in range(WORKERS, WORKERS + row[WORKER_COUNT])):
        return
    single: list[int] = []
    for section in range(4):
        used = done_of(row, section)
        if used >= _LIMIT[section]:
            continue
        kind = _NEEDS[section]
        lacking = sheet.cost[section] - row[SLOTS + section] - row[GOODS + kind]
        if lacking == 1:
            single.append(kind)
        if lacking > -2:
            both = row.copy()
            both[GOODS + kind] += 2
            tops.append(both)
    for first in range(len(single)):
        for second in range(first):
            mixed = row.copy()
            mixed[GOODS + single[first]] += 1
            mixed[GOODS + single[second]] += 1
            tops.append(mixed)


def _produce(row: Row, sheet: Sheet, tops: list[Row]) -> None:
    workers = row[WORKER_COUNT]
    power, popularity, coins = _COSTS[workers]
    if row[POWER] < power or row[POPULARITY] < popularity or row[COINS] < coins:
        return
    row[POWER] -= power
    row[POPULARITY] -= popularity
    row[COINS] -= coins
    here = held(row, sheet)
    mill = row[STRUCTURES + 1]
    there: dict[int, int] = {}
    for index in range(WORKERS, WORKERS + workers):
        place = row[index]
        if _KIND[place] >= 0 and here >> place & 1:
            there[place] = there.get(place, 0) + 1
    milled = mill >= 0 and here >> mill & 1 and _KIND[mill] >= 0
    if milled:
        there[mill] = there.get(mill, 0) + 1
    if not there:
        return
    reach = 3 if row[CUBES] & _PRODUCE_BOX else 2
    wanted = [0.0] * 5
    for section in range(4):
        kind = _NEEDS[section]
        more = (_LIMIT[section] - done_of(row, section)) * (sheet.cost[section] - row[SLOTS + section])
        have = row[GOODS + kind]
        wanted[kind] = 1.0 if have < more else 0.25
        if have + 2 < sheet.cost[section]:
            wanted[kind] = 1.2
    room = 8 - workers
    wanted[4] = 1.6 if room else 0.0
    first = sorted(there, key=lambda place: -wanted[_KIND[place]] * there[place])
    tops.append(_yielded(row, there, first, reach, mill if milled else NOWHERE))
    if len(there) > reach:
        # Another weighing: everything but villages, or villages first.
        wanted[4] = 0.1 if wanted[4] and _KIND[first[0]] == 4 else 9.0
        second = sorted(there, key=lambda place: -wanted[_KIND[place]] * there[place])
        if second[:reach] != first[:reach]:
            tops.append(_yielded(row, there, second, reach, mill if milled else NOWHERE))


def _yielded(row: Row, there: dict[int, int], order: list[int], reach: int, mill: int) -> Row:
    done = row.copy()
    left = reach
    for place in order:
        if place != mill:
            if not left:
                continue
            left -= 1
        kind = _KIND[place]
        if kind < 4:
            done[GOODS + kind] += there[place]
        else:
            for _ in range(there[place]):
                if done[WORKER_COUNT] < 8:
                    done[WORKERS + done[WORKER_COUNT]] = place
                    done[WORKER_COUNT] += 1
    return done
