"""Players that are programs: they are shown an observation and the legal actions, and choose one.

A policy never sees the true state (decision 6) and keeps no memory between decisions; chance comes in
and goes out as a value, so the same position and generator always give the same choice. What it
weighed is part of the answer (decision 7).

Every game's module ``noria_desktop.bots.<game_id>.players`` has a constant ``PLAYERS``, a mapping of names to
functions that make a policy; ``app/players.py`` finds them there.
"""

from __future__ import annotations

import random
from typing import Any, Generic, Protocol, TypeVar

from attrs import field

from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import frozen

A = TypeVar("A")


@frozen
class Weighed(Generic[A]):
    """An action that was considered, and what it seemed worth (in the policy's own unit)."""

    action: A
    worth: int


@frozen
class Choice(Generic[A]):
    """What a policy decided, and what it had weighed, best first; empty when it did not weigh."""

    action: A
    weighed: tuple[Weighed[A], ...] = ()
    then: tuple[A, ...] = field(default=(), kw_only=True)
    """What it means to do afterwards, as far as it has thought; nothing binds it."""


class Policy(Protocol):
    """A player.

    One that searches says in its attribute ``effort`` how much, in its own units: "3,000 rounds played out a decision".
    """

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """Decide.

        Args:
            view: ``rules.observe(state, seat)`` for the seat that decides.
            legal: every legal action, never empty.
            rng: the player's own chance, not the game's.
        """
        ...


@frozen
class RandomPlayer:
    """Plays any legal action, all equally likely."""

    effort = "chance"

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """One of the legal actions; the position does not matter."""
        action, rng = rng.pick(legal)
        return Choice(action), rng


def never() -> bool:
    """Nobody wishes that a search stop."""
    return False


def own_dice(rng: Rng) -> tuple[random.Random, Rng]:
    """A fast generator for one decision, and the player's own after it."""
    seed, rng = rng.below(1 << 62)
    return random.Random(seed), rng
