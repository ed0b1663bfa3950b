"""What the targets of the Circuit were measured by, as a table to be printed.

Run: ``python -m noria_desktop.app.campaign.targets_table [EDITION]``, by default the newest. Everything comes from
``targets.json``; the games themselves are not needed. Source: decision 41.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from noria_desktop.app.campaign.targets import PERCENTILES, Measured, Targets, editions, newest

_HEAD: Final = (
    "chapter",
    "adviser",
    "effort",
    "rules",
    "seeds",
    "wins",
    "no star",
    "1 star",
    "2 stars",
    "3 stars",
    "second star",
    "third star",
    "measured on",
    "points of the wins",
    "margins of the wins",
)


def rows(edition: Mapping[str, Targets]) -> Iterator[tuple[str, ...]]:
    """A chapter a row, in the order of ``_HEAD``: whose games, how many, the adviser's own stars, goals, percentiles."""
    for one in edition.values():
        measured = one.measured
        yield (
            one.chapter,
            f"version {measured.player_version}",
            measured.effort,
            f"version {measured.rules_version}",
            str(measured.seeds),
            str(measured.wins),
            *(_share(measured, stars) for stars in range(4)),
            *(f"{goal.measure.value} {goal.value}" for goal in (one.second, one.third)),
            measured.goals_of or "given",
            _series(measured.scores),
            _series(measured.margins),
        )


def _share(measured: Measured, stars: int) -> str:
    """How many of the adviser's own games earned so many stars, in percent."""
    return f"{100 * measured.stars[stars] / measured.seeds:.1f} %"


def _series(values: Sequence[int]) -> str:
    return " ".join(map(str, values)) or "no wins"


def table(edition: int) -> str:
    """The whole table of an edition, counted from 1.

    Raises:
        LookupError: there is no such edition.
    """
    if not 1 <= edition <= newest():
        raise LookupError(edition)
    told = [_HEAD, *rows(editions()[edition - 1])]
    widths = [max(map(len, column)) for column in zip(*told, strict=True)]
    lines = (
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in told
    )
    percentiles = ", ".join(map(str, PERCENTILES))
    return "\n".join((f"Edition {edition}; percentiles {percentiles}.", *lines))


if __name__ == "__main__":
    print(table(int(sys.argv[1]) if len(sys.argv) > 1 else newest()))
