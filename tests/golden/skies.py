"""The skies of Solani in signs, as a person would draw them to count them up.

A circle is four signs wide: ``c3`` a cluster, ``*4`` a Guiding Star, ``##`` Dark Sky, ``:`` an empty space. Between
four circles the arms of a branch tile point at those they touch; ``o`` is its middle.
"""

from __future__ import annotations

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.state import Sky, State
from noria_desktop.games.solani.terms import GAPS, SIDE, circle_space


def skies(state: State) -> list[str]:
    """Every sky with the name of its board."""
    lines: list[str] = []
    for seat, sky in enumerate(state.skies):
        lines += ["", f"seat {seat}, {sky.board.value}", *drawn(sky)]
    return [*lines, ""]


def drawn(sky: Sky) -> list[str]:
    """Six rows of circles, and between them three lines of arms."""
    lines: list[str] = []
    for row in range(SIDE):
        lines.append("  " + "    ".join(circle(sky, circle_space(row, column)) for column in range(SIDE)))
        if row < GAPS:
            arms = [branch(sky.branches[row * GAPS + column]) for column in range(GAPS)]
            lines += ["      " + "     ".join(part[line] for part in arms) for line in range(3)]
    return [line.rstrip() for line in lines]


def circle(sky: Sky, space: int) -> str:
    """What lies on a circular space, in four signs."""
    tile, stars = sky.circles[space], components().guiding[sky.board.index][space]
    if tile is not None:
        return tile.value.replace("F2-", "2:").replace("F3-", "3:")[:4].ljust(4)
    if stars:
        return f"*{stars}  "
    return "##  " if space in sky.dark else ":   "


def branch(mask: int) -> tuple[str, str, str]:
    """The arms of a branch tile: north-west 1, north-east 2, south-east 4, south-west 8."""
    if not mask:
        return "   ", "   ", "   "
    north = ("\\" if mask & 1 else " ") + " " + ("/" if mask & 2 else " ")
    south = ("/" if mask & 8 else " ") + " " + ("\\" if mask & 4 else " ")
    return north, " o ", south
