"""What lessons point at on Noria's table, by their own words. Places are counted from 1, islands go by their number.

``space S2``, ``centre``, ``ring medium`` (its turning handle), ``waiting city``, ``island 9``, ``berth 7.3``,
``factory 9.1``, ``ambassador`` and ``bot ambassador``, ``track refinement``, ``car refinement`` and ``bot car refinement``
(representatives), ``chamber refinement``, ``upper refinement``, ``lower refinement``, ``market city``,
``resource energy``, ``warehouses`` and ``heading warehouses``, ``warehouse sail``, ``knowledge``, ``factories``, ``letter 1`` (a line of the
forecast), ``phases``, ``rounds``, ``score``; whole zones: ``wheel``, ``bot wheel``, ``council``, ``sky``, ``market``,
``workshop``, ``forecast``, ``rail``; ``names``: those of the tracks over their chambers; ``read``: whatever is written on
the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from attrs import evolve

from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Chamber, Disc, Good, Resource, Ring, Side, Space, Track
from noria_desktop.ui.board.boxes import Box, Point, box
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board import measures
from noria_desktop.ui.noria.board.layout import SCOOPS, NoriaLayout, inside
from noria_desktop.ui.noria.board.outlook import looked_ahead
from noria_desktop.ui.noria.board.spots import car_place, spots

NAME: Final = 9.0
"""So much lower a chamber's ring begins."""
NAME_HIGH: Final = 18.0
"""Height of a track's name over its chamber."""
APART: Final = 5.0
"""So far the ring of one row of a chamber keeps from the other row, that of a track from the numbers of its levels."""
CAR: Final = 2.0
"""Diameter of the ring of a representative, in its radii: the number of its level stands right beside it."""
TITLE_HIGH: Final = 24.0
"""Height of a panel's title."""
PLAQUE: Final = (84.0, 24.0)
"""Room of a plate of the wheel."""


def lesson_places(words: str, view: State, table: NoriaLayout) -> tuple[Spot, ...]:
    """The places that these words of a lesson mean now; none where they mean nothing that is there."""
    return tuple(_places(words.split(), view, table))


def _places(words: list[str], view: State, table: NoriaLayout) -> Iterator[Spot]:
    match words:
        case ["wheel"]:
            yield _round("wheel", table.wheel_centre, table.wheel_radius * SCOOPS)
        case ["bot", "wheel"]:
            yield _round("bot wheel", table.sky_centre, table.bot_radius * SCOOPS)
        case ["bot", "car", track]:
            which = Track(track)
            where = car_place(table, which, Side.BOT, view.bot.levels[which.index])
            yield _round("bot car", where, 1.3 * measures.car_radius(*table.council.size))
        case ["heading", "warehouses"]:
            room = inside(table.workshop, measures.workshop_plan(*table.workshop.size).headings[1])
            yield Spot(at.warehouses(), room.x, room.y, room.width, room.height, "workshop")
        case ["names"]:
            named = tuple(at.chamber(Chamber(track.value)) for track in Track)
            yield from (_name(spot) for spot in spots(view, table, 0) if spot.handle in named)
        case ["read"]:
            yield from _read(view, table)
        case ["council" | "sky" | "market" | "workshop" | "forecast" | "rail" as zone]:
            yield _zone(zone, getattr(table, zone))
        case _:
            handle = _handle(words, view)
            rows = len(looked_ahead(view, True).letters)
            found = (spot for spot in spots(view, table, rows) if spot.handle == handle)
            yield from (lesson_frame(spot, table) for spot in found)


