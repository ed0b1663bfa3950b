"""What the Automa's attacks are likely to cost on a row of numbers: battles lost, and workers driven home with what they held.

Its next attack goes where few combat units stand, its raid where workers stand alone; both only where its units reach.
So what stands together, or far from them, or beside a mech, is safer. Source: automa.md 6, 10.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.scythe.flat import (
    CARDS,
    CHARACTER,
    GOODS,
    POWER,
    TURN,
    VICTORIES,
    WORKER_COUNT,
    WORKERS,
    Row,
)
from noria_desktop.bots.scythe.sheet import Sheet
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.terms import TERRITORIES, Star

_MOST_DIAL: Final = components().mats.most_dial
_MOST_VICTORIES: Final = components().mats.most_stars[Star.COMBAT.index]
_CARD: Final = 4
"""What one combat card is reckoned to add."""
_TO_FACTORY: Final = list(geography().to_factory)
_SOON: Final = 6.0
"""Turns in which a unit that was sent home would have done its share."""
_FIGHTER: Final = 3.0
"""Coins of time for each, when it is sent home early."""
_WORKER: Final = 3.5
_TOKEN: Final = 1.2
_LAST: Final = 0.5
"""Coins of each of them at the end."""
_STAR: Final = 3.0
_SPENT: Final = 0.25
"""For each power that a battle takes."""


def danger(row: Row, sheet: Sheet) -> float:
    """Coins that the Automa's next turn is likely to cost, 0 or more."""
    turn = row[TURN]
    if turn >= len(sheet.fights):
        return 0.0
    fights, either, raids = sheet.fights[turn], sheet.either[turn], sheet.raids[turn]
    if fights + either + raids <= 0.0:
        return 0.0
    near = sheet.near if turn == 0 else sheet.near_later
    left = sheet.end - turn
    early = 0.0 if left <= 0.0 else left / _SOON if left < _SOON else 1.0
    worker, fighter = _WORKER * early + _LAST, _FIGHTER * early + _LAST
    number = row[WORKER_COUNT]
    alone: dict[int, int] = {}
    afield = 0
    for index in range(WORKERS, WORKERS + number):
        place = row[index]
        if place < TERRITORIES:
            alone[place] = alone.get(place, 0) + 1
            afield += 1
    tokens = row[GOODS] + row[GOODS + 1] + row[GOODS + 2] + row[GOODS + 3]
    each = worker + ((_TOKEN * early + _LAST) * tokens / afield if afield else 0.0)
    armed: dict[int, int] = {}
    for index in range(CHARACTER, WORKERS):
        place = row[index]
        if 0 <= place < TERRITORIES:
            armed[place] = armed.get(place, 0) + 1
    cost, still = 0.0, 1.0
    if armed:
        power = row[POWER] if row[POWER] < _MOST_DIAL else _MOST_DIAL
        win = sheet.defence[power + (_CARD if row[CARDS] else 0)]
        gain = _STAR if sheet.unlimited or row[VICTORIES] < _MOST_VICTORIES else 0.0
        fewest = [(armed[place], _TO_FACTORY[place], place) for place in armed]
        fewest.sort()
        for units, _, place in fewest:
            reached = still * near[place]
            still -= reached
            there = alone.pop(place, 0)
            loss = (1.0 - win) * (units * fighter + there * each) - win * gain + _SPENT * power
            if loss > 0.0:
                cost += (fights + either) * reached * loss
    if alone:
        chance, open_still = raids + either * still, 1.0
        # It goes where most tokens lie (automa.md 6); a row has them in one heap, and they lie where workers made them.
        most = [(alone[place], place) for place in alone]
        most.sort(reverse=True)
        for units, place in most:
            reached = open_still * near[place]
            open_still -= reached
            cost += chance * reached * units * each
    return cost
