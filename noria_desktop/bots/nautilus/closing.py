"""The end of a round counted out: everything that can still happen, each player going by what it sees.

What the player who decides would do later in the same turn, or with its next card, is one choice for all the hands that the
rival may hold, as it will not know which it is. The rival in turn answers by its own hand and by all hands that it may
suppose. With one or two free spaces this is exact: whoever lays the last card needs no hidden card any more. With three the
rival is taken to suppose all hands alike; with four its answer is the one that is best on average when all cards lay open.

Source: engines-and-bots 5 (oracles).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import inf
from typing import Final

from noria_desktop.bots.nautilus.endgame import solved
from noria_desktop.bots.nautilus.endings import last_card
from noria_desktop.bots.nautilus.kernel import (
    CARDS_OF,
    DIVERS,
    LAYING,
    NOTHING,
    Kernel,
    World,
    outcome,
)

EVEN: Final = 1e-12
"""Worths closer than this are the same."""


class Ending:
    """The last cards of a round, on behalf of one seat."""

    __slots__ = ("observer", "open", "table")

    observer: int
    table: tuple[float, ...]
    open: int
    """The observer's cards that the rival knows."""

    def __init__(self, observer: int, table: tuple[float, ...], open_cards: int) -> None:
        """For the seat whose hand is known.

        Args:
            observer: that seat.
            table: worth of the 32 outcomes to seat 0.
            open_cards: its cards that the rival knows.
        """
        self.observer = observer
        self.table = table
        self.open = open_cards

    def choices(
        self, at: Kernel, worlds: Sequence[World], weights: Sequence[float]
    ) -> list[tuple[float, int]]:
        """Every legal action with its mean worth to the observer, who decides, best first.

        Args:
            at: the position; the rival's hand in it does not matter.
            worlds: what the rival may hold.
            weights: how much each of them is believed.
        """
        total = sum(weights)
        found: list[tuple[float, int]] = []
        for code in at.legal():
            after = at.copy()
            after.play(code)
            worth = self._worth(after, worlds, weights) / total
            found.append((worth if self.observer == 0 else 1.0 - worth, code))
        found.sort(key=_best)
        return found

    def follow_up(
        self, at: Kernel, code: int, worlds: Sequence[World], weights: Sequence[float]
    ) -> list[int]:
        """What comes after an action in the same turn: whom to anchor, which card the arrow moves."""
        after = at.copy()
        after.play(code)
        found: list[int] = []
        while after.task != LAYING:
            found.append(self.choices(after, worlds, weights)[0][1])
            after.play(found[-1])
        return found

    def _worth(self, at: Kernel, worlds: Sequence[World], weights: Sequence[float]) -> float:
        """The worth to seat 0 in all these worlds together, each as much as it is believed."""
        empty: int = at.empty
        observer = self.observer
        if at.task == LAYING:
            if not empty:
                return sum(weights) * self.table[outcome(at.cells)]
            if not empty & (empty - 1):
                return self._last(at, worlds, weights)
        if at.seat == observer:
            sign = 1.0 if observer == 0 else -1.0
            best = -inf
            for code in at.legal():
                after = at.copy()
                after.play(code)
                worth = sign * self._worth(after, worlds, weights)
                if worth > best:
                    best = worth
            return sign * best
        answers: dict[str, tuple[Kernel, list[World], list[float]]] = {}
        for world, weight in zip(worlds, weights, strict=True):
            after = self._answered(at, world)
            key = str((after.cells, after.fixed))
            if key not in answers:
                answers[key] = (after, [], [])
            same = answers[key]
            same[1].append(World(after.hands[1 - observer], after.anchor_holder == 1 - observer))
            same[2].append(weight)
        total = 0.0
        for after, some, much in answers.values():
            total += self._worth(after, some, much)
        return total

    def _last(self, at: Kernel, worlds: Sequence[World], weights: Sequence[float]) -> float:
        """The tenth card: whoever lays it sees everything that it needs."""
        space: int = at.empty.bit_length() - 1
        seat: int = at.seat
        if seat == self.observer:
            return sum(weights) * self.table[last_card(at.cells, space, at.hands[seat], seat, self.table)]
        total = 0.0
        for world, weight in zip(worlds, weights, strict=True):
            total += weight * self.table[last_card(at.cells, space, world.hand, seat, self.table)]
        return total

    def _answered(self, at: Kernel, world: World) -> Kernel:
        """The position after the rival's whole turn, by what it sees in this world."""
        here = at.copy()
        rival = 1 - self.observer
        here.hands[rival] = world.hand
        if world.anchor:
            here.anchor_holder = rival
        elif here.anchor_holder == rival:
            here.anchor_holder = -1
        supposed = self._supposed(here)
        sign = 1.0 if rival == 0 else -1.0
        best, chosen = -inf, here
        for after in _turns(here):
            worth = 0.0
            empty: int = after.empty
            for hand in supposed:
                if not empty & (empty - 1):
                    space: int = empty.bit_length() - 1
                    worth += self.table[last_card(after.cells, space, hand, self.observer, self.table)]
                else:
                    after.hands[self.observer] = hand
                    worth += solved(after, self.table)
            if sign * worth > best + EVEN:
                best, chosen = sign * worth, after
        chosen.hands[self.observer] = here.hands[self.observer]
        return chosen

    def _supposed(self, at: Kernel) -> list[int]:
        """The hands of the observer's that the rival may suppose."""
        hand: int = at.hands[self.observer]
        kept = hand & (self.open | ~DIVERS)
        taken: int = at.hands[1 - self.observer] | kept
        for card in at.cells:
            if card != NOTHING:
                taken |= 1 << card
        wanted: int = (hand & ~kept).bit_count()
        found: list[int] = []
        for cards in combinations(CARDS_OF[DIVERS & ~taken], wanted):
            one = kept
            for card in cards:
                one |= 1 << card
            found.append(one)
        return found


def _turns(at: Kernel) -> list[Kernel]:
    """Where a whole turn of the player who decides can lead."""
    found: list[Kernel] = []
    open_ends = [at]
    while open_ends:
        one = open_ends.pop()
        for code in one.legal():
            after = one.copy()
            after.play(code)
            if after.task == LAYING:
                found.append(after)
            else:
                open_ends.append(after)
    return found


def _best(some: tuple[float, int]) -> tuple[float, int]:
    return -some[0], some[1]
