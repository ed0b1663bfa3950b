"""What a player cannot see never changes its move. Source: decision 6; rules.md 13."""

from __future__ import annotations

import random

import pytest
from attrs import evolve

from noria_desktop.bots.nautilus.levels import PLAYERS, Searching, level4
from noria_desktop.bots.policy import Policy
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import State
from tests.bots.nautilus.positions import found, seat_of, shuffled_secrets


def players() -> list[Policy]:
    """All four; the searching ones with few iterations, which look at the same things."""
    few = [
        evolve(made, iterations=60, start_samples=1, start_iterations=20) for made in (level4(), Searching(1))
    ]
    return [PLAYERS["level1"](), PLAYERS["level2"](), *few]


def secrets_do_not_matter(state: State, seed: int) -> None:
    seat = seat_of(state)
    other = shuffled_secrets(state, seat, random.Random(seed))
    views = [RULES.observe(one, seat) for one in (state, other)]
    assert views[0] == views[1]
    legal = RULES.legal_actions(state)
    assert legal == RULES.legal_actions(other)
    for policy in players():
        # Everything is compared, the record of what was weighed included.
        assert policy.choose(views[0], legal, Rng(seed)) == policy.choose(views[1], legal, Rng(seed))


def test_hidden_cards_never_change_a_move() -> None:
    for seed, state in enumerate(found(60, lambda _: True, a_game=12)):
        secrets_do_not_matter(state, seed)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_hidden_cards_never_change_a_move_in_1_000_positions() -> None:
    for seed, state in enumerate(found(1000, lambda _: True, first_seed=101, a_game=12)):
        secrets_do_not_matter(state, seed)


def test_a_player_needs_nothing_but_its_view() -> None:
    for seed, state in enumerate(found(20, lambda _: True, first_seed=51, a_game=4)):
        view = RULES.observe(state, seat_of(state))
        legal = RULES.legal_actions(view)
        assert set(legal) == set(RULES.legal_actions(state))
        for policy in players():
            assert policy.choose(view, legal, Rng(seed))[0].action in legal
