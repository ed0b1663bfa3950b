"""Animation as values: the closed vocabulary of movements of all four games.

Beats decorate the way from one projection to the next; when they are over (or skipped) the board shows
exactly the new projection. Durations are milliseconds at normal speed; the animator alone scales them.
Beats of one event play one after the other; ``Together`` plays its parts at once. ``delay_ms`` is the wait
before a beat begins: inside ``Together`` it staggers the parts (three rings, 60 ms apart).
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import TypeAlias

from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.sound.effects import Effect


class Mark(enum.Enum):
    """How a spot is marked while an automaton chooses."""

    CANDIDATE = "candidate"
    DROPPED = "dropped"
    CHOSEN = "chosen"


@frozen
class Glide:
    """A sprite moves in a straight line to the centre ``x``, ``y``."""

    handle: Handle
    x: float
    y: float
    duration_ms: int = 240
    delay_ms: int = 0
    scale: float | None = None
    """It grows or shrinks to this scale on its way; None: it keeps its own."""
    rotation: float | None = None
    """It turns to this angle on its way; None: it keeps its own."""


@frozen
class Orbit:
    """A sprite stays upright while it travels round a centre, clockwise by ``degrees``."""

    handle: Handle
    centre_x: float
    centre_y: float
    degrees: float
    duration_ms: int = 420
    delay_ms: int = 0


@frozen
class Turn:
    """A sprite turns about its own centre, clockwise by ``degrees``."""

    handle: Handle
    degrees: float
    duration_ms: int = 420
    delay_ms: int = 0


@frozen
class Flip:
    """A sprite turns over and shows ``art``."""

    handle: Handle
    art: object
    duration_ms: int = 180
    delay_ms: int = 0


@frozen
class Appear:
    """A sprite of the coming projection fades and grows in."""

    handle: Handle
    duration_ms: int = 180
    delay_ms: int = 0


@frozen
class Vanish:
    """A sprite fades and shrinks away."""

    handle: Handle
    duration_ms: int = 180
    delay_ms: int = 0


@frozen
class Pulse:
    """A spot or sprite glows once: something about it just changed."""

    handle: Handle
    duration_ms: int = 350
    delay_ms: int = 0


@frozen
class Show:
    """Spots are marked while a choice is explained; marks stay until the step ends."""

    marks: tuple[tuple[Handle, Mark], ...]
    duration_ms: int = 350


@frozen
class Pause:
    """Nothing moves for a moment."""

    duration_ms: int = 350


Movement: TypeAlias = Glide | Orbit | Turn | Flip | Appear | Vanish | Pulse | Show | Pause
"""A beat that is not made of others."""

STAGGER = 60
"""Things that come one by one begin this much later each."""


@frozen
class Together:
    """Beats that play at the same time."""

    beats: tuple[Movement, ...]


Beat: TypeAlias = Movement | Together


@frozen
class Sound:
    """An effect is heard while what comes next begins to move; it takes no time itself."""

    effect: Effect


Cue: TypeAlias = Beat | Sound
"""What a board is given to play, one after the other."""


def together(*parts: Movement | None) -> Together:
    """Those beats that there are."""
    return Together(tuple(part for part in parts if part is not None))


def one_by_one(names: Iterable[Handle], duration_ms: int) -> Together:
    """Things that come one after the other, closely."""
    return Together(tuple(Appear(name, duration_ms, number * STAGGER) for number, name in enumerate(names)))
