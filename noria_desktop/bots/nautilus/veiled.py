"""Search in one tree in which neither player sees the other's hand.

As in ``tree`` every round played in mind takes one world, a hand that the rival may hold. There the observer's own hand is
the same in all of them, so that the rival of that tree comes to know it; with one world, after the eye, it sees everything.
Here a share of the rounds is played with another own hand, one that the rival may suppose. The rival learns from all rounds
and so answers no hand in particular; the observer learns only from those with the hand it holds. Both walk in the same tree,
as what is laid is open to both. A rival that learned from supposed hands alone would learn too little: against level 4 that
lost 0.035 (95 % 0 to 0.07) of a round's worth in 30 rounds after an eye.

At the end of the search the best actions are looked at once more, all equally often, so that the numbers by which they are
ranked are equally sure. Source: engines-and-bots 4, 5; information-set search with many observers (Cowling, Powley, Whitehouse 2012).
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import log, sqrt
from typing import Final

from noria_desktop.bots.nautilus.estimate import estimate
from noria_desktop.bots.nautilus.kernel import (
    ARROWS,
    CARDS,
    CARDS_OF,
    DIVERS,
    LAYING,
    LAYINGS,
    NOTHING,
    SPACES,
    WITH_ANCHOR,
    Kernel,
    World,
)
from noria_desktop.bots.nautilus.playouts import careful_playout, playout
from noria_desktop.bots.nautilus.tree import Candidate

_TABLE: Final = 1 << 15
_GROWTH: Final = tuple(sqrt(log(max(n, 2))) for n in range(_TABLE))
_WIDTHS: Final = tuple(1 / sqrt(max(n, 1)) for n in range(_TABLE))
VEIL: Final = 0.25
"""Share of the rounds that are played with a hand that the rival may suppose, where its own is known."""
SUPPOSED: Final = 1000
"""Added to the keys of the observer's actions in rounds with a hand that the rival supposes."""
FEW: Final = 6
"""So many of the best actions are looked at once more, and told."""
SURE: Final = 4
"""What was tried so many times more seldom than the most tried action is not told."""


class _Actions:
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
        self.codes = codes
        self.means = means
        self.widths = [1.0] * len(codes)
        self.visits = [0] * len(codes)
        self.times = 0
        self.due = 0
        self.claim = 0.0
        self.best = 0


class _Node:
    __slots__ = ("children", "groups", "met")

    groups: dict[int, _Actions]
    children: dict[int, _Node]
    met: bool

    def __init__(self) -> None:
        self.groups = {}
        self.children = {}
        self.met = False


