"""What a moving unit takes along and leaves behind. Source: rules.md 5, carrying; H8, H10.

At the start each kind may be taken once, in the order of ``Cargo``; at a stop what is aboard may be dropped first,
then more be taken, nothing both. Cargo lies and stands where its carrier is; the entry only counts how much of what
is there goes along.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.actions import Action, Drop, Take
from noria_desktop.games.scythe.copies import less, more
from noria_desktop.games.scythe.events import Loaded, Unloaded
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.pending import Moving, Travelling
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Army, Observation
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import NO_GOODS, Cargo, Goods, Place, Unit

_KINDS: Final = tuple(Cargo)
_FRESH, _MOVED = Cargo.FRESH_WORKERS.index, Cargo.MOVED_WORKERS.index


@cache
def _takes(cargo: Cargo, most: int) -> tuple[Take, ...]:
    return tuple(Take(cargo, number) for number in range(1, most + 1))


@cache
def _drops(cargo: Cargo, most: int) -> tuple[Drop, ...]:
    return tuple(Drop(cargo, number) for number in range(1, most + 1))


# What there is ------------------------------------------------------------------------------------------


def aboard(entry: Travelling) -> tuple[int, ...]:
    """How much of each kind the unit carries, by ``Cargo``."""
    return (*entry.goods, entry.fresh, entry.moved)


def ashore(sight: Observation, entry: Travelling) -> tuple[int, ...]:
    """How much of each kind it could take where it stands, by ``Cargo``; workers only for a mech."""
    place = entry.place
    goods = less(sight.board.goods[place], entry.goods)
    if entry.unit is not Unit.MECH:
        return (*goods, 0, 0)
    moving = sight.pending[-2]
    assert isinstance(moving, Moving)
    walked = moving.workers_moved.count(place)
    fresh = sight.human.army.workers.count(place) - walked
    return (*goods, fresh - entry.fresh, walked - entry.moved)


# What may be done ---------------------------------------------------------------------------------------


def drops(sight: Observation, entry: Travelling) -> list[Action]:
    """Cargo that may be left at this stop, by kind, then by number."""
    if entry.taking:
        return []
    offered: list[Action] = []
    for kind, number in enumerate(aboard(entry)):
        if number and kind >= entry.next_cargo and may_stay(sight, entry, kind):
            offered += _drops(_KINDS[kind], number)
    return offered


def takes(sight: Observation, entry: Travelling) -> list[Action]:
    """Cargo that may be taken here, by kind, then by number."""
    first = entry.next_cargo if entry.taking else 0
    offered: list[Action] = []
    for kind, number in enumerate(ashore(sight, entry)):
        if number and kind >= first and not entry.dropped >> kind & 1:
            offered += _takes(_KINDS[kind], number)
    return offered


def may_stay(sight: Observation, entry: Travelling, kind: int) -> bool:
    """Whether cargo of a kind (``Cargo.index``) may be left where the unit stands.

    On a lake workers need another own mech, tokens another own character or mech that stays behind.
    """
    if not geography().lake[entry.place]:
        return True
    return guarded(sight.human.army, entry, mechs_only=kind >= _FRESH)


def guarded(army: Army, entry: Travelling, *, mechs_only: bool) -> bool:
    """Whether another own mech, or character unless ``mechs_only``, stands where the unit stands."""
    others = army.mechs.count(entry.place) - (entry.unit is Unit.MECH)
    if not mechs_only:
        others += (army.character == entry.place) - (entry.unit is Unit.CHARACTER)
    return others > 0


# Doing it -----------------------------------------------------------------------------------------------


def take(table: StateBuilder, entry: Travelling, action: Take) -> None:
    """Load a kind; kinds before it are settled here."""
    kind = action.cargo.index
    table.swap(changed(_loaded(entry, kind, action.number), taking=True, next_cargo=kind + 1))
    table.tell(Loaded(entry.place, *_told(kind, action.number)))


def drop(table: StateBuilder, entry: Travelling, action: Drop) -> None:
    """Unload a kind; it is not taken again at this stop."""
    kind = action.cargo.index
    lighter = _loaded(entry, kind, -action.number)
    table.swap(changed(lighter, next_cargo=kind + 1, dropped=entry.dropped | 1 << kind))
    table.tell(Unloaded(entry.place, *_told(kind, action.number)))


def _loaded(entry: Travelling, kind: int, number: int) -> Travelling:
    """The unit with so much more of a kind aboard."""
    if kind == _FRESH:
        return changed(entry, fresh=entry.fresh + number)
    if kind == _MOVED:
        return changed(entry, moved=entry.moved + number)
    return changed(entry, goods=more(entry.goods, _of(kind, number)))


def _of(kind: int, number: int) -> Goods:
    """So many tokens of one kind."""
    oil, metal, food, wood = (number if other == kind else 0 for other in range(len(NO_GOODS)))
    return oil, metal, food, wood


def _told(kind: int, number: int) -> tuple[Goods, int]:
    """Tokens and workers, as events tell them."""
    return (NO_GOODS, number) if kind >= _FRESH else (_of(kind, number), 0)


def clear_lake(table: StateBuilder, entry: Travelling) -> Travelling:
    """Before a unit leaves a lake it takes aboard what could not stay there alone."""
    place: Place = entry.place
    if not geography().lake[place]:
        return entry
    army = table.human.army
    oil, metal, food, wood, fresh, walked = ashore(table, entry)
    goods: Goods = (oil, metal, food, wood)
    if guarded(army, entry, mechs_only=False):
        goods = NO_GOODS
    if guarded(army, entry, mechs_only=True):
        fresh = walked = 0
    if not (any(goods) or fresh or walked):
        return entry
    table.tell(Loaded(place, goods, fresh + walked))
    return changed(
        entry,
        goods=more(entry.goods, goods),
        fresh=entry.fresh + fresh,
        moved=entry.moved + walked,
    )


# Why not ------------------------------------------------------------------------------------------------


def why_no_take(sight: Observation, entry: Travelling, action: Take) -> Why:
    """The first rule that an illegal taking breaks."""
    kind = action.cargo.index
    if entry.unit is not Unit.MECH and kind >= _FRESH:
        return Why.NOT_CARRIED
    if not 0 < action.number <= ashore(sight, entry)[kind]:
        return Why.CARGO_LACKING
    return Why.CARGO_SETTLED


def why_no_drop(sight: Observation, entry: Travelling, action: Drop) -> Why:
    """The first rule that an illegal dropping breaks."""
    kind = action.cargo.index
    if not entry.stepped:
        return Why.FIRST_STEP_DUE
    if not 0 < action.number <= aboard(entry)[kind]:
        return Why.CARGO_LACKING
    if not may_stay(sight, entry, kind):
        return Why.LEFT_ALONE_ON_LAKE
    return Why.CARGO_SETTLED
