"""A finished game as a line of the record, and back; whatever else a line says, it is no result.

Lines may come from anywhere, so nothing is believed: every key must be there and no other, of its own type and
within what a game can reach.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Final, NoReturn

import attrs
from attrs import frozen

from noria_desktop.app.catalogue import game_ids
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import SEED_BITS

LONGEST_LINE: Final = 20_000
"""Bytes; real lines have some four hundred."""
MOST_SEATS: Final = 8
MOST_POINTS: Final = 1_000_000
"""Either way; no game comes near."""
MOST: Final = 1 << 53
"""Counts and seconds beyond this are none."""
LONGEST_NAME: Final = 200
LONGEST_NOTATION: Final = 2_000

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
        data = _DECODER.decode(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return None
    if type(data) is not dict:
        return None
    data.setdefault("sharing", [])
    if data.keys() != _HOLDS.keys():
        return None
    for name, holds in _HOLDS.items():
        if not holds(data[name]):
            return None
    data["scores"], data["sharing"] = tuple(data["scores"]), tuple(data["sharing"])
    result = Result(**data)
    return result if _fits_together(result) else None


def _number(text: str) -> int:
    # Length first: turning thousands of digits into a number takes seconds.
    if len(text) > 17:
        raise ValueError
    return int(text)


def _refuse(text: str) -> NoReturn:
    raise ValueError


_DECODER: Final = json.JSONDecoder(parse_int=_number, parse_float=_refuse, parse_constant=_refuse)


def _within(low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and low <= value <= high


def _name(value: Any) -> bool:
    return type(value) is str and 0 < len(value) <= LONGEST_NAME and value.isprintable()


def _notation(value: Any) -> bool:
    """Several lines of readable text."""
    return type(value) is str and len(value) <= LONGEST_NOTATION and value.replace("\n", " ").isprintable()


def _scores(value: Any) -> bool:
    return (
        type(value) is list
        and 1 <= len(value) <= MOST_SEATS
        and all(type(points) is int and -MOST_POINTS <= points <= MOST_POINTS for points in value)
    )


def _sharing(value: Any) -> bool:
    """Nobody, or at least two, each once."""
    if type(value) is not list or len(value) > MOST_SEATS or any(type(seat) is not int for seat in value):
        return False
    return len(value) != 1 and len(set(value)) == len(value)


def _time(value: Any) -> bool:
    if type(value) is not str or _TIME.fullmatch(value) is None:
        return False
    try:
        datetime.fromisoformat(value[:-1])
    except ValueError:
        return False
    return True


_HOLDS: Final[Mapping[str, Callable[[Any], bool]]] = {
    "id": lambda value: type(value) is str and _ID.fullmatch(value) is not None,
    "game": _name,
    "opponent": _name,
    "notation": _notation,
    "seed": _within(0, (1 << SEED_BITS) - 1),
    "scores": _scores,
    "winner": lambda value: value is None or type(value) is int,
    "sealed": lambda value: type(value) is bool,
    "finished_at": _time,
    "undos": _within(0, MOST),
    "hints": _within(0, MOST),
    "seconds": _within(0, MOST),
    "rules_version": _within(1, MOST),
    "sharing": _sharing,
}
"""What each key of a line may be; they are the fields of ``Result``."""


def _fits_together(result: Result) -> bool:
    """Whether seats are spoken of that played, and as many played as the opponents say."""
    seats = range(len(result.scores))
    if result.winner is not None and (result.winner not in seats or result.sharing):
        return False
    if any(seat not in seats for seat in result.sharing):
        return False
    others = 1 + result.opponent.count(_BETWEEN_OTHERS)
    return result.game not in game_ids() or len(seats) == 1 + others
