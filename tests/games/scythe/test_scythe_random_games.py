"""Whole games: random ones keep the census at every step, passive ones last as long as they should.

``SOAK=1 pytest tests/games/scythe/test_scythe_random_games.py -k every_table`` plays 10,000 games over all factions, mats
and trackers. Source: rules.md 16 (H9, H16); automa.md 15.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from itertools import permutations
from typing import Final

import pytest

from noria_desktop.games.scythe.actions import Action, Advance, ChooseSection, EndTurn, Finish, Skip
from noria_desktop.games.scythe.census import census
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import EndingTurn, Moving, Travelling
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.stars import is_over
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import BASE_FACTIONS, BASE_MATS, Faction, Level, Mat, Scheme

TURN_BOUND = 200
"""H9: decisions of a human turn."""
GAMES: Final = 10_000 if os.environ.get("SOAK") else 40
TABLES: Final = tuple(
    (mine, theirs, mat, level)
    for mine, theirs in permutations(BASE_FACTIONS, 2)
    for mat in Mat
    for level in Level
)
"""Every pair of factions with every mat, the expansion's too, and every tracker."""
STRIDE: Final = 17
"""Shares no factor with the number of tables, so that few games are different ones as well."""


def played(options: Options, seed: int, choose: Callable[[State, tuple[Action, ...]], Action]) -> list[State]:
    """Every state of a game."""
    states = [RULES.setup(options, seed).state]
    while actions := RULES.legal_actions(states[-1]):
        states.append(RULES.apply_unchecked(states[-1], choose(states[-1], actions)).state)
    return states


def options_of_number(number: int) -> Options:
    """Another pair of sides for each number."""
    faction = BASE_FACTIONS[number % 5]
    automa = BASE_FACTIONS[(number + 1 + number // 5 % 4) % 5]
    return Options(faction, BASE_MATS[number // 3 % 5], automa, tuple(Level)[number % 4])


def busy(seed: int) -> Callable[[State, tuple[Action, ...]], Action]:
    """A player who rather does something than nothing."""
    generator = random.Random(seed)
    idle = (Skip, Finish, EndTurn)

    def choose(_: State, actions: tuple[Action, ...]) -> Action:
        doing = [action for action in actions if not isinstance(action, idle)]
        return generator.choice(doing if doing and generator.random() < 0.8 else actions)

    return choose


@pytest.mark.parametrize("number", range(20))
def test_random_games_keep_the_census_and_end(number: int) -> None:
    """H9, H16: no dead end, no endless turn; every position can occur; six stars end it."""
    states = played(options_of_number(number), number, busy(number))
    decisions = 0
    for state in states:
        census(state)
        actions = RULES.legal_actions(state)
        assert len(set(actions)) == len(actions)
        decisions = 0 if isinstance(state.pending[-1], EndingTurn) else decisions + 1
        assert decisions < TURN_BOUND
        if isinstance(state.pending[-1], Travelling):
            assert any(isinstance(entry, Moving) for entry in state.pending)
    assert is_over(states[-1])


def table_of_number(number: int) -> Options:
    """Another table for each number; once all were played, again with other questions asked (H4, R17)."""
    mine, theirs, mat, level = TABLES[number * STRIDE % len(TABLES)]
    again = number // len(TABLES) if number >= len(TABLES) else number
    return Options(
        mine,
        mat,
        theirs,
        level,
        expansion=mat not in BASE_MATS,
        ask_gains=again % 2 == 1,
        ask_offer=again // 2 % 2 == 0,
    )


def anything(seed: int) -> Callable[[State, tuple[Action, ...]], Action]:
    """A player to whom all is one."""
    generator = random.Random(seed)
    return lambda _, actions: generator.choice(actions)


@pytest.mark.timeout(7200)
def test_random_games_at_every_table_keep_the_laws() -> None:
    """H9, H16 and the census of every position: tracks, units, tokens, one structure a territory, stars, cards."""
    played_at = set()
    for number in range(GAMES):
        options = table_of_number(number)
        played_at.add((options.faction, options.automa, options.mat, options.level))
        choose = (anything, busy)[number // 4 % 2](number)
        state, decisions = RULES.setup(options, number).state, 0
        while (turn := RULES.turn(state)).seat is not None:
            census(state)
            actions = RULES.legal_actions(state)
            assert actions, "nothing can be done"
            assert len(set(actions)) == len(actions)
            assert turn.automatic == (actions == (Advance(),))
            decisions = 0 if isinstance(state.pending[-1], EndingTurn) else decisions + 1
            assert decisions < TURN_BOUND
            state = RULES.apply_unchecked(state, choose(state, actions)).state
        census(state)
        assert RULES.legal_actions(state) == ()
        assert is_over(state)
    assert len(played_at) == min(GAMES, len(TABLES))


def idle(_: State, actions: tuple[Action, ...]) -> Action:
    """A human who never does anything."""
    return next(a for kind in (Advance, Skip, EndTurn, ChooseSection) for a in actions if isinstance(a, kind))


@pytest.mark.parametrize(
    ("level", "least", "most", "mean"),
    [
        (Level.AUTOMETTA, 24, 32, 29.3),
        (Level.AUTOMA, 20, 26, 23.6),
        (Level.AUTOMASZYNA, 17, 23, 20.0),
        (Level.ULTIMASZYNA, 16, 23, 18.9),
    ],
)
def test_how_long_the_automa_needs_alone(level: Level, least: int, most: int, mean: float) -> None:
    """automa.md 15: turns of the Automa against a human who never does anything, 20 games of 20 pairs."""
    pairs = [(one, other) for one in BASE_FACTIONS for other in BASE_FACTIONS if one is not other]
    turns = []
    for seed, (human, automa) in enumerate(pairs):
        last = played(Options(human, None, automa, level, ask_offer=False), seed, idle)[-1]
        turns.append(last.automa.turns)
        # The scheme switched with the tracker's first star (R18).
        assert last.automa.scheme is Scheme.II
        assert sum(last.automa.stars) == components().mats.end_stars
    assert least <= min(turns)
    assert max(turns) <= most
    assert abs(sum(turns) / len(turns) - mean) < 1


def test_the_expansions_mats_play_too() -> None:
    """13: an option, off by default."""
    for seed in range(4):
        options = Options(Faction.NORDIC, None, Faction.SAXONY, expansion=True)
        for state in played(options, 40 + seed, busy(seed)):
            census(state)
