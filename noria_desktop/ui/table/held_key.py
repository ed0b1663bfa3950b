"""A key that is held down, or a press that trembles, is one press. Source: mocks/table.md 7."""

from __future__ import annotations

from time import monotonic
from typing import Final

HELD_S: Final = 0.35
"""A second press sooner than that after the last one is still the first."""


class HeldKey:
    """What was pressed last, and when: ending something asks for a press of its own."""

    def __init__(self) -> None:
        """Nothing was pressed yet."""
        self._pressed_at: float | None = None

    def counts(self) -> bool:
        """Whether a press now is another one; one that is not puts off when the next one will be."""
        before, self._pressed_at = self._pressed_at, monotonic()
        return before is None or self._pressed_at - before >= HELD_S

    def note(self) -> None:
        """Something was pressed in another way; what follows at once is a part of it."""
        self._pressed_at = monotonic()
