"""What may be done in a searched position, as codes. The attrs rules are the truth; a test plays both in lock-step.

Source: rules.md 4 and 5.
"""

from __future__ import annotations

from noria_desktop.bots.noria.codes import (
    ACTING,
    ADVANCE,
    AMBASSADOR,
    BEGIN,
    BERTH,
    BOT_AMBASSADOR,
    BOT_LEVELS,
    BUY_RESOURCE,
    CENTRE,
    CHOOSE_TRACK,
    CHOOSING_TRACK,
    END,
    FACTORIES,
    FINISHED,
    FIVE,
    GATHER,
    INFLUENCING,
    INTRIGUES,
    INTRIGUING,
    ISLAND_COUNT,
    ISLAND_SIZE,
    ISLANDS,
    KNOWLEDGE,
    LEVELS,
    MODIFICATIONS,
    MODIFY,
    NAME,
    NAMED,
    NAMING,
    NIBBLE,
    NIGHT_SHIFT,
    NIGHT_SHIFTS,
    OWNER,
    PHASE,
    PLACE,
    PLACED,
    PLACING,
    PRICES,
    REMOVE,
    REMOVING,
    RESOURCES,
    ROUND,
    SEAT,
    SELL,
    SPACES,
    STOCK,
    STORED,
    TAKE_KNOWLEDGE,
    TASKS,
    UPGRADE,
    UPPER,
    WAREHOUSES,
    WHEEL,
    buying,
    double,
    investing,
    producing,
    single,
    travelling,
)
from noria_desktop.bots.noria.printed import (
    ACTIVE,
    BONUS,
    BONUS_EXTRA,
    BONUS_UPGRADED,
    CHAMBERS,
    CITY,
    COGS,
    COMPULSORY,
    COSTS,
    INVEST_FEE,
    JOURNEY,
    LARGE,
    MEDIUM,
    MODIFY_BASE,
    RECIPES,
    RESOURCE_COST,
    SHIFT_BASE,
    SURCHARGE,
    TRAVEL_FEE,
    aims_of,
    connected,
    joining,
    level_totals,
    price_payments,
)
from noria_desktop.bots.noria.search_state import removable


def legal(cells: list[int]) -> list[int]:
    """Codes of all legal actions; none when the game is over."""
    phase = cells[PHASE]
    if phase == ACTING:
        return _uses(cells)
    if phase == INFLUENCING:
        return _influences(cells)
    if phase == NAMING:
        return _namings(cells)
    if phase == INTRIGUING:
        codes: list[int] = []
        if cells[KNOWLEDGE] >= COGS[cells[ROUND]] << cells[INTRIGUES]:
            codes = [single(SEAT, chamber) for chamber in range(CHAMBERS) if cells[UPPER + chamber]]
        codes.append(END)
        return codes
    if phase == REMOVING:
        codes = [single(REMOVE, chamber) for chamber in range(CHAMBERS) if removable(cells, chamber)]
        if not COMPULSORY:
            codes.append(END)
        return codes
    if phase == PLACING:
        codes = [
            double(PLACE, space, disc)
            for disc in range(7)
            if cells[CENTRE + disc]
            for space in range(SPACES)
            if not cells[PLACED] >> space & 1
        ]
        codes.append(END)
        return codes
    if phase == CHOOSING_TRACK:
        return [single(CHOOSE_TRACK, track) for track in range(4)]
    if phase == FINISHED:
        return []
    return [ADVANCE]


def _influences(cells: list[int]) -> list[int]:
    codes: list[int] = []
    knowledge = cells[KNOWLEDGE]
    late = SURCHARGE[cells[ROUND]]
    if knowledge >= (SHIFT_BASE + late) << cells[NIGHT_SHIFTS]:
        codes.append(single(NIGHT_SHIFT, MEDIUM))
        codes.append(single(NIGHT_SHIFT, LARGE))
    if knowledge >= (MODIFY_BASE + late) << cells[MODIFICATIONS]:
        for first in range(SPACES):
            for second in range(first + 1, SPACES):
                if cells[WHEEL + first] != cells[WHEEL + second]:
                    codes.append(double(MODIFY, first, second))
    codes.append(END)
    return codes


def _namings(cells: list[int]) -> list[int]:
    occupied = 0
    for space in ACTIVE:
        if cells[WHEEL + space]:
            occupied |= 1 << space
    named = cells[NAMED]
    codes = [single(NAME, space) for space in joining(occupied, named)]
    if connected(named):
        _beginnings(cells, named, codes)
    _deals(cells, codes)
    codes.append(END)
    return codes


