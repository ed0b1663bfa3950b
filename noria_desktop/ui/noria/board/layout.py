"""Where the zones of Noria's table lie for a view size; the only place that knows.

Board units: 1280 by 678 fit into every view, one unit is at least one logical pixel from that size on.
What a view has more than that goes to the stage first (wheel, orrery, taller ladders), then to the shelf.
Angles are screen degrees: 0 right, 90 down, growing clockwise. Source: mocks/noria.md 1 and 3.
"""

from __future__ import annotations

import math
from functools import cached_property

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.terms import Side, Space
from noria_desktop.ui.board.boxes import BoardSize, Box, Point, box
from noria_desktop.ui.noria.board import measures

BASE_WIDTH = 1280.0
BASE_HEIGHT = 678.0
SCOOPS = 1.07
"""Radius of the whole wheel with its scoops, in frame radii."""
ISLANDS = 5

ZONES = ("wheel", "sky", "council", "market", "workshop", "forecast", "rail")
"""Keyboard zones in Tab order."""


def inside(room: Box, part: Box) -> Box:
    """A part of a picture, measured from the picture's centre, as it lies on the board."""
    return Box(room.x + part.x, room.y + part.y, part.width, part.height)


@frozen
class NoriaLayout(BoardSize):
    """The zones of one view size. Boxes of different zones never overlap."""

    rail: Box
    """Phases, rounds and score along the top."""
    wheel_centre: Point
    """Axle of the human's wheel; its height is the horizon."""
    wheel_radius: float
    """Outer radius of the frame; the scoops reach a little further."""
    sky_centre: Point
    """Axle of the bot's wheel and centre of the islands' track."""
    sky_across: float
    """Half width of the islands' track."""
    sky_down: float
    """Half height of the islands' track."""
    bot_radius: float
    council: Box
    forecast: Box
    market: Box
    workshop: Box
    stage: Box
    """Room of wheel and sky together, between rail and shelf."""

    @cached_property
    def wheel(self) -> Box:
        """Zone of the human's wheel."""
        reach = self.wheel_radius * SCOOPS
        return Box(self.wheel_centre.x, self.stage.y, 2 * reach, self.stage.height)

    @cached_property
    def sky(self) -> Box:
        """Zone of islands and bot wheel: from the wheel's edge to the council."""
        left = self.wheel.right
        return box(left, self.stage.top, self.stage.right - left, self.stage.height)

    @cached_property
    def reading_column(self) -> Box:
        """Council and forecast: the log may lie over what of them is not played."""
        return box(
            self.council.left, self.council.top, self.council.width, self.forecast.bottom - self.council.top
        )

    # Wheels ---------------------------------------------------------------------------------------

    def axle(self, side: Side) -> Point:
        """Centre of a side's wheel."""
        return self.wheel_centre if side is Side.HUMAN else self.sky_centre

    def radius(self, side: Side) -> float:
        """Frame radius of a side's wheel."""
        return self.wheel_radius if side is Side.HUMAN else self.bot_radius

    def space(self, side: Side, space: Space) -> Point:
        """Centre of a space of a side's wheel."""
        return self.axle(side).moved(*measures.slot_point(self.radius(side), space))

    # Sky ------------------------------------------------------------------------------------------

    def orbit(self, degrees: float) -> Point:
        """Point of the islands' track; ``degrees`` is the ellipse's parameter, not the angle one sees."""
        angle = math.radians(degrees)
        return self.sky_centre.moved(self.sky_across * math.cos(angle), self.sky_down * math.sin(angle))

    def island(self, index: int) -> Point:
        """Centre of an island's picture; index 0 stands at the top, the others follow clockwise."""
        return self.orbit(-90 + 360 / ISLANDS * index).moved(0, -6 - measures.turf(measures.ISLAND_WIDTH))

    def before_island(self, index: int) -> Point:
        """Point of the track half a step before an island: where a coming visit is announced."""
        return self.orbit(-90 + 360 / ISLANDS * (index - 0.5))

    @cached_property
    def home(self) -> Point:
        """The human's harbour, where the ambassador waits before the first journey: right under the wheel."""
        return Point(self.wheel.right + 6, self.wheel_centre.y + self.wheel_radius * 0.915)


def layout(width: float, height: float) -> NoriaLayout:
    """The table for a view of so many logical pixels; any positive size is fine."""
    width, height = max(width, 1.0), max(height, 1.0)
    scale = min(width / BASE_WIDTH, height / BASE_HEIGHT)
    across, down = width / scale, height / scale
    spare_across, spare_down = across - BASE_WIDTH, down - BASE_HEIGHT
    right = 348 + min(60.0, spare_across * 0.3)
    shelf = 138 + min(30.0, spare_down * 0.3)
    left = across - right - 24
    top, bottom = 50.0, down - 8 - shelf
    radius = min(213 + spare_across * 0.12, (bottom - top) / 2 - 18, 236.0)
    axle = (top + bottom) / 2 + 4
    sky_across = 160.0 + spare_across * 0.12
    sky_down = min(196.0, 180.0 + spare_down * 0.25)
    council = box(across - 8 - right, top + 4, right, 412 + min(240.0, spare_down * 0.62))
    market = box(8, bottom, 412 + spare_across * 0.3, shelf)
    return NoriaLayout(
        width=across,
        height=down,
        scale=scale,
        rail=box(8, 6, across - 16, 42),
        wheel_centre=Point(8 + radius * SCOOPS + spare_across * 0.08, axle),
        wheel_radius=radius,
        sky_centre=Point(8 + left - sky_across * 0.951 - 78, axle - 2),
        sky_across=sky_across,
        sky_down=sky_down,
        bot_radius=88.0 + (sky_down - 180) * 0.3,
        council=council,
        forecast=box(council.left, council.bottom + 8, right, down - 8 - council.bottom - 8),
        market=market,
        workshop=box(market.right + 8, bottom, left - market.width - 8, shelf),
        stage=box(8, top, left, bottom - top),
    )
