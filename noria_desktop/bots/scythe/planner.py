"""The player that advises in Scythe: it compares whole turns by what the next turn can make of them.

The turns that the rules allow are searched as ``look_ahead`` does, each up to a card that would be turned up. The best of
every beginning are put on a row of numbers (``flat``), with what such a card may bring, a combat both won and lost by its
exact odds; then the own turns after it are tried (``forecast``), the Automa by expectation (``course``). Nothing takes part
but what the human sees, and chance plays no part, so equal views give equal choices. Source: engines-and-bots 4, 7; H15.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from attrs import field
from attrs import frozen as closed

from noria_desktop.bots.policy import Choice, Weighed, never
from noria_desktop.bots.scythe.building import bottoms
from noria_desktop.bots.scythe.flat import (
    BEATEN,
    CARDS,
    CHARACTER,
    FACTORY,
    GOODS,
    HOPES,
    OVER,
    POPULARITY,
    POWER,
    SECTION,
    STARS,
    TURN,
    VICTORIES,
    Row,
    flat,
)
from noria_desktop.bots.scythe.forecast import best_of
from noria_desktop.bots.scythe.look_ahead import Line, LookAhead, Search, Turns, Way, coming
from noria_desktop.bots.scythe.marching import ENCOUNTER
from noria_desktop.bots.scythe.odds import odds
from noria_desktop.bots.scythe.promise import Tastes, promise
from noria_desktop.bots.scythe.sheet import Sheet
from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.bots.scythe.weights import Prices, Weights
from noria_desktop.bots.scythe.worth import priced, worth
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.actions import Action, TakeFactoryCard
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import (
    AutomaTurn,
    ChoosingFactoryCard,
    Encountering,
    Finished,
    Revealing,
)
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import TERRITORIES

VERSION: Final = 2
"""Raised whenever it chooses otherwise. Version 1 was ``LookAhead``, with which the Circuit's targets were measured."""
PRICES: Final = Prices(worker=6.0, village=3.5)
"""As measured, but workers dearer: over two turns it can be seen what they are for."""
VICTORY: Final = 12.0
"""What winning with the sixth star is worth besides the coins."""
_TERRITORY: Final = 300
"""Hundredths of a coin that the Automa loses with a territory."""
_SEARCH: Final = Search(width=5, most=160)


@frozen
class Effort:
    """How much is thought; the same effort gives the same choice."""

    candidates: int = 14
    """Whole turns that are played on."""
    each: int = 3
    """Of each beginning at most so many."""
    depth: int = 1
    """Own turns after the present one."""
    width: int = 3
    """Rows of each section that go on after each of them."""


EFFORT: Final = Effort()
_TASTES: Final = Tastes(priced(PRICES), VICTORY)


