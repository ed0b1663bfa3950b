"""Moves on a row of numbers: of all ways of the units the few that promise most, and what they bring.

Each unit's ways are weighed alone: a territory more, tokens or workers that may be produced there, an encounter, the
Factory, a unit of the Automa's that can be beaten. Fights are counted as won, with what they may cost by the chance to lose
them. Source: rules.md 5 to 8, 13.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.scythe.closing import (
    done_of,
    full,
)
from noria_desktop.bots.scythe.flat import (
    BEATEN,
    CARDS,
    CHARACTER,
    COINS,
    CUBES,
    FACTORY,
    HOPES,
    MECHS,
    OVER,
    POPULARITY,
    POWER,
    STARS,
    STRUCTURES,
    TOKENS,
    TURN,
    VICTORIES,
    WORKER_COUNT,
    WORKERS,
    Row,
)
from noria_desktop.bots.scythe.promise import (
    held,
)
from noria_desktop.bots.scythe.sheet import (
    Sheet,
    kind_of_place,
    riding,
    walking,
)
from noria_desktop.games.scythe.components import (
    components,
)
from noria_desktop.games.scythe.geography import (
    geography,
)
from noria_desktop.games.scythe.terms import (
    TERRITORIES,
)

_KIND: Final = kind_of_place()
_LAKE: Final = list(geography().lake)
_DISTANCE: Final = [list(row) for row in geography().distance]
_FACTORY_PLACE: Final = geography().factory
_NEEDS: Final = tuple(bottom.resource.index for bottom in components().mats.bottoms)
_LIMIT: Final = (6, 4, 4, 4)
_UNITS_BOX: Final = 1
_COINS_BOX: Final = 2
ENCOUNTER: Final = 450
"""Hundredths of a coin, besides popularity."""


Option = tuple[float, int, int, int]
"""Worth, index of the unit in the row, where to, and 1 if the workers beside it go along."""


def move(row: Row, sheet: Sheet, tops: list[Row]) -> None:
    """Add the rows after taking coins, and after the moves that promise most."""
    coins = row.copy()
    coins[COINS] += 2 if row[CUBES] & _COINS_BOX else 1
    tops.append(coins)
    options = _options(row, sheet)
    if not options:
        return
    number = 3 if row[CUBES] & _UNITS_BOX else 2
    options.sort(reverse=True)
    # Each of the best few goes first once; then whatever is best besides.
    begun: list[int] = []
    for first in options:
        if first[1] in begun:
            continue
        begun.append(first[1])
        done = row.copy()
        moved = [first[1]]
        goals = [first[2]]
        _go(done, first, sheet)
        for other in options:
            if len(moved) >= number or done[OVER]:
                break
            index = other[1]
            if index in moved or other[2] in goals or other[0] <= 0.0:
                continue
            if done[index] != row[index]:
                continue  # carried away already
            if other[3] and any(done[one] != row[one] for one in range(WORKERS, WORKERS + row[WORKER_COUNT])):
                continue
            moved.append(index)
            goals.append(other[2])
            _go(done, other, sheet)
        tops.append(done)
        if len(begun) >= 3:
            break


def _options(row: Row, sheet: Sheet) -> list[Option]:
    """Every unit's ways and what they promise."""
    options: list[Option] = []
    here = held(row, sheet)
    enemies = sheet.theirs & ~row[BEATEN]
    combat = sheet.combat & ~row[BEATEN]
    left = sheet.end - row[TURN]
    late = 1.0 if left < 5 else 5.0 / left
    ground = 2.4 * late + 0.3
    workers = row[WORKER_COUNT]
    on_place: dict[int, int] = {}
    kinds = [0, 0, 0, 0, 0, 0]
    for index in range(WORKERS, WORKERS + workers):
        place = row[index]
        on_place[place] = on_place.get(place, 0) + 1
        kinds[_KIND[place]] += 1
    # What one more worker on a kind of terrain is worth.
    more = [0.0] * 6
    for section in range(4):
        kind = _NEEDS[section]
        if done_of(row, section) < _LIMIT[section]:
            more[kind] = left * (0.35 if not kinds[kind] else 0.16 if kinds[kind] < 2 else 0.05)
        else:
            more[kind] = 0.02 * left
    if workers < 8:
        more[4] = left * (0.4 if not kinds[4] else 0.15) if left > 4 else 0.0
    out = 0
    for slot in range(4):
        if row[MECHS + slot] >= 0:
            out |= 1 << slot
    once, move = riding(sheet.faction, out)
    walk = walking(sheet.swims)
    units: dict[int, int] = dict(on_place)
    for index in range(CHARACTER, WORKERS):
        if row[index] >= 0:
            units[row[index]] = units.get(row[index], 0) + 1
    structures = row[STRUCTURES : STRUCTURES + 4]
    # Workers on foot.
    for place, number in on_place.items():
        index = row.index(place, WORKERS, WORKERS + workers)
        alone = units[place] == 1 and place < TERRITORIES and place not in structures
        base = (more[_KIND[place]] / (number if number > 1 else 1)) + (ground if alone else 0.0)
        for goal in walk[place]:
            if enemies >> goal & 1 or goal >= TERRITORIES:
                continue
            worth = more[_KIND[goal]] - base
            if not here >> goal & 1:
                worth += ground
            options.append((worth, index, goal, 0))
            if number > 1:
                options.append((worth * 0.8, index + 1, goal, 0))
    # Character and mechs.
    chance_of = sheet.win_chance
    power = row[POWER]
    stake = (power if power < 7 else 7) + (4 if row[CARDS] else 0)
    star = 5.0 if sheet.unlimited or row[VICTORIES] < 2 else 1.5
    for index in range(CHARACTER, WORKERS):
        place = row[index]
        if place < 0:
            continue
        alone = units[place] == 1 and place < TERRITORIES and place not in structures
        base = ground if alone else 0.0
        riders = on_place.get(place, 0) if index >= MECHS else 0
        is_character = index == CHARACTER
        nearest = _nearest(row, place) if is_character else 0
        for goal in move[place]:
            if goal >= TERRITORIES:
                continue
            bit = 1 << goal
            if combat & bit:
                if goal not in once[place] and not _free_between(place, goal, once, enemies):
                    continue
                chance = chance_of[stake]
                if chance < 0.5:
                    continue
                worth = chance * (star + 4.0) - (1.0 - chance) * 6.0 - 0.3 * stake - base
                options.append((worth, index, goal, 0))
                continue
            if enemies & bit:
                worth = 2.0 + ground - (0.0 if row[POPULARITY] > 12 else 1.0) - base
                options.append((worth, index, goal, 0))
                continue
            worth = -base
            if not here & bit:
                worth += ground * (0.7 if _LAKE[goal] else 1.0)
            if is_character:
                if row[TOKENS] & bit:
                    worth += 6.0
                elif goal == _FACTORY_PLACE and not row[FACTORY]:
                    worth += 2.0 + 0.3 * left
                else:
                    worth += 0.8 * (nearest - _nearest(row, goal)) * (1.0 if left > 3 else 0.2)
            elif goal == _FACTORY_PLACE:
                worth += 2.0 * late
            options.append((worth, index, goal, 0))
            if riders and not _LAKE[goal]:
                worth += riders * more[_KIND[goal]] - more[_KIND[place]]
                if units[place] == riders + 1 and place not in structures and place < TERRITORIES:
                    worth -= ground
                options.append((worth - 0.3, index, goal, 1))
    return options


