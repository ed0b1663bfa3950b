"""Many seeded games by named players, and what they add up to.

Source: decision 18.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from attrs import frozen

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.players import player, player_rng
from noria_desktop.app.saves.converter import digest_of, unstructured
from noria_desktop.bots.policy import Policy
from noria_desktop.bots.resolute import resolute
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.engine.rng import SEED_BITS, Rng

QUANTILES: Final = (0, 5, 25, 50, 75, 95, 100)
"""Percentages at which scores are quoted."""


class EndlessGame(RuntimeError):
    """A game took more actions than its kit's bound; the rules have a fault."""


@frozen
class Outcome:
    """One simulated game."""

    seed: int
    scores: tuple[int, ...]
    """A number a seat."""
    winner: int | None
    """The winning seat; None when shared."""
    actions: int
    state: Any
    """The final state."""


@frozen
class SeatFigures:
    """What one seat's scores add up to."""

    seat: int
    mean: float
    deviation: float
    """Standard deviation of a single game."""
    quantiles: tuple[int, ...]
    """At the percentages of ``QUANTILES``."""
    wins: int
    share: float
    """Wins per game, shared victories counting for nobody."""
    low: float
    high: float
    """95 % Wilson interval of the share."""


@frozen
class Figures:
    """What a series of games adds up to."""

    games: int
    shared: int
    """Games without a single winner."""
    actions: float
    """Mean number of actions a game."""
    seats: tuple[SeatFigures, ...]


def players_of(kit: GameKit, options: Any, names: Sequence[str]) -> Mapping[Seat, Policy]:
    """The players at their seats, seat 0 first; automatons need none.

    Raises:
        UnknownPlayer: the game has no such player.
        ValueError: more players than seats.
    """
    seats = kit.seats(options)
    if len(names) > len(seats):
        raise ValueError(len(names))
    return {seat: player(kit.game_id, name) for seat, name in zip(seats, names, strict=False)}


def seeds(first: int, games: int) -> Iterator[int]:
    """The seeds of a series, counting on from the first and round again after the largest."""
    for number in range(games):
        yield (first + number) % (1 << SEED_BITS)


def play(kit: GameKit, options: Any, seed: int, players: Mapping[Seat, Policy]) -> Outcome:
    """One game from set-up to the end.

    Where no player is named, the program that the options put there decides, else the player of seat 0.

    Raises:
        EndlessGame: it did not end.
    """
    rules = kit.rules
    programs = {seat: player(kit.game_id, name) for seat, name in kit.programs(options).items()}
    # Made for this game: who compares whole turns is asked once a turn, and not at each of its decisions.
    players = {seat: resolute(policy) for seat, policy in {**programs, **players}.items()}
    state = rules.setup(options, seed).state
    chance: dict[Seat, Rng] = {}
    fallback = players[HUMAN]
    for done in range(kit.action_bound + 1):
        turn = rules.turn(state)
        if turn.seat is None:
            sheet = rules.scores(state)
            return Outcome(
                seed=seed,
                scores=tuple(sheet.total(seat) for seat in kit.seats(options)),
                winner=sheet.winner,
                actions=done,
                state=state,
            )
        legal = rules.legal_actions(state)
        if turn.automatic:
            action = legal[0]
        else:
            seat = turn.seat
            view = rules.observe(state, seat)
            rng = chance.get(seat) or player_rng(view, done)
            choice, chance[seat] = players.get(seat, fallback).choose(view, legal, rng)
            action = choice.action
        state = rules.apply_unchecked(state, action).state
    raise EndlessGame(f"{kit.game_id}, seed {seed}: more than {kit.action_bound} actions")


def record(kit: GameKit, outcome: Outcome) -> dict[str, Any]:
    """The JSON object of a game, with the keys of decision 18."""
    return {
        "game": kit.game_id,
        "seed": outcome.seed,
        "scores": list(outcome.scores),
        "winner": outcome.winner,
        "actions": outcome.actions,
        "digest": digest_of(unstructured(kit, outcome.state, kit.state_type)),
    }


class Series:
    """Adds games up one by one, so that no final state is kept."""

    def __init__(self, seats: int) -> None:
        """For games with so many scoring seats."""
        self._scores: list[list[int]] = [[] for _ in range(seats)]
        self._wins = [0] * seats
        self._shared = 0
        self._actions = 0

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        for scores, points in zip(self._scores, outcome.scores, strict=True):
            scores.append(points)
        if outcome.winner is None:
            self._shared += 1
        else:
            self._wins[outcome.winner] += 1
        self._actions += outcome.actions

    def figures(self) -> Figures:
        """What the games so far add up to.

        Raises:
            ValueError: there was none.
        """
        games = len(self._scores[0])
        if not games:
            raise ValueError("no game was played")
        seats = []
        for seat, (scores, wins) in enumerate(zip(self._scores, self._wins, strict=True)):
            mean = sum(scores) / games
            low, high = wilson(wins, games)
            seats.append(
                SeatFigures(
                    seat=seat,
                    mean=mean,
                    deviation=math.sqrt(sum((points - mean) ** 2 for points in scores) / games),
                    quantiles=quantiles(scores),
                    wins=wins,
                    share=wins / games,
                    low=low,
                    high=high,
                )
            )
        return Figures(games, self._shared, self._actions / games, tuple(seats))


def quantiles(scores: Iterable[int]) -> tuple[int, ...]:
    """The scores at the percentages of ``QUANTILES``, each a score that really occurred."""
    ordered = sorted(scores)
    last = len(ordered) - 1
    return tuple(ordered[round(last * percent / 100)] for percent in QUANTILES)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a share of wins."""
    z = 1.959964
    share, spread = wins / games, z * z / games
    centre = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)
