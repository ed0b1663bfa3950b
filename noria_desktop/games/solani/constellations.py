"""Constellations: circles joined by branch tiles that have a node on each of them.

Circles are clusters, planets, features and Guiding Stars; a node on an empty space or a Dark Sky token joins
nothing, and a circle without links is a constellation of one. Source: rules.md 6.
"""

from __future__ import annotations

from itertools import compress
from operator import getitem

from noria_desktop.games.solani.geometry import BRANCHES_ROUND, POINTED_AT
from noria_desktop.games.solani.state import Branches
from noria_desktop.games.solani.terms import CircleSpace


def figures(branches: Branches, circles: int) -> tuple[int, ...]:
    """The constellations of two circles and more as sets, in the order of their first circles.

    ``circles`` is the set of all circles of the sky.
    """
    found: list[int] = []
    for pointed_at in map(getitem, compress(POINTED_AT, branches), filter(None, branches)):
        link = pointed_at & circles
        if link & link - 1:  # at least two circles
            apart = []
            for figure in found:
                if figure & link:
                    link |= figure
                else:
                    apart.append(figure)
            apart.append(link)
            found = apart
    if len(found) > 1:
        found.sort(key=_first)
    return tuple(found)


def _first(figure: int) -> int:
    """The lowest circle of a set, as a set."""
    return figure & -figure


def linked(branches: Branches, circles: int, space: CircleSpace) -> int:
    """The set of circles linked with one: a branch tile has a node on both."""
    found = 0
    for gap, bit in BRANCHES_ROUND[space]:
        mask = branches[gap]
        if mask & bit:
            found |= POINTED_AT[gap][mask]
    return found & circles & ~(1 << space)
