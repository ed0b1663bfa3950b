"""How close effects may follow each other: eight a second, and never a queue of them."""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.values import frozen
from noria_desktop.ui.sound.effects import Effect

GAP: Final = 0.125
"""Seconds from the beginning of one effect to that of the next."""


@frozen
class Heard:
    """An effect in the timbre of a game."""

    game_id: str
    effect: Effect


class Pacing:
    """What is to be heard next, and when. It knows the time only from those who ask."""

    def __init__(self) -> None:
        """Nothing was heard yet."""
        self._free_at = float("-inf")
        self._waiting: Heard | None = None

    def offer(self, heard: Heard) -> None:
        """Something happened; of what waits already, the heavier one stays."""
        before = self._waiting
        if before is None or heard.effect.weight >= before.effect.weight:
            self._waiting = heard

    def forget(self) -> None:
        """What waits is no longer to be heard."""
        self._waiting = None

    def wait(self, now: float) -> float | None:
        """Seconds until something is due; None: nothing waits."""
        return None if self._waiting is None else max(0.0, self._free_at - now)

    def due(self, now: float) -> Heard | None:
        """What is heard now; None: nothing, or not yet."""
        if self._waiting is None or now < self._free_at:
            return None
        heard, self._waiting = self._waiting, None
        self._free_at = now + GAP
        return heard
