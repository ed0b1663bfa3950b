"""Search in one tree in which neither player sees the other's hand.

As in ``tree`` every round played in mind takes one world, a hand that the rival may hold. There the observer's own hand is
the same in all of them, so that the rival of that tree comes to know it; with one world, after the eye, it sees everything.
Here a share of the rounds is played with another own hand, one that the rival may suppose. The rival learns from all rounds
and so answers no hand in particular; the observer learns only from those with the hand it holds. Both walk in the same tree,
as what is laid is open to both. A rival that learned from supposed hands alone would learn too little: against level 4 that
lost 0.035 (95 % 0 to 0.07) of a round's worth in 30 rounds after an eye.

At the end of the search the best actions are looked at once more, whichever was tried least first, so that the numbers by
which they are ranked are surer. Source: engines-and-bots 4, 5; information-set search with many observers (Cowling, Powley, Whitehouse 2012).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from noria_desktop.bots.nautilus.kernel import (
    CARDS_OF,
    DIVERS,
    LAYING,
    NOTHING,
    SPACES,
    WITH_ANCHOR,
    Kernel,
    World,
)
from noria_desktop.bots.nautilus.tree import Actions, Candidate, Node, Search, group_keys

VEIL: Final = 0.25
"""Share of the rounds that are played with a hand that the rival may suppose, where its own is known."""
SUPPOSED: Final = 1000
"""Added to the keys of the observer's actions in rounds with a hand that the rival supposes."""
FEW: Final = 6
"""So many of the best actions are looked at once more, and told."""
SURE: Final = 4
"""What was tried so many times more seldom than the most tried action is not told."""


class VeiledSearch(Search):
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
        super().__init__(root, observer, worlds, weights, table, chance, exploration, care, trust)
        self.counted = 0
        """Rounds that were played with the own hand; only their worth is added up in ``total``."""
        self._open = open_cards
        hand: int = root.hands[observer]
        # A hand without anything unknown cannot be another one.
        self._veil = 0.0 if not hand & DIVERS & ~open_cards else veil

    def run(self, iterations: int) -> None:
        """Look at that many more rounds."""
        for _ in range(iterations):
            self._walk(-1, self._chance() < self._veil)
        self.iterations += iterations

    def compare(self, iterations: int) -> None:
        """Look at the best actions so many times more, with the own hand only; whichever was tried least comes next."""
        found = self._most_tried()
        visits = [some.visits for some in found]
        for _ in range(iterations):
            place = visits.index(min(visits))
            self._walk(found[place].code, False)
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

    def _walk(self, first: int, supposed: bool) -> None:
        """One round; ``first`` is the action at the root, -1: whichever has the strongest claim."""
        observer = self.observer
        at = self._dealt()
        node = self._node
        path: list[tuple[Actions, int, int]] = []
        above = True
        while node.met:
            task: int = at.task
            seat: int = at.seat
            if task == LAYING and not at.empty:
                break
            offset = SUPPOSED if supposed and seat == observer and not above else 0
            groups = node.groups
            strongest = -1.0
            taken: Actions | None = None
            for key in group_keys(at):
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
                node.children[code] = Node()
                break
            node = child
        else:
            node.met = True
        worth = self._leaf(at)
        if not supposed:
            self.total += worth
            self.counted += 1
        self._learn(at, worth, path)


def is_known(worlds: Sequence[World]) -> bool:
    """Whether the rival's divers are known: a search would find the one answer to them that sees everything."""
    return len({world.hand & DIVERS for world in worlds}) == 1


def _rank(some: Candidate) -> tuple[int, float, int]:
    return -some.visits, -some.worth, some.code


def _worth(some: Candidate) -> tuple[float, int, int]:
    return -some.worth, -some.visits, some.code


class BesideSearch(VeiledSearch):
    """A search that looks at one action as often as at the best ones, however little it promised."""

    also = -1

    def _most_tried(self) -> list[Candidate]:
        found = super()._most_tried()
        if all(some.code != self.also for some in found):
            for group in self._node.groups.values():
                if self.also in group.codes:
                    place = group.codes.index(self.also)
                    found = [*found[:-1], Candidate(self.also, group.visits[place], group.means[place])]
                    break
        return found

    def best(self) -> int:
        """The best of those that were looked at equally often."""
        return min(self._most_tried(), key=lambda some: (-some.worth, some.code)).code

    def measured(self, codes: Sequence[int], seed: int, chance: Random) -> list[float]:
        """What one more round is worth to who looks, after each of these actions, all with the same luck."""
        found = []
        for code in codes:
            chance.seed(seed)
            before = self.total
            self._walk(code, False)
            worth = self.total - before
            found.append(worth if self.observer == 0 else 1.0 - worth)
        return found
