"""The end of a round is played right, as an enumeration with the real rules says. Source: engines-and-bots 5 (oracles)."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.bots.nautilus.levels import level4
from noria_desktop.bots.nautilus.sight import worths
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Anchoring, Awarding, Moving, Placing, State
from noria_desktop.games.nautilus.terms import COLUMNS
from tests.bots.nautilus.positions import column_winner, found, laying_with, seat_of, worlds

OPTIMAL = 1e-9


def perfect(state: State, table: tuple[float, ...], low: float = 0.0, high: float = 1.0) -> float:
    """Worth to seat 0 when both players see all cards (alpha-beta on the attrs engine)."""
    if isinstance(state.table.pending, Awarding):
        won = sum((column_winner(state.table.spaces, column) == 0) << column for column in range(COLUMNS))
        return table[won]
    assert isinstance(state.table.pending, Placing | Anchoring | Moving)
    maximizes = seat_of(state) == 0
    for action in RULES.legal_actions(state):
        worth = perfect(RULES.apply_unchecked(state, action).state, table, low, high)
        low, high = (max(low, worth), high) if maximizes else (low, min(high, worth))
        if low >= high:
            break
    return low if maximizes else high


def oracle(state: State, seat: Seat) -> dict[Action, float]:
    """Mean worth of every action to the seat over everything the rival may hold."""
    table = worths(RULES.observe(state, seat), seat)
    sums = dict.fromkeys(RULES.legal_actions(state), 0.0)
    total = 0.0
    for world, weight in worlds(state, seat):
        total += weight
        for action in sums:
            worth = perfect(RULES.apply_unchecked(world, action).state, table)
            sums[action] += weight * (worth if seat == 0 else 1.0 - worth)
    return {action: worth / total for action, worth in sums.items()}


def regret(state: State, seed: int) -> float:
    """How much the master's choice is worth less than the best."""
    seat = seat_of(state)
    means = oracle(state, seat)
    view = RULES.observe(state, seat)
    # The oracle takes all hands for equally likely.
    choice, _ = evolve(level4(), beliefs=False).choose(view, RULES.legal_actions(view), Rng(seed))
    return max(means.values()) - means[choice.action]


def test_the_last_two_cards_are_laid_optimally() -> None:
    for seed, state in enumerate(found(60, laying_with(1, 2))):
        assert regret(state, seed) < OPTIMAL


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_the_last_two_cards_are_laid_optimally_in_500_positions() -> None:
    for seed, state in enumerate(found(500, laying_with(1, 2), first_seed=10_000)):
        assert regret(state, seed) < OPTIMAL


def test_little_is_lost_with_three_free_spaces() -> None:
    assert max(regret(state, seed) for seed, state in enumerate(found(5, laying_with(3)))) <= 0.03


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_little_is_lost_with_three_or_four_free_spaces() -> None:
    losses = [
        regret(state, seed) for seed, state in enumerate(found(60, laying_with(3, 4), first_seed=10_000))
    ]
    assert sum(losses) / len(losses) <= 0.005
    assert max(losses) <= 0.03


def test_the_search_alone_comes_close() -> None:
    # Without counting the end out: the search itself finds what the enumeration finds, but for small change.
    plain = evolve(level4(), exact_from=0, beliefs=False, iterations=3_000)
    losses = []
    for seed, state in enumerate(found(12, laying_with(2, 3), first_seed=201)):
        seat = seat_of(state)
        means = oracle(state, seat)
        view = RULES.observe(state, seat)
        choice, _ = plain.choose(view, RULES.legal_actions(view), Rng(seed))
        losses.append(max(means.values()) - means[choice.action])
    assert sum(losses) / len(losses) <= 0.02
