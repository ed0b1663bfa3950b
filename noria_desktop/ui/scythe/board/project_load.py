"""Boxes beside the map in which a choice without an order is collected: a load, kinds of token, a payment.

A box stands near its territory where it covers least of what is lit, and stays there as long as the choice lasts:
nothing moves under the pointer. Source: mocks/table.md 6.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.payment import sources
from noria_desktop.games.scythe.pending import Paying, PlacingGoods, Travelling
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.steps import steps
from noria_desktop.games.scythe.terms import RESOURCES, Cargo, Place
from noria_desktop.ui.board.boxes import Box, box
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.collect import BoxArt, CargoRowArt, Head, SlotArt, StepperArt
from noria_desktop.ui.scythe.board.arts.land import Mark
from noria_desktop.ui.scythe.board.arts.pieces import GoodsArt
from noria_desktop.ui.scythe.board.arts.signs import Tone
from noria_desktop.ui.scythe.board.collected import slots
from noria_desktop.ui.scythe.board.collecting import Draft, Picks
from noria_desktop.ui.scythe.board.foretold import leader
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.loading import Load, load_limits
from noria_desktop.ui.scythe.board.project_orders import hex_sprite
from noria_desktop.ui.scythe.board.viewpoint import traveller

PILL: Final = (31.0, 19.0)
"""Width and height of tokens there."""
FAR: Final = 1.3
"""From this distance on, in R, a line leads to the territory."""
KEEP: Final = 0.62
"""So much of a lit territory's middle is to be kept free, in its size."""
WIDE: Final = 216.0
"""Width of the load's box."""
TITLE: Final = 33.0
"""Height of a box's title line."""
ROW: Final = 29.0
"""Height of a kind of cargo."""
STEP: Final = 28.0
"""Side of a stepper."""
COUNT: Final = 52.0
"""Room of "n of m" between them."""
SLOT: Final = (44.0, 42.0)
"""Width and height of a slot."""
GAP: Final = 6.0


@frozen
class Rooms:
    """Where the parts of a box lie, from its middle."""

    room: Box
    kinds: tuple[Cargo, ...] = ()
    """Rows of a load."""
    count: int = 0
    """Slots."""
    shelf: bool = False
    """A row of kinds to take lies above the slots."""

    def row(self, kind: Cargo) -> Box:
        """A kind of cargo over the whole width."""
        top = self.room.top + TITLE + ROW * self.kinds.index(kind)
        return box(self.room.left + GAP, top, self.room.width - 2 * GAP, ROW - 1)

    def stepper(self, kind: Cargo, *, more: bool) -> Box:
        """The button that makes a kind more or less."""
        row = self.row(kind)
        right = row.right - 2
        left = right - STEP if more else right - 2 * STEP - COUNT
        return box(left, row.top + 0.5, STEP, STEP)

    def shelf_cell(self, number: int) -> Box:
        """A kind of token to take."""
        wide = (self.room.width - 2 * GAP) / len(RESOURCES)
        return box(self.room.left + GAP + number * wide + 1, self.room.top + TITLE, wide - 2, ROW - 2)

    def slot(self, number: int) -> Box:
        """A place for one piece."""
        wide, high = SLOT
        all_wide = self.count * (wide + GAP) - GAP
        left = self.room.x - all_wide / 2 + number * (wide + GAP)
        return box(left, self.room.bottom - GAP - high, wide, high)


# Where it lies ------------------------------------------------------------------------------------------


def load_box(view: State, table: ScytheLayout) -> Rooms:
    """The box of the travelling unit: a row for each kind that can be aboard."""
    entry = traveller(view)
    assert entry is not None
    limits = load_limits(view, entry)
    kinds = tuple(kind for kind in Cargo if limits[kind.index][1])
    near = steps(view, entry.unit, entry.place) if entry.steps else ()
    size = WIDE, TITLE + ROW * len(kinds) + GAP
    return Rooms(_beside(table, entry.place, size, tuple(sorted(near)), drags=True), kinds)


