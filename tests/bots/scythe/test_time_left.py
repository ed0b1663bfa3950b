"""How many turns the star tracker leaves. Source: automa.md 4, 9."""

from __future__ import annotations

import pytest

from noria_desktop.bots.scythe.time_left import turns_left
from noria_desktop.games.scythe.terms import Level, Star
from tests.games.scythe.positions import position


def left(level: Level, token: int, **stars: int) -> float:
    placed = {Star(word): number for word, number in stars.items()}
    return turns_left(position(level=level, token=token, their_stars=placed))


@pytest.mark.parametrize(
    ("level", "mean"),
    [
        (Level.AUTOMETTA, 29.3),
        (Level.AUTOMA, 23.6),
        (Level.AUTOMASZYNA, 20.0),
        (Level.ULTIMASZYNA, 18.9),
    ],
)
def test_at_the_beginning_it_is_about_what_games_against_nobody_last(level: Level, mean: float) -> None:
    """automa.md 15; those games see no battles, so a little less is expected of the others' length."""
    assert left(level, 0) == pytest.approx(mean, abs=2.5)


def test_every_space_of_the_token_takes_about_a_turn() -> None:
    """16 of 19 cards advance it: 19/16 turns a space, less what stars won otherwise are still likely to save."""
    before, after = left(Level.AUTOMA, 10, tracker=1), left(Level.AUTOMA, 11, tracker=1)
    assert before - after == pytest.approx(19 / 16, abs=0.05)


def test_a_star_for_a_battle_brings_the_end_nearer() -> None:
    """Automaszyna: the fourth star of the tracker lies on 16, the sixth on 18."""
    assert left(Level.AUTOMASZYNA, 9, tracker=1) > left(Level.AUTOMASZYNA, 9, tracker=1, combat=2)
    # 7 spaces to the fourth, of which 0.6 times half the way to it are hoped away: 2 * 0.6 * 0.5 = 0.6.
    assert left(Level.AUTOMASZYNA, 9, tracker=1, combat=2) == pytest.approx(6.4 * 19 / 16)


def test_nothing_is_left_once_the_last_star_can_come() -> None:
    assert left(Level.AUTOMA, 21, tracker=6) == 0.0
