"""A player for Noria's human side: compares whole turns by what they would be worth.

It looks ahead exactly one turn. For every way to turn the rings that it can pay for and every connected
set of discs it asks ``noria_turns`` for the best use, adds the intrigues that pay, and keeps the best. It
measures how hard the bots are; a thoughtful person beats it.

Source: engines-and-bots 7; weights tuned on seeds below 1,000, reported on seeds from 10,000.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Any, Final

from attrs import frozen

from noria_desktop.bots.noria.turns import Planner, Step, Uses
from noria_desktop.bots.noria.worth import DISCS, Appraisal, Weights, occupied, usable_sets
from noria_desktop.bots.policy import Choice, Weighed
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import changed
from noria_desktop.games.noria.actions import (
    Action,
    BeginActions,
    BuyResource,
    ChooseTrack,
    EndPhase,
    NameDisc,
    NightShift,
    PlaceDisc,
    RemovePolitician,
    SeatPolitician,
    SellGood,
    Upgrade,
)
from noria_desktop.games.noria.activation import extra_actions
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.influence import NIGHT_SHIFT_RINGS, night_shift_cost
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import (
    Acting,
    ChoosingTrack,
    Influencing,
    Intriguing,
    Naming,
    PlacingDiscs,
    Removing,
    State,
    Wheel,
)
from noria_desktop.games.noria.terms import SPACES, Chamber, Disc, Space
from noria_desktop.games.noria.wheel import may_join, turned

_TUNED: Final = Weights()

Line = tuple[Action, ...]
Ranked = list[tuple[float, Line]]


@frozen(eq=False)
class LookAhead:
    """Chooses by comparing whole turns."""

    weights: Weights = _TUNED

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """The next action of the best turn found; chance plays no part."""
        if len(legal) == 1:
            return Choice(legal[0]), rng
        ranked = self.lines(view)
        line = ranked[0][1]
        firsts: dict[Action, float] = {}
        for worth, (first, *_) in ranked:
            firsts.setdefault(first, worth)
        weighed = tuple(Weighed(action, round(100 * worth)) for action, worth in firsts.items())
        return Choice(line[0], weighed, then=line[1:]), rng

    def rest_of_turn(self, view: State, choice: Choice[Action]) -> dict[State, Line]:
        """What is left of the turn at each of its positions."""
        return coming(view, (choice.action, *choice.then))

    def lines(self, state: State) -> Ranked:
        """Ways to go on in this part of the turn and what they are worth, best first."""
        prices = Appraisal(self.weights, state)
        pending = state.pending
        if isinstance(pending, ChoosingTrack):
            found = list(_first_tracks(prices, state))
        elif isinstance(pending, Influencing):
            found = list(self._turns(prices, state, ways(state)))
        elif isinstance(pending, Naming):
            found = list(self._turns(prices, state, iter((((), state.human.wheel, state.human.knowledge),))))
        elif isinstance(pending, Intriguing):
            found = [_politics(prices, state)]
        elif isinstance(pending, Removing):
            found = list(_removals(prices, state))
        elif isinstance(pending, PlacingDiscs):
            found = list(_placings(prices, state))
        elif isinstance(pending, Acting):
            found = [_acting(prices, state)]
        else:
            found = [(0.0, (action,)) for action in RULES.legal_actions(state)]
        return sorted(found, key=lambda entry: -entry[0])

    def _turns(
        self, prices: Appraisal, state: State, ways: Iterator[tuple[Line, Wheel, int]]
    ) -> Iterator[tuple[float, Line]]:
        """Every way to influence the wheel with its best set of discs, played out to the end of politics."""
        planner = Planner(prices, state)
        named = state.pending.named if isinstance(state.pending, Naming) else ()
        for shifts, wheel, knowledge in ways:
            later = prices.wheel(wheel)
            best: tuple[float, tuple[Space, ...], BeginActions | None, tuple[Step, ...]] | None = None
            for spaces, begin, uses, target in activations(wheel, prices, named):
                worth, steps = planner.best(uses, knowledge, target)
                if best is None or worth > best[0] + 1e-9:
                    best = (worth, spaces, begin, steps)
            assert best is not None
            worth, spaces, begin, steps = best
            line = shifts
            if isinstance(state.pending, Influencing):
                line = (*line, EndPhase())
            yield worth + later, written(prices, state, line, spaces, begin, steps)


def coming(state: State, line: Line) -> dict[State, Line]:
    """The positions that a line comes through, with what is left of it; nothing of Noria is hidden or left to chance."""
    left: dict[State, Line] = {}
    for place, action in enumerate(line):
        left[state] = line[place:]
        state = RULES.apply_unchecked(state, action).state
    return left


# Influence and activation ---------------------------------------------------------------------------------


def ways(state: State) -> Iterator[tuple[Line, Wheel, int]]:
    """Night shifts that can be paid: the actions, the wheel and the knowledge after them."""
    pending = state.pending
    assert isinstance(pending, Influencing)
    seen = {state.human.wheel}
    open_ways: list[tuple[Line, Wheel, int]] = [((), state.human.wheel, state.human.knowledge)]
    while open_ways:
        line, wheel, knowledge = open_ways.pop(0)
        yield line, wheel, knowledge
        cost = night_shift_cost(state, pending.night_shifts + len(line))
        if knowledge < cost or len(line) > 2:
            continue
        for ring in NIGHT_SHIFT_RINGS:
            after = turned(wheel, (ring,))
            if after not in seen:
                seen.add(after)
                open_ways.append(((*line, NightShift(ring)), after, knowledge - cost))


def activations(
    wheel: Wheel, prices: Appraisal, named: tuple[Space, ...]
) -> Iterator[tuple[tuple[Space, ...], BeginActions | None, Uses, int]]:
    """The largest sets of discs with every way to begin them, what they can do, and what a tool would upgrade.

    First of all: none.
    """
    yield (), None, (0, 0, 0, 0, 0, 0), -1
    must = {space.index for space in named}
    for indices in usable_sets(occupied(wheel)):
        if not must <= set(indices):
            continue
        spaces = tuple(SPACES[index] for index in indices)
        discs = {space: lying for space in spaces if (lying := wheel[space.index]) is not None}
        bonus = tuple(space for space in spaces if discs[space].disc is Disc.BONUS)
        targets = [space for space in spaces if space not in bonus]
        if not targets:
            continue
        doubled: tuple[Space | None, ...] = tuple(s for s in spaces if discs[s].upgraded) or (None,)
        target = upgradable(wheel, prices, indices)
        for used in doubled:
            for aims in combinations_with_replacement(targets, extra_actions(bonus, used)):
                uses = [0] * 7
                for space in targets:
                    own = components().upgraded_actions if space is used else components().normal_actions
                    uses[discs[space].disc.index] += own + aims.count(space)
                yield (
                    spaces,
                    BeginActions(used, aims),
                    (uses[0], uses[1], uses[2], uses[3], uses[4], uses[5]),
                    target if uses[5] else -1,
                )


def upgradable(wheel: Wheel, prices: Appraisal, named: tuple[int, ...]) -> int:
    """Type of the disc most worth upgrading among those not activated; -1 for none."""
    types = [
        lying.disc.index
        for index, lying in enumerate(wheel)
        if lying is not None and not lying.upgraded and index not in named
    ]
    return max(types, key=lambda disc: (prices.upgrade(disc), -disc), default=-1)


# Writing steps down ---------------------------------------------------------------------------------------


def written(
    prices: Appraisal,
    state: State,
    line: Line,
    spaces: tuple[Space, ...],
    begin: BeginActions | None,
    steps: tuple[Step, ...],
) -> Line:
    """The line in real actions, to the end of the action phase."""
    if begin is None:
        return (*line, EndPhase())
    if isinstance(state.pending, Naming):
        spaces = tuple(space for space in spaces if space not in state.pending.named)
        named = list(state.pending.named)
    else:
        named = []
    joined: list[Space] = []
    waiting = list(spaces)
    while waiting:
        following = next(space for space in waiting if may_join(space, (*named, *joined)))
        joined.append(following)
        waiting.remove(following)
    before = (*line, *(NameDisc(space) for space in joined), begin)
    for action in before:
        state = RULES.apply_unchecked(state, action).state
    return (*before, *seated(prices, state, steps), EndPhase())


def seated(prices: Appraisal, state: State, steps: tuple[Step, ...]) -> Iterator[Action]:
    """The steps with the spaces of the discs that do them."""
    for disc, step in steps:
        action: Any = step
        if not isinstance(step, SellGood | BuyResource):
            pending = state.pending
            assert isinstance(pending, Acting)
            wheel = state.human.wheel
            spaces = [task.space for task in pending.tasks if _type(wheel, task.space) is disc]
            space = pending.in_use if pending.in_use in spaces else spaces[0]
            action = changed(action, space=space)
            if isinstance(action, Upgrade):
                kind = upgradable(wheel, prices, tuple(named.index for named in pending.named))
                action = changed(
                    action,
                    target=next(
                        SPACES[index]
                        for index in _SOONEST
                        if (lying := wheel[index]) is not None
                        and lying.disc is DISCS[kind]
                        and not lying.upgraded
                        and SPACES[index] not in pending.named
                    ),
                )
        yield action
        state = RULES.apply_unchecked(state, action).state


_SOONEST: Final = tuple(
    sorted(range(len(SPACES)), key=lambda index: (SPACES[index].active, -SPACES[index].position, index))
)
"""Resting spaces first, those about to enter before the others."""


def _type(wheel: Wheel, space: Space) -> Disc | None:
    lying = wheel[space.index]
    return None if lying is None else lying.disc


def _acting(prices: Appraisal, state: State) -> tuple[float, Line]:
    """What the discs can still do; a disc in use goes first, since leaving it gives up its rest."""
    pending, wheel = state.pending, state.human.wheel
    assert isinstance(pending, Acting)
    begun = tuple(task for task in pending.tasks if task.space is pending.in_use)
    uses = [0] * 7
    for task in begun or pending.tasks:
        lying = wheel[task.space.index]
        assert lying is not None
        uses[lying.disc.index] += task.left
    target = upgradable(wheel, prices, tuple(space.index for space in pending.named))
    planner = Planner(prices, state)
    worth, steps = planner.best(
        (uses[0], uses[1], uses[2], uses[3], uses[4], uses[5]),
        state.human.knowledge,
        target if uses[5] else -1,
    )
    if begun:
        return worth, tuple(seated(prices, state, steps))
    return worth, (*seated(prices, state, steps), EndPhase())


# The other decisions --------------------------------------------------------------------------------------


def _first_tracks(prices: Appraisal, state: State) -> Iterator[tuple[float, Line]]:
    for action in RULES.legal_actions(state):
        assert isinstance(action, ChooseTrack)
        levels = [int(index == action.track.index) for index in range(4)]
        yield prices.standing((levels[0], levels[1], levels[2], levels[3]))[0], (action,)


def _politics(prices: Appraisal, state: State) -> tuple[float, Line]:
    """The intrigues that pay."""
    pending = state.pending
    assert isinstance(pending, Intriguing)
    counts = prices.standing(state.human.levels)[1]
    worth, steps = prices.intrigues(counts, state.council, state.human.knowledge, pending.intrigues)
    chambers = tuple(Chamber)
    line: Line = ()
    for seated, removed in steps:
        line = (*line, SeatPolitician(chambers[seated]))
        if removed is not None:
            line = (*line, RemovePolitician(chambers[removed]))
    return worth, (*line, EndPhase())


def _removals(prices: Appraisal, state: State) -> Iterator[tuple[float, Line]]:
    counts = prices.standing(state.human.levels)[1]
    best = prices.removal(counts, list(state.council))[1]
    for action in RULES.legal_actions(state):
        yield float(isinstance(action, RemovePolitician) and action.chamber.index == best), (action,)


def _placings(prices: Appraisal, state: State) -> Iterator[tuple[float, Line]]:
    for action in RULES.legal_actions(state):
        if isinstance(action, PlaceDisc):
            yield prices.placed(state.human.wheel, action.disc, action.space.index), (action,)


PLAYERS: Final[Mapping[str, Callable[[], LookAhead]]] = {"greedy": LookAhead}
"""Players by name, besides the random one."""
