"""The player that advises in Scythe: it compares whole turns by what the next turns can make of them.

The ways through a turn are found by the rules (``turn_search``), each up to a card that would be turned up. What comes of
one is put on rows of numbers (``flat``, ``outcomes``), a combat both won and lost; the best of every beginning are followed
through some own turns more (``forecast``), the Automa by expectation (``course``). A turn is worth the mean of what the human
then holds after each of them: what comes sooner is had longer, and a turn that is given away is missed in all of them.
Nothing takes part but what the human sees, and chance plays no part, so equal views give equal choices.
Source: engines-and-bots 4, 7; H15.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from attrs import frozen as closed

from noria_desktop.bots.policy import Choice, Weighed, never
from noria_desktop.bots.scythe.flat import TURN, Row, flat
from noria_desktop.bots.scythe.forecast import mean_of
from noria_desktop.bots.scythe.look_ahead import Turns
from noria_desktop.bots.scythe.outcomes import outcomes
from noria_desktop.bots.scythe.promise import Tastes, promise
from noria_desktop.bots.scythe.sheet import Sheet
from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.bots.scythe.turn_search import Line, Search, Way, coming, followed
from noria_desktop.bots.scythe.weights import Prices
from noria_desktop.bots.scythe.worth import priced
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.pending import AutomaTurn
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State

VICTORY: Final = 12.0
"""What winning with the sixth star is worth besides the coins."""
TASTES: Final = Tastes(priced(Prices()), VICTORY)
_SEARCH: Final = Search()


@frozen
class Effort:
    """How much is thought; the same effort gives the same choice."""

    candidates: int = 10
    """Whole turns that are played on."""
    each: int = 2
    """Of each beginning at most so many."""
    depth: int = 3
    """Own turns after the present one."""
    width: int = 4
    """Rows of each section that go on after each of them."""


EFFORT: Final = Effort()


@closed(eq=False)
class Planner:
    """Chooses by what whole turns lead to."""

    effort: Effort = EFFORT
    stopped: Callable[[], bool] = never
    """Asked now and then; when it says yes the best so far is the answer."""

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """The next action of the best turn found; chance plays no part."""
        view = RULES.observe(view, HUMAN)
        if len(legal) == 1:
            return Choice(legal[0]), rng
        found, sheet = self.turns(view)
        best = found[0][1]
        firsts: dict[Action, tuple[int, Line]] = {}
        for value, line in found:
            firsts.setdefault(line[0], (value, line))
        weighed = tuple(Weighed(action, value) for action, (value, _) in firsts.items())
        # As far ahead as the turns are followed: the same with this turn passed.
        passed = flat(stand_in(view))
        passed[TURN] += not isinstance(view.pending[0], AutomaTurn)
        now = round(100 * self._followed([passed], sheet, never))
        return Turns(best[0], weighed, then=best[1:], now=now, lines=tuple(firsts.values())), rng

    def rest_of_turn(self, view: State, choice: Choice[Action]) -> dict[State, Line]:
        """What is left of the turn at each of its positions as they will be seen, up to the next card."""
        return coming(view, (choice.action, *choice.then))

    def turns(self, view: State) -> tuple[list[tuple[int, Line]], Sheet]:
        """Turns with what they are worth in hundredths of a coin, best first; never none."""
        start, sheet = stand_in(view), Sheet(view)

        def value(state: State, line: Line) -> float:
            return sum(
                share * max([promise(row, sheet, TASTES) for row in rows])
                for share, rows in outcomes(state, line, start, sheet)
            )

        found: list[tuple[int, Line]] = []
        for way in self._candidates(followed(Way(0.0, (), start), start, _SEARCH, value, self.stopped)):
            # The first is always followed as far as the number that it is held against.
            stopped = self.stopped if found else never
            worth = sum(
                share * self._followed(rows, sheet, stopped)
                for share, rows in outcomes(way.state, way.line, start, sheet)
            )
            if stopped():
                # It was not followed as far as the others.
                break
            found.append((round(100 * worth), way.line))
        return sorted(found, key=lambda one: -one[0]), sheet

    def _candidates(self, ways: list[Way]) -> list[Way]:
        """The best of every beginning."""
        begun: dict[Line, int] = {}
        chosen: list[Way] = []
        for way in ways:
            key = way.line[:2]
            begun[key] = begun.get(key, 0) + 1
            if begun[key] <= self.effort.each:
                chosen.append(way)
            if len(chosen) == self.effort.candidates:
                break
        return chosen

    def _followed(self, rows: list[Row], sheet: Sheet, stopped: Callable[[], bool]) -> float:
        return mean_of(rows, sheet, TASTES, self.effort.depth, self.effort.width, stopped)
