"""Stars and what they open, worked out from attempts alone. Source: ux 3.3, 3.4; decision 41."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noria_desktop.app.campaign import targets as measured
from noria_desktop.app.campaign.campaign import (
    Campaign,
    begun,
    merged,
    next_deal,
    with_attempt,
    with_ending,
)
from noria_desktop.app.campaign.chapters import CHAPTERS, LADDERS, Chapter, chapter
from noria_desktop.app.campaign.standing import standing, stars_of, tally
from noria_desktop.app.campaign.targets import Goal, Measure, Targets, targets
from noria_desktop.engine.values import changed
from tests.app.campaign.made import EMPTY, attempt, ending, played, won_with

GAMES = tuple(LADDERS)


def volume_won(campaign: Campaign, volume: int, stars: dict[str, int], start: int) -> Campaign:
    for number, (game, count) in enumerate(stars.items()):
        campaign = played(campaign, start + number, f"{volume}-{game}", count)
    return campaign


def test_a_new_campaign_has_one_open_volume_and_no_star() -> None:
    now = standing(EMPTY)
    assert [one.open for one in now.volumes] == [True, False, False, False]
    assert (now.stars, now.current, now.finale_open) == (0, 1, False)
    assert now.next.chapter.id == "1-noria"


@pytest.mark.parametrize("one", CHAPTERS, ids=lambda one: one.id)
@pytest.mark.parametrize("stars", range(4))
def test_a_chapter_earns_what_its_targets_say(one: Chapter, stars: int) -> None:
    assert standing(played(EMPTY, 1, one.id, stars)).of(one).stars == stars


def test_six_stars_open_the_next_volume_and_five_do_not() -> None:
    five = volume_won(EMPTY, 1, {"noria": 3, "solani": 2}, 1)
    assert standing(five).volumes[0].missing == 1
    assert not standing(five).volumes[1].open
    six = played(five, 9, "1-nautilus", 1)
    assert [one.open for one in standing(six).volumes] == [True, True, False, False]


@pytest.mark.parametrize("skipped", GAMES)
def test_anybody_may_leave_out_one_game_for_ever(skipped: str) -> None:
    campaign = EMPTY
    for volume in (1, 2, 3, 4):
        chosen = {game: 2 for game in GAMES if game != skipped}
        campaign = volume_won(campaign, volume, chosen, 10 * volume)
    now = standing(campaign)
    assert all(one.open for one in now.volumes)
    assert now.stars == 24
    assert now.finale_open


def test_one_level_down_earns_one_star_and_two_levels_down_none() -> None:
    scores, rounds = won_with("3-scythe", 3)
    for level, stars in ((3, 3), (2, 3), (1, 1), (0, 0)):
        of = attempt(1, "3-scythe", level=level)
        assert stars_of(of, ending(EMPTY, of, scores, rounds=rounds)) == stars


def test_a_star_one_level_down_is_marked_and_counts_towards_the_six() -> None:
    campaign = played(EMPTY, 1, "1-noria", 3)
    campaign = played(campaign, 2, "1-solani", 3)
    campaign = played(campaign, 3, "2-scythe", 3, level=0)
    now = standing(campaign)
    best = now.of(chapter("2-scythe")).best
    assert best is not None
    assert (best.stars, best.lowered) == (1, True)
    assert now.volumes[1].stars == 1


def test_a_shared_victory_counts_as_a_win() -> None:
    of = attempt(1, "4-solani")
    assert stars_of(of, ending(EMPTY, of, (50, 50, 20))) >= 1
    assert stars_of(of, ending(EMPTY, of, (40, 50, 50))) == 0


def test_an_attempt_counts_by_the_targets_of_the_day_on_which_it_was_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    campaign = played(EMPTY, 1, "1-noria", 3)
    first = measured.editions()[0]
    harder = {
        name: changed(one, second=Goal(Measure.SCORE, 900), third=Goal(Measure.SCORE, 950))
        for name, one in first.items()
    }
    monkeypatch.setattr(measured, "editions", lambda: (first, harder))
    assert standing(campaign).of(chapter("1-noria")).stars == 3
    of = attempt(2, "1-solani", edition=2)
    scores, _ = won_with("1-solani", 3)
    assert stars_of(of, ending(campaign, of, scores)) == 1


def test_the_same_ending_counts_once_however_often_it_is_told() -> None:
    campaign = with_attempt(EMPTY, attempt(1, "1-noria"))
    of = campaign.attempts[0]
    end = ending(campaign, of, (90, 100))
    later = changed(end, result=changed(end.result, finished_at="2026-06-01T00:00:00Z"))
    once = with_ending(campaign, end)
    assert with_ending(once, later) == once
    assert tally(once, "noria", 0) == (0, 1)


def test_a_game_taken_back_and_won_counts_as_won_once() -> None:
    campaign = with_attempt(EMPTY, attempt(1, "1-noria"))
    of = campaign.attempts[0]
    both = with_ending(
        with_ending(campaign, ending(campaign, of, (90, 100))), ending(campaign, of, (101, 100), sealed=False)
    )
    assert len(both.attempts[0].endings) == 2
    assert tally(both, "noria", 0) == (1, 0)
    assert standing(both).of(of.where).stars >= 1


def test_an_ending_of_another_game_changes_nothing() -> None:
    of = attempt(1, "1-noria")
    assert with_ending(EMPTY, ending(EMPTY, of, (9, 1))) == EMPTY


def test_two_losses_in_a_row_offer_an_easier_way_quietly() -> None:
    campaign = played(played(EMPTY, 1, "2-scythe", 0), 2, "2-scythe", 0)
    one = standing(campaign).of(chapter("2-scythe"))
    assert (one.losses, one.offers_easier) == (2, True)
    assert not standing(played(EMPTY, 1, "2-scythe", 0)).of(chapter("2-scythe")).offers_easier
    # There is nobody easier in the first volume.
    first = played(played(EMPTY, 1, "1-scythe", 0), 2, "1-scythe", 0)
    assert not standing(first).of(chapter("1-scythe")).offers_easier


def test_a_game_begun_is_what_comes_next() -> None:
    campaign = with_attempt(EMPTY, attempt(1, "1-solani"))
    assert standing(campaign).next.chapter.id == "1-solani"


def test_the_next_deal_is_one_that_nobody_has_seen() -> None:
    where = chapter("1-solani")
    assert next_deal(EMPTY, where) == 1
    campaign = with_attempt(EMPTY, begun(EMPTY, where, level=0, number=1, edition=1))
    assert campaign.attempts[0].first
    assert next_deal(campaign, where) == 2
    again = begun(campaign, where, level=0, number=1, edition=1)
    assert not again.first


@pytest.mark.parametrize(("level", "number"), [(-1, 1), (4, 1), (0, 0)])
def test_a_game_of_no_level_or_deal_cannot_begin(level: int, number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        begun(EMPTY, chapter("1-scythe"), level=level, number=number, edition=1)


# The finale ---------------------------------------------------------------------------------------------


def test_an_evening_is_ranked_by_the_mean_share_of_its_targets_once_three_games_have_ended() -> None:
    campaign = EMPTY
    for number, game in enumerate(("noria", "solani", "scythe"), start=1):
        of = attempt(number, f"finale-{game}", level=0)
        goal = targets(f"1-{game}", 1).second
        assert goal.measure is Measure.SCORE
        campaign = with_attempt(
            campaign, changed(of, endings=(ending(campaign, of, (goal.value // 2, 200)),))
        )
        (evening,) = standing(campaign).evenings
        assert (evening.percent is None) == (number < 3)
    assert evening.percent is not None
    assert 49 <= evening.percent <= 50
    assert standing(campaign).stars == 0


# Laws ---------------------------------------------------------------------------------------------------


@st.composite
def campaigns(draw: Any) -> Campaign:
    """Any record of games at chapters, ended or not, at any level."""
    found = EMPTY
    numbers = draw(st.lists(st.integers(1, 30), max_size=8, unique=True))
    for number in numbers:
        one = CHAPTERS[number % len(CHAPTERS)]
        level = number % len(LADDERS[one.game])  # a game has one rival, in every copy
        of = attempt(number, one.id, level=level)
        found = with_attempt(found, of)
        for _ in range(draw(st.integers(0, 2))):
            scores = draw(st.tuples(st.integers(0, 150), st.integers(0, 150)))
            full = (*scores, 0) if (one.game, level) == ("solani", 3) else scores
            found = with_ending(found, ending(found, of, full, rounds=draw(st.integers(1, 12))))
    return found


@given(campaigns(), campaigns(), campaigns())
@settings(max_examples=150, deadline=None)
def test_joining_is_a_union(one: Campaign, two: Campaign, three: Campaign) -> None:
    assert merged(one, one) == one
    assert merged(one, two) == merged(two, one)
    assert merged(merged(one, two), three) == merged(one, merged(two, three))
    assert merged(merged(one, two), two) == merged(one, two)


@given(campaigns(), campaigns())
@settings(max_examples=150, deadline=None)
def test_stars_never_go_down_by_joining(one: Campaign, two: Campaign) -> None:
    both = standing(merged(one, two))
    for before in (standing(one), standing(two)):
        for chapter_before in before.chapters:
            assert both.of(chapter_before.chapter).stars >= chapter_before.stars


def test_different_campaigns_are_never_joined() -> None:
    with pytest.raises(ValueError, match="b"):
        merged(EMPTY, changed(EMPTY, id="b" * 32))


def test_goals_are_read_as_they_stand() -> None:
    asked = Targets("x", Goal(Measure.MARGIN, 2), Goal(Measure.ROUND, 4), targets("1-noria", 1).measured)
    assert asked.stars((3, 0), won=True, rounds=4) == 3
    assert asked.stars((3, 1), won=True, rounds=5) == 2
    assert asked.stars((3, 2), won=True, rounds=5) == 1
    assert asked.stars((3, 2), won=False, rounds=3) == 0
