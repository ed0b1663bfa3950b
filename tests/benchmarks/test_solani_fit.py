"""Fitting Solani's hopes repeats itself and keeps them within what means something. Source: engines-and-bots 9."""

from __future__ import annotations

from attrs import asdict

from noria_desktop.bots.solani.weights import NAMES, Hopes, plain
from tests.benchmarks.solani_fit import CHANCES, STEP, lead, moved, within
from tests.benchmarks.solani_search import positions


def test_a_step_is_repeatable_and_moves_every_hope_a_little() -> None:
    before = asdict(Hopes())
    after = moved(before, 0)
    assert after == moved(before, 0) != before
    assert set(STEP) == set(NAMES) == set(after)
    assert all(abs(after[name] - before[name]) <= STEP[name] for name in NAMES)


def test_hopes_stay_what_they_mean() -> None:
    wild = within(dict.fromkeys(NAMES, 99.0))
    assert all(wild[name] <= 1.0 for name in CHANCES)
    assert min(within(dict.fromkeys(NAMES, -1.0)).values()) >= 0.0


def test_nobody_beats_himself_over_both_seats() -> None:
    assert lead(plain(), plain(), 1) == 0.0


def test_positions_to_measure_have_two_tiles_in_hand() -> None:
    tables = list(positions(1))
    # Two players lay two tiles in each of twelve rounds.
    assert len(tables) == 24
