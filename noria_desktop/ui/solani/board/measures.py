"""Places inside the pictures of Solani; painters, layout and presenter use the same functions.

``P`` is the pitch: the distance of two neighbouring circular spaces in board units. Source: mocks/solani.md 1 and 3.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise, permutations, starmap
from typing import Final

from noria_desktop.games.solani.terms import Kind
from noria_desktop.ui.board.boxes import Box, Point, box

STAGE_HEAD: Final = 104.0
"""Height of the question above the cards among which is chosen, in board units."""

# The sky, in pitches ------------------------------------------------------------------------------------

RADIUS: Final = 0.352
"""Of a circular space."""
MARGIN: Final = 0.11
"""Between the outermost circles and the plate's edge."""
PLATE: Final = 5 + 2 * (RADIUS + MARGIN)
"""Side of the plate."""
SEAM: Final = 0.028
"""Between a branch tile and its neighbours."""
REACH: Final = math.sqrt(0.5) - RADIUS
"""From the heart of a branch tile to the rim of a circle."""
COUNTER_AT: Final = 0.98
"""Where counters lie, south of a circle's middle, in its radii."""
COUNTER: Final = 0.165
"""Height of a counter."""
LEAST_COUNTER: Final = 15.5
"""Board units; figures must stay readable."""
FINE: Final = 60.0
"""Board units; below this pitch inlay and star dust are left out."""
HALO: Final = 1.55
"""Reach of a scoring circle's light, in radii."""

SMALL_MARGIN: Final = 0.475
"""From the edge of a small sky to the middle of its first circle, in pitches."""

PANEL_HEAD: Final = 27.0
"""Height of a panel's title, in board units."""


def seam(pitch: float) -> float:
    """Clear gap between a tile and its neighbours."""
    return max(1.0, pitch * SEAM)


def counter_height(pitch: float) -> float:
    """Height of the counters of a sky."""
    return max(LEAST_COUNTER, pitch * COUNTER)


def panel_inner(panel: Box) -> Box:
    """What the title and the edges leave of a panel."""
    return box(panel.left + 10, panel.top + PANEL_HEAD + 5, panel.width - 20, panel.height - PANEL_HEAD - 11)


# Arcs beside the sky ------------------------------------------------------------------------------------

TRACK_SAG: Final = 0.3
"""Depth of the planet track's arc, in its widths."""
ROUNDS_SAG: Final = 0.36
STATIONS: Final = 15
"""Twelve planets and three anchors."""
ANCHORS: Final = {2: 0, 4: 7, 3: 14}
"""By stars, which of the stations is an anchor: before, amid and after the planets. Source: rules.md 4.2."""


def along(width: float, height: float, sag: float, share: float, *, west: bool) -> Point:
    """Point on a shallow arc, from its box's centre; ``share`` 0 is the top, 1 the bottom.

    ``west``: it bulges to the left.
    """
    half, deep = height / 2, width * sag
    radius = (half * half + deep * deep) / (2 * deep)
    angle = math.asin(min(1.0, half / radius)) * (2 * share - 1)
    x = radius * math.cos(angle) - radius + deep / 2
    return Point(-x if west else x, radius * math.sin(angle))


def station(width: float, height: float, number: int) -> Point:
    """Middle of one of the fifteen stations of the planet track, anchors counted."""
    return along(width, height, TRACK_SAG, (number + 0.5) / STATIONS, west=True)


def planet_station(index: int) -> int:
    """Which station is a space of the planet track, 0 to 11."""
    return index + 1 + sum(index + 1 >= at for stars, at in ANCHORS.items() if stars == 4)


def moon(width: float, height: float, number: int, rounds: int) -> Point:
    """Middle of a round on the arc of rounds, counted from 1."""
    return along(width, height, ROUNDS_SAG, (number - 0.5) / rounds, west=False)


# Holding spaces -----------------------------------------------------------------------------------------


def holding(width: float, height: float, kind: Kind) -> Point:
    """Middle of a holding space, from the tray's centre."""
    return Point(width / 2 - height * (1.74 if kind is Kind.CIRCLE else 0.68), 0.0)


def holding_size(height: float) -> float:
    """Diameter of a circular tile on the tray; also the pitch of a branch tile."""
    return height * 0.86


# The dial -----------------------------------------------------------------------------------------------


def dial_size(size: float, count: int) -> tuple[float, float]:
    """Width and height of a dial of so many turns."""
    return size * (1.32 * count + 1.15), size * 1.86


def dial_cell(size: float, number: int, count: int) -> Box:
    """A turn's cell, from the dial's centre."""
    width, height = dial_size(size, count)
    step = size * 1.32
    left = -width / 2 + size * 1.02 + number * step
    return box(left + step * 0.04, -height / 2 + 5, step * 0.92, height - 10)


# Planet sets --------------------------------------------------------------------------------------------


def orbit_middle(places: Sequence[Point]) -> Point:
    """Where the picture of an orbit has its centre: the middle of the box round its planets."""
    across, down = [place.x for place in places], [place.y for place in places]
    return Point((min(across) + max(across)) / 2, (min(down) + max(down)) / 2)


FEW: Final = 5
"""Planets up to which every order is tried."""


def orbit_order(places: Iterable[Point]) -> tuple[Point, ...]:
    """Planets in the order of the shortest line through them, the northern end first.

    Of many planets, which is rare, always on to the nearest one left.
    """
    left = sorted(places, key=lambda place: (place.y, place.x))
    if len(left) > FEW:
        found = left[:1]
        del left[:1]
        while left:
            left.sort(key=lambda place: _apart(found[-1], place))
            found.append(left.pop(0))
        return tuple(found)
    # Rounded: of two orders as long as each other the first one is taken, whatever the last digit says.
    return min(permutations(left), key=lambda order: round(sum(starmap(_apart, pairwise(order))), 3))


def _apart(one: Point, other: Point) -> float:
    return math.hypot(other.x - one.x, other.y - one.y)


# The docks ----------------------------------------------------------------------------------------------

TOTAL_GAP: Final = 5.0
"""Between the last line of the score sheet and the total: what lights the total leaves the line whole."""
SCORE_HEAD: Final = 26.0
"""Height of the line with the seats' badges."""
SCORE_COLUMNS: Final = ((78.0, 33.0), (70.0, 30.0), (64.0, 27.0))
"""Widths of the first column and of the others: the first pair that leaves room for the names of the lines."""


def score_row(width: float, height: float, number: int, lines: int) -> Box:
    """A row of the score sheet, from its centre; the total is the row after the last line."""
    step = (height - SCORE_HEAD - TOTAL_GAP) / (lines + 1)
    top = SCORE_HEAD + number * step + (TOTAL_GAP if number == lines else 0)
    return box(-width / 2, -height / 2 + top, width, step)


def grid(room: Box, count: int, largest: float, gap: float = 6.0) -> tuple[Box, ...]:
    """Square cells as large as possible, row by row from the upper left."""
    if count <= 0:
        return ()
    best, across = 0.0, 1
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide = (room.width - gap * (columns - 1)) / columns
        side = min(largest, wide, (room.height - gap * (rows - 1)) / rows)
        if side > best + 0.01:
            best, across = side, columns
    step = best + gap
    return tuple(
        box(room.left + number % across * step, room.top + number // across * step, best, best)
        for number in range(count)
    )
