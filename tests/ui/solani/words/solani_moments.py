"""Moments of games of Solani, for whoever checks words: every prompt and nearly every event occurs among them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from attrs import frozen

from noria_desktop.games.solani.actions import Action, PlaceBranch
from noria_desktop.games.solani.events import Event
from noria_desktop.games.solani.geometry import BRANCHES_ROUND
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Options, State
from noria_desktop.games.solani.terms import CoyoteLevel, Player

HUMAN, PROGRAM = Player.HUMAN, Player.LEVEL_2
SETTINGS = (
    Options((HUMAN,), CoyoteLevel.PUP),
    Options((HUMAN,), CoyoteLevel.SCATTERER, bonus_sectors=None),
    Options((HUMAN,), CoyoteLevel.TRICKSTER, quartz=3),
    Options((HUMAN, PROGRAM)),
    Options((HUMAN, HUMAN, PROGRAM)),
    Options((HUMAN, PROGRAM, HUMAN, HUMAN)),
)


@frozen
class Moment:
    """One action of a game."""

    before: State
    legal: tuple[Action, ...]
    action: Action
    after: State
    events: tuple[Event, ...]


@cache
def moments() -> tuple[Moment, ...]:
    """Two games of each setting, at random but drawn to Dark Sky tokens."""
    return tuple(moment for number, options in enumerate(SETTINGS * 2) for moment in _game(options, number))


@cache
def views() -> tuple[State, ...]:
    """Every state of those games, as it is shown, the last ones among them."""
    played = moments()
    last = tuple(
        here.after for here, following in zip(played, (*played[1:], None), strict=True)
        if following is None or following.before != here.after
    )  # fmt: skip
    return (*(moment.before for moment in played), *last)


def _game(options: Options, seed: int) -> Iterator[Moment]:
    chance = random.Random(seed)
    state = RULES.setup(options, seed).state
    while (turn := RULES.turn(state)).seat is not None:
        legal = RULES.legal_actions(state)
        action = chance.choice(_near_dark(legal, state, turn.seat) or legal)
        step = RULES.apply(state, action)
        yield Moment(state, legal, action, step.state, step.events)
        state = step.state


def _near_dark(legal: tuple[Action, ...], state: State, seat: int) -> tuple[Action, ...]:
    """Branch tiles beside a token, so that features are won."""
    if seat >= len(state.skies):
        return ()
    wanted = {gap for space in state.skies[seat].dark for gap, _ in BRANCHES_ROUND[space]}
    return tuple(action for action in legal if isinstance(action, PlaceBranch) and action.space in wanted)
