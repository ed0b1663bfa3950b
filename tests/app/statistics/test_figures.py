"""What games come to: by opponents, by weeks, against everybody."""

from __future__ import annotations

from datetime import date

from noria_desktop.app.library.entries import Outcome
from noria_desktop.app.statistics.figures import (
    Figures,
    counted,
    evenings,
    figures,
    head_to_head,
    seconds,
    share_of,
)
from tests.app.statistics.games import game

LEVELS = ("autometta", "automa", "automaszyna", "ultimaszyna")


def no_people(name: str, opponent: str) -> bool:
    return False


def test_games_that_go_on_damaged_ones_and_those_between_people_stand_outside() -> None:
    every = [
        game(1, (60, 50)),
        game(2, (60, 50), outcome=Outcome.GOING_ON),
        game(3, (60, 50), outcome=Outcome.DAMAGED),
        game(4, (3, 2), game="nautilus", opponent="human"),
        game(5, (60,)),
    ]
    left = counted(every, lambda name, opponent: (name, opponent) == ("nautilus", "human"))
    assert [one.key for one in left] == [every[0].key]


def test_the_oldest_game_comes_first_whatever_the_order_of_the_library() -> None:
    late, early = game(1, (1, 2), at="2026-05-02T00:00:00Z"), game(2, (1, 2), at="2026-01-02T00:00:00Z")
    assert counted([late, early], no_people) == (early, late)


def test_a_shared_victory_counts_half() -> None:
    assert share_of([game(1, (5, 4)), game(2, (5, 5)), game(3, (4, 5))]).won == 1.5


def test_of_no_games_there_are_rows_and_no_figures() -> None:
    none = figures((), "scythe", LEVELS)
    assert [row.opponent for row in none.against] == list(LEVELS)
    assert (none.share.games, none.points, none.minutes, none.rounds, none.best) == (
        0,
        None,
        None,
        None,
        None,
    )


def test_one_game_has_a_best_and_no_median_of_its_row() -> None:
    one = figures((game(1, (60, 50)),), "scythe", LEVELS)
    assert one.best is not None
    assert one.best.own == 60
    (row,) = [row for row in one.against if row.games]
    assert (row.own_median, row.rival_median, row.share.is_few) == (None, None, True)


def test_a_row_an_opponent_with_its_medians() -> None:
    games = tuple(game(number, (50 + number, 60)) for number in range(20))
    row = figures(games, "scythe", LEVELS).against[1]
    assert (row.opponent, row.own_median, row.rival_median) == ("automa", 59.5, 60)
    assert (row.ended(Outcome.WON), row.ended(Outcome.SHARED), row.ended(Outcome.LOST)) == (9, 1, 10)


def test_opponents_stand_in_their_order_and_unknown_ones_last() -> None:
    games = (game(1, (1, 2), opponent="custom"), game(2, (1, 2), opponent="automaszyna"))
    rows = [row.opponent for row in figures(games, "scythe", LEVELS).against]
    assert rows == ["autometta", "automa", "automaszyna", "custom"]


def test_rows_for_those_not_met_fill_up_to_four_and_no_more() -> None:
    met = tuple(game(number, (1, 2), opponent=f"level{number}") for number in range(6))
    rows = figures(met, "scythe", LEVELS).against
    assert all(row.games for row in rows)
    assert len(rows) == 6


def test_the_rival_of_several_is_the_best_of_them() -> None:
    found = figures((game(1, (30, 20, 40), game="solani"),), "solani")
    assert found.best is not None
    assert found.against[0].ended(Outcome.LOST) == 1


def test_best_is_most_points_then_the_larger_margin_then_the_earlier_game() -> None:
    games = (game(1, (90, 80)), game(2, (90, 60)), game(3, (90, 60)), game(4, (89, 10)))
    assert Figures(games, ()).best == games[1]


def test_time_and_rounds_are_told_only_of_games_that_know_them() -> None:
    games = (game(1, (1, 2), seconds=0), game(2, (1, 2), seconds=1200, done=16, total=16))
    found = Figures(games, ())
    assert (found.minutes, found.rounds, seconds(games)) == (20, 16, 1200)


def test_everybody_who_was_met_stands_head_to_head() -> None:
    games = (game(1, (1, 2)), game(2, (3, 2), game="nautilus", opponent="level1"))
    rows = head_to_head(games, {"nautilus": ("level1", "level2"), "scythe": LEVELS})
    assert [(row.game, row.against.opponent) for row in rows] == [
        ("nautilus", "level1"),
        ("scythe", "automa"),
    ]


def test_days_are_counted_once_a_day_and_by_weeks_from_monday() -> None:
    # The 28th of May 2026 is a Thursday.
    games = [
        game(1, (1, 2), at="2026-05-25T12:00:00Z"),
        game(2, (1, 2), at="2026-05-25T13:00:00Z"),
        game(3, (1, 2), at="2026-05-27T12:00:00Z"),
        game(4, (1, 2), at="2026-05-24T12:00:00Z"),
        game(5, (1, 2), at="2026-03-02T12:00:00Z"),
        game(6, (1, 2), at="2026-03-01T12:00:00Z"),
    ]
    found = evenings(games, date(2026, 5, 28))
    assert found == (1, *(0,) * 10, 1, 2)


def test_days_to_come_are_none() -> None:
    assert sum(evenings([game(1, (1, 2), at="2027-01-01T12:00:00Z")], date(2026, 5, 28))) == 0
