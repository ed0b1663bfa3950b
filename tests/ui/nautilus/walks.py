"""Random games of Nautilus for the presenter's tests, as both seats see them, open and hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from attrs import evolve, frozen

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.events import Event
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Options, Placing, State
from noria_desktop.games.nautilus.terms import Card, DomainCards, Special


@frozen
class Moment:
    """One step of a game as a seat sees it: what was, what it could do, what happened."""

    seat: Seat
    true: State
    """Before the step, with nothing hidden."""
    before: State
    legal: tuple[Action, ...]
    """Empty while the other seat decides."""
    events: tuple[Event, ...]
    after: State


def walk(seed: int, seat: Seat, variant: DomainCards) -> Iterator[Moment]:
    """A whole game of random decisions."""
    choose = random.Random(seed)
    state = RULES.setup(Options(domain_cards=variant), seed).state
    while legal := RULES.legal_actions(state):
        step = RULES.apply(state, choose.choice(legal))
        turn = RULES.turn(state)
        yield Moment(
            seat,
            state,
            RULES.observe(state, seat),
            legal if turn.seat == seat else (),
            step.events,
            RULES.observe(step.state, seat),
        )
        state = step.state


@cache
def moments() -> tuple[Moment, ...]:
    """Steps of several games."""
    games = (
        (0, HUMAN, DomainCards.VISIBLE),
        (1, BOT, DomainCards.VISIBLE),
        (2, HUMAN, DomainCards.HIDDEN),
        (3, BOT, DomainCards.HIDDEN),
        (5, HUMAN, DomainCards.VISIBLE),
        (8, HUMAN, DomainCards.VISIBLE),
    )
    return tuple(moment for seed, seat, variant in games for moment in walk(seed, seat, variant))


def placing(spaces: tuple[Card | None, ...], hand: tuple[Card, ...], special: Special | None = None) -> State:
    """Round 1, seat 0 places: these cards on the table, this hand, perhaps this special; anchored nothing.

    The rest of the deal is that of some random game; the row is whatever came up there.
    """
    state = next(
        moment.true
        for moment in moments()
        if isinstance(moment.true.table.pending, Placing) and moment.true.table.pending.seat == HUMAN
    )
    table = evolve(
        state.table,
        spaces=spaces,
        hands=(hand, ()),
        specials=((special,) if special is not None else (), ()),
        anchored=None,
        course=(),
    )
    return evolve(state, table=table)