def _beginnings(cells: list[int], named: int, codes: list[int]) -> None:
    """Every choice of the disc used upgraded and of the discs that get the extra actions."""
    targets = 0
    upgraded: list[int] = []
    bonus = 0
    for space in ACTIVE:
        if named >> space & 1:
            lying = cells[WHEEL + space]
            if (lying - 1) >> 1 == BONUS:
                bonus += 1
            else:
                targets |= 1 << space
            if not lying & 1:
                upgraded.append(space + 1)
    if not targets:
        return
    if not upgraded:
        upgraded.append(0)
    for used in upgraded:
        extra = bonus * BONUS_EXTRA
        if used and not targets >> (used - 1) & 1:
            extra += BONUS_UPGRADED - BONUS_EXTRA
        for aims in aims_of(targets, extra):
            codes.append(double(BEGIN, used, aims))


def _deals(cells: list[int], codes: list[int]) -> None:
    for good in range(5):
        if cells[STORED + good]:
            codes.append(single(SELL, good))
    if cells[KNOWLEDGE] >= RESOURCE_COST:
        for kind in range(3):
            codes.append(single(BUY_RESOURCE, kind))


def _uses(cells: list[int]) -> list[int]:
    codes: list[int] = []
    for space in ACTIVE:
        if cells[TASKS + space]:
            disc = (cells[WHEEL + space] - 1) >> 1
            if disc == CITY:
                _purchases(cells, space, codes)
                _investments(cells, space, codes)
            elif disc == JOURNEY:
                _journeys(cells, space, codes)
            elif disc == BONUS:
                continue
            elif disc < 3:
                codes.append(single(GATHER, space))
            else:
                _workshop(cells, space, codes)
            codes.append(single(TAKE_KNOWLEDGE, space))
    _deals(cells, codes)
    codes.append(END)
    return codes


def _purchases(cells: list[int], space: int, codes: list[int]) -> None:
    held = cells[RESOURCES : RESOURCES + 3]
    for disc in range(7):
        if cells[STOCK + disc]:
            for energy, mycelium, obsidian in price_payments(cells[PRICES + disc]):
                if energy <= held[0] and mycelium <= held[1] and obsidian <= held[2]:
                    codes.append(buying(space, disc, energy, mycelium, obsidian))


def _investments(cells: list[int], space: int, codes: list[int]) -> None:
    for track in range(4):
        level = cells[LEVELS + track]
        if level >= len(COSTS[track]):
            continue
        fee = INVEST_FEE if cells[BOT_LEVELS + track] > level else 0
        for paid, goods in level_totals(track, level + 1, fee):
            if _covers(cells, paid, goods):
                codes.append(investing(space, track, paid, goods))


def _covers(cells: list[int], paid: int, goods: int) -> bool:
    for kind in range(3):
        if cells[RESOURCES + kind] < (paid >> 5 * kind & FIVE):
            return False
    return all(cells[STORED + good] >= goods >> 4 * good & NIBBLE for good in range(5))


def _journeys(cells: list[int], space: int, codes: list[int]) -> None:
    for island in range(ISLAND_COUNT):
        if island == cells[AMBASSADOR]:
            continue
        at = ISLANDS + ISLAND_SIZE * island
        landings = [0]
        for berth in range(3):
            if cells[at + BERTH + berth]:
                landings.append(1 + berth)
        if cells[FACTORIES]:
            for place in range(4):
                if not cells[at + OWNER + place]:
                    landings.append(4 + place)
        if island != cells[BOT_AMBASSADOR]:
            for landing in landings:
                codes.append(travelling(space, island, landing, 0))
            continue
        for kind in range(3):
            if cells[RESOURCES + kind] >= TRAVEL_FEE:
                for landing in landings:
                    codes.append(travelling(space, island, landing, kind + 1))


def _workshop(cells: list[int], space: int, codes: list[int]) -> None:
    for target in range(SPACES):
        lying = cells[WHEEL + target]
        if lying & 1 and not cells[NAMED] >> target & 1:
            codes.append(double(UPGRADE, space, target))
    empty = [cells[WAREHOUSES + good] - cells[STORED + good] for good in range(5)]
    kinds = 0
    for good in range(5):
        for count in range(1, empty[good] + 1):
            _produced(cells, space, count << 5 * good, codes)
        if empty[good]:
            kinds |= 1 << good
    for mix in range(1, 32):
        if mix & kinds == mix and mix & (mix - 1):
            goods = 0
            for good in range(5):
                if mix >> good & 1:
                    goods |= 1 << 5 * good
            _produced(cells, space, goods, codes)


def _produced(cells: list[int], space: int, goods: int, codes: list[int]) -> None:
    """Add a production that can be paid."""
    for kind in range(3):
        due = 0
        for good in range(5):
            due += (goods >> 5 * good & FIVE) * RECIPES[good][kind]
        if due > cells[RESOURCES + kind]:
            return
    codes.append(producing(space, goods))
