"""Four Nights: four games of Solani beside the Circuit. Source: solani/rules.md 9, last paragraph."""

from __future__ import annotations

import itertools
import random

import pytest

from noria_desktop.app.campaign.campaign import Attempt, Campaign, Ending, merged, seed_of, with_attempt
from noria_desktop.app.campaign.chapters import FOUR_NIGHTS, chapter, options_of
from noria_desktop.app.campaign.nights import (
    best,
    board_of,
    current,
    quartz_for,
    settings_of,
    voyages,
)
from noria_desktop.app.campaign.standing import standing
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.terms import Board, CoyoteLevel, SetupCard
from tests.app.campaign.made import EMPTY, attempt, ending


def nothing(_attempt: Attempt, _ending: Ending) -> int:
    return 0


def night(campaign: Campaign, number: int, which: int, own: int, coyote: int, voyage: int = 1) -> Campaign:
    """The campaign after a night with these points; Coyote wins ties."""
    of = attempt(number, f"nights-{which}", deal=voyage)
    end = ending(campaign, of, (own, coyote))
    winner = 0 if own > coyote else 1
    end = changed(end, result=changed(end.result, winner=winner, sharing=()))
    return with_attempt(campaign, changed(of, endings=(end,)))


def after(*points: tuple[int, int], voyage: int = 1, start: Campaign = EMPTY) -> Campaign:
    """A voyage whose nights ended like this."""
    campaign = start
    for which, (own, coyote) in enumerate(points, start=1):
        campaign = night(campaign, 100 * voyage + which, which, own, coyote, voyage)
    return campaign


def test_four_nights_have_the_four_cards_in_order_and_pup_two_tricksters_and_the_scatterer() -> None:
    laid = [options_of(one, one.level, 5, settings_of(one, "fire_man", 0)) for one in FOUR_NIGHTS]
    assert [one.setup_card for one in laid] == list(SetupCard)
    assert [one.coyote for one in laid] == [
        CoyoteLevel.PUP,
        CoyoteLevel.TRICKSTER,
        CoyoteLevel.TRICKSTER,
        CoyoteLevel.SCATTERER,
    ]
    assert [one.boards[0] for one in laid] == [
        Board.FIRST_WOMAN,
        Board.FIRST_MAN,
        Board.FIRE_MAN,
        Board.FIRE_MAN,
    ]
    assert all(one.boards[1] is Board.COYOTE and len(one.players) == 1 for one in laid)


def test_only_on_the_last_night_the_player_chooses_the_board() -> None:
    assert [board_of(one) for one in FOUR_NIGHTS] == ["first_woman", "first_man", "fire_man", None]
    last = FOUR_NIGHTS[-1]
    boards = [
        options_of(last, last.level, 5, settings_of(last, name, 0)).boards[0]
        for name in ("first_woman", "first_man")
    ]
    assert boards == [Board.FIRST_WOMAN, Board.FIRST_MAN]


def test_the_nights_of_a_voyage_and_of_two_voyages_have_deals_of_their_own() -> None:
    seeds = [
        seed_of(EMPTY, attempt(1, one.id, deal=voyage))
        for voyage, one in itertools.product((1, 2), FOUR_NIGHTS)
    ]
    assert len(set(seeds)) == 8


def test_all_four_nights_are_played_whatever_the_results() -> None:
    assert current(EMPTY).next is not None
    campaign = EMPTY
    for which in range(1, 5):
        upcoming = current(campaign).next
        assert upcoming is not None
        assert upcoming.chapter.night == which
        campaign = night(campaign, which, which, 20, 40)
    assert voyages(campaign)[0].next is None
    assert current(campaign).number == 2


def test_the_result_is_the_sum_of_the_leads_and_one_for_each_win() -> None:
    (voyage,) = voyages(after((60, 30), (40, 45), (50, 50), (47, 40)))
    assert [one.lead for one in voyage.nights] == [30, -5, 0, 7]
    assert [one.won for one in voyage.nights] == [True, False, False, True]
    assert voyage.result == 30 - 5 + 0 + 7 + 2


def test_there_is_no_result_until_the_fourth_night_has_ended() -> None:
    (voyage,) = voyages(after((60, 30), (40, 45), (50, 20)))
    assert voyage.result is None
    assert voyage.so_far == 30 - 5 + 30 + 2


def test_each_win_gives_a_quartz_for_the_nights_that_follow() -> None:
    (voyage,) = voyages(after((60, 30), (40, 45), (50, 20)))
    assert [quartz_for(voyage, one, nothing) for one in FOUR_NIGHTS] == [0, 1, 1, 2]


def test_a_quartz_that_was_spent_is_gone_for_the_later_nights() -> None:
    (voyage,) = voyages(after((60, 30), (50, 45), (50, 20)))

    def second_night(of: Attempt, _ending: Ending) -> int:
        return 1 if of.where.night == 2 else 0

    assert [quartz_for(voyage, one, second_night) for one in FOUR_NIGHTS] == [0, 1, 1, 2]
    assert [quartz_for(voyage, one, nothing) for one in FOUR_NIGHTS] == [0, 1, 2, 3]


def test_of_a_night_played_twice_the_first_that_ended_counts() -> None:
    campaign = night(night(EMPTY, 1, 1, 30, 40), 2, 1, 90, 10)
    (voyage,) = voyages(campaign)
    assert voyage.nights[0].lead == -10


def test_a_night_taken_back_after_its_end_and_won_the_second_time_stays_lost() -> None:
    campaign = night(EMPTY, 1, 1, 30, 40)
    of = campaign.attempts[0]
    better = ending(campaign, of, (70, 40))
    better = changed(better, result=changed(better.result, finished_at="2026-06-01T00:00:00Z"))
    (voyage,) = voyages(with_attempt(campaign, changed(of, endings=(*of.endings, better))))
    assert voyage.nights[0].lead == -10
    assert voyage.wins == 0


def test_the_best_voyage_is_shown_and_an_unfinished_one_is_none() -> None:
    one = after((40, 30), (40, 30), (40, 30), (40, 30))
    two = after((60, 30), (60, 30), (60, 30), (60, 30), voyage=2, start=one)
    three = after((90, 0), (90, 0), voyage=3, start=two)
    found = best(three)
    assert found is not None
    assert (found.number, found.result) == (2, 124)
    assert best(EMPTY) is None


def test_four_nights_earn_no_stars_and_open_nothing() -> None:
    campaign = after((90, 0), (90, 0), (90, 0), (90, 0))
    now = standing(campaign)
    assert (now.stars, now.current, now.finale_open, now.evenings) == (0, 1, False, ())


@pytest.mark.parametrize("seed", range(5))
def test_voyages_merged_from_branches_lose_and_double_nothing(seed: int) -> None:
    dice = random.Random(seed)
    whole = after((40, 30), (30, 40), (40, 20), (33, 30))
    whole = after((41, 30), (30, 20), voyage=2, start=whole)
    halves = [
        changed(whole, attempts=tuple(one for one in whole.attempts if dice.random() < 0.7)) for _ in range(2)
    ]
    joined = merged(merged(halves[0], halves[1]), whole)
    assert voyages(joined) == voyages(whole)
    assert voyages(merged(halves[0], halves[1])) == voyages(merged(halves[1], halves[0]))


@pytest.mark.parametrize("name", ["nights-0", "nights-5", "nights", "nights-"])
def test_there_are_no_other_nights(name: str) -> None:
    with pytest.raises(LookupError):
        chapter(name)
