"""The bottom row on a row of numbers: Upgrade, Deploy, Build and Enlist, and what they cost.

Cubes, mechs, structures and recruits go in a usual order. Source: rules.md 9.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.scythe.closing import (
    done_of,
    end,
)
from noria_desktop.bots.scythe.flat import (
    CARDS,
    COINS,
    CUBES,
    GOODS,
    MECH_COUNT,
    MECHS,
    NOWHERE,
    POPULARITY,
    POWER,
    RECRUITS,
    SLOTS,
    SPACES,
    STRUCTURE_COUNT,
    STRUCTURES,
    WORKER_COUNT,
    WORKERS,
    Row,
)
from noria_desktop.bots.scythe.promise import (
    held,
)
from noria_desktop.bots.scythe.sheet import (
    Sheet,
)
from noria_desktop.games.scythe.components import (
    components,
)
from noria_desktop.games.scythe.geography import (
    geography,
)

_LAKE: Final = list(geography().lake)
_DISTANCE: Final = [list(row) for row in geography().distance]
_FACTORY_PLACE: Final = geography().factory
_NEEDS: Final = tuple(bottom.resource.index for bottom in components().mats.bottoms)
_LIMIT: Final = (6, 4, 4, 4)
_BOXES: Final = (0, 3, 4, 2, 1, 5)
"""The order in which they are opened."""
_SLOT_ORDER: Final = (0, 3, 1, 2)
_BUILD_ORDER: Final = (2, 1, 3, 0)
"""Monument, Mill, Armory, Mine."""


def bottoms(row: Row, sheet: Sheet, section: int, out: list[Row]) -> None:
    """The bottom row of this section, where it can be paid for; then the turn ends."""
    if section > 3:
        end(row, sheet, out)
        return
    kind = _NEEDS[section]
    cost = sheet.cost[section] - row[SLOTS + section]
    have = row[GOODS + kind]
    card = sheet.coerces and row[CARDS] > 0 and have < cost
    if have + card < cost:
        end(row, sheet, out)
        return
    used = (
        row[CUBES].bit_count()
        if section == 0
        else row[MECH_COUNT]
        if section == 1
        else row[STRUCTURE_COUNT]
        if section == 2
        else row[RECRUITS].bit_count()
    )
    if used >= _LIMIT[section]:
        if sheet.coins[section] < 2:
            end(row, sheet, out)
            return
        end(row.copy(), sheet, out)
    done = row.copy()
    if card:
        done[CARDS] -= 1
        done[GOODS + kind] = 0
    else:
        done[GOODS + kind] -= cost
    done[COINS] += sheet.coins[section]
    if row[RECRUITS] >> section & 1:
        if section == 0:
            done[POWER] = min(16, done[POWER] + 1)
        elif section == 1:
            done[COINS] += 1
        elif section == 2:
            done[POPULARITY] = min(18, done[POPULARITY] + 1)
        else:
            done[CARDS] += 1
    if used >= _LIMIT[section]:
        end(done, sheet, out)
    elif section == 0:
        _upgrade(done, sheet, out)
    elif section == 1:
        _deploy(done, sheet, out)
    elif section == 2:
        _build(done, sheet, out)
    else:
        _enlist(done, sheet, out)


def _upgrade(row: Row, sheet: Sheet, out: list[Row]) -> None:
    opened = 0
    for box in _BOXES:
        if row[CUBES] >> box & 1:
            continue
        opened += 1
        if opened > 2:
            break
        # Where most is still to be paid.
        best, second, most, next_most = NOWHERE, NOWHERE, -1, -1
        for section in range(4):
            if row[SLOTS + section] >= sheet.brackets[section]:
                continue
            open_still = _LIMIT[section] - done_of(row, section)
            if open_still > most:
                second, next_most = best, most
                best, most = section, open_still
            elif open_still > next_most:
                second, next_most = section, open_still
        for section in (best, second):
            if section == NOWHERE:
                continue
            done = row.copy()
            done[CUBES] |= 1 << box
            done[SLOTS + section] += 1
            end(done, sheet, out)


def _deploy(row: Row, sheet: Sheet, out: list[Row]) -> None:
    here = held(row, sheet)
    slot = next((one for one in _SLOT_ORDER if row[MECHS + one] < 0), NOWHERE)
    places = _worked(row, here)
    if slot == NOWHERE or not places:
        end(row, sheet, out)
        return
    place = max(places, key=lambda one: (row.count(one), -_DISTANCE[_FACTORY_PLACE][one]))
    row[MECHS + slot] = place
    row[MECH_COUNT] += 1
    end(row, sheet, out)


def _build(row: Row, sheet: Sheet, out: list[Row]) -> None:
    here = held(row, sheet)
    kind = next((one for one in _BUILD_ORDER if row[STRUCTURES + one] < 0), NOWHERE)
    built = row[STRUCTURES : STRUCTURES + 4]
    places = [place for place in _worked(row, here) if place not in built]
    if kind == NOWHERE or not places:
        end(row, sheet, out)
        return
    row[STRUCTURES + kind] = places[0]
    row[STRUCTURE_COUNT] += 1
    end(row, sheet, out)


def _enlist(row: Row, sheet: Sheet, out: list[Row]) -> None:
    best, most = NOWHERE, -1
    for section in (2, 1, 0, 3):
        if row[RECRUITS] >> section & 1:
            continue
        open_still = _LIMIT[section] - done_of(row, section)
        if open_still > most:
            best, most = section, open_still
    if best == NOWHERE:
        end(row, sheet, out)
        return
    row[RECRUITS] |= 1 << best
    for space in range(4):
        if row[SPACES] >> space & 1:
            continue
        done = row.copy()
        done[SPACES] |= 1 << space
        if space == 0:
            done[POWER] = min(16, done[POWER] + 2)
        elif space == 1:
            done[COINS] += 2
        elif space == 2:
            done[POPULARITY] = min(18, done[POPULARITY] + 2)
        else:
            done[CARDS] += 2
        end(done, sheet, out)


def _worked(row: Row, here: int) -> list[int]:
    """Controlled territories with an own worker, lakes left out."""
    found: list[int] = []
    for index in range(WORKERS, WORKERS + row[WORKER_COUNT]):
        place = row[index]
        if here >> place & 1 and not _LAKE[place] and place not in found:
            found.append(place)
    return found
