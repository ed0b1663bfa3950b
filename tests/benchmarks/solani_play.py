"""How fast Solani's rules are: placements with the score brought up to date, and lists of legal actions.

A placement is all a screen or a player needs of one: the list of legal actions, a choice, the next state, and what
its sky is worth then. Source: engines-and-bots 8 (P5, P9), 9.
"""

from __future__ import annotations

import random
import time
from importlib.metadata import version
from typing import Final

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Options, Placing, State
from noria_desktop.games.solani.tally import tally, total
from tests.benchmarks.engine_speed import P9_MS, Subject, catanatron_speed, random_games
from tests.benchmarks.figures import Figure, at_share, best_of

GAMES: Final = 40
RUNS: Final = 7
P5_RATIO: Final = 2.5

SUBJECT: Final = Subject("Solani", RULES, Options(), lambda action: False)


def walk(games: int) -> list[State]:
    """Every position of random games of two players."""
    found = []
    for seed in range(1, games + 1):
        pick, state = random.Random(seed), RULES.setup(Options(), seed).state
        while RULES.turn(state).seat is not None:
            found.append(state)
            state = RULES.apply_unchecked(state, pick.choice(RULES.legal_actions(state))).state
    return found


def placements(positions: list[tuple[State, Seat]]) -> float:
    """Placements a second, each with what the sky is worth after it."""
    pick = random.Random(1).random
    legal_actions, apply_unchecked = RULES.legal_actions, RULES.apply_unchecked
    begin = time.process_time()
    for state, seat in positions:
        actions = legal_actions(state)
        total(apply_unchecked(state, actions[int(pick() * len(actions))]).state.skies[seat])
    return len(positions) / (time.process_time() - begin)


def tallied(positions: list[tuple[State, Seat]]) -> float:
    """The same, with the sky counted up circle by circle as the screen shows it."""
    pick = random.Random(1).random
    legal_actions, apply_unchecked = RULES.legal_actions, RULES.apply_unchecked
    begin = time.process_time()
    for state, seat in positions:
        actions = legal_actions(state)
        tally(apply_unchecked(state, actions[int(pick() * len(actions))]).state.skies[seat])
    return len(positions) / (time.process_time() - begin)


def decisions() -> float:
    """Decisions a second of whole random games, drafts and beats included."""
    taken, seconds = random_games(SUBJECT, GAMES, 1, 0.0)
    return taken / seconds


def play_figures() -> list[Figure]:
    """P5: Solani's placements and catanatron's actions, played in turns."""
    positions = [(state, state.pending.seat) for state in walk(GAMES) if isinstance(state.pending, Placing)]
    placements(positions)
    pairs = [(placements(positions), catanatron_speed()) for _ in range(RUNS)]
    speed = max(own for own, _ in pairs)
    anchor = max((other for _, other in pairs if other is not None), default=None)
    ratio = 0.0 if anchor is None else speed / anchor
    return [
        Figure(
            "P5 Solani placements with the score",
            f"{speed:,.0f}/s" + (f" = {ratio:.2f} x" if anchor else ""),
            f"catanatron {version('catanatron')}: {anchor:,.0f} actions/s"
            if anchor
            else "catanatron: pip install '.[bench]'",
            f">= {P5_RATIO} x",
            ratio >= P5_RATIO if anchor else None,
        ),
        Figure("   counted up circle by circle", f"{best_of(RUNS, lambda: tallied(positions)):,.0f}/s"),
        Figure("   random games on the rules", f"{best_of(RUNS, decisions):,.0f} decisions/s"),
    ]


def legal_figures() -> list[Figure]:
    """P9: the dearest list of legal actions, each position timed thrice, whatever else ran left out."""
    times = []
    longest = 0
    for state in walk(GAMES):
        took = []
        for _ in range(3):
            before = time.process_time()
            longest = max(longest, len(RULES.legal_actions(state)))
            took.append((time.process_time() - before) * 1e3)
        times.append(min(took))
    worst = max(times)
    return [
        Figure(
            "P9 Solani legal actions, worst",
            f"{worst:.3f} ms",
            f"median {at_share(times, 0.5) * 1e3:.1f} us of {len(times)}, longest {longest}",
            f"<= {P9_MS} ms",
            worst <= P9_MS,
        )
    ]
