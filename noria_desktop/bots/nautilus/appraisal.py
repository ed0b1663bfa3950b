"""A decision of Nautilus beside the best one, as a chance to win the game by what the player who decided could know.

The last cards are counted out; before that the card that was laid is searched as often as the best ones, by the strongest
level's search. Source: mocks/library.md 3.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from noria_desktop.bots.appraising import SCALE, Appraised, Measure
from noria_desktop.bots.nautilus import opening
from noria_desktop.bots.nautilus.beliefs import SHARPER, believed
from noria_desktop.bots.nautilus.closing import Ending
from noria_desktop.bots.nautilus.encode import decoded, encoded, kernel_of
from noria_desktop.bots.nautilus.levels import SLICE
from noria_desktop.bots.nautilus.sight import open_to_rival, rival_of, worlds, worths
from noria_desktop.bots.nautilus.thoughts import COUNTED_OUT
from noria_desktop.bots.nautilus.tree import Candidate
from noria_desktop.bots.nautilus.veiled import VEIL, VeiledSearch, is_known
from noria_desktop.bots.policy import never, own_dice
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Anchoring, Moving, Placing, State

MEASURE: Final = Measure.CHANCE
ROUNDS: Final = 400
"""Rounds played out for the first look."""
COMPARED: Final = 0.5
"""Share of them by which the best and the one that was played are compared, all equally often."""
STARTS: Final = 2
"""Sampled starts for a first look at a decision of a round's start."""
START_ROUNDS: Final = 100


class _Beside(VeiledSearch):
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

    def compared(self) -> list[Candidate]:
        """Those that were looked at equally often, the best first."""
        return sorted(self._most_tried(), key=lambda some: (-some.worth, some.code))


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
    found, _ = opening.valued(view, seat, legal, chance, STARTS * effort, START_ROUNDS, stopped, fair=True)
    values = {action: _parts(worth) for worth, action in found}
    return Appraised(found[0][1], best=_parts(found[0][0]), played=values[played])


def _parts(chance: float) -> int:
    return round(100 * SCALE * chance)


def _placement(
    view: State, seat: Seat, played: Action, chance: random.Random, effort: int, stopped: Callable[[], bool]
) -> Appraised:
    at = kernel_of(view)
    table = worths(view, seat)
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
    search = _Beside(
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
    compared = round(rounds * COMPARED)
    _run(search.run, rounds - compared, stopped)
    _run(search.compare, compared, stopped)
    tried = search.compared()
    values = {some.code: some.worth for some in tried}
    best = tried[0].code
    return Appraised(
        decoded(best),
        then=tuple(map(decoded, search.follow_up(best))),
        best=_parts(tried[0].worth),
        played=_parts(values.get(code, tried[-1].worth)),
    )


def _run(searching: Callable[[int], None], rounds: int, stopped: Callable[[], bool]) -> None:
    """So many rounds, or until somebody wishes to stop; the first few in any case."""
    done = 0
    while done < rounds:
        searching(min(SLICE, rounds - done))
        done += SLICE
        if stopped():
            break
