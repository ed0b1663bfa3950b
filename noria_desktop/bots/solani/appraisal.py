"""A decision of Solani beside the best one, as the lead in points that may be expected; alone at the table as the points.

The best candidates and what was played are played on equally often after the same draws, and none of them is given up before
the end. Source: mocks/library.md 3.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from noria_desktop.bots.appraising import SCALE, Appraised, Measure
from noria_desktop.bots.policy import never, own_dice
from noria_desktop.bots.solani.encode import decoded, table_of
from noria_desktop.bots.solani.levels import Together
from noria_desktop.bots.solani.rollouts import played_out
from noria_desktop.bots.solani.weights import fitted
from noria_desktop.engine.rng import Rng
from noria_desktop.games.solani.state import HoldingQuartz, State

MEASURE: Final = Measure.LEAD
WIDTH: Final = 5
"""Candidates that are played on besides the move that was made."""
SAMPLES: Final = 4
"""How often each of them is, in a first look."""
AHEAD: Final = 2
"""Rounds after this one."""


def passes(state: State) -> bool:
    """Whether nothing is said of a decision: players spend no quartz, so nobody can say what it is worth."""
    return isinstance(state.pending, HoldingQuartz)


def appraise(
    view: Any,
    legal: tuple[Any, ...],
    played: Any,
    rng: Rng,
    effort: int,
    stopped: Callable[[], bool] = never,
) -> Appraised:
    """Compare the move that was made with the best, in hundredths of a point."""
    table, weights = table_of(view), fitted()
    lines: dict[Any, tuple[int, ...]] = {}
    for some in Together().candidates(table, weights):
        lines.setdefault(decoded(some.codes[0]), some.codes)
    if played not in lines:
        lines[played] = (next(code for code in table.legal() if decoded(code) == played),)
    chosen = dict.fromkeys([*list(lines)[:WIDTH], played])
    seed = own_dice(rng)[0].getrandbits(48)
    samples = SAMPLES * effort
    worths: dict[Any, int] = {}
    for action in chosen:
        # The same draws for each of them.
        found, _ = played_out(
            view,
            table.seat,
            [lines[action]],
            weights,
            random.Random(seed),
            samples,
            AHEAD,
            lambda: float(stopped()),
        )
        worths[action] = round(SCALE * found[0].worth)
    best = max(worths, key=worths.__getitem__)
    then = tuple(decoded(code) for code in lines[best][1:])
    return Appraised(best, then=then, best=worths[best], played=worths[played])
