"""The kernel and the attrs engine are the same game. Source: decision 9; engines-and-bots 2 (conclusion 4).

The suite plays a few hundred random games in lock-step; all 20,000 with ``pytest -m slow``.
"""

from __future__ import annotations

import random

import pytest

from noria_desktop.bots.nautilus.encode import decoded, encoded, kernel_of
from noria_desktop.bots.nautilus.kernel import outcome
from noria_desktop.bots.nautilus.sight import worths
from noria_desktop.engine.contract import Seat
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import (
    Anchoring,
    Awarding,
    Finished,
    Moving,
    Options,
    Placing,
    State,
    UsingSpecial,
)
from noria_desktop.games.nautilus.terms import COLUMNS, DomainCards
from tests.bots.nautilus.positions import column_winner


def play_in_lock_step(seed: int) -> int:
    """A random game on both; how many decisions of the placement phase were compared."""
    pick = random.Random(seed)
    hidden = DomainCards.HIDDEN if seed % 4 == 0 else DomainCards.VISIBLE
    state = RULES.setup(Options(domain_cards=hidden), seed).state
    kernel = None
    compared = 0
    while not isinstance(state.table.pending, Finished):
        legal = RULES.legal_actions(state)
        action = pick.choice(legal)
        pending = state.table.pending
        if isinstance(pending, Placing | Anchoring | Moving):
            if kernel is None:
                kernel = kernel_of(state)
            assert kernel.key() == kernel_of(state).key()
            codes = kernel.legal()
            assert len(codes) == len(set(codes)) == len(legal)
            assert {decoded(code) for code in codes} == set(legal)
            code = encoded(action)
            assert decoded(code) == action
            kernel.play(code)
            compared += 1
        elif isinstance(pending, Awarding):
            assert kernel is not None
            assert kernel.key() == kernel_of(state).key()
            assert kernel.over
            assert kernel.legal() == []
            won = sum((column_winner(state.table.spaces, c) == 0) << c for c in range(COLUMNS))
            assert outcome(kernel.cells) == won
            check_worths(state, won)
            kernel = None
        state = RULES.apply_unchecked(state, action).state
    return compared


def check_worths(state: State, won: int) -> None:
    """Both seats see the same race, and an outcome that ends the game is worth all or nothing."""
    tables = [worths(RULES.observe(state, Seat(seat)), Seat(seat)) for seat in (0, 1)]
    assert tables[0] == pytest.approx(tables[1])
    after = RULES.apply_unchecked(state, RULES.legal_actions(state)[0]).state
    if isinstance(after.table.pending, Finished):
        winner = RULES.scores(after).winner
        assert tables[0][won] == pytest.approx(1.0 if winner == 0 else 0.0)


def test_kernel_and_rules_agree_in_random_games() -> None:
    # A game has up to six rounds of at least ten placements.
    assert sum(play_in_lock_step(seed) for seed in range(300)) > 300 * 4 * 10


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_kernel_and_rules_agree_in_20_000_random_games() -> None:
    for seed in range(20_000):
        play_in_lock_step(seed)


def test_a_position_outside_the_placement_phase_has_no_kernel() -> None:
    state = RULES.setup(Options(), 1).state
    with pytest.raises(ValueError, match="placement"):
        kernel_of(state)
    state = RULES.apply(state, RULES.legal_actions(state)[0]).state
    with pytest.raises(ValueError, match="placement"):
        encoded(RULES.legal_actions(state)[0])
    assert not isinstance(state.table.pending, UsingSpecial)
