"""A player for Scythe's human side: compares whole turns by what the position would be worth after them.

It looks ahead to the end of its own turn, never into the Automa's. From each moment of rest within the turn (a new
unit may be picked, the bottom row is due, the turn may end) all ways to the next such moments are followed, and the
best few of each section go on. Where a card would be turned up (a combat, an encounter, the Factory) the way ends and
is worth what may be expected. It measures how hard the Automa's levels are, and gives hints.

Source: engines-and-bots 7; combat by expectation over the Automa's battle table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from attrs import field
from attrs import frozen as closed

from noria_desktop.bots.policy import Choice, Weighed, never
from noria_desktop.bots.scythe.marks import Mark, mark
from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.bots.scythe.ways import ways
from noria_desktop.bots.scythe.weights import Weights
from noria_desktop.bots.scythe.worth import gains_worth, worth
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.actions import Action, TakeFactoryCard
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import (
    AutomaTurn,
    ChoosingBottom,
    ChoosingFactoryCard,
    ChoosingSection,
    Encountering,
    EndingTurn,
    Finished,
    Moving,
    Revealing,
)
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State

_REST: Final = (ChoosingSection, Moving, ChoosingBottom, EndingTurn)
"""Between two of these the small decisions of one thing are made."""
_TURNED_UP: Final = (Revealing, ChoosingFactoryCard)
_USUAL: Final = Weights()

Line = tuple[Action, ...]


@frozen
class Search:
    """How widely a turn is searched."""

    width: int = 6
    """Moments of rest of each section that go on."""
    most: int = 240
    """Positions looked at between two moments of rest."""
    depth: int = 12
    """Moments of rest, at most."""


_SEARCH: Final = Search()


@closed
class Way:
    """Where some actions lead."""

    worth: float
    line: Line
    state: State


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
        if _ends(after, start):
            return self._worth(after, start, start, action)
        return self._followed(Way(0.0, (action,), after), start)[0].worth

    def turns(self, view: State) -> list[Way]:
        """Ways to go on in this turn and what they are worth, best first."""
        start = stand_in(view)
        return self._followed(Way(0.0, (), start), start)

    def _followed(self, begun: Way, start: State) -> list[Way]:
        done: list[Way] = []
        fringe = [begun]
        seen: set[Mark] = set()
        for _ in range(self.search.depth):
            found: dict[object, list[Way]] = {}
            for way in fringe:
                for reached in self._on(way, start):
                    if _ends(reached.state, start):
                        done.append(reached)
                    elif (found_mark := mark(reached.state)) not in seen:
                        seen.add(found_mark)
                        found.setdefault(_branch(reached.line), []).append(reached)
            if done and self.stopped():
                break
            fringe = [way for some in found.values() for way in sorted(some, key=_best)[: self.search.width]]
            if not fringe:
                break
        # Only a turn that is too long for the search leaves something here.
        return sorted(done or fringe, key=_best)

    def _on(self, way: Way, start: State) -> Iterator[Way]:
        """Every way from one moment of rest to the next ones, or to an end."""
        todo: list[tuple[State, Line]] = [(way.state, way.line)]
        inside: set[Mark] = set()
        looked = 0
        while todo:
            state, line = todo.pop()
            # Enough has been seen: what is still open is finished by the last choice, which gives up least.
            every = looked < self.search.most
            legal = ways(state, RULES.legal_actions(state))
            for action in legal if every else legal[-1:]:
                after = RULES.apply_unchecked(state, action).state
                looked += 1
                if _ends(after, start) or isinstance(after.pending[-1], _REST):
                    yield Way(self._worth(after, start, state, action), (*line, action), after)
                elif (found := mark(after)) not in inside:
                    inside.add(found)
                    todo.append((after, (*line, action)))

    def _worth(self, state: State, start: State, before: State, action: Action) -> float:
        value = worth(state, self.weights)
        if isinstance(action, TakeFactoryCard):
            value += _factory_worth(action)
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


def coming(view: State, line: Line) -> dict[State, Line]:
    """The positions that a line comes through as the human will see them, with what is left of it."""
    left: dict[State, Line] = {}
    state = stand_in(view)
    for place, action in enumerate(line):
        left[RULES.observe(state, HUMAN)] = line[place:]
        state = RULES.apply_unchecked(state, action).state
    return left


def _best(way: Way) -> float:
    return -way.worth


def _branch(line: Line) -> object:
    """Ways are compared only with those that begin alike: with the same section and the same side of its top row."""
    return line[:2]


def _ends(state: State, start: State) -> bool:
    """Whether the search goes no further: the turn is over, or a card would be turned up."""
    top = state.pending[-1]
    if isinstance(top, (Finished, *_TURNED_UP)):
        return True
    if isinstance(top, Encountering):
        return not top.chosen
    if isinstance(start.pending[0], AutomaTurn):
        return isinstance(top, (AutomaTurn, ChoosingSection))
    return isinstance(state.pending[0], AutomaTurn)


def _factory_worth(action: TakeFactoryCard) -> float:
    """What the best side of a Factory card is worth after its cost."""
    card = components().cards.factory[action.card - 1]
    cost = card.cost
    paid = 0.7 * cost.power + 1.2 * cost.popularity + cost.coins + cost.combat_cards
    return max(gains_worth(side) for side in card.options) - paid
