"""The solo game for searching: the same rules as ``games/noria`` on one row of cells, changed in place.

A position is a list of whole numbers (``codes``), so copying it is one slice; an action is a number. The attrs rules are
the truth, also of what may be done; a test plays both in lock-step. Source: rules.md 4 and 5.
"""

from __future__ import annotations

from noria_desktop.bots.noria.bot_turn import bot_turn, turn_all, turn_large, turn_medium
from noria_desktop.bots.noria.codes import (
    ACTING,
    ADVANCE,
    AMBASSADOR,
    BEGIN,
    BERTH,
    BOT_TURN,
    BUY_DISC,
    BUY_RESOURCE,
    CENTRE,
    DOUBLED,
    END,
    FACTORIES,
    FEE,
    FIVE,
    GATHER,
    IN_USE,
    INFLUENCING,
    INTRIGUES,
    INTRIGUING,
    INVEST,
    ISLAND_SIZE,
    ISLANDS,
    KNOWLEDGE,
    LANDING,
    LEVELS,
    MINE,
    MODIFICATIONS,
    MODIFY,
    NAME,
    NAMED,
    NAMING,
    NIBBLE,
    NIGHT_SHIFT,
    NIGHT_SHIFTS,
    OWNER,
    PAID,
    PAID_GOODS,
    PART,
    PHASE,
    PLACE,
    PLACED,
    PLACING,
    PRODUCE,
    REMOVE,
    REMOVING,
    RESOURCES,
    ROUND,
    SEAT,
    SEATED,
    SEATED_IN,
    SELL,
    SHIPS,
    STOCK,
    STORED,
    TAKE_KNOWLEDGE,
    TASKS,
    TRAVEL,
    TURNING_RINGS,
    UPGRADE,
    UPPER,
    VERB,
    VERB_BITS,
    WAREHOUSES,
    WHEEL,
)
from noria_desktop.bots.noria.printed import (
    ACTIVE,
    BONUS,
    CHAMBERS,
    COGS,
    FACTORY_COUNT,
    INCOMES,
    ISLAND_BERTHS,
    ISLAND_SPACES,
    MEDIUM,
    MODIFY_BASE,
    NORMAL,
    OTHER_CHAMBER,
    RECIPES,
    RESOURCE_COST,
    SALES,
    SHIFT_BASE,
    SUBSTITUTE,
    SURCHARGE,
    TRAVEL_FEE,
    UPGRADED,
)


def play(cells: list[int], code: int) -> None:
    """Carry out a legal action."""
    verb = code & VERB
    first = code >> VERB_BITS & NIBBLE
    if verb == GATHER:
        kind = (cells[WHEEL + first] - 1) >> 1
        cells[RESOURCES + kind] += cells[SHIPS + kind]
        _spend(cells, first)
    elif verb == INVEST:
        cells[LEVELS + (code >> PART & NIBBLE)] += 1
        for kind in range(3):
            cells[RESOURCES + kind] -= code >> PAID + 5 * kind & FIVE
        goods = code >> PAID_GOODS
        if goods:
            for good in range(5):
                cells[STORED + good] -= goods >> 4 * good & NIBBLE
        _spend(cells, first)
    elif verb == TAKE_KNOWLEDGE:
        cells[KNOWLEDGE] += SUBSTITUTE
        _spend(cells, first)
    elif verb == NAME:
        cells[NAMED] |= 1 << first
    elif verb == BEGIN:
        _begin(cells, first, code >> PART)
    elif verb == END:
        _end(cells)
    elif verb == ADVANCE:
        _advance(cells)
    elif verb == SEAT:
        _seat(cells, first)
    elif verb == REMOVE:
        cells[UPPER + first] -= 1
        cells[SEATED_IN] = 0
        cells[PHASE] = INTRIGUING
    elif verb == NIGHT_SHIFT:
        cells[KNOWLEDGE] -= (SHIFT_BASE + SURCHARGE[cells[ROUND]]) << cells[NIGHT_SHIFTS]
        cells[NIGHT_SHIFTS] += 1
        if first == MEDIUM:
            turn_medium(cells, WHEEL)
        else:
            turn_large(cells, WHEEL)
    elif verb == TRAVEL:
        _travel(cells, code)
        _spend(cells, first)
    elif verb == SELL:
        cells[STORED + first] -= 1
        cells[KNOWLEDGE] += SALES[first]
    elif verb == BUY_RESOURCE:
        cells[RESOURCES + first] += 1
        cells[KNOWLEDGE] -= RESOURCE_COST
    elif verb == UPGRADE:
        cells[WHEEL + (code >> PART & NIBBLE)] += 1
        _spend(cells, first)
    elif verb == PRODUCE:
        for good in range(5):
            count = code >> PART + 5 * good & FIVE
            if count:
                cells[STORED + good] += count
                for kind in range(3):
                    cells[RESOURCES + kind] -= count * RECIPES[good][kind]
        _spend(cells, first)
    elif verb == BUY_DISC:
        disc = code >> PART & NIBBLE
        cells[STOCK + disc] -= 1
        cells[CENTRE + disc] += 1
        for kind in range(3):
            cells[RESOURCES + kind] -= code >> PAID + 5 * kind & FIVE
        _spend(cells, first)
    elif verb == PLACE:
        disc = code >> PART & NIBBLE
        cells[WHEEL + first] = 1 + 2 * disc
        cells[CENTRE + disc] -= 1
        cells[PLACED] |= 1 << first
        if not _waiting(cells):
            cells[PLACED] = 0
            cells[PHASE] = BOT_TURN
    elif verb == MODIFY:
        second = code >> PART & NIBBLE
        cells[KNOWLEDGE] -= (MODIFY_BASE + SURCHARGE[cells[ROUND]]) << cells[MODIFICATIONS]
        cells[MODIFICATIONS] += 1
        lying = cells[WHEEL + first]
        cells[WHEEL + first] = cells[WHEEL + second]
        cells[WHEEL + second] = lying
    else:
        cells[LEVELS + first] = 1
        cells[ROUND] += 1
        cells[PHASE] = INFLUENCING


