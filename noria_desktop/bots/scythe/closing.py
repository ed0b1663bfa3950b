"""The end of a turn on a row of numbers: stars that are due, objectives among them, and what the Automa may do then.

Source: rules.md 10, 11.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.scythe.danger import danger
from noria_desktop.bots.scythe.flat import (
    CUBES,
    GOODS,
    HOPES,
    KINDS,
    MECH_COUNT,
    OVER,
    POPULARITY,
    POWER,
    RECRUITS,
    STARS,
    STRUCTURE_COUNT,
    TURN,
    WORKER_COUNT,
    Row,
)
from noria_desktop.bots.scythe.promise import (
    held,
)
from noria_desktop.bots.scythe.sheet import (
    AT_LEAST,
    AT_MOST,
    EACH_KIND,
    EQUAL,
    NEVER,
    ONE_KIND,
    RECRUITS_MIN,
    ROUND_A_LAKE,
    TERRITORIES_HELD,
    UPGRADES_MAX,
    UPGRADES_MIN,
    Sheet,
    Test,
)
from noria_desktop.games.scythe.geography import (
    geography,
)

_AROUND: Final = [sum(1 << place for place in geography().neighbours[lake]) for lake in geography().lakes]
_OBJECTIVE_BIT: Final = 1 << 5


def full(row: Row) -> None:
    """The sixth star ends the game."""
    if row[STARS] >= 6:
        row[STARS] = 6
        row[OVER] = 1


def end(row: Row, sheet: Sheet, out: list[Row]) -> None:
    """Stars that are due, then the turn is over."""
    settle(row, sheet)
    if not row[OVER]:
        row[HOPES] -= int(100 * danger(row, sheet))
    row[TURN] += 1
    out.append(row)


def settle(row: Row, sheet: Sheet) -> None:
    """Stars that are due."""
    kinds = row[KINDS]
    found = kinds
    if row[CUBES] == 63:
        found |= 1
    if row[MECH_COUNT] == 4:
        found |= 2
    if row[STRUCTURE_COUNT] == 4:
        found |= 4
    if row[RECRUITS] == 15:
        found |= 8
    if row[WORKER_COUNT] == 8:
        found |= 16
    if row[POPULARITY] >= 18:
        found |= 128
    if row[POWER] >= 16:
        found |= 256
    if sheet.objectives and not found & _OBJECTIVE_BIT:
        here = -1
        for tests in sheet.objectives:
            if here < 0:
                here = held(row, sheet)
            if _fulfilled(row, here, tests):
                found |= _OBJECTIVE_BIT
                break
    if found != kinds:
        row[STARS] += (found & ~kinds).bit_count()
        row[KINDS] = found
        full(row)


def _fulfilled(row: Row, here: int, tests: tuple[Test, ...]) -> bool:
    for demand, what, amount in tests:
        if demand == NEVER:
            return False
        if demand == TERRITORIES_HELD:
            if (here & what).bit_count() < amount:
                return False
        elif demand == AT_LEAST:
            if row[what] < amount:
                return False
        elif demand == AT_MOST:
            if row[what] > amount:
                return False
        elif demand == UPGRADES_MIN:
            if row[CUBES].bit_count() < amount:
                return False
        elif demand == UPGRADES_MAX:
            if row[CUBES].bit_count() > amount:
                return False
        elif demand == RECRUITS_MIN:
            if row[RECRUITS].bit_count() < amount:
                return False
        elif demand == EQUAL:
            if row[WORKER_COUNT] != row[RECRUITS].bit_count():
                return False
        elif demand == EACH_KIND:
            if min(row[GOODS : GOODS + 4]) < amount:
                return False
        elif demand == ONE_KIND:
            if max(row[GOODS : GOODS + 4]) < amount:
                return False
        elif demand == ROUND_A_LAKE and max([(here & around).bit_count() for around in _AROUND]) < amount:
            return False
    return True


def done_of(row: Row, section: int) -> int:
    """How often the bottom-row action of a section has brought what it is for."""
    if section == 0:
        return row[CUBES].bit_count()
    if section == 1:
        return row[MECH_COUNT]
    if section == 2:
        return row[STRUCTURE_COUNT]
    return row[RECRUITS].bit_count()
