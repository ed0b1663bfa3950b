"""How fast Noria is searched: random games on the kernel, games of quick play, turns that the planner plays in mind.

Source: engines-and-bots 8.
"""

from __future__ import annotations

import random
import time
from importlib.metadata import version
from typing import Final

from noria_desktop.bots.noria.advice import TURNS
from noria_desktop.bots.noria.codes import FINISHED, PHASE
from noria_desktop.bots.noria.encode import cells_of
from noria_desktop.bots.noria.legal_codes import legal
from noria_desktop.bots.noria.plan_search import PlanSearch
from noria_desktop.bots.noria.pricing import TASTE
from noria_desktop.bots.noria.quick import play_on
from noria_desktop.bots.noria.search_state import play
from noria_desktop.bots.policy import never
from noria_desktop.games.noria.presets import bot_presets
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Options
from tests.benchmarks.engine_speed import catanatron_speed
from tests.benchmarks.figures import Figure, best_of

RUNS: Final = 5


def begun(seed: int) -> list[int]:
    """The first position of a game against Bot 2."""
    return cells_of(RULES.setup(Options(bot_wheel=bot_presets()[1]), seed).state)


def random_steps() -> float:
    """Actions a second of random games on the kernel, legal actions listed each time."""
    pick, taken = random.Random(1), 0
    starts = [begun(seed) for seed in range(1, 101)]
    begin = time.process_time()
    for cells in starts:
        while cells[PHASE] != FINISHED:
            play(cells, pick.choice(legal(cells)))
            taken += 1
    return taken / (time.process_time() - begin)


def quick_games() -> float:
    """Whole games of quick play a second."""
    starts = [begun(seed) for seed in range(1, 11)]
    begin = time.process_time()
    for cells in starts:
        play_on(cells, TASTE)
    return len(starts) / (time.process_time() - begin)


def planned_turns() -> float:
    """Turns a second that the planner plays in mind for decisions of round 1, proposing them included."""
    starts = [begun(seed) for seed in range(1, 4)]
    played = 0
    begin = time.process_time()
    for cells in starts:
        search = PlanSearch(TASTE, TURNS, never)
        search.run(cells)
        played += TURNS - search.turns
    return played / (time.process_time() - begin)


def search_figures() -> list[Figure]:
    """What the planner is made of; ``compiled`` has the same beside the compiled modules."""
    anchor = catanatron_speed()
    beside = (
        "catanatron: pip install '.[bench]'"
        if anchor is None
        else f"catanatron {version('catanatron')}: {anchor:,.0f} actions/s"
    )
    return [
        Figure("Noria, random games on the kernel", f"{best_of(RUNS, random_steps):,.0f} actions/s", beside),
        Figure("   games of quick play", f"{best_of(RUNS, quick_games):,.1f}/s"),
        Figure("   the planner's turns in mind", f"{best_of(RUNS, planned_turns):,.0f}/s"),
    ]
