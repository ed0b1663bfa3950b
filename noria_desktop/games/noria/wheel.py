"""The wheel: three rings that turn clockwise, and which active spaces are connected.

Everything here holds for the human's wheel and for the bot's alike. Source: rules.md 3; R1, R2.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeVar

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import SPACES, Ring, Space

D = TypeVar("D")
"""What lies on a space: a disc or None."""

ACTIVE_SPACES: tuple[Space, ...] = tuple(space for space in SPACES if space.active)
"""The six spaces of the lower half, in wheel order."""

RING_SPACES: tuple[tuple[Space, ...], ...] = tuple(
    tuple(space for space in SPACES if space.ring is ring) for ring in Ring
)
"""The spaces of each ring, by position: ``RING_SPACES[ring.index][position - 1]``."""

ENTRY_SPACES: tuple[Space, ...] = tuple(
    next(space for space in spaces if space.active) for spaces in RING_SPACES
)
"""Where a disc that turns into the active half lands, small ring first."""

_CUTS = tuple((spaces[0].index, spaces[-1].index + 1) for spaces in RING_SPACES)


def turned(wheel: tuple[D, ...], rings: Iterable[Ring]) -> tuple[D, ...]:
    """The wheel after each of ``rings`` turned one step clockwise: position k becomes k mod n + 1."""
    for ring in rings:
        start, end = _CUTS[ring.index]
        wheel = (*wheel[:start], wheel[end - 1], *wheel[start : end - 1], *wheel[end:])
    return wheel


def exchanged(wheel: tuple[D, ...], first: Space, second: Space) -> tuple[D, ...]:
    """The wheel after the contents of two spaces changed places; discs keep their side."""
    spaces = list(wheel)
    spaces[first.index], spaces[second.index] = spaces[second.index], spaces[first.index]
    return tuple(spaces)


def laid(wheel: tuple[D, ...], space: Space, disc: D) -> tuple[D, ...]:
    """The wheel with ``disc`` on ``space`` instead of what lay there."""
    index = space.index
    return (*wheel[:index], disc, *wheel[index + 1 :])


@cache
def are_connected(first: Space, second: Space) -> bool:
    """Whether discs on these two spaces are connected by a line."""
    return frozenset((first, second)) in components().adjacency


@cache
def may_join(space: Space, named: tuple[Space, ...]) -> bool:
    """Whether a disc on ``space`` may be activated together with those already named.

    It must be active, its ring not yet used, and the whole set connected, a chain being enough (R1).
    """
    if not space.active or any(space.ring is other.ring for other in named):
        return False
    return not named or any(are_connected(space, other) for other in named)


@cache
def is_connected(named: tuple[Space, ...]) -> bool:
    """Whether discs on these spaces hang together, a chain being enough (R1); one disc or none always does."""
    reached, waiting = set(named[:1]), set(named[1:])
    while found := {one for one in waiting if any(are_connected(one, other) for other in reached)}:
        reached |= found
        waiting -= found
    return not waiting
