"""Series of games and their figures."""

from __future__ import annotations

from typing import Any

import pytest

from noria_desktop.app.players import RANDOM, UnknownPlayer, player, player_names
from noria_desktop.app.simulate import Outcome, Series, play, players_of, quantiles, wilson
from noria_desktop.bots.policy import Choice, RandomPlayer
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from tests.toy_game import KIT, Mood, Options, State


def test_wilson_intervals_agree_with_one_worked_by_hand() -> None:
    # 15 of 20, z = 1.96: z^2/n = 0.19208; centre (0.75 + 0.09604) / 1.19208 = 0.70972;
    # half 1.96 * sqrt(0.75 * 0.25 / 20 + 0.19208 / 80) / 1.19208 = 0.17843
    low, high = wilson(15, 20)
    assert (round(low, 3), round(high, 3)) == (0.531, 0.888)
    assert wilson(0, 50)[0] == 0.0
    assert wilson(50, 50)[1] == pytest.approx(1.0)


def test_quantiles_are_scores_that_occurred() -> None:
    # 0 %, 5 %, 25 %, 50 %, 75 %, 95 %, 100 % of the indexes 0..20
    assert quantiles(range(21)) == (0, 1, 5, 10, 15, 19, 20)
    assert quantiles([7]) == (7,) * 7


def test_a_series_adds_up_by_hand() -> None:
    series = Series(2)
    for scores, winner in (((10, 20), 1), ((30, 20), 0), ((20, 20), None), ((40, 20), 0)):
        series.add(Outcome(1, scores, winner, actions=8, state=None))
    figures = series.figures()
    human, bot = figures.seats
    assert (figures.games, figures.shared, figures.actions) == (4, 1, 8.0)
    assert (human.mean, human.wins, human.share) == (25.0, 2, 0.5)
    assert round(human.deviation, 3) == 11.18  # sqrt((225 + 25 + 25 + 225) / 4)
    assert (bot.mean, bot.deviation, bot.wins) == (20.0, 0.0, 1)


def test_a_player_sees_nothing_hidden_and_always_gets_legal_actions() -> None:
    seen: list[State] = []

    class Watcher:
        def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
            seen.append(view)
            return Choice(legal[-1]), rng

    play(KIT, Options(), 3, {HUMAN: Watcher()})
    assert len(seen) == 6
    for view in seen:
        assert view.rng.key is None
        assert set(view.pile.cards) == {None}


def test_the_same_seed_gives_the_same_game_and_options_matter() -> None:
    players = players_of(KIT, Options(), ["random"])
    assert play(KIT, Options(), 9, players) == play(KIT, Options(), 9, players)
    calm = [play(KIT, Options(), seed, players).scores[1] for seed in range(40)]
    greedy = [play(KIT, Options(Mood.GREEDY), seed, players).scores[1] for seed in range(40)]
    assert sum(greedy) > sum(calm)


def test_random_plays_every_game_and_unknown_names_are_refused() -> None:
    assert isinstance(player("pebbles", RANDOM), RandomPlayer)
    assert player_names("pebbles") == (RANDOM,)
    assert RANDOM in player_names("noria")
    with pytest.raises(UnknownPlayer):
        player("pebbles", "greedy")
    with pytest.raises(ValueError, match="3"):
        players_of(KIT, Options(), ["random"] * 3)
