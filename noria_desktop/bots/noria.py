"""A player for Noria's human side: compares whole turns by what they would be worth.

It looks ahead exactly one turn. For every way to turn the rings that it can pay for and every connected
set of discs, it lets each disc do what seems best at once, then adds intrigues while they help, and keeps
the turn with the best worth. It measures how hard the bots are; it is not meant to be strong.

Source: engines-and-bots 7; weights tuned on seeds below 1,000, reported on seeds from 10,000.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from attrs import field, frozen

from noria_desktop.bots.policy import Choice, Weighed
from noria_desktop.engine.rng import Rng
from noria_desktop.games.noria.actions import (
    Action,
    BeginActions,
    BuyDisc,
    BuyResource,
    ChooseTrack,
    EndPhase,
    Modify,
    NameDisc,
    NightShift,
    PlaceDisc,
    SeatPolitician,
    SellGood,
)
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.scoring import points
from noria_desktop.games.noria.state import (
    Acting,
    BotTurn,
    Finished,
    Influencing,
    Intriguing,
    Naming,
    PlacingDiscs,
    Removing,
    State,
    TurningRings,
)
from noria_desktop.games.noria.terms import Disc

Line = tuple[Action, ...]


@frozen
class Weights:
    """What things are worth to the player, in hundredths of a point; those "a round" count rounds left."""

    own_points: int = 100
    bot_points: int = 60
    level_a_round: int = 14
    lowest_level_a_round: int = 10
    resource: int = 70
    resource_cap: int = 9
    """Resources beyond this many of a kind are worth a quarter."""
    ship_a_round: int = 26
    knowledge: int = 75
    good: int = 260
    warehouse_a_round: int = 16
    income_a_round: int = 55
    disc_a_round: int = 14
    upgraded_a_round: int = 22
    action_next: int = 60
    """Every disc that will lie in the active half next turn."""


@frozen(eq=False)
class LookAhead:
    """Chooses by comparing whole turns; remembers the rest of the line it decided on."""

    weights: Weights = Weights()
    _plan: dict[State, Action] = field(factory=dict, init=False, repr=False)

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """The next action of the best turn found; chance plays no part."""
        planned = self._plan.get(view)
        if planned is not None and planned in legal:
            return Choice(planned), rng
        if len(legal) == 1:
            return Choice(legal[0]), rng
        weighed = self.lines(view)
        best = weighed[0]
        self._plan.clear()
        state = view
        for action in best[1]:
            self._plan[state] = action
            state = RULES.apply_unchecked(state, action).state
        first = {line[0]: worth for worth, line in reversed(weighed)}
        ranked = sorted(first.items(), key=lambda item: -item[1])
        return Choice(best[1][0], tuple(Weighed(action, worth) for action, worth in ranked)), rng

    def lines(self, state: State) -> tuple[tuple[int, Line], ...]:
        """Ways to play the rest of this part of the game and their worths, best first."""
        match state.pending:
            case Influencing():
                found = [
                    line for start in self._influences(state) for line in self._activations(start[1], start[0])
                ]
            case Naming():
                found = list(self._activations(state, ()))
            case Acting():
                found = [self._finish(state, ())]
            case Intriguing() | Removing():
                found = [self._politics(state, ())]
            case _:
                found = [
                    (self.worth(RULES.apply_unchecked(state, action).state), (action,))
                    for action in RULES.legal_actions(state)
                    if not isinstance(action, EndPhase) or not isinstance(state.pending, PlacingDiscs)
                ]
        return tuple(sorted(found, key=lambda entry: -entry[0]))

    # Parts of a turn --------------------------------------------------------------------------------------

    def _influences(self, state: State) -> list[tuple[Line, State]]:
        """No influence, one or both night shifts in either number, as far as knowledge goes."""
        found: list[tuple[Line, State]] = []
        seen: set[object] = set()
        open_lines: list[tuple[Line, State]] = [((), state)]
        while open_lines:
            line, now = open_lines.pop(0)
            if now.human.wheel in seen:
                continue
            seen.add(now.human.wheel)
            for action in RULES.legal_actions(now):
                if isinstance(action, NightShift) and len(line) < 2:
                    open_lines.append(((*line, action), RULES.apply_unchecked(now, action).state))
                elif isinstance(action, EndPhase):
                    found.append(((*line, action), RULES.apply_unchecked(now, action).state))
        return found

    def _activations(self, state: State, before: Line) -> list[tuple[int, Line]]:
        """Every connected set of discs, played out."""
        found = [self._politics_after(state, before)]
        done: set[frozenset[object]] = set()
        stack: list[tuple[Line, State]] = [(before, state)]
        while stack:
            line, now = stack.pop()
            for action in RULES.legal_actions(now):
                if isinstance(action, NameDisc):
                    after = RULES.apply_unchecked(now, action).state
                    pending = after.pending
                    assert isinstance(pending, Naming)
                    named = frozenset(pending.named)
                    if named not in done:
                        done.add(named)
                        stack.append(((*line, action), after))
                elif isinstance(action, BeginActions):
                    begun = RULES.apply_unchecked(now, action).state
                    found.append(self._finish(begun, (*line, action)))
        return found

    def _politics_after(self, state: State, line: Line) -> tuple[int, Line]:
        end = EndPhase()
        return self._politics(RULES.apply_unchecked(state, end).state, (*line, end))

    def _finish(self, state: State, line: Line) -> tuple[int, Line]:
        """Use the discs, always with the action that is worth most at once."""
        while True:
            best: tuple[int, Action, State] | None = None
            here = self.worth(state)
            for action in _without_twins(RULES.legal_actions(state)):
                if isinstance(action, EndPhase):
                    continue
                after = RULES.apply_unchecked(state, action).state
                worth = self.worth(after)
                if isinstance(action, SellGood | BuyResource) and worth <= here:
                    continue
                if best is None or worth > best[0]:
                    best = (worth, action, after)
            if best is None:
                return self._politics_after(state, line)
            line = (*line, best[1])
            state = best[2]

    def _politics(self, state: State, line: Line) -> tuple[int, Line]:
        """Intrigues while they help; ends with the worth of the position after administration."""
        while isinstance(state.pending, Intriguing | Removing):
            here = self.worth(state)
            best: tuple[int, Line, State] | None = None
            for action in RULES.legal_actions(state):
                if isinstance(action, EndPhase):
                    continue
                after = RULES.apply_unchecked(state, action).state
                steps: Line = (action,)
                if isinstance(action, SeatPolitician) and isinstance(after.pending, Removing):
                    worth, removal, after = max(
                        (
                            (self.worth(gone := RULES.apply_unchecked(after, out).state), out, gone)
                            for out in RULES.legal_actions(after)
                        ),
                        key=lambda entry: entry[0],
                    )
                    steps = (action, removal)
                else:
                    worth = self.worth(after)
                if best is None or worth > best[0]:
                    best = (worth, steps, after)
            if best is None or (best[0] <= here and not isinstance(state.pending, Removing)):
                line = (*line, EndPhase())
                return self.worth(state), line
            line = (*line, *best[1])
            state = best[2]
        return self.worth(state), line

    # Worth ------------------------------------------------------------------------------------------------

    def worth(self, state: State) -> int:
        """How good the position is for the human, in hundredths of a point."""
        weights, human, bot, table = self.weights, state.human, state.bot, components()
        left = table.rounds - state.round
        total = weights.own_points * points(state, human.levels) - weights.bot_points * points(state, bot.levels)
        if isinstance(state.pending, Finished):
            return total
        total += weights.level_a_round * left * sum(human.levels)
        total += weights.lowest_level_a_round * left * min(human.levels)
        ahead = min(left, 8)
        for amount, ships in zip(human.resources, human.ships, strict=True):
            total += weights.resource * min(amount, weights.resource_cap) * min(left + 1, 4) // 4
            total += weights.resource * max(0, amount - weights.resource_cap) // 4
            total += weights.ship_a_round * ships * ahead
        total += weights.knowledge * min(human.knowledge, 12) * min(left + 1, 4) // 4
        total += weights.good * sum(human.stored) * min(left + 1, 3) // 3
        total += weights.warehouse_a_round * sum(human.warehouses) * ahead
        total += weights.income_a_round * table.income(table.factories - human.factories) * ahead
        for space, lying in enumerate(human.wheel):
            if lying is not None:
                total += weights.disc_a_round * left
                if lying.upgraded:
                    total += weights.upgraded_a_round * left
                if left and space in _ACTIVE_NEXT:
                    total += weights.action_next
        total += weights.disc_a_round * left * len(human.centre) * 2 // 3
        if not left:
            total -= weights.knowledge * human.knowledge // 2
        return total


_ACTIVE_NEXT: Final = frozenset((0, 3, 4, 8, 9, 10))
"""Indices of the spaces whose discs lie in the active half after one more turn of all rings."""


def _without_twins(actions: tuple[Action, ...]) -> list[Action]:
    """One payment for each purchase of the same disc; the others differ only in which resources go."""
    seen: set[tuple[object, object]] = set()
    kept: list[Action] = []
    for action in actions:
        if isinstance(action, BuyDisc):
            key = (action.space, action.disc)
            if key in seen:
                continue
            seen.add(key)
        kept.append(action)
    return kept


PLAYERS: Final[Mapping[str, Callable[[], LookAhead]]] = {"greedy": LookAhead}
"""Players by name, besides the random one."""

__all__ = ["PLAYERS", "BotTurn", "ChooseTrack", "Disc", "LookAhead", "Modify", "PlaceDisc", "TurningRings", "Weights"]
