"""What a sky is expected to end with, and what laying two tiles adds to it.

Circles are worth what the tables say, each by itself; so a pair of tiles is worth the sum of what changes, unless the
branch tile touches the circle just laid. That makes it possible to look at every pair of places. What goes beyond single
circles (features' other clauses, bonus tiles) is counted for the best of them.

Source: engines-and-bots 6.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from math import exp
from typing import Final, TypeAlias

from noria_desktop.bots.solani.points import MOST, figures, measured, occupied, other_points, planet_counts
from noria_desktop.bots.solani.printed import (
    CLOSED,
    CORNERS,
    DARK,
    EMPTY,
    FIRST_FEATURE,
    FIRST_PLANET,
    GAP_BITS,
    NODES,
    OPEN,
    POINTED,
    ROTATIONS,
    ROUNDS,
    SECTOR,
    SECTOR_BITS,
    spaces_of,
)
from noria_desktop.bots.solani.sky import NOTHING, Sky
from noria_desktop.bots.solani.table import Table
from noria_desktop.bots.solani.weights import ENOUGH_PLANETS, ENOUGH_TILES, KEY_OF, Weights
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.goals import Award, Measure
from noria_desktop.games.solani.terms import CIRCLES

Pair: TypeAlias = tuple[float, int, int, int]
"""Points gained, branch space, mask, circular space; ``NOTHING`` for what is not laid."""
_Around: TypeAlias = tuple[int, bool, list[tuple[float, int]], list[tuple[int, int]]]
"""A branch space; whether it is legal already; gains with masks; empty corners, each with its bit."""

_BONUSES: Final = components().bonuses
HEARTH, WANDERERS, CLEAR, FIGURE = (
    [bonus.measure for bonus in _BONUSES].index(measure)
    for measure in (
        Measure.CLUSTER_POINTS,
        Measure.UNTETHERED_PLANETS,
        Measure.TILES_WITHOUT_LOOSE_NODE,
        Measure.LARGEST_FIGURE,
    )
)
assert [_BONUSES[bonus].award for bonus in (HEARTH, FIGURE)] == [Award.MOST] * 2


class Judge:
    """Values the skies of one player with so many turns left, against what the rivals have reached."""

    __slots__ = (
        "_circles",
        "_clear",
        "_growth",
        "_sectors",
        "_spread",
        "_wanderers",
        "against",
        "bonus_sectors",
        "left",
        "solo",
    )

    def __init__(
        self,
        weights: Weights,
        left: int,
        bonus_sectors: Sequence[int],
        against: tuple[float, float] = (0.0, 0.0),
        solo: tuple[int | None, ...] | None = None,
    ) -> None:
        """Prepare the tables.

        Args:
            weights: what things are worth.
            left: turns of placement after this one, 0 to 11.
            bonus_sectors: sector of each bonus tile.
            against: the best of the rivals' expected points in the hearth's sector, and of their figures.
            solo: against Coyote, what must be reached for each bonus tile.
        """
        self.left = left
        self.bonus_sectors = bonus_sectors
        self.against = against
        self.solo = solo
        self._circles = weights.circles[left]
        self._sectors = weights.sectors[left]
        self._growth = weights.growth[left]
        self._wanderers = weights.wanderers[left]
        self._clear = weights.clear[left]
        self._spread = weights.spread[left]

    # The parts that add up ------------------------------------------------------------------------------

    def circle_sum(self, sky: Sky) -> float:
        """Expected points of all circles by themselves and of the planets' sets."""
        circles, code, local = self._circles, sky.code, sky.local
        total = 0.0
        for circle in range(len(code)):
            if sky.surrounded >> circle & 1:
                total -= NODES[local[circle]]
            else:
                total += circles[code[circle]][local[circle]]
        for sector, counts in enumerate(planet_counts(sky)):
            total += self._sector(sector, counts)
        return total

    def _sector(self, sector: int, counts: Sequence[int]) -> float:
        worth = self._sectors[KEY_OF[tuple(counts)]]
        if sector == self.bonus_sectors[WANDERERS]:
            worth += _BONUSES[WANDERERS].points * self._wanderers[min(ENOUGH_PLANETS, sum(counts))]
        return worth

    def whole(self, sky: Sky) -> float:
        """Expected final points."""
        return self.circle_sum(sky) + self.extras(sky)

    def extras(self, sky: Sky) -> float:
        """What goes beyond single circles: features' other clauses, and the bonus tiles but that for planets."""
        total = 0.0
        code, local = sky.code, sky.local
        if sky.features:
            for circle in spaces_of(occupied(sky) & ~sky.guiding):
                tile = code[circle]
                if tile >= FIRST_FEATURE:
                    total += self.other(sky, circle)
        inside = SECTOR_BITS[self.bonus_sectors[CLEAR]]
        loose = sum([NODES[local[circle]] for circle in spaces_of(inside & (sky.empties | sky.dark))])
        tiles = (inside & occupied(sky) & ~sky.guiding).bit_count()
        total += _BONUSES[CLEAR].points * self._clear[min(ENOUGH_TILES, tiles)][min(3, loose)]
        total += self._most(HEARTH, self.hearth(sky), self.against[0])
        return total + self._most(FIGURE, self.figure(sky), self.against[1])

    def other(self, sky: Sky, circle: int) -> float:
        """What a feature is expected to score for all but its nodes."""
        now = other_points(sky, circle)
        return now + (MOST[sky.code[circle]] - now) * self._growth

    def hearth(self, sky: Sky) -> float:
        """Expected points of clusters and Guiding Stars in the hearth's sector."""
        circles, code, local = self._circles, sky.code, sky.local
        total = 0.0
        for circle in spaces_of(SECTOR_BITS[self.bonus_sectors[HEARTH]] & occupied(sky)):
            tile = code[circle]
            if tile < FIRST_PLANET or tile > DARK:
                total += circles[tile][local[circle]]
        return total

    def figure(self, sky: Sky) -> float:
        """Circles of one constellation in the figure's sector."""
        inside = SECTOR_BITS[self.bonus_sectors[FIGURE]]
        return float(max([(some & inside).bit_count() for some in figures(sky)], default=1))

    def _most(self, bonus: int, mine: float, theirs: float) -> float:
        needed = theirs
        if self.solo is not None:
            threshold = self.solo[bonus]
            needed = 0.0 if threshold is None else float(threshold)
        lead = mine - max(needed, _BONUSES[bonus].at_least) + 0.5
        return _BONUSES[bonus].points / (1.0 + exp(-max(-30.0, min(30.0, lead / self._spread))))

    def planet_loss(self, tile: int, sector: int, counts: list[list[int]]) -> float:
        """What it costs when a node touches an untethered planet."""
        of_it = counts[sector]
        before = self._sector(sector, of_it)
        of_it[tile - FIRST_PLANET] -= 1
        after = self._sector(sector, of_it)
        of_it[tile - FIRST_PLANET] += 1
        return after - before

    def planet_gains(self, tile: int, counts: list[list[int]]) -> list[float]:
        """What an untethered planet adds in each sector; nothing for other tiles."""
        gains = [0.0] * 4
        if FIRST_PLANET <= tile < FIRST_FEATURE:
            colour = tile - FIRST_PLANET
            for sector in range(4):
                of_it = counts[sector]
                if of_it[colour] < 4:
                    before = self._sector(sector, of_it)
                    of_it[colour] += 1
                    gains[sector] = self._sector(sector, of_it) - before
                    of_it[colour] -= 1
        return gains

    @property
    def circles(self) -> tuple[tuple[float, ...], ...]:
        """Worth of a circle, by content and local number."""
        return self._circles


