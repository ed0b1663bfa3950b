"""Names of things that exist both in the rules' world and on the board."""

from __future__ import annotations

from noria_desktop.engine.values import frozen


@frozen
class Handle:
    """One thing a player can point at: a piece, a space, a button of the board.

    ``kind`` is a word of the game's glossary ("space", "island", "berth", "track"), ``key`` tells the
    things of a kind apart ("M3", "2", "2.1"). The same thing keeps its handle for the whole game.
    """

    kind: str
    key: str = ""

    def __str__(self) -> str:
        """``kind:key``, as debug output and object names show it."""
        return f"{self.kind}:{self.key}" if self.key else self.kind