def _waiting(cells: list[int]) -> bool:
    """Whether a bought disc waits in the centre."""
    return any(cells[CENTRE : CENTRE + 7])


def _spend(cells: list[int], space: int) -> None:
    """One action of a disc is used; another disc that was in use gives up its rest."""
    before = cells[IN_USE] - 1
    if before != space:
        if before >= 0:
            cells[TASKS + before] = 0
        cells[IN_USE] = space + 1
    cells[TASKS + space] -= 1


def _begin(cells: list[int], doubled: int, aims: int) -> None:
    named = cells[NAMED]
    for space in ACTIVE:
        if named >> space & 1 and (cells[WHEEL + space] - 1) >> 1 != BONUS:
            cells[TASKS + space] = UPGRADED if doubled == space + 1 else NORMAL
    while aims:
        cells[TASKS + (aims & NIBBLE) - 1] += 1
        aims >>= 4
    cells[DOUBLED] = doubled
    cells[PHASE] = ACTING


def _travel(cells: list[int], code: int) -> None:
    fee = code >> FEE
    if fee:
        cells[RESOURCES + fee - 1] -= TRAVEL_FEE
    island = code >> PART & 7
    cells[AMBASSADOR] = island
    landing = code >> LANDING & 7
    if not landing:
        return
    at = ISLANDS + ISLAND_SIZE * island
    if landing < 4:
        cells[at + BERTH + landing - 1] -= 1
        cells[SHIPS + ISLAND_BERTHS[cells[at]][landing - 1]] += 1
    else:
        cells[at + OWNER + landing - 4] = MINE
        cells[FACTORIES] -= 1
        for good in ISLAND_SPACES[cells[at]][landing - 4]:
            cells[WAREHOUSES + good] += 1


def _seat(cells: list[int], chamber: int) -> None:
    cells[KNOWLEDGE] -= COGS[cells[ROUND]] << cells[INTRIGUES]
    cells[INTRIGUES] += 1
    cells[UPPER + chamber] -= 1
    cells[SEATED + chamber] += 1
    cells[SEATED_IN] = chamber + 1
    for other in range(CHAMBERS):
        if removable(cells, other):
            cells[PHASE] = REMOVING
            return
    cells[SEATED_IN] = 0


def _end(cells: list[int]) -> None:
    """Leave the phase; what the turn remembered of it is forgotten."""
    phase = cells[PHASE]
    if phase == INFLUENCING:
        cells[NIGHT_SHIFTS] = 0
        cells[MODIFICATIONS] = 0
        cells[PHASE] = NAMING
    elif phase in (NAMING, ACTING):
        cells[NAMED] = 0
        cells[DOUBLED] = 0
        cells[IN_USE] = 0
        for space in ACTIVE:
            cells[TASKS + space] = 0
        cells[PHASE] = INTRIGUING
    elif phase == INTRIGUING:
        cells[INTRIGUES] = 0
        cells[PHASE] = TURNING_RINGS
    elif phase == REMOVING:
        cells[SEATED_IN] = 0
        cells[PHASE] = INTRIGUING
    else:
        for disc in range(7):
            cells[CENTRE + disc] = 0
        cells[PLACED] = 0
        cells[PHASE] = BOT_TURN


def _advance(cells: list[int]) -> None:
    if cells[PHASE] == BOT_TURN:
        bot_turn(cells)
        return
    turn_all(cells, WHEEL)
    cells[KNOWLEDGE] += INCOMES[FACTORY_COUNT - cells[FACTORIES]]
    cells[PHASE] = PLACING if _waiting(cells) else BOT_TURN


def removable(cells: list[int], chamber: int) -> bool:
    """Whether an intrigue may remove a politician from a chamber now."""
    if OTHER_CHAMBER and cells[SEATED_IN] == chamber + 1:
        return False
    return cells[UPPER + chamber] > 0
