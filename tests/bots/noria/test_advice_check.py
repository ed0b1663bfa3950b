"""The check that follows advice to the end, on few positions and with little effort."""

from __future__ import annotations

from tests.bots.noria.advice_check import compared


def test_advice_that_is_followed_ends_no_worse_than_the_next_best_on_the_whole() -> None:
    found = list(compared(5, 10, first=31, from_round=14))
    assert sum(one.gain for one in found) >= 0
    assert all(one.told[0] >= one.told[1] for one in found)
