"""Laying tiles on a sky: where they may go, what lies there afterwards, and Dark Sky.

Every function takes a sky and gives the next one. Which tile comes when is the flow's business. Callers of the
functions that lay a tile took the space from ``branch_spaces`` or ``circle_spaces``; nothing is checked twice.

Source: rules.md 4.3; rulings 1 to 9, 25.
"""

from __future__ import annotations

from functools import cache, reduce
from itertools import compress
from operator import or_
from typing import Final

from noria_desktop.engine.values import changed
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.copies import replaced
from noria_desktop.games.solani.geometry import BRANCHES_ROUND, CORNERS, circle_set
from noria_desktop.games.solani.state import Branches, Circles, Sky
from noria_desktop.games.solani.terms import (
    BRANCHES,
    CIRCLES,
    Branch,
    BranchSpace,
    CircleSpace,
    Mask,
    Tile,
)

_CORNERS: Final = tuple(circle_set(corners) for corners in CORNERS)
"""By branch space: the circles round it."""
_ROUND: Final = tuple(sum(1 << gap for gap, _ in round_it) for round_it in BRANCHES_ROUND)
"""By circle: the branch spaces round it."""
_GAP: Final = tuple(1 << gap for gap in range(BRANCHES))
_CIRCLE: Final = tuple(1 << space for space in range(CIRCLES))
_CIRCLE_SPACES: Final = tuple(range(CIRCLES))
_BRANCH_SPACES: Final = tuple(range(BRANCHES))


@cache
def _printed(board: int) -> tuple[int, int]:
    """Spaces of a board's Guiding Stars, and the branch spaces round them; boards by their index."""
    spaces = [space for space, stars in enumerate(components().guiding[board]) if stars]
    near = 0
    for space in spaces:
        near |= _ROUND[space]
    return circle_set(spaces), near


@cache
def _closed(board: int, dark: tuple[CircleSpace, ...]) -> int:
    """Spaces on which no circular tile ever lies: Guiding Stars and Dark Sky tokens."""
    return _printed(board)[0] | circle_set(dark)


# Where tiles may go -------------------------------------------------------------------------------------


def open_gaps(sky: Sky) -> int:
    """The set of empty branch spaces next to a circular tile or a Guiding Star.

    It is never empty, and Dark Sky tokens do not help (rulings 2, 5).
    """
    near = reduce(or_, compress(_ROUND, sky.circles), _printed(sky.board.index)[1])
    return near & ~sum(compress(_GAP, sky.branches))


def open_circles(sky: Sky) -> int:
    """The set of empty circular spaces next to a branch tile; it may be empty (ruling 2).

    A space with a Guiding Star or a Dark Sky token is not empty, surrounded or not.
    """
    near = reduce(or_, compress(_CORNERS, sky.branches), 0)
    return near & ~(_closed(sky.board.index, sky.dark) | sum(compress(_CIRCLE, sky.circles)))


def branch_spaces(sky: Sky) -> tuple[BranchSpace, ...]:
    """The spaces of ``open_gaps``, ascending."""
    found = open_gaps(sky)
    return tuple([gap for gap in _BRANCH_SPACES if found >> gap & 1])


def branch_placements(sky: Sky, branch: Branch) -> tuple[tuple[BranchSpace, Mask], ...]:
    """Every way to lay a branch tile: the spaces ascending, at each the rotations in printed order.

    No node needs to point at the neighbour that permits the tile (4.3).
    """
    ways = components().rotations[branch.index]
    return tuple([(space, mask) for space in branch_spaces(sky) for mask in ways])


def circle_spaces(sky: Sky) -> tuple[CircleSpace, ...]:
    """The spaces of ``open_circles``, ascending."""
    found = open_circles(sky)
    return tuple([space for space in _CIRCLE_SPACES if found >> space & 1])


# Laying and discarding ----------------------------------------------------------------------------------


def place_branch(sky: Sky, space: BranchSpace, mask: Mask) -> Sky:
    """The sky after the branch tile held was laid."""
    branches = sky.branches
    return changed(sky, branches=replaced(branches, space, mask), held_branch=None)


def place_circle(sky: Sky, space: CircleSpace) -> Sky:
    """The sky after the cluster or planet held was laid."""
    tile = sky.held_circle
    assert tile is not None, "no circular tile is held"
    return _with_circles(sky, replaced(sky.circles, space, tile), None)


def place_feature(sky: Sky, feature: Tile, space: CircleSpace) -> Sky:
    """The sky after a feature tile just won was laid; it surrounds nothing (rulings 7, 8)."""
    return _with_circles(sky, replaced(sky.circles, space, feature), sky.held_circle)


def _with_circles(sky: Sky, circles: Circles, held: Tile | None) -> Sky:
    """The sky with other circular tiles and another one held."""
    return changed(sky, circles=circles, held_circle=held)


# Dark Sky -----------------------------------------------------------------------------------------------


def sides(branches: Branches, space: CircleSpace) -> tuple[int, int]:
    """Of the branch spaces round a circle: how many are filled, and how many there are (4, 2 or 1)."""
    round_it = BRANCHES_ROUND[space]
    return sum([1 for gap, _ in round_it if branches[gap]]), len(round_it)


def closed_round(branches: Branches, space: CircleSpace) -> bool:
    """Whether every branch space round a circle is filled; where nodes point does not matter (ruling 25)."""
    return all(branches[gap] for gap, _ in BRANCHES_ROUND[space])


def surround(sky: Sky) -> tuple[Sky, tuple[CircleSpace, ...]]:
    """The sky after the one check that follows both placements, and the tokens surrounded by it.

    Each of them gives a pick in this round's feature draft (ruling 9).
    """
    empty = ~sum(compress(_GAP, sky.branches))
    new = [
        space
        for space, done in zip(sky.dark, sky.surrounded, strict=True)
        if not done and not _ROUND[space] & empty
    ]
    if not new:
        return sky, ()
    return (
        changed(
            sky,
            surrounded=tuple(
                [done or space in new for space, done in zip(sky.dark, sky.surrounded, strict=True)]
            ),
            picks=sky.picks + len(new),
        ),
        tuple(new),
    )
