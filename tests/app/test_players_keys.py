"""A player's key tells nothing of the deal. Source: decision 32; truth.md, Nautilus 9."""

from __future__ import annotations

import random

import pytest

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.players import player_rng
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus.rules import RULES
from tests.bots.nautilus.positions import found, seat_of, shuffled_secrets

SEEDS = range(40)


@pytest.mark.parametrize("game_id", game_ids())
def test_no_seed_and_no_part_of_one_stands_in_a_key(game_id: str) -> None:
    # The key was once the seat's number with the game's seed behind it: whoever had it could deal the game again.
    game = kit(game_id)
    for seed in (*SEEDS, 0x89ABCDEF):
        state = game.rules.setup(game.default_options(), seed).state
        for seat in game.seats(game.options_of(state)):
            key = player_rng(game.rules.observe(state, seat)).key
            assert key is not None
            assert {key & 0xFFFF_FFFF, key >> 32}.isdisjoint({seed})


def test_equal_views_give_equal_keys() -> None:
    for seed, state in enumerate(found(60, lambda _: True, a_game=12)):
        seat = seat_of(state)
        other = shuffled_secrets(state, seat, random.Random(seed))
        assert player_rng(RULES.observe(state, seat), seed) == player_rng(RULES.observe(other, seat), seed)


def test_other_views_and_other_moments_give_another_chance() -> None:
    states = list(found(60, lambda _: True, a_game=12))
    views = {RULES.observe(state, seat_of(state)) for state in states}
    assert len({player_rng(view).key for view in views}) == len(views)
    view = next(iter(views))
    assert player_rng(view, 3) == Rng(player_rng(view).key, 3)