class Places:
    """Where one sky's next tiles could go, and what that adds; what was looked at once is kept."""

    __slots__ = ("_branches", "_counts", "_free", "_more", "_shut", "_singles", "judge", "sky")

    def __init__(self, judge: Judge, sky: Sky) -> None:
        """For a sky as it stands."""
        self.judge = judge
        self.sky = sky
        self._free = sky.empties & sky.reach
        self._counts = planet_counts(sky)
        self._branches: dict[int, list[_Around]] = {}
        self._shut: list[float] = []
        self._more: list[float] = []
        self._look_round()
        self._singles: dict[int, tuple[list[tuple[float, int]], dict[int, tuple[float, float]]]] = {}

    def _branch(self, kind: int) -> list[_Around]:
        """What laying a branch tile adds, for every space where it could lie at the end of this turn."""
        known = self._branches.get(kind)
        if known is not None:
            return known
        sky, free = self.sky, self._free
        code, near = sky.code, sky.near
        shut, more = self._shut, self._more
        masks = ROTATIONS[kind]
        spaces = near
        for circle in spaces_of(free):
            spaces |= GAP_BITS[circle]
        known = self._branches[kind] = []
        for space in spaces_of(spaces & sky.gaps):
            north_west, north_east, south_east, south_west = corners = CORNERS[space]
            base = shut[north_west] + shut[north_east] + shut[south_east] + shut[south_west]
            gains = []
            for mask in masks:
                gain = base
                if mask & 1:
                    gain += more[north_west]
                if mask & 2:
                    gain += more[north_east]
                if mask & 4:
                    gain += more[south_east]
                if mask & 8:
                    gain += more[south_west]
                gains.append((gain, mask))
            legal = bool(near >> space & 1)
            empty = [
                (1 << bit, circle)
                for bit, circle in enumerate(corners)
                if code[circle] == EMPTY and (legal or free >> circle & 1)
            ]
            known.append((space, legal, gains, empty))
        return known

    def _look_round(self) -> None:
        """What one more branch tile changes in each circle: without a node on it, and how much more with one."""
        sky, judge = self.sky, self.judge
        circles, local = judge.circles, sky.local
        for circle, tile in enumerate(sky.code):
            at = local[circle]
            row = circles[tile]
            self._shut.append(row[at + CLOSED] - row[at])
            more = row[at + POINTED] - row[at + CLOSED] if OPEN[at] else 0.0
            if FIRST_PLANET <= tile < FIRST_FEATURE and not NODES[at]:
                more += judge.planet_loss(tile, SECTOR[circle], self._counts)
            self._more.append(more)

    def _circle(self, tile: int) -> tuple[list[tuple[float, int]], dict[int, tuple[float, float]]]:
        """What laying a circular tile adds: where it is legal now, best first; and beside the new branch tile.

        Of the latter: without a node of it, and with one, by circle.
        """
        known = self._singles.get(tile)
        if known is not None:
            return known
        sky, judge = self.sky, self.judge
        row, none, local = judge.circles[tile], judge.circles[EMPTY], sky.local
        gains = judge.planet_gains(tile, self._counts)
        singles = []
        beside = {}
        for circle in spaces_of(sky.empties):
            at = local[circle]
            untethered = 0.0 if NODES[at] else gains[SECTOR[circle]]
            if self._free >> circle & 1:
                singles.append((row[at] - none[at] + untethered, circle))
            if OPEN[at]:
                shut, hit = at + CLOSED, at + POINTED
                beside[circle] = row[shut] - none[shut] + untethered, row[hit] - none[hit]
        singles.sort(reverse=True)
        known = self._singles[tile] = singles, beside
        return known

    def best(self, kind: int, tile: int) -> Pair | None:
        """The best way to lay both tiles, by what changes in single circles; either may be ``NOTHING``.

        Where the circular tile has no space it stays in hand; None when there is nothing to lay.
        """
        if kind == NOTHING or tile == NOTHING:
            found = self.pairs(kind, tile, 1)
            return found[0] if found else None
        singles, beside = self._circle(tile)
        most, at = -1e9, (NOTHING, 0, NOTHING)
        for space, legal, gains, empty in self._branch(kind):
            apart, there = -1e9, NOTHING
            if legal:
                corners = CORNERS[space]
                for single in singles:
                    if single[1] not in corners:
                        apart, there = single
                        break
            around = [(bit, circle, *beside[circle]) for bit, circle in empty]
            for gain, mask in gains:
                other, where = apart, there
                for bit, circle, shut, hit in around:
                    worth = hit if mask & bit else shut
                    if worth > other:
                        other, where = worth, circle
                if gain + other > most:
                    most, at = gain + other, (space, mask, where)
        if at[2] == NOTHING:
            return self.best(kind, NOTHING)
        return most, *at

    def pairs(self, kind: int, tile: int, keep: int) -> list[Pair]:
        """The best ways to lay both tiles, best first; see ``best``."""
        return nlargest(keep, self.every(kind, tile, keep))

    def every(self, kind: int, tile: int, keep: int = CIRCLES) -> list[Pair]:
        """Every way to lay both tiles, in no order.

        Of the circles apart from the branch tile only the ``keep`` best are paired with it.
        """
        if kind == NOTHING:
            return [(gain, NOTHING, 0, circle) for gain, circle in self._circle(tile)[0][:keep]]
        found: list[Pair] = []
        if tile != NOTHING:
            singles, beside = self._circle(tile)
            for space, legal, gains, empty in self._branch(kind):
                corners = CORNERS[space]
                apart = [some for some in singles[: keep + 4] if some[1] not in corners] if legal else []
                for gain, mask in gains:
                    found += [(gain + other, space, mask, circle) for other, circle in apart]
                    found += [
                        (gain + beside[circle][1 if mask & bit else 0], space, mask, circle)
                        for bit, circle in empty
                    ]
        return found or [
            (gain, space, mask, NOTHING)
            for space, legal, gains, _ in self._branch(kind)
            if legal
            for gain, mask in gains
        ]

    def exact(self, kind: int, tile: int, keep: int) -> list[Pair]:
        """The ``keep`` best pairs with everything counted; best first."""
        sky, judge = self.sky, self.judge
        before = judge.whole(sky)
        reach, near = sky.reach, sky.near
        found = []
        for _, space, mask, circle in self.pairs(kind, tile, keep):
            lay(sky, tile, space, mask, circle)
            found.append((judge.whole(sky) - before, space, mask, circle))
            lift(sky, space, circle, reach, near)
        found.sort(reverse=True)
        return found


