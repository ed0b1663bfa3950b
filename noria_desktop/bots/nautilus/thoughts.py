"""What a player of Nautilus weighed before it decided, as data (decision 7).

While a round runs, only what the move already showed may be told: for a card laid, the other places for that very
card (decision 28). ``told_now`` keeps that part, the rest can be shown once the round's cards are open.
"""

from __future__ import annotations

import enum
from typing import Final

from attrs import frozen

from noria_desktop.bots.policy import Choice, Weighed
from noria_desktop.engine.values import changed
from noria_desktop.games.nautilus.actions import Action, AnchorTarget, MoveCard, Place

SCALE: Final = 10_000
"""Chances are whole numbers of this many parts."""


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


@frozen
class Thoughts:
    """The record of one decision."""

    method: Method
    considered: tuple[Considered, ...] = ()
    """Best first; the first is what was decided, unless the player chose with some chance."""
    worlds: int = 0
    """Hands and specials of the rival that were thought possible."""
    iterations: int = 0
    """Rounds that were played out in mind."""

    def told_now(self, action: Action) -> Thoughts:
        """What may be told while the round runs: places for the card that ``action`` laid.

        Moves, anchor targets and decisions at a round's start are compared with nothing hidden or with nothing at all: a
        move's alternatives lie open on the board, those of a start are kept back.
        """
        if isinstance(action, Place):
            kept = tuple(
                some
                for some in self.considered
                if isinstance(some.action, Place)
                and some.action.card == action.card
                and some.action.with_anchor == action.with_anchor
            )
        else:
            kept = self.considered if isinstance(action, MoveCard | AnchorTarget) else ()
        return changed(self, considered=kept)


@frozen
class Reasoned(Choice[Action]):
    """A choice with its record."""

    thoughts: Thoughts = Thoughts(Method.RULE)


def reasoned(action: Action, thoughts: Thoughts) -> Reasoned:
    """A choice in the words of every game, the record beside it."""
    return Reasoned(
        action, tuple(Weighed(some.action, some.chance) for some in thoughts.considered), thoughts
    )