@closed(eq=False)
class Planner:
    """Chooses by what whole turns lead to."""

    effort: Effort = EFFORT
    stopped: Callable[[], bool] = never
    """Asked now and then; when it says yes the best so far is the answer."""
    _weights: Weights = field(factory=Weights, init=False, repr=False)
    _look: LookAhead = field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """The turns come from the player that looks no further."""
        object.__setattr__(self, "_look", LookAhead(self._weights, _SEARCH, self.stopped))

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
        now = round(100 * self._followed([passed], sheet))
        return Turns(best[0], weighed, then=best[1:], now=now, lines=tuple(firsts.values())), rng

    def rest_of_turn(self, view: State, choice: Choice[Action]) -> dict[State, Line]:
        """What is left of the turn at each of its positions as they will be seen, up to the next card."""
        return coming(view, (choice.action, *choice.then))

    def turns(self, view: State) -> tuple[list[tuple[int, Line]], Sheet]:
        """Turns with what they are worth in hundredths of a coin, best first; never none."""
        start, sheet = stand_in(view), Sheet(view)
        ways = self._look.turns(view)
        outcomes = [self._outcomes(way, start, sheet) for way in ways]
        quick = [
            sum(share * max(promise(row, sheet, _TASTES) for row in rows) for share, rows in some)
            for some in outcomes
        ]
        begun: dict[Line, int] = {}
        chosen: list[int] = []
        for number in sorted(range(len(ways)), key=lambda one: (-quick[one], one)):
            key = ways[number].line[:2]
            begun[key] = begun.get(key, 0) + 1
            if begun[key] <= self.effort.each:
                chosen.append(number)
            if len(chosen) == self.effort.candidates:
                break
        found: list[tuple[int, Line]] = []
        for number in chosen:
            if found and self.stopped():
                break
            value = sum(share * self._followed(rows, sheet) for share, rows in outcomes[number])
            found.append((round(100 * value), ways[number].line))
        return sorted(found, key=lambda one: -one[0]), sheet

    def _followed(self, rows: list[Row], sheet: Sheet) -> float:
        return best_of(rows, sheet, _TASTES, self.effort.depth, self.effort.width, self.stopped)

    def _outcomes(self, way: Way, start: State, sheet: Sheet) -> list[tuple[float, list[Row]]]:
        """What may come of a turn: how likely, and the rows that the human may then choose among."""
        state = way.state
        top, row = state.pending[-1], flat(state)
        own_turn = not isinstance(start.pending[0], AutomaTurn)
        row[BEATEN] = _beaten(start, state)
        rows: list[Row] = []
        if isinstance(top, Revealing):
            return self._fought(state, top, row, sheet, own_turn=own_turn)
        if isinstance(top, Encountering) and not top.chosen:
            row[HOPES] += ENCOUNTER
            row[POPULARITY] = min(components().mats.most_popularity, row[POPULARITY] + 1)
            bottoms(row, sheet, row[SECTION], rows)
        elif isinstance(top, ChoosingFactoryCard):
            row[FACTORY] = 1
            bottoms(row, sheet, row[SECTION], rows)
        else:
            row[TURN] += own_turn
            row[OVER] = int(isinstance(top, Finished))
            if isinstance(way.line[0], TakeFactoryCard):
                # What the card is worth beside the others stands only in the worth of the way.
                row[HOPES] += round(100 * (way.worth - worth(state, self._weights)))
            rows.append(row)
        return [(1.0, rows)]

    def _fought(
        self, state: State, top: Revealing, row: Row, sheet: Sheet, *, own_turn: bool
    ) -> list[tuple[float, list[Row]]]:
        """A combat whose commitment is sealed, won and lost."""
        total = top.power + sum([card for card in top.cards if card is not None])
        chance = odds(state, attacking=top.attacker == HUMAN)[total]
        row[POWER] -= top.power
        won, lost = row, row.copy()
        won[BEATEN] |= 1 << top.place
        won[HOPES] += _TERRITORY
        if sheet.unlimited or won[VICTORIES] < 2:
            won[VICTORIES] += 1
            won[STARS] += 1
            won[OVER] = int(won[STARS] >= components().mats.end_stars)
        lost[CARDS] += 1
        for index in range(CHARACTER, GOODS):
            if lost[index] == top.place:
                lost[index] = sheet.home
        found: list[tuple[float, list[Row]]] = []
        for share, one in ((chance, won), (1.0 - chance, lost)):
            rows: list[Row] = []
            if own_turn and not one[OVER]:
                bottoms(one, sheet, one[SECTION], rows)
            else:
                one[TURN] += own_turn
                rows.append(one)
            found.append((share, rows))
        return found


def _beaten(start: State, state: State) -> int:
    """A bit for each territory on which units of the Automa's stood and stand no more."""
    before = {*start.automa.mechs, *start.automa.workers, start.automa.character}
    after = {*state.automa.mechs, *state.automa.workers, state.automa.character}
    return sum([1 << place for place in before - after if place is not None and place < TERRITORIES])
