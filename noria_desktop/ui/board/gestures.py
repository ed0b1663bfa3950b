"""Legal actions as things one can do with a pointer or keyboard.

One table serves dragging, click-click, keyboard and screen reader. It is built from the legal actions
alone: whatever is not in it cannot be done, and nobody else decides legality.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import Generic, TypeVar

from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.handles import Handle

A = TypeVar("A")


@frozen
class Gesture(Generic[A]):
    """Carry ``source`` to ``target`` to play ``actions`` one after the other (nearly always one).

    ``source == target`` means: press it, no carrying. Several gestures with the same source and target
    are alternatives; the board asks which one, wording each with the game's ``describe_action``.
    """

    source: Handle
    target: Handle
    actions: tuple[A, ...]


class Key(enum.Enum):
    """Standard keys for commands, the same in every game; the window maps them to key sequences."""

    END = "end"
    """Space: finish this part of the turn."""
    CONFIRM = "confirm"
    """Enter."""
    SUBSTITUTE = "substitute"
    """K."""
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


@frozen
class GestureTable(Generic[A]):
    """All gestures of one moment, looked up from either end."""

    gestures: tuple[Gesture[A], ...] = ()

    def sources(self) -> tuple[Handle, ...]:
        """Everything that can be picked up or pressed, without repeats, in table order."""
        return unique(gesture.source for gesture in self.gestures)

    def targets(self, source: Handle) -> tuple[Handle, ...]:
        """Where a source may go; a source that is only pressed has itself as its target."""
        return unique(gesture.target for gesture in self.gestures if gesture.source == source)

    def options(self, source: Handle, target: Handle) -> tuple[Gesture[A], ...]:
        """The alternatives of one source and target."""
        return tuple(g for g in self.gestures if g.source == source and g.target == target)

    def is_press(self, source: Handle) -> bool:
        """True when the source can only be pressed, not carried."""
        return self.targets(source) == (source,)


def unique(handles: Iterable[Handle]) -> tuple[Handle, ...]:
    """The handles in order of first appearance."""
    return tuple(dict.fromkeys(handles))
