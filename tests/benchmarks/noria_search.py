"""How fast Noria is searched: games of quick play, turns that the planner plays in mind.

Source: engines-and-bots 8.
"""

from __future__ import annotations

import time
from typing import Final

from noria_desktop.bots.noria.advice import TURNS
from noria_desktop.bots.noria.encode import cells_of
from noria_desktop.bots.noria.plan_search import PlanSearch
from noria_desktop.bots.noria.pricing import TASTE
from noria_desktop.bots.noria.quick import play_on
from noria_desktop.bots.policy import never
from noria_desktop.games.noria.presets import bot_presets
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Options
from tests.benchmarks.figures import Figure, best_of

RUNS: Final = 5


def begun(seed: int) -> list[int]:
    """The first position of a game against Bot 2."""
    return cells_of(RULES.setup(Options(bot_wheel=bot_presets()[1]), seed).state)


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
    return [
        Figure("Noria, games of quick play", f"{best_of(RUNS, quick_games):,.1f}/s"),
        Figure("   the planner's turns in mind", f"{best_of(RUNS, planned_turns):,.0f}/s"),
    ]
