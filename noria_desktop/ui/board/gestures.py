"""Legal actions as things one can do with a pointer or keyboard.

One table serves dragging, click-click, keyboard and screen reader. It is built from the legal actions
alone: whatever is not in it cannot be done, and nobody else decides legality.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import Any, Final, Generic, TypeAlias, TypeVar

import attrs

from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.handles import Handle

A = TypeVar("A")

Way: TypeAlias = tuple[Handle, Handle]
"""Source and target of a gesture; the same twice is a press."""

QUARTERS: Final = 4
"""Quarter turns until a piece lies as before."""


@frozen
class Gesture(Generic[A]):
    """Carry ``source`` to ``target`` to play ``actions`` one after the other (nearly always one).

    ``source == target`` means: press it, no carrying. Several gestures with the same source and target
    are alternatives; the board asks which one, wording each with the game's ``describe_action``.
    """

    source: Handle
    target: Handle
    actions: tuple[A, ...]
    turns: tuple[int, ...] = ()
    """Quarter turns clockwise (0 to 3) of the piece in hand with which this is what a drop means; several where the
    piece looks the same. Empty: turning the piece means nothing. Among gestures with turns nothing is asked: the
    nearest turn is played."""
    usual: bool = False
    """Of several alternatives the one that is meant mostly: Enter takes it. Where none is, that is the first."""
    at_once: bool = False
    """A press that is played at the first click although its source can be carried somewhere as well."""


@frozen
class Collect:
    """In a gesture or command, in place of actions: a choice without an order is collected, nothing is decided yet."""

    draft: Any
    """What is collected afterwards, as the game's presenter understands it."""


class Key(enum.Enum):
    """Standard keys for commands, the same in every game; the window maps them to key sequences."""

    END = "end"
    """E: finish this part of the turn."""
    GO_ON = "go_on"
    """Space: let others go on; nothing of one's own is ever ended by it."""
    CONFIRM = "confirm"
    """Enter."""
    SUBSTITUTE = "substitute"
    """K."""
    LOAD = "load"
    """L: all aboard, or all ashore."""
    DECLINE = "decline"
    """N: no, of what is offered."""
    BACK = "back"
    """Escape, while the board has nothing to put back."""
    NONE = "none"


@frozen
class Command(Generic[A]):
    """An action without a place: a button of the prompt strip.

    ``name`` keys the button's words in the game's text (``command_text``); several actions under one
    command are alternatives that the strip asks for.
    """

    name: str
    actions: tuple[A, ...]
    key: Key = Key.NONE
    primary: bool = False
    following: tuple[A, ...] = ()
    """What the same press plays afterwards, where nothing is left to choose."""
    waits: bool = False
    """Left to the player even where nothing else can be done: until then the whole turn can be taken back without
    seeing what the others do. Without ``actions`` the turn is over by the rules already, and the table holds the others
    back until it is pressed."""


@attrs.frozen
class GestureTable(Generic[A]):
    """All gestures of one moment, looked up from either end."""

    gestures: tuple[Gesture[A], ...] = ()
    _by_ends: dict[tuple[Handle, Handle], tuple[Gesture[A], ...]] = attrs.field(
        init=False, eq=False, repr=False, factory=dict
    )
    _targets: dict[Handle, tuple[Handle, ...]] = attrs.field(init=False, eq=False, repr=False, factory=dict)
    _turning: set[Handle] = attrs.field(init=False, eq=False, repr=False, factory=set)
    _at_once: set[Handle] = attrs.field(init=False, eq=False, repr=False, factory=set)

    def __attrs_post_init__(self) -> None:
        """Both ends are asked about on every movement of the mouse, so they are gathered once."""
        for gesture in self.gestures:
            ends = gesture.source, gesture.target
            if ends not in self._by_ends:
                self._targets[gesture.source] = (*self._targets.get(gesture.source, ()), gesture.target)
            self._by_ends[ends] = (*self._by_ends.get(ends, ()), gesture)
            if gesture.turns:
                self._turning.add(gesture.source)
            if gesture.at_once and gesture.source == gesture.target:
                self._at_once.add(gesture.source)

    def sources(self) -> tuple[Handle, ...]:
        """Everything that can be picked up or pressed, without repeats, in table order."""
        return tuple(self._targets)

    def targets(self, source: Handle) -> tuple[Handle, ...]:
        """Where a source may go; a source that is only pressed has itself as its target."""
        return self._targets.get(source, ())

    def options(self, source: Handle, target: Handle) -> tuple[Gesture[A], ...]:
        """The alternatives of one source and target."""
        return self._by_ends.get((source, target), ())

    def can_turn(self, source: Handle) -> bool:
        """True when turning the source in hand means something at one of its targets."""
        return source in self._turning

    def meant(self, source: Handle, target: Handle, turn: int) -> tuple[Gesture[A], ...]:
        """What a drop means with the piece turned so far; more than one must still be chosen from."""
        options = self.options(source, target)
        away = [min((_apart(turn, other) for other in option.turns), default=None) for option in options]
        nearest = min((apart for apart in away if apart is not None), default=None)
        return tuple(
            option for option, apart in zip(options, away, strict=True) if apart is None or apart == nearest
        )

    def is_press(self, source: Handle) -> bool:
        """True when the source can only be pressed, not carried."""
        return self.targets(source) == (source,)

    def acts_at_once(self, source: Handle) -> bool:
        """True when a single press plays it: it cannot be carried, or carrying is the rarer thing to do with it."""
        return source in self._at_once or self.is_press(source)


@frozen
class Turned(Generic[A]):
    """A piece in hand that can be turned, how far it is turned, and what its turns would mean somewhere."""

    source: Handle
    turn: int
    """Quarter turns clockwise, 0 to 3."""
    target: Handle | None = None
    """The place aimed at now or last; None before any."""
    options: tuple[Gesture[A], ...] = ()
    """What a drop there can mean, in the order of the gesture table."""
    chosen: int | None = None
    """Which of the options a drop would play."""

    def numbered(self, number: int) -> int | None:
        """The turn that a number chooses: of those that differ at the place, or of all four beside every place.

        Of those that look alike it is the first one ahead; None: there are not so many.
        """
        options = [option for option in self.options if option.turns]
        if not options:
            return number
        if number >= len(options):
            return None
        return min(options[number].turns, key=lambda turn: (turn - self.turn) % QUARTERS)


def _apart(one: int, other: int) -> tuple[int, int]:
    """How many quarter turns lie between two positions; of equals the one clockwise comes first."""
    ahead = (other - one) % QUARTERS
    return min(ahead, QUARTERS - ahead), ahead


def unique(handles: Iterable[Handle]) -> tuple[Handle, ...]:
    """The handles in order of first appearance."""
    return tuple(dict.fromkeys(handles))


def press(handle: Handle) -> Way:
    """Pressing a place, or a second time what was picked up."""
    return handle, handle
