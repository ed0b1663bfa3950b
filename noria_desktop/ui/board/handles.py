"""Names of things that exist both in the rules' world and on the board."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, Generic, NamedTuple, TypeVarTuple


class Handle(NamedTuple):
    """One thing a player can point at: a piece, a space, a button of the board.

    A plain tuple, since pictures and places are looked up by it some thousand times a gesture.

    ``kind`` is a word of the game's glossary ("space", "island", "berth", "track"), ``key`` tells the
    things of a kind apart ("M3", "2", "2.1"). The same thing keeps its handle for the whole game.
    """

    kind: str
    key: str = ""

    def __str__(self) -> str:
        """``kind:key``, as debug output and object names show it."""
        return f"{self.kind}:{self.key}" if self.key else self.kind


Parts = TypeVarTuple("Parts")


class HandleKind(Generic[*Parts]):
    """All things of one kind: called with what tells one of them apart, it gives the handle of that one.

    An enum member stands in the key with its value, anything else as ``say`` puts it; several parts are joined by
    points.
    """

    def __init__(self, name: str, say: Callable[[Any], str] = str) -> None:
        self._name: Final = name
        self._say: Final = say
        self._known: Final[dict[tuple[*Parts], Handle]] = {}

    def __call__(self, *parts: *Parts) -> Handle:
        """The handle of one thing."""
        known = self._known.get(parts)
        if known is None:
            said = (part.value if isinstance(part, Enum) else self._say(part) for part in parts)
            known = self._known[parts] = Handle(self._name, ".".join(map(str, said)))
        return known
