"""What the discs of one turn change, in one row, and what can be had from it: landings, productions, a resource to spare.

``disc_uses`` looks through it for the best use. Source: rules.md 4.2.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.noria.codes import (
    BERTH,
    BOT_AMBASSADOR,
    FACTORIES,
    ISLAND_COUNT,
    ISLAND_SIZE,
    ISLANDS,
    LEVELS,
    OWNER,
    RESOURCES,
    SHIPS,
    STORED,
    WAREHOUSES,
)
from noria_desktop.bots.noria.pricing import MOST, Prices
from noria_desktop.bots.noria.printed import FACTORY_COUNT, ISLAND_BERTHS, ISLAND_SPACES, RECIPES

# Where things lie: resources, then
ROW_KNOWLEDGE: Final = 3
ROW_LEVELS: Final = 4
ROW_STORED: Final = 8
ROW_EMPTY: Final = 13
ROW_SHIPS: Final = 18
ROW_BUILT: Final = 21
ROW_BOUGHT: Final = 22
"""Types of disc bought this turn, as bits."""

_COSTS: Final[dict[int, list[int]]] = {}


def row_of(cells: list[int], knowledge: int) -> list[int]:
    """The row of a position at the beginning of a turn, with what knowledge is left after influence."""
    row = cells[RESOURCES : RESOURCES + 3]
    row.append(knowledge)
    row += cells[LEVELS : LEVELS + 4]
    row += cells[STORED : STORED + 5]
    for good in range(5):
        row.append(cells[WAREHOUSES + good] - cells[STORED + good])
    row += cells[SHIPS : SHIPS + 3]
    row.append(FACTORY_COUNT - cells[FACTORIES])
    row.append(0)
    return row


def landings(prices: Prices, row: list[int], visited: int) -> list[tuple[float, int, int, int]]:
    """Ships and factory spaces within reach: gain, island, landing, kind of ship or -1."""
    cells = prices.cells
    found: list[tuple[float, int, int, int]] = []
    best: list[tuple[float, int, int, int]] = [(-1e9, 0, 0, kind) for kind in range(3)]
    build = row[ROW_BUILT] < FACTORY_COUNT
    for island in range(ISLAND_COUNT):
        if visited >> island & 1:
            continue
        at = ISLANDS + ISLAND_SIZE * island
        number = cells[at]
        fee = 0.6 if island == cells[BOT_AMBASSADOR] else 0.0
        for berth in range(3):
            if cells[at + BERTH + berth]:
                kind = ISLAND_BERTHS[number][berth]
                gain = prices.ship(kind) - fee
                if gain > best[kind][0]:
                    best[kind] = (gain, island, 1 + berth, kind)
        if build:
            for space in range(4):
                if not cells[at + OWNER + space]:
                    goods = ISLAND_SPACES[number][space]
                    gain = prices.factory(row[ROW_BUILT], len(goods)) - fee
                    found.append((gain, island, 4 + space, -1))
    for kind in range(3):
        if best[kind][0] > -1e8:
            found.append(best[kind])
    return found


def spare_kind(prices: Prices, row: list[int]) -> int:
    """The kind of which one resource is missed least; -1 if there is none."""
    best = -1
    least = 0.0
    for kind in range(3):
        held = row[kind]
        if held:
            worth = prices.rows[kind]
            loss = worth[min(MOST, held)] - worth[min(MOST, held - 1)] - 1e-6 * held
            if best < 0 or loss < least:
                best, least = kind, loss
    return best


def productions(prices: Prices, row: list[int]) -> list[tuple[float, int]]:
    """Productions that can be paid, and what stocks are worth after each."""
    found: list[tuple[float, int]] = []
    kinds = 0
    for good in range(5):
        if row[ROW_EMPTY + good]:
            kinds |= 1 << good
            for count in range(1, row[ROW_EMPTY + good] + 1):
                _batch(prices, row, count << 5 * good, found)
    if kinds & (kinds - 1):
        for mix in range(3, 32):
            if mix & kinds == mix and mix & (mix - 1):
                goods = 0
                for good in range(5):
                    if mix >> good & 1:
                        goods |= 1 << 5 * good
                _batch(prices, row, goods, found)
    return found


def _batch(prices: Prices, row: list[int], goods: int, found: list[tuple[float, int]]) -> None:
    costs = batch_costs(goods)
    energy, mycelium, obsidian = row[0] - costs[0], row[1] - costs[1], row[2] - costs[2]
    if energy < 0 or mycelium < 0 or obsidian < 0:
        return
    simple = row[ROW_STORED] + row[ROW_STORED + 1] + row[ROW_STORED + 2] + costs[3]
    worth = (
        prices.rows[0][min(energy, MOST)]
        + prices.rows[1][min(mycelium, MOST)]
        + prices.rows[2][min(obsidian, MOST)]
        + prices.simple_row[min(simple, MOST)]
        + prices.complex_row[min(row[ROW_STORED + 3] + row[ROW_STORED + 4] + costs[4], MOST)]
    )
    found.append((worth, goods))


def filled(row: list[int], goods: int) -> list[int]:
    """The row after this production: goods stored, resources paid."""
    after = row[:]
    for good in range(5):
        count = goods >> 5 * good & 31
        after[ROW_STORED + good] += count
        after[ROW_EMPTY + good] -= count
    costs = batch_costs(goods)
    for kind in range(3):
        after[kind] -= costs[kind]
    return after


def batch_costs(goods: int) -> list[int]:
    """Resources of each kind that a production costs, then how many simple and complex goods it makes."""
    found = _COSTS.get(goods)
    if found is None:
        found = [0, 0, 0, 0, 0]
        for good in range(5):
            count = goods >> 5 * good & 31
            for kind in range(3):
                found[kind] += count * RECIPES[good][kind]
            found[3 if good < 3 else 4] += count
        _COSTS[goods] = found
    return found
