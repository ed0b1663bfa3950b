"""The four computer players of Nautilus. All of them know only what their seat sees.

Level 1 looks one card ahead and chooses with some chance; level 2 takes the best and sees where arrows lead; level 3
searches the round; level 4 searches longer, judges the rival's hand by its play, and counts the end out.

Strength is a number of iterations, so that a seed repeats a game; the window gives a time instead. Source:
engines-and-bots 5.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any, Final

from attrs import field, frozen

from noria_desktop.bots.nautilus import opening
from noria_desktop.bots.nautilus.beliefs import SHARPER, believed
from noria_desktop.bots.nautilus.closing import Ending
from noria_desktop.bots.nautilus.encode import decoded, kernel_of
from noria_desktop.bots.nautilus.endgame import expected
from noria_desktop.bots.nautilus.greedy import ranked
from noria_desktop.bots.nautilus.kernel import LAYING, WITH_ANCHOR, Kernel, World
from noria_desktop.bots.nautilus.sight import fair_worths, open_to_rival, rival_of, worlds, worths
from noria_desktop.bots.nautilus.thoughts import COUNTED_OUT, SCALE, Considered, Method, Thoughts, reasoned
from noria_desktop.bots.nautilus.tree import Search
from noria_desktop.bots.nautilus.veiled import VEIL, VeiledSearch, is_known
from noria_desktop.bots.policy import Choice, Policy, never, own_dice
from noria_desktop.bots.timed import Timed, timed_levels
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import changed
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Anchoring, Moving, Placing, State

TEMPERATURE: Final = 0.03
"""Level 1's, as a chance of winning."""
EQUAL: Final = 1e-9
"""Worths closer than this are the same."""
ANCHOR_FROM: Final = 6
"""Free spaces from which on levels 1 and 2 play the anchor."""
SLICE: Final = 200
"""Iterations between two looks at the clock and at the wish to stop."""
COMPARED: Final = 0.1
"""Share of a search in which the best actions are looked at once more, so that their numbers are surer. It goes to those that
promised less, and what it takes from the search before it costs strength: at 0.3 level 4 was no stronger than its former self."""
FOLLOWED: Final = 3
"""Of so many of the best, the whole turn is thought to its end: what a hint can show."""
MASTER: Final = "level4"
MOST_ITERATIONS: Final = 200_000
"""A search that has a time ends here all the same, since its tree takes memory."""


def _seat_of(view: State) -> Seat:
    seat = RULES.turn(view).seat
    assert seat is not None, "nobody decides in a finished game"
    return seat


def _is_placement(view: State) -> bool:
    return isinstance(view.table.pending, Placing | Anchoring | Moving)


def _parts(chance: float) -> int:
    return round(SCALE * chance)


@frozen
class OneAhead:
    """Levels 1 and 2: the best board after one card, open columns counting as even."""

    temperature: float = 0.0
    """A choice worse by this chance of winning is e times rarer; 0: always one of the best."""
    follow_up: bool = True
    """Whether the best move of an arrow counts as well."""

    @property
    def effort(self) -> str:
        """How far it looks."""
        return "one card ahead" + (" and what follows" if self.follow_up else "")

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """Compare the boards after one card; what is equal is left to chance."""
        if len(legal) == 1:
            return reasoned(legal[0], Thoughts(Method.ONLY)), rng
        seat = _seat_of(view)
        if not _is_placement(view):
            return self._start(view, seat, legal, rng)
        at = kernel_of(view)
        found = _anchor_late(at, ranked(at, worths(view, seat), follow_up=self.follow_up))
        best = found[0][0]
        chance, rng = own_dice(rng)
        if self.temperature:
            weights = [exp((worth - best) / self.temperature) for worth, _ in found]
        else:
            weights = [float(best - worth < EQUAL) for worth, _ in found]
        (chosen,) = chance.choices(range(len(found)), weights)
        considered = tuple(Considered(decoded(code), _parts(worth)) for worth, code in found)
        return reasoned(considered[chosen].action, Thoughts(Method.LOOK, considered)), rng

    def _start(
        self, view: State, seat: Seat, legal: tuple[Action, ...], rng: Rng
    ) -> tuple[Choice[Action], Rng]:
        """Level 1 does anything at a round's start, level 2 goes by a rule."""
        if self.temperature:
            action, rng = rng.pick(legal)
        else:
            action = opening.by_rule(legal)
        return reasoned(action, Thoughts(Method.RULE)), rng


