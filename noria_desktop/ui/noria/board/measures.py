"""Places inside Noria's pictures: where pieces stand on a wheel, an island, in the council, on the shelf.

All results are offsets from the centre of the picture, in board units, y down. Painters and presenter use
the same functions, so a piece always stands where its place was drawn. Angles are screen angles: 0 is
right, 90 is down.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, TypeAlias

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import Chamber, Disc, Good, Resource, Ring, Side, Space, Track
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.boxes import box as _box

Place: TypeAlias = tuple[float, float]


# Wheels ---------------------------------------------------------------------------------------------

RING_SIZE: Final[dict[Ring, int]] = {ring: sum(space.ring is ring for space in Space) for ring in Ring}
"""Spaces of each ring."""
ORBIT: Final[dict[Ring, float]] = {Ring.SMALL: 0.268, Ring.MEDIUM: 0.53, Ring.LARGE: 0.795}
"""Radius of the circle of disc centres, as a share of the wheel's radius."""
BOUND: Final[tuple[float, float, float, float]] = (0.132, 0.400, 0.662, 0.935)
"""Edges of the ring plates, from the hub outwards; ring ``r`` lies between ``r.index`` and the next."""
DISC: Final = 0.124
"""Radius of a disc, as a share of the wheel's radius."""
BOT_HUB: Final = 0.142
"""Radius of the round marker, in radii of the bot's wheel."""
SOCKET: Final = 1.1 * DISC
"""Radius of an empty place, as a share of the wheel's radius."""
TAG: Final = 1.435
"""How far under its disc a tag lies, in radii of the disc."""


def polar(radius: float, degrees: float) -> Place:
    """Point on a circle round the centre."""
    angle = math.radians(degrees)
    return radius * math.cos(angle), radius * math.sin(angle)


def slot_angle(ring: Ring, position: int) -> float:
    """Screen angle of a space; numbering runs clockwise from the left end of the resting half."""
    return 180.0 + (position - 0.5) * 360.0 / RING_SIZE[ring]


def slot_step(ring: Ring) -> float:
    """Degrees of one step of a ring."""
    return 360.0 / RING_SIZE[ring]


def slot_point(radius: float, space: Space) -> Place:
    """Centre of a space on a wheel of this radius."""
    return polar(ORBIT[space.ring] * radius, slot_angle(space.ring, space.position))


def plaque_offset(radius: float, active: bool) -> Place:
    """Centre of the plate ACTIVE (below) or RESTING (above)."""
    return 0.0, radius * (0.965 if active else -0.965)


def turn_handle(radius: float, ring: Ring) -> Place:
    """Handle that turns a ring, on the ring's outer edge at the upper right."""
    return polar(radius * BOUND[ring.index + 1], (-45.0, -60.0, -60.0)[ring.index])


def waiting_offset(radius: float, index: int, count: int) -> Place:
    """Bought discs that wait in the centre, fanned out over the hub."""
    step = radius * min(0.2, 0.5 / max(1, count))
    return (index - (count - 1) / 2) * step, 0.0


def gear_offset(wheel_radius: float) -> Place:
    """Centre of the idler gear beside the human's wheel."""
    return polar(wheel_radius * 1.06 + 20.0, 19.0)


def mist_top(wheel_radius: float) -> float:
    """How far under the wheel's centre the box of the mist begins."""
    return wheel_radius * 1.015 - 34.0


# Islands --------------------------------------------------------------------------------------------

ISLAND_WIDTH: Final = 134.0
_LIFT: Final = -24.0
"""The turf line lies this much above the centre of an island of standard width."""


def _unit(width: float) -> float:
    """Scale of an island picture; islands are drawn at standard width."""
    return width / ISLAND_WIDTH


def turf(width: float) -> float:
    """Height of the turf line."""
    return _LIFT * _unit(width)


