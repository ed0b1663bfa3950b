"""The pictures before and after an action, and what all movements are made of."""

from __future__ import annotations

from functools import lru_cache

from noria_desktop.games.scythe.state import State
from noria_desktop.ui.board.beats import (
    Appear,
    Beat,
    Glide,
    Movement,
    Pulse,
    Vanish,
    together,
)
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.project import project, seen

STEP = 300
HOME = 260
"""Driven off or beaten: back to the home base."""
POP = 180
AT_ONCE = 1
"""What only prepares a movement."""
GLOW = 350
STAR = 420
CUBE = 320
CARD = 180
REVEAL = 2200
"""Both sides of a combat lie open."""


class Scenes:
    """The pictures before and after."""

    def __init__(self, before: State, after: State, table: ScytheLayout) -> None:
        """Of the views round an action, on the table as it lies afterwards."""
        self.before, self.after = before, after
        self.table = seen(after, table)
        self.old, self.new = picture(before, table), picture(after, table)

    def home(self, handle: Handle, duration: int) -> Glide | None:
        """A thing goes where the picture afterwards has it; None when it is not there."""
        goal = self.new.get(handle)
        return Glide(handle, goal.x, goal.y, duration, scale=goal.scale) if goal is not None else None

    def comes(self, handle: Handle, glow: Handle, delay: int = 0) -> Movement:
        """A thing appears, or where it was already its place glows."""
        new = handle in self.new and handle not in self.old
        return Appear(handle, POP, delay) if new else Pulse(glow, GLOW, delay)

    def goes(self, handle: Handle, glow: Handle) -> Movement:
        """A thing vanishes, or where something of it stays its place glows."""
        return Pulse(glow, GLOW) if handle in self.new else Vanish(handle, POP)


@lru_cache(maxsize=8)
def picture(view: State, table: ScytheLayout) -> dict[Handle, Sprite]:
    """Sprites of a view by their names."""
    return {sprite.handle: sprite for sprite in project(view, table)}


def glows(handle: Handle, duration: int = GLOW) -> tuple[Beat, ...]:
    """A place or picture glows once."""
    return (Pulse(handle, duration),)


def some(*parts: Movement | None) -> tuple[Beat, ...]:
    """Those that there are, at once."""
    found = together(*parts)
    return (found,) if found.beats else ()
