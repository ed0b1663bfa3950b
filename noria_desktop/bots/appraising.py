"""What a decision was worth: the move that was made beside the best one, both looked at equally widely.

A player that only chooses may hardly have looked at a move before it leaves it; whoever says that the move was worse owes it
the same search as the best, and the same luck: both are played on after the same draws, and none of those by which the best was
found is among them, or it would seem better than it is. Each game that has an adviser says so in ``noria_desktop.bots.<game_id>.appraisal``, with
``MEASURE`` and ``appraise``. Source: mocks/library.md 3.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from importlib import import_module
from math import sqrt
from typing import Any, Protocol

from attrs import frozen

from noria_desktop.bots.policy import Choice, never
from noria_desktop.engine.rng import Rng

SCALE = 100
"""Worths are whole hundredths of a point, or of a percentage point."""


class Measure(enum.Enum):
    """What a game's adviser expects of a position."""

    CHANCE = "chance"
    """The chance to win the game, in percent."""
    LEAD = "lead"
    """Points ahead in the end."""
    WORTH = "worth"
    """What the position is worth to its owner, in points; only differences mean something."""


@frozen
class Appraised(Choice[Any]):
    """A decision beside the best one; ``action`` is the best, ``then`` what it means to do afterwards in the same turn."""

    best: int = 0
    """What the best move is worth to whoever decides, in hundredths."""
    played: int = 0
    """What the move that was made is worth, in hundredths."""
    now: int | None = None
    """What the position is worth as it stands, where that is not the worth of the best move."""
    hands: int = 0
    """So many possible hands were counted out; 0: it was searched, not counted."""
    doubt: int = 0
    """By how much the difference of the two may be off, in hundredths: one standard error; 0: nothing was sampled."""
    level: int = 0
    """The same of each of them by itself, beside what was found at another decision."""

    @property
    def lost(self) -> int:
        """How much the move that was made gave away; below 0 where the search had not seen how good it is."""
        return self.best - self.played


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """What samples of chance come to on average, and the standard error of that."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.0
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(spread / count)


def weigher(game_id: str) -> Appraise:
    """How what was played in a game is weighed for its coach, the moment that it lies there.

    A game whose adviser looks farther than its ``appraise`` has a ``weigh`` of its own beside it.
    """
    module = import_module(f"noria_desktop.bots.{game_id}.appraisal")
    found: Appraise = getattr(module, "weigh", module.appraise)
    return found


class Appraise(Protocol):
    """Compares a move with the best."""

    def __call__(
        self,
        view: Any,
        legal: tuple[Any, ...],
        played: Any,
        rng: Rng,
        effort: int,
        stopped: Callable[[], bool] = never,
    ) -> Appraised:
        """Compare.

        Args:
            view: what the seat that decides sees.
            legal: every legal action.
            played: the one that was chosen.
            rng: the comparison's own chance.
            effort: 1 for a first look; ten times as much looks ten times as long.
            stopped: asked now and then; when it says yes, the best so far is the answer.
        """
        ...
