"""What a player cannot see never changes its move. Source: decision 6; rules.md 8, ruling 29."""

from __future__ import annotations

import random

import pytest

from noria_desktop.bots.policy import Policy
from noria_desktop.bots.solani.levels import PLAYERS, Together
from noria_desktop.engine.rng import Rng
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import State
from tests.bots.solani.positions import ALONE, THREE, TWO, found, seat_of, shuffled_secrets


def players() -> list[Policy]:
    """All four; the one that plays on does so a few times, looking at the same things."""
    return [*(PLAYERS[f"level{number}"]() for number in (1, 2, 3)), Together(samples=2, ahead=1, width=3)]


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


def test_decks_reserve_and_bags_order_never_change_a_move() -> None:
    for options in (TWO, THREE, ALONE):
        for seed, state in enumerate(found(16, lambda _: True, options, a_game=8)):
            secrets_do_not_matter(state, seed)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_they_never_change_a_move_in_1_000_positions() -> None:
    for seed, state in enumerate(found(1000, lambda _: True, first_seed=101, a_game=12)):
        secrets_do_not_matter(state, seed)


def test_a_player_needs_nothing_but_its_view() -> None:
    for seed, state in enumerate(found(12, lambda _: True, THREE, first_seed=51, a_game=6)):
        view = RULES.observe(state, seat_of(state))
        legal = RULES.legal_actions(view)
        assert set(legal) == set(RULES.legal_actions(state))
        for policy in players():
            assert policy.choose(view, legal, Rng(seed))[0].action in legal
