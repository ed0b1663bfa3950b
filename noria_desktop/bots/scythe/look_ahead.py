"""A player for Scythe's human side: compares whole turns by what the position would be worth after them.

It looks ahead to the end of its own turn (``turn_search``), never into the Automa's. Where a card would be turned up (a
combat, an encounter, the Factory) the way ends and is worth what may be expected. The Circuit's targets were measured with
it, and its reckoning measures the turns of a finished game (``appraisal``).

Source: engines-and-bots 7; combat by expectation over the Automa's battle table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from attrs import field
from attrs import frozen as closed

from noria_desktop.bots.policy import Choice, Weighed, never
from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.bots.scythe.turn_search import Line, Search, Way, coming, ends, followed
from noria_desktop.bots.scythe.weights import Weights
from noria_desktop.bots.scythe.worth import factory_worth, worth
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.scythe.actions import Action, TakeFactoryCard
from noria_desktop.games.scythe.pending import ChoosingFactoryCard
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State

_USUAL: Final = Weights()
_SEARCH: Final = Search()


@closed
class Turns(Choice[Action]):
    """A choice with the whole turns that were compared for it."""

    now: int = field(default=0, kw_only=True)
    """What the position is worth before any of them, in hundredths of a coin."""
    lines: tuple[tuple[int, Line], ...] = field(default=(), kw_only=True)
    """Of each first action the best turn: what it is worth in hundredths of a coin, and its actions; best first."""


@closed(eq=False)
class LookAhead:
    """Chooses by comparing whole turns."""

    weights: Weights = _USUAL
    search: Search = _SEARCH
    stopped: Callable[[], bool] = never
    """Asked now and then; when it says yes the turns found so far are compared."""

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """The next action of the best turn found; chance plays no part."""
        view = RULES.observe(view, HUMAN)
        if len(legal) == 1:
            return Choice(legal[0]), rng
        found = self.turns(view)
        best = found[0]
        firsts: dict[Action, Way] = {}
        for way in found:
            firsts.setdefault(way.line[0], way)
        weighed = tuple(Weighed(action, round(100 * way.worth)) for action, way in firsts.items())
        lines = tuple((round(100 * way.worth), way.line) for way in firsts.values())
        now = round(100 * worth(stand_in(view), self.weights))
        return Turns(best.line[0], weighed, then=best.line[1:], now=now, lines=lines), rng

    def worth_after(self, view: State, action: Action) -> float:
        """What the best turn is worth that begins so, searched as widely as a whole turn is."""
        start = stand_in(view)
        after = RULES.apply_unchecked(start, action).state
        if ends(after, start):
            return self._worth(after, start, action)
        return self._followed(Way(0.0, (action,), after), start)[0].worth

    def turns(self, view: State) -> list[Way]:
        """Ways to go on in this turn and what they are worth, best first."""
        start = stand_in(view)
        return self._followed(Way(0.0, (), start), start)

    def _followed(self, begun: Way, start: State) -> list[Way]:
        def value(state: State, line: Line) -> float:
            return self._worth(state, start, line[-1])

        return followed(begun, start, self.search, value, self.stopped)

    def _worth(self, state: State, start: State, action: Action) -> float:
        value = worth(state, self.weights)
        if isinstance(action, TakeFactoryCard):
            value += factory_worth(action)
        top = state.pending[-1]
        if isinstance(top, ChoosingFactoryCard) and not isinstance(start.pending[-1], ChoosingFactoryCard):
            value += (
                self.weights.hopes.factory_card
                + self.weights.prices.factory_card
                + self.weights.hopes.rest_of_turn
            )
        return value

    def rest_of_turn(self, view: State, choice: Choice[Action]) -> dict[State, Line]:
        """What is left of the turn at each of its positions as they will be seen, as far as it will come true."""
        return coming(view, (choice.action, *choice.then))
