"""The lines that Solani's coach may say, by name, and how a remark is made of one. Source: lessons/solani.md, coach lines."""

from __future__ import annotations

import enum
from typing import Any, Final

from noria_desktop.bots.coaching import Remark

MUCH: Final = 3
"""So many points more at once are worth a word at a pick."""


class Line(enum.Enum):
    """What may be said, in the order in which the first that is true is spoken."""

    LOOSE_NODE = "solani.k1"
    """The cluster could have closed a loose node."""
    TOO_MANY = "solani.k2"
    """A star got one node too many."""
    OUT_OF_REACH = "solani.k3"
    """The cluster can never be filled where it lies."""
    TETHERED = "solani.k4"
    """A node points at a planet."""
    ALONE = "solani.k5"
    """The planet lies alone in its sector."""
    LAST_GAP = "solani.k6"
    """The branch tile could have closed the ring round a Dark Sky token."""
    BONUS_TILE = "solani.k7"
    """A bonus tile could have been won."""
    BRANCH_LOSES = "solani.k15"
    """Nodes of the branch tile cost points that it would not cost elsewhere, the circular tile left alone."""
    MORE_LIGHT = "solani.k8"
    """The two tiles could score a good deal more."""
    COYOTES_BRANCH = "solani.k9"
    """Coyote has taken the branch tile that was worth most."""
    COYOTES_COLOUR = "solani.k10"
    """Coyote has got its fourth colour."""
    NEXT_COLOUR = "solani.k11"
    """A planet in reach would have made a set at once."""
    TOO_LATE = "solani.k12"
    """The cluster wants more branch tiles than are to come."""
    LAST_BRANCHES = "solani.k13"
    """The next round brings only small branch tiles."""
    BETTER_FEATURE = "solani.k14"
    """An open card would bring more at once."""


def line_of(line: Line, *things: object, worth: int = 0, pressed: bool = True, **fields: object) -> Remark:
    """A remark of this kind about these things; ``pressed``: it speaks of what was just played."""
    return Remark(line.value, things, tuple(fields.items()), worth, pressed)


def sums(now: int, better: int) -> dict[str, Any]:
    """Points as they lie and as they could, for the reason's table."""
    return {"now": now, "better": better, "worth": better - now}
