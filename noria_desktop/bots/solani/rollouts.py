"""Playing the game on in mind: the best candidates, each after the same draws, fewer and fewer of them.

Every sample deals what cannot be seen, and draws the markets to come, from a seed of its own that all candidates
share; so they meet the same luck. All seats go on by the tables. After some rounds what the skies are expected to
end with is compared, or the points when the game is over. The worse half of the candidates is given up again and again
(successive halving).

Source: engines-and-bots 6, 9.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from attrs import frozen

from noria_desktop.bots.solani.codes import FINISHED
from noria_desktop.bots.solani.encode import imagined
from noria_desktop.bots.solani.points import total_points
from noria_desktop.bots.solani.printed import ROUNDS
from noria_desktop.bots.solani.search_state import SearchState
from noria_desktop.bots.solani.turns import play_on
from noria_desktop.bots.solani.weights import Weights
from noria_desktop.bots.solani.worth import judge_for
from noria_desktop.games.solani.state import State


@frozen
class Played:
    """A candidate that was played out."""

    index: int
    """Among the candidates."""
    worth: float
    """Mean lead at the end, in points."""
    visits: int


def lead(table: SearchState, seat: int, weights: Weights) -> float:
    """Points a seat leads by, expected ones before the end of the game."""
    if table.phase == FINISHED:
        totals: list[float] = [float(points) for points in total_points(table)]
    else:
        # A round is over, its number already the next one's: the judge counts the turns still to come.
        totals = []
        for other, sky in enumerate(table.skies):
            judge = judge_for(weights, table, other, turns=ROUNDS + 1 - table.round)
            totals.append(judge.whole(sky))
    mine = totals.pop(seat)
    return mine - max(totals, default=0.0)


def played_out(
    view: State,
    seat: int,
    candidates: Sequence[Sequence[int]],
    weights: Weights,
    chance: random.Random,
    samples: int,
    ahead: int,
    spent: Callable[[], float],
    prior: Sequence[float] = (),
) -> tuple[list[Played], int]:
    """Play candidates out, best first, and how often that was done in all.

    Args:
        view: what the seat sees.
        seat: whose lead counts.
        candidates: codes to be played one after the other, for each candidate.
        weights: what everybody goes by.
        chance: where the samples' seeds come from.
        samples: how often each of the last candidates is played out.
        ahead: rounds after this one.
        spent: share of the time that is gone, 1 to stop; each candidate is played out once all the same.
        prior: what each candidate seemed worth before, counted as a few samples.
    """
    sums = [0.0] * len(candidates)
    visits = [0] * len(candidates)
    alive = list(range(len(candidates)))
    last = min(ROUNDS, view.round + ahead)
    seeds = [chance.getrandbits(32) for _ in range(samples)]
    played = done = 0
    halvings = max(1, (len(candidates) - 1).bit_length())
    for stage in range(halvings):
        until = max(done + 1, samples * (stage + 1) // halvings)
        for seed in seeds[done:until]:
            dealt = imagined(view, random.Random(seed))
            for index in alive:
                table, luck = dealt.copy(), random.Random(seed + 1)
                for code in candidates[index]:
                    table.play(code)
                play_on(table, weights, luck, last)
                sums[index] += lead(table, seat, weights)
                visits[index] += 1
                played += 1
            done += 1
            if spent() >= (stage + 1) / halvings:
                break
        alive.sort(key=lambda index: -_mean(index, sums, visits, prior))
        if spent() >= 1.0:
            break
        if stage < halvings - 1:
            alive = alive[: max(2, (len(alive) + 1) // 2)]
    order = sorted(
        range(len(candidates)), key=lambda index: (-visits[index], -_mean(index, sums, visits, prior))
    )
    return [Played(index, _mean(index, sums, visits, prior), visits[index]) for index in order], played


TRUST = 3.0
"""So many samples the worth before counts for."""


def _mean(index: int, sums: Sequence[float], visits: Sequence[int], prior: Sequence[float]) -> float:
    if not prior:
        return sums[index] / visits[index]
    return sums[index] / visits[index] + TRUST / (TRUST + visits[index]) * (prior[index] - max(prior))
