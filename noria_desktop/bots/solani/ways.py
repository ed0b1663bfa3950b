"""Every way to lay the two tiles of a turn, counted up, and what a single tile would add at its best space.

Some hundreds of ways, each counted by the rules themselves: what is said of them is what the score sheet would say.
Source: rules.md 4.3, 5.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from noria_desktop.engine.values import changed
from noria_desktop.games.solani.placement import (
    branch_placements,
    branch_spaces,
    circle_spaces,
    place_branch,
    place_circle,
)
from noria_desktop.games.solani.state import Sky
from noria_desktop.games.solani.tally import Tally, tally, total
from noria_desktop.games.solani.terms import Branch, BranchSpace, CircleSpace, Mask, Tile


class Way:
    """One way to lay both tiles."""

    def __init__(self, space: BranchSpace, mask: Mask, circle: CircleSpace, sky: Sky) -> None:
        """The branch tile's space and nodes, the circular tile's space, and the sky afterwards."""
        self.space, self.mask, self.circle, self.sky = space, mask, circle, sky
        self.total = total(sky)
        """What the sky scores by itself."""

    @cached_property
    def counted(self) -> Tally:
        """The sky counted up in full; most ways need not be."""
        return tally(self.sky)


def ways_of(sky: Sky) -> tuple[Way, ...]:
    """Every way to lay the two tiles that are held, in either order; each way once."""
    return (*_branch_first(sky), *_circle_first(sky))


def _branch_first(sky: Sky) -> Iterator[Way]:
    assert sky.held_branch is not None
    for space, mask in branch_placements(sky, sky.held_branch):
        one = place_branch(sky, space, mask)
        for circle in circle_spaces(one):
            yield Way(space, mask, circle, place_circle(one, circle))


def _circle_first(sky: Sky) -> Iterator[Way]:
    """Those in which only the circular tile makes room for the branch tile."""
    kind, gaps = sky.held_branch, branch_spaces(sky)
    assert kind is not None
    for circle in circle_spaces(sky):
        one = place_circle(sky, circle)
        for space, mask in branch_placements(one, kind):
            if space not in gaps:
                yield Way(space, mask, circle, place_branch(one, space, mask))


def gain(sky: Sky, tile: Tile) -> int:
    """What a circular tile adds at its best space; 0 where it has none."""
    now = total(sky)
    laid = changed(sky, held_circle=tile)
    return max((total(place_circle(laid, space)) - now for space in circle_spaces(sky)), default=0)


def gain_in_sets(sky: Sky, planet: Tile) -> int | None:
    """What a planet adds at the best of the spaces where it counts in a set; None where there is no such space."""
    now = tally(sky)
    laid = changed(sky, held_circle=planet)
    after = (tally(place_circle(laid, space)) for space in circle_spaces(sky))
    return max((some.total - now.total for some in after if some.sums[0] > now.sums[0]), default=None)


def branch_gain(sky: Sky, branch: Branch) -> int:
    """What a branch tile adds at its best place."""
    now = total(sky)
    return max(total(place_branch(sky, space, mask)) - now for space, mask in branch_placements(sky, branch))
