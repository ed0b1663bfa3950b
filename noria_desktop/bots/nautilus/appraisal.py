"""A decision of Nautilus beside the best one, as a chance to win the game by what the player who decided could know.

The last cards are counted out; before that the card that was laid is searched as often as the best ones, by the strongest
level's search, and in the end measured beside the best in the same hands of the rival. Source: mocks/library.md 3.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import hypot, sqrt
from typing import Any, Final

from noria_desktop.bots.appraising import SCALE, Appraised, Measure, mean_and_error
from noria_desktop.bots.nautilus import opening
from noria_desktop.bots.nautilus.beliefs import SHARPER, believed
from noria_desktop.bots.nautilus.closing import Ending
from noria_desktop.bots.nautilus.encode import decoded, encoded, kernel_of
from noria_desktop.bots.nautilus.levels import SLICE
from noria_desktop.bots.nautilus.sight import fair_worths, open_to_rival, rival_of, worlds
from noria_desktop.bots.nautilus.thoughts import COUNTED_OUT
from noria_desktop.bots.nautilus.veiled import VEIL, BesideSearch, is_known
from noria_desktop.bots.policy import never, own_dice
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus.actions import Action, DeclineSpecial, UseSpecial
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Anchoring, Moving, Placing, State

MEASURE: Final = Measure.CHANCE
ROUNDS: Final = 500
"""Rounds played out for the first look."""
COMPARED: Final = 0.25
"""Share of them by which the most promising and the one that was played are looked at, all equally often."""
MEASURED: Final = 0.25
"""Share by which the best of those and the one that was played are measured, in the same hands of the rival."""
STARTS: Final = 8
"""Sampled starts for a first look at a decision of a round's start: half to find the best, half to measure."""
START_ROUNDS: Final = 100
MISSED: Final = 950
"""By so much, in hundredths and over the root of its effort, a search may be off besides its luck: a longer one plays better on
both sides. Early in a round one of ten times the effort told 5 to 10 points more of a mistake than a look with care did."""


def appraise(
    view: Any,
    legal: tuple[Any, ...],
    played: Any,
    rng: Rng,
    effort: int,
    stopped: Callable[[], bool] = never,
) -> Appraised:
    """Compare the move that was made with the best, in hundredths of a percentage point."""
    seat = RULES.turn(view).seat
    assert seat is not None, "nobody decides in a finished game"
    chance, _ = own_dice(rng)
    if isinstance(view.table.pending, Placing | Anchoring | Moving):
        return _placement(view, seat, played, chance, effort, stopped)
    return _start(view, seat, legal, played, chance, effort, stopped)


def _start(
    view: State,
    seat: Seat,
    legal: Sequence[Any],
    played: Any,
    chance: random.Random,
    effort: int,
    stopped: Callable[[], bool],
) -> Appraised:
    """A decision before the first card of a round is laid."""
    rows = opening.sampled(view, seat, legal, chance, STARTS * effort, START_ROUNDS, stopped, fair=True)
    # Whoever chose by the same samples as it measures would think too well of its choice.
    chosen, measured = rows[: len(rows) // 2 or 1], rows[len(rows) // 2 :]
    best = _best_of(legal, chosen)
    one, other = (_column(legal, place, chosen) for place in (best, legal.index(played)))
    firsts, seconds = [row[one] for row in measured], [row[other] for row in measured]
    return _beside(legal[best], (), firsts, None if legal[best] == played else seconds, effort)


def _best_of(legal: Sequence[Any], rows: Sequence[Sequence[float]]) -> int:
    """The place of the best decision; of equal ones, using."""
    totals = opening.free_to_use(legal, [sum(column) for column in zip(*rows, strict=True)])
    return min(range(len(legal)), key=lambda at: (-totals[at], isinstance(legal[at], DeclineSpecial), at))


def _column(legal: Sequence[Any], place: int, rows: Sequence[Sequence[float]]) -> int:
    """By which decision this one is measured: whoever uses a special may go on as if it had declined."""
    if not isinstance(legal[place], UseSpecial):
        return place
    totals = [sum(column) for column in zip(*rows, strict=True)]
    declined = [at for at, one in enumerate(legal) if isinstance(one, DeclineSpecial)]
    return max([place, *declined], key=totals.__getitem__)


def _beside(
    best: Any, then: tuple[Any, ...], firsts: Sequence[float], seconds: Sequence[float] | None, effort: int
) -> Appraised:
    """The best and what was played, round by round; None: it was the best."""
    worth, level = mean_and_error(firsts)
    if seconds is None:
        return Appraised(
            best, then=then, best=_parts(worth), played=_parts(worth), level=_doubt(level, effort)
        )
    mine, own = mean_and_error(seconds)
    _, doubt = mean_and_error([first - second for first, second in zip(firsts, seconds, strict=True)])
    return Appraised(
        best,
        then=then,
        best=_parts(worth),
        played=_parts(mine),
        doubt=_doubt(doubt, effort),
        level=_doubt(max(level, own), effort),
    )


def _doubt(error: float, effort: int) -> int:
    """What luck and the search itself leave open."""
    return round(hypot(_parts(error), MISSED / sqrt(effort)))


def _parts(chance: float) -> int:
    return round(100 * SCALE * chance)


def _placement(
    view: State, seat: Seat, played: Action, chance: random.Random, effort: int, stopped: Callable[[], bool]
) -> Appraised:
    at = kernel_of(view)
    table = fair_worths(view, seat)
    possible = list(worlds(rival_of(view, seat)))
    weights = believed(view, seat, possible, table, SHARPER)
    hands = [world for world, _ in possible]
    shown = open_to_rival(view, seat)
    code = encoded(played)
    if at.empty.bit_count() <= COUNTED_OUT:
        ending = Ending(seat, table, shown)
        found = ending.choices(at, hands, weights)
        values = {one: worth for worth, one in found}
        best = found[0][1]
        then = tuple(map(decoded, ending.follow_up(at, best, hands, weights)))
        return Appraised(
            decoded(best),
            then=then,
            best=_parts(found[0][0]),
            played=_parts(values[code]),
            hands=len(hands),
        )
    search = BesideSearch(
        at,
        seat,
        hands,
        weights,
        table,
        chance.random,
        veil=VEIL if is_known(hands) else 0.0,
        open_cards=shown,
    )
    search.also = code
    rounds = ROUNDS * effort
    compared, measured = round(rounds * COMPARED), round(rounds * MEASURED)
    _run(search.run, rounds - compared - measured, stopped)
    _run(search.compare, compared, stopped)
    best = search.best()
    codes = list(dict.fromkeys((best, code)))
    seeds = random.Random(chance.getrandbits(48))
    pairs: list[list[float]] = []
    while len(pairs) * len(codes) < measured:
        pairs.append(search.measured(codes, seeds.getrandbits(48), chance))
        if len(pairs) % SLICE == 0 and stopped():
            break
    columns = list(zip(*pairs, strict=True))
    then = tuple(map(decoded, search.follow_up(best)))
    return _beside(decoded(best), then, columns[0], columns[1] if len(codes) > 1 else None, effort)


def _run(searching: Callable[[int], None], rounds: int, stopped: Callable[[], bool]) -> None:
    """So many rounds, or until somebody wishes to stop; the first few in any case."""
    done = 0
    while done < rounds:
        searching(min(SLICE, rounds - done))
        done += SLICE
        if stopped():
            break
