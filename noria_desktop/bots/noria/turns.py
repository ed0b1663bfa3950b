"""The best use of a turn's discs, found in a miniature of the human's belongings.

Only what discs of a kind can do counts, not where they lie, so many turns of the wheel share one answer.
Journeys come first (a new ship sails at once), then resources, tools and cities. What the miniature finds
is written down in real actions, whose ``space`` is filled in when they are played.

Source: rules.md 4.2.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

from attrs import field, frozen

from noria_desktop.bots.noria.worth import DISCS, Appraisal
from noria_desktop.engine.values import changed
from noria_desktop.games.noria.actions import (
    Action,
    BuyDisc,
    BuyResource,
    Gather,
    Invest,
    Produce,
    SellGood,
    TakeKnowledge,
    Travel,
    Upgrade,
)
from noria_desktop.games.noria.components import Payment, components
from noria_desktop.games.noria.copies import goods_minus, goods_plus, minus, plus, single_good
from noria_desktop.games.noria.state import NO_GOODS, NO_RESOURCES, Goods, Levels, Resources, State
from noria_desktop.games.noria.terms import (
    BERTHS,
    FACTORY_SPACES,
    SPACES,
    Disc,
    Good,
    Landing,
    Resource,
    Track,
)
from noria_desktop.games.noria.workshop import cost_of

Step: TypeAlias = tuple[Disc | None, Action]
"""An action and the type of disc it uses; None for the black market."""
Uses: TypeAlias = tuple[int, int, int, int, int, int]
"""Actions to be had from each type of disc; bonus discs have none."""
Found: TypeAlias = tuple[float, tuple[Step, ...]]

_ANYWHERE: Final = SPACES[0]
_RESOURCES: Final = tuple(Resource)
_TRACKS: Final = tuple(Track)
_GOODS: Final = tuple(Good)
_GATHERERS: Final = tuple(Disc(kind.value) for kind in Resource)


@frozen
class Purse:
    """The belongings that a turn changes."""

    resources: Resources
    knowledge: int
    levels: Levels
    stored: Goods
    empty: Goods
    ships: Resources
    built: int
    extra: float = 0.0
    """Worth of what was gained and is not listed here: discs, upgrades, income to come."""
    steps: tuple[Step, ...] = ()


@frozen(eq=False)
class Planner:
    """Looks for the best use of discs in one turn of one position."""

    prices: Appraisal
    state: State
    _found: dict[tuple[Uses, int, int], Found] = field(init=False, factory=dict)

    def best(self, uses: Uses, knowledge: int, target: int) -> Found:
        """Worth of the position after the best use of these actions, and its steps.

        Args:
            uses: actions by type of disc.
            knowledge: what is left after influence.
            target: type of the disc that a tool would upgrade; -1 for none.
        """
        key = (uses, knowledge, target)
        found = self._found.get(key)
        if found is None:
            best: Found | None = None
            for worth, steps in self._every(uses, knowledge, target):
                if best is None or worth > best[0] + 1e-9:
                    best = (worth, steps)
            assert best is not None
            found = self._found[key] = best
        return found

    def several(self, uses: Uses, knowledge: int, target: int, most: int) -> list[Found]:
        """The best uses of these actions, the best first; what differs only in order is one."""
        kept: dict[frozenset[tuple[Step, int]], Found] = {}
        for worth, steps in self._every(uses, knowledge, target):
            same = frozenset((step, steps.count(step)) for step in steps)
            if same not in kept or worth > kept[same][0] + 1e-9:
                kept[same] = (worth, steps)
        return sorted(kept.values(), key=lambda found: -found[0])[:most]

    def _every(self, uses: Uses, knowledge: int, target: int) -> Iterator[Found]:
        """Every promising use of these actions: worth of the position after it, and its steps."""
        human = self.state.human
        purse = Purse(
            human.resources,
            knowledge,
            human.levels,
            human.stored,
            goods_minus(human.warehouses, human.stored),
            human.ships,
            components().factories - human.factories,
        )
        for after in self._journeys(purse, uses[3], ()):
            for loaded in self._gathered(after, uses):
                for worked in self._worked(loaded, uses[5], target):
                    for done in self._invested(worked, uses[4]):
                        sold, worth = self._closing(done)
                        yield worth, sold.steps

    def _closing(self, purse: Purse) -> tuple[Purse, float]:
        """The purse after the last deals, and the worth of the position then."""
        prices = self.prices
        if not prices.left and purse.stored != NO_GOODS:
            steps, knowledge = purse.steps, purse.knowledge
            for good, count in zip(_GOODS, purse.stored, strict=True):
                steps += ((None, SellGood(good)),) * count
                knowledge += components().sale_value(good) * count
            if prices.politics(purse.levels, knowledge) > prices.politics(purse.levels, purse.knowledge):
                purse = changed(purse, stored=NO_GOODS, knowledge=knowledge, steps=steps)
        worth = (
            prices.standing(purse.levels)[0]
            + prices.politics(purse.levels, purse.knowledge)
            + prices.resources(purse.resources)
            + prices.goods(purse.stored)
            + purse.extra
        )
        return purse, worth

    # Resource discs ---------------------------------------------------------------------------------------

    def _gathered(self, purse: Purse, uses: Uses) -> Iterator[Purse]:
        """All resource discs used; knowledge instead where that may be better."""
        open_purses = [purse]
        for kind in range(3):
            times = uses[kind]
            if not times:
                continue
            following = []
            for now in open_purses:
                ships, row = now.ships[kind], self.prices.stock_rows[kind]
                held = now.resources[kind]
                gain = row[min(40, held + ships * times)] - row[min(40, held)]
                if gain <= times * self.prices.weights.knowledge or self.prices.left < 2:
                    following.append(_substituted(now, _GATHERERS[kind], times))
                if ships:
                    steps = now.steps + ((_GATHERERS[kind], Gather(_ANYWHERE)),) * times
                    resources = plus(now.resources, kind, ships * times)
                    following.append(changed(now, resources=resources, steps=steps))
            open_purses = following
        yield from open_purses

    # Journeys ---------------------------------------------------------------------------------------------

    def _journeys(self, purse: Purse, times: int, visited: tuple[int, ...]) -> Iterator[Purse]:
        """Every promising journey, and knowledge instead."""
        if not times:
            yield purse
            return
        yield _substituted(purse, Disc.JOURNEY, times)
        options = sorted(self._landings(purse, visited), key=lambda option: -option[0])
        ships = factories = 0
        for gain, island, landing, kind, goods in options:
            if kind is None:
                factories += 1
                if factories > 2:
                    continue
            else:
                ships += 1
                if ships > 2:
                    continue
            fee, resources = None, purse.resources
            if island == self.state.bot.ambassador:
                spare = self._spare(resources)
                if spare is None:
                    continue
                fee, resources = _RESOURCES[spare], plus(resources, spare, -1)
            step = (Disc.JOURNEY, Travel(_ANYWHERE, island, landing, fee))
            after = changed(
                purse,
                resources=resources,
                ships=purse.ships if kind is None else plus(purse.ships, kind, 1),
                empty=goods_plus(purse.empty, goods),
                built=purse.built + (kind is None),
                extra=purse.extra + gain,
                steps=(*purse.steps, step),
            )
            yield from self._journeys(after, times - 1, (*visited, island))

    def _landings(
        self, purse: Purse, visited: tuple[int, ...]
    ) -> Iterator[tuple[float, int, Landing, int | None, Goods]]:
        """Ships and factory spaces within reach: gain, island, landing, kind of ship, warehouses."""
        prices, printed, state = self.prices, components(), self.state
        best: dict[int, tuple[float, int, Landing]] = {}
        for index, island in enumerate(state.islands):
            if index == state.human.ambassador or index in visited:
                continue
            box = printed.islands[island.number]
            fee = 0.6 if index == state.bot.ambassador else 0.0
            for berth, count, landing in zip(box.berths, island.ships, BERTHS, strict=True):
                if count:
                    kind = berth.resource.index
                    gain = prices.ship(kind) - fee
                    if kind not in best or gain > best[kind][0]:
                        best[kind] = (gain, index, landing)
            if purse.built < printed.factories:
                for goods, owner, landing in zip(box.spaces, island.factories, FACTORY_SPACES, strict=True):
                    if owner is None:
                        yield prices.factory(purse.built, goods) - fee, index, landing, None, _row(goods)
        for kind, (gain, index, landing) in best.items():
            yield gain, index, landing, kind, NO_GOODS

    def _spare(self, resources: Resources) -> int | None:
        """The kind of which one resource is missed least."""
        rows = self.prices.stock_rows
        held = [kind for kind in range(3) if resources[kind]]
        if not held:
            return None
        return min(
            held,
            key=lambda k: (
                rows[k][min(40, resources[k])] - rows[k][min(40, resources[k] - 1)],
                -resources[k],
            ),
        )

    # Tools ------------------------------------------------------------------------------------------------

    def _worked(self, purse: Purse, times: int, target: int) -> Iterator[Purse]:
        """Every promising production or upgrade, and knowledge instead."""
        if not times:
            yield purse
            return
        yield _substituted(purse, Disc.TOOL, times)
        if target >= 0:
            # Which disc of the type is turned over is settled on the wheel.
            step = (Disc.TOOL, Upgrade(_ANYWHERE, _ANYWHERE))
            after = changed(
                purse, extra=purse.extra + self.prices.upgrade(target), steps=(*purse.steps, step)
            )
            yield from self._worked(after, times - 1, -1)
        ranked = []
        for goods in _batches(purse.empty, purse.resources):
            after = self._filled(purse, goods)
            worth = self.prices.resources(after.resources) + self.prices.goods(after.stored)
            ranked.append((worth, after))
        ranked.sort(key=lambda entry: -entry[0])
        for _, after in ranked[:3]:
            yield from self._worked(after, times - 1, target)

    def _filled(self, purse: Purse, goods: Goods) -> Purse:
        return changed(
            purse,
            resources=minus(purse.resources, cost_of(goods)),
            stored=goods_plus(purse.stored, goods),
            empty=goods_minus(purse.empty, goods),
            steps=(*purse.steps, (Disc.TOOL, Produce(_ANYWHERE, goods))),
        )

    # Cities -----------------------------------------------------------------------------------------------

    def _invested(self, purse: Purse, times: int) -> Iterator[Purse]:
        """Every investment, the two best purchases, and knowledge instead."""
        if not times:
            yield purse
            return
        yield _substituted(purse, Disc.CITY, times)
        for track in range(4):
            raised = self._raised(purse, track)
            if raised is not None:
                yield from self._invested(raised, times - 1)
        for bought in self._purchases(purse):
            yield from self._invested(bought, times - 1)

    def _raised(self, purse: Purse, track: int) -> Purse | None:
        """One more level of a track, with resources from the black market if need be; None if too dear."""
        level = purse.levels[track]
        printed = components().tracks[track]
        if level >= len(printed.costs):
            return None
        cost, goods = NO_RESOURCES, NO_GOODS
        held = purse.resources
        if printed.goods:
            paid = _cheapest(purse.stored, tuple(good.index for good in printed.goods), printed.costs[level])
            if paid is None:
                return None
            goods = paid
        else:
            cost = _due(track, level + 1, held)
        fee = components().investment_fee if self.state.bot.levels[track] > level else 0
        knowledge, steps = purse.knowledge, purse.steps
        for kind in range(3):
            while held[kind] < cost[kind]:
                knowledge -= components().buy_resource_cost
                if knowledge < 0:
                    return None
                held = plus(held, kind, 1)
                steps = (*steps, (None, BuyResource(_RESOURCES[kind])))
        left = minus(held, cost)
        for _ in range(fee):
            spare = self._spare(left)
            if spare is None:
                return None
            left = plus(left, spare, -1)
        paid_resources = minus(held, left)
        step = (Disc.CITY, Invest(_ANYWHERE, _TRACKS[track], paid_resources, goods))
        levels = list(purse.levels)
        levels[track] += 1
        return changed(
            purse,
            resources=left,
            knowledge=knowledge,
            levels=(levels[0], levels[1], levels[2], levels[3]),
            stored=goods_minus(purse.stored, goods),
            empty=goods_plus(purse.empty, goods),
            steps=(*steps, step),
        )

    def _purchases(self, purse: Purse) -> list[Purse]:
        """The two best discs of the market."""
        if self.prices.left < 2:
            return []
        market, wheel = self.state.market, self.state.human.wheel
        before = self.prices.resources(purse.resources)
        ranked: list[tuple[float, Purse]] = []
        for disc, price in enumerate(market.prices):
            if not market.stock[disc] or price > sum(purse.resources):
                continue
            left = purse.resources
            for _ in range(price):
                spare = self._spare(left)
                assert spare is not None
                left = plus(left, spare, -1)
            gain = self.prices.disc(disc, wheel)
            step = (Disc.CITY, BuyDisc(_ANYWHERE, DISCS[disc], minus(purse.resources, left)))
            # A second disc of a type in one turn would need a second look at the stock.
            if any(other == step for other in purse.steps):
                continue
            after = changed(purse, resources=left, extra=purse.extra + gain, steps=(*purse.steps, step))
            ranked.append((gain + self.prices.resources(left) - before, after))
        ranked.sort(key=lambda entry: -entry[0])
        return [after for _, after in ranked[:2]]


def _substituted(purse: Purse, disc: Disc, times: int) -> Purse:
    """Knowledge instead of so many actions of discs of a type."""
    steps = ((disc, TakeKnowledge(_ANYWHERE)),) * times
    gained = components().substitute_knowledge * times
    return changed(purse, knowledge=purse.knowledge + gained, steps=purse.steps + steps)


@lru_cache(maxsize=256)
def _row(goods: tuple[Good, ...]) -> Goods:
    """A count of each good."""
    row = NO_GOODS
    for good in goods:
        row = goods_plus(row, single_good(good.index))
    return row


@lru_cache(maxsize=1 << 12)
def _batches(empty: Goods, held: Resources) -> tuple[Goods, ...]:
    """Productions that can be paid: any number of one good, or one each of several."""
    kinds = [kind for kind in range(5) if empty[kind]]
    found = [single_good(kind, count) for kind in kinds for count in range(1, empty[kind] + 1)]
    for size in range(2, len(kinds) + 1):
        found += [_row(tuple(_GOODS[kind] for kind in mix)) for mix in combinations(kinds, size)]
    return tuple(
        goods for goods in found if all(have >= due for have, due in zip(held, cost_of(goods), strict=True))
    )


def _cheapest(stored: Goods, kinds: tuple[int, ...], count: int) -> Goods | None:
    """Goods to pay with, those first of which there are most; None if there are too few."""
    left, paid = list(stored), [0] * 5
    for _ in range(count):
        kind = max(kinds, key=lambda kind: (left[kind], -kind))
        if not left[kind]:
            return None
        left[kind] -= 1
        paid[kind] += 1
    return (paid[0], paid[1], paid[2], paid[3], paid[4])


def _due(track: int, level: int, held: Resources) -> Resources:
    """What a level of a resource track costs: of two kinds the one that is held more of."""
    printed = components().tracks[track]
    units = printed.costs[level - 1]
    kinds = [kind.index for kind in printed.resources]
    if printed.payment is Payment.ONE_KIND_OR_HALVES:
        if level % 2 == 0:
            due = NO_RESOURCES
            for kind in kinds:
                due = plus(due, kind, units // 2)
            return due
        kinds = [max(kinds, key=lambda kind: (held[kind], -kind))]
    return plus(NO_RESOURCES, kinds[0], units)
