"""Who moves when: the clock that plays automatic beats at the player's speed.

The pace asks the session for one beat at a time and only when the board has come to rest, so every
movement can be watched, paused, skipped or stepped. Source: ux.md 2.5.
"""

from __future__ import annotations

import enum
from collections.abc import Callable

from noria_desktop.ui.table.clock import Clock


class BotSpeed(enum.Enum):
    """How fast automatic beats follow each other."""

    STEP = "step"
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


PAUSE_MS: dict[BotSpeed, int] = {
    BotSpeed.STEP: 0,
    BotSpeed.SLOW: 1000,
    BotSpeed.NORMAL: 450,
    BotSpeed.FAST: 120,
    BotSpeed.INSTANT: 0,
}
"""Pause before each beat, besides its own movement."""

MOTION_FACTOR: dict[BotSpeed, float] = {
    BotSpeed.STEP: 1.0,
    BotSpeed.SLOW: 1.6,
    BotSpeed.NORMAL: 1.0,
    BotSpeed.FAST: 0.45,
    BotSpeed.INSTANT: 0.0,
}
"""Durations of movements are multiplied by this."""


class Pace:
    """Waits the pause of the present speed, then asks for the next beat."""

    def __init__(self, beat: Callable[[], None], clock: Clock) -> None:
        """``beat`` plays one automatic beat."""
        self.speed = BotSpeed.NORMAL
        self._timer = clock.timer(beat)

    def schedule(self, *, own_turn: bool = False) -> None:
        """Play the next beat after the pause; in step mode wait, except for the player's own beats."""
        if self.speed is BotSpeed.STEP and not own_turn:
            return
        self._timer.start(PAUSE_MS[BotSpeed.FAST] if own_turn else PAUSE_MS[self.speed])

    def stop(self) -> None:
        """Forget a scheduled beat."""
        self._timer.stop()

    @property
    def waiting(self) -> bool:
        """True while a beat is scheduled."""
        return self._timer.waiting