def berth(width: float, index: int, ship: int = 0, ships: int = 1) -> Place:
    """Centre of a ship at berth 0 to 2; ``ship`` 0 of ``ships`` lies in front, the next a little behind."""
    u = _unit(width)
    return ((index - 1) * 40.2 + ship * 5 - (ships - 1) * 2) * u, (_LIFT - 20 - ship * 5) * u


def berth_box(width: float, index: int) -> Box:
    """Where one points at berth 0 to 2."""
    u = _unit(width)
    return Box(((index - 1) * 40.2 + 1) * u, (_LIFT - 21) * u, 40 * u, 30 * u)


def niche(width: float, index: int) -> Place:
    """Centre of the house on factory space 0 to 3."""
    u = _unit(width)
    return (index - 1.5) * 30.3 * u, (_LIFT + 27) * u


def niche_box(width: float, index: int) -> Box:
    """Arch of factory space 0 to 3."""
    u = _unit(width)
    return Box((index - 1.5) * 30.3 * u, (_LIFT + 25.5) * u, 28.5 * u, 30 * u)


def pennant(width: float, side: Side) -> Place:
    """Place of an ambassador's flag: the human's at the left edge, the bot's at the right."""
    u = _unit(width)
    return (-57.0 * u, (_LIFT - 3) * u) if side is Side.HUMAN else (56.5 * u, (_LIFT - 3) * u)


# Council --------------------------------------------------------------------------------------------


@frozen
class CouncilPlan:
    """Rectangles of the council picture."""

    chambers: tuple[Box, Box, Box, Box, Box, Box]
    names: tuple[Box, Box, Box, Box, Box, Box]
    ladders: tuple[Box, Box, Box, Box]
    """Ladder of each track with both shafts, levels 0 to 9."""
    points: tuple[Box, Box, Box, Box, Box, Box]
    feet: tuple[Box, Box]
    """Frames of the two extra chambers."""
    levels: Box
    """Column of level numbers at the left."""
    row: float
    """Height of a level."""
    shaft: float
    """Width of a shaft."""


@lru_cache(maxsize=32)
def council_plan(width: float, height: float) -> CouncilPlan:
    """Divide the council picture."""
    left, top, bottom = -width / 2, -height / 2, height / 2
    axis, chamber_h, points_h, foot_h = 20.0, 52.0, 22.0, 62.0
    column = (width - 20 - axis) / 4
    first = left + 10 + axis
    name_y, chamber_y = top + 25, top + 44
    ladder_y = chamber_y + chamber_h + 4
    foot_y = bottom - 8 - foot_h
    row = (foot_y - 6 - points_h - ladder_y) / (components().max_level + 1)
    ladder_h = row * (components().max_level + 1)
    xs = [first + i * column for i in range(4)]
    half = (width - 26) / 2
    foot_xs = [left + 10 + k * (half + 6) for k in range(2)]
    chamber_w = column - 8
    text_w = half - chamber_w - 16
    columns = column - 5
    return CouncilPlan(
        chambers=(
            *_four(tuple(_box(x, chamber_y, columns, chamber_h) for x in xs)),
            _box(foot_xs[0] + 5, foot_y + 5, chamber_w, foot_h - 10),
            _box(foot_xs[1] + 5, foot_y + 5, chamber_w, foot_h - 10),
        ),
        names=(
            *_four(tuple(_box(x - 2, name_y, columns + 4, 18) for x in xs)),
            _box(foot_xs[0] + chamber_w + 11, foot_y + 4, text_w, 18),
            _box(foot_xs[1] + chamber_w + 11, foot_y + 4, text_w, 18),
        ),
        ladders=_four(tuple(_box(x, ladder_y, columns, ladder_h) for x in xs)),
        points=(
            *_four(tuple(_box(x, ladder_y + ladder_h + 1, columns, points_h) for x in xs)),
            _box(foot_xs[0] + chamber_w + 11, foot_y + 38, text_w, 18),
            _box(foot_xs[1] + chamber_w + 11, foot_y + 38, text_w, 18),
        ),
        feet=(_box(foot_xs[0], foot_y, half, foot_h), _box(foot_xs[1], foot_y, half, foot_h)),
        levels=_box(left + 8, ladder_y, 22, ladder_h),
        row=row,
        shaft=15.0,
    )


