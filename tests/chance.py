"""Chance for players that tests put at a table themselves: numbered, another for every seat."""

from __future__ import annotations

from typing import Any

from noria_desktop.bots.policy import Choice, Policy
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.rng import SEED_BITS, Rng


def seat_chance(seed: int, seat: Seat) -> Rng:
    """A player's chance in a numbered game of a test, which may repeat a game by its number alone."""
    return Rng((int(seat) + 1) << SEED_BITS | seed)


class Numbered:
    """A player that goes on with its numbered chance, whatever it is handed."""

    def __init__(self, policy: Policy, seed: int, seat: Seat) -> None:
        """``policy`` in the game of that number."""
        self._policy, self._rng = policy, seat_chance(seed, seat)

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """What the player does with the chance it had in that game."""
        choice, self._rng = self._policy.choose(view, legal, self._rng)
        return choice, rng
