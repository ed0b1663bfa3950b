"""How fast Scythe's rules are: random games, lists of legal actions, the Automa's turn.

Random games are played over every pair of factions, levels in turn; the Automa's beats are actions like all others.
Source: engines-and-bots 7, 8 (P8, P9), 9.
"""

from __future__ import annotations

import random
import time
from importlib.metadata import version
from itertools import permutations
from typing import Final

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.actions import (
    Action,
    Decline,
    EndTurn,
    Finish,
    Halt,
    RevealObjective,
    Skip,
    TakeBottom,
    TakeTop,
)
from noria_desktop.games.scythe.pending import AutomaTurn, Moving, Travelling
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import BASE_FACTIONS, AutomaStage, Level, TopChoice
from tests.benchmarks.engine_speed import P9_MS, catanatron_speed
from tests.benchmarks.figures import Figure, at_share, best_of

GAMES: Final = 40
RUNS: Final = 5
P8_RATIO: Final = 1.0
MOVES_MS: Final = 10.0
"""Loads, steps and stops may take longer than other lists."""
AUTOMA_TURN_MS: Final = 20.0
POSITIONS: Final = 1_000
PATIENCE: Final = 0.85
"""Of the busy games: how often something is done where it could be left."""

_IDLE: Final = (Skip, Finish, EndTurn, Decline, Halt)
_GROWING: Final = (TopChoice.MOVE, TopChoice.RESOURCES, TopChoice.PRODUCE)
"""Sides of the top row that lead to rich positions."""
_TABLES: Final = tuple(
    Options(mine, None, theirs, level) for level in Level for mine, theirs in permutations(BASE_FACTIONS, 2)
)


def options_of(seed: int) -> Options:
    """Another table for each seed."""
    return _TABLES[seed % len(_TABLES)]


def plain_games(games: int) -> float:
    """Actions a second of games in which any legal action is taken."""
    pick, taken = random.Random(1).random, 0
    turn, legal_actions, apply_unchecked = RULES.turn, RULES.legal_actions, RULES.apply_unchecked
    begin = time.process_time()
    for seed in range(games):
        state = RULES.setup(options_of(seed), seed).state
        while turn(state).seat is not None:
            actions = legal_actions(state)
            state = apply_unchecked(state, actions[int(pick() * len(actions))]).state
            taken += 1
    return taken / (time.process_time() - begin)


def busy_games(games: int, first_seed: int = 1) -> list[State]:
    """Every position of games in which the human rather does something than nothing."""
    found = []
    for seed in range(first_seed, first_seed + games):
        pick, state = random.Random(seed), RULES.setup(options_of(seed), seed).state
        while actions := RULES.legal_actions(state):
            found.append(state)
            state = RULES.apply_unchecked(state, busy(actions, pick)).state
    return found


def busy(actions: tuple[Action, ...], pick: random.Random) -> Action:
    """A choice of somebody who rather builds, moves and produces; by chance alone next to nothing gets built."""
    if pick.random() > PATIENCE:
        return pick.choice(actions)
    doing = [action for action in actions if not isinstance(action, _IDLE)]
    growing = [
        action
        for action in doing
        if isinstance(action, TakeBottom | RevealObjective)
        or (isinstance(action, TakeTop) and action.choice in _GROWING)
    ]
    return pick.choice(growing or doing or actions)


def walked(positions: list[State]) -> float:
    """Actions a second, from these positions one each."""
    pick = random.Random(2).random
    turn, legal_actions, apply_unchecked = RULES.turn, RULES.legal_actions, RULES.apply_unchecked
    begin = time.process_time()
    for state in positions:
        if turn(state).seat is not None:
            actions = legal_actions(state)
            apply_unchecked(state, actions[int(pick() * len(actions))])
    return len(positions) / (time.process_time() - begin)


def play_figures() -> list[Figure]:
    """P8: Scythe's actions and catanatron's, played in turns."""
    plain_games(4)
    pairs = [(plain_games(GAMES), catanatron_speed()) for _ in range(RUNS)]
    speed = max(own for own, _ in pairs)
    anchor = max((other for _, other in pairs if other is not None), default=None)
    ratio = 0.0 if anchor is None else speed / anchor
    busy = busy_games(GAMES)
    return [
        Figure(
            "P8 Scythe random play, Automa included",
            f"{speed:,.0f} actions/s" + (f" = {ratio:.2f} x" if anchor else ""),
            f"catanatron {version('catanatron')}: {anchor:,.0f} actions/s"
            if anchor
            else "catanatron: pip install '.[bench]'",
            f">= {P8_RATIO} x",
            ratio >= P8_RATIO if anchor else None,
        ),
        Figure("   long turns", f"{best_of(RUNS, lambda: walked(busy)):,.0f} actions/s"),
    ]


def legal_figures() -> list[Figure]:
    """P9: the dearest lists, each position timed thrice, whatever else ran left out; moves apart from the others."""
    middle = [state for state in busy_games(GAMES) if state.turn > 4 and RULES.turn(state).seat == HUMAN]
    sample = random.Random(3).sample(middle, min(POSITIONS, len(middle)))
    moves: list[float] = []
    others: list[float] = []
    longest = 0
    for state in sample:
        took = []
        for _ in range(3):
            before = time.process_time()
            longest = max(longest, len(RULES.legal_actions(state)))
            took.append((time.process_time() - before) * 1e3)
        moving = isinstance(state.pending[-1], (Moving, Travelling))
        (moves if moving else others).append(min(took))
    return [
        _listed("P9 Scythe legal actions, worst", others, P9_MS, f", longest list {longest}"),
        _listed("   of moves, worst", moves, MOVES_MS, ""),
    ]


def _listed(what: str, times: list[float], most: float, more: str) -> Figure:
    worst = max(times)
    return Figure(
        what,
        f"{worst:.3f} ms",
        f"median {at_share(times, 0.5) * 1e3:.1f} us of {len(times)}{more}",
        f"<= {most:.0f} ms",
        worst <= most,
    )


def automa_turns() -> list[Figure]:
    """One whole turn of the Automa, card to tracker; what the human decides within it is not counted."""
    times = []
    for state in busy_games(GAMES, 101):
        if state.pending == (AutomaTurn(AutomaStage.CARD),):
            times.append(min(_turn_ms(state) for _ in range(3)))
    worst = max(times)
    return [
        Figure(
            "Automa's turn, worst",
            f"{worst:.3f} ms",
            f"median {at_share(times, 0.5):.3f} ms of {len(times)}",
            f"<= {AUTOMA_TURN_MS:.0f} ms",
            worst <= AUTOMA_TURN_MS,
        )
    ]


def _turn_ms(state: State) -> float:
    """Milliseconds from here to the end of the Automa's turn."""
    spent, number = 0.0, state.turn
    while isinstance(state.pending[0], AutomaTurn) and state.turn == number:
        if not RULES.turn(state).automatic:
            state = RULES.apply_unchecked(state, RULES.legal_actions(state)[-1]).state
            continue
        before = time.process_time()
        state = RULES.apply_unchecked(state, RULES.legal_actions(state)[0]).state
        spent += time.process_time() - before
    return spent * 1e3
