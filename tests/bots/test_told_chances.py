"""Told chances beside results: what a check lets pass and what it does not. Source: H15."""

from __future__ import annotations

from tests.bots.told_chances import held


def test_a_chance_that_comes_true_as_often_as_told_fits() -> None:
    found = [(0.75, 1.0)] * 75 + [(0.75, 0.0)] * 25 + [(0.2, 1.0)] * 20 + [(0.2, 0.0)] * 80
    assert held(found).fits(enough=50)


def test_tenths_that_are_off_to_both_sides_do_not_fit_though_the_mean_does() -> None:
    found = [(0.85, 1.0)] * 78 + [(0.85, 0.0)] * 22 + [(0.15, 1.0)] * 22 + [(0.15, 0.0)] * 78
    assert abs(held(found).told - held(found).won) < 1e-9
    assert not held(found).fits(enough=50)
    assert held(found).fits(enough=101), "of so few nothing can be said"


def test_a_mean_that_is_off_does_not_fit() -> None:
    found = [(tenth / 10 + 0.05, 1.0) for tenth in range(10)] * 3 + [(0.5, 0.0)] * 20
    assert not held(found).fits(enough=1_000)


def test_a_certain_win_belongs_to_the_last_tenth_and_a_draw_counts_half() -> None:
    (last,) = held([(1.0, 1.0), (0.95, 0.5)]).tenths
    assert (last.least, last.count, last.won) == (0.9, 2, 0.75)
