"""A campaign killed at random moments and resumed ends as one that was never killed. Source: ux 3.7."""

from __future__ import annotations

import pytest

from tests.app.campaign.killed_campaign import judge


def test_a_few_kills_change_nothing() -> None:
    verdict = judge(3, 1, most=3)
    assert verdict.same
    assert verdict.doubled == 0


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_two_hundred_kills_change_nothing() -> None:
    verdict = judge(200, 2)
    assert verdict.same
    assert verdict.doubled == 0
    assert verdict.in_a_write >= 20, "the kills must hit writes too"
