"""What an advised action uses on the table where no gesture alone plays it.

What is collected (a yield, a price, a cargo) is settled in one press, and a gain that is taken or declined is a button;
the territory, the card or the counter that it is about lies on the table all the same. Source: mocks/table.md 3.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.actions import Accept, Action, ChooseSection, Decline, TakeTop
from noria_desktop.games.scythe.pending import ChoosingArtillery, ChoosingOffer, Gaining
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Bonus, Place
from noria_desktop.ui.board.boxes import box
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.gestures import ways
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.spots import NUMBERS, spots

COUNTERS: Final = (Bonus.COINS, Bonus.POWER, Bonus.POPULARITY, Bonus.COMBAT_CARDS)
"""In the human's head line, from the left."""


def apart(action: Action) -> bool:
    """The section and its row are lit also where a unit may be carried at once: that turn's token goes there all the same."""
    return isinstance(action, ChooseSection | TakeTop)


def hinted(action: Action, view: State, table: ScytheLayout) -> tuple[Spot, ...]:
    """From where to where it is done, or the one place that it is about; none where it has none."""
    entry = view.pending[-1]
    if isinstance(action, Accept | Decline):
        match entry:
            case ChoosingOffer(bonus):
                return _counter(bonus, table)
            case ChoosingArtillery(place=place):
                return _named((at.place(place),), view, table)
            case Gaining(due=(due, *_), place=place):
                return _gained(due.gain.value, place, view, table)
            case _:
                return ()
    way = next(iter(ways(view, action)), None)
    if way is None:
        return ()
    return _named(way if way[0] != way[1] else way[:1], view, table)


def _gained(gain: str, place: Place | None, view: State, table: ScytheLayout) -> tuple[Spot, ...]:
    """What comes to a counter, or to the territory of an encounter."""
    tracks = {bonus.value: bonus for bonus in Bonus}
    if gain in tracks:
        return _counter(tracks[gain], table)
    return () if place is None else _named((at.place(place),), view, table)


def _counter(bonus: Bonus, table: ScytheLayout) -> tuple[Spot, ...]:
    """A number of the human's head line; while that is folded away nothing of it can be pointed at."""
    if not table.left_open:
        return ()
    head = table.head
    wide = head.width / NUMBERS
    room = box(head.left + wide * COUNTERS.index(bonus), head.y, wide, head.height / 2)
    return (Spot(Handle("counter", bonus.value), room.x, room.y, room.width, room.height, "faction"),)


def _named(names: tuple[Handle, ...], view: State, table: ScytheLayout) -> tuple[Spot, ...]:
    """The spots of these names; none where one of them is missing."""
    found = {spot.handle: spot for spot in spots(view, table)}
    return tuple(found[name] for name in names) if all(name in found for name in names) else ()
