"""The kernel and the attrs engine are the same game. Source: decision 9; engines-and-bots 2 (conclusion 4).

The suite plays two hundred random games in lock-step; 5,000 with ``pytest -m slow``.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from noria_desktop.bots.solani.codes import PREPARING
from noria_desktop.bots.solani.encode import decoded, table_of
from noria_desktop.bots.solani.legal import legal_codes
from noria_desktop.bots.solani.points import lines, total_points
from noria_desktop.bots.solani.search_state import SearchState
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.actions import KeepQuartz, SpendQuartz
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import HoldingQuartz, Options, State
from noria_desktop.games.solani.terms import CoyoteLevel, Line, Player
from tests.bots.solani.kernel_keys import encoded, key_of

SKY_LINES = (Line.PLANETS, Line.CLUSTERS, Line.GUIDING, Line.FEATURES, Line.LOOSE)


def options(seed: int) -> Options:
    """One to four players, every level of Coyote, bonus tiles as printed and shuffled."""
    seats = 1 + seed % 4
    players = (Player.HUMAN,) + (Player.LEVEL_1,) * (seats - 1)
    coyote = tuple(CoyoteLevel)[seed // 4 % 4]
    return Options(players, coyote) if seed % 3 else Options(players, coyote, bonus_sectors=None)


def with_quartz(seed: int) -> Options:
    """The single player with two quartz, which the kernel does not know."""
    return changed(options(4 * seed), quartz=2)


def advanced(table: SearchState, after: State) -> None:
    """The kernel's automatic beat; what chance brought into the market is told to it."""
    if table.phase != PREPARING:
        table.advance(random.Random(0))
        return
    table.turn_reserve()
    table.prepare(
        [tile.index for tile in after.market.clusters], [kind.index for kind in after.market.branches]
    )


def compare_points(table: SearchState, state: State) -> None:
    """Every line of every sky, and the totals with bonus tiles and Coyote."""
    sheet = RULES.scores(state)
    for seat, sky in enumerate(table.skies):
        counted = {line.code: line.points for line in sheet.of(seat)}
        assert lines(sky) == [counted[line] for line in SKY_LINES]
    assert total_points(table) == [sheet.total(seat) for seat in range(table.seats)]


def play_in_lock_step(seed: int, chosen: Callable[[int], Options] = options) -> int:
    """A random game on both, quartz kept; how many decisions were compared."""
    pick = random.Random(seed)
    state = RULES.setup(chosen(seed), seed).state
    table = table_of(state)
    compared = 0
    while RULES.turn(state).seat is not None:
        if isinstance(state.pending, HoldingQuartz):
            state = RULES.apply_unchecked(state, KeepQuartz()).state
        assert key_of(table) == key_of(table_of(state))
        legal = [action for action in RULES.legal_actions(state) if not isinstance(action, SpendQuartz)]
        codes = legal_codes(table)
        assert len(codes) == len(set(codes)) == len(legal)
        assert {decoded(code) for code in codes} == set(legal)
        action = pick.choice(legal)
        assert decoded(encoded(action)) == action
        after = RULES.apply_unchecked(state, action).state
        if RULES.turn(state).automatic:
            advanced(table, after)
        else:
            table.play(encoded(action))
            compared += 1
        state = after
        if not pick.randrange(8):
            compare_points(table, state)
    assert key_of(table) == key_of(table_of(state))
    assert legal_codes(table) == []
    compare_points(table, state)
    return compared


def test_kernel_and_rules_agree_in_random_games() -> None:
    # Each player takes and lays two tiles in each of twelve rounds; games have two and a half players on the average.
    assert sum(play_in_lock_step(seed) for seed in range(200)) >= 200 * 2.5 * 12 * 4


def test_with_quartz_the_kernel_is_the_game_in_which_it_is_kept() -> None:
    """Ruling 54: whoever searches spends none; nothing else is another game."""
    assert sum(play_in_lock_step(seed, with_quartz) for seed in range(12)) >= 12 * 12 * 4


def test_the_kernel_refuses_the_question_it_does_not_know() -> None:
    state = RULES.setup(with_quartz(0), 3).state
    while not isinstance(state.pending, HoldingQuartz):
        state = RULES.apply_unchecked(state, RULES.legal_actions(state)[0]).state
    with pytest.raises(ValueError, match="no quartz"):
        table_of(state)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_kernel_and_rules_agree_in_5_000_random_games() -> None:
    for seed in range(5_000):
        play_in_lock_step(seed)
