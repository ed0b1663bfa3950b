"""Places inside the pictures of Scythe; painters, layout and presenter use the same functions.

``R`` is the radius of a hex, from its middle to a corner, in board units. Places within a picture count from its
middle. How pieces stand on a territory is told by ``standing``. Source: mocks/scythe.md 1 and 3.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.terms import TERRITORIES, FactoryCard, Gain, Place
from noria_desktop.ui.board.boxes import Box, Point, box

ROOT: Final = math.sqrt(3.0)
BASE: Final = 0.70
"""Size of a home base in play, in hexes; others' ghosts are GHOST."""
GHOST: Final = 0.50
TITLE: Final = 25.0
"""Height of a panel's title line."""
COMPASS: Final = 0.62
"""Radius of the compass in R."""
SABRES: Final = 0.28
"""Radius of the sign of a combat in R."""
TOKEN: Final = 0.26
"""Radius of an encounter token in R."""


# The map ------------------------------------------------------------------------------------------------


@cache
def place_middle(place: Place) -> Point:
    """Middle of a territory or home base in R from the middle of the Factory.

    Home bases are pulled towards the land they touch, so the outer rows cost no space.
    """
    printed = components().map
    here = _cell(*printed.cells[place])
    if place < TERRITORIES:
        return here
    land = [_cell(*printed.cells[other]) for other in printed.start_workers[place - TERRITORIES]]
    x, y = sum(spot.x for spot in land) / len(land), sum(spot.y for spot in land) / len(land)
    return Point(here.x + (x - here.x) * 0.13, here.y + (y - here.y) * 0.22)


def _cell(column: int, row: int) -> Point:
    return Point(ROOT * (column + row / 2), 1.5 * row)


def corner(number: int) -> Point:
    """Corner of a hex of radius 1 with a corner at the top: 0 is the upper right one, then clockwise."""
    angle = math.radians(60 * number - 30)
    return Point(math.cos(angle), math.sin(angle))


@cache
def rows() -> tuple[tuple[Place, ...], ...]:
    """Territories row by row, from the top; each row from the left."""
    found: dict[int, list[Place]] = {}
    for place in range(TERRITORIES):
        found.setdefault(components().map.cells[place][1], []).append(place)
    return tuple(tuple(found[row]) for row in sorted(found))


def token_middle(radius: float) -> Point:
    """Of an encounter token, from the middle of its territory."""
    return Point(radius * 0.56, -radius * 0.28)


def combat_middle(radius: float) -> Point:
    """Of the sign of a combat: above the human's units, left of the Automa's, below the number."""
    return Point(-radius * 0.38, -radius * 0.36)


def tunnel_middle(radius: float) -> Point:
    """Of a tunnel's sign, from the middle of its territory."""
    return Point(-radius * 0.60, -radius * 0.30)


def bead_middle(radius: float) -> Point:
    """Of a value on the decision overlay."""
    return Point(radius * 0.56, radius * 0.13)


def tag_middle(radius: float, line: int = 0) -> Point:
    """Of a tag: 0 below the number, 1 above the pieces, 2 at their feet."""
    return Point(0, radius * (-0.46, -0.38, 0.52)[line])


# The player mat -----------------------------------------------------------------------------------------


def inner(panel: Box) -> Box:
    """What a panel's title leaves."""
    return box(panel.left + 8, panel.top + TITLE, panel.width - 16, panel.height - TITLE - 7)


def top_side(width: float, height: float, number: int) -> Box:
    """A side of a top-row action within its box."""
    stretch = max(0.0, height - 134)
    high = 20 + stretch * 0.2
    top = -height / 2 + 65 + stretch * 0.12 + number * (high + 3 + stretch * 0.1)
    return box(-width / 2 + 4, top, width - 8, high)


def top_structure(width: float, height: float) -> Box:
    """Place of the structure within its upper box."""
    return box(-width / 2 + 6, height / 2 - 22, width - 12, 20)


def bottom_cost(width: float, height: float, number: int, count: int) -> Box:
    """A token of the cost within a lower box of so many; cubes lie on the last ones."""
    step = min(14.0, (width - 8) / max(1, count))
    first = -(count - 1) * step / 2
    stretch = max(0.0, height - 106)
    return Box(first + number * step, -height / 2 + 50 + stretch * 0.28, 13, 13)


def bottom_bonus(width: float, height: float) -> Box:
    """The recruit's place within a lower box."""
    stretch = max(0.0, height - 106)
    return box(width / 2 - 32, -height / 2 + 61 + stretch * 0.56, 27, 18)


# Tracks -------------------------------------------------------------------------------------------------


def rail_space(height: float, number: int, most: int) -> Point:
    """Middle of a space of a rail, 0 at the bottom."""
    low, high = height / 2 - 16, -height / 2 + 46
    return Point(0, low - (low - high) * number / most)


def tracker_space(width: float, height: float, number: int, spaces: int, columns: int = 8) -> Point:
    """Middle of a space of the star tracker, a road that turns at the end of a row."""
    rows = math.ceil(spaces / columns)
    row, column = divmod(number, columns)
    if row % 2:
        column = columns - 1 - column
    return Point(-width / 2 + width / columns * (column + 0.5), -height / 2 + height / rows * (row + 0.5))


