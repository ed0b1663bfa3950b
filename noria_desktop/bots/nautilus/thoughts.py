"""What a player of Nautilus weighed before it decided, as data (decision 7).

All of it follows from what the player holds, so it may be told only when that lies open (decisions 28 and 32).
"""

from __future__ import annotations

import enum
from typing import Final

from attrs import frozen

from noria_desktop.bots.policy import Choice, Weighed
from noria_desktop.games.nautilus.actions import Action

SCALE: Final = 10_000
"""Chances are whole numbers of this many parts."""
COUNTED_OUT: Final = 4
"""Free spaces from which on level 4 enumerates everything that can still happen."""


class Method(enum.Enum):
    """How a decision was found."""

    ONLY = "only"
    """There was nothing else."""
    RULE = "rule"
    """By a simple rule, without weighing."""
    LOOK = "look"
    """By looking one card ahead."""
    SEARCH = "search"
    """By playing the round on many times."""
    EXACT = "exact"
    """By enumerating everything that can still happen."""


@frozen
class Considered:
    """An action that was weighed."""

    action: Action
    chance: int
    """Estimated chance that the player who decides wins the game, in parts of ``SCALE``."""
    visits: int = 0
    """How often a search tried it."""
    then: tuple[Action, ...] = ()
    """What its player would do next in the same turn: whom to anchor, which card the arrow moves."""


@frozen
class Thoughts:
    """The record of one decision."""

    method: Method
    considered: tuple[Considered, ...] = ()
    """Best first; the first is what was decided, unless the player chose with some chance."""
    worlds: int = 0
    """Combinations of the rival's hand and special card that were thought possible."""
    iterations: int = 0
    """Rounds that were played out in mind."""


@frozen
class Reasoned(Choice[Action]):
    """A choice with its record."""

    thoughts: Thoughts = Thoughts(Method.RULE)


def reasoned(action: Action, thoughts: Thoughts) -> Reasoned:
    """A choice in the words of every game, the record beside it."""
    weighed = tuple(Weighed(some.action, some.chance) for some in thoughts.considered)
    then = next((some.then for some in thoughts.considered if some.action == action), ())
    return Reasoned(action, weighed, thoughts, then=then)