def _anchor_late(at: Kernel, found: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """Looking one card ahead says nothing about the anchor: it goes with the third card."""
    if at.task != LAYING or at.anchor_holder != at.seat:
        return found
    late = at.empty.bit_count() <= ANCHOR_FROM
    return [(worth, code) for worth, code in found if (code >= WITH_ANCHOR) == late]


@frozen
class Searching:
    """Levels 3 and 4."""

    iterations: int
    """Rounds to play out; the most of them when a time is given."""
    seconds: float | None = None
    """Time for a decision; None: as long as the iterations take."""
    exploration: float = 0.3
    """How much rarely tried actions are preferred, as a share of what is at stake."""
    care: float = 0.0
    """How often a playout lays the last two cards with care."""
    trust: float = 0.0
    """Share of a leaf's worth that is estimated from its board."""
    beliefs: bool = False
    """Whether hands are weighed by what the rival laid."""
    exact_from: int = 0
    """Free spaces from which on everything is enumerated."""
    start_samples: int = 4
    """Sampled starts for a decision at a round's start."""
    start_iterations: int = 100
    """Rounds played out for each of them."""
    fair: bool = False
    """Whether each player goes by what it sees also in endings and after the eye, and the number that is told is the one
    that decides."""
    stopped: Callable[[], bool] = field(default=never, eq=False)
    """Asked now and then; when it says yes, the best so far is the answer."""

    @property
    def effort(self) -> str:
        """How much it plays out."""
        rounds = f"{self.iterations:,} rounds played out a decision"
        return rounds if self.seconds is None else f"{self.seconds:g} s a decision, at most {rounds}"

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """Search, or count out."""
        if len(legal) == 1:
            return reasoned(legal[0], Thoughts(Method.ONLY)), rng
        chance, rng = own_dice(rng)
        seat = _seat_of(view)
        thoughts = (self._placement if _is_placement(view) else self._start)(view, seat, legal, chance)
        return reasoned(thoughts.considered[0].action, thoughts), rng

    def _start(self, view: State, seat: Seat, legal: Sequence[Action], chance: random.Random) -> Thoughts:
        found, iterations = opening.valued(
            view,
            seat,
            legal,
            chance,
            self.start_samples,
            self.start_iterations,
            self._clock(),
            fair=self.fair,
        )
        return Thoughts(
            Method.SEARCH,
            tuple(Considered(action, _parts(worth)) for worth, action in found),
            iterations=iterations,
        )

    def _placement(self, view: State, seat: Seat, legal: Sequence[Action], chance: random.Random) -> Thoughts:
        at = kernel_of(view)
        table = (fair_worths if self.fair else worths)(view, seat)
        possible = list(worlds(rival_of(view, seat)))
        if self.fair:
            return self._fairly(view, at, seat, possible, table, chance)
        if at.empty.bit_count() <= self.exact_from:
            found = expected(at, possible, table)
            return Thoughts(
                Method.EXACT,
                tuple(
                    Considered(
                        decoded(code),
                        _parts(worth),
                        then=self._counted_on(at, code, possible, table) if place < FOLLOWED else (),
                    )
                    for place, (worth, code) in enumerate(found)
                ),
                len(possible),
            )
        weights = (
            believed(view, seat, possible, table) if self.beliefs else [weight for _, weight in possible]
        )
        search = self._searched(at, seat, [world for world, _ in possible], weights, table, chance)
        considered = tuple(
            Considered(
                decoded(some.code),
                _parts(some.worth),
                some.visits,
                tuple(map(decoded, search.follow_up(some.code))) if place < FOLLOWED else (),
            )
            for place, some in enumerate(search.candidates())
        )
        return Thoughts(Method.SEARCH, considered, len(possible), search.iterations)

    def _fairly(
        self,
        view: State,
        at: Kernel,
        seat: Seat,
        possible: Sequence[tuple[World, float]],
        table: tuple[float, ...],
        chance: random.Random,
    ) -> Thoughts:
        """Count out or search, each player by what it sees; what is told is what decides."""
        hands = [world for world, _ in possible]
        weights = (
            believed(view, seat, possible, table, SHARPER)
            if self.beliefs
            else [weight for _, weight in possible]
        )
        shown = open_to_rival(view, seat)
        if at.empty.bit_count() <= self.exact_from:
            ending = Ending(seat, table, shown)
            found = ending.choices(at, hands, weights)
            return Thoughts(
                Method.EXACT,
                tuple(
                    Considered(
                        decoded(code),
                        _parts(worth),
                        then=tuple(map(decoded, ending.follow_up(at, code, hands, weights)))
                        if place < FOLLOWED
                        else (),
                    )
                    for place, (worth, code) in enumerate(found)
                ),
                len(hands),
            )
        veil = VEIL if is_known(hands) else 0.0
        search = VeiledSearch(
            at,
            seat,
            hands,
            weights,
            table,
            chance.random,
            self.exploration,
            self.care,
            self.trust,
            veil,
            shown,
        )
        self._run(search.run, self.iterations - int(self.iterations * COMPARED), self._clock(1.0 - COMPARED))
        if not self.stopped():
            self._run(search.compare, self.iterations - search.iterations, self._clock(COMPARED))
        return Thoughts(
            Method.SEARCH,
            tuple(
                Considered(
                    decoded(some.code),
                    _parts(some.worth),
                    some.visits,
                    tuple(map(decoded, search.follow_up(some.code))) if place < FOLLOWED else (),
                )
                for place, some in enumerate(search.candidates())
            ),
            len(hands),
            search.iterations,
        )

    @staticmethod
    def _run(searching: Callable[[int], None], iterations: int, over: Callable[[], bool]) -> None:
        """Search for so many iterations, or until it is over; the first slice in any case."""
        done = 0
        while done < iterations:
            searching(min(SLICE, iterations - done))
            done += SLICE
            if over():
                break

    @staticmethod
    def _counted_on(
        at: Kernel, code: int, possible: Sequence[tuple[World, float]], table: tuple[float, ...]
    ) -> tuple[Action, ...]:
        """What comes after an action in the same turn: whom to anchor, which card the arrow moves."""
        after, codes = at.copy(), list[int]()
        after.play(code)
        while after.task != LAYING:
            codes.append(expected(after, possible, table)[0][1])
            after.play(codes[-1])
        return tuple(map(decoded, codes))

    def _searched(
        self,
        at: Kernel,
        seat: Seat,
        possible: Sequence[World],
        weights: Sequence[float],
        table: tuple[float, ...],
        chance: random.Random,
    ) -> Search:
        search = Search(
            at, seat, possible, weights, table, chance.random, self.exploration, self.care, self.trust
        )
        over = self._clock()
        while search.iterations < self.iterations:
            search.run(min(SLICE, self.iterations - search.iterations))
            if over():
                break
        return search

    def _clock(self, share: float = 1.0) -> Callable[[], bool]:
        """Whether so large a share of the time is up from now on, or somebody wishes to stop."""
        if self.seconds is None:
            return self.stopped
        end = time.monotonic() + share * self.seconds
        stopped = self.stopped
        return lambda: time.monotonic() >= end or stopped()


def level1() -> Policy:
    """Novice: looks one card ahead, without what an arrow does, and not always at the best."""
    return OneAhead(TEMPERATURE, follow_up=False)


def level2() -> Policy:
    """Regular: looks one card ahead and sees where arrows lead."""
    return OneAhead()


def level3() -> Searching:
    """Strong: searches, taking every hand for equally likely and every playout for what it is."""
    return Searching(1_500)


def level4() -> Searching:
    """Master, with a fixed number of iterations."""
    return changed(former4(), fair=True)


def former4() -> Searching:
    """The master as it was when the Circuit's targets were measured."""
    return Searching(
        3_000,
        exploration=0.1,
        care=0.7,
        trust=0.5,
        beliefs=True,
        exact_from=COUNTED_OUT,
        start_samples=8,
        start_iterations=200,
    )


def _unhurried(policy: Searching, seconds: float) -> Searching:
    """Level 4 with its time in place of a fixed number of iterations."""
    return changed(
        policy,
        seconds=seconds,
        iterations=MOST_ITERATIONS,
        start_samples=MOST_ITERATIONS // policy.start_iterations,
    )


PLAYERS: Final[Mapping[str, Callable[[], Policy]]] = {
    "level1": level1,
    "level2": level2,
    "greedy": level2,
    "level3": level3,
    MASTER: level4,
    "former4": former4,
}
"""Players by name, besides the random one. ``former4`` is level 4 as it was before, to be measured against."""
timed: Final[Timed] = timed_levels(PLAYERS, Searching, MASTER, _unhurried)
"""A level for the window."""
