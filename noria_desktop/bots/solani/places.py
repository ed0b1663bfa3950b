"""Where two tiles could go, and what that adds.

Circles are worth what the tables say, each by itself; so a pair of tiles is worth the sum of what changes, unless the
branch tile touches the circle just laid. That makes it possible to look at every pair of places; the best of them are then
counted in full.

Source: engines-and-bots 6; rules.md 4.3.
"""

from __future__ import annotations

from heapq import nlargest
from typing import TypeAlias

from noria_desktop.bots.solani.points import planet_counts
from noria_desktop.bots.solani.printed import (
    CLOSED,
    CORNERS,
    EMPTY,
    FIRST_FEATURE,
    FIRST_PLANET,
    GAP_BITS,
    NODES,
    OPEN,
    POINTED,
    ROTATIONS,
    SECTOR,
    spaces_of,
)
from noria_desktop.bots.solani.sky import NOTHING, Sky
from noria_desktop.bots.solani.worth import Judge
from noria_desktop.games.solani.terms import CIRCLES

Pair: TypeAlias = tuple[float, int, int, int]
"""Points gained, branch space, mask, circular space; ``NOTHING`` for what is not laid."""
_Around: TypeAlias = tuple[int, bool, list[tuple[float, int]], list[tuple[int, int]]]
"""A branch space; whether it is legal already; gains with masks; empty corners, each with its bit."""


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
            around = []
            for bit, circle in empty:
                shut, hit = beside[circle]
                around.append((bit, circle, shut, hit))
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
