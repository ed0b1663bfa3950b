"""Older saves made into today's, on raw JSON data before anything is structured.

Rules: raise the envelope's or a game's version with any change of what is written; add one function
here and one golden save under ``tests/saves`` made by the last release; never edit an old function.
Source: architecture 2.8.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from noria_desktop.app.saves.errors import Reason, SaveError

Raw: TypeAlias = dict[str, Any]
Migration: TypeAlias = Callable[[Raw], Raw]

FORMAT_VERSION: Final = 2


def _with_branches(raw: Raw) -> Raw:
    """2: branches, the number of those dropped, the serial and the checksum."""
    new = {"serial": 0, "branches": [], "dropped": 0, "checksum": ""}
    if not raw.keys().isdisjoint(new):
        raise ValueError("the first format has no such keys")
    return {**raw, **new}


ENVELOPE: Final[Mapping[int, Migration]] = {1: _with_branches}
"""From version n of the envelope to n + 1."""

GAMES: Final[Mapping[str, Mapping[int, Migration]]] = {}
"""For each game: from version n of its saved classes to n + 1. Functions get the whole save."""


def migrated(
    raw: Raw,
    key: str,
    current: int,
    table: Mapping[int, Migration],
) -> Raw:
    """The save with every step from its version to the current one taken.

    Args:
        raw: the whole save.
        key: which of its versions counts, ``format_version`` or ``state_version``.
        current: the version written today.
        table: the steps.

    Raises:
        SaveError: the version is missing, newer than ours, or older than the oldest step.
    """
    place = f"$.{key}"
    if key not in raw:
        raise SaveError(None, "$", Reason.MISSING_PART, key)
    version = raw[key]
    if type(version) is not int or version < 1:
        raise SaveError(None, place, Reason.WRONG_VALUE, version)
    if version > current:
        raise SaveError(None, place, Reason.NEWER, str(version))
    for step in range(version, current):
        if step not in table:
            raise SaveError(None, place, Reason.TOO_OLD, str(version))
        try:
            raw = table[step](raw)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            # A damaged old save: the step did not find what every save of that version has.
            raise SaveError(None, "$", Reason.WRONG_VALUE, repr(error)) from None
        raw[key] = step + 1
    return raw
