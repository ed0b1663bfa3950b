"""Pictures of the human's wheel: machine, discs, connections, hub and what waits in it.

The chain of named discs is lit; each of its discs wears a tag that counts its actions.
Source: mocks/noria.md 2 to 4.
"""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.games.noria.activation import may_be_named
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.influence import NIGHT_SHIFT_RINGS, night_shift_cost
from noria_desktop.games.noria.state import Acting, Influencing, Naming, State
from noria_desktop.games.noria.terms import SPACES, Disc, Ring, Side, Space
from noria_desktop.games.noria.wheel import ACTIVE_SPACES
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board import measures
from noria_desktop.ui.noria.board.arts import (
    DiscArt,
    HubArt,
    LinksArt,
    PlaqueArt,
    RingArt,
    TurnHandleArt,
    WheelArt,
)
from noria_desktop.ui.noria.board.layout import NoriaLayout
from noria_desktop.ui.noria.board.spots import waiting_place, waiting_radius

DONE = "✓"
LOWEST = min(SPACES, key=lambda space: -measures.slot_point(1.0, space)[1])
"""The space nearest to the lower plate of the frame."""

_EDGES = tuple(
    sorted(
        (
            (first, second)
            for first in SPACES
            for second in SPACES
            if first.index < second.index and frozenset((first, second)) in components().adjacency
        ),
        key=lambda edge: (edge[0].index, edge[1].index),
    )
)
"""Connections of the printed wheel, in wheel order."""


def wheel_sprites(view: State, table: NoriaLayout) -> Iterator[Sprite]:
    """Everything on and around the human's wheel."""
    yield from machine(table, Side.HUMAN)
    middle, radius = table.wheel_centre, table.wheel_radius
    for active in (False, True):
        if active and _tag(view, LOWEST):
            continue  # the tag of the lowest disc lies there
        plaque = middle.moved(*measures.plaque_offset(radius, active))
        handle = at.scenery("plaque", "active" if active else "resting")
        yield lay(handle, PlaqueArt(active), plaque, Layer.MARK)
    yield lay(at.mark("links"), links_art(view, table), middle, Layer.MARK)
    yield lay(at.mark("hub"), hub_art(view, table), middle, Layer.MARK)
    for space in SPACES:
        if view.human.wheel[space.index]:
            place = table.space(Side.HUMAN, space)
            art = disc_art(view, table, space)
            yield lay(at.disc(space), art, place, Layer.PIECE, carries=at.space(space))
    count = len(view.human.centre)
    for index, disc in enumerate(view.human.centre):
        place = waiting_place(table, index, count)
        handle = at.waiting(disc, index)
        yield lay(handle, DiscArt(disc, waiting_radius(table, count)), place, Layer.FLAG, carries=handle)
    if isinstance(view.pending, Influencing):
        for ring in NIGHT_SHIFT_RINGS:
            place = middle.moved(*measures.turn_handle(radius, ring))
            yield lay(at.mark("turn", ring.value), turn_art(view, ring), place, Layer.FLAG)


def machine(table: NoriaLayout, side: Side) -> Iterator[Sprite]:
    """The parts of a wheel that hold no information: frame, plates and turning rings."""
    middle, radius = table.axle(side), table.radius(side)
    yield lay(at.scenery("wheel", side.value), WheelArt(side, radius), middle, Layer.SCENERY)
    for ring in reversed(Ring):
        yield lay(at.ring(side, ring), RingArt(side, ring, radius), middle, Layer.BOARD)


def disc_art(view: State, table: NoriaLayout, space: Space) -> DiscArt:
    """Picture of the disc on a space.

    Raises:
        ValueError: the space is empty.
    """
    lying = view.human.wheel[space.index]
    if lying is None:
        raise ValueError(f"{space.value} is empty")
    chain = named(view)
    naming = isinstance(view.pending, Naming) and bool(chain)
    return DiscArt(
        lying.disc,
        measures.DISC * table.wheel_radius,
        upgraded=lying.upgraded,
        resting=not space.active,
        lit=space in chain,
        tag=_tag(view, space),
        disabled=naming
        and space.active
        and space not in chain
        and not may_be_named(space, chain, on_active(view)),
    )


def named(view: State) -> tuple[Space, ...]:
    """The discs named for this turn."""
    return view.pending.named if isinstance(view.pending, Naming | Acting) else ()


def links_art(view: State, table: NoriaLayout) -> LinksArt:
    """Connections: lit between named discs, hairlines where the set may still grow."""
    chain = named(view)
    lit = tuple((a, b) for a, b in _EDGES if a in chain and b in chain)
    possible: tuple[tuple[Space, Space], ...] = ()
    if isinstance(view.pending, Naming):
        possible = tuple(edge for edge in _EDGES if edge not in lit and _may_grow(view, chain, edge))
    return LinksArt(table.wheel_radius, lit, possible)


