"""How fast the rules engines are: random play, and the dearest list of legal actions.

Run as a script: ``python tests/benchmarks/engine_speed.py [games]``. Prints one line a figure. Clock-dependent,
so it is not part of the test suite.
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any

from noria_desktop.games.noria.rules import RULES as NORIA
from noria_desktop.games.noria.rules import Options


def random_games(rules: Any, options: Any, games: int, first_seed: int) -> tuple[int, float]:
    """Decisions taken and seconds needed for random games from set-up to the end."""
    pick = random.Random(first_seed).random
    turn, legal_actions, apply_unchecked = rules.turn, rules.legal_actions, rules.apply_unchecked
    taken = 0
    begin = time.perf_counter()
    for seed in range(first_seed, first_seed + games):
        state = rules.setup(options, seed).state
        while turn(state).seat is not None:
            actions = legal_actions(state)
            state = apply_unchecked(state, actions[int(pick() * len(actions))]).state
            taken += 1
    return taken, time.perf_counter() - begin


def dearest_list(rules: Any, options: Any, games: int, first_seed: int) -> tuple[float, float, int]:
    """Slowest and middle time of one ``legal_actions`` in seconds, and the longest list, in random games."""
    pick = random.Random(first_seed)
    times: list[float] = []
    longest = 0
    for seed in range(first_seed, first_seed + games):
        state = rules.setup(options, seed).state
        while rules.turn(state).seat is not None:
            before = time.perf_counter()
            actions = rules.legal_actions(state)
            times.append(time.perf_counter() - before)
            longest = max(longest, len(actions))
            state = rules.apply_unchecked(state, pick.choice(actions)).state
    times.sort()
    return times[-1], times[len(times) // 2], longest


def report(name: str, rules: Any, options: Any, games: int) -> None:
    """Print the figures of one game; each measurement runs once cold, then warm."""
    for label in ("cold", "warm", "warm"):
        taken, seconds = random_games(rules, options, games, first_seed=1)
        print(
            f"{name}: random play, {label}: {taken / seconds:,.0f} actions/s, "
            f"{games / seconds:,.1f} games/s, {taken / games:.0f} actions/game"
        )
    worst, middle, longest = dearest_list(rules, options, games, first_seed=games + 1)
    print(
        f"{name}: legal actions: worst {worst * 1e3:.2f} ms, median {middle * 1e6:.1f} us, longest list {longest}"
    )


if __name__ == "__main__":
    report("Noria", NORIA, Options(), int(sys.argv[1]) if len(sys.argv) > 1 else 200)