def _four(boxes: tuple[Box, ...]) -> tuple[Box, Box, Box, Box]:
    """Exactly four boxes."""
    a, b, c, d = boxes
    return a, b, c, d


def car(width: float, height: float, track: Track, side: Side, level: int) -> Place:
    """Centre of a representative at a level, 0 (the cave) to 9."""
    plan = council_plan(width, height)
    ladder = plan.ladders[track.index]
    x = ladder.left + plan.shaft / 2 if side is Side.HUMAN else ladder.right - plan.shaft / 2
    return x, ladder.bottom - (level + 0.5) * plan.row


def car_radius(width: float, height: float) -> float:
    """Radius that suits the ladder's rows."""
    return min(9.2, council_plan(width, height).row * 0.45)


def rung(width: float, height: float, track: Track, level: int) -> Box:
    """Cost plate of a level, 1 to 9, between the shafts."""
    plan = council_plan(width, height)
    ladder = plan.ladders[track.index]
    y = ladder.bottom - (level + 0.5) * plan.row
    return Box(ladder.x, y, ladder.width - 2 * plan.shaft - 4, plan.row - 2)


def value_box(width: float, height: float, chamber: Chamber, index: int) -> Box:
    """Place of value ``index`` (0 to 4) in the lower row of a chamber."""
    box = council_plan(width, height).chambers[chamber.index]
    weights = [1.2 if value > 9 else 0.92 for value in components().chamber_values[chamber.index]]
    unit = (box.width - 4) / sum(weights)
    left = box.left + 2 + sum(weights[:index]) * unit
    return Box(left + weights[index] * unit / 2, box.top + box.height * 0.7, weights[index] * unit, 19.0)


def seat(width: float, height: float, chamber: Chamber, index: int) -> Place:
    """Centre of the politician who covers value ``index`` (0 to 3)."""
    place = value_box(width, height, chamber, index)
    return place.x, place.y


def upper_seat(width: float, height: float, chamber: Chamber, index: int) -> Place:
    """Centre of grey politician ``index`` (0 to 3) of the upper row."""
    box = council_plan(width, height).chambers[chamber.index]
    step = (box.width - 6) / components().lower_spaces
    count = components().upper_start
    return box.x + (index - (count - 1) / 2) * step, box.top + box.height * 0.27


# Shelf ----------------------------------------------------------------------------------------------


def market_rack(width: float, height: float, disc: Disc) -> Box:
    """Rack of a disc type in the market, as large as its ``StackArt``."""
    step, gap = _rack_step(width)
    priced = disc in components().priced_discs
    x = -width / 2 + 10 + (disc.index + 0.5) * step + (gap if priced else 0.0)
    return Box(x, -height / 2 + 24 + (height - 32) / 2, step - 6, height - 32)


def market_divider(width: float) -> float:
    """Between the free and the priced racks."""
    step, gap = _rack_step(width)
    return -width / 2 + 10 + len(components().free_discs) * step + gap / 2


def _rack_step(width: float) -> tuple[float, float]:
    """Width of a rack with its margins, and the gap between free and priced ones."""
    gap = 12.0
    return (width - 20 - gap) / len(Disc), gap


def rack_disc(width: float, height: float) -> tuple[float, float, float]:
    """Centre and radius of the top disc in a rack of this size."""
    room = height - 39
    radius = min((width + 6) * 0.43, room / 2.5)
    return 0.0, -height / 2 + 3 + room / 2 - radius * 0.24 - 2, radius


def rack_badge(width: float, height: float) -> Place:
    """Centre of the number of copies."""
    _, y, radius = rack_disc(width, height)
    return width / 2 - 8.5, max(y - radius + 5, -height / 2 + 7)


KNOWLEDGE_ROW = 35.0
"""Middle of the row under a heading of the workshop's last column: knowledge, factories."""


