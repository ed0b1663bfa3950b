"""How an automaton chooses: it narrows the candidates criterion by criterion, in the order of its rulebook.

What a rulebook says as an exception ("already at the top there: the next highest") is asked before what it excepts from,
which leaves the same candidate. The same walk gives the winner and the reasoning, so what the log says about a choice can never differ
from what was chosen.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from typing import TypeAlias, TypeVar

C = TypeVar("C")
K = TypeVar("K", bound=enum.Enum)
R = TypeVar("R")


class Keep(enum.Enum):
    """Which candidates a criterion leaves."""

    POSITIVE = "positive"
    """Those with a number above 0."""
    GREATEST = "greatest"
    """Those that share the greatest number."""
    LEAST = "least"
    """Those that share the smallest number."""


POSITIVE, GREATEST, LEAST = Keep

Test: TypeAlias = tuple[K, Keep, Callable[[C], int]]
"""A criterion, what it keeps, and the number it looks at."""


def narrow(
    recorded: Callable[[K, tuple[C, ...], tuple[int, ...], tuple[C, ...]], R],
    candidates: tuple[C, ...],
    tests: Iterable[Test[K, C]],
) -> tuple[tuple[C, ...], tuple[R, ...]]:
    """The candidates that all tests leave, and how it came to that.

    A test that met a single candidate and kept it decided nothing and leaves no line in the trail.

    Args:
        recorded: makes a line of the trail of the criterion, the candidates before it, the number that it saw of
            each, and those that it left.
        candidates: in the order that decides in the end.
        tests: in the order in which they are asked.

    Returns:
        The candidates left, none when a test dropped all of them, and the trail.
    """
    left = candidates
    trail: tuple[R, ...] = ()
    for criterion, keep, worth in tests:
        if len(left) == 1 and keep is not POSITIVE:
            continue
        worths = tuple(map(worth, left))
        if keep is POSITIVE:
            kept = left if min(worths) > 0 else _those(left, worths, None)
        else:
            best = max(worths) if keep is GREATEST else min(worths)
            kept = left if worths.count(best) == len(left) else _those(left, worths, best)
        if len(left) == 1 and kept:
            continue
        trail = (*trail, recorded(criterion, left, worths, kept))
        left = kept
        if not left:
            break
    return left, trail


def _those(candidates: tuple[C, ...], worths: tuple[int, ...], number: int | None) -> tuple[C, ...]:
    """The candidates with this number; with any number above 0 when it is None."""
    pairs = zip(candidates, worths, strict=True)
    if number is None:
        return tuple([candidate for candidate, worth in pairs if worth > 0])
    return tuple([candidate for candidate, worth in pairs if worth == number])
