"""A decision of Solani beside the best one, as the lead in points that may be expected; alone at the table as the points.

The best candidates are played on after the same draws, and the worse half of them is given up again and again. The one that
is left and what was played are then played on after draws of their own, both after the same ones. Source: mocks/library.md 3.

Between players a game need not be played to its end: what the skies are expected to end with is too low for all of them alike
while turns are left, and the lead is not. Coyote has no sky, and what it will still collect is not in sight; so what is told of
a game against Coyote is always played to the end. Otherwise its value would fall by all of Coyote's points where the end comes
into reach.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from noria_desktop.bots.appraising import SCALE, Appraised, Measure, mean_and_error
from noria_desktop.bots.policy import never, own_dice
from noria_desktop.bots.solani.encode import decoded, imagined, table_of
from noria_desktop.bots.solani.legal import legal_codes
from noria_desktop.bots.solani.levels import Together
from noria_desktop.bots.solani.printed import ROUNDS
from noria_desktop.bots.solani.rollouts import lead
from noria_desktop.bots.solani.turns import play_on
from noria_desktop.bots.solani.weights import Weights, fitted
from noria_desktop.engine.rng import Rng
from noria_desktop.games.solani.state import HoldingQuartz, State

MEASURE: Final = Measure.LEAD
WIDTHS: Final = ((100, 12), (10, 8), (1, 5))
"""An effort, and how many candidates are played on from it on."""
SAMPLES: Final = 8
"""How often each of them is, in a first look."""
AHEAD: Final = 2
"""Rounds after this one: the best is found by them, and between players measured."""


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
    width = next((wide for least, wide in WIDTHS if effort >= least), WIDTHS[-1][1])
    lines: dict[Any, tuple[int, ...]] = {}
    for some in Together().candidates(table, weights):
        lines.setdefault(decoded(some.codes[0]), some.codes)
    known = True
    if played not in lines:
        code = next((code for code in legal_codes(table) if decoded(code) == played), None)
        if code is None:
            # Players draw no features from a deck: nobody can say what that was worth, so it was as good as the best.
            known, played = False, next(iter(lines))
        else:
            lines[played] = (code,)
    chosen = dict.fromkeys([*list(lines)[:width], played])
    chance = own_dice(rng)[0]
    playing = _PlayedOn(view, table.seat, weights, [lines[action] for action in chosen], stopped)
    alive = list(range(len(chosen)))
    samples = SAMPLES * effort
    sums = [0.0] * len(chosen)
    halvings = max(1, (len(alive) - 1).bit_length())
    for _ in range(halvings):
        for _ in range(max(1, samples // halvings)):
            for index, worth in zip(alive, playing.once(alive, chance), strict=True):
                sums[index] += worth
        alive.sort(key=lambda index: -sums[index])
        alive = alive[: max(1, len(alive) // 2)]
    actions = list(chosen)
    best, own = alive[0], actions.index(played)
    if not known:
        own = best
    pair = list(dict.fromkeys((best, own)))
    # Draws by which nothing was chosen: the best of many by the same draws would seem better than it is.
    playing.play_to(_measured_to(view))
    measured = [playing.once(pair, chance) for _ in range(samples)]
    columns = list(zip(*measured, strict=True))
    worth, level = mean_and_error(columns[0])
    mine, other = mean_and_error(columns[-1])
    _, doubt = mean_and_error([first - last for first, last in zip(columns[0], columns[-1], strict=True)])
    return Appraised(
        actions[best],
        then=tuple(decoded(code) for code in lines[actions[best]][1:]),
        best=round(SCALE * worth),
        played=round(SCALE * mine),
        doubt=round(SCALE * doubt),
        level=round(SCALE * max(level, other)),
    )


def _near(view: State) -> int:
    """The round after which candidates are compared."""
    return min(ROUNDS, view.round + AHEAD)


def _measured_to(view: State) -> int:
    """The round after which is measured what is told."""
    return ROUNDS if view.coyote is not None else _near(view)


class _PlayedOn:
    """Candidates of a decision that are played on in mind."""

    def __init__(
        self,
        view: State,
        seat: int,
        weights: Weights,
        lines: Sequence[Sequence[int]],
        stopped: Callable[[], bool],
    ) -> None:
        """Nothing was played yet."""
        self._view, self._seat, self._weights, self._lines = view, seat, weights, lines
        self._last = _near(view)
        self._stopped = stopped
        self._before: dict[int, float] = {}

    def play_to(self, last: int) -> None:
        """From now on until another round is over: what was played on before is of another measure."""
        if last != self._last:
            self._last, self._before = last, {}

    def once(self, which: Sequence[int], chance: random.Random) -> list[float]:
        """What each of these leads to after the same draws; what it led to before, once somebody wishes to stop."""
        if self._stopped() and all(index in self._before for index in which):
            return [self._before[index] for index in which]
        seed = chance.getrandbits(32)
        dealt = imagined(self._view, random.Random(seed))
        found = []
        for index in which:
            table, luck = dealt.copy(), random.Random(seed + 1)
            for code in self._lines[index]:
                table.play(code)
            play_on(table, self._weights, luck, self._last)
            found.append(lead(table, self._seat, self._weights))
            self._before[index] = found[-1]
        return found