def _handle(words: list[str], view: State) -> Handle | None:
    """A place of the table that is a spot of its own."""
    match words:
        case ["space", space]:
            return at.space(Space(space))
        case ["centre" | "warehouses" | "knowledge" | "factories" | "phases" | "rounds" | "score" as name]:
            return Handle(name)
        case ["ring", ring]:
            return at.ring_rim(Ring(ring))
        case ["waiting", disc]:
            return at.waiting(Disc(disc), view.human.centre.index(Disc(disc)))
        case ["island", number]:
            return at.island(_island(view, number))
        case ["berth" | "factory" as kind, where]:
            number, _, place = where.partition(".")
            part = at.berth if kind == "berth" else at.niche
            return part(_island(view, number), int(place) - 1)
        case ["ambassador"]:
            return at.ambassador(Side.HUMAN)
        case ["bot", "ambassador"]:
            return at.ambassador(Side.BOT)
        case ["letter", number]:
            return at.letter_row(int(number) - 1)
        case _:
            return _by_name(words)


def _by_name(words: list[str]) -> Handle | None:
    match words:
        case ["track", track]:
            return at.track(Track(track))
        case ["car", track]:
            return at.car(Track(track))
        case ["chamber", chamber]:
            return at.chamber(Chamber(chamber))
        case ["upper", chamber]:
            return at.upper_row(Chamber(chamber))
        case ["lower", chamber]:
            return at.lower_row(Chamber(chamber))
        case ["market", disc]:
            return at.market(Disc(disc))
        case ["resource", resource]:
            return at.resource(Resource(resource))
        case ["warehouse", good]:
            return at.crate(Good(good))
        case _:
            return None


def _island(view: State, number: str) -> int:
    return next(index for index, island in enumerate(view.islands) if str(island.number) == number)


def _name(chamber: Spot) -> Spot:
    """The track's name right over its chamber."""
    top = chamber.y - chamber.height / 2
    return Spot(Handle("lesson", "name"), chamber.x, top - NAME_HIGH / 2, chamber.width, NAME_HIGH, "lesson")


def lesson_frame(spot: Spot, table: NoriaLayout) -> Spot:
    """A place as its ring lies round it: that strikes out nothing which is read beside it."""
    match spot.handle.kind:
        case "chamber":
            return _trimmed(spot, top=NAME)
        case "upper_row":
            return _trimmed(spot, top=NAME, bottom=APART + 2)
        case "lower_row":
            return _trimmed(spot, top=APART - 1)
        case "track":
            return _trimmed(spot, left=APART)
        case "car":
            wide = CAR * measures.car_radius(*table.council.size)
            return evolve(spot, width=wide, height=wide)
        case _:
            return spot


def _trimmed(spot: Spot, *, left: float = 0.0, top: float = 0.0, bottom: float = 0.0) -> Spot:
    return evolve(
        spot,
        x=spot.x + left / 2,
        y=spot.y + (top - bottom) / 2,
        width=spot.width - left,
        height=spot.height - top - bottom,
    )


def _read(view: State, table: NoriaLayout) -> Iterator[Spot]:
    """Titles, levels and their costs, chambers, numbers of islands, plates of the wheel."""
    plan, shop = measures.council_plan(*table.council.size), measures.workshop_plan(*table.workshop.size)
    for part in (*plan.names[:4], *plan.ladders, *plan.chambers, plan.levels):
        yield _zone("read", inside(table.council, part))
    for panel in (table.council, table.forecast, table.market):
        yield _zone("read", box(panel.left, panel.top, panel.width, TITLE_HIGH))
    for part in (*shop.headings, *shop.resources, *shop.goods, shop.knowledge, shop.factories):
        yield _zone("read", inside(table.workshop, part))
    for active in (True, False):
        where = table.wheel_centre.moved(*measures.plaque_offset(table.wheel_radius, active))
        yield Spot(Handle("lesson", "read"), where.x, where.y, *PLAQUE, "lesson")
    islands = {at.island(index) for index in range(len(view.islands))}
    yield from (spot for spot in spots(view, table, 0) if spot.handle in islands)


def _zone(name: str, where: Box) -> Spot:
    return Spot(Handle("lesson", name), where.x, where.y, where.width, where.height, "lesson")


def _round(name: str, where: Point, radius: float) -> Spot:
    return Spot(Handle("lesson", name), where.x, where.y, 2 * radius, 2 * radius, "lesson", round=True)
