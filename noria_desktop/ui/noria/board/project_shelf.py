"""Pictures of the shelf: market racks with their stacks, and the human's workshop.

Source: mocks/noria.md 1 and 3.
"""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.state import Acting, State
from noria_desktop.games.noria.terms import Disc, Good, Resource
from noria_desktop.ui.board.boxes import Point
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board import measures
from noria_desktop.ui.noria.board.arts import DiscArt
from noria_desktop.ui.noria.board.arts_panels import (
    BadgeArt,
    CrateArt,
    CrateState,
    KnowledgeArt,
    MarketArt,
    StackArt,
    WorkshopArt,
)
from noria_desktop.ui.noria.board.layout import NoriaLayout, inside

BOOK = 12.0
"""Radius of the picture of knowledge in the workshop."""


def shelf_sprites(view: State, table: NoriaLayout) -> Iterator[Sprite]:
    """Market and workshop."""
    yield from _market(view, table)
    yield from _workshop(view, table)


def _market(view: State, table: NoriaLayout) -> Iterator[Sprite]:
    """A rack for each type; the top disc is the piece one buys."""
    room = table.market
    yield lay(at.scenery("market"), MarketArt(*room.size), room, Layer.PANEL)
    buying = isinstance(view.pending, Acting)
    for disc in Disc:
        rack = inside(room, measures.market_rack(*room.size, disc))
        left, price = view.market.stock[disc.index], view.market.prices[disc.index]
        affordable = not buying or price <= sum(view.human.resources)
        art = StackArt(disc, *rack.size, price, left, affordable)
        yield lay(at.scenery("rack", disc.value), art, rack, Layer.BOARD)
        x, y, radius = measures.rack_disc(*rack.size)
        if left:
            where = rack.moved(x, y)
            yield lay(
                at.market_disc(disc), DiscArt(disc, radius), where, Layer.PIECE, carries=at.market(disc)
            )
        x, y = measures.rack_badge(*rack.size)
        yield lay(at.mark("copies", disc.value), BadgeArt(str(left)), rack.moved(x, y), Layer.FLAG)


def stored_place(view: State, table: NoriaLayout, good: Good, number: int) -> Point:
    """Where one warehouse stands in its column."""
    room = table.workshop
    count = max(1, view.human.warehouses[good.index])
    offset = measures.crate(*room.size, good, number, count)
    return Point(room.x, room.y).moved(*offset)


def ship_store(table: NoriaLayout, resource: Resource) -> Point:
    """Where the human's ships of a kind are kept."""
    room = table.workshop
    return Point(room.x, room.y).moved(*measures.workshop_ship(*room.size, resource))


def coin_place(table: NoriaLayout, resource: Resource) -> Point:
    """Where the human's resources of a kind are kept."""
    room = table.workshop
    return Point(room.x, room.y).moved(*measures.workshop_resource(*room.size, resource))


def book_place(table: NoriaLayout) -> Point:
    """Where the human's knowledge is kept."""
    room = table.workshop
    return Point(room.x, room.y).moved(*measures.workshop_knowledge(*room.size))


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
    yield lay(at.scenery("workshop"), workshop_art(view, table), room, Layer.PANEL)
    for good in Good:
        for number in range(human.warehouses[good.index]):
            where = stored_place(view, table, good, number)
            carries = at.crate(good) if number == human.stored[good.index] - 1 else None
            art = crate_art(view, good, number)
            yield lay(at.stored(good, number), art, where, Layer.PIECE, carries=carries)
    yield lay(at.book(), KnowledgeArt(BOOK), book_place(table), Layer.PIECE, carries=at.knowledge())
