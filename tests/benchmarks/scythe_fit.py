"""How the prices of Scythe's look-ahead are fitted: ``python -m tests.benchmarks.scythe_fit [--seconds 120] [--seed 1]``.

Games are played alone against the Automa, each with prices shaken anew; after every own turn the features of the position
are written down. Then prices are found that foretell best from these what the game brought in the end (least squares, held
near those of today). Shaken prices lead into positions that the player would avoid, so that it learns about them too.
Seeds 1 to 999 only. What comes out is printed beside the prices of today; it is tried by ``tests.benchmarks.ladder`` and
written into ``weights.py`` by hand, where every price has its meaning.

Source: engines-and-bots 7, 9.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from typing import Final

from attrs import asdict

from noria_desktop.bots.resolute import resolute
from noria_desktop.bots.scythe.features import features
from noria_desktop.bots.scythe.look_ahead import LookAhead
from noria_desktop.bots.scythe.time_left import turns_left
from noria_desktop.bots.scythe.weights import NAMES, Prices, Weights
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.actions import EndTurn
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options
from noria_desktop.games.scythe.terms import Level
from tests.chance import seat_chance

SHAKE: Final = 0.5
"""How far each price is shaken, as a share of itself."""
LAST_SEED: Final = 999
NOISE: Final = 1_300.0
"""Variance of a game's result, times the positions of a game, which share it."""
TRUST: Final = 0.5
"""How far a price may lie from today's before it needs good reasons, as a share of itself."""
LEAST: Final = 0.15
"""A price keeps its sign and this share of today's."""
LEVELS: Final = (Level.AUTOMETTA, Level.AUTOMA, Level.AUTOMASZYNA, Level.AUTOMA, Level.ULTIMASZYNA)
Row = list[float]


def shaken(seed: int) -> Prices:
    """Prices of a numbered game."""
    chance = random.Random(seed)
    today = asdict(Prices())
    return Prices(
        **{
            name: price * (1.0 if name == "rival" else math.exp(chance.gauss(0.0, SHAKE)))
            for name, price in today.items()
        }
    )


def lessons(seed: int) -> list[tuple[Row, float]]:
    """Features after each own turn of a game, and what came to what was sure by then."""
    player, rng = resolute(LookAhead(Weights(shaken(seed)))), seat_chance(seed, HUMAN)
    state = RULES.setup(Options(level=LEVELS[seed % len(LEVELS)]), seed).state
    seen: list[tuple[Row, float]] = []
    while legal := RULES.legal_actions(state):
        action = legal[0]
        if not RULES.turn(state).automatic:
            choice, rng = player.choose(RULES.observe(state, HUMAN), legal, rng)
            action = choice.action
        state = RULES.apply_unchecked(state, action).state
        if isinstance(action, EndTurn):
            sure, counted = features(state)
            turns = turns_left(state) / 20
            seen.append(([*counted, 1.0, turns, turns * turns], sure))
    sheet = RULES.scores(state)
    result = sheet.total(HUMAN) + Prices().rival * sheet.total(BOT)
    return [(row, result - sure) for row, sure in seen]


def fitted(taught: list[tuple[Row, float]]) -> dict[str, float]:
    """Prices that foretell best."""
    today = [*asdict(Prices()).values(), 0.0, 0.0, 0.0]
    size = len(today)
    held = [NOISE / (TRUST * abs(price) + 0.1) ** 2 for price in today]
    held[NAMES.index("rival")] = 1e12
    held[-3:] = [1e-3] * 3
    square = [[held[i] * (i == j) for j in range(size)] for i in range(size)]
    right = [held[i] * today[i] for i in range(size)]
    for row, target in taught:
        for i, one in enumerate(row):
            if one:
                right[i] += one * target
                line = square[i]
                for j, other in enumerate(row):
                    line[j] += one * other
    fixed: dict[int, float] = {}
    while True:
        found = _solved(square, right, fixed)
        low = [i for i in range(len(NAMES)) if i not in fixed and found[i] / today[i] < LEAST]
        if not low:
            return dict(zip(NAMES, found, strict=False))
        fixed |= {i: LEAST * today[i] for i in low}


def _solved(square: list[Row], right: Row, fixed: dict[int, float]) -> Row:
    """Equations with some of the unknowns given, by elimination."""
    free = [i for i in range(len(right)) if i not in fixed]
    table = [
        [*[square[i][j] for j in free], right[i] - sum(square[i][j] * value for j, value in fixed.items())]
        for i in free
    ]
    for step in range(len(free)):
        best = max(range(step, len(free)), key=lambda row: abs(table[row][step]))
        table[step], table[best] = table[best], table[step]
        for row in range(len(free)):
            if row != step and table[row][step]:
                share = table[row][step] / table[step][step]
                table[row] = [a - share * b for a, b in zip(table[row], table[step], strict=True)]
    found = [fixed.get(i, 0.0) for i in range(len(right))]
    for number, i in enumerate(free):
        found[i] = table[number][-1] / table[number][number]
    return found


def main(arguments: list[str]) -> int:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description="Fit the prices of Scythe's look-ahead to whole games.")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=1, help="first seed (1)")
    found = parser.parse_args(arguments)
    taught: list[tuple[Row, float]] = []
    end, seed = time.monotonic() + found.seconds, found.seed
    while seed <= LAST_SEED and time.monotonic() < end:
        taught += lessons(seed)
        seed += 1
    today = asdict(Prices())
    print(f"seeds {found.seed}-{seed - 1}, {len(taught)} positions")
    for name, price in fitted(taught).items():
        print(f"  {name:16} {today[name]:6.2f} -> {price:6.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
