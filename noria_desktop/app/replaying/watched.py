"""What a game says of itself for whoever watches it again: how it counts its turns, and what stands out in it.

Shared rooms mark what stands out by its kind alone; a game names no sign and no word here. Source: mocks/library.md 2.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from attrs import field

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import frozen


class MarkKind(enum.Enum):
    """What stands out in a game, the most telling first: where two lie on each other the first is shown."""

    STAR = "star"
    """A star was placed."""
    WON = "won"
    """Something of the game is settled for one side for good, such as a domain."""
    FIGHT = "fight"
    """A combat was fought."""
    PRIZE = "prize"
    """A card was won that not everybody can have."""
    BUILT = "built"
    """Something was built that stays."""
    VOYAGE = "voyage"
    """A ship, or the way to a far place, became somebody's."""
    COUNCIL = "council"
    """A seat was taken that changes what things are worth."""
    SPECIAL = "special"
    """A special card, or something else that is had once, was used."""


class Unit(enum.Enum):
    """What a game counts while it is played."""

    ROUND = "round"
    """All have a part in it."""
    TURN = "turn"
    """One has a turn, then the other has that of the same number."""


Happening: TypeAlias = tuple[MarkKind, Seat | None]
"""What stands out and who did it; None: both had a part in it."""


def nothing(_event: Any) -> Happening | None:
    """No event stands out."""
    return None


@frozen
class Watched:
    """A game's part of its time line."""

    unit: Unit = Unit.ROUND
    number: Callable[[Any], int] | None = field(default=None, eq=False)
    """State: the round or turn that is being played, from 1; None: the one after those that are finished."""
    happened: Callable[[Any], Happening | None] = field(default=nothing, eq=False)
    """Event: what stands out, or nothing."""


PLAIN: Final = Watched()
"""Of a game that says nothing of itself."""
