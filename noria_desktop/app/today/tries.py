"""The tries of a day's game, known by their identity, so that saves, results and exports need nothing new.

The identity of any other game is a random UUID, whose thirteenth sign is a 4; there stands the month's first digit here.
"""

from __future__ import annotations

import re
from datetime import date
from typing import Final

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.app.today.edition import DaysGame, options_of
from noria_desktop.engine.values import frozen

_SIGN: Final = "0da15ea1"
_SEALED: Final = "5"
_OPEN: Final = "0"
_RANDOM: Final = 15
"""Hexadecimal digits that are left for chance."""
_MARK: Final = re.compile(rf"{_SIGN}(\d{{4}})([01]\d)([0-3]\d)([{_SEALED}{_OPEN}])[0-9a-f]{{{_RANDOM}}}")


@frozen
class Mark:
    """What an identity says of a try."""

    day: date
    sealed: bool
    """Whether it was begun as the one try that counts."""


def mark_of(identity: str) -> Mark | None:
    """Of which day a game is a try; None of any other game."""
    found = _MARK.fullmatch(identity)
    if found is None:
        return None
    year, month, day, kind = found.groups()
    try:
        return Mark(date(int(year), int(month), int(day)), kind == _SEALED)
    except ValueError:
        return None


def identity_for(day: date, *, sealed: bool) -> str:
    """The identity of a new try."""
    import secrets  # 4 ms of a start that begins no try

    digits = secrets.token_hex(8)[:_RANDOM]
    return f"{_SIGN}{day:%Y%m%d}{_SEALED if sealed else _OPEN}{digits}"


def lay(game: DaysGame, *, sealed: bool) -> Session:
    """The table of a day's game before its first step; an open try is no sealed record from the beginning."""
    session = Session(
        kit(game.game), options_of(game), game.seed, identity=identity_for(game.day, sealed=sealed)
    )
    if not sealed:
        session.restore(ply=0, sealed=False, tally=session.tally)
    return session
