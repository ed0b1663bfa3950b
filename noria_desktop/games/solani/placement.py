"""Laying tiles on a sky: where they may go, what lies there afterwards, and Dark Sky.

Every function takes a sky and gives the next one. Which tile comes when is the flow's business. Callers of the
functions that lay a tile took the space from ``branch_spaces`` or ``circle_spaces``; nothing is checked twice.

Source: rules.md 4.3; rulings 1 to 9, 25.
"""

from __future__ import annotations

from itertools import compress
from typing import Final

from noria_desktop.engine.values import changed
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.copies import next_sky, replaced
from noria_desktop.games.solani.geometry import BRANCHES_ROUND, CORNERS, circle_set
from noria_desktop.games.solani.state import Branches, Sky
from noria_desktop.games.solani.terms import (
    BRANCHES,
    CIRCLES,
    SIDE,
    Branch,
    BranchSpace,
    CircleSpace,
    Mask,
    Tile,
)

_CIRCLE: Final = tuple(1 << space for space in range(CIRCLES))
_GAP: Final = tuple(1 << corners[0] for corners in CORNERS)
"""By branch space: its bit in a set, which is that of the circle to its north-west.

So the four circles round a branch space, and the branch spaces round a circle, are the same few steps away everywhere.
"""
_ALL_GAPS: Final = sum(_GAP)
_EAST, _SOUTH = 1, SIDE
"""Bits from a circle to its neighbours."""
_CIRCLE_SPACES: Final = tuple(range(CIRCLES))
_BRANCH_SPACES: Final = tuple(range(BRANCHES))
_FOUR_ROUND: Final = tuple(tuple([gap for gap, _ in round_it] * 4)[:4] for round_it in BRANCHES_ROUND)
"""By circle: the branch spaces round it, those of a circle on the border more than once."""
_GUIDING: Final = tuple(
    circle_set(space for space, stars in enumerate(printed) if stars) for printed in components().guiding
)
"""By board: its Guiding Stars."""


class _Tokens(dict[tuple[CircleSpace, ...], int]):
    """By the spaces of Dark Sky tokens: the set of them, worked out when they are first met."""

    def __missing__(self, spaces: tuple[CircleSpace, ...]) -> int:
        """The set of these spaces."""
        found = self[spaces] = circle_set(spaces)
        return found


_DARK: Final = _Tokens()


# Where tiles may go -------------------------------------------------------------------------------------


def open_places(sky: Sky) -> tuple[int, int]:
    """The sets of spaces where a branch tile may go, and where a circular tile may.

    A branch tile goes next to a circular tile or a Guiding Star, and always finds a space; Dark Sky tokens do not help
    (rulings 2, 5). A circular tile goes next to a branch tile; a space with a Guiding Star or a Dark Sky token is not
    empty, surrounded or not, so that there may be none.
    """
    stars = _GUIDING[sky.board.index] | sum(compress(_CIRCLE, sky.circles))
    filled = sum(compress(_GAP, sky.branches))
    return _gaps_beside(stars, filled), _circles_beside(filled, stars | _DARK[sky.dark])


def open_gaps(sky: Sky) -> int:
    """The first of the two alone."""
    stars = _GUIDING[sky.board.index] | sum(compress(_CIRCLE, sky.circles))
    return _gaps_beside(stars, sum(compress(_GAP, sky.branches)))


def open_circles(sky: Sky) -> int:
    """The second of them alone."""
    stars = _GUIDING[sky.board.index] | sum(compress(_CIRCLE, sky.circles))
    return _circles_beside(sum(compress(_GAP, sky.branches)), stars | _DARK[sky.dark])


def _gaps_beside(stars: int, filled: int) -> int:
    """The branch spaces next to any of the stars that are not filled."""
    # What leaves a row on its west side comes to lie behind the last branch space of the row before, and is left out.
    row = stars | stars >> _EAST
    return (row | row >> _SOUTH) & (_ALL_GAPS ^ filled)


def _circles_beside(filled: int, taken: int) -> int:
    """The circles next to any of the branch spaces filled that are not taken."""
    row = filled | filled << _EAST
    # What is taken is taken out by two steps on few bits; a set's complement is a negative number, which takes longer.
    return (row | row << _SOUTH | taken) ^ taken


def branch_spaces(sky: Sky) -> tuple[BranchSpace, ...]:
    """The spaces where a branch tile may go, ascending."""
    found = open_gaps(sky)
    return tuple([gap for gap in _BRANCH_SPACES if found & _GAP[gap]])


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
    return next_sky(sky, sky.circles, replaced(sky.branches, space, mask), sky.held_circle, None)


def place_circle(sky: Sky, space: CircleSpace) -> Sky:
    """The sky after the cluster or planet held was laid."""
    tile = sky.held_circle
    assert tile is not None, "no circular tile is held"
    return next_sky(sky, replaced(sky.circles, space, tile), sky.branches, None, sky.held_branch)


def place_feature(sky: Sky, feature: Tile, space: CircleSpace) -> Sky:
    """The sky after a feature tile just won was laid; it surrounds nothing (rulings 7, 8)."""
    circles = replaced(sky.circles, space, feature)
    return next_sky(sky, circles, sky.branches, sky.held_circle, sky.held_branch)


# Dark Sky -----------------------------------------------------------------------------------------------


def sides(branches: Branches, space: CircleSpace) -> tuple[int, int]:
    """Of the branch spaces round a circle: how many are filled, and how many there are (4, 2 or 1)."""
    round_it = BRANCHES_ROUND[space]
    return sum([1 for gap, _ in round_it if branches[gap]]), len(round_it)


def closed_round(branches: Branches, space: CircleSpace) -> bool:
    """Whether every branch space round a circle is filled; where nodes point does not matter (ruling 25)."""
    return all(branches[gap] for gap in _FOUR_ROUND[space])


def surround(sky: Sky) -> tuple[Sky, tuple[CircleSpace, ...]]:
    """The sky after the one check that follows both placements, and the tokens surrounded by it.

    Each of them gives a pick in this round's feature draft (ruling 9).
    """
    branches, surrounded, new = sky.branches, sky.surrounded, []
    for token, space in enumerate(sky.dark):
        # Behind the first empty space nothing more is looked at.
        one, two, three, four = _FOUR_ROUND[space]
        if branches[one] and branches[two] and branches[three] and branches[four] and not surrounded[token]:
            new.append(space)
    if not new:
        return sky, ()
    return (
        changed(
            sky,
            surrounded=tuple(
                [done or space in new for space, done in zip(sky.dark, surrounded, strict=True)]
            ),
            picks=sky.picks + len(new),
        ),
        tuple(new),
    )
