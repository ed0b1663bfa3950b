"""What a player of Solani weighed before it decided, as data (decision 7).

Everything on the table of Solani is open but cards just drawn, so that the record may be told at once; only what was
kept of two cards names one that nobody else saw until it joined its row, and by then it has.
"""

from __future__ import annotations

import enum
from typing import Final

from attrs import frozen

from noria_desktop.bots.policy import Choice, Weighed
from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.actions import Action
from noria_desktop.games.solani.terms import Line

SCALE: Final = 100
"""Points are whole numbers of hundredths."""


class Method(enum.Enum):
    """How a decision was found."""

    ONLY = "only"
    """There was nothing else."""
    QUARTZ = "quartz"
    """Players spend no quartz."""
    SOME = "some"
    """One of the better ones, by chance."""
    TILE = "tile"
    """By the best way to lay one tile."""
    PAIR = "pair"
    """By the best way to lay both tiles, in the draft also by what others are denied; a card by its tile."""
    PLAYED_OUT = "played_out"
    """By playing the game on many times."""
    COUNTED = "counted"
    """By counting every way to lay the last tiles."""


@frozen
class Gain:
    """What a choice changes in a line of the score sheet, the tiles laid as planned."""

    line: Line
    points: int
    """Whole points as they would be counted then; loose nodes below 0."""


@frozen
class Considered:
    """An action that was weighed."""

    action: Action
    worth: int
    """What it is worth in hundredths of a point, expectations included: only differences between actions mean something."""
    gains: tuple[Gain, ...] = ()
    """What is certain of it, by lines that change."""
    denied: int = 0
    """Hundredths of a point that the next player to pick loses by it."""
    denied_to: Seat | None = None
    """That player."""
    visits: int = 0
    """How often the game was played on after it."""
    then: tuple[Action, ...] = ()
    """What it means to lay on its own sky afterwards; of a tile drafted the best way as things stand."""


@frozen
class Thoughts:
    """The record of one decision."""

    method: Method
    considered: tuple[Considered, ...] = ()
    """Best first; the first is what was decided, unless the player chose with some chance."""
    until: int = 0
    """The last round that was played out; at most the twelfth."""
    iterations: int = 0
    """How often it was played out, all choices together."""


@frozen
class Reasoned(Choice[Action]):
    """A choice with its record."""

    thoughts: Thoughts = Thoughts(Method.ONLY)


def reasoned(action: Action, thoughts: Thoughts) -> Reasoned:
    """A choice in the words of every game, the record beside it."""
    return Reasoned(action, tuple(Weighed(some.action, some.worth) for some in thoughts.considered), thoughts)
