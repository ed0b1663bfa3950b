"""Who beats whom: ``python -m tests.benchmarks.ladder [GAME] [A,B ...] [--games 400] [--seed 10000]``.

Paired games: every seed is played twice with the seats exchanged, so both players get the same cards or bags. Without
pairs of names all rungs of the game are played; that takes hours, so results are printed as they come. Players have fixed
numbers of iterations or samples, which makes every figure repeatable. Seeds 1 to 999 were for tuning.

GAME is ``nautilus`` (if none is named) or ``solani``, whose players also meet Coyote: ``solani level3,trickster``. Then the
player sits alone, and every seed is played once. So it is with ``scythe``, whose opponents are the Automa's levels:
``scythe --games 200`` plays every player against every level and says at the end whether shares fall with the levels and
whether the look-ahead stands above the random player.

Source: engines-and-bots 5, 6, 9.
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
from noria_desktop.games.scythe.state import Options as ScytheOptions
from noria_desktop.games.scythe.terms import Level
from noria_desktop.games.solani.state import Options as SolaniOptions
from noria_desktop.games.solani.terms import CoyoteLevel, Player

GAME: Final = "nautilus"
SOLANI: Final = "solani"
SCYTHE: Final = "scythe"
COYOTE: Final = tuple(level.value for level in CoyoteLevel)
AUTOMA: Final = tuple(level.value for level in Level)
"""Easiest first."""
LEVELS: Final = {SOLANI: COYOTE, SCYTHE: AUTOMA}
"""Opponents against whom a player sits alone."""


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
SCYTHE_RUNGS: Final = tuple(Rung(player, level, 0.0) for player in ("greedy", "random") for level in AUTOMA)
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


def paired(first: str, second: str, games: int, seed: int, game: str = GAME) -> Iterator[Standing]:
    """Play both seats of one seed after the other; the standing after each pair."""
    kit = catalogue.kit(game)
    players = player(game, first), player(game, second)
    options = kit.default_options()
    wins = won = lost = played = mine = theirs = 0
    for number in simulate.seeds(seed, (games + 1) // 2):
        pair = 0
        for seat in (HUMAN, BOT):
            other = BOT if seat == HUMAN else HUMAN
            outcome = simulate.play(kit, options, number, {seat: players[0], other: players[1]})
            pair += outcome.winner == seat
            mine, theirs = mine + outcome.scores[seat], theirs + outcome.scores[other]
            played += 1
        wins += pair
        won += pair == 2
        lost += pair == 0
        yield Standing(played, wins, won, lost, (mine, theirs))


def alone(game: str, name: str, level: str, games: int, seed: int) -> Iterator[Standing]:
    """One player against Coyote or the Automa; sides and mats are dealt by the seeds."""
    kit = catalogue.kit(game)
    options: SolaniOptions | ScytheOptions = (
        SolaniOptions((Player.HUMAN,), CoyoteLevel(level))
        if game == SOLANI
        else ScytheOptions(level=Level(level))
    )
    wins = mine = theirs = 0
    for played, number in enumerate(simulate.seeds(seed, games), start=1):
        outcome = simulate.play(kit, options, number, {HUMAN: player(game, name)})
        wins += outcome.winner == HUMAN
        mine, theirs = mine + outcome.scores[HUMAN], theirs + outcome.scores[BOT]
        yield Standing(played, wins, 0, 0, (mine, theirs))


def match(
    first: str, second: str, games: int, seed: int, low: float | None, game: str = GAME
) -> tuple[Standing, bool]:
    """Play a match and print it; how it ended and whether it reaches its target."""
    begun = time.monotonic()
    standing = Standing(0, 0, 0, 0)
    single = second in LEVELS.get(game, ())
    for standing in (
        alone(game, first, second, games, seed) if single else paired(first, second, games, seed, game)
    ):
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
    found = parser.parse_args(arguments)
    game = next((word for word in found.pairs if "," not in word), GAME)
    if game not in LADDERS:
        parser.error(f"no ladder for {game}")
    targets = {(rung.stronger, rung.weaker): rung.low for rung in LADDERS[game]}
    pairs = [tuple(word.split(",")) for word in found.pairs if "," in word] or list(targets)
    played = {(a, b): match(a, b, found.games, found.seed, targets.get((a, b)), game) for a, b in pairs}
    reached = [ok for _, ok in played.values()]
    if game == SCYTHE:
        standings = {pair: standing for pair, (standing, _) in played.items()}
        if all(("greedy", level) in standings for level in AUTOMA):
            reached.append(falling("greedy", standings))
            if all(("random", level) in standings for level in AUTOMA):
                reached.append(above(standings))
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
