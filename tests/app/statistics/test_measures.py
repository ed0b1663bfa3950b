"""Figures against numbers worked out by hand or found in the books."""

from __future__ import annotations

import pytest

from noria_desktop.app.statistics.measures import (
    Band,
    Scale,
    Share,
    density,
    median,
    quantile,
    scale_of,
    stacked,
    trend,
)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        # Wilson's score intervals as R's binom package and Newcombe (1998) give them.
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (4, 22, 0.0731, 0.3852),
        (0, 1, 0.0, 0.7935),
    ],
)
def test_a_share_has_the_interval_of_wilson(won: float, games: int, low: float, high: float) -> None:
    assert list(Share(won, games).interval) == pytest.approx([low, high], abs=1e-4)


def test_of_no_games_nothing_is_known() -> None:
    share = Share(0, 0)
    assert (share.value, share.interval, share.is_few) == (0.0, (0.0, 1.0), True)


def test_below_five_games_are_too_few() -> None:
    assert [Share(1, games).is_few for games in (1, 4, 5)] == [True, True, False]


def test_the_median_lies_in_the_middle() -> None:
    assert median([]) is None
    assert median([7]) == 7
    assert median([9, 1, 4]) == 4
    assert median([1, 2, 4, 9]) == 3


def test_quarters_lie_between_two_values_in_proportion() -> None:
    assert quantile([1, 2, 3, 4, 5], 0.25) == 2
    assert quantile([0, 10], 0.25) == 2.5
    assert quantile([], 0.25) is None


def test_a_trend_begins_with_the_tenth_game_and_looks_back_on_ten() -> None:
    margins = [5, -5, 3, -3, 1, -1, 10, -10, 2, -2, 100]
    assert trend(margins[:9]) == ()
    assert trend(margins[:10]) == (Band(-2.75, 0.0, 2.75),)
    # The first game is forgotten with the eleventh.
    assert trend(margins)[1] == Band(-2.75, 0.0, 2.75)
    assert trend([0] * 10 + [20] * 10)[-1] == Band(20, 20, 20)


@pytest.mark.parametrize(
    ("values", "most", "scale"),
    [
        ([20, 118], 6, Scale(20, 120, 20)),
        ([0, 5], 6, Scale(0, 5, 1)),
        ([3], 5, Scale(3, 4, 1)),
        ([], 5, Scale(0, 1, 1)),
        ([-8, 31], 4, Scale(-20, 40, 20)),
    ],
)
def test_a_scale_has_round_marks_and_holds_everything(values: list[int], most: int, scale: Scale) -> None:
    assert scale_of(values, most) == scale
    assert all(0 <= scale.place(value) <= 1 for value in values)


def test_a_scale_of_margins_has_as_much_room_for_lost_games() -> None:
    scale = scale_of([12, 2, 23], 6, zero=True)
    assert scale == Scale(-30, 30, 10)
    assert scale.place(0) == 0.5


def test_a_density_is_highest_where_values_lie_and_goes_by_the_scale_alone() -> None:
    scale = Scale(0, 100, 20)
    one = density([50], scale, 101)
    assert one.index(max(one)) == 50
    assert max(one) == pytest.approx(1.0)
    # A standard deviation beside it, 5.5: e to the power of a half.
    assert density([50], Scale(0, 100, 20), 201)[111] == pytest.approx(0.6065, abs=1e-4)
    assert density([50, 50, 50], scale, 101) == pytest.approx(one)
    assert density([], scale, 3) == (0, 0, 0)


def test_marks_are_stacked_so_that_none_covers_another() -> None:
    assert stacked([], 4) == ()
    assert stacked([10, 10, 10], 4) == (0, 1, 2)
    assert stacked([30, 10, 20], 4) == (0, 0, 0)
    assert stacked([16, 10, 20], 4) == (1, 0, 0)