def _may_grow(view: State, chain: tuple[Space, ...], edge: tuple[Space, Space]) -> bool:
    """True when naming could still light this connection next."""
    if not all(view.human.wheel[space.index] for space in edge):
        return False
    inside = [space for space in edge if space in chain]
    outside = [space for space in edge if space not in chain]
    return not chain or (
        bool(inside) and all(may_be_named(space, chain, on_active(view)) for space in outside)
    )


def on_active(view: State) -> int:
    """The active spaces that hold a disc, as bits."""
    return sum(1 << space.index for space in ACTIVE_SPACES if view.human.wheel[space.index])


def hub_art(view: State, table: NoriaLayout) -> HubArt:
    """The hub counts the turn's actions, while naming those the set would have; else it shows whose it is."""
    pending = view.pending
    used, total = actions_used(view)
    in_hand = isinstance(pending, Acting) and any(task.space is pending.in_use for task in pending.tasks)
    return HubArt(table.wheel_radius, done=used, total=total, in_hand=in_hand)


def actions_used(view: State) -> tuple[int, int]:
    """Actions that were used, and all that the chosen discs give this turn; 0 of 0 outside the action phase."""
    match view.pending:
        case Naming():
            return 0, _promised(view, view.pending)
        case Acting(named, _, tasks):
            total = sum(_printed_actions(view, space) for space in named) + _extras(view, view.pending)
            return max(0, total - sum(task.left for task in tasks)), total
        case _:
            return 0, 0


def _promised(view: State, pending: Naming) -> int:
    """Actions the named set would have; 0 for bonus discs alone, which cannot be activated (R28)."""
    printed = components()
    discs = [lying for space in pending.named if (lying := view.human.wheel[space.index])]
    if all(lying.disc is Disc.BONUS for lying in discs):
        return 0
    own = sum(printed.bonus_extra if d.disc is Disc.BONUS else printed.normal_actions for d in discs)
    # One upgraded disc is used as such; whichever it is, it adds what its better side has more.
    better = max(
        (
            printed.bonus_upgraded_extra - printed.bonus_extra
            if lying.disc is Disc.BONUS
            else printed.upgraded_actions - printed.normal_actions
            for lying in discs
            if lying.upgraded
        ),
        default=0,
    )
    return own + better


def turn_art(view: State, ring: Ring) -> TurnHandleArt:
    """Handle of a ring; pale when there is not even the knowledge for the next turn."""
    used = view.pending.night_shifts if isinstance(view.pending, Influencing) else 0
    return TurnHandleArt(ring, enabled=view.human.knowledge >= night_shift_cost(view, used))


# Tags ---------------------------------------------------------------------------------------------------


def _tag(view: State, space: Space) -> str:
    """How many of its actions a named disc has used: ``1/3`` in use, ``0/1`` still to come, a tick at the end."""
    pending = view.pending
    if not isinstance(pending, Acting) or space not in pending.named:
        return ""
    left = next((task.left for task in pending.tasks if task.space is space), 0)
    if not left:
        return DONE
    if space is not pending.in_use:
        return f"0/{left}"
    total = _total_in_use(view, pending, space, left)
    return f"{total - left}/{total}"


def _total_in_use(view: State, pending: Acting, space: Space, left: int) -> int:
    """Actions the disc in use began with.

    The state keeps what is left. Extra actions of bonus discs that no untouched disc has must have gone
    to the disc in use, unless another disc is finished already; then the least that fits is shown.
    """
    printed = _printed_actions(view, space)
    others = [s for s in pending.named if s is not space and _printed_actions(view, s)]
    waiting = {task.space: task.left for task in pending.tasks}
    if all(other in waiting for other in others):
        given = sum(waiting[other] - _printed_actions(view, other) for other in others)
        return max(printed + _extras(view, pending) - given, left + 1)
    return max(printed, left + 1)


def _printed_actions(view: State, space: Space) -> int:
    """Actions a named disc has of its own; a bonus disc has none."""
    lying = view.human.wheel[space.index]
    if lying is None or lying.disc is Disc.BONUS:
        return 0
    printed = components()
    return printed.upgraded_actions if _used_upgraded(view, space) else printed.normal_actions


def _extras(view: State, pending: Acting) -> int:
    """Extra actions that the named bonus discs give."""
    printed = components()
    bonus = [s for s in pending.named if (d := view.human.wheel[s.index]) and d.disc is Disc.BONUS]
    return sum(
        printed.bonus_upgraded_extra if _used_upgraded(view, space) else printed.bonus_extra
        for space in bonus
    )


def _used_upgraded(view: State, space: Space) -> bool:
    """True for the one disc whose upgraded side is used this turn."""
    return isinstance(view.pending, Acting) and view.pending.upgraded is space
