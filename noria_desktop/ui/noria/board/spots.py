"""Places of Noria's board one can point at, zone by zone in Tab order.

Hit areas are generous: at least 24 units where the board has the room. Berths and factory spaces are
children of their island, so that a carried ambassador first lights islands and then their parts.
Source: mocks/noria.md 4 and 7.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from noria_desktop.games.noria.influence import NIGHT_SHIFT_RINGS
from noria_desktop.games.noria.state import Influencing, State
from noria_desktop.games.noria.terms import SPACES, Chamber, Disc, Good, Resource, Ring, Side, Track
from noria_desktop.games.noria.wheel import RING_SPACES
from noria_desktop.ui.board.boxes import Box, Point, box
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board import measures
from noria_desktop.ui.noria.board.arts import IslandArt, PennantArt
from noria_desktop.ui.noria.board.layout import NoriaLayout, inside

LEAST = 24.0
"""Smallest side of a hit area."""
RIM = 34.0
"""Hit area of a ring's turning handle."""


def spots(view: State, table: NoriaLayout, rows: int, why: bool = False) -> tuple[Spot, ...]:
    """Every place one can point at; ``rows`` letters stand in the forecast, ``why``: with its button."""
    return (
        *_wheel(view, table),
        *_sky(view, table),
        *_council(view, table),
        *_market(table),
        *_workshop(table),
        *_forecast(table, rows, why),
        *_rail(table),
    )


def _round(handle: Handle, at_point: Point, diameter: float, zone: str) -> Spot:
    """A round place."""
    size = max(diameter, LEAST)
    return Spot(handle, at_point.x, at_point.y, size, size, zone, round=True)


def _boxed(handle: Handle, room: Box, zone: str, parent: Handle | None = None) -> Spot:
    """A rectangular place."""
    return Spot(handle, room.x, room.y, max(room.width, LEAST), max(room.height, LEAST), zone, parent=parent)


def on_wheel(ring: Ring, view: State) -> tuple[Handle, ...]:
    """What turns with a ring of the human's wheel: the ring itself and its discs."""
    discs = (at.disc(space) for space in RING_SPACES[ring.index] if view.human.wheel[space.index])
    return (at.ring(Side.HUMAN, ring), *discs)


# Wheel ------------------------------------------------------------------------------------------------


def waiting_radius(table: NoriaLayout, count: int) -> float:
    """Radius of bought discs fanned out over the hub."""
    step = measures.waiting_offset(table.wheel_radius, 1, count)[0]
    first = measures.waiting_offset(table.wheel_radius, 0, count)[0]
    return min(table.wheel_radius * 0.11, max(step - first, table.wheel_radius * 0.12) * 0.62)


def waiting_place(table: NoriaLayout, index: int, count: int) -> Point:
    """Where bought disc ``index`` of ``count`` waits."""
    return table.wheel_centre.moved(*measures.waiting_offset(table.wheel_radius, index, count))


def _wheel(view: State, table: NoriaLayout) -> Iterator[Spot]:
    """The human's wheel: spaces by ring, hub with what waits in it, turning handles."""
    for space in SPACES:
        where = table.space(Side.HUMAN, space)
        yield _round(at.space(space), where, 2.0 * measures.SOCKET * table.wheel_radius, "wheel")
    yield _round(at.centre(), table.wheel_centre, 2.2 * measures.BOUND[0] * table.wheel_radius, "wheel")
    count = len(view.human.centre)
    for index, disc in enumerate(view.human.centre):
        where = waiting_place(table, index, count)
        yield _round(at.waiting(disc, index), where, 2 * waiting_radius(table, count), "wheel")
    if isinstance(view.pending, Influencing):
        for ring in NIGHT_SHIFT_RINGS:
            yield _rim(view, table, ring)


def _rim(view: State, table: NoriaLayout, ring: Ring) -> Spot:
    """Turning handle of a ring; dragging it round the axle turns the ring space by space."""
    where = table.wheel_centre.moved(*measures.turn_handle(table.wheel_radius, ring))
    return Spot(
        at.ring_rim(ring),
        where.x,
        where.y,
        RIM,
        RIM,
        "wheel",
        round=True,
        arc=(table.wheel_centre.x, table.wheel_centre.y),
        turns=on_wheel(ring, view),
        detent=measures.slot_step(ring),
    )


# Sky --------------------------------------------------------------------------------------------------


def island_art(view: State, index: int) -> IslandArt:
    """Picture of an island, whose outline its halo follows."""
    island = view.islands[index]
    return IslandArt(island.number, measures.ISLAND_WIDTH, island.factories)


def berth_box(table: NoriaLayout, index: int, place: int) -> Box:
    """Where one points at a berth of an island."""
    return _on_island(table, index, measures.berth_box(measures.ISLAND_WIDTH, place))


def niche_box(table: NoriaLayout, index: int, place: int) -> Box:
    """Where one points at a factory space of an island."""
    return _on_island(table, index, measures.niche_box(measures.ISLAND_WIDTH, place))


def _on_island(table: NoriaLayout, index: int, part: Box) -> Box:
    """A part of an island's picture on the board."""
    middle = table.island(index)
    return Box(middle.x + part.x, middle.y + part.y, part.width, part.height)


def pennant_place(table: NoriaLayout, index: int | None, side: Side) -> Point:
    """Where an ambassador stands: on an island, or before the first journey in the harbour."""
    if index is None:
        return table.home.moved(0, -8)
    return table.island(index).moved(*measures.pennant(measures.ISLAND_WIDTH, side))


