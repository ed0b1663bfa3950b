"""Every way to lay the two tiles of a turn, counted up, and what a single tile would add at its best space.

Some hundreds of ways, each counted by the rules themselves: what is said of them is what the score sheet would say.
Source: rules.md 4.3, 5.
"""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.engine.values import changed, frozen
from noria_desktop.games.solani.placement import branch_placements, circle_spaces, place_branch, place_circle
from noria_desktop.games.solani.state import Sky
from noria_desktop.games.solani.tally import Tally, tally, total
from noria_desktop.games.solani.terms import Branch, BranchSpace, CircleSpace, Mask, Tile


@frozen
class Way:
    """One way to lay both tiles."""

    space: BranchSpace
    mask: Mask
    circle: CircleSpace
    sky: Sky
    """Afterwards."""
    counted: Tally
    """What it scores then."""


def ways_of(sky: Sky) -> tuple[Way, ...]:
    """Every way to lay the two tiles that are held, in either order; each way once."""
    found: dict[tuple[BranchSpace, Mask, CircleSpace], Sky] = {}
    for key, after in (*_branch_first(sky), *_circle_first(sky)):
        found.setdefault(key, after)
    return tuple(Way(*key, after, tally(after)) for key, after in found.items())


def _branch_first(sky: Sky) -> Iterator[tuple[tuple[BranchSpace, Mask, CircleSpace], Sky]]:
    assert sky.held_branch is not None
    for space, mask in branch_placements(sky, sky.held_branch):
        one = place_branch(sky, space, mask)
        for circle in circle_spaces(one):
            yield (space, mask, circle), place_circle(one, circle)


def _circle_first(sky: Sky) -> Iterator[tuple[tuple[BranchSpace, Mask, CircleSpace], Sky]]:
    assert sky.held_branch is not None
    for circle in circle_spaces(sky):
        one = place_circle(sky, circle)
        for space, mask in branch_placements(one, sky.held_branch):
            yield (space, mask, circle), place_branch(one, space, mask)


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
