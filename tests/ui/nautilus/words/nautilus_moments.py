"""Moments of random games of Nautilus, for whoever checks words: every prompt and event occurs among them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from attrs import frozen

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.events import Event
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Options, State
from noria_desktop.games.nautilus.terms import DomainCards, HarpoonWording, Opponent

SETTINGS = (
    Options(),
    Options(Opponent.LEVEL_4, DomainCards.HIDDEN),
    Options(Opponent.HUMAN, DomainCards.VISIBLE),
    Options(Opponent.LEVEL_2, harpoon=HarpoonWording.PRINTED),
)
GAMES = 12


@frozen
class Moment:
    """One action of a game."""

    before: State
    legal: tuple[Action, ...]
    action: Action
    seat: Seat
    after: State
    events: tuple[Event, ...]


@cache
def moments() -> tuple[Moment, ...]:
    """All moments of some games in every setting; mostly random, but specials are used when they can be."""
    return tuple(_play())


def _play() -> Iterator[Moment]:
    for seed in range(GAMES):
        pick, state = random.Random(seed), RULES.setup(SETTINGS[seed % len(SETTINGS)], seed).state
        while (seat := RULES.turn(state).seat) is not None:
            legal = RULES.legal_actions(state)
            action = pick.choice(legal)
            step = RULES.apply(state, action)
            yield Moment(state, legal, action, seat, step.state, step.events)
            state = step.state


@cache
def views() -> tuple[State, ...]:
    """What both seats see at every moment."""
    return tuple(
        RULES.observe(state, seat)
        for moment in moments()
        for state in (moment.before, moment.after)
        for seat in (HUMAN, BOT)
    )