def ribbon_cell(width: float, height: float, number: int) -> Box:
    """A star place of the ribbon, by ``Star``."""
    shares = (1.0, 1.0, 1.0, 1.0, 1.0, 0.92, 1.25, 1.0, 1.0, 1.0)
    room = width - 8
    left = -width / 2 + 4 + room * sum(shares[:number]) / sum(shares)
    return box(left, -height / 2, room * shares[number] / sum(shares), height)


def dial_number(size: float, number: int, most: int) -> Point:
    """Middle of a number on the dial: a clock face open at the bottom, 0 at the lower left."""
    angle = math.radians(-225 + 270 * number / max(1, most))
    return Point(size * 0.39 * math.cos(angle), size * 0.39 * math.sin(angle))


def combat_side(width: float, height: float, *, own: bool) -> Box:
    """One side's part of the combat panel, from the panel's middle; the human's lies at the left."""
    wide = width * COMBAT_SIDE
    left = -width / 2 + COMBAT_EDGE if own else width / 2 - COMBAT_EDGE - wide
    return box(left, -height / 2 + COMBAT_HEAD, wide, height - COMBAT_HEAD - COMBAT_EDGE)


def combat_foot(high: float) -> float:
    """Where units of a side stand, from the top of a side so high: in a low panel beside the name."""
    return 88.0 if high >= COMBAT_LOW else 62.0 if high >= COMBAT_LOWEST else 52.0


def combat_sum(width: float, high: float, rows: int) -> Box:
    """The line or lines of a side's sum, from the upper left of its part of the panel."""
    foot = combat_foot(high)
    below = 4.0 if high < COMBAT_LOWEST else 6.0 if high < COMBAT_LOW else 16.0 if rows < 2 else 12.0
    return box(8, foot + below, width - 16, 28.0 if rows < 2 else COMBAT_ROW * rows + 4)


COMBAT_LOW: Final = 205.0
"""A side lower than this has no room for figures of full size, a sum and cards one below the other."""
COMBAT_LOWEST: Final = 155.0
"""In the smallest windows even less."""
COMBAT_ROW: Final = 20.0
"""Height of a line of a side's sum."""
COMBAT_SIDE: Final = 0.31
"""Share of the panel's width that is one side's."""
COMBAT_HEAD: Final = 70.0
"""Height of title and stakes."""
COMBAT_EDGE: Final = 14.0


def score_row(width: float, height: float, number: int, lines: int) -> Box:
    """A row of the score sheet; the total comes after the last line."""
    head = 20.0
    high = (height - head) / (lines + 1)
    return box(-width / 2, -height / 2 + head + number * high, width, high)


# The strip of the Factory card --------------------------------------------------------------------------

SIGN_ROOM: Final = {"coin": 24.0, "move": 20.0, "/": 12.0, "any": 42.0}
"""Width of signs with their numbers; all others have SIGN."""
SIGN: Final = 32.0
LINE: Final = 3.0
"""Room of the line that frames a part of a strip, within what is round it."""
CHIP: Final = (4.0, 7.0, 28.0)
"""Within the chip beside its signs, right of it to the strip's edge, and its height."""
NARROW: Final = 140.0
"""A strip narrower than this names the card only."""
_SIGN_OF: Final = {Gain.COINS: "coin", Gain.ANY_RESOURCE: "any"}


def factory_chip(width: float, card: FactoryCard) -> Box:
    """Where cost and sides of a Factory card stand together on its strip, from the strip's middle."""
    inner, outer, high = CHIP
    wide = _factory_cost(card) + 2 * inner
    wide += sum(_factory_options(card)) + SIGN_ROOM["/"] * (len(_factory_options(card)) - 1)
    return box(width / 2 - outer - wide, -high / 2, wide, high)


def factory_sides(width: float, card: FactoryCard) -> tuple[Box, ...]:
    """Where each side of a Factory card stands there: the only one is all of it, one of several is what it brings."""
    chip, (inner, _, high) = factory_chip(width, card), CHIP
    options = _factory_options(card)
    if len(options) == 1:
        return (chip,)
    right, found = chip.right - inner, list[Box]()
    for wide in reversed(options):
        found.append(box(right - wide, -high / 2 + LINE, wide, high - 2 * LINE))
        right -= wide + SIGN_ROOM["/"]
    return tuple(reversed(found))


def factory_move(width: float, height: float, card: FactoryCard) -> Box:
    """Where the move of a Factory card is told, left of its cost and within its rim, from the strip's middle."""
    left = -width / 2 + LINE
    return box(left, -height / 2 + LINE, factory_chip(width, card).left - 4 - left, height - 2 * LINE)


def _factory_cost(card: FactoryCard) -> float:
    """Width of what a Factory card costs, with the arrow behind it."""
    cost = components().cards.factory[card - 1].cost
    signs = sum(SIGN for paid in (cost.power, cost.popularity, cost.combat_cards) if paid)
    return signs + (SIGN_ROOM["coin"] if cost.coins else 0.0) + SIGN_ROOM["move"]


def _factory_options(card: FactoryCard) -> list[float]:
    """Width of what each side of a Factory card brings."""
    options = components().cards.factory[card - 1].options
    return [sum(SIGN_ROOM.get(_SIGN_OF.get(gain.gain, ""), SIGN) for gain in option) for option in options]
