"""What the ladder must show: ``python -m tests.benchmarks.ladder [GAME] [A,B ...] [--games 400] [--seed 10000]``.

The matches are those of ``noria-desktop ladder``, played in the same way; here they have targets. Without pairs of names all
rungs of the game are played; that takes hours, so results are printed as they come. Seeds 1 to 999 were for tuning.

``scythe --games 200`` plays every player against every level and says at the end whether shares fall with the levels and
whether the look-ahead stands above the random player.

Source: engines-and-bots 5, 6, 9.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Final

from attrs import frozen

from noria_desktop.app import catalogue, simulate
from noria_desktop.app.command_line import cores
from noria_desktop.app.lab.commands import matched, workers
from noria_desktop.app.lab.crew import Crew
from noria_desktop.app.lab.match import outcome
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.terms import Level
from noria_desktop.games.solani.terms import CoyoteLevel

GAME: Final = "nautilus"
SOLANI: Final = "solani"
SCYTHE: Final = "scythe"
COYOTE: Final = tuple(level.value for level in CoyoteLevel)
AUTOMA: Final = tuple(level.value for level in Level)
"""Easiest first."""


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


SOLANI_RUNGS: Final = (
    Rung("level2", "random", 0.99),
    Rung("level3", "level2", 0.58),
    Rung("level4", "level3", 0.60),
    *(Rung(player, level, 0.0) for player in ("level2", "level3") for level in COYOTE),
)
SCYTHE_RUNGS: Final = tuple(
    Rung(player, level, 0.0) for player in ("planner", "greedy", "random") for level in AUTOMA
)
LADDERS: Final = {GAME: RUNGS, SOLANI: SOLANI_RUNGS, SCYTHE: SCYTHE_RUNGS}


@frozen
class Standing:
    """A match so far."""

    games: int
    wins: int
    """Of the first player."""
    pairs_won: int
    """Seeds on which the first player won from both seats."""
    pairs_lost: int
    points: tuple[int, int] = (0, 0)
    """Of both players, all games together."""

    @property
    def interval(self) -> tuple[float, float]:
        """95 % Wilson interval of the first player's share."""
        return simulate.wilson(self.wins, self.games)

    @property
    def share(self) -> float:
        """Of games won by the first player."""
        return self.wins / self.games

    @property
    def means(self) -> tuple[float, float]:
        """Points a game, of both players."""
        return self.points[0] / self.games, self.points[1] / self.games


def played(game: str, first: str, second: str, games: int, seed: int, crew: Crew) -> Iterator[Standing]:
    """The standing of a match of the ladder after each game; after each pair where every seed is played from both seats."""
    match = matched(catalogue.kit(game), first, second, games, seed)
    pair = wins = won = lost = mine = theirs = 0
    for number, (job, line) in enumerate(zip(match.jobs(), crew.lines(match.jobs()), strict=True), start=1):
        found = outcome(line, job.turned)
        pair += found.winner == HUMAN
        mine, theirs = mine + found.scores[HUMAN], theirs + found.scores[BOT]
        if match.paired and number % 2:
            continue
        wins += pair
        won += match.paired and pair == 2
        lost += match.paired and pair == 0
        pair = 0
        yield Standing(number, wins, won, lost, (mine, theirs))


def match(
    first: str, second: str, games: int, seed: int, low: float | None, crew: Crew, game: str = GAME
) -> tuple[Standing, bool]:
    """Play a match and print it; how it ended and whether it reaches its target."""
    begun = time.monotonic()
    standing = Standing(0, 0, 0, 0)
    single = second in catalogue.kit(game).rivals
    for standing in played(game, first, second, games, seed, crew):
        if standing.games % 50 == 0 and standing.games < games:
            print(f"  {first} - {second}: {standing.wins}/{standing.games}", flush=True)
    bounds = standing.interval
    reached = low is None or bounds[0] >= low
    target = f"  target >= {low:.2f} {'ok' if reached else 'MISSED'}" if low else ""
    means = "  means " + " - ".join(f"{points:.1f}" for points in standing.means)
    pairs = "" if single else f"  both seats won {standing.pairs_won}, lost {standing.pairs_lost}"
    seeds = standing.games if single else standing.games // 2
    print(
        f"{first} over {second}: {standing.wins}/{standing.games} = {standing.share:.3f}"
        f"  [{bounds[0]:.3f}, {bounds[1]:.3f}]{target}{means}{pairs}"
        f"  seeds {seed}-{seed + seeds - 1}, {time.monotonic() - begun:.0f} s",
        flush=True,
    )
    return standing, reached


def falling(player: str, standings: dict[tuple[str, str], Standing]) -> bool:
    """Print how a player's shares go along the Automa's levels; whether they fall and never rise."""
    shares = [standings[player, level].share for level in AUTOMA]
    falls = shares == sorted(shares, reverse=True) and shares[0] > shares[-1]
    print(
        f"{player}: shares {' '.join(f'{share:.3f}' for share in shares)} {'fall' if falls else 'DO NOT FALL'}"
    )
    return falls


def above(standings: dict[tuple[str, str], Standing]) -> bool:
    """Print by how many points the look-ahead stands above the random player; whether on every level."""
    leads = [standings["greedy", level].means[0] - standings["random", level].means[0] for level in AUTOMA]
    beats = min(leads) > 0
    print(
        f"greedy above random: points {' '.join(f'{lead:+.1f}' for lead in leads)} {'ok' if beats else 'MISSED'}"
    )
    return beats


def main(arguments: list[str]) -> int:
    """Play the matches asked for."""
    parser = argparse.ArgumentParser(description="Paired games of a game's players, Wilson intervals.")
    parser.add_argument(
        "pairs", nargs="*", metavar="GAME or A,B", help="such as scythe greedy,automa (all rungs)"
    )
    parser.add_argument("--games", type=int, default=400, help="how many a match (400)")
    parser.add_argument("--seed", type=int, default=10_000, help="first seed (10000)")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes at work (all cores)")
    found = parser.parse_args(arguments)
    game = next((word for word in found.pairs if "," not in word), GAME)
    if game not in LADDERS:
        parser.error(f"no ladder for {game}")
    targets = {(rung.stronger, rung.weaker): rung.low for rung in LADDERS[game]}
    pairs = [tuple(word.split(",")) for word in found.pairs if "," in word] or list(targets)
    with closing(workers(found.jobs)) as players:
        results = {
            (a, b): match(a, b, found.games, found.seed, targets.get((a, b)), players, game) for a, b in pairs
        }
    reached = [ok for _, ok in results.values()]
    if game == SCYTHE:
        standings = {pair: standing for pair, (standing, _) in results.items()}
        if all(("greedy", level) in standings for level in AUTOMA):
            reached.append(falling("greedy", standings))
            if all(("random", level) in standings for level in AUTOMA):
                reached.append(above(standings))
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
