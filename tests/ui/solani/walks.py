"""Random games of Solani for the presenter's tests, as every person at the table sees them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from attrs import evolve, frozen

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.actions import Action, DrawFeatures
from noria_desktop.games.solani.events import Event
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import NO_BRANCHES, NO_CIRCLES, Drafting, Options, Placing, State
from noria_desktop.games.solani.terms import (
    Board,
    Branch,
    BranchSpace,
    CircleSpace,
    CoyoteLevel,
    Kind,
    Mask,
    Player,
    Tile,
)


@frozen
class Moment:
    """One step of a game as a seat sees it: what was, what could be done, what happened."""

    seat: Seat
    """Who looks."""
    true: State
    """Before the step, with nothing hidden."""
    before: State
    legal: tuple[Action, ...]
    """Empty while somebody else decides."""
    events: tuple[Event, ...]
    after: State


def walk(seed: int, options: Options) -> Iterator[Moment]:
    """A whole game of random decisions, features drawn as often as taken; seen by the person who acts or seat 0."""
    choose = random.Random(seed)
    state = RULES.setup(options, seed).state
    while legal := RULES.legal_actions(state):
        draws = [action for action in legal if isinstance(action, DrawFeatures)]
        action = choose.choice(draws) if draws and choose.random() < 0.5 else choose.choice(legal)
        step = RULES.apply(state, action)
        turn = RULES.turn(state)
        assert turn.seat is not None
        person = not turn.automatic and options.players[turn.seat] is Player.HUMAN
        seat = turn.seat if person else Seat(0)
        yield Moment(
            seat,
            state,
            RULES.observe(state, seat),
            legal if person else (),
            step.events,
            RULES.observe(step.state, seat),
        )
        state = step.state


HUMAN, PROGRAM = Player.HUMAN, Player.LEVEL_1
GAMES = (
    (1, Options(players=(HUMAN,), coyote=CoyoteLevel.TRICKSTER)),
    (2, Options(players=(HUMAN, PROGRAM))),
    (3, Options(players=(HUMAN, PROGRAM, HUMAN))),
    (4, Options(players=(HUMAN, PROGRAM, PROGRAM, PROGRAM))),
    (5, Options(players=(HUMAN,), quartz=2)),
)


@cache
def moments() -> tuple[Moment, ...]:
    """Steps of several games: alone against Coyote, without and with quartz, with one program, with two people, with three programs."""
    return tuple(moment for seed, options in GAMES for moment in walk(seed, options))


def sample(every: int = 5) -> tuple[Moment, ...]:
    """Some of the steps, for what takes long."""
    return moments()[::every]


def placing(
    branches: dict[BranchSpace, Mask],
    circles: dict[CircleSpace, Tile],
    branch: Branch | None,
    circle: Tile | None,
    dark: tuple[CircleSpace, ...] = (5, 30, 35, 0),
) -> State:
    """Round 1, seat 0 on First Woman's board places these tiles on this sky; nothing is surrounded yet.

    The market and the rest of the table are those of some random game with one program.
    """
    state = next(
        moment.true
        for moment in moments()
        if len(moment.true.skies) == 2
        and isinstance(moment.true.pending, Placing)
        and moment.true.pending.seat == 0
    )
    sky = evolve(
        state.skies[0],
        board=Board.FIRST_WOMAN,
        dark=dark,
        surrounded=(False,) * 4,
        branches=tuple(branches.get(space, 0) for space, _ in enumerate(NO_BRANCHES)),
        circles=tuple(circles.get(space) for space, _ in enumerate(NO_CIRCLES)),
        held_branch=branch,
        held_circle=circle,
    )
    return evolve(state, pending=Placing(Seat(0), Kind.CIRCLE), skies=(sky, state.skies[1]))


def drafting(clusters: tuple[Tile, ...], branches: tuple[Branch, ...]) -> State:
    """The person chooses any tile of this market, with the planet track of some random game's first round."""
    state = next(
        moment.true
        for moment in moments()
        if len(moment.true.skies) == 2
        and isinstance(moment.true.pending, Drafting)
        and moment.true.pending.first is None
        and moment.true.pending.seat == 0
    )
    market = evolve(
        state.market,
        clusters=clusters,
        cluster_takers=(None,) * len(clusters),
        branches=branches,
        branch_takers=(None,) * len(branches),
    )
    return evolve(state, market=market)
