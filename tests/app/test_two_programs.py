"""Two windows over one profile, killed at random, lose nothing that was written. Source: robustness.md A4 and C."""

from __future__ import annotations

import math
import sys

import pytest

from tests.app.two_programs import judge


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX knows them")
def test_two_programs_that_are_killed_lose_nothing_that_was_written() -> None:
    """How old a decision may get before it is written is a matter of clocks: that is looked at on demand."""
    verdict = judge(2, seed=3, sure=math.inf, longest=1.5)
    assert verdict.lost == []
    assert verdict.kills + verdict.closed == 4
    assert verdict.decisions > 0


@pytest.mark.slow
@pytest.mark.timeout(3_600)
def test_two_hundred_evenings_lose_nothing_older_than_half_a_second() -> None:
    verdict = judge(200, seed=1)
    assert verdict.lost == []
    assert verdict.in_a_write >= 10, "the kills must hit writes too"
