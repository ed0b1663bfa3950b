"""How fast Nautilus is searched: kernel, playouts and tree, beside OpenSpiel's goofspiel.

The anchor is a C++ core called from Python, its simultaneous moves taken in turns. A step is the same for both: list
the legal actions, choose one at random, apply it. Source: engines-and-bots 8 (P2 to P4), 9.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from noria_desktop.bots.nautilus.kernel import ARROWS, CARDS_OF, World, kernel
from noria_desktop.bots.nautilus.levels import level3, level4
from noria_desktop.bots.nautilus.playouts import playout
from noria_desktop.bots.nautilus.race import Domain, round_table
from noria_desktop.bots.nautilus.tree import Search
from tests.benchmarks.figures import Figure, best_of

RUNS: Final = 7
P2_RATIO: Final = 1.5
P3_RATIO: Final = 4.0
P4_SPEED: Final = 20_000
ROUNDS: Final = 3_000
ITERATIONS: Final = 4_000
_EMPTY: Final = [-1] * 10
_ALL: Final = (1 << 10) - 1


def goofspiel_speed() -> float | None:
    """Decisions a second of random games of goofspiel; None when OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("goofspiel(imp_info=True,num_cards=13)"))

    def once() -> float:
        pick = random.Random(1).random
        taken = 0
        begin = time.process_time()
        for _ in range(300):
            state = game.new_initial_state()
            while not state.is_terminal():
                # Prize cards are turned up by chance; nobody decides them.
                taken += not state.is_chance_node()
                actions = state.legal_actions()
                state.apply_action(actions[int(pick() * len(actions))])
        return taken / (time.process_time() - begin)

    once()
    return best_of(RUNS, once)


def deals(count: int, seed: int) -> Iterator[tuple[int, int]]:
    """Hands of five divers each."""
    pick = random.Random(seed)
    divers = list(range(1, 15))
    for _ in range(count):
        pick.shuffle(divers)
        yield sum(1 << card for card in divers[:5]), sum(1 << card for card in divers[5:10])


def kernel_speed() -> float:
    """Decisions a second with a list of legal actions each."""
    hands = list(deals(ROUNDS, 1))
    pick = random.Random(1).random
    taken = 0
    begin = time.process_time()
    for pair in hands:
        at = kernel(pair, 0)
        while codes := at.legal():
            at.play(codes[int(pick() * len(codes))])
            taken += 1
    return taken / (time.process_time() - begin)


def decisions_a_round() -> float:
    """Decisions that a random round takes: placements and the moves of arrows."""
    pick = random.Random(2).random
    taken = 0
    for pair in deals(ROUNDS, 2):
        at = kernel(pair, 0)
        while codes := at.legal():
            at.play(codes[int(pick() * len(codes))])
            taken += 1
    return taken / ROUNDS


def playout_speed() -> float:
    """Random rounds a second."""
    hands = list(deals(ROUNDS * 4, 1))
    pick = random.Random(1).random
    begin = time.process_time()
    for mine, theirs in hands:
        playout(_EMPTY[:], _ALL, mine, theirs, 0, pick)
    return len(hands) / (time.process_time() - begin)


def search_speed(exploration: float, care: float, trust: float) -> float:
    """Iterations a second on a fresh tree with 50 actions at its root, over several deals."""
    domains = tuple(Domain(0, (-1, 1, 1, 1, 1, 2)) for _ in range(5))
    table = round_table(domains, ((0, 1), (1, 2), (2, -1), (3, 1), (4, 1)))
    seconds = 0.0
    for number, (mine, _) in enumerate(deals(3, 3)):
        pick = random.Random(number)
        unseen = [card for card in range(1, 15) if not mine >> card & 1]
        worlds = [World(sum(1 << card for card in pick.sample(unseen, 5))) for _ in range(50)]
        search = Search(
            kernel((mine, 0), 0), 0, worlds, [1.0] * 50, table, pick.random, exploration, care, trust
        )
        begin = time.process_time()
        search.run(ITERATIONS)
        seconds += time.process_time() - begin
        assert len(search.candidates()) == 50
    return 3 * ITERATIONS / seconds


def search_figures() -> list[Figure]:
    """P2, P3 and P4."""
    assert CARDS_OF[ARROWS] == (6, 7, 8, 9)
    anchor = goofspiel_speed()
    generic = best_of(RUNS, kernel_speed)
    rounds = best_of(RUNS, playout_speed)
    inlined = rounds * decisions_a_round()
    figures = [
        _beside("P2 Nautilus kernel, legal actions listed", generic, anchor, P2_RATIO),
        _beside(f"P3 Nautilus playouts ({rounds:,.0f} rounds/s)", inlined, anchor, P3_RATIO),
    ]
    for made in (level4(), level3()):
        speed = best_of(RUNS, _searching(made.exploration, made.care, made.trust))
        figures.append(
            Figure(
                f"P4 Nautilus search, level {3 if made == level3() else 4}",
                f"{speed:,.0f} iterations/s",
                "" if anchor is None else f"{speed / anchor:.3f} x goofspiel's steps",
                f">= {P4_SPEED:,}/s",
                speed >= P4_SPEED,
            )
        )
    return figures


def _searching(exploration: float, care: float, trust: float) -> Callable[[], float]:
    return lambda: search_speed(exploration, care, trust)


def _beside(what: str, speed: float, anchor: float | None, target: float) -> Figure:
    if anchor is None:
        return Figure(what, f"{speed:,.0f} decisions/s", "OpenSpiel: pip install '.[bench]'")
    ratio = speed / anchor
    return Figure(
        what,
        f"{speed:,.0f} decisions/s = {ratio:.2f} x",
        f"goofspiel {_version()}: {anchor:,.0f} steps/s",
        f">= {target} x",
        ratio >= target,
    )


def _version() -> str:
    try:
        return f"open_spiel {version('open_spiel')}"
    except PackageNotFoundError:
        return "open_spiel"
