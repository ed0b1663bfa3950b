"""SIGKILL at random moments loses at most the step in hand. Source: issue 2, 5."""

from __future__ import annotations

import pytest

from tests.app.kill_probe import judge


@pytest.mark.parametrize("game", ["pebbles", "noria", "scythe"])
def test_a_few_kills_lose_at_most_the_step_in_hand(game: str) -> None:
    assert judge(4, game).losses == ()


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_two_hundred_kills_lose_at_most_the_step_in_hand() -> None:
    verdict = judge(200, "noria")
    assert verdict.losses == ()
    assert verdict.in_a_write >= 20, "the kills must hit writes too"
