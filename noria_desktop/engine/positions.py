"""Whether a position can occur in a game: what was looked at, and the error that names the first impossible place.

Each game's ``positions.py`` has ``position``, which builds one from few words, and ``check``, which every position
that no log vouches for must pass.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from noria_desktop.engine.rng import SEED_BITS, Rng

Finding: TypeAlias = tuple[str, object, bool]
"""Where in the state, what stands there, and whether that can be."""

MOST_DRAWS: Final = 1 << 32


class ImpossibleState(ValueError):
    """A position that no game can reach, such as one with pieces too many.

    Attributes:
        place: where in the state, such as ``human.wheel[2]``.
        found: what stands there.
    """

    def __init__(self, place: str, found: object) -> None:
        """Keep both; the message is for logs and for whoever builds positions."""
        super().__init__(f"{place}: {found!r}")
        self.place = place
        self.found = found


def require(findings: Iterable[Finding]) -> None:
    """Make sure that everything that is looked at can be; nothing after the first impossible finding is asked for.

    Raises:
        ImpossibleState: with the first place at fault.
    """
    for place, found, possible in findings:
        if not possible:
            raise ImpossibleState(place, found)


def chance(rng: Rng) -> Iterator[Finding]:
    """The generator of a true state: its key is a seed, and no game draws without end."""
    yield "rng.key", rng.key, rng.key is not None and 0 <= rng.key < 1 << SEED_BITS
    yield "rng.counter", rng.counter, 0 <= rng.counter < MOST_DRAWS
