"""Who beats whom at Nautilus: ``python -m tests.benchmarks.ladder [A,B ...] [--games 400] [--seed 10000]``.

Paired games: every seed is played twice with the seats exchanged, so both players get the same cards. Without pairs
of names all rungs are played; that takes hours, so results are printed as they come. Players have fixed
numbers of iterations, which makes every figure repeatable. Seeds 1 to 999 were for tuning.

Source: engines-and-bots 5, 9.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Final

from attrs import frozen

from noria_desktop.app import catalogue, simulate
from noria_desktop.app.players import player
from noria_desktop.engine.contract import BOT, HUMAN

GAME: Final = "nautilus"


@frozen
class Rung:
    """One match of the ladder."""

    stronger: str
    weaker: str
    low: float
    """The lower end of the interval must not lie below this."""


RUNGS: Final = (
    Rung("level1", "random", 0.95),
    Rung("level2", "level1", 0.60),
    Rung("level3", "level2", 0.85),
    Rung("level4", "level2", 0.92),
    Rung("level4", "level3", 0.55),
)


@frozen
class Standing:
    """A match so far."""

    games: int
    wins: int
    """Of the first player."""
    pairs_won: int
    """Seeds on which the first player won from both seats."""
    pairs_lost: int

    @property
    def interval(self) -> tuple[float, float]:
        """95 % Wilson interval of the first player's share."""
        return simulate.wilson(self.wins, self.games)


def paired(first: str, second: str, games: int, seed: int) -> Iterator[Standing]:
    """Play both seats of one seed after the other; the standing after each pair."""
    kit = catalogue.kit(GAME)
    players = player(GAME, first), player(GAME, second)
    options = kit.default_options()
    wins = won = lost = played = 0
    for number in simulate.seeds(seed, (games + 1) // 2):
        pair = 0
        for seat in (HUMAN, BOT):
            seated = {seat: players[0], (BOT if seat == HUMAN else HUMAN): players[1]}
            pair += simulate.play(kit, options, number, seated).winner == seat
            played += 1
        wins += pair
        won += pair == 2
        lost += pair == 0
        yield Standing(played, wins, won, lost)


def match(first: str, second: str, games: int, seed: int, low: float | None) -> bool:
    """Play a match and print it; whether it reaches its target."""
    begun = time.monotonic()
    standing = Standing(0, 0, 0, 0)
    for standing in paired(first, second, games, seed):
        if standing.games % 50 == 0 and standing.games < games:
            print(f"  {first} - {second}: {standing.wins}/{standing.games}", flush=True)
    bounds = standing.interval
    reached = low is None or bounds[0] >= low
    target = "" if low is None else f"  target >= {low:.2f} {'ok' if reached else 'MISSED'}"
    print(
        f"{first} over {second}: {standing.wins}/{standing.games} = {standing.wins / standing.games:.3f}"
        f"  [{bounds[0]:.3f}, {bounds[1]:.3f}]{target}"
        f"  both seats won {standing.pairs_won}, lost {standing.pairs_lost}"
        f"  seeds {seed}-{seed + standing.games // 2 - 1}, {time.monotonic() - begun:.0f} s",
        flush=True,
    )
    return reached


def main(arguments: list[str]) -> int:
    """Play the matches asked for."""
    parser = argparse.ArgumentParser(description="Paired games of Nautilus' players, Wilson intervals.")
    parser.add_argument("pairs", nargs="*", metavar="A,B", help="such as level4,level3 (all rungs)")
    parser.add_argument("--games", type=int, default=400, help="how many a match (400)")
    parser.add_argument("--seed", type=int, default=10_000, help="first seed (10000)")
    found = parser.parse_args(arguments)
    targets = {(rung.stronger, rung.weaker): rung.low for rung in RUNGS}
    pairs = [tuple(pair.split(",")) for pair in found.pairs] or list(targets)
    reached = [match(a, b, found.games, found.seed, targets.get((a, b))) for a, b in pairs]
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
