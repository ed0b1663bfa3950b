"""The five computer players of Solani. All of them know only what their seat sees, and none of them spends quartz.

Level 1 takes one of the better ways for a tile, level 1b one of the two best, level 2 the best one; level 3 lays both tiles together by fitted
hopes, minds the order of the draft and what others want, and counts the last round out; level 4 plays the game on after
the best candidates.

Strength is a number of samples, so that a seed repeats a game; the window gives a time instead. Source:
engines-and-bots 6.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from attrs import field, frozen

from noria_desktop.bots.policy import Choice, Policy, never, own_dice
from noria_desktop.bots.solani.codes import DISCARD, DRAFTING, LAY_FEATURE, PLACING, PLACING_FEATURE
from noria_desktop.bots.solani.drafting import Pick, picks, tile_of
from noria_desktop.bots.solani.encode import decoded, table_of
from noria_desktop.bots.solani.endgame import counted, is_last
from noria_desktop.bots.solani.greedy import Greedy
from noria_desktop.bots.solani.legal import legal_codes
from noria_desktop.bots.solani.places import Pair, Places, lay, lift
from noria_desktop.bots.solani.points import lines
from noria_desktop.bots.solani.printed import ROUNDS
from noria_desktop.bots.solani.rollouts import played_out
from noria_desktop.bots.solani.search_state import SearchState
from noria_desktop.bots.solani.sky import NOTHING, Sky
from noria_desktop.bots.solani.thoughts import SCALE, Considered, Gain, Method, Thoughts, reasoned
from noria_desktop.bots.solani.turns import codes_of
from noria_desktop.bots.solani.weights import Weights, fitted, plain
from noria_desktop.bots.solani.winning import layings, wins
from noria_desktop.bots.solani.worth import judge_for
from noria_desktop.bots.timed import Timed, timed_levels
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.actions import KeepQuartz
from noria_desktop.games.solani.state import HoldingQuartz, State
from noria_desktop.games.solani.terms import Line

LINES: Final = (Line.PLANETS, Line.CLUSTERS, Line.GUIDING, Line.FEATURES, Line.LOOSE)
"""In the order of ``points.lines``."""
BETTER: Final = 5
"""So many of the best does level 1 choose among."""
TWO: Final = 2
"""So many level 1b."""
WAYS: Final = 24
"""Ways to lay a tile or a pair that are counted in full."""
TOLD: Final = 8
"""Candidates of a record for which the lines of the score sheet are worked out."""
HOPELESS: Final = 5.0
"""Candidates that seem worth so many points less than the best are not played out."""
MASTER: Final = "level4"
MOST_SAMPLES: Final = 400
"""A search that has a time ends here all the same."""


@frozen
class Candidate:
    """Something a player could do now, with what it means to do next."""

    worth: float
    codes: tuple[int, ...]
    """The decision, and what follows it at once."""
    gains: tuple[Gain, ...] = ()
    denied: float = 0.0
    rival: int = NOTHING
    plan: tuple[int, ...] = ()
    """Where the tile would go that is drafted, and its partner if it is known."""


def _considered(found: Iterable[Candidate], visits: Sequence[int] = ()) -> tuple[Considered, ...]:
    """The record of candidates, each action once."""
    told: dict[int, Considered] = {}
    for number, some in enumerate(found):
        if some.codes[0] not in told:
            told[some.codes[0]] = Considered(
                decoded(some.codes[0]),
                round(SCALE * some.worth),
                some.gains,
                round(SCALE * some.denied),
                None if some.rival == NOTHING or not some.denied else Seat(some.rival),
                visits[number] if visits else 0,
                tuple(decoded(code) for code in some.codes[1:] or some.plan),
            )
    return tuple(told.values())


# What a choice is made of -------------------------------------------------------------------------------


def _change(before: Sequence[int], sky: Sky) -> tuple[Gain, ...]:
    return tuple(
        Gain(line, after - old)
        for line, old, after in zip(LINES, before, lines(sky), strict=True)
        if after != old
    )


def _laid(sky: Sky, tile: int, pair: Pair | None) -> tuple[Gain, ...]:
    """Lines that change when a pair is laid; the sky is left as it was."""
    if pair is None:
        return ()
    _, space, mask, circle = pair
    before, reach, near = lines(sky), sky.reach, sky.near
    lay(sky, tile, space, mask, circle)
    found = _change(before, sky)
    lift(sky, space, circle, reach, near)
    return found


def _of_picks(sky: Sky, found: Sequence[Pick]) -> list[Candidate]:
    return [
        Candidate(
            pick.worth,
            (pick.code,),
            _laid(sky, pick.plan.tile, pick.plan.pair) if number < TOLD else (),
            pick.denied,
            pick.rival,
            () if pick.plan.pair is None else tuple(codes_of(sky, pick.plan.pair)),
        )
        for number, pick in enumerate(found)
    ]


def _of_pairs(sky: Sky, found: Sequence[Pair]) -> list[Candidate]:
    if not found:
        return [Candidate(0.0, (DISCARD,))]
    return [
        Candidate(
            pair[0], tuple(codes_of(sky, pair)), _laid(sky, sky.held_circle, pair) if number < TOLD else ()
        )
        for number, pair in enumerate(found)
    ]


def _of_layings(sky: Sky, tile: int, found: Sequence[tuple[float, int]]) -> list[Candidate]:
    return [
        Candidate(
            worth, (code,), _laid(sky, tile, (worth, NOTHING, 0, code - LAY_FEATURE)) if n < TOLD else ()
        )
        for n, (worth, code) in enumerate(found)
    ] or [Candidate(0.0, (DISCARD,))]


# Levels 1, 1b and 2 -------------------------------------------------------------------------------------


@frozen
class TileByTile:
    """Levels 1, 1b and 2: the best afterstate of the tile at hand, by plain hopes."""

    among: int = 1
    """One of so many of the best is taken."""

    @property
    def effort(self) -> str:
        """How much it weighs."""
        return f"every place of a tile, {WAYS} counted in full"

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """Compare what each tile adds by itself."""
        if isinstance(view.pending, HoldingQuartz):
            return reasoned(KeepQuartz(), Thoughts(Method.QUARTZ)), rng
        if len(legal) == 1:
            return reasoned(legal[0], Thoughts(Method.ONLY)), rng
        found = self._candidates(table_of(view), plain())
        best, rng = rng.below(min(self.among, len(found))) if self.among > 1 else (0, rng)
        method = Method.SOME if self.among > 1 else Method.TILE
        return reasoned(decoded(found[best].codes[0]), Thoughts(method, _considered(found))), rng

    def _candidates(self, table: SearchState, weights: Weights) -> list[Candidate]:
        seat, sky = table.seat, table.skies[table.seat]
        places = Places(judge_for(weights, table, seat), sky)
        if table.phase == DRAFTING:
            found = []
            for code in legal_codes(table):
                kind, tile = tile_of(table, code)
                ways = places.exact(kind, tile, WAYS // 3)
                best = ways[0] if ways else None
                found.append(Candidate(best[0] if best else 0.0, (code,), _laid(sky, tile, best)))
            found.sort(key=lambda some: -some.worth)
            return found
        if table.phase == PLACING:
            # The branch tile first: it always has a space.
            kind = sky.held_branch
            return _of_pairs(sky, places.exact(kind, sky.held_circle if kind == NOTHING else NOTHING, WAYS))
        if table.phase == PLACING_FEATURE:
            return _of_layings(sky, table.feature, layings(table, seat, weights))
        return [Candidate(worth, (code,)) for worth, code in wins(table, seat, weights)]


# Levels 3 and 4 -----------------------------------------------------------------------------------------


@frozen
class Together:
    """Levels 3 and 4: both tiles together, by fitted hopes; level 4 plays on after the best."""

    samples: int = 0
    """How often the last candidates are played out; 0: not at all."""
    ahead: int = 2
    """Rounds that are played out after this one."""
    width: int = 8
    """Candidates that are played out."""
    seconds: float | None = None
    """Time for a decision; None: as long as the samples take."""
    stopped: Callable[[], bool] = field(default=never, eq=False)
    """Asked now and then; when it says yes, the best so far is the answer."""

    @property
    def effort(self) -> str:
        """How much it weighs and plays out."""
        if not self.samples:
            return f"every place of both tiles, {WAYS} counted in full"
        rounds = (
            f"{self.samples} samples of {self.ahead} rounds for each of {self.width} candidates a decision"
        )
        return rounds if self.seconds is None else f"{self.seconds:g} s a decision, at most {rounds}"

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """Weigh, count out, or play out."""
        if isinstance(view.pending, HoldingQuartz):
            return reasoned(KeepQuartz(), Thoughts(Method.QUARTZ)), rng
        if len(legal) == 1:
            return reasoned(legal[0], Thoughts(Method.ONLY)), rng
        chance, rng = own_dice(rng)
        table, weights = table_of(view), fitted()
        seat, sky = table.seat, table.skies[table.seat]
        if table.phase == PLACING and is_last(table):
            exact = _of_pairs(sky, counted(table, seat))
            return reasoned(decoded(exact[0].codes[0]), Thoughts(Method.COUNTED, _considered(exact))), rng
        found = self.candidates(table, weights)
        hopeful = [some for some in found[: self.width] if found[0].worth - some.worth < HOPELESS]
        if not self.samples or len(hopeful) == 1:
            return reasoned(decoded(found[0].codes[0]), Thoughts(Method.PAIR, _considered(found))), rng
        thoughts = self._played_out(view, seat, hopeful, weights, chance)
        return reasoned(thoughts.considered[0].action, thoughts), rng

    def candidates(self, table: SearchState, weights: Weights) -> list[Candidate]:
        """What could be done now, by the tables alone, best first."""
        seat, sky = table.seat, table.skies[table.seat]
        if table.phase == DRAFTING:
            return _of_picks(sky, picks(table, seat, weights))
        if table.phase == PLACING:
            places = Places(judge_for(weights, table, seat), sky)
            return _of_pairs(sky, places.exact(sky.held_branch, sky.held_circle, WAYS))
        if table.phase == PLACING_FEATURE:
            return _of_layings(sky, table.feature, layings(table, seat, weights))
        return [Candidate(worth, (code,)) for worth, code in wins(table, seat, weights)]

    def _played_out(
        self, view: State, seat: int, found: list[Candidate], weights: Weights, chance: random.Random
    ) -> Thoughts:
        played, iterations = played_out(
            view,
            seat,
            [some.codes for some in found],
            weights,
            chance,
            self.samples,
            self.ahead,
            self._clock(),
            [some.worth for some in found],
        )
        order = [changed(found[some.index], worth=some.worth) for some in played]
        return Thoughts(
            Method.PLAYED_OUT,
            _considered(order, [some.visits for some in played]),
            min(ROUNDS, view.round + self.ahead),
            iterations,
        )

    def _clock(self) -> Callable[[], float]:
        """How much of the time is gone; all of it when somebody wishes to stop."""
        stopped = self.stopped
        if self.seconds is None:
            return lambda: float(stopped())
        begin, seconds = time.monotonic(), self.seconds
        return lambda: 1.0 if stopped() else (time.monotonic() - begin) / seconds


def level1() -> Policy:
    """Novice: one of the better places for each tile."""
    return TileByTile(BETTER)


def level1b() -> Policy:
    """Learner: one of the two best places for each tile."""
    return TileByTile(TWO)


def level2() -> Policy:
    """Regular: the best place for each tile, one after the other."""
    return TileByTile()


def level3() -> Policy:
    """Strong: both tiles together, the draft with an eye on the others."""
    return Together()


def level4() -> Policy:
    """Master, with a fixed number of samples."""
    return Together(samples=4, width=6)


def _unhurried(policy: Together, seconds: float) -> Together:
    """Level 4 with its time in place of a fixed number of samples."""
    return changed(policy, seconds=seconds, samples=MOST_SAMPLES, ahead=3, width=8)


PLAYERS: Final[Mapping[str, Callable[[], Policy]]] = {
    "level1": level1,
    "level1b": level1b,
    "level2": level2,
    "greedy": Greedy,
    "level3": level3,
    MASTER: level4,
}
"""Players by name, besides the random one."""
timed: Final[Timed] = timed_levels(PLAYERS, Together, MASTER, _unhurried)
"""A level for the window."""
