"""Search in one tree of what can be seen, each time with other hidden cards.

Information-set Monte Carlo tree search: every iteration takes one world (a hand the rival may hold), goes down the
tree along actions that are possible in it, adds one node, plays the round to its end at random and gives the
outcome's worth to all actions on the way. An action's claim to be tried grows with the times at which it
was available, not with the times at which its node was met (Cowling, Powley, Whitehouse 2012).

Actions that were never tried begin with what laying that card on that space was worth in all rounds so far. A
leaf's worth is partly read off its board, which says little but without noise. Source: engines-and-bots 4, 5, 8 (P4).
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import log, sqrt
from typing import Final

from attrs import frozen

from noria_desktop.bots.nautilus.estimate import estimate
from noria_desktop.bots.nautilus.kernel import (
    ARROWS,
    CARDS,
    CARDS_OF,
    LAYING,
    LAYINGS,
    NOTHING,
    SPACES,
    WITH_ANCHOR,
    Kernel,
    World,
)
from noria_desktop.bots.nautilus.playouts import careful_playout, playout

_TABLE: Final = 1 << 15
_GROWTH: Final = tuple(sqrt(log(max(n, 2))) for n in range(_TABLE))
_WIDTHS: Final = tuple(1 / sqrt(max(n, 1)) for n in range(_TABLE))


@frozen
class Candidate:
    """An action that the search considered."""

    code: int
    visits: int
    worth: float
    """Worth to the player who decides, 0 to 1."""


class Actions:
    """Actions that are available together: all spaces for one card, or all ways to move or anchor."""

    __slots__ = ("best", "claim", "codes", "due", "means", "times", "visits", "widths")

    codes: tuple[int, ...]
    means: list[float]
    widths: list[float]
    visits: list[int]
    times: int
    """How often they were available."""
    due: int
    """When the claims must be worked out again."""
    claim: float
    best: int
    """The action with the strongest claim, and that claim."""

    def __init__(self, codes: tuple[int, ...], means: list[float]) -> None:
        """Nothing was tried yet; ``means`` is what is known of each action beforehand."""
        self.codes = codes
        self.means = means
        self.widths = [1.0] * len(codes)
        self.visits = [0] * len(codes)
        self.times = 0
        self.due = 0
        self.claim = 0.0
        self.best = 0


class Node:
    """What was done so far, as far as both players saw it."""

    __slots__ = ("children", "groups", "met")

    groups: dict[int, Actions]
    children: dict[int, Node]
    """By the code of the action that leads there."""
    met: bool
    """Whether a round has gone on from here."""

    def __init__(self) -> None:
        """Nothing follows yet."""
        self.groups = {}
        self.children = {}
        self.met = False


class Search:
    """One decision's tree. ``run`` may be called again and again; it goes on where it stopped."""

    def __init__(
        self,
        root: Kernel,
        observer: int,
        worlds: Sequence[World],
        weights: Sequence[float],
        table: tuple[float, ...],
        chance: Callable[[], float],
        exploration: float = 0.1,
        care: float = 0.7,
        trust: float = 0.5,
    ) -> None:
        """A search on behalf of a seat, whoever decides in ``root``; the rival's hand there does not matter.

        Args:
            root: the position.
            observer: whose hand is known.
            worlds: what the rival may hold.
            weights: how much each of them is believed.
            table: worth of the 32 outcomes to seat 0.
            chance: gives a number from 0 to below 1.
            exploration: how much rarely tried actions are preferred, as a share of what is at stake.
            care: how often the last two cards of a playout are laid with care.
            trust: share of a leaf's worth that is estimated from its board; the rest is the playout's.
        """
        self.root = root
        self.observer = observer
        self.worlds = tuple(worlds)
        self._bounds = list(accumulate(weights))
        self._table = table
        self._chance = chance
        span = max(table) - min(table)
        self._c = exploration * span
        self._care = care
        self._trust = trust
        self._node = Node()
        self._node.met = True
        self.iterations = 0
        self.total = 0.0
        """Worth to seat 0 of all rounds played, added up."""
        middle = sum(table) / len(table)
        self._sums = [middle] * (CARDS * SPACES)
        self._counts = [1.0] * (CARDS * SPACES)

    def run(self, iterations: int) -> None:
        """Look at that many more rounds."""
        for _ in range(iterations):
            self._iterate()
        self.iterations += iterations

    def candidates(self) -> tuple[Candidate, ...]:
        """All actions at the root, the most visited first."""
        found = [
            Candidate(code, visits, mean)
            for group in self._node.groups.values()
            for code, visits, mean in zip(group.codes, group.visits, group.means, strict=True)
        ]
        return tuple(sorted(found, key=lambda some: (-some.visits, -some.worth, some.code)))

    def follow_up(self, code: int) -> tuple[int, ...]:
        """What was tried most often after an action of the root, as long as the same player goes on with its turn."""
        found: list[int] = []
        at = self.root.copy()
        node = self._node.children.get(code)
        at.play(code)
        while at.task != LAYING and node is not None:
            group = node.groups.get(-1)
            if group is None:
                break
            index = group.visits.index(max(group.visits))
            found.append(group.codes[index])
            at.play(group.codes[index])
            node = node.children.get(group.codes[index])
        return tuple(found)

    def _iterate(self) -> None:
        at = self._dealt()
        node = self._node
        path: list[tuple[Actions, int, int]] = []
        while node.met:
            seat: int = at.seat
            if at.task == LAYING and not at.empty:
                break
            groups = node.groups
            strongest = -1.0
            taken: Actions | None = None
            for key in group_keys(at):
                group = groups.get(key)
                if group is None:
                    group = groups[key] = self._begun(at, key)
                times = group.times = group.times + 1
                if times >= group.due:
                    self._settle(group)
                if group.claim > strongest:
                    strongest = group.claim
                    taken = group
            assert taken is not None
            index = taken.best
            code = taken.codes[index]
            path.append((taken, index, seat))
            at.play(code)
            child = node.children.get(code)
            if child is None:
                node.children[code] = Node()
                break
            node = child
        else:
            node.met = True
        worth = self._leaf(at)
        self.total += worth
        self._learn(at, worth, path)

    def _dealt(self) -> Kernel:
        """The root in one of the worlds."""
        bounds = self._bounds
        world = self.worlds[bisect(bounds, self._chance() * bounds[-1], 0, len(bounds) - 1)]
        at = self.root.copy()
        rival = 1 - self.observer
        at.hands[rival] = world.hand
        if world.anchor:
            at.anchor_holder = rival
        return at

    def _learn(self, at: Kernel, worth: float, path: list[tuple[Actions, int, int]]) -> None:
        """Give the worth of a round to what lies on its board and to the actions that led there."""
        sums, counts = self._sums, self._counts
        for space, card in enumerate(at.cells):
            if card >= 0:
                place = card * SPACES + space
                sums[place] += worth
                counts[place] += 1.0
        for group, index, seat in path:
            visits = group.visits
            count = visits[index] = visits[index] + 1
            means = group.means
            value = worth if seat == 0 else 1.0 - worth
            # What was known beforehand counts like one round.
            count += 1
            means[index] += (value - means[index]) / count
            group.widths[index] = _WIDTHS[count] if count < _TABLE else 1 / sqrt(count)
            self._settle(group)

    def _settle(self, group: Actions) -> None:
        """Find the action with the strongest claim; good until the logarithm has grown a little."""
        times = group.times
        growth = self._c * (_GROWTH[times] if times < _TABLE else sqrt(log(times)))
        means, widths = group.means, group.widths
        claim, best = -1.0, 0
        for index in range(len(means)):
            claimed = means[index] + growth * widths[index]
            if claimed > claim:
                claim, best = claimed, index
        group.claim, group.best = claim, best
        group.due = times + (times >> 3) + 1

    def _begun(self, at: Kernel, key: int) -> Actions:
        """Actions of a group that is met for the first time, with what is known of them beforehand."""
        sums, counts = self._sums, self._counts
        if key < 0:
            codes: tuple[int, ...] = tuple(at.legal())
            middle = sum(self._table) / len(self._table)
            return Actions(codes, [middle if at.seat == 0 else 1.0 - middle] * len(codes))
        codes = LAYINGS[at.empty][key % CARDS]
        means = [sums[code] / counts[code] for code in codes]
        if at.seat:
            means = [1.0 - mean for mean in means]
        if key >= CARDS:
            codes = tuple([code + WITH_ANCHOR for code in codes])
        return Actions(codes, means)

    def _leaf(self, at: Kernel) -> float:
        """The worth of a new position to seat 0: estimated, played out, or some of both."""
        chance, table, trust = self._chance, self._table, self._trust
        while at.task != LAYING:
            codes = at.legal()
            at.play(codes[int(chance() * len(codes))])
        empty, seat = at.empty, at.seat
        if not empty & (empty - 1):
            trust = 0.0
        estimated = estimate(at.cells, at.hands[0] | at.hands[1], table) if trust else 0.0
        near, far = at.hands[seat], at.hands[1 - seat]
        if chance() < self._care:
            end = careful_playout(at.cells, empty, near, far, at.fixed, chance, seat, table)
        else:
            end = playout(at.cells, empty, near, far, at.fixed, chance)
        return trust * estimated + (1.0 - trust) * table[end]


def group_keys(at: Kernel) -> tuple[int, ...]:
    """The groups of actions that are available: a card each, once more with the anchor where it can matter; else -1."""
    if at.task != LAYING:
        return (-1,)
    keys: tuple[int, ...] = CARDS_OF[at.hands[at.seat]]
    if at.anchor_holder == at.seat and _arrows_to_come(at):
        keys = (*keys, *[key + CARDS for key in keys])
    return keys


def _arrows_to_come(at: Kernel) -> bool:
    """Whether the anchor can matter: an arrow is not on the board yet and a gap will be left for it to use."""
    empty: int = at.empty
    if not empty & (empty - 1):
        return False
    lying = 0
    for card in at.cells:
        if card != NOTHING:
            lying |= 1 << card
    return bool(ARROWS & ~lying)
