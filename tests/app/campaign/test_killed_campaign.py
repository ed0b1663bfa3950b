"""A campaign killed at random moments and resumed ends as one that was never killed. Source: ux 3.7."""

from __future__ import annotations

import pytest

from noria_desktop.app.campaign.chapters import CHAPTERS, EVENING, FINALE_STARS, FOUR_NIGHTS
from noria_desktop.app.campaign.nights import voyages
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.campaign.table import quartz_spent
from noria_desktop.app.saves import resuming
from tests.app.campaign.killed_campaign import KILLS, is_sound, judge
from tests.app.campaign.whole_campaign import EVENINGS, SPENDING, recorded


def test_the_recorded_campaign_goes_through_all_chapters_to_the_end_of_the_finale() -> None:
    campaign, games = recorded()
    now = standing(campaign)
    assert {one.chapter for one in campaign.attempts} == {
        one.id for one in (*CHAPTERS, *EVENING, *FOUR_NIGHTS)
    }
    assert now.stars >= FINALE_STARS
    assert all(volume.open for volume in now.volumes)
    assert now.evenings[0].percent is not None
    assert len(campaign.attempts) == len(games) == len(EVENINGS)


def test_the_recorded_nights_bring_the_quartz_that_was_won_and_not_yet_spent() -> None:
    """Source: solani/rules.md 9."""
    campaign, games = recorded()
    (voyage,) = voyages(campaign)
    sessions = {
        attempt.where.night: resuming.opened(games[attempt.id]).session for attempt, _ in voyage.played
    }
    assert {night: quartz_spent(one) for night, one in sessions.items()} == {1: 0, 2: 0, SPENDING: 1, 4: 0}
    won = [one.won for one in voyage.nights]
    assert [sessions[night].options.quartz for night in (1, 2, 3, 4)] == [
        0,
        sum(won[:1]),
        sum(won[:2]),
        sum(won[:3]) - 1,
    ]


def test_a_few_kills_change_nothing() -> None:
    assert is_sound(judge(4, 1, most=2))


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_two_hundred_kills_change_nothing() -> None:
    verdict = judge(KILLS, 2)
    assert is_sound(verdict)
    assert verdict.kills == KILLS
    assert verdict.in_a_write >= KILLS // 10, "the kills must hit writes too"
