"""A game that somebody went on with from a moment of another one, known by its identity.

Its first turns were played in the game that it comes from, so it stands in the library and is nobody's record: statistics,
bests and marks of honour pass it over. The identity alone tells it, so saves, results and exports hold nothing new. That of
any other game is a random UUID, whose thirteenth sign is a 4; here stands a 7. So it is with a game that a lesson began: its
first turns were proposed, and a 6 stands there. Source: decision 42; issue 15.
"""

from __future__ import annotations

import os
import re
from typing import Final

_SIGN: Final = "90e50bac"
_KIND: Final = "7"
_TAUGHT_KIND: Final = "6"
_GONE_ON: Final = rf"{_SIGN}[0-9a-f]{{4}}[{_KIND}{_TAUGHT_KIND}][0-9a-f]{{19}}"
_TAUGHT: Final = rf"{_SIGN}[0-9a-f]{{4}}{_TAUGHT_KIND}[0-9a-f]{{19}}"


def new_identity() -> str:
    """The identity of a game that is gone on with from a moment of another one."""
    return _of_kind(_KIND)


def taught_identity() -> str:
    """The identity of a game that a lesson began and that is gone on with."""
    return _of_kind(_TAUGHT_KIND)


def _of_kind(kind: str) -> str:
    digits = os.urandom(12).hex()
    return f"{_SIGN}{digits[:4]}{kind}{digits[4:23]}"


def is_gone_on(identity: str) -> bool:
    """Whether a game was gone on with from a moment of another one or of a lesson; False of games kept before that was told."""
    return re.fullmatch(_GONE_ON, identity) is not None


def is_taught(identity: str) -> bool:
    """Whether a lesson began it; False of games kept before that was told."""
    return re.fullmatch(_TAUGHT, identity) is not None
