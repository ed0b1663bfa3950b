"""What the table needs of a clock: the time, and timers that ring once. Tests turn one by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Rings once after it was started."""

    def start(self, ms: int) -> None:
        """Ring in so many milliseconds, and not when it was to ring before."""
        ...

    def stop(self) -> None:
        """Do not ring."""
        ...

    @property
    def waiting(self) -> bool:
        """True from the start to the ring."""
        ...


class Clock(Protocol):
    """Time at the table."""

    def now(self) -> float:
        """Milliseconds since some fixed moment."""
        ...

    def timer(self, ring: Callable[[], None]) -> Timer:
        """A timer that calls ``ring``."""
        ...
