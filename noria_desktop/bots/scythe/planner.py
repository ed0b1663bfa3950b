"""The player that advises in Scythe: it compares whole turns by what the rest of the game can make of them.

The ways through a turn are found by the rules (``turn_search``), each up to a card that would be turned up. What comes of
one is put on rows of numbers (``flat``, ``outcomes``), a combat both won and lost; then all turns are followed to the end of
the game together (``plans``), the Automa by expectation (``course``), its last star by how likely it comes when.
Nothing takes part but what the human sees, and chance plays no part, so equal views give equal choices.
Source: engines-and-bots 4, 7; H15.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from attrs import frozen as closed

from noria_desktop.bots.policy import Choice, Weighed, never
from noria_desktop.bots.scythe.flat import TURN, flat
from noria_desktop.bots.scythe.look_ahead import Turns
from noria_desktop.bots.scythe.outcomes import outcomes
from noria_desktop.bots.scythe.plans import Plans
from noria_desktop.bots.scythe.promise import Tastes, promise
from noria_desktop.bots.scythe.sheet import Sheet
from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.bots.scythe.turn_search import Line, Search, Way, coming, followed
from noria_desktop.bots.scythe.weights import FAR_PRICES
from noria_desktop.bots.scythe.worth import priced
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.pending import AutomaTurn
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State

VICTORY: Final = 12.0
"""What winning is worth besides the coins."""
TASTES: Final = Tastes(priced(FAR_PRICES), VICTORY)
SEARCH: Final = Search(width=24, most=1500)


@frozen
class Effort:
    """How much is thought; the same effort gives the same choice."""

    candidates: int = 100
    """Whole turns that are gone on with."""
    width: int = 160
    """Rows that go on after each turn of their plans."""
    alike: int = 4
    """Of these so many at the same stage of development."""


EFFORT: Final = Effort()


@closed(eq=False)
class Planner:
    """Chooses by what whole turns lead to."""

    effort: Effort = EFFORT
    stopped: Callable[[], bool] = never
    """Asked now and then; when it says yes the best so far is the answer."""
    search: Search = SEARCH
    """How widely the ways through a turn are looked for."""

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """The next action of the best turn found; chance plays no part."""
        view = RULES.observe(view, HUMAN)
        if len(legal) == 1:
            return Choice(legal[0]), rng
        found, now = self.turns(view)
        best = found[0][1]
        firsts: dict[Action, tuple[int, Line]] = {}
        for value, line in found:
            firsts.setdefault(line[0], (value, line))
        weighed = tuple(Weighed(action, value) for action, (value, _) in firsts.items())
        return Turns(best[0], weighed, then=best[1:], now=now, lines=tuple(firsts.values())), rng

    def rest_of_turn(self, view: State, choice: Choice[Action]) -> dict[State, Line]:
        """What is left of the turn at each of its positions as they will be seen, up to the next card."""
        return coming(view, (choice.action, *choice.then))

    def turns(self, view: State) -> tuple[list[tuple[int, Line]], int]:
        """Turns with what they are worth in hundredths of a coin, best first, never none; and what passing this one is.

        Only differences of these numbers mean something: all of them are of plans that reach equally far.
        """
        start, sheet = stand_in(view), Sheet(view)

        def value(state: State, line: Line) -> float:
            return sum(
                share * max([promise(row, sheet, TASTES) for row in rows])
                for share, rows in outcomes(state, line, start, sheet)
            )

        ways = followed(Way(0.0, (), start), start, self.search, value, self.stopped)[
            : self.effort.candidates
        ]
        begun = [outcomes(way.state, way.line, start, sheet) for way in ways]
        passed = flat(start)
        passed[TURN] += not isinstance(view.pending[0], AutomaTurn)
        plans = Plans(sheet, TASTES, self.effort.width, self.effort.alike)
        *worths, now = plans.worths([*begun, [(1.0, [passed])]], self.stopped)
        found = [(round(100 * worth), way.line) for worth, way in zip(worths, ways, strict=True)]
        return sorted(found, key=lambda one: -one[0]), round(100 * now)
