"""One figure of the benchmark, and the table they are printed in."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence

from attrs import frozen


@frozen
class Figure:
    """Something that was measured."""

    what: str
    value: str
    beside: str = ""
    """The anchor measured in the same run."""
    target: str = ""
    passed: bool | None = None
    """None: nothing is asked of it."""


def best_of(times: int, measure: Callable[[], float]) -> float:
    """The largest of several measurements; whatever else ran can only have made it smaller."""
    return max(measure() for _ in range(times))


def least_of(times: int, measure: Callable[[], float]) -> float:
    """The smallest of several measurements."""
    return min(measure() for _ in range(times))


def cpu_ms(work: Callable[[], object]) -> float:
    """Milliseconds of this process's CPU time."""
    before = time.process_time()
    work()
    return (time.process_time() - before) * 1e3


def at_share(values: Iterable[float], share: float) -> float:
    """The value below which this share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def table(figures: Sequence[Figure]) -> str:
    """All figures as lines of aligned columns."""
    rows = [("what", "measured", "beside", "target", "")]
    verdicts = {None: "", True: "ok", False: "MISSED"}
    rows += [(f.what, f.value, f.beside, f.target, verdicts[f.passed]) for f in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join(line.rstrip() for line in (lines[0], "-" * len(lines[0]), *lines[1:]))
