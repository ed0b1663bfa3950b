"""A finished game as a line of the record, and back; whatever else a line says, it is no result.

Lines may come from anywhere, so nothing is believed: every key must be there and no other, of its own type and
within what a game can reach.
"""

from __future__ import annotations

import json
import re
from datetime import datetime
from sys import intern
from typing import Final

import attrs

from noria_desktop.app.catalogue import game_ids
from noria_desktop.app.saves.converter import plain_converter
from noria_desktop.app.saves.envelope import LARGEST_SCORE, LONGEST_NOTATION, MOST_SEATS
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import SEED_BITS
from noria_desktop.engine.values import frozen

LONGEST_LINE: Final = 20_000
"""Bytes; real lines have some four hundred."""
MOST: Final = 1 << 53
"""Counts and seconds beyond this are none."""
LONGEST_NAME: Final = 200

_ID: Final = re.compile(r"[0-9a-f]{32}")
_TIME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
_BETWEEN_OTHERS: Final = "+"
"""Stands between the opponents in a key that names several."""


@frozen
class Result:
    """One finished game."""

    id: str
    """The session's identity: a game is recorded once, however often it is loaded."""
    game: str
    opponent: str
    """Key of whom it was played against, from the kit."""
    notation: str
    """The set-up in the game's notation."""
    seed: int
    scores: tuple[int, ...]
    """A number a seat, the human first."""
    winner: int | None
    """None when victory is shared."""
    sealed: bool
    finished_at: str
    """UTC, ``2026-11-21T09:00:00Z``."""
    undos: int
    hints: int
    seconds: int
    rules_version: int
    sharing: tuple[int, ...] = ()
    """Seats that share the victory; empty when one seat won, and in records of two seats, which are both."""

    @property
    def shared(self) -> bool:
        """Whether the victory is shared, the human being among the victors."""
        return self.winner is None and (not self.sharing or HUMAN in self.sharing)


def line_of(result: Result) -> bytes:
    """The line of a result, with its end; ``sharing`` stands in it only where it says something."""
    plain = attrs.asdict(result, filter=lambda field, value: field.name != "sharing" or bool(value))
    return (json.dumps(plain, ensure_ascii=False) + "\n").encode()


def result_in(line: bytes) -> Result | None:
    """The result of a line; None when the line is damaged or of another program."""
    if len(line) > LONGEST_LINE:
        return None
    try:
        data = json.loads(line.decode("utf-8"), parse_int=_number)
        # Thousands of results name the same few games and rivals.
        same = {name: intern(data[name]) for name in ("game", "opponent") if type(data.get(name)) is str}
        result: Result = plain_converter().structure({"sharing": [], **data, **same}, Result)
    except Exception:  # whatever the line holds instead
        return None
    return result if is_possible(result) else None


def _number(text: str) -> int:
    # Length first: turning thousands of digits into a number takes seconds.
    if len(text) > 17:
        raise ValueError
    return int(text)


def is_possible(result: Result) -> bool:
    """Whether a game can have ended so, as far as it can be told without its log."""
    seats = range(len(result.scores))
    return (
        _ID.fullmatch(result.id) is not None
        and all(0 < len(name) <= LONGEST_NAME for name in (result.game, result.opponent))
        and len(result.notation) <= LONGEST_NOTATION
        and (result.game + result.opponent + result.notation.replace("\n", " ")).isprintable()
        and 0 <= result.seed < 1 << SEED_BITS
        and 1 <= len(seats) <= MOST_SEATS
        and all(abs(points) <= LARGEST_SCORE for points in result.scores)
        and _are_victors(result)
        and is_time(result.finished_at)
        and all(0 <= count <= MOST for count in (result.undos, result.hints, result.seconds))
        and 1 <= result.rules_version <= MOST
        and (result.game not in game_ids() or len(seats) == 2 + result.opponent.count(_BETWEEN_OTHERS))
    )


def _are_victors(result: Result) -> bool:
    """Whether one seat won, or several share the victory, or nothing is said of who shares it."""
    shared = result.sharing
    if result.winner is not None:
        return not shared and 0 <= result.winner < len(result.scores)
    return (
        len(shared) != 1 and len(set(shared)) == len(shared) and set(shared) <= set(range(len(result.scores)))
    )


def is_time(text: str) -> bool:
    """Whether a text tells a moment in UTC as results do."""
    try:
        return _TIME.fullmatch(text) is not None and bool(datetime.fromisoformat(text))
    except ValueError:
        return False
