"""Random games of Noria for the presenter's tests: every kind of decision comes up, chosen evenly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from attrs import evolve, frozen

from noria_desktop.games.noria.actions import Action, EndPhase
from noria_desktop.games.noria.events import Event
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Options, State


@frozen
class Moment:
    """One step of a game: what was, what was played, what happened."""

    before: State
    legal: tuple[Action, ...]
    action: Action
    events: tuple[Event, ...]
    after: State


def rich(state: State) -> State:
    """The same table with well-filled stores, so that dear actions come up in a short game."""
    human = evolve(
        state.human, resources=(6, 6, 6), knowledge=40, warehouses=(2, 1, 2, 1, 1), stored=(1, 1, 0, 1, 0)
    )
    return evolve(state, human=human)


def walk(seed: int, steps: int, *, poor: bool = False) -> Iterator[Moment]:
    """A game in which first the kind of action is drawn, then one of that kind."""
    choose = random.Random(seed)
    state = RULES.setup(Options(), seed).state
    if not poor:
        state = rich(state)
    for _ in range(steps):
        legal = RULES.legal_actions(state)
        if not legal:
            return
        kinds = sorted({type(action).__name__ for action in legal})
        lively = [kind for kind in kinds if kind != EndPhase.__name__]
        kind = choose.choice(lively if lively and choose.random() < 0.8 else kinds)
        action = choose.choice([action for action in legal if type(action).__name__ == kind])
        step = RULES.apply(state, action)
        yield Moment(state, legal, action, step.events, step.state)
        state = step.state


@cache
def moments() -> tuple[Moment, ...]:
    """Steps of several games, rich and poor."""
    return tuple(moment for seed in range(6) for moment in walk(seed, 320, poor=seed % 3 == 2))
