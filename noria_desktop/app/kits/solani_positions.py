"""Whether a position of Solani can occur: what an edited save is refused for, with the place.

The census of the game counts every tile and compares the table with the moment of the round; here is what it leaves
to those who read files. Source: rules.md 4.3; rulings 3 to 5, 36.
"""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.app.catalogue import ImpossibleState
from noria_desktop.games.solani.census import Miscount, census
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.geometry import BRANCHES_ROUND, CORNERS
from noria_desktop.games.solani.state import Sky, State
from noria_desktop.games.solani.tile_count import Finding


def check_position(state: State) -> None:
    """Make sure that a position can occur in a game.

    Raises:
        ImpossibleState: with the first place at fault.
    """
    try:
        census(state)
    except Miscount as error:
        raise ImpossibleState(error.place, error.found) from None
    for place, found, possible in _laid(state):
        if not possible:
            raise ImpossibleState(place, found)


def _laid(state: State) -> Iterator[Finding]:
    """Every tile was laid beside others that lay there before, from the Guiding Stars on."""
    for seat, sky in enumerate(state.skies):
        circles, gaps = _within_reach(sky)
        for space, tile in enumerate(sky.circles):
            if tile is not None:
                yield f"skies[{seat}].circles[{space}]", tile.value, space in circles
        for gap, mask in enumerate(sky.branches):
            if mask:
                yield f"skies[{seat}].branches[{gap}]", mask, gap in gaps


def _within_reach(sky: Sky) -> tuple[set[int], set[int]]:
    """Circular and branch spaces whose tiles hang together with a Guiding Star."""
    todo = [space for space, stars in enumerate(components().guiding[sky.board.index]) if stars]
    circles: set[int] = set()
    gaps: set[int] = set()
    while todo:
        for gap, _ in BRANCHES_ROUND[todo.pop()]:
            if sky.branches[gap] and gap not in gaps:
                gaps.add(gap)
                more = {space for space in CORNERS[gap] if sky.circles[space] is not None}
                todo += sorted(more - circles)
                circles |= more
    return circles, gaps