class VeiledSearch:
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
        veil: float = 0.0,
        open_cards: int = 0,
    ) -> None:
        """A search on behalf of the seat that decides in ``root``; the rival's hand there does not matter.

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
            veil: share of the rounds that are played with a hand that the rival may suppose; 0: it sees everything.
            open_cards: cards of the observer's hand that the rival knows.
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
        self._node = _Node()
        self._node.met = True
        self.iterations = 0
        self.total = 0.0
        """Worth to seat 0 of the rounds that were played with the own hand, added up."""
        self.counted = 0
        """How many these were."""
        middle = sum(table) / len(table)
        self._sums = [middle] * (CARDS * SPACES)
        self._counts = [1.0] * (CARDS * SPACES)
        self._open = open_cards
        hand: int = root.hands[observer]
        # A hand without anything unknown cannot be another one.
        self._veil = 0.0 if not hand & DIVERS & ~open_cards else veil

    def run(self, iterations: int) -> None:
        """Look at that many more rounds."""
        for _ in range(iterations):
            self._iterate(-1, self._chance() < self._veil)
        self.iterations += iterations

    def compare(self, iterations: int) -> None:
        """Look at the best actions so many times more, with the own hand only; whichever was tried least comes next."""
        found = self._most_tried()
        visits = [some.visits for some in found]
        for _ in range(iterations):
            place = visits.index(min(visits))
            self._iterate(found[place].code, False)
            visits[place] += 1
        self.iterations += iterations

    def candidates(self) -> tuple[Candidate, ...]:
        """The best actions at the root, the highest worth first, without those that were tried too seldom to say."""
        found = self._most_tried()
        enough = found[0].visits / SURE
        return tuple(sorted([some for some in found if some.visits >= enough], key=_worth))

    def _most_tried(self) -> list[Candidate]:
        found = [
            Candidate(code, visits, mean)
            for key, group in self._node.groups.items()
            if key < SUPPOSED - 1
            for code, visits, mean in zip(group.codes, group.visits, group.means, strict=True)
        ]
        found.sort(key=_rank)
        return found[:FEW]

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

    def supposed(self, at: Kernel, card: int) -> int:
        """A hand of the observer's that the rival may suppose, with the card that is laid first."""
        chance = self._chance
        hand: int = at.hands[self.observer]
        kept = hand & (self._open | ~DIVERS)
        if card >= 0:
            kept |= hand & 1 << card
        lying = 0
        for one in at.cells:
            if one != NOTHING:
                lying |= 1 << one
        theirs: int = at.hands[1 - self.observer]
        free = list(CARDS_OF[DIVERS & ~lying & ~theirs & ~kept])
        wanted: int = (hand & DIVERS & ~kept).bit_count()
        for place in range(wanted):
            other = place + int(chance() * (len(free) - place))
            free[place], free[other] = free[other], free[place]
            kept |= 1 << free[place]
        return kept

    def _iterate(self, first: int, supposed: bool) -> None:
        """One round; ``first`` is the action at the root, -1: whichever has the strongest claim."""
        chance = self._chance
        bounds = self._bounds
        observer = self.observer
        world = self.worlds[bisect(bounds, chance() * bounds[-1], 0, len(bounds) - 1)]
        at = self.root.copy()
        rival = 1 - observer
        at.hands[rival] = world.hand
        if world.anchor:
            at.anchor_holder = rival
        node = self._node
        path: list[tuple[_Actions, int, int]] = []
        above = True
        while node.met:
            task: int = at.task
            seat: int = at.seat
            empty: int = at.empty
            offset = SUPPOSED if supposed and seat == observer and not above else 0
            groups = node.groups
            if task == LAYING:
                if not empty:
                    break
                keys: tuple[int, ...] = CARDS_OF[at.hands[seat]]
                if at.anchor_holder == seat and _arrows_to_come(at):
                    keys = (*keys, *[key + CARDS for key in keys])
            else:
                keys = (-1,)
            strongest = -1.0
            taken: _Actions | None = None
            for key in keys:
                group = groups.get(key + offset)
                if group is None:
                    group = groups[key + offset] = self._begun(at, key)
                times = group.times = group.times + 1
                if times >= group.due:
                    self._settle(group)
                if group.claim > strongest:
                    strongest = group.claim
                    taken = group
            assert taken is not None
            index = taken.best
            if above and first >= 0:
                for group in groups.values():
                    if first in group.codes:
                        taken = group
                        index = group.codes.index(first)
                        break
            code = taken.codes[index]
            if above and supposed:
                at.hands[observer] = self.supposed(at, code % WITH_ANCHOR // SPACES if task == LAYING else -1)
            # The observer learns from what it holds only, the rival from that and from what it may suppose.
            if seat != observer or not supposed or offset:
                path.append((taken, index, seat))
            above = False
            at.play(code)
            child = node.children.get(code)
            if child is None:
                node.children[code] = _Node()
                break
            node = child
        else:
            node.met = True
        worth = self._leaf(at)
        if not supposed:
            self.total += worth
            self.counted += 1
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

    def _settle(self, group: _Actions) -> None:
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

    def _begun(self, at: Kernel, key: int) -> _Actions:
        """Actions of a group that is met for the first time, with what is known of them beforehand."""
        sums, counts = self._sums, self._counts
        if key < 0:
            codes: tuple[int, ...] = tuple(at.legal())
            middle = sum(self._table) / len(self._table)
            return _Actions(codes, [middle if at.seat == 0 else 1.0 - middle] * len(codes))
        codes = LAYINGS[at.empty][key % CARDS]
        means = [sums[code] / counts[code] for code in codes]
        if at.seat:
            means = [1.0 - mean for mean in means]
        if key >= CARDS:
            codes = tuple([code + WITH_ANCHOR for code in codes])
        return _Actions(codes, means)

    def _leaf(self, at: Kernel) -> float:
        """The worth of a new position to seat 0: estimated, played out, or some of both."""
        chance, table, trust = self._chance, self._table, self._trust
        while at.task != LAYING:
            codes = at.legal()
            at.play(codes[int(chance() * len(codes))])
        empty: int = at.empty
        seat: int = at.seat
        if not empty & (empty - 1):
            trust = 0.0
        estimated = estimate(at.cells, at.hands[0] | at.hands[1], table) if trust else 0.0
        near, far = at.hands[seat], at.hands[1 - seat]
        if chance() < self._care:
            end = careful_playout(at.cells, empty, near, far, at.fixed, chance, seat, table)
        else:
            end = playout(at.cells, empty, near, far, at.fixed, chance)
        return trust * estimated + (1.0 - trust) * table[end]


def is_known(worlds: Sequence[World]) -> bool:
    """Whether the rival's divers are known: a search would find the one answer to them that sees everything."""
    return len({world.hand & DIVERS for world in worlds}) == 1


def _rank(some: Candidate) -> tuple[int, float, int]:
    return -some.visits, -some.worth, some.code


def _worth(some: Candidate) -> tuple[float, int, int]:
    return -some.worth, -some.visits, some.code


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