def slots_box(view: State, table: ScytheLayout) -> Rooms:
    """The box of tokens that are taken or paid."""
    entry = view.pending[-1]
    assert isinstance(entry, Paying | PlacingGoods)
    wide, high = SLOT
    count, shelf = len(slots(view, Picks())), isinstance(entry, PlacingGoods)
    least = WIDE if shelf else 3 * (wide + GAP)
    size = max(least, count * (wide + GAP) + GAP), TITLE + high + GAP + (ROW + 2 if shelf else 0)
    if isinstance(entry, PlacingGoods):
        assert entry.place is not None
        return Rooms(_beside(table, entry.place, size, ()), (), count, shelf)
    lit = tuple(place for place, _ in sources(view, entry.bottom, entry.after))
    return Rooms(_beside(table, lit[0], size, lit) if lit else _corner(table, size), (), count, shelf)


def _corner(table: ScytheLayout, size: tuple[float, float]) -> Box:
    """Where nothing lies on the map: its lower left corner."""
    wide, high = size
    return box(table.popularity.right + 4, table.field.bottom - 6 - high, wide, high)


@lru_cache(maxsize=32)
def _beside(
    table: ScytheLayout,
    place: Place,
    size: tuple[float, float],
    lit: tuple[Place, ...],
    *,
    drags: bool = False,
) -> Box:
    """``drags``: the unit is dragged on meanwhile, so that the notes in the lower corners stand there too."""
    wide, high = size
    here, radius = table.place(place), table.radius
    left, right = table.popularity.right + 4 + wide / 2, table.power.left - 4 - wide / 2
    top, bottom = table.ribbon.bottom + 4 + high / 2, table.field.bottom - 6 - high / 2
    beside, below = 0.92 * radius + wide / 2, 1.06 * radius + high / 2
    spots = [
        Box(min(max(here.x + x, left), right), min(max(here.y + y, top), bottom), wide, high)
        for x, y in (
            (0, below), (0, -below), (beside, 0), (-beside, 0), (beside / 2, below), (-beside / 2, below),
            (beside / 2, -below), (-beside / 2, -below), (beside, below), (-beside, below), (beside, -below),
            (-beside, -below), (0, below + radius), (0, -below - radius), (beside + radius, 0), (-beside - radius, 0),
            (beside + 2 * radius, 0), (-beside - 2 * radius, 0), (beside + radius, below + radius),
            (-beside - radius, below + radius), (0, below + 2 * radius), (0, -below - 2 * radius),
        )
    ]  # fmt: skip
    spots += [Box(x, y, wide, high) for x in (left, right) for y in (top, bottom)]
    own, notes = _core(table, place), (table.refusal, table.consequence) if drags else ()

    def harm(spot: Box) -> tuple[float, float]:
        hidden = _covered(spot, (_core(table, other) for other in lit)) + 4 * _covered(spot, (own,))
        hidden += 2 * _covered(spot, notes)
        away = abs(spot.x - here.x) + abs(spot.y - here.y)
        return round(hidden / radius**2, 2) + away / radius * 0.1, away

    return min(spots, key=harm)


def _core(table: ScytheLayout, place: Place) -> Box:
    """The middle of a territory, where one points at it."""
    spot = table.place_box(place)
    return Box(spot.x, spot.y, spot.width * KEEP, spot.height * KEEP)


def _covered(spot: Box, things: Iterable[Box]) -> float:
    """The area of things that lies under a box."""
    found = 0.0
    for thing in things:
        across = min(spot.right, thing.right) - max(spot.left, thing.left)
        down = min(spot.bottom, thing.bottom) - max(spot.top, thing.top)
        found += max(0.0, across) * max(0.0, down)
    return found


def _plate(art: BoxArt, room: Box, place: Place, table: ScytheLayout) -> Iterator[Sprite]:
    """The box itself; one that lies farther off has a line to its territory."""
    if max(abs(art.dx) - room.width / 2, abs(art.dy) - room.height / 2) > FAR * table.radius:
        yield leader(place, room, Tone.LEGAL, table, "load")
    yield lay(at.scenery("plate", "load"), art, room, Layer.FLAG)


