"""Pictures and places of what is collected: boxes with their rows and slots, the dial's steps, chosen territories."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.games.scythe.combat import most_power
from noria_desktop.games.scythe.pending import ChoosingCards, ChoosingPower, Paying, PlacingGoods, Producing
from noria_desktop.games.scythe.state import State
from noria_desktop.ui.board.boxes import Box, box
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.collect import StepperArt
from noria_desktop.ui.scythe.board.arts.land import Mark
from noria_desktop.ui.scythe.board.collected import chosen_places, slots
from noria_desktop.ui.scythe.board.collecting import Draft, power_of
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.loading import Load
from noria_desktop.ui.scythe.board.project_load import (
    load_spots,
    load_sprites,
    slots_spots,
    slots_sprites,
)
from noria_desktop.ui.scythe.board.project_orders import hex_sprite

DIAL_STEP = 26.0
"""Side of the buttons that turn the dial once it is set."""
DIAL_TOP = 112.0
"""From the combat panel's top to them: beside the human's units."""
SIDE_WIDE = 0.31
"""Share of the panel's width that is one side's."""


def collected_sprites(view: State, table: ScytheLayout, draft: Draft | None) -> Iterator[Sprite]:
    """What shows what was collected; ``view`` is the one without it."""
    if draft is None:
        return
    if isinstance(draft, Load):
        yield from load_sprites(view, table, draft)
        return
    match view.pending[-1]:
        case Paying():
            yield from slots_sprites(view, table, draft)
        case PlacingGoods(place=place) if place is not None:
            yield from slots_sprites(view, table, draft)
        case ChoosingPower() if (power := power_of(view, draft)) is not None:
            for more, spot in enumerate(dial_steps(table)):
                off = power == (most_power(view.human) if more else 0)
                name = at.scenery("dial_step", str(more))
                yield lay(name, StepperArt(bool(more), off, *spot.size), spot, Layer.LABEL)
        case Producing():
            for place in chosen_places(draft):
                yield hex_sprite(place, Mark.SOURCE, table, "chosen")
        case _:
            return


def collected_spots(view: State, table: ScytheLayout, draft: Draft | None) -> Iterator[tuple[Handle, Box]]:
    """Places of what can be changed about it."""
    if draft is None:
        return
    if isinstance(draft, Load):
        yield from load_spots(view, table)
        return
    match view.pending[-1]:
        case Paying() | PlacingGoods():
            yield from slots_spots(view, table, draft)
        case ChoosingPower() | ChoosingCards() as entry:
            found = slots(view, draft)
            for number, (name, _pick) in enumerate(found):
                yield name, table.committed(number, count=max(len(found), 1))
            if isinstance(entry, ChoosingPower) and power_of(view, draft) is not None:
                less, more = dial_steps(table)
                yield at.fewer_power(), less
                yield at.more_power(), more
        case _:
            return


def dial_steps(table: ScytheLayout) -> tuple[Box, Box]:
    """The buttons that turn the dial back and on, in the human's half of the combat panel."""
    room = table.combat
    left, right = room.left + 24, room.left + 4 + room.width * SIDE_WIDE - DIAL_STEP
    top = room.top + DIAL_TOP
    return box(left, top, DIAL_STEP, DIAL_STEP), box(right, top, DIAL_STEP, DIAL_STEP)