def _sky(view: State, table: NoriaLayout) -> Iterator[Spot]:
    """Islands clockwise with their parts from left to right, ambassadors, the bot's wheel."""
    width = measures.ISLAND_WIDTH
    for index in range(len(view.islands)):
        middle = table.island(index)
        island = at.island(index)
        yield Spot(
            island,
            middle.x,
            middle.y,
            width,
            0.78 * width,
            "sky",
            outline=island_art(view, index),
        )
        for place in range(3):
            yield _boxed(at.berth(index, place), berth_box(table, index, place), "sky", island)
        for place in range(4):
            yield _boxed(at.niche(index, place), niche_box(table, index, place), "sky", island)
    for side, where in ((Side.HUMAN, view.human.ambassador), (Side.BOT, view.bot.ambassador)):
        foot = pennant_place(table, where, side)
        outward = -12 if side is Side.HUMAN else 12
        flag = foot.moved(outward, -16)
        yield Spot(at.ambassador(side), flag.x, flag.y, 34, 44, "sky", outline=PennantArt(side))
    yield _round(at.bot_centre(), table.sky_centre, 2 * measures.BOT_HUB * table.bot_radius, "sky")
    for space in SPACES:
        yield _round(
            at.bot_space(space), table.space(Side.BOT, space), 2 * measures.SOCKET * table.bot_radius, "sky"
        )


# Council ----------------------------------------------------------------------------------------------


def car_place(table: NoriaLayout, track: Track, side: Side, level: int) -> Point:
    """Where a representative stands on a track."""
    room = table.council
    offset = measures.car(*room.size, track, side, level)
    return Point(room.x, room.y).moved(*offset)


def _named(table: NoriaLayout, index: int) -> Box:
    """Where a chamber is named: over it, or beside it with what it counts and brings."""
    room = table.council
    plan = measures.council_plan(*room.size)
    if index < len(Track):
        return inside(room, plan.names[index])
    name, foot = plan.names[index], plan.feet[index - len(Track)]
    return inside(room, box(name.left, foot.top, foot.right - name.left, foot.height))


def _council(view: State, table: NoriaLayout) -> Iterator[Spot]:
    """Chambers from left to right, each with its rows; its track and the human's representative."""
    room = table.council
    plan = measures.council_plan(*room.size)
    for chamber in Chamber:
        place = inside(room, plan.chambers[chamber.index])
        half = place.height / 2
        parts = (
            _boxed(at.chamber(chamber), place, "council"),
            _boxed(at.upper_row(chamber), box(place.left, place.top, place.width, half), "council"),
            _boxed(at.lower_row(chamber), box(place.left, place.y, place.width, half), "council"),
        )
        yield from (evolve(part, words=_named(table, chamber.index)) for part in parts)
    for track in Track:
        ladder = inside(room, plan.ladders[track.index])
        yield evolve(_boxed(at.track(track), ladder, "council"), words=_named(table, track.index))
        where = car_place(table, track, Side.HUMAN, view.human.levels[track.index])
        yield _round(at.car(track), where, 2.6 * measures.car_radius(*room.size), "council")


# Shelf ------------------------------------------------------------------------------------------------


def _market(table: NoriaLayout) -> Iterator[Spot]:
    """Racks of discs from left to right."""
    room = table.market
    for disc in Disc:
        yield _boxed(at.market(disc), inside(room, measures.market_rack(*room.size, disc)), "market")


def _workshop(table: NoriaLayout) -> Iterator[Spot]:
    """Resources, warehouses, knowledge, factories, black market."""
    room = table.workshop
    plan = measures.workshop_plan(*room.size)
    for resource in Resource:
        yield _boxed(at.resource(resource), inside(room, plan.resources[resource.index]), "workshop")
    left, right = plan.goods[0].left, plan.goods[-1].right
    top, bottom = plan.headings[1].top, plan.goods[0].bottom
    yield _boxed(
        at.warehouses(), inside(room, box(left - 2, top, right - left + 4, bottom - top)), "workshop"
    )
    for good in Good:
        yield _boxed(at.crate(good), inside(room, plan.goods[good.index]), "workshop")
    yield _boxed(at.knowledge(), inside(room, plan.knowledge), "workshop")
    yield _boxed(at.factories(), inside(room, plan.factories), "workshop")
    yield _boxed(at.black_market(), inside(room, plan.black_market), "workshop")


# Forecast and rail ------------------------------------------------------------------------------------


def _forecast(table: NoriaLayout, rows: int, why: bool) -> Iterator[Spot]:
    """The letters' lines from the top, the button that tells why the bot took its last step."""
    room = table.forecast
    for index in range(rows):
        yield _boxed(
            at.letter_row(index),
            inside(room, measures.forecast_row(*room.size, index, rows)),
            "forecast",
        )
    if why:
        place = inside(room, measures.forecast_why(*room.size, max(1, rows)))
        yield Spot(at.why(), place.x, place.y, place.width, place.height, "forecast", button=True)


def _rail(table: NoriaLayout) -> Iterator[Spot]:
    """Phases, rounds, score."""
    room = table.rail
    left = room.left
    for handle, share in ((at.phases(), 0.33), (at.rounds(), 0.41), (at.score(), 0.26)):
        yield _boxed(handle, box(left, room.top, room.width * share, room.height), "rail")
        left += room.width * share
