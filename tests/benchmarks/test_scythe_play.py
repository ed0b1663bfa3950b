"""The figures of Scythe's rules are made of what they say they are; how large they are is no test's business."""

from __future__ import annotations

from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.terms import Level
from tests.benchmarks.scythe_play import automa_turns, busy_games, options_of, walked


def test_all_pairs_of_factions_and_all_levels_are_played() -> None:
    tables = {options_of(seed) for seed in range(80)}
    assert len(tables) == 5 * 4 * len(Level)


def test_busy_games_end() -> None:
    states = busy_games(2)
    last = states[-1]
    assert not RULES.legal_actions(RULES.apply_unchecked(last, RULES.legal_actions(last)[0]).state)
    assert walked(states[:50]) > 0


def test_an_automa_turn_is_measured_from_its_card_on() -> None:
    (figure,) = automa_turns()
    assert figure.passed is not None
    assert "median" in figure.beside
