"""Which games can be learned, and where it is kept how far one is.

Home asks no more than that: it reads no lesson for it, so that a first start waits for none.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.app.catalogue import GAMES

FILE: Final = "lessons.json"
ORDER: Final = ("solani", "noria", "nautilus", "scythe")
"""Games by how kind they are to beginners, the kindest first. Source: mocks/way-in.md 1."""


def written() -> tuple[str, ...]:
    """Games of which lessons are written, the kindest first; the last one of each leads to a game of one's own."""
    return tuple(game for game in ORDER if game in GAMES and GAMES[game].lessons)
