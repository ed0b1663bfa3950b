"""How Solani's hopes are fitted: ``python -m tests.benchmarks.solani_fit STATE [--seconds 60] [--write]``.

Evolution by pairs: hopes are shaken in both directions at once, both play each other from both seats on a few seeds, and
the mean moves towards the winner by its lead. STATE is a file that keeps the mean and how often it was moved, so that a run
goes on where the last one ended; the same file and number of steps give the same hopes. Seeds 1 to 999 only.
``--write`` puts the mean into the program's data.

Source: engines-and-bots 6, 9.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from pathlib import Path
from typing import Final

from attrs import asdict

from noria_desktop.bots.solani.codes import DECISIONS, FINISHED
from noria_desktop.bots.solani.points import total_points
from noria_desktop.bots.solani.search_state import SearchState
from noria_desktop.bots.solani.turns import decided
from noria_desktop.bots.solani.weights import NAMES, Hopes, Weights, unfolded
from noria_desktop.games.solani.terms import Board
from noria_desktop.resource_files import resource
from tests.benchmarks.solani_dealing import new_game

STEP: Final = {
    "tile_1": 0.15,
    "tile_2": 0.25,
    "tile_3": 0.3,
    "tile_4": 0.4,
    "tile_time": 1.0,
    "feature": 1.0,
    "feature_more": 1.0,
    "token_bend": 0.4,
    "token_time": 0.5,
    "node": 0.08,
    "guiding_node": 0.08,
    "feature_node": 0.08,
    "slack": 0.15,
    "node_time": 0.3,
    "spoil": 0.03,
    "next_planet": 0.15,
    "planet_time": 1.0,
    "tether": 0.1,
    "growth": 0.1,
    "wanderer": 0.12,
    "clear": 0.12,
    "spread": 0.3,
    "spread_more": 0.15,
}
"""How far each hope is shaken."""
LEAST: Final = {"token_bend": 0.3, "node": 0.1, "guiding_node": 0.1, "feature_node": 0.1, "spread": 0.1}
TIMES: Final = ("tile_time", "token_time", "node_time", "planet_time")
CHANCES: Final = ("node", "guiding_node", "feature_node", "next_planet", "wanderer", "clear", "growth")
RATE: Final = 0.02
"""Share of a shake that a lead of one point is worth."""
SEEDS: Final = 8
"""Of each step, played from both seats."""
LAST_SEED: Final = 999
SURPRISE: Final = 25
"""A single game counts for no more points than this, a step for no more than ``MOST``."""
MOST: Final = 6.0


def within(hopes: dict[str, float]) -> dict[str, float]:
    """Hopes that mean something."""
    found = {}
    for name, number in hopes.items():
        least = 0.01 if name in TIMES else LEAST.get(name, 0.0)
        most = {"spoil": 0.3}.get(name, 0.98 if name in CHANCES else 12.0)
        found[name] = min(most, max(least, number))
    return found


def new(seed: int) -> tuple[SearchState, random.Random]:
    """A numbered game for two."""
    chance = random.Random(seed)
    boards = [Board.COYOTE.index, chance.choice([b.index for b in Board if b is not Board.COYOTE])]
    chance.shuffle(boards)
    return new_game(boards, chance.randrange(4), chance.randrange(4), chance), chance


def lead(first: Weights, second: Weights, seed: int) -> float:
    """Points by which one player beats the other on a seed, the mean of both seats."""
    total = 0
    for seat in (0, 1):
        table, chance = new(seed)
        players = (first, second) if seat == 0 else (second, first)
        while table.phase != FINISHED:
            if table.phase in DECISIONS:
                for code in decided(table, players[table.seat]):
                    table.play(code)
            else:
                table.advance(chance)
        totals = total_points(table)
        total += max(-SURPRISE, min(SURPRISE, totals[seat] - totals[1 - seat]))
    return total / 2


def moved(mean: dict[str, float], steps: int) -> dict[str, float]:
    """The mean after one more step."""
    chance = random.Random(steps * 7919 + 1)
    shake = {name: chance.gauss(0.0, 1.0) * STEP[name] for name in NAMES}
    there, back = (
        unfolded(Hopes(**within({name: mean[name] + sign * shake[name] for name in NAMES})))
        for sign in (1, -1)
    )
    seeds = [1 + (steps * SEEDS + number) % LAST_SEED for number in range(SEEDS)]
    gain = sum(lead(there, back, seed) for seed in seeds) / SEEDS
    gain = max(-MOST, min(MOST, gain))
    return within({name: mean[name] + RATE * gain * shake[name] for name in NAMES})


def main(arguments: list[str]) -> int:
    """Go on fitting."""
    parser = argparse.ArgumentParser(description="Fit the hopes of Solani's players by their own games.")
    parser.add_argument("state", type=Path)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--write", action="store_true", help="put the mean into the program's data")
    found = parser.parse_args(arguments)
    mean, steps = asdict(Hopes()), 0
    if found.state.exists():
        kept = json.loads(found.state.read_text(encoding="utf-8"))
        mean, steps = kept["mean"], kept["steps"]
    end = time.monotonic() + found.seconds
    while time.monotonic() < end:
        mean = moved(mean, steps)
        steps += 1
        found.state.write_text(json.dumps({"mean": mean, "steps": steps}), encoding="utf-8")
    print(f"{steps} steps: " + ", ".join(f"{name} {number:.2f}" for name, number in mean.items()))
    if found.write:
        note = f"Fitted by tests/benchmarks/solani_fit.py in {steps} steps on seeds 1 to {LAST_SEED}"
        data = {
            "_meta": {"game": "Solani", "confidence": "D", "note": note},
            "hopes": {name: round(number, 3) for name, number in mean.items()},
        }
        path = resource("data", "solani", "hopes.json")
        path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
