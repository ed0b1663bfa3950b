"""Pictures of the map: ground, encounter tokens, structures, resource tokens, units, pending combats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.values import changed, frozen
from noria_desktop.games.scythe.control import contested
from noria_desktop.games.scythe.copies import less
from noria_desktop.games.scythe.moving import fresh_workers, movers
from noria_desktop.games.scythe.pending import Moving, Retreating, RetreatingWorkers
from noria_desktop.games.scythe.retreat import next_to_retreat
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    NO_GOODS,
    PLACES,
    RESOURCES,
    TERRITORIES,
    Goods,
    Place,
    Slot,
    Structure,
    Unit,
)
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.land import EncounterTokenArt, GroundArt, NumbersArt
from noria_desktop.ui.scythe.board.arts.pieces import GoodsArt, StructureArt, UnitArt
from noria_desktop.ui.scythe.board.arts.signs import CombatMarkArt
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.standing import (
    HEIGHTS,
    TAG_UP,
    Footing,
    Piece,
    goods_middle,
    pill,
    rise,
    stand,
    tag_up,
)
from noria_desktop.ui.scythe.board.viewpoint import battlefield, found, slot_in_hand, traveller

LIFTED = 1.3
"""A unit in hand is so much larger."""


@frozen
class Group:
    """Like units of one side on one place."""

    seat: Seat
    unit: Unit
    place: Place
    count: int
    slot: Slot = 0
    """Of the human's mech that is shown, and that goes if one does."""
    spent: bool = False
    """All have used their move."""
    aimed: bool = False
    """One of them can be carried now."""

    @property
    def spot(self) -> Handle:
        """The place to point at."""
        return at.own(self.unit, self.place) if self.seat == HUMAN else at.rival(self.unit, self.place)

    @property
    def picture(self) -> Handle:
        """The name of its picture."""
        if self.seat == BOT:
            return at.rival(self.unit, self.place)
        if self.unit is Unit.CHARACTER:
            return at.character()
        return at.mech(self.slot) if self.unit is Unit.MECH else at.workers(self.place)


Standing: TypeAlias = tuple[tuple[Structure, Footing] | None, tuple[tuple[Group, Footing], ...]]
"""Structure and groups of a place with their feet, from the middle of the place."""


def groups(view: State, place: Place) -> tuple[Group, ...]:
    """Who stands on a place, from the left: the human's units, then the Automa's, each as ``Unit`` is ordered."""
    return (*_own_groups(view, place), *_rival_groups(view, place))


def _own_groups(view: State, place: Place) -> Iterator[Group]:
    army = view.human.army
    if army.character != place and place not in army.mechs and place not in army.workers:
        return
    moves, travels = found(view, Moving), traveller(view)
    entry = view.pending[-1]
    carried: set[tuple[Unit, Place]] = set()
    if isinstance(entry, Moving):
        carried = {(mover.unit, mover.place) for mover in movers(view, entry)}
    elif travels is not None:
        carried = {(travels.unit, travels.place)}
    elif isinstance(entry, Retreating):
        carried = {(next_to_retreat(view, entry.place)[0], entry.place)}
    elif isinstance(entry, RetreatingWorkers):
        carried = {(Unit.WORKER, entry.place)}
    if army.character == place:
        spent = moves is not None and moves.character_moved
        yield Group(HUMAN, Unit.CHARACTER, place, 1, 0, spent, (Unit.CHARACTER, place) in carried)
    here = [slot for slot, where in enumerate(army.mechs) if where == place]
    if here:
        shown = slot_in_hand(view, place)
        spent = moves is not None and all(moves.mechs_moved[slot] for slot in here)
        slot = here[0] if shown is None else shown
        yield Group(HUMAN, Unit.MECH, place, len(here), slot, spent, (Unit.MECH, place) in carried)
    aboard = travels.fresh + travels.moved if travels is not None and travels.place == place else 0
    workers = army.workers.count(place) - aboard
    if workers > 0:
        spent = moves is not None and place not in fresh_workers(army, moves)
        yield Group(HUMAN, Unit.WORKER, place, workers, 0, spent, (Unit.WORKER, place) in carried)


def _rival_groups(view: State, place: Place) -> Iterator[Group]:
    automa = view.automa
    if automa.character == place:
        yield Group(BOT, Unit.CHARACTER, place, 1)
    for unit, placed in ((Unit.MECH, automa.mechs), (Unit.WORKER, automa.workers)):
        if count := placed.count(place):
            yield Group(BOT, unit, place, count)


def goods_shown(view: State, place: Place) -> Goods:
    """Tokens that lie on a place, without those aboard a travelling unit."""
    travels, lying = traveller(view), view.board.goods[place]
    return less(lying, travels.goods) if travels is not None and travels.place == place else lying


def map_sprites(view: State, table: ScytheLayout) -> Iterator[Sprite]:
    """Everything on the map, back to front."""
    yield ground(view, table)
    radius = table.radius
    yield from _print(table)
    for place in view.board.tokens:
        spot = table.place(place)
        token = measures.token_middle(radius)
        art = EncounterTokenArt(radius * measures.TOKEN)
        # Like all pieces it stands above the lights on its territory.
        yield lay(at.encounter(place), art, spot + token, Layer.PIECE)
    for place, standing in enumerate(footings(view, table)):
        yield from _on(view, table, place, standing)
    now = battlefield(view)
    for place in contested(view):
        spot = table.place(place)
        combat = CombatMarkArt(radius, now=place == now)
        yield lay(at.mark("combat", str(place)), combat, spot + measures.combat_middle(radius), Layer.FLAG)


