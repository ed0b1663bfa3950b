"""Pick and place: the one machine behind dragging, clicking, the keyboard and the screen reader.

``Idle -> Picked -> played, offered options, or put back``. The gesture table alone says what is possible;
this machine only remembers what is in hand and what is being pointed at. Source: ux.md 4.6.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from typing import Generic, TypeAlias, TypeVar

from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.gestures import QUARTERS, Gesture, GestureTable, Turned, unique
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot

A = TypeVar("A")


class Stage(enum.Enum):
    """How far a pick-and-place has come."""

    IDLE = "idle"
    PICKED = "picked"
    """Something is in hand."""
    CHOOSING = "choosing"
    """It was dropped; one of several meanings must be chosen."""


@frozen
class Nothing:
    """No more than the hand or the pointer changed."""


@frozen
class Played(Generic[A]):
    """A gesture is complete."""

    gesture: Gesture[A]


@frozen
class Offered(Generic[A]):
    """The same source and target mean several things; ``Selection.choose`` takes one."""

    options: tuple[Gesture[A], ...]


@frozen
class Refused:
    """What is in hand may not go there."""

    source: Handle
    target: Handle


Outcome: TypeAlias = Nothing | Played[A] | Offered[A] | Refused


class Selection(Generic[A]):
    """What is in hand, what it is held over, and what is lit."""

    def __init__(self) -> None:
        """Nothing to point at yet."""
        self.table: GestureTable[A] = GestureTable()
        self.stage = Stage.IDLE
        self.source: Handle | None = None
        """In hand, or about to be played."""
        self.over: Handle | None = None
        """Pointed at, lit or not."""
        self.pinned: Handle | None = None
        """A parent opened by a click or Enter: it stays open until something else is opened."""
        self.target: Handle | None = None
        """Dropped on, while choosing."""
        self.turn = 0
        """Quarter turns clockwise of the piece in hand, 0 to 3."""
        self._spots: dict[Handle, Spot] = {}
        self._sources: frozenset[Handle] = frozenset()
        self._above: dict[Handle, tuple[Handle, ...]] = {}
        """Ancestors found since the last moment of the game."""
        self._seen: dict[str, tuple[object, tuple[Handle, ...]]] = {}
        """What was lit and what led there, with what it was found for: asked several times a movement."""

    def renew(self, table: GestureTable[A], spots: Iterable[Spot]) -> None:
        """Another moment of the game: whatever was in hand is put back."""
        self.table = table
        self._spots = {spot.handle: spot for spot in spots}
        self._sources = frozenset(table.sources())
        self.over = None
        self._above.clear()
        self._seen.clear()
        self._put_back()

    # what can be seen
    def is_source(self, handle: Handle | None) -> bool:
        """True when it can be picked up or pressed now."""
        return handle in self._sources

    def ancestors(self, handle: Handle) -> tuple[Handle, ...]:
        """Spots that are shown before this one, outermost first."""
        if handle not in self._above:
            self._above[handle] = self._find_ancestors(handle)
        return self._above[handle]

    def _find_ancestors(self, handle: Handle) -> tuple[Handle, ...]:
        chain: list[Handle] = []
        spot = self._spots.get(handle)
        while spot is not None and spot.parent is not None and spot.parent not in chain:
            chain.append(spot.parent)
            spot = self._spots.get(spot.parent)
        return tuple(reversed([parent for parent in chain if parent in self._spots]))

    def targets(self) -> tuple[Handle, ...]:
        """Where the piece in hand may go, lit or still folded away; the source itself is not among them."""
        if self.source is None or self.stage is not Stage.PICKED:
            return ()
        return tuple(target for target in self.table.targets(self.source) if target != self.source)

    def lit(self) -> tuple[Handle, ...]:
        """Targets that show themselves now."""
        return self._once("lit", self._find_lit)

    def _find_lit(self) -> tuple[Handle, ...]:
        opened = self._opened()
        return tuple(t for t in self.targets() if all(a in opened for a in self.ancestors(t)))

    def steps(self) -> tuple[Handle, ...]:
        """Parents that are no targets themselves and lead to some: lit as the way to them."""
        return self._once("steps", self._find_steps)

    def _find_steps(self) -> tuple[Handle, ...]:
        targets = self.targets()
        parents = unique(a for t in targets for a in self.ancestors(t)[:1])
        opened = self._opened()
        inner = (
            a
            for t in targets
            for a, above in zip(self.ancestors(t)[1:], self.ancestors(t), strict=False)
            if above in opened
        )
        return tuple(h for h in unique((*parents, *inner)) if h not in targets)

    def stops(self) -> tuple[Handle, ...]:
        """What arrow keys visit with something in hand: parents first, inside an opened one its targets."""
        lit = self.lit()
        if self.pinned is not None:
            inside = tuple(h for h in (*lit, *self.steps()) if self.pinned in self.ancestors(h))
            if inside:
                return inside
        targets = self.targets()
        outside = [h for h in lit if all(a in targets for a in self.ancestors(h))]
        # What a target opens comes right after it: one step further it is folded away again.
        opened = [h for h in outside if self.ancestors(h)]
        here = unique(
            found
            for target in outside
            if target not in opened
            for found in (target, *(h for h in opened if target in self.ancestors(h)))
        )
        return unique((*here, *(s for s in self.steps() if not self.ancestors(s))))

    @property
    def can_turn(self) -> bool:
        """True while a piece is in hand whose turns differ somewhere."""
        return self.stage is Stage.PICKED and self.source is not None and self.table.can_turn(self.source)

    def meant(self, target: Handle) -> tuple[Gesture[A], ...]:
        """What a drop of the piece in hand there means as it is turned now; empty with an empty hand."""
        return self.table.meant(self.source, target, self.turn) if self.source is not None else ()

    def turned(self, target: Handle | None) -> Turned[A] | None:
        """How the piece in hand is turned and what that means at a place; None when turning it means nothing."""
        if not self.can_turn or self.source is None:
            return None
        options = self.table.options(self.source, target) if target is not None else ()
        meant = self.meant(target) if target is not None else ()
        chosen = options.index(meant[0]) if len(meant) == 1 else None
        return Turned(self.source, self.turn, target, options, chosen)

    # what the player does
    def point(self, handle: Handle | None) -> None:
        """The pointer or the keyboard focus is over a spot (None: over nothing)."""
        self.over = handle

    def turn_to(self, turn: int) -> bool:
        """Turn the piece in hand to so many quarter turns; False when turning it means nothing."""
        if not self.can_turn:
            return False
        self.turn = turn % QUARTERS
        return True

    def pick(self, source: Handle) -> bool:
        """Take something in hand; False when it cannot be carried."""
        if source not in self._sources or self.table.is_press(source):
            return False
        self._put_back()
        self.stage, self.source = Stage.PICKED, source
        return True

    def press(self, handle: Handle | None) -> Outcome[A]:
        """A click, Enter or a screen reader's press: pick up, put down or open."""
        match self.stage:
            case Stage.CHOOSING:
                named = self.named_by(handle)
                if named is not None:
                    return self.choose(named)
                self.cancel()
                return Nothing()
            case Stage.PICKED:
                return self._press_with_piece(handle)
            case Stage.IDLE:
                if handle is None or handle not in self._sources:
                    return Nothing()
                if self.table.acts_at_once(handle):
                    return self.play(handle, handle)
                self.pick(handle)
                return Nothing()

    def drop(self, handle: Handle | None) -> Outcome[A]:
        """The end of a drag: onto a lit target, or back to where the piece came from.

        On a parent that is only a step the piece stays in hand and the parent stays open.
        """
        if self.source is None or self.stage is not Stage.PICKED:
            return Nothing()
        source = self.source
        found = self._put_on(handle)
        if found is None:
            self._put_back()
            found = Nothing() if handle is None or handle == source else Refused(source, handle)
        return found

    def play(self, source: Handle, target: Handle) -> Outcome[A]:
        """Carry out what source and target mean, or ask which of several meanings is wanted."""
        options = self.table.meant(source, target, self.turn)
        if len(options) > 1:
            self.stage, self.source, self.target = Stage.CHOOSING, source, target
            return Offered(options)
        self._put_back()
        return Played(options[0]) if options else Refused(source, target)

    def choose(self, index: int) -> Outcome[A]:
        """Take one of the options offered; nothing happens for an index that was not."""
        if self.stage is not Stage.CHOOSING or self.source is None or self.target is None:
            return Nothing()
        options = self.table.meant(self.source, self.target, self.turn)
        if not 0 <= index < len(options):
            return Nothing()
        self._put_back()
        return Played(options[index])

    def named_by(self, handle: Handle | None) -> int | None:
        """Which of the options offered a thing names: the only one that carrying it would play as well.

        A card in the hand stands for the line that lays that card. None where it names none, or several.
        """
        if self.stage is not Stage.CHOOSING or self.source is None or self.target is None:
            return None
        if handle is None or handle in (self.source, self.target):
            return None
        ways = [
            way.actions for goal in self.table.targets(handle) for way in self.table.options(handle, goal)
        ]
        options = self.table.meant(self.source, self.target, self.turn)
        named = [number for number, option in enumerate(options) if option.actions in ways]
        return named[0] if len(named) == 1 else None

    def cancel(self) -> bool:
        """Close an opened parent, else put back what is in hand; False when there was nothing to undo."""
        if self.stage is Stage.IDLE:
            return False
        if self.stage is Stage.PICKED and self.pinned is not None:
            self.over, self.pinned = self.pinned, None
            return True
        self._put_back()
        return True

    def put_back(self) -> bool:
        """Empty the hand whatever was opened; False when it was empty."""
        held = self.stage is not Stage.IDLE
        self._put_back()
        return held

    def _press_with_piece(self, handle: Handle | None) -> Outcome[A]:
        assert self.source is not None
        source = self.source
        if handle is None:
            self._put_back()
            return Nothing()
        if handle == source:
            if source in self.table.targets(source):
                return self.play(source, source)
            self._put_back()
            return Nothing()
        found = self._put_on(handle)
        if found is None:
            takes = not self.table.acts_at_once(handle) and self.pick(handle)
            found = Nothing() if takes else Refused(source, handle)
        return found

    def _put_on(self, handle: Handle | None) -> Outcome[A] | None:
        """Put what is in hand on a lit place, or open a step; None for any other place.

        A part of a lit place that means nothing of its own now is that place.
        """
        if self.source is not None and handle is not None:
            lit = self.lit()
            for place in (handle, *reversed(self.ancestors(handle))):
                if place in lit:
                    return self.play(self.source, place)
        if handle in self.steps():
            self.pinned = handle
            return Nothing()
        return None

    def _once(self, name: str, find: Callable[[], tuple[Handle, ...]]) -> tuple[Handle, ...]:
        """Found anew only when the hand, or what it points at, is another."""
        now = (self.stage, self.source, self.over, self.pinned)
        kept = self._seen.get(name)
        if kept is None or kept[0] != now:
            kept = self._seen[name] = (now, find())
        return kept[1]

    def _opened(self) -> frozenset[Handle]:
        opened: set[Handle] = set()
        for handle in (self.over, self.pinned):
            if handle is not None:
                opened.update((handle, *self.ancestors(handle)))
        return frozenset(opened)

    def _put_back(self) -> None:
        self.stage, self.source, self.target, self.pinned = Stage.IDLE, None, None, None
        self.turn = 0
