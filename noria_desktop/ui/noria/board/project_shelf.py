"""Pictures of the shelf: market racks with their stacks, and the human's workshop.

Source: mocks/noria.md 1 and 3.
"""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.state import Acting, State
from noria_desktop.games.noria.terms import Disc, Good, Resource
from noria_desktop.ui.board.sprites import Layer, Sprite
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board import measures
from noria_desktop.ui.noria.board.arts import (
    BadgeArt,
    CrateArt,
    CrateState,
    DiscArt,
    KnowledgeArt,
    MarketArt,
    StackArt,
    WorkshopArt,
)
from noria_desktop.ui.noria.board.layout import NoriaLayout, Point, inside

BOOK = 12.0
"""Radius of the picture of knowledge in the workshop."""


def shelf_sprites(view: State, table: NoriaLayout) -> Iterator[Sprite]:
    """Market and workshop."""
    yield from _market(view, table)
    yield from _workshop(view, table)


def _market(view: State, table: NoriaLayout) -> Iterator[Sprite]:
    """A rack for each type; the top disc is the piece one buys."""
    room = table.market
    yield Sprite(at.scenery("market"), MarketArt(room.width, room.height), room.x, room.y, Layer.PANEL)
    buying = isinstance(view.pending, Acting)
    for disc in Disc:
        rack = inside(room, measures.market_rack(room.width, room.height, disc))
        left, price = view.market.stock[disc.index], view.market.prices[disc.index]
        affordable = not buying or price <= sum(view.human.resources)
        art = StackArt(disc, rack.width, rack.height, price, left, affordable)
        yield Sprite(at.scenery("rack", disc.value), art, rack.x, rack.y, Layer.BOARD)
        x, y, radius = measures.rack_disc(rack.width, rack.height)
        if left:
            yield Sprite(
                at.market_disc(disc),
                DiscArt(disc, radius),
                rack.x + x,
                rack.y + y,
                Layer.PIECE,
                carries=at.market(disc),
            )
        x, y = measures.rack_badge(rack.width, rack.height)
        badge = BadgeArt(str(left))
        yield Sprite(at.mark("copies", disc.value), badge, rack.x + x, rack.y + y, Layer.FLAG)


def stored_place(view: State, table: NoriaLayout, good: Good, number: int) -> Point:
    """Where one warehouse stands in its column."""
    room = table.workshop
    count = max(1, view.human.warehouses[good.index])
    offset = measures.crate(room.width, room.height, good, number, count)
    return Point(room.x, room.y).moved(offset)


def ship_store(table: NoriaLayout, resource: Resource) -> Point:
    """Where the human's ships of a kind are kept."""
    room = table.workshop
    return Point(room.x, room.y).moved(measures.workshop_ship(room.width, room.height, resource))


def coin_place(table: NoriaLayout, resource: Resource) -> Point:
    """Where the human's resources of a kind are kept."""
    room = table.workshop
    return Point(room.x, room.y).moved(measures.workshop_resource(room.width, room.height, resource))


def book_place(table: NoriaLayout) -> Point:
    """Where the human's knowledge is kept."""
    room = table.workshop
    return Point(room.x, room.y).moved(measures.workshop_knowledge(room.width, room.height))


def crate_art(view: State, good: Good, number: int) -> CrateArt:
    """Picture of one warehouse; the full ones stand lowest."""
    full = number < view.human.stored[good.index]
    return CrateArt(good, CrateState.FULL if full else CrateState.EMPTY)


def income(view: State) -> int:
    """Knowledge a round that the human's factories bring."""
    printed = components()
    return printed.income(printed.factories - view.human.factories)


def workshop_art(view: State, table: NoriaLayout) -> WorkshopArt:
    """Picture of the human's belongings without the crates."""
    human = view.human
    return WorkshopArt(
        width=table.workshop.width,
        height=table.workshop.height,
        ships=human.ships,
        resources=human.resources,
        knowledge=human.knowledge,
        income=income(view),
        factories=human.factories,
        warehouses=human.warehouses,
    )


def _workshop(view: State, table: NoriaLayout) -> Iterator[Sprite]:
    """Belongings of the human; the topmost full crate of a good is the one that is sold."""
    room = table.workshop
    human = view.human
    yield Sprite(at.scenery("workshop"), workshop_art(view, table), room.x, room.y, Layer.PANEL)
    for good in Good:
        for number in range(human.warehouses[good.index]):
            where = stored_place(view, table, good, number)
            last_full = number == human.stored[good.index] - 1
            yield Sprite(
                at.stored(good, number),
                crate_art(view, good, number),
                where.x,
                where.y,
                Layer.PIECE,
                carries=at.crate(good) if last_full else None,
            )
    where = book_place(table)
    yield Sprite(at.book(), KnowledgeArt(BOOK), where.x, where.y, Layer.PIECE, carries=at.knowledge())