def lay(sky: Sky, tile: int, space: int, mask: int, circle: int) -> None:
    """Lay a pair of tiles, either of which may be missing."""
    if space != NOTHING:
        sky.lay_branch(space, mask)
    if circle != NOTHING:
        sky.lay_circle(circle, tile)


def lift(sky: Sky, space: int, circle: int, reach: int, near: int) -> None:
    """Take a pair back; ``reach`` and ``near`` are those of before."""
    if circle != NOTHING:
        sky.lift_circle(circle, near)
    if space != NOTHING:
        sky.lift_branch(space, reach)


def judge_for(weights: Weights, table: Table, seat: int, turns: int | None = None) -> Judge:
    """The judge of a seat's next afterstate at a table, or with so many turns still to come."""
    left = ROUNDS - table.round if turns is None else min(turns, ROUNDS - 1)
    judge = Judge(weights, left, table.bonus_sectors)
    if len(table.skies) > 1:
        rivals = [sky for other, sky in enumerate(table.skies) if other != seat]
        judge.against = max(map(judge.hearth, rivals)), max(map(judge.figure, rivals))
    else:
        judge.solo = components().coyote[table.coyote_level].thresholds
    return judge


def reached(sky: Sky, bonus: int, sector: int) -> int:
    """How far a sky is on a bonus tile."""
    return measured(sky, _BONUSES[bonus].measure, sector)
