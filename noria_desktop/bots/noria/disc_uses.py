"""The best use of a turn's discs, found in a row of what the turn can change.

Only what discs of a kind can do counts, not where they lie, so many turns of the wheel share one answer. Journeys come
first (a new ship sails at once), then resources, tools and cities. A step is an action's code without its space, and above
it the type of the disc that does it. Source: rules.md 4.2.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.noria.codes import (
    AMBASSADOR,
    BERTH,
    BOT_AMBASSADOR,
    BOT_LEVELS,
    BUY_RESOURCE,
    FACTORIES,
    GATHER,
    ISLAND_COUNT,
    ISLAND_SIZE,
    ISLANDS,
    LEVELS,
    OWNER,
    PRICES,
    RESOURCES,
    SELL,
    SHIPS,
    STOCK,
    STORED,
    TAKE_KNOWLEDGE,
    UPGRADE,
    WAREHOUSES,
    buying,
    double,
    investing,
    producing,
    single,
    travelling,
)
from noria_desktop.bots.noria.pricing import MOST, Prices
from noria_desktop.bots.noria.printed import (
    CITY,
    COSTS,
    FACTORY_COUNT,
    HALVES,
    INVEST_FEE,
    ISLAND_BERTHS,
    ISLAND_SPACES,
    JOURNEY,
    ON_GOODS,
    RECIPES,
    RESOURCE_COST,
    SALES,
    SUBSTITUTE,
    TOOL,
    TRACK_GOODS,
    TRACK_KINDS,
)

TYPE: Final = 52
"""Where the type of the disc begins in a step."""
NO_DISC: Final = 7
"""In its place for the black market."""
CODE: Final = (1 << 52) - 1

# Where things lie in the row that a turn changes: resources, then
_KNOWLEDGE: Final = 3
_LEVELS: Final = 4
_STORED: Final = 8
_EMPTY: Final = 13
_SHIPS: Final = 18
_BUILT: Final = 21
_BOUGHT: Final = 22
"""Types of disc bought this turn, as bits."""


class Leaf:
    """One way to use the discs."""

    __slots__ = ("steps", "worth")

    worth: float
    steps: list[int]

    def __init__(self, worth: float, steps: list[int]) -> None:
        """The worth of the position after these steps."""
        self.worth = worth
        self.steps = steps


class DiscUses:
    """Looks for the best use of discs in one turn of one position."""

    __slots__ = ("_best", "_found", "_wide", "cells", "leaves", "prices", "width")

    prices: Prices
    cells: list[int]
    width: int
    """So many ships, factories, productions and purchases are looked at in one go."""
    leaves: list[Leaf]
    """Every way found by the last search, when all are wanted."""
    _found: dict[int, Leaf]
    _best: Leaf
    _wide: bool

    def __init__(self, prices: Prices, width: int) -> None:
        """For the position of the prices."""
        self.prices = prices
        self.cells = prices.cells
        self.width = width
        self.leaves = []
        self._found = {}
        self._best = Leaf(-1e9, [])
        self._wide = False

    def best(self, uses: int, knowledge: int, target: int) -> Leaf:
        """The best use of these actions.

        Args:
            uses: actions by type of disc, a nibble each.
            knowledge: what is left after influence.
            target: type of the disc that a tool would upgrade; -1 for none.
        """
        key = uses | knowledge << 28 | (target + 1) << 44
        found = self._found.get(key)
        if found is None:
            self._wide = False
            self._search(uses, knowledge, target)
            found = self._best
            self._found[key] = found
        return found

    def every(self, uses: int, knowledge: int, target: int) -> list[Leaf]:
        """Every promising use of these actions, in the order in which they were found."""
        self._wide = True
        self.leaves = []
        self._search(uses, knowledge, target)
        return self.leaves

    def _search(self, uses: int, knowledge: int, target: int) -> None:
        cells = self.cells
        row = cells[RESOURCES : RESOURCES + 3]
        row.append(knowledge)
        row += cells[LEVELS : LEVELS + 4]
        row += cells[STORED : STORED + 5]
        for good in range(5):
            row.append(cells[WAREHOUSES + good] - cells[STORED + good])
        row += cells[SHIPS : SHIPS + 3]
        row.append(FACTORY_COUNT - cells[FACTORIES])
        row.append(0)
        self._best = Leaf(-1e9, [])
        here = cells[AMBASSADOR]
        self._journeys(row, [], 0.0, uses, target, uses >> 4 * JOURNEY & 15, 0 if here < 0 else 1 << here)

    def _leaf(self, row: list[int], steps: list[int], extra: float) -> None:
        """The worth of the position after these steps."""
        prices = self.prices
        a, b, c, d = row[_LEVELS], row[_LEVELS + 1], row[_LEVELS + 2], row[_LEVELS + 3]
        stored = row[_STORED : _STORED + 5]
        knowledge = row[_KNOWLEDGE]
        council = prices.politics(a, b, c, d, knowledge)
        if not prices.left:
            # Whatever is stored now can become nothing but knowledge for an intrigue of this turn.
            sales = 0
            for good in range(5):
                sales += SALES[good] * stored[good]
            if sales:
                sold = prices.politics(a, b, c, d, knowledge + sales)
                if sold > council:
                    council = sold
                    steps = steps[:]
                    for good in range(5):
                        for _ in range(stored[good]):
                            steps.append(single(SELL, good) | NO_DISC << TYPE)
                    stored = [0, 0, 0, 0, 0]
        worth = (
            prices.standing(a, b, c, d)
            + council
            + prices.rows[0][min(row[0], MOST)]
            + prices.rows[1][min(row[1], MOST)]
            + prices.rows[2][min(row[2], MOST)]
            + prices.simple_row[min(stored[0] + stored[1] + stored[2], MOST)]
            + prices.complex_row[min(stored[3] + stored[4], MOST)]
            + extra
        )
        if self._wide:
            self.leaves.append(Leaf(worth, steps))
        if worth > self._best.worth + 1e-9:
            self._best = Leaf(worth, steps)

    # Journeys ---------------------------------------------------------------------------------------------

    def _journeys(
        self,
        row: list[int],
        steps: list[int],
        extra: float,
        uses: int,
        target: int,
        times: int,
        visited: int,
    ) -> None:
        """Every promising journey, and knowledge instead."""
        if not times:
            self._gathered(row, steps, extra, uses, target, 0)
            return
        substituted = row[:]
        substituted[_KNOWLEDGE] += times * SUBSTITUTE
        knowing = [single(TAKE_KNOWLEDGE, 0) | JOURNEY << TYPE] * times
        self._gathered(substituted, steps + knowing, extra, uses, target, 0)
        options = self._landings(row, visited)
        options.sort(key=_gain, reverse=True)
        ships = factories = 0
        for gain, island, landing, kind in options:
            if kind < 0:
                factories += 1
                if factories > self.width:
                    continue
            else:
                ships += 1
                if ships > self.width:
                    continue
            after = row[:]
            fee = 0
            if island == self.cells[BOT_AMBASSADOR]:
                spare = self._spare(row)
                if spare < 0:
                    continue
                fee = spare + 1
                after[spare] -= 1
            if kind < 0:
                after[_BUILT] += 1
                number = self.cells[ISLANDS + ISLAND_SIZE * island]
                for good in ISLAND_SPACES[number][landing - 4]:
                    after[_EMPTY + good] += 1
            else:
                after[_SHIPS + kind] += 1
            step = travelling(0, island, landing, fee) | JOURNEY << TYPE
            self._journeys(
                after, [*steps, step], extra + gain, uses, target, times - 1, visited | 1 << island
            )

    def _landings(self, row: list[int], visited: int) -> list[tuple[float, int, int, int]]:
        """Ships and factory spaces within reach: gain, island, landing, kind of ship or -1."""
        prices, cells = self.prices, self.cells
        found: list[tuple[float, int, int, int]] = []
        best: list[tuple[float, int, int, int]] = [(-1e9, 0, 0, kind) for kind in range(3)]
        build = row[_BUILT] < FACTORY_COUNT
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
                        gain = prices.factory(row[_BUILT], len(goods)) - fee
                        found.append((gain, island, 4 + space, -1))
        for kind in range(3):
            if best[kind][0] > -1e8:
                found.append(best[kind])
        return found

    def _spare(self, row: list[int]) -> int:
        """The kind of which one resource is missed least; -1 if there is none."""
        best = -1
        least = 0.0
        for kind in range(3):
            held = row[kind]
            if held:
                prices = self.prices.rows[kind]
                loss = prices[min(MOST, held)] - prices[min(MOST, held - 1)] - 1e-6 * held
                if best < 0 or loss < least:
                    best, least = kind, loss
        return best

    # Resources --------------------------------------------------------------------------------------------

    def _gathered(
        self, row: list[int], steps: list[int], extra: float, uses: int, target: int, kind: int
    ) -> None:
        """All resource discs used; knowledge instead where that may be better."""
        while kind < 3 and not uses >> 4 * kind & 15:
            kind += 1
        if kind == 3:
            self._worked(row, steps, extra, uses, target, uses >> 4 * TOOL & 15)
            return
        times = uses >> 4 * kind & 15
        ships = row[_SHIPS + kind]
        prices = self.prices.rows[kind]
        gain = prices[min(MOST, row[kind] + ships * times)] - prices[min(MOST, row[kind])]
        if gain <= times * self.prices.taste[5] or self.prices.left < 2 or self._wide:
            after = row[:]
            after[_KNOWLEDGE] += times * SUBSTITUTE
            knowing = [single(TAKE_KNOWLEDGE, 0) | kind << TYPE] * times
            self._gathered(after, steps + knowing, extra, uses, target, kind + 1)
        if ships:
            after = row[:]
            after[kind] += ships * times
            gathering = [single(GATHER, 0) | kind << TYPE] * times
            self._gathered(after, steps + gathering, extra, uses, target, kind + 1)

    # Tools ------------------------------------------------------------------------------------------------

    def _worked(
        self, row: list[int], steps: list[int], extra: float, uses: int, target: int, times: int
    ) -> None:
        """Every promising production or upgrade, and knowledge instead."""
        if not times:
            self._invested(row, steps, extra, uses >> 4 * CITY & 15, 0)
            return
        after = row[:]
        after[_KNOWLEDGE] += times * SUBSTITUTE
        knowing = [single(TAKE_KNOWLEDGE, 0) | TOOL << TYPE] * times
        self._worked(after, steps + knowing, extra, uses, target, 0)
        if target >= 0 and self.prices.left:
            gain = extra + self.prices.upgrade(target)
            step = double(UPGRADE, 0, target) | TOOL << TYPE
            self._worked(row, [*steps, step], gain, uses, -1, times - 1)
        batches = self._batches(row)
        batches.sort(key=_worth, reverse=True)
        for _, goods in batches[: self.width + 1]:
            self._worked(
                self._filled(row, goods),
                [*steps, producing(0, goods) | TOOL << TYPE],
                extra,
                uses,
                target,
                times - 1,
            )

    def _batches(self, row: list[int]) -> list[tuple[float, int]]:
        """Productions that can be paid, and what stocks are worth after each."""
        found: list[tuple[float, int]] = []
        kinds = 0
        for good in range(5):
            if row[_EMPTY + good]:
                kinds |= 1 << good
                for count in range(1, row[_EMPTY + good] + 1):
                    self._batch(row, count << 5 * good, found)
        if kinds & (kinds - 1):
            for mix in range(3, 32):
                if mix & kinds == mix and mix & (mix - 1):
                    goods = 0
                    for good in range(5):
                        if mix >> good & 1:
                            goods |= 1 << 5 * good
                    self._batch(row, goods, found)
        return found

    def _batch(self, row: list[int], goods: int, found: list[tuple[float, int]]) -> None:
        costs = batch_costs(goods)
        energy, mycelium, obsidian = row[0] - costs[0], row[1] - costs[1], row[2] - costs[2]
        if energy < 0 or mycelium < 0 or obsidian < 0:
            return
        prices = self.prices
        simple = row[_STORED] + row[_STORED + 1] + row[_STORED + 2] + costs[3]
        worth = (
            prices.rows[0][min(energy, MOST)]
            + prices.rows[1][min(mycelium, MOST)]
            + prices.rows[2][min(obsidian, MOST)]
            + prices.simple_row[min(simple, MOST)]
            + prices.complex_row[min(row[_STORED + 3] + row[_STORED + 4] + costs[4], MOST)]
        )
        found.append((worth, goods))

    def _filled(self, row: list[int], goods: int) -> list[int]:
        after = row[:]
        for good in range(5):
            count = goods >> 5 * good & 31
            after[_STORED + good] += count
            after[_EMPTY + good] -= count
        costs = batch_costs(goods)
        for kind in range(3):
            after[kind] -= costs[kind]
        return after

    # Cities -----------------------------------------------------------------------------------------------

    def _invested(self, row: list[int], steps: list[int], extra: float, times: int, first: int) -> None:
        """Every set of investments, the best purchases, and knowledge instead.

        ``first`` is the track from which on to invest: the order of tracks makes no other turn.
        """
        if not times:
            self._leaf(row, steps, extra)
            return
        after = row[:]
        after[_KNOWLEDGE] += times * SUBSTITUTE
        knowing = [single(TAKE_KNOWLEDGE, 0) | CITY << TYPE] * times
        self._leaf(after, steps + knowing, extra)
        for track in range(first, 4):
            self._raised(row, steps, extra, times, track)
        if self.prices.left > 1:
            self._bought(row, steps, extra, times)

    def _raised(self, row: list[int], steps: list[int], extra: float, times: int, track: int) -> None:
        """One more level of a track, with resources from the black market if need be."""
        level = row[_LEVELS + track]
        if level >= len(COSTS[track]):
            return
        units = COSTS[track][level]
        after = row[:]
        paid = goods = 0
        buys: list[int] = []
        if ON_GOODS[track]:
            for _ in range(units):
                best = -1
                for good in TRACK_GOODS[track]:
                    if after[_STORED + good] and (best < 0 or after[_STORED + good] > after[_STORED + best]):
                        best = good
                if best < 0:
                    return
                after[_STORED + best] -= 1
                after[_EMPTY + best] += 1
                goods += 1 << 4 * best
        else:
            kinds = TRACK_KINDS[track]
            due = [0, 0, 0]
            if not HALVES[track]:
                due[kinds[0]] = units
            elif level % 2:
                due[kinds[0]] = units // 2
                due[kinds[1]] = units // 2
            elif row[kinds[1]] > row[kinds[0]]:
                due[kinds[1]] = units
            else:
                due[kinds[0]] = units
            for kind in range(3):
                while after[kind] < due[kind]:
                    after[_KNOWLEDGE] -= RESOURCE_COST
                    if after[_KNOWLEDGE] < 0:
                        return
                    after[kind] += 1
                    buys.append(single(BUY_RESOURCE, kind) | NO_DISC << TYPE)
                after[kind] -= due[kind]
                paid += due[kind] << 5 * kind
        if self.cells[BOT_LEVELS + track] > level:
            for _ in range(INVEST_FEE):
                spare = self._spare(after)
                if spare < 0:
                    return
                after[spare] -= 1
                paid += 1 << 5 * spare
        after[_LEVELS + track] += 1
        step = investing(0, track, paid, goods) | CITY << TYPE
        self._invested(after, [*steps, *buys, step], extra, times - 1, track)

    def _bought(self, row: list[int], steps: list[int], extra: float, times: int) -> None:
        """The best discs of the market."""
        cells = self.cells
        ranked: list[tuple[float, int]] = []
        owned = row[0] + row[1] + row[2]
        for disc in range(7):
            if cells[STOCK + disc] and cells[PRICES + disc] <= owned and not row[_BOUGHT] >> disc & 1:
                ranked.append((self.prices.discs[disc] - cells[PRICES + disc], disc))
        ranked.sort(key=_worth, reverse=True)
        for _, disc in ranked[: self.width]:
            after = row[:]
            paid = [0, 0, 0]
            for _ in range(cells[PRICES + disc]):
                spare = self._spare(after)
                after[spare] -= 1
                paid[spare] += 1
            after[_BOUGHT] |= 1 << disc
            step = buying(0, disc, paid[0], paid[1], paid[2]) | CITY << TYPE
            self._invested(after, [*steps, step], extra + self.prices.discs[disc], times - 1, 4)


_COSTS: Final[dict[int, list[int]]] = {}


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


def _gain(option: tuple[float, int, int, int]) -> float:
    return option[0]


def _worth(option: tuple[float, int]) -> float:
    return option[0]
