"""Fitting the prices of Scythe's look-ahead repeats itself and finds what is there. Source: engines-and-bots 9."""

from __future__ import annotations

import random

import pytest
from attrs import asdict

from noria_desktop.bots.scythe.weights import NAMES, Prices
from tests.benchmarks.scythe_fit import LEAST, fitted, lessons, shaken


def test_prices_are_shaken_repeatably_and_keep_their_sign() -> None:
    today, one, other = asdict(Prices()), asdict(shaken(5)), asdict(shaken(6))
    assert one == asdict(shaken(5)) != other
    assert all(one[name] / today[name] > 0 for name in NAMES)
    assert one["rival"] == today["rival"]


def test_a_game_teaches_something_after_every_own_turn() -> None:
    taught = lessons(4)
    assert 10 < len(taught) < 40
    # Three more columns take up how games go on without any merit of the position.
    assert {len(row) for row, _ in taught} == {len(NAMES) + 3}


def test_a_price_that_games_bear_out_is_found_and_others_stay() -> None:
    """Games in which a structure is worth 9 more than today, and a mech nothing: prices are held a little towards today's."""
    chance, today = random.Random(1), asdict(Prices())
    true = today | {"structure": today["structure"] + 9.0, "mech": 0.0}
    taught = []
    for _ in range(1500):
        row = [0.0] * (len(NAMES) + 3)
        for name in ("structure", "mech", "recruit"):
            row[NAMES.index(name)] = chance.random() * 4
        taught.append((row, sum(true[name] * row[NAMES.index(name)] for name in NAMES)))
    found = fitted(taught)
    assert found["structure"] == pytest.approx(true["structure"], abs=1.5)
    assert found["mech"] == pytest.approx(LEAST * today["mech"])
    assert found["village"] == pytest.approx(today["village"])
