"""Starting layouts of a wheel: six discs, 1 small, 2 medium, 3 large, four resting and two active.

There are 59 sets of spaces of that kind, so six different discs have 59 x 720 = 42,480 layouts; the
human's wheel and the bot's follow the same rule. Source: rules.md 4.1, 5.1 (6, 7).
"""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain, combinations, product
from types import MappingProxyType
from typing import TypeVar

from noria_desktop.engine.rng import Rng
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import SPACES, Ring, Space

P = TypeVar("P")


class LayoutFault(enum.Enum):
    """Why a wheel may not start a game."""

    WRONG_LENGTH = "wrong_length"
    """Not twelve spaces."""
    WRONG_PIECES = "wrong_pieces"
    """Not each of the six discs exactly once."""
    RING_COUNTS = "ring_counts"
    """Not 1 disc on the small, 2 on the medium and 3 on the large ring."""
    HALVES = "halves"
    """Not 4 resting and 2 active discs."""


def layout_fault(layout: Sequence[P | None], pieces: Sequence[P]) -> LayoutFault | None:
    """What is wrong with a layout of these pieces in wheel order; None when it is legal."""
    if len(layout) != len(SPACES):
        return LayoutFault.WRONG_LENGTH
    lying = [piece for piece in layout if piece is not None]
    if len(lying) != len(pieces) or set(lying) != set(pieces):
        return LayoutFault.WRONG_PIECES
    return spaces_fault([space for space, piece in zip(SPACES, layout, strict=True) if piece is not None])


def spaces_fault(spaces: Sequence[Space]) -> LayoutFault | None:
    """What is wrong with a set of occupied spaces; None when a game may start so."""
    printed = components()
    wanted = {
        Ring.SMALL: printed.small_discs,
        Ring.MEDIUM: printed.medium_discs,
        Ring.LARGE: printed.large_discs,
    }
    if any(sum(space.ring is ring for space in spaces) != count for ring, count in wanted.items()):
        return LayoutFault.RING_COUNTS
    if sum(not space.active for space in spaces) != printed.inactive_discs:
        return LayoutFault.HALVES
    return None


@cache
def ring_counts() -> Mapping[Ring, int]:
    """How many discs lie on each ring at the start."""
    printed = components()
    return MappingProxyType(
        {Ring.SMALL: printed.small_discs, Ring.MEDIUM: printed.medium_discs, Ring.LARGE: printed.large_discs}
    )


@cache
def position_sets() -> tuple[tuple[Space, ...], ...]:
    """The 59 sets of six spaces that a starting wheel may occupy, in wheel order."""
    # A wheel's order goes ring by ring, so what is chosen ring by ring stands in the same order.
    rings = [
        combinations([s for s in SPACES if s.ring is ring], count) for ring, count in ring_counts().items()
    ]
    sets = (tuple(chain.from_iterable(parts)) for parts in product(*rings))
    active = sum(ring_counts().values()) - components().inactive_discs
    return tuple(spaces for spaces in sets if sum(s.active for s in spaces) == active)


def random_layout(pieces: Sequence[P], rng: Rng) -> tuple[tuple[P | None, ...], Rng]:
    """One of the 42,480 layouts of six different pieces, all equally likely, and the generator after it.

    Draws: the set of spaces, then the order of the pieces.
    """
    spaces, rng = rng.pick(position_sets())
    order, rng = rng.shuffled(pieces)
    return laid(dict(zip(spaces, order, strict=True))), rng


def laid(pieces: Mapping[Space, P]) -> tuple[P | None, ...]:
    """The twelve spaces in wheel order with these pieces on them."""
    return tuple(pieces.get(space) for space in SPACES)
