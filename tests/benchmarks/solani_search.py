"""How fast Solani is searched: afterstates valued, rounds played on in mind, beside catanatron's random games.

An afterstate is one way to lay a branch tile and a circular tile together, valued and kept. Positions are those of
games that the players played themselves. Source: engines-and-bots 8 (P6), 9.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from importlib.metadata import version
from typing import Final

from noria_desktop.bots.solani.codes import DECISIONS, FINISHED, PLACING
from noria_desktop.bots.solani.legal import legal_codes
from noria_desktop.bots.solani.places import Places
from noria_desktop.bots.solani.search_state import SearchState
from noria_desktop.bots.solani.sky import NOTHING
from noria_desktop.bots.solani.turns import decided, play_on
from noria_desktop.bots.solani.weights import fitted
from noria_desktop.bots.solani.worth import judge_for
from tests.benchmarks.engine_speed import catanatron_speed
from tests.benchmarks.figures import Figure, best_of
from tests.benchmarks.solani_fit import new

RUNS: Final = 7
P6_RATIO: Final = 5.0


def positions(games: int) -> Iterator[SearchState]:
    """Tables at which somebody lays two tiles."""
    for seed in range(1, games + 1):
        table, chance = new(seed)
        while table.phase != FINISHED:
            if table.phase not in DECISIONS:
                table.advance(chance)
                continue
            sky = table.skies[table.seat]
            if table.phase == PLACING and NOTHING not in (sky.held_branch, sky.held_circle):
                yield table.copy()
            for code in decided(table, fitted()):
                table.play(code)


def afterstates(tables: list[SearchState]) -> float:
    """Afterstates valued a second."""
    valued = 0
    begin = time.process_time()
    for table in tables:
        sky = table.skies[table.seat]
        places = Places(judge_for(fitted(), table, table.seat), sky)
        valued += len(places.every(sky.held_branch, sky.held_circle))
    return valued / (time.process_time() - begin)


def rounds_played_on() -> float:
    """Rounds of two players a second, drafted and laid by the tables."""
    begin = time.process_time()
    for seed in range(1, 9):
        table, chance = new(seed)
        play_on(table, fitted(), chance, 12)
    return 8 * 12 / (time.process_time() - begin)


def random_steps() -> float:
    """Decisions a second of random games on the kernel."""
    taken = 0
    begin = time.process_time()
    for seed in range(1, 21):
        table, chance = new(seed)
        pick = random.Random(seed)
        while table.phase != FINISHED:
            if table.phase in DECISIONS:
                table.play(pick.choice(legal_codes(table)))
                taken += 1
            else:
                table.advance(chance)
    return taken / (time.process_time() - begin)


def search_figures() -> list[Figure]:
    """P6, and what else the search is made of."""
    tables = list(positions(3))
    anchor = catanatron_speed()
    speed = best_of(RUNS, lambda: afterstates(tables))
    ratio = 0.0 if anchor is None else speed / anchor
    return [
        Figure(
            "P6 Solani afterstates valued",
            f"{speed:,.0f}/s" + (f" = {ratio:.1f} x" if anchor else ""),
            f"catanatron {version('catanatron')}: {anchor:,.0f} actions/s"
            if anchor
            else "catanatron: pip install '.[bench]'",
            f">= {P6_RATIO} x",
            ratio >= P6_RATIO if anchor else None,
        ),
        Figure("   rounds played on, two players", f"{best_of(RUNS, rounds_played_on):,.0f}/s"),
        Figure("   random games on the kernel", f"{best_of(RUNS, random_steps):,.0f} decisions/s"),
    ]