def _nearest(row: Row, place: int) -> int:
    """Steps to the next encounter token, or the Factory."""
    aims = row[TOKENS]
    distances = _DISTANCE[place]
    nearest = 9 if row[FACTORY] else distances[_FACTORY_PLACE]
    while aims:
        lowest = aims & -aims
        steps = distances[lowest.bit_length() - 1]
        if steps < nearest:
            nearest = steps
        aims ^= lowest
    return nearest


def _free_between(place: int, goal: int, once: tuple[tuple[int, ...], ...], enemies: int) -> bool:
    """Whether there is a way in two steps on which nobody stands."""
    return any(not enemies >> middle & 1 and goal in once[middle] for middle in once[place])


def _go(row: Row, option: Option, sheet: Sheet) -> None:
    """A unit goes there, and what that brings."""
    _, index, goal, riders = option
    origin = row[index]
    row[index] = goal
    if riders:
        for worker in range(WORKERS, WORKERS + row[WORKER_COUNT]):
            if row[worker] == origin:
                row[worker] = goal
    bit = 1 << goal
    if sheet.combat & ~row[BEATEN] & bit:
        power = row[POWER] if row[POWER] < 7 else 7
        cards = 1 if row[CARDS] else 0
        chance = sheet.win_chance[power + 4 * cards]
        row[POWER] -= power
        row[CARDS] -= cards
        row[BEATEN] |= bit
        # The rival's territory is gone with its unit.
        row[HOPES] += int(chance * 300) - int((1.0 - chance) * 900)
        if sheet.unlimited or row[VICTORIES] < 2:
            row[VICTORIES] += 1
            row[STARS] += 1
            full(row)
    elif sheet.theirs & ~row[BEATEN] & bit:
        row[BEATEN] |= bit
        row[POPULARITY] = max(0, row[POPULARITY] - 1)
        row[HOPES] += 300
    if index == CHARACTER:
        if row[TOKENS] & bit:
            row[TOKENS] ^= bit
            row[POPULARITY] = min(18, row[POPULARITY] + 1)
            row[HOPES] += ENCOUNTER
        elif goal == _FACTORY_PLACE and not row[FACTORY]:
            row[FACTORY] = 1
