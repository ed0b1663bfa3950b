"""Which places show themselves, and how: halos for what is in hand, pointed at, focused or inviting."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from noria_desktop.ui.board.halos import Halo, Mood
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.selection import Selection, Stage
from noria_desktop.ui.board.sprites import Spot


class Pointing(Protocol):
    """What is in hand, what is pointed at, where the keyboard is: all that decides which places show themselves."""

    selection: Selection[Any]
    spots: tuple[Spot, ...]
    aim: Handle | None
    hovered: Handle | None
    focus: Handle | None
    focus_visible: bool
    invited: tuple[Handle, ...]
    called: frozenset[Handle] | None
    asked: tuple[Handle, ...]
    barred: Handle | None
    coached: tuple[Handle, ...]

    def spot(self, handle: Handle) -> Spot | None:
        """Place of a handle now."""
        ...

    def is_button(self, handle: Handle | None) -> bool:
        """Whether pressing a place is the page's business."""
        ...


FEW = 3
"""So many things that are asked about each bear the sign."""


def halos_of(hand: Pointing) -> tuple[Halo, ...]:
    """Every halo for what is in hand and pointed at; a spot may have several, the last one on top."""
    halos: list[Halo] = []

    def add(handle: Handle, mood: Mood) -> None:
        spot = hand.spot(handle)
        if spot is not None:
            halos.append(Halo(spot, mood))

    selection = hand.selection
    if selection.stage is Stage.PICKED:
        lit, steps = selection.lit(), selection.steps()
        for handle in _dim(hand, lit, steps):
            add(handle, Mood.DIM)
        opened = _opened(hand)
        for handle in (*steps, *lit):
            add(handle, Mood.TARGET if handle == hand.aim or handle in opened else Mood.LEGAL)
    elif selection.stage is Stage.CHOOSING and selection.target is not None:
        add(selection.target, Mood.TARGET)
        for source in selection.table.sources():
            if selection.named_by(source) is not None:
                add(source, Mood.HOVER if source == hand.hovered else Mood.LEGAL)
    elif hand.focus_visible and hand.focus is not None:
        zones = {spot.handle: spot.zone for spot in hand.spots}
        zone = zones[hand.focus]
        for source in _called(hand, selection.table.sources()):
            if zones.get(source) == zone:
                add(source, Mood.SOURCE)
        for source in _called(hand, hand.invited):
            if zones.get(source) != zone:
                add(source, Mood.INVITE)
    else:
        alive = selection.is_source(hand.hovered) or hand.is_button(hand.hovered)
        hovered = hand.hovered if alive else None
        for source in _called(hand, hand.invited):
            if source != hovered:
                add(source, Mood.INVITE)
        if hovered is not None:
            add(hovered, Mood.HOVER)
    if selection.stage is not Stage.CHOOSING:
        for number, handle in enumerate(hand.coached):
            add(handle, Mood.COACHED_TOO if number else Mood.COACHED)
    for number, handle in enumerate(hand.asked):
        add(handle, Mood.ASKED if number == 0 or len(hand.asked) <= FEW else Mood.ASKED_TOO)
    if hand.barred is not None:
        add(hand.barred, Mood.BARRED)
    if hand.focus_visible and hand.focus is not None:
        add(hand.focus, Mood.FOCUS)
    return tuple(halos)


def _called(hand: Pointing, sources: Iterable[Handle]) -> tuple[Handle, ...]:
    """Those of them that a lesson asks for; without one all."""
    return tuple(source for source in sources if hand.called is None or source in hand.called)


def _opened(hand: Pointing) -> tuple[Handle, ...]:
    """Parents that are open now."""
    selection, steps = hand.selection, hand.selection.steps()
    open_at = [handle for handle in (selection.over, selection.pinned) if handle is not None]
    parents = tuple(above for handle in open_at for above in selection.ancestors(handle))
    return (*parents, *(handle for handle in open_at if handle in steps))


def _dim(hand: Pointing, lit: tuple[Handle, ...], steps: tuple[Handle, ...]) -> list[Handle]:
    """Parents of the kind that leads to targets, but lead to none: they stand back."""
    ways = {*steps, *(a for t in lit for a in hand.selection.ancestors(t))}
    kinds = {handle.kind for handle in ways}
    parents = {spot.parent for spot in hand.spots if spot.parent is not None}
    return [
        spot.handle
        for spot in hand.spots
        if spot.handle in parents
        and spot.handle.kind in kinds
        and spot.handle not in ways
        and spot.handle not in lit
    ]
