"""A game that somebody went on with from a moment of another one, known by its identity.

Its first turns were played in the game that it comes from, so it stands in the library and is nobody's record: statistics,
bests and marks of honour pass it over. The identity alone tells it, so saves, results and exports hold nothing new. That of
any other game is a random UUID, whose thirteenth sign is a 4; here stands a 7. Source: decision 42.
"""

from __future__ import annotations

import re
import secrets
from typing import Final

_SIGN: Final = "90e50bac"
_KIND: Final = "7"
_GONE_ON: Final = re.compile(rf"{_SIGN}[0-9a-f]{{4}}{_KIND}[0-9a-f]{{19}}")


def new_identity() -> str:
    """The identity of a game that is gone on with from a moment of another one."""
    digits = secrets.token_hex(12)
    return f"{_SIGN}{digits[:4]}{_KIND}{digits[4:23]}"


def is_gone_on(identity: str) -> bool:
    """Whether a game was gone on with from a moment of another one; False of games kept before this was told."""
    return _GONE_ON.fullmatch(identity) is not None
