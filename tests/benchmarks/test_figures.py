"""The benchmark's table says what was missed. Source: issue's benchmarks; engines-and-bots 9."""

from __future__ import annotations

from tests.benchmarks.figures import Figure, at_share, best_of, table


def test_targets_stand_beside_figures_with_their_verdict() -> None:
    printed = table(
        [
            Figure("repaint", "3.1 ms", "bare 1.9 ms", "<= 4 ms", passed=True),
            Figure("start", "0.7 s", "", "<= 0.3 s", passed=False),
            Figure("long turns", "1 action/s"),
        ]
    ).splitlines()
    assert printed[0].split() == ["what", "measured", "beside", "target"]
    assert printed[2].endswith("<= 4 ms   ok")
    assert printed[3].endswith("<= 0.3 s  MISSED")
    assert printed[4].endswith("1 action/s")


def test_shares_of_measurements() -> None:
    # Of 1 to 100, 95 values lie below the one at 95 %: it is 96.
    assert at_share(range(100, 0, -1), 0.95) == 96
    assert at_share([5.0], 0.95) == 5.0


def test_the_best_run_counts() -> None:
    runs = iter([3.0, 5.0, 4.0])
    assert best_of(3, lambda: next(runs)) == 5.0
