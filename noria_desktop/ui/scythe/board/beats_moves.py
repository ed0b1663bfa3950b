"""How units move on the map: steps with what they carry, retreats, the Automa's moves. Source: mocks/scythe.md 5."""

from __future__ import annotations

from collections.abc import Callable

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.terms import (
    RESOURCES,
    Place,
    Slot,
    Unit,
    home_base,
)
from noria_desktop.ui.board.beats import (
    Appear,
    Beat,
    Flip,
    Glide,
    Pulse,
    Together,
    Vanish,
)
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.pieces import UnitArt
from noria_desktop.ui.scythe.board.beats_scenes import (
    AT_ONCE,
    GLOW,
    HOME,
    STEP,
    Scenes,
    glows,
    some,
)


def unit_moves(event: ev.Event, scenes: Scenes) -> tuple[Beat, ...] | None:
    """The movement of an event of units on the map; None for all others."""
    match event:
        case ev.MoverPicked(unit, place=place):
            return glows(at.own(unit, place))
        case ev.Loaded() | ev.Unloaded():
            # What goes along moves with its unit.
            return ()
        case ev.UnitStepped():
            return _stepped(event, scenes)
        case ev.MoveEnded():
            return ()
        case ev.WorkersRouted(seat, place, home=home):
            worker = at.workers if seat == HUMAN else _rival_worker
            return _walked(scenes, worker, place, home, HOME)
        case ev.MovesUndone(place):
            return glows(at.place(place))
        case ev.UnitRetreated(unit, slot, place=place):
            return some(_to(scenes, _name(unit, slot), place, HOME))
        case ev.WorkersRetreated(origin, place):
            return _walked(scenes, at.workers, origin, place, HOME)
        case ev.AutomaUnitRetreated(unit, origin):
            return (Vanish(at.rival(unit, origin), HOME), Pulse(at.plate(BOT), GLOW))
        case ev.AutomaMoved(unit, origin, place):
            if origin == place:
                return glows(at.rival(unit, place))
            return _walked(scenes, lambda where: at.rival(unit, where), origin, place, STEP)
        case ev.AutomaUnitArrived(unit):
            home = home_base(scenes.after.automa.faction)
            return some(scenes.comes(at.rival(unit, home), at.place(home)))
        case _:
            return None


def _rival_worker(place: Place) -> Handle:
    return at.rival(Unit.WORKER, place)


def _name(unit: Unit, slot: Slot) -> Handle:
    """The picture of the human's character or mech."""
    return at.character() if unit is Unit.CHARACTER else at.mech(slot)


def _stepped(event: ev.UnitStepped, scenes: Scenes) -> tuple[Beat, ...]:
    """A unit goes on with what it carries; what was carried leaves its place with it."""
    if event.unit is Unit.WORKER:
        found: tuple[Beat, ...] = _walked(scenes, at.workers, event.origin, event.place, STEP)
    else:
        found = (
            *_parted(scenes, event),
            *some(_to(scenes, _name(event.unit, event.slot), event.place, STEP)),
        )
    names = [at.goods(kind, event.origin) for kind in RESOURCES if event.goods[kind.index]]
    if event.workers:
        names.append(at.workers(event.origin))
    return (*found, *some(*(scenes.goes(name, at.place(event.place)) for name in names)))


def _parted(scenes: Scenes, event: ev.UnitStepped) -> tuple[Beat, ...]:
    """A mech that leaves others behind was shown with them as one: it goes alone, and they stand there at once."""
    name = _name(event.unit, event.slot)
    shown, goal = scenes.old.get(name), scenes.new.get(name)
    several = shown is not None and isinstance(shown.art, UnitArt) and shown.art.count > 1
    if event.unit is not Unit.MECH or goal is None or not several:
        return ()
    army = scenes.after.human.army
    left = [at.mech(slot) for slot, where in enumerate(army.mechs) if where == event.origin]
    stays = [Appear(other, AT_ONCE) for other in left if other in scenes.new]
    return (Together((Flip(name, goal.art, AT_ONCE), *stays)),)


def _to(scenes: Scenes, name: Handle, place: Place, duration: int) -> Glide:
    """A character or mech goes to its place; where it joins another mech that one stands for both."""
    spot = scenes.table.place(place)
    return scenes.home(name, duration) or Glide(name, spot.x, spot.y, duration)


def _walked(
    scenes: Scenes, name: Callable[[Place], Handle], origin: Place, place: Place, duration: int
) -> tuple[Beat, ...]:
    """Units that bear the name of their place: the last of them goes there, of several one appears there."""
    source, goal = name(origin), scenes.new.get(name(place))
    if goal is None:
        return some(scenes.goes(source, at.place(origin)))
    if source in scenes.new and source in scenes.old and name(place) not in scenes.old:
        # Others stay: the one that goes sets out from among them.
        start = scenes.old[source]
        return Glide(name(place), start.x, start.y, AT_ONCE), Glide(
            name(place), goal.x, goal.y, duration, scale=goal.scale
        )
    if source in scenes.new or source not in scenes.old:
        return some(scenes.comes(name(place), at.place(place)))
    return (Glide(source, goal.x, goal.y, duration, scale=goal.scale),)
