"""How fast the rules engines are: random play, and the dearest list of legal actions.

Run as a script: ``python tests/benchmarks/engine_speed.py [games]``. Prints one line a figure. Clock-dependent,
so it is not part of the test suite. Two ways to play at random: *plain* takes any legal action, *patient*
ends a phase only once in thirty times while something else is possible, which gives long, rich turns.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

from attrs import frozen

from noria_desktop.games.noria.actions import EndPhase
from noria_desktop.games.noria.rules import RULES as NORIA
from noria_desktop.games.noria.rules import Options


@frozen
class Subject:
    """A game to be measured."""

    name: str
    rules: Any
    options: Any
    leaves: Callable[[Any], bool]
    """Whether an action leaves the phase; patient players avoid it."""


def random_games(subject: Subject, games: int, first_seed: int, patience: float) -> tuple[int, float]:
    """Decisions taken and seconds needed for random games from set-up to the end."""
    pick = random.Random(first_seed).random
    rules, leaves = subject.rules, subject.leaves
    turn, legal_actions, apply_unchecked = rules.turn, rules.legal_actions, rules.apply_unchecked
    taken = 0
    begin = time.perf_counter()
    for seed in range(first_seed, first_seed + games):
        state = rules.setup(subject.options, seed).state
        while turn(state).seat is not None:
            actions = legal_actions(state)
            count = len(actions)
            if patience and count > 1 and leaves(actions[-1]) and pick() < patience:
                count -= 1
            state = apply_unchecked(state, actions[int(pick() * count)]).state
            taken += 1
    return taken, time.perf_counter() - begin


def legal_list_times(subject: Subject, games: int, first_seed: int) -> tuple[list[float], int]:
    """Sorted times of one ``legal_actions`` in seconds in patient games, and the longest list."""
    pick = random.Random(first_seed)
    rules = subject.rules
    times: list[float] = []
    longest = 0
    for seed in range(first_seed, first_seed + games):
        state = rules.setup(subject.options, seed).state
        while rules.turn(state).seat is not None:
            before = time.perf_counter()
            actions = rules.legal_actions(state)
            times.append(time.perf_counter() - before)
            longest = max(longest, len(actions))
            stays = actions[:-1] if len(actions) > 1 and subject.leaves(actions[-1]) else actions
            state = rules.apply_unchecked(state, pick.choice(stays)).state
    return sorted(times), longest


def report(subject: Subject, games: int) -> None:
    """Print the figures of one game; the first measurement is cold."""
    for label, patience in (("plain, cold", 0.0), ("plain", 0.0), ("patient", 1 - 1 / 30)):
        taken, seconds = random_games(subject, games, 1, patience)
        print(
            f"{subject.name}: random play, {label}: {taken / seconds:,.0f} actions/s, "
            f"{games / seconds:,.1f} games/s, {taken / games:.0f} actions/game"
        )
    times, longest = legal_list_times(subject, games, first_seed=games + 1)
    print(
        f"{subject.name}: legal actions: worst {times[-1] * 1e3:.2f} ms, "
        f"99.9 % {times[int(len(times) * 0.999)] * 1e6:.0f} us, median {times[len(times) // 2] * 1e6:.1f} us, "
        f"longest list {longest}"
    )


SUBJECTS = (Subject("Noria", NORIA, Options(), lambda action: type(action) is EndPhase),)

if __name__ == "__main__":
    for each in SUBJECTS:
        report(each, int(sys.argv[1]) if len(sys.argv) > 1 else 200)