# The load -----------------------------------------------------------------------------------------------


def load_sprites(view: State, table: ScytheLayout, draft: Load) -> Iterator[Sprite]:
    """The box with a row for each kind: how many of it go along, of how many."""
    entry = traveller(view)
    assert isinstance(entry, Travelling)
    where, there = load_box(view, table), table.place(entry.place)
    room = where.room
    art = BoxArt(Head.LOAD, entry.unit, *room.size, there.x - room.x, there.y - room.y)
    yield from _plate(art, room, entry.place, table)
    limits = load_limits(view, entry)
    for kind in where.kinds:
        (least, most), number = limits[kind.index], draft.numbers[kind.index]
        row = where.row(kind)
        line = CargoRowArt(kind, view.human.faction, number, most, *row.size)
        yield lay(at.scenery("cargo", kind.value), line, row, Layer.LABEL)
        for more, off in ((False, number <= least), (True, number >= most)):
            spot = where.stepper(kind, more=more)
            name = at.scenery("more" if more else "less", kind.value)
            yield lay(name, StepperArt(more, off, *spot.size), spot, Layer.LABEL)


def load_spots(view: State, table: ScytheLayout) -> Iterator[tuple[Handle, Box]]:
    """Rows and steppers of the load."""
    where = load_box(view, table)
    for kind in where.kinds:
        row = where.row(kind)
        less = where.stepper(kind, more=False)
        yield at.aboard(kind), box(row.left, row.top, less.left - row.left - 2, row.height)
        yield at.less(kind), less
        yield at.more(kind), where.stepper(kind, more=True)


# Tokens taken and paid -----------------------------------------------------------------------------------


def slots_sprites(view: State, table: ScytheLayout, draft: Draft) -> Iterator[Sprite]:
    """The box with its slots, each with what was picked; above them the kinds that may be taken."""
    entry = view.pending[-1]
    assert isinstance(entry, Paying | PlacingGoods)
    where = slots_box(view, table)
    room = where.room
    if isinstance(entry, PlacingGoods):
        assert entry.place is not None
        there = table.place(entry.place)
        yield hex_sprite(entry.place, Mark.SOURCE, table, "kinds")
        art = BoxArt(Head.TAKE, None, *room.size, there.x - room.x, there.y - room.y)
        yield from _plate(art, room, entry.place, table)
        for kind in RESOURCES[entry.least.index :]:
            yield lay(at.kind(kind), GoodsArt(kind, 1, *PILL), where.shelf_cell(kind.index), Layer.LABEL)
    else:
        art = BoxArt(Head.PAY, None, *room.size, 0, 0)
        yield lay(at.scenery("plate", "load"), art, room, Layer.FLAG)
    for number, (name, pick) in enumerate(slots(view, draft)):
        spot = where.slot(number)
        yield lay(name, _slot(entry, pick, spot, kept=name.kind == "paid"), spot, Layer.LABEL)


def _slot(entry: Paying | PlacingGoods, pick: object, spot: Box, *, kept: bool) -> SlotArt:
    """What lies in a slot."""
    resource = components().mats.bottoms[entry.bottom.index].resource if isinstance(entry, Paying) else None
    taken = getattr(pick, "resource", resource)
    return SlotArt(
        taken, getattr(pick, "place", None), getattr(pick, "card", None), pick is not None, *spot.size, kept
    )


def slots_spots(view: State, table: ScytheLayout, draft: Draft) -> Iterator[tuple[Handle, Box]]:
    """Kinds to take and slots."""
    entry = view.pending[-1]
    where = slots_box(view, table)
    if isinstance(entry, PlacingGoods):
        for kind in RESOURCES[entry.least.index :]:
            yield at.kind(kind), where.shelf_cell(kind.index)
    for number, (name, _pick) in enumerate(slots(view, draft)):
        yield name, where.slot(number)
