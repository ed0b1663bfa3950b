"""Verdicts, and what the next star asks, by what a game counts and what its targets measure."""

from __future__ import annotations

import pytest

from noria_desktop.app.campaign.campaign import Ending
from noria_desktop.app.campaign.targets import Goal, Measure, Measured, Targets
from noria_desktop.engine.values import changed
from noria_desktop.ui.pages.logbook.book_words import (
    goal_words,
    next_star_words,
    shut_sentence,
    stars_words,
    verdict_words,
)
from noria_desktop.ui.widgets.game_book import Unit
from tests.app.campaign import made

MEASURED = Measured(1, "x", 1, 0, 0, (0, 0, 0, 0), (), (), "")


def ended(*scores: int, rounds: int = 5) -> Ending:
    return made.ending(made.EMPTY, made.attempt(1, "1-noria"), scores, rounds=rounds)


def asked(second: Goal, third: Goal) -> Targets:
    return Targets("1-noria", second, third, MEASURED)


@pytest.mark.parametrize(
    ("unit", "ending", "said"),
    [
        (Unit.POINTS, ended(60, 39), "Won by 21"),
        (Unit.POINTS, ended(39, 60), "Lost by 21"),
        (Unit.COINS, ended(97, 96), "Won by 1 coin"),
        (Unit.COINS, ended(82, 97), "Lost by 15 coins"),
        (Unit.DOMAINS, ended(3, 1), "Won in round 5"),
        (Unit.DOMAINS, ended(1, 3), "Lost in round 5"),
    ],
)
def test_a_verdict_in_what_the_game_counts(unit: Unit, ending: Ending, said: str) -> None:
    assert verdict_words(unit, ending) == said


def test_equal_totals_are_a_tie_a_shared_victory_or_decided_by_a_tie_break() -> None:
    tied = ended(40, 40)
    lost = changed(tied, result=changed(tied.result, winner=1))
    won = changed(tied, result=changed(tied.result, winner=0))
    others = changed(tied, result=changed(ended(40, 40, 30).result, sharing=(1, 2)))
    assert verdict_words(Unit.POINTS, tied) == "Victory shared"
    assert verdict_words(Unit.COINS, lost) == "Lost on a tie-break"
    assert verdict_words(Unit.COINS, won) == "Won on a tie-break"
    assert verdict_words(Unit.POINTS, others) == "A tie"


SCORE, FAR, EARLY = Goal(Measure.SCORE, 110), Goal(Measure.MARGIN, 20), Goal(Measure.ROUND, 4)


@pytest.mark.parametrize(
    ("unit", "goals", "ending", "stars", "said"),
    [
        (Unit.POINTS, (SCORE, FAR), ended(98, 90), 1, "12 more points for the second star"),
        (Unit.COINS, (SCORE, FAR), ended(109, 90), 1, "1 more coin for the second star"),
        (Unit.POINTS, (SCORE, FAR), ended(115, 110), 2, "A lead of 15 more points for the third star"),
        (Unit.POINTS, (SCORE, FAR), ended(120, 90), 3, "All three stars"),
        (Unit.POINTS, (SCORE, FAR), ended(90, 120), 0, "A win earns the first star"),
        (
            Unit.DOMAINS,
            (Goal(Measure.MARGIN, 2), EARLY),
            ended(3, 2),
            1,
            "For the second star: win by at least 2 domains",
        ),
        (
            Unit.DOMAINS,
            (Goal(Measure.MARGIN, 2), EARLY),
            ended(3, 1),
            2,
            "For the third star: win by round 4",
        ),
    ],
)
def test_what_the_next_star_asks(
    unit: Unit, goals: tuple[Goal, Goal], ending: Ending, stars: int, said: str
) -> None:
    assert next_star_words(unit, asked(*goals), ending, stars, lowered=False) == said


@pytest.mark.parametrize("unit", list(Unit))
@pytest.mark.parametrize("goal", [SCORE, FAR, EARLY, Goal(Measure.MARGIN, 1)])
def test_every_goal_has_words_in_both_languages(language: str, unit: Unit, goal: Goal) -> None:
    words = goal_words(unit, goal)
    assert str(goal.value) in words
    assert "%n" not in words
    assert "{" not in words
    assert words.isascii() is (language == "en")


def test_shut_pages_and_stars_in_japanese(language: str) -> None:
    if language == "ja":
        assert shut_sentence(3, 1) == "第2巻の星あと1個で開きます。"
        assert shut_sentence(4, 0) == "第3巻の星6個で開きます。"
        assert (stars_words(0), stars_words(2)) == ("星なし", "星3つ中2つ")
    else:
        assert shut_sentence(3, 1) == "Opens with 1 more star in volume II."
        assert (stars_words(0), stars_words(1), stars_words(2)) == (
            "no star",
            "1 star of three",
            "2 stars of three",
        )
