"""Positions of Solani's games for testing its players."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TypeAlias

from attrs import evolve

from noria_desktop.bots.policy import Policy, RandomPlayer
from noria_desktop.bots.solani.levels import PLAYERS
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Options, Placing, State
from noria_desktop.games.solani.terms import CoyoteLevel, Player

Wanted: TypeAlias = Callable[[State], bool]

TWO = Options((Player.HUMAN, Player.LEVEL_1))
THREE = Options((Player.HUMAN, Player.LEVEL_1, Player.LEVEL_1))
ALONE = Options((Player.HUMAN,), CoyoteLevel.TRICKSTER)


def seat_of(state: State) -> Seat:
    seat = RULES.turn(state).seat
    assert seat is not None
    return seat


def game(seed: int, options: Options = TWO, sensible: float = 0.8) -> Iterator[State]:
    """The states in which a seat decides, of a game between players who know the game most of the time."""
    pick, rng = random.Random(seed), Rng(seed)
    policies: tuple[Policy, Policy] = PLAYERS["level2"](), RandomPlayer()
    state = RULES.setup(options, seed).state
    while RULES.turn(state).seat is not None:
        legal = RULES.legal_actions(state)
        action = legal[0]
        if not RULES.turn(state).automatic:
            yield state
            policy = policies[pick.random() > sensible]
            choice, rng = policy.choose(RULES.observe(state, seat_of(state)), legal, rng)
            action = choice.action
        state = RULES.apply_unchecked(state, action).state


@lru_cache(maxsize=48)
def whole_game(seed: int, options: Options) -> tuple[State, ...]:
    """All of `game`'s states; kept, as many tests look for their positions in the same games."""
    return tuple(game(seed, options))


def found(
    count: int, wanted: Wanted, options: Options = TWO, first_seed: int = 1, a_game: int = 1
) -> Iterator[State]:
    """States with more than one legal action that somebody wants, so many of each game at most."""
    seed = first_seed
    while count > 0:
        fitting = [
            state
            for state in whole_game(seed, options)
            if wanted(state) and len(RULES.legal_actions(state)) > 1
        ]
        for state in random.Random(seed).sample(fitting, min(a_game, count, len(fitting))):
            yield state
            count -= 1
        seed += 1


def is_last_placement(state: State) -> bool:
    """Both tiles of the last round are held."""
    if not isinstance(state.pending, Placing) or state.round < components().rounds:
        return False
    sky = state.skies[state.pending.seat]
    return sky.held_circle is not None and sky.held_branch is not None


def shuffled_secrets(state: State, seat: Seat, chance: random.Random) -> State:
    """The same table with everything exchanged that a seat cannot see."""
    supply = state.supply
    planets = [*supply.reserve.cards, *supply.undealt.cards]
    chance.shuffle(planets)
    decks = []
    for deck in supply.decks:
        cards = list(deck.cards)
        chance.shuffle(cards)
        decks.append(Pile(tuple(cards)))
    held = len(supply.reserve)
    return evolve(
        state,
        rng=Rng(chance.getrandbits(32), state.rng.counter),
        supply=evolve(
            supply,
            reserve=Pile(tuple(planets[:held])),
            undealt=Pile(tuple(planets[held:])),
            decks=(decks[0], decks[1]),
        ),
    )
