"""Random games keep the laws of the contract and of the pieces."""

from __future__ import annotations

import random

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from noria_desktop.engine.contract import HUMAN, IllegalAction
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.engine.rng import MaskedRng
from noria_desktop.games.noria.actions import Action, EndPhase
from noria_desktop.games.noria.census import Census, census
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.positions import check
from noria_desktop.games.noria.refusal import why_not
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Acting, Options, State
from noria_desktop.games.noria.terms import Disc, Side
from tests.games.noria.positions import a_state, with_factories

BOUND = 1500
"""Decisions of a random game, beats included; R38 says why there is a bound at all."""


def choose(state: State, actions: tuple[Action, ...], pick: random.Random, patience: float) -> Action:
    """A random action; ``patience`` is how often a phase is not left while something else is possible."""
    if len(actions) > 1 and isinstance(actions[-1], EndPhase) and pick.random() < patience:
        actions = actions[:-1]
    return pick.choice(actions)


@given(seed=st.integers(0, 2**32 - 1), patience=st.sampled_from([0.0, 0.5, 0.95, 1.0]))
def test_random_games_keep_the_laws(seed: int, patience: float) -> None:
    """Laws 1 to 6: legal lists without duplicates, pieces conserved, nothing overdrawn, an end."""
    pick = random.Random(seed)
    state = RULES.setup(Options(), seed).state
    before = census(state)
    taken = 0
    while RULES.turn(state).seat is not None:
        actions = RULES.legal_actions(state)
        assert actions
        assert len(set(actions)) == len(actions)
        turn = RULES.turn(state)
        assert turn.automatic == (len(actions) == 1 and type(actions[0]).__name__ == "Advance")
        if isinstance(state.pending, Acting):
            assert sum(task.left for task in state.pending.tasks) <= components().max_actions
        state = RULES.apply_unchecked(state, choose(state, actions, pick, patience)).state
        after = census(state)
        assert may_follow(after, before)
        check(state)
        before = after
        taken += 1
        assert taken < BOUND
    assert RULES.legal_actions(state) == ()
    assert state.round == components().rounds


@given(seed=st.integers(0, 2**32 - 1), other=st.integers(0, 2**32 - 1))
def test_only_legal_actions_are_accepted(seed: int, other: int) -> None:
    """Law 2: actions of one game are tried in the positions of another; refusals say why."""
    pick = random.Random(seed)
    mine, theirs = RULES.setup(Options(), seed).state, RULES.setup(Options(), other).state
    for _ in range(60):
        if RULES.turn(mine).seat is None or RULES.turn(theirs).seat is None:
            break
        legal = RULES.legal_actions(mine)
        for action in RULES.legal_actions(theirs):
            if action in legal:
                assert why_not(mine, action) is None
                assert RULES.apply(mine, action) == RULES.apply_unchecked(mine, action)
            else:
                with pytest.raises(IllegalAction) as caught:
                    RULES.apply(mine, action)
                assert caught.value.why is not None
        mine = RULES.apply(mine, choose(mine, legal, pick, 0.9)).state
        theirs = RULES.apply(theirs, choose(theirs, RULES.legal_actions(theirs), pick, 0.9)).state


@given(seed=st.integers(0, 2**32 - 1))
def test_the_same_actions_give_the_same_game(seed: int) -> None:
    """Law 3: pure."""
    games = []
    for _ in range(2):
        pick, state = random.Random(seed), RULES.setup(Options(), seed).state
        events = []
        while RULES.turn(state).seat is not None and state.round < 4:
            step = RULES.apply_unchecked(state, choose(state, RULES.legal_actions(state), pick, 0.9))
            state = step.state
            events.append(step.events)
        games.append((state, events))
    assert games[0] == games[1]


def test_an_observer_cannot_draw() -> None:
    """Decision 6: nothing on the table is hidden, only the generator is."""
    state = RULES.setup(Options(), 5).state
    seen = RULES.observe(state, HUMAN)
    assert (seen.islands, seen.human, seen.bot) == (state.islands, state.human, state.bot)
    with pytest.raises(MaskedRng):
        seen.rng.below(2)


def test_the_census_notices_what_is_wrong() -> None:
    """The checks above could fail: a good without warehouse, a factory from nowhere, a disc too many."""
    state = a_state()
    check(state)
    for belongings, place in (
        ({"stored": (1, 0, 0, 0, 0)}, "human.stored[0]"),
        ({"resources": (0, -1, 0)}, "human.resources[1]"),
        ({"ships": (20, 1, 1)}, "human.ships[0]"),
        ({"centre": (Disc.BONUS,) * 9}, "market.stock[6]"),
    ):
        with pytest.raises(ImpossibleState) as caught:
            check(evolve(state, human=evolve(state.human, **belongings)))
        assert caught.value.place == place
    assert not may_follow(census(with_factories(state, 0, Side.HUMAN, None, None, None)), census(state))
    assert not may_follow(
        census(evolve(state, market=evolve(state.market, stock=(5, 4, 4, 4, 4, 4, 4)))), census(state)
    )


def may_follow(later: Census, earlier: Census) -> bool:
    """Whether one count can come from another by playing on."""
    constant = (
        later.human_factories == earlier.human_factories
        and later.bot_factories == earlier.bot_factories
        and later.letters == earlier.letters
        and later.warehouses_owed == earlier.warehouses_owed
    )
    shrinking = (
        all(now <= then for now, then in zip(later.discs, earlier.discs, strict=True))
        and all(now <= then for now, then in zip(later.ships, earlier.ships, strict=True))
        and later.politicians <= earlier.politicians
        and later.upper_rows <= earlier.upper_rows
    )
    return constant and shrinking
