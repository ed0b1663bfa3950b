"""Games as a table that other programs read: a row a game, UTF-8, values between commas."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import Final

from noria_desktop.app.library.entries import Entry
from noria_desktop.app.seed_code import seed_code

COLUMNS: Final = (
    "id",
    "game",
    "opponent",
    "date",
    "points",
    "others",
    "result",
    "record",
    "rounds",
    "minutes",
    "seed",
    "setup",
)
"""Names of the columns, in every language the same."""


def written(games: Iterable[Entry]) -> str:
    """The games with their head line; lines end as the format of such tables asks (RFC 4180)."""
    target = io.StringIO()
    table = csv.writer(target)
    table.writerow(COLUMNS)
    for one in games:
        table.writerow(
            (
                one.key,
                one.game,
                one.opponent,
                one.at,
                one.own,
                " ".join(map(str, one.scores[1:])),
                one.outcome.value,
                "sealed" if one.sealed else "open",
                one.done if one.total else "",
                round(one.seconds / 60, 1) if one.seconds else "",
                seed_code(one.seed),
                " | ".join(one.notation.splitlines()),
            )
        )
    return target.getvalue()
