"""The tray beside a travelling unit: what it carries, what lies there to be taken; and the kinds of token to choose from.

The tray stands near its territory where it covers least of what is lit. Source: mocks/scythe.md 8.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.pending import PlacingGoods, Travelling
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.steps import steps
from noria_desktop.games.scythe.terms import RESOURCES, Cargo, Place, Resource, Unit
from noria_desktop.ui.board.boxes import Box, box
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.land import Mark
from noria_desktop.ui.scythe.board.arts.notes import TrayArt
from noria_desktop.ui.scythe.board.arts.pieces import GoodsArt, UnitArt
from noria_desktop.ui.scythe.board.arts.signs import Tone
from noria_desktop.ui.scythe.board.foretold import leader
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.project_map import LIFTED
from noria_desktop.ui.scythe.board.project_orders import hex_sprite
from noria_desktop.ui.scythe.board.viewpoint import holds, traveller

CREW = 22.0
"""Height of a worker on the tray."""
PILL = (31.0, 19.0)
"""Width and height of tokens there."""
FAR = 1.3
"""From this distance on, in R, a line leads to the territory."""
KEEP = 0.62
"""So much of a lit territory's middle is to be kept free, in its size."""


@frozen
class Tray:
    """Where a tray lies and what its cells are for."""

    room: Box
    rows: int
    kinds: tuple[Cargo, ...]
    """Of each cell of a row."""

    def cell(self, kind: Cargo, row: int) -> Box:
        """A cell of a row, 0 the upper one."""
        spot = measures.tray_cell(*self.room.size, self.rows, row, self.kinds.index(kind))
        return Box(self.room.x + spot.x, self.room.y + spot.y, spot.width, spot.height)


# Where it lies ------------------------------------------------------------------------------------------


def load_tray(view: State, table: ScytheLayout) -> Tray:
    """The tray of the travelling unit: a cell for each kind that is aboard or ashore."""
    entry = traveller(view)
    assert entry is not None
    ashore, aboard = holds(view)
    kinds = tuple(kind for kind in Cargo if ashore[kind.index] or aboard[kind.index])
    lit = steps(view, entry.unit, entry.place) if entry.steps else ()
    return _tray(table, entry.place, 2, kinds, tuple(sorted(lit)))


def kinds_tray(view: State, table: ScytheLayout) -> Tray:
    """The tray of the kinds of token that may be put on a territory."""
    entry = view.pending[-1]
    assert isinstance(entry, PlacingGoods)
    assert entry.place is not None
    return _tray(table, entry.place, 1, tuple(Cargo)[entry.least.index : len(RESOURCES)], ())


@lru_cache(maxsize=16)
def _tray(
    table: ScytheLayout, place: Place, rows: int, kinds: tuple[Cargo, ...], lit: tuple[Place, ...]
) -> Tray:
    wide, high = measures.tray_size(rows, len(kinds))
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
        )
    ]  # fmt: skip
    own = _core(table, place)

    def harm(spot: Box) -> tuple[float, float]:
        hidden = _covered(spot, (_core(table, other) for other in lit)) + 4 * _covered(spot, (own,))
        away = abs(spot.x - here.x) + abs(spot.y - here.y)
        return round(hidden / radius**2, 2) + away / radius * 0.1, away

    return Tray(min(spots, key=harm), rows, kinds)


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


# The load -----------------------------------------------------------------------------------------------


def load_sprites(view: State, table: ScytheLayout) -> Iterator[Sprite]:
    """The tray with what lies in its rows."""
    entry = traveller(view)
    assert entry is not None
    tray = load_tray(view, table)
    yield from _plate(view, table, tray, entry.place, entry)
    ashore, aboard = holds(view)
    for numbers, lying in ((aboard, False), (ashore, True)):
        for kind, count in zip(Cargo, numbers, strict=True):
            if count:
                yield _cargo(view, tray, kind, count, lying=lying)


def _plate(
    view: State, table: ScytheLayout, tray: Tray, place: Place, entry: Travelling | None
) -> Iterator[Sprite]:
    """The tray itself; one that lies farther off has a line to its territory."""
    room, there = tray.room, table.place(place)
    unit = entry.unit if entry is not None else None
    art = TrayArt(
        unit, view.human.faction, place, len(tray.kinds), *room.size, there.x - room.x, there.y - room.y
    )
    if max(abs(art.dx) - room.width / 2, abs(art.dy) - room.height / 2) > FAR * table.radius:
        yield leader(place, room, Tone.LEGAL, table, "load")
    yield lay(at.scenery("plate", "load"), art, room, Layer.FLAG)


def _cargo(view: State, tray: Tray, kind: Cargo, count: int, *, lying: bool) -> Sprite:
    name = at.ashore(kind) if lying else at.aboard(kind)
    room = tray.cell(kind, int(lying))
    art: GoodsArt | UnitArt
    held: GoodsArt | UnitArt
    if kind.index < len(RESOURCES):
        art = held = GoodsArt(RESOURCES[kind.index], count, *PILL)
    else:
        spent, faction = kind is Cargo.MOVED_WORKERS, view.human.faction
        art = UnitArt(Unit.WORKER, faction, True, CREW, count, plate=False, spent=spent)
        held = UnitArt(Unit.WORKER, faction, True, CREW * LIFTED, count, lifted=True, plate=False)
    return lay(name, art, room, Layer.LABEL, carries=name, held=held)


def row_box(view: State, table: ScytheLayout, *, aboard: bool) -> Box:
    """Half of the load's tray: what is carried above, what lies there below."""
    room = load_tray(view, table).room
    high = room.height / 2
    return box(room.left, room.top if aboard else room.y, room.width, high)


def cargo_box(view: State, table: ScytheLayout, kind: Cargo, *, aboard: bool) -> Box:
    """A kind of cargo within its row."""
    return load_tray(view, table).cell(kind, 0 if aboard else 1)


# Kinds of token -----------------------------------------------------------------------------------------


def kinds_sprites(view: State, table: ScytheLayout) -> Iterator[Sprite]:
    """A cell for each kind, with the number that is still to be placed."""
    entry = view.pending[-1]
    assert isinstance(entry, PlacingGoods)
    assert entry.place is not None
    tray = kinds_tray(view, table)
    yield hex_sprite(entry.place, Mark.SOURCE, table, "kinds")
    yield from _plate(view, table, tray, entry.place, None)
    for kind in RESOURCES[entry.least.index :]:
        yield lay(at.kind(kind), GoodsArt(kind, entry.left, *PILL), kind_box(view, table, kind), Layer.LABEL)


def kind_box(view: State, table: ScytheLayout, kind: Resource) -> Box:
    """One of the kinds of token to choose from."""
    return kinds_tray(view, table).cell(tuple(Cargo)[kind.index], 0)
