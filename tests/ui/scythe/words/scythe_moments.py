"""Moments of games of Scythe, for whoever checks words: nearly every prompt and event occurs among them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from attrs import frozen

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.actions import (
    Action,
    Deploy,
    EndTurn,
    Finish,
    MoveTo,
    PayCard,
    PickMover,
    Skip,
    Take,
    TakeTop,
    UseFactoryCard,
)
from noria_desktop.games.scythe.control import automa_places
from noria_desktop.games.scythe.events import Event, seen_by
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import BASE_FACTIONS, BASE_MATS, Level, TopChoice, Unit
from tests.ui.wording.wording import faults

GAMES = 20
IDLE = (Skip, Finish, EndTurn)


@frozen
class Moment:
    """One action of a game, as the human sees it."""

    view: State
    legal: tuple[Action, ...]
    action: Action
    after: State
    events: tuple[Event, ...]


@cache
def moments() -> tuple[Moment, ...]:
    """A game of every faction on either side, at random but rather busy."""
    return tuple(moment for number in range(GAMES) for moment in _game(number))


@cache
def some_moments() -> tuple[Moment, ...]:
    """Few enough to word them all in a moment, among them one of every kind of prompt."""
    kinds = {RULES.turn(moment.view).prompt: moment for moment in moments()}
    return (*kinds.values(), *moments()[::60])


def wrong(texts: Iterable[str], language: str) -> list[str]:
    """All faults of several texts, without repeats."""
    return list(dict.fromkeys(fault for text in dict.fromkeys(texts) for fault in faults(text, language)))


def _game(number: int) -> Iterator[Moment]:
    chance = random.Random(number)
    options = Options(
        BASE_FACTIONS[number % 5],
        BASE_MATS[number // 3 % 5],
        BASE_FACTIONS[(number + 1 + number // 5) % 5],
        tuple(Level)[number % 4],
        ask_gains=number % 2 == 0,
    )
    state = RULES.setup(options, number).state
    while legal := RULES.legal_actions(state):
        doing = [action for action in legal if not isinstance(action, IDLE)]
        liked = _adventurous(state, doing) if chance.random() < 0.6 else []
        action = chance.choice(liked or (doing if doing and chance.random() < 0.85 else legal))
        step = RULES.apply_unchecked(state, action)
        yield Moment(
            RULES.observe(state, HUMAN),
            legal,
            action,
            RULES.observe(step.state, HUMAN),
            tuple(seen_by(event, HUMAN) for event in step.events),
        )
        state = step.state


def _adventurous(state: State, actions: Sequence[Action]) -> Sequence[Action]:
    """Steps to tokens, to the enemy and nearer to the Factory, made by character and mechs; else what leads there."""
    enemies = automa_places(state.automa)
    near = geography().to_factory
    steps = [action for action in actions if isinstance(action, MoveTo)]
    if steps:
        found = [step for step in steps if step.place in enemies or step.place in state.board.tokens]
        return [*(found or [min(steps, key=lambda step: near[step.place])])]
    return [
        action
        for action in actions
        if (isinstance(action, TakeTop) and action.choice is TopChoice.MOVE)
        or (isinstance(action, PickMover) and action.unit is not Unit.WORKER)
        or isinstance(action, Deploy | UseFactoryCard | Take | PayCard)
    ]
