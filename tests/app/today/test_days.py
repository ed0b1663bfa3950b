"""How a day stands follows from the games that there are, whatever order they come in."""

from __future__ import annotations

from datetime import date

import pytest
from attrs import evolve

from noria_desktop.app.library.entries import Outcome
from noria_desktop.app.today.days import Days, Stand, Why, month_of
from noria_desktop.app.today.edition import FIRST_DAY, older_seed
from tests.app.today.samples import TODAY, TOMORROW, YESTERDAY, played


@pytest.mark.parametrize(
    ("day", "stand"),
    [(TODAY, Stand.NEW), (YESTERDAY, Stand.PAST), (TOMORROW, Stand.AHEAD), (date(2025, 12, 31), Stand.NONE)],
)
def test_a_day_of_which_nothing_was_played(day: date, stand: Stand) -> None:
    assert Days(()).of(day, TODAY).stand is stand


@pytest.mark.parametrize("today", [TODAY, TOMORROW])
def test_a_sealed_try_that_goes_on_goes_on_the_next_day_too(today: date) -> None:
    state = Days([played(outcome=Outcome.GOING_ON)]).of(TODAY, today)
    assert state.stand is Stand.BEGUN


def test_a_sealed_try_that_is_over_counts() -> None:
    one = played()
    state = Days([one]).of(TODAY, TODAY)
    assert (state.stand, state.counted, state.sealed, state.is_over) == (Stand.PLAYED, one, True, True)


@pytest.mark.parametrize("outcome", [Outcome.GOING_ON, Outcome.WON])
def test_a_try_whose_seal_is_broken_is_open(outcome: Outcome) -> None:
    state = Days([played(sealed=False, outcome=outcome)]).of(TODAY, TODAY)
    assert (state.stand, state.why, state.sealed) == (Stand.OPENED, Why.TAKEN_BACK, False)


def test_the_first_try_counts_where_two_computers_made_one_each() -> None:
    first, second = played(at="2026-11-23T10:00:00Z"), played(at="2026-11-23T11:00:00Z", scores=(99, 0))
    for games in ((first, second), (second, first)):
        state = Days(games).of(TODAY, TODAY)
        assert state.counted == first
        assert state.others == (second,)


def test_whoever_has_seen_the_deal_has_no_sealed_try() -> None:
    seen = played(marked=False, sealed=False, outcome=Outcome.GOING_ON)
    by_hand = evolve(seen, key="a" * 32, sealed=True)
    for game in (seen, by_hand):
        state = Days([game]).of(TODAY, TODAY)
        assert (state.stand, state.why, state.counted) == (Stand.OPENED, Why.SEEN, game)


def test_open_tries_beside_a_sealed_one_do_not_count() -> None:
    sealed, open_ = played(), played(marked=False, sealed=False, scores=(200, 0))
    state = Days([open_, sealed]).of(TODAY, TODAY)
    assert (state.stand, state.counted, state.others) == (Stand.PLAYED, sealed, (open_,))


def test_without_a_sealed_try_the_best_open_one_is_shown() -> None:
    games = [
        played(YESTERDAY, marked=False, sealed=False, scores=scores)
        for scores in ((50, 40), (60, 30), (70, 65))
    ]
    state = Days(games).of(YESTERDAY, TODAY)
    assert state.counted == games[1]
    assert not state.sealed


def test_another_deal_against_the_same_rival_is_nothing_of_the_day() -> None:
    other = evolve(played(marked=False), seed=4711)
    assert Days([other]).of(TODAY, TODAY).stand is Stand.NEW


def test_an_identity_alone_makes_no_try() -> None:
    """Somebody has put the mark of a day on another game."""
    false = evolve(played(), seed=4711)
    assert Days([false]).of(TODAY, TODAY).stand is Stand.NEW


def test_a_try_in_the_trash_is_no_reason_for_a_second_one() -> None:
    key = played().key
    state = Days((), [key]).of(TODAY, TODAY)
    assert (state.stand, state.why) == (Stand.OPENED, Why.THROWN_AWAY)
    assert Days([played()], [key]).of(TODAY, TODAY).stand is Stand.PLAYED


def test_results_with_the_seed_of_earlier_versions_stay_in_the_calendar() -> None:
    for day in (YESTERDAY, date(2025, 6, 1)):
        older = evolve(
            played(marked=False), key="b" * 32, seed=older_seed(day), at=f"{day.isoformat()}T12:00:00Z"
        )
        days = Days([older])
        assert days.of(day, TODAY).counted == older
        assert days.of(TODAY, TODAY).stand is Stand.NEW
        assert days.earliest() == min(day, FIRST_DAY)


def test_a_month_is_counted_from_its_days() -> None:
    lost = played(YESTERDAY, outcome=Outcome.LOST, scores=(37, 61), sealed=False)
    days = Days([played(), lost])
    month = month_of(days.of(date(2026, 11, number), TODAY) for number in range(1, 31))
    assert (month.played, month.won, month.sealed) == (2, 1, 1)
