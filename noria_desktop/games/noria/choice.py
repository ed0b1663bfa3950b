"""How the bot chooses: it narrows the candidates criterion by criterion, in the printed order.

The same walk gives the winner and the reasoning, so what the log says about a choice can never differ
from what was chosen. Source: rules.md 5.3.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from noria_desktop.games.noria.events import Candidate, Criterion, Narrowed

C = TypeVar("C", bound=Candidate)


class Keep(enum.Enum):
    """Which candidates a criterion leaves."""

    POSITIVE = "positive"
    """Those with a number above 0."""
    GREATEST = "greatest"
    """Those that share the greatest number."""
    LEAST = "least"
    """Those that share the smallest number."""


Test: TypeAlias = tuple[Criterion, Keep, Callable[[C], int]]
"""A criterion, what it keeps, and the number it looks at."""


def choose(candidates: Sequence[C], tests: Sequence[Test[C]]) -> tuple[C | None, tuple[Narrowed, ...]]:
    """The candidate that all tests leave, and how it came to that.

    A test that met a single candidate and kept it decided nothing and leaves no line in the trail.

    Returns:
        The first of the candidates left (None when a test dropped all of them) and the trail.
    """
    left = list(candidates)
    trail: list[Narrowed] = []
    for criterion, keep, worth in tests:
        if not left:
            break
        worths = [worth(candidate) for candidate in left]
        if len(left) == 1:
            if keep is not Keep.POSITIVE or worths[0] > 0:
                continue
            kept: list[C] = []
        elif keep is Keep.POSITIVE:
            kept = [candidate for candidate, number in zip(left, worths, strict=True) if number > 0]
        else:
            best = max(worths) if keep is Keep.GREATEST else min(worths)
            kept = [candidate for candidate, number in zip(left, worths, strict=True) if number == best]
        trail.append(Narrowed(criterion, tuple(left), tuple(worths), tuple(kept)))
        left = kept
    return (left[0] if left else None), tuple(trail)
