"""What a row is worth to the human, in coins at the end of the game.

Coins that are sure come first, then signs of what is likely to follow, each at its price (``weights.Prices``, the same
ones as ``features`` counts in a position). A game that ended with the sixth star counts as it is scored, and by who
won. Source: rules.md 10 and 12; automa.md 13.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final

from noria_desktop.bots.scythe.features import BEND, CHEAP_WORKERS, LATE_TURNS, USUAL_TURNS
from noria_desktop.bots.scythe.flat import (
    BEATEN,
    CARDS,
    CHARACTER,
    COINS,
    CUBES,
    FACTORY,
    GOODS,
    HOPES,
    KINDS,
    MECH_COUNT,
    MECHS,
    ON_MAP,
    OVER,
    POPULARITY,
    POWER,
    RECRUITS,
    SECTION,
    SLOTS,
    STARS,
    STRUCTURE_COUNT,
    STRUCTURES,
    TOKENS,
    TURN,
    VICTORIES,
    WORKER_COUNT,
    WORKERS,
    Row,
)
from noria_desktop.bots.scythe.sheet import Sheet, kind_of_place, tile_coins
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.terms import TERRITORIES

_TIERS: Final = components().mats.tiers
_STAR: Final = [tier.star for tier in _TIERS]
_GROUND: Final = [tier.territory for tier in _TIERS]
_PAIR: Final = [tier.pair for tier in _TIERS]
_FACTORY_PLACE: Final = geography().factory
_FACTORY_BIT: Final = 1 << _FACTORY_PLACE
_FACTORY_MORE: Final = components().map.factory_territories - 1
_KIND: Final = kind_of_place()
_DISTANCE: Final = [list(row) for row in geography().distance]
_NEEDS: Final = tuple(bottom.resource.index for bottom in components().mats.bottoms)
"""By bottom-row action: the kind of token that pays for it."""

_WHOLE: Final = (6, 4, 4, 4, 8, 18, 16)
_BITS: Final = (0, 1, 2, 3, 4, 7, 8)
"""By star that is reached in steps: the bit of its kind."""
_PACE: Final = (1.5, 2.0, 2.0, 2.0, 0.6, 0.8, 0.45)
"""Turns for each step."""
_WAYS: Final = [[(have / whole) ** BEND for have in range(whole + 1)] for whole in _WHOLE]


def held(row: Row, sheet: Sheet) -> int:
    """A bit for each territory that is controlled."""
    found = 1 << row[CHARACTER]
    for index in range(MECHS, GOODS):
        if row[index] >= 0:
            found |= 1 << row[index]
    for index in range(STRUCTURES, RECRUITS):
        if row[index] >= 0:
            found |= 1 << row[index]
    return found & ON_MAP & ~(sheet.theirs & ~row[BEATEN])


def counted(row: Row, sheet: Sheet) -> int:
    """The human's coins if the game ended now."""
    here = held(row, sheet)
    territories = here.bit_count() + (_FACTORY_MORE if here & _FACTORY_BIT else 0)
    popularity = row[POPULARITY]
    goods = row[GOODS] + row[GOODS + 1] + row[GOODS + 2] + row[GOODS + 3]
    return (
        row[COINS]
        + row[STARS] * _STAR[popularity]
        + territories * _GROUND[popularity]
        + (goods // 2) * _PAIR[popularity]
        + tile_coins(sheet.tile, tuple([place for place in row[STRUCTURES:RECRUITS] if place >= 0]))
    )


def final(row: Row, sheet: Sheet) -> float:
    """The lead of a game that the sixth star has ended."""
    rival = sheet.rival[max(0, row[TURN] - 1)]
    return counted(row, sheet) + row[HOPES] / 100.0 - rival


def promise(row: Row, sheet: Sheet, tastes: Tastes) -> float:
    """What a row is worth, in coins at the end of the game."""
    if row[OVER]:
        lead = final(row, sheet)
        mine = counted(row, sheet) + row[HOPES] / 100.0
        won = tastes.victory * (1.0 if lead > 2 else -1.0 if lead < -2 else lead / 2)
        return mine + tastes.rival * (mine - lead) + won
    sure, found = signs(row, sheet)
    hoped: float = sum(map(mul, tastes.prices, found))
    return sure + hoped


def signs(row: Row, sheet: Sheet) -> tuple[float, list[float]]:
    """Coins as they will be counted, so far as they are sure; and what ``Prices`` names, in its order."""
    turn = row[TURN]
    turns = sheet.turns - (turn - 1 if turn > 1 else 0)
    if turns < 0.0:
        turns = 0.0
    left = turns / USUAL_TURNS if turns < USUAL_TURNS else 1.0
    gone = 1.0 - left
    here = held(row, sheet)
    ground_count = here.bit_count() + (_FACTORY_MORE if here & _FACTORY_BIT else 0)
    popularity, power, cards = row[POPULARITY], row[POWER], row[CARDS]
    workers = row[WORKER_COUNT]
    step = float(_STAR[popularity] - _STAR[0])
    if turns <= 0:
        tier = step
    else:
        smooth = (popularity - 1) / 6.0
        smooth = 0.0 if smooth < 0 else 2.0 if smooth > 2 else smooth
        blend = turns / LATE_TURNS if turns < LATE_TURNS else 1.0
        tier = blend * smooth + (1.0 - blend) * step
    stars = row[STARS]
    ground = (_GROUND[0] + tier) * ground_count
    goods = row[GOODS] + row[GOODS + 1] + row[GOODS + 2] + row[GOODS + 3]
    pairs = (_PAIR[0] + tier) * goods / 2.0
    sure = (
        row[COINS]
        + row[HOPES] / 100.0
        + stars * (_STAR[0] + tier)
        + ground * gone
        + pairs * gone
        + tile_coins(sheet.tile, tuple([place for place in row[STRUCTURES:RECRUITS] if place >= 0]))
    )
    counts = (
        row[CUBES].bit_count(),
        row[MECH_COUNT],
        row[STRUCTURE_COUNT],
        row[RECRUITS].bit_count(),
        workers,
        popularity,
        power,
    )
    kinds = row[KINDS]
    found = [
        stars * left,
        ground * left,
        pairs * left,
        tier * left,
        popularity * left,
        (workers if workers < CHEAP_WORKERS else CHEAP_WORKERS) * left,
        (workers - CHEAP_WORKERS if workers > CHEAP_WORKERS else 0) * left,
        counts[0] * left,
        counts[1] * left,
        counts[2] * left,
        counts[3] * left,
    ]
    for number in range(7):
        if kinds >> _BITS[number] & 1:
            found.append(0.0)
            continue
        have = counts[number]
        chance = (turns + 1.0) / ((_WHOLE[number] - have) * _PACE[number] + 1.0)
        way = _WAYS[number][have]
        found.append(way * chance * chance if chance < 1.0 else way)
    short = turns / 4.0 if turns < 4.0 else 1.0
    arms = 0.0
    if sheet.unlimited or row[VICTORIES] < 2:
        arms = (power if power < 7 else 7) / 7.0 * (1.0 if cards else 0.7)
        if turns < 3.0:
            arms *= turns / 3.0
    # Workers by where they stand.
    at_home = 0
    there: dict[int, int] = {}
    for index in range(WORKERS, WORKERS + workers):
        place = row[index]
        if place >= TERRITORIES:
            at_home += 1
        elif here >> place & 1:
            there[place] = there.get(place, 0) + 1
    afield = 0
    fighters: list[int] = []
    for index in range(CHARACTER, WORKERS):
        place = row[index]
        if place >= TERRITORIES:
            at_home += index != CHARACTER
            fighters.append(place)
        elif place >= 0:
            afield += 1
            fighters.append(place)
    spare = wanted = stored = 0.0
    ready = made = 0
    reached: list[int] = []
    villagers: list[float] = []
    usable = 0
    for number in range(4):
        have = row[GOODS + _NEEDS[number]]
        open_still = (6 if number == 0 else 4) - counts[number]
        if open_still <= 0:
            spare += have
            continue
        cost = sheet.cost[number] - row[SLOTS + number]
        wanted += have if have < cost else cost
        if have >= cost:
            later = cost * (open_still - 1)
            if have - cost < later:
                later = have - cost
            stored += later
            spare += have - cost - later
            ready += row[SECTION] != number or sheet.relentless
        usable |= 1 << _NEEDS[number]
    factor = 1.0 if workers < CHEAP_WORKERS else 0.4
    for place, number in there.items():
        kind = _KIND[place]
        if kind == 4:
            if workers < 8:
                villagers.append(factor * number)
        elif kind >= 0 and usable >> kind & 1:
            reached.append(number)
            made |= 1 << kind
    reach = 3 if row[CUBES] & 8 else 2
    villagers.sort(reverse=True)
    reached.sort(reverse=True)
    villagers = villagers[:reach]
    reached = reached[: reach - len(villagers)]
    # The way to the next encounter or the Factory, and to the Automa's fighters.
    nearest = 9
    aims = row[TOKENS]
    distances = _DISTANCE[row[CHARACTER]]
    if not row[FACTORY]:
        nearest = distances[_FACTORY_PLACE]
    elif not aims:
        nearest = 0
    while aims:
        lowest = aims & -aims
        steps = distances[lowest.bit_length() - 1]
        if steps < nearest:
            nearest = steps
        aims ^= lowest
    away = 9
    if arms:
        for other in sheet.fighters:
            if row[BEATEN] >> other & 1:
                continue
            to_them = _DISTANCE[other]
            for place in fighters:
                if to_them[place] < away:
                    away = to_them[place]
    found += [
        0.0,
        float(power),
        power * left,
        arms,
        cards * short,
        spare * left,
        wanted * left,
        stored * left,
        left if ready else 0.0,
        (ready - 1) * left if ready else 0.0,
        made.bit_count() * left,
        sum(reached) * left,
        sum(villagers) * left,
        at_home * short,
        nearest * left,
        row[FACTORY] * left,
        arms / (away if away > 1 else 1),
        afield * left,
        float(afield),
        sheet.theirs_now - 3.0 * row[BEATEN].bit_count(),
    ]
    return sure, found


class Tastes:
    """Prices, and what winning is worth."""

    __slots__ = ("prices", "rival", "victory")

    def __init__(self, prices: Sequence[float], victory: float) -> None:
        """Prices in the order of ``Prices``."""
        self.prices = tuple(prices)
        self.rival = -1.0
        self.victory = victory
