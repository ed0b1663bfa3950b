"""A decision of Scythe beside the best one, as what the position is worth in coins after the turn, by the players' prices.

Measured to the end of the turn and no further (``look_ahead``), where every number is of a turn that can be played; the adviser
looks beyond it. What was played and what seemed best are both followed from where they lead to, equally widely. Only
differences of these numbers mean something: they count what the player's own position is worth and rise through the game.
A move that ends the game with a win gives nothing away. Source: mocks/library.md 3.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from noria_desktop.bots.appraising import SCALE, Appraised, Measure
from noria_desktop.bots.policy import never
from noria_desktop.bots.scythe.look_ahead import LookAhead
from noria_desktop.bots.scythe.planner import Planner
from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.bots.scythe.turn_search import Search
from noria_desktop.bots.scythe.weights import Weights
from noria_desktop.bots.scythe.worth import worth
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.stars import is_over

MEASURE: Final = Measure.WORTH
EXACT: Final = True
"""Every number is of a turn that can be played, so that what was found later in it could be had before as well."""
FIRST: Final = Search(width=2, most=60)
WIDE: Final = Search(width=6, most=300)
"""From ten times the effort on; wider than the adviser itself looks."""
WIDEST: Final = Search(width=20, most=1500)
"""From a hundred times the effort on."""


def appraise(
    view: Any,
    legal: tuple[Any, ...],
    played: Any,
    rng: Rng,
    effort: int,
    stopped: Callable[[], bool] = never,
) -> Appraised:
    """Compare the move that was made with the best, in hundredths of a coin; chance plays no part."""
    view = RULES.observe(view, HUMAN)
    look = LookAhead(search=WIDEST if effort >= 100 else WIDE if effort >= 10 else FIRST, stopped=stopped)
    ways = look.turns(view)
    line = ways[0].line
    best = line[0]
    most = _parts(ways[0].worth)
    if best == played:
        mine = most
    else:
        seen = next((way.worth for way in ways if way.line[0] == played), None) if effort < 10 else None
        mine = _parts(look.worth_after(view, played) if seen is None else seen)
        if effort >= 10:
            # From where it leads to as well, as the other was.
            most = max(most, _parts(look.worth_after(view, best)))
    now = _parts(worth(stand_in(view), Weights()))
    if best != played and _wins(view, played):
        # What the turns to come might have brought is in the other number, and nobody needs them any more.
        return Appraised(played, best=max(most, mine), played=max(most, mine), now=now)
    return Appraised(best, then=line[1:], best=most, played=mine, now=now)


def _wins(view: Any, action: Any) -> bool:
    """Whether an action, and nothing that is turned up by it, ends the game at once and the player has won it."""
    step = RULES.apply_unchecked(stand_in(view), action)
    if any(event.reveals for event in step.events) or not is_over(step.state):
        return False
    return RULES.scores(step.state).winner == HUMAN


def weigh(
    view: Any,
    legal: tuple[Any, ...],
    played: Any,
    rng: Rng,
    effort: int,
    stopped: Callable[[], bool] = never,
) -> Appraised:
    """The same by the adviser's own comparison, which looks to the end of the game, for the coach.

    What it would have advised itself has lost nothing, however dear it seems at the end of the turn. Of what was played it
    is asked what it would go on with.
    """
    planner, view = Planner(stopped=stopped), RULES.observe(view, HUMAN)
    ways, _ = planner.turns(view)
    most, line = ways[0]
    mine = next((value for value, way in ways if way[0] == played), None)
    if mine is None:
        after = RULES.apply_unchecked(stand_in(view), played).state
        mine = planner.turns(RULES.observe(after, HUMAN))[0][0][0]
    return Appraised(line[0], then=line[1:], best=most, played=mine)


def _parts(coins: float) -> int:
    return round(SCALE * coins)
