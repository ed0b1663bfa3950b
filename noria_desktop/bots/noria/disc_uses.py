"""The best use of a turn's discs, found in a row of what the turn can change (``disc_row``).

Only what discs of a kind can do counts, not where they lie, so many turns of the wheel share one answer. Journeys come
first (a new ship sails at once), then resources, tools and cities. A step is an action's code without its space, and above
it the type of the disc that does it. Source: rules.md 4.2.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.noria.codes import (
    AMBASSADOR,
    BOT_AMBASSADOR,
    BOT_LEVELS,
    BUY_RESOURCE,
    GATHER,
    ISLAND_SIZE,
    ISLANDS,
    PRICES,
    SELL,
    STOCK,
    TAKE_KNOWLEDGE,
    UPGRADE,
    buying,
    double,
    investing,
    producing,
    single,
    travelling,
)
from noria_desktop.bots.noria.disc_row import (
    ROW_BOUGHT,
    ROW_BUILT,
    ROW_EMPTY,
    ROW_KNOWLEDGE,
    ROW_LEVELS,
    ROW_SHIPS,
    ROW_STORED,
    filled,
    landings,
    productions,
    row_of,
    spare_kind,
)
from noria_desktop.bots.noria.pricing import MOST, Prices
from noria_desktop.bots.noria.printed import (
    CITY,
    COSTS,
    HALVES,
    INVEST_FEE,
    ISLAND_SPACES,
    JOURNEY,
    ON_GOODS,
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
        row = row_of(cells, knowledge)
        self._best = Leaf(-1e9, [])
        here = cells[AMBASSADOR]
        self._journeys(row, [], 0.0, uses, target, uses >> 4 * JOURNEY & 15, 0 if here < 0 else 1 << here)

    def _leaf(self, row: list[int], steps: list[int], extra: float) -> None:
        """The worth of the position after these steps."""
        prices = self.prices
        a, b, c, d = row[ROW_LEVELS], row[ROW_LEVELS + 1], row[ROW_LEVELS + 2], row[ROW_LEVELS + 3]
        stored = row[ROW_STORED : ROW_STORED + 5]
        knowledge = row[ROW_KNOWLEDGE]
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
        substituted[ROW_KNOWLEDGE] += times * SUBSTITUTE
        knowing = [single(TAKE_KNOWLEDGE, 0) | JOURNEY << TYPE] * times
        self._gathered(substituted, steps + knowing, extra, uses, target, 0)
        options = landings(self.prices, row, visited)
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
                spare = spare_kind(self.prices, row)
                if spare < 0:
                    continue
                fee = spare + 1
                after[spare] -= 1
            if kind < 0:
                after[ROW_BUILT] += 1
                number = self.cells[ISLANDS + ISLAND_SIZE * island]
                for good in ISLAND_SPACES[number][landing - 4]:
                    after[ROW_EMPTY + good] += 1
            else:
                after[ROW_SHIPS + kind] += 1
            step = travelling(0, island, landing, fee) | JOURNEY << TYPE
            self._journeys(
                after, [*steps, step], extra + gain, uses, target, times - 1, visited | 1 << island
            )

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
        ships = row[ROW_SHIPS + kind]
        prices = self.prices.rows[kind]
        gain = prices[min(MOST, row[kind] + ships * times)] - prices[min(MOST, row[kind])]
        if gain <= times * self.prices.taste[5] or self.prices.left < 2 or self._wide:
            after = row[:]
            after[ROW_KNOWLEDGE] += times * SUBSTITUTE
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
        after[ROW_KNOWLEDGE] += times * SUBSTITUTE
        knowing = [single(TAKE_KNOWLEDGE, 0) | TOOL << TYPE] * times
        self._worked(after, steps + knowing, extra, uses, target, 0)
        if target >= 0 and self.prices.left:
            gain = extra + self.prices.upgrade(target)
            step = double(UPGRADE, 0, target) | TOOL << TYPE
            self._worked(row, [*steps, step], gain, uses, -1, times - 1)
        batches = productions(self.prices, row)
        batches.sort(key=_worth, reverse=True)
        for _, goods in batches[: self.width + 1]:
            self._worked(
                filled(row, goods),
                [*steps, producing(0, goods) | TOOL << TYPE],
                extra,
                uses,
                target,
                times - 1,
            )

    # Cities -----------------------------------------------------------------------------------------------

    def _invested(self, row: list[int], steps: list[int], extra: float, times: int, first: int) -> None:
        """Every set of investments, the best purchases, and knowledge instead.

        ``first`` is the track from which on to invest: the order of tracks makes no other turn.
        """
        if not times:
            self._leaf(row, steps, extra)
            return
        after = row[:]
        after[ROW_KNOWLEDGE] += times * SUBSTITUTE
        knowing = [single(TAKE_KNOWLEDGE, 0) | CITY << TYPE] * times
        self._leaf(after, steps + knowing, extra)
        for track in range(first, 4):
            self._raised(row, steps, extra, times, track)
        if self.prices.left > 1:
            self._bought(row, steps, extra, times)

    def _raised(self, row: list[int], steps: list[int], extra: float, times: int, track: int) -> None:
        """One more level of a track, with resources from the black market if need be."""
        level = row[ROW_LEVELS + track]
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
                    if after[ROW_STORED + good] and (
                        best < 0 or after[ROW_STORED + good] > after[ROW_STORED + best]
                    ):
                        best = good
                if best < 0:
                    return
                after[ROW_STORED + best] -= 1
                after[ROW_EMPTY + best] += 1
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
                    after[ROW_KNOWLEDGE] -= RESOURCE_COST
                    if after[ROW_KNOWLEDGE] < 0:
                        return
                    after[kind] += 1
                    buys.append(single(BUY_RESOURCE, kind) | NO_DISC << TYPE)
                after[kind] -= due[kind]
                paid += due[kind] << 5 * kind
        if self.cells[BOT_LEVELS + track] > level:
            for _ in range(INVEST_FEE):
                spare = spare_kind(self.prices, after)
                if spare < 0:
                    return
                after[spare] -= 1
                paid += 1 << 5 * spare
        after[ROW_LEVELS + track] += 1
        step = investing(0, track, paid, goods) | CITY << TYPE
        self._invested(after, [*steps, *buys, step], extra, times - 1, track)

    def _bought(self, row: list[int], steps: list[int], extra: float, times: int) -> None:
        """The best discs of the market."""
        cells = self.cells
        ranked: list[tuple[float, int]] = []
        owned = row[0] + row[1] + row[2]
        for disc in range(7):
            if cells[STOCK + disc] and cells[PRICES + disc] <= owned and not row[ROW_BOUGHT] >> disc & 1:
                ranked.append((self.prices.discs[disc] - cells[PRICES + disc], disc))
        ranked.sort(key=_worth, reverse=True)
        for _, disc in ranked[: self.width]:
            after = row[:]
            paid = [0, 0, 0]
            for _ in range(cells[PRICES + disc]):
                spare = spare_kind(self.prices, after)
                after[spare] -= 1
                paid[spare] += 1
            after[ROW_BOUGHT] |= 1 << disc
            step = buying(0, disc, paid[0], paid[1], paid[2]) | CITY << TYPE
            self._invested(after, [*steps, step], extra + self.prices.discs[disc], times - 1, 4)


def _gain(option: tuple[float, int, int, int]) -> float:
    return option[0]


def _worth(option: tuple[float, int]) -> float:
    return option[0]