@frozen
class WorkshopPlan:
    """Rectangles of the workshop picture."""

    headings: tuple[Box, Box]
    """Ships and resources; warehouses."""
    resources: tuple[Box, Box, Box]
    goods: tuple[Box, Box, Box, Box, Box]
    """Columns of crates."""
    knowledge: Box
    factories: Box
    black_market: Box
    """A line under warehouses, knowledge and factories: what goods bring and what a resource costs."""


def workshop_plan(width: float, height: float) -> WorkshopPlan:
    """Divide the workshop picture."""
    left, top = -width / 2 + 10, -height / 2 + 5
    inner_w, bottom = width - 20, height / 2 - 8
    a, b = inner_w * 0.385, inner_w * 0.365
    xa, xb = left, left + a + 8
    xc = xb + b + 8
    c = left + inner_w - xc
    y = top + 20
    h = bottom - y
    column, crate_column = a / 3, b / 5
    goods = tuple(_box(xb + i * crate_column, y, crate_column - 3, h - 20) for i in range(5))
    boxes = tuple(_box(xa + i * column, y, column - 4, h) for i in range(3))
    right_h = (h - 1) / 2
    return WorkshopPlan(
        headings=(_box(xa + 2, top, a, 18), _box(xb + 2, top, b, 18)),
        resources=(boxes[0], boxes[1], boxes[2]),
        goods=(goods[0], goods[1], goods[2], goods[3], goods[4]),
        knowledge=_box(xc, top, c, right_h),
        factories=_box(xc, top + right_h + 1, c, right_h),
        black_market=_box(xb, bottom - 17, left + inner_w - xb, 18),
    )


def workshop_ship(width: float, height: float, resource: Resource) -> Place:
    """Where ships of a kind are kept."""
    box = workshop_plan(width, height).resources[resource.index]
    return box.left + 20, box.top + 17


def workshop_resource(width: float, height: float, resource: Resource) -> Place:
    """Coin of a resource, where tokens fly to."""
    box = workshop_plan(width, height).resources[resource.index]
    return box.left + 13.5, box.top + (33 + box.height - 18) / 2


def crate_room(width: float, height: float) -> int:
    """How many crates fit into a column."""
    return max(2, int((workshop_plan(width, height).goods[0].height - 6) // 21))


def crate(width: float, height: float, good: Good, index: int, count: int = 1) -> Place:
    """Centre of warehouse ``index`` (0 is the lowest) of ``count`` of a good; many stand closer together."""
    box = workshop_plan(width, height).goods[good.index]
    step = min(21.0, (box.height - 26) / max(1, count - 1))
    return box.x, box.bottom - 14 - index * step


def workshop_knowledge(width: float, height: float) -> Place:
    """Where knowledge flies to."""
    box = workshop_plan(width, height).knowledge
    return box.left + 13, box.top + KNOWLEDGE_ROW


# Forecast -------------------------------------------------------------------------------------------


def forecast_row(width: float, height: float, index: int, count: int) -> Box:
    """Row ``index`` of ``count`` letters."""
    row = _forecast_step(height, count)
    return Box(0.0, -height / 2 + 52 + (index + 0.5) * row, width - 16, row - 2)


def _forecast_step(height: float, count: int) -> float:
    """Height of a row."""
    return min(32.0, (height - 60 - 44) / max(3, count))


def forecast_end(height: float, count: int) -> float:
    """Where ``count`` rows of letters end."""
    return -height / 2 + 52 + _forecast_step(height, count) * count


def forecast_foot(width: float, height: float, count: int) -> Box:
    """Room for the bot's last step, at the lower edge."""
    bottom = height / 2 - 4
    top = max(forecast_end(height, count) + 5, bottom - 46)
    return Box(0.0, (top + bottom) / 2, width - 20, bottom - top)


def forecast_why(width: float, height: float, count: int) -> Box:
    """The button *Why?*."""
    foot = forecast_foot(width, height, count)
    return Box(foot.right - 27, foot.y, 54, 26)
