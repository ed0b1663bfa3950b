"""What a decision was worth: the move that was made beside the best one, both looked at equally widely.

A player that only chooses may hardly have looked at a move before it leaves it; whoever says that the move was worse owes it
the same search as the best. Each game that has an adviser says so in ``noria_desktop.bots.<game_id>.appraisal``, with
``MEASURE`` and ``appraise``. Source: mocks/library.md 3.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
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

    @property
    def lost(self) -> int:
        """How much the move that was made gave away; below 0 where the search had not seen how good it is."""
        return self.best - self.played


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