def _print(table: ScytheLayout) -> Iterator[Sprite]:
    """Numbers and tunnels, which no light may hide."""
    for number, row in enumerate(measures.rows()):
        spot = table.side(row[0], row[-1])
        yield lay(at.scenery("numbers", str(number)), NumbersArt(row, table.radius), spot, Layer.PIECE)


def ground(view: State, table: ScytheLayout) -> Sprite:
    """Sea, land and rivers."""
    art = GroundArt(
        *table.ground.size,
        table.radius,
        table.origin,
        table.field,
        table.compass,
        view.human.faction,
        view.automa.faction,
    )
    return Sprite(at.scenery("ground"), art, table.width / 2, table.height / 2, Layer.GROUND)


def _on(view: State, table: ScytheLayout, place: Place, standing: Standing) -> Iterator[Sprite]:
    """Structure, units and tokens of one place, those behind first."""
    human, middle = view.human, table.place(place)
    built, units = standing
    counts = [count for count in view.board.goods[place] if count]
    front = max((spot.y + spot.size / 2 for _, spot in units), default=0.0)
    up = tag_up(table.radius, front, counts, home=place >= TERRITORIES)
    rows: list[tuple[float, Sprite]] = [
        (spot.y + spot.size / 2, unit_sprite(view, table, group, spot, up)) for group, spot in units
    ]
    if built is not None:
        which, spot = built
        art = StructureArt(which, human.faction, spot.size)
        block = lay(at.structure(which), art, middle.moved(spot.x, spot.y), Layer.PIECE)
        rows.append((spot.y + spot.size / 2, block))
    yield from (sprite for _, sprite in sorted(rows, key=lambda row: row[0]))
    goods, home = goods_shown(view, place), place >= TERRITORIES
    if goods == NO_GOODS:
        return
    kinds = [kind for kind in RESOURCES if goods[kind.index]]
    counts = [goods[kind.index] for kind in kinds]
    wide, high = pill(counts)
    for number, kind in enumerate(kinds):
        x, y = goods_middle(table.radius, counts, number, home=home)
        tokens = GoodsArt(kind, goods[kind.index], wide, high)
        yield lay(at.goods(kind, place), tokens, middle.moved(x, y), Layer.PIECE)


@lru_cache(maxsize=8)
def footings(view: State, table: ScytheLayout) -> tuple[Standing, ...]:
    """What stands on each place and where: asked for the pictures and once more for the places to point at."""
    return tuple(_standing(view, table, place) for place in range(PLACES))


def _standing(view: State, table: ScytheLayout, place: Place) -> Standing:
    standing_there = groups(view, place)
    structures = view.human.works.structures
    built = tuple(Structure)[structures.index(place)] if place in structures else None
    if built is None and not standing_there:
        return None, ()
    pieces = [Piece(group.unit, group.seat == HUMAN, _crowd(view, group) > 1) for group in standing_there]
    # Whatever is aboard keeps its room ashore: nothing steps aside while a load is chosen.
    away = _all_aboard(view, place)
    if away is not None:
        pieces.insert(away, Piece(Unit.WORKER, True, view.human.army.workers.count(place) > 1))
    if built is not None:
        pieces.insert(0, Piece(None))
    counts = [count for count in view.board.goods[place] if count]
    home = place >= TERRITORIES
    lift = 0.0 if home else rise(table.radius, counts)
    found = stand(table.radius, pieces, len(counts), home=home, lift=lift)
    units = found if built is None else found[1:]
    if away is not None:
        units = (*units[:away], *units[away + 1 :])
    feet = tuple(zip(standing_there, units, strict=True))
    return (None if built is None else (built, found[0])), feet


def _crowd(view: State, group: Group) -> int:
    """How many stand there, those aboard among them."""
    if (group.seat, group.unit) == (HUMAN, Unit.WORKER):
        return view.human.army.workers.count(group.place)
    return group.count


def _all_aboard(view: State, place: Place) -> int | None:
    """Behind how many groups the human's workers of a place would stand; None unless all are aboard."""
    army = view.human.army
    if place not in army.workers or any(group.unit is Unit.WORKER for group in _own_groups(view, place)):
        return None
    return len(tuple(_own_groups(view, place)))


def unit_sprite(view: State, table: ScytheLayout, group: Group, spot: Footing, up: float = TAG_UP) -> Sprite:
    """A group of units where it stands, its count so far above the feet; in hand is one of them with its load."""
    own = group.seat == HUMAN
    faction = view.human.faction if own else view.automa.faction
    travels = traveller(view)
    workers, goods = 0, NO_GOODS
    if own and travels is not None and (travels.unit, travels.place) == (group.unit, group.place):
        workers, goods = travels.fresh + travels.moved, travels.goods
    art = UnitArt(group.unit, faction, own, spot.size, group.count, up, workers=workers, goods=goods)
    art = changed(art, aimed=group.aimed, spent=group.spent and not group.aimed)
    where = table.place(group.place).moved(spot.x, spot.y)
    if not own:
        return lay(group.picture, art, where, Layer.PIECE)
    size = HEIGHTS[group.unit] * table.radius * LIFTED
    held = UnitArt(group.unit, faction, own, size, lifted=True, plate=False, workers=workers, goods=goods)
    return lay(group.picture, art, where, Layer.PIECE, carries=group.spot, held=held)
