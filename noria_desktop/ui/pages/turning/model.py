"""What the page of turning points shows: the curve and up to three cards, as plain values made from a reading.

The page asks for a model again whenever more is known or the language changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from attrs import field
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.app.turning.changes import Cause, Measure, Point
from noria_desktop.engine.values import frozen

Paint: TypeAlias = Callable[[QPainter, QRectF], None]


@frozen
class Card:
    """A turning point in words."""

    key: int
    """The ply of its step."""
    cause: Cause
    title: str
    played_title: str
    played: str
    better_title: str
    better: str
    """Empty where there is no better move to be told."""
    before: int
    """Hundredths, as the human sees it."""
    after: int
    moved: str
    """By how much, and whose doing it was."""
    reason: str
    button: str
    """What its button says; empty: it has none."""
    tries: bool
    """Whether the button opens the position to be tried; else the replay from there."""
    found: bool
    """Whether a better move was found since."""
    paint: Paint | None = field(default=None, eq=False)

    def spoken(self, number: int, of: int, course: str, head: str) -> str:
        """All of it in sentences."""
        parts = [head, f"{self.title}.", f"{self.played_title}: {self.played}."]
        if self.better:
            parts.append(f"{self.better_title}: {self.better}.")
        parts.append(course)
        if self.reason:
            parts.append(self.reason)
        return " ".join(parts)


@frozen
class Curve:
    """What the player could expect through the game."""

    points: tuple[Point, ...]
    plies: int
    """How long the game was."""
    beginnings: tuple[tuple[int, int], ...]
    """Number of each round or turn, and the ply in which it begins."""
    marks: tuple[tuple[int, int], ...]
    """Number and ply of each turning point."""
    found: frozenset[int]
    """Numbers of those of which a better move was found."""
    whole: bool = False
    """Whether every decision was looked at once; what may be told is looked at longer then."""


@frozen
class TurningModel:
    """Everything the page shows."""

    game: str
    title: str
    """Game, opponent, how it ended."""
    measure: Measure
    curve: Curve
    cards: tuple[Card, ...]
    done: int
    of: int
    """How much of the reading is done, of how much; equal: all of it."""
    waiting: int
    """How many moves wait in the practice list."""
    trouble: str = ""
    """Why there will be no more."""

    @property
    def is_read(self) -> bool:
        """Whether nothing more will come."""
        return self.done >= self.of or bool(self.trouble)

    @property
    def brass(self) -> int | None:
        """Place of the heaviest own move that was not found yet: the one brass button; None: the replay's."""
        own = [
            (abs(one.after - one.before), number)
            for number, one in enumerate(self.cards)
            if one.cause is Cause.OWN and one.tries and not one.found
        ]
        return max(own, key=lambda one: (one[0], -one[1]))[1] if own else None
