"""Reading JSON that somebody else may have written: how much, how deep, how many, which numbers.

Everything is refused before it can hurt: size before reading, nesting and counts before parsing.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final, NoReturn

from noria_desktop.app.saves.errors import Reason, SaveError, reading_failed

MAX_BYTES: Final = 20_000_000
"""A late game takes a hundredth of this."""
MAX_DEPTH: Final = 64
"""Real saves are about 12 levels deep."""
MAX_PARTS: Final = 400_000
"""Objects and lists in one file."""
MAX_NUMBER: Final = 1 << 53
"""Numbers beyond this are not counts of anything."""

# Possessive: a text of many megabytes must not pile up places to come back to.
_TEXT = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_BRACKET = re.compile(rb"[\[\]{}]")


def read_bytes(file: Path) -> bytes:
    """The whole file, when it is not too large.

    Raises:
        SaveError: it is missing, unreadable or too large.
    """
    try:
        with file.open("rb") as stream:
            # One byte more than allowed: sizes told beforehand are wrong for pipes and growing files.
            data = stream.read(MAX_BYTES + 1) if file.stat().st_size <= MAX_BYTES else None
    except OSError as error:
        raise reading_failed(file, error) from None
    except ValueError:  # a NUL in the name
        raise SaveError(file, "", Reason.MISSING) from None
    if data is None or len(data) > MAX_BYTES:
        raise SaveError(file, "", Reason.TOO_LARGE)
    return data


def parse(data: bytes) -> Any:
    """The JSON value, in plain dicts, lists, strings, ints, bools and None.

    Raises:
        SaveError: it is no JSON, or breaks one of the limits; keys standing twice, fractions, NaN and
            huge numbers are refused too. ``file`` of the error is None.
    """
    if not data.strip():
        raise SaveError(None, "", Reason.EMPTY)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise SaveError(None, _position(data[: error.start]), Reason.NOT_TEXT) from None
    _check_shape(data)
    try:
        value = json.loads(
            text,
            object_pairs_hook=_without_doubles,
            parse_int=_number,
            parse_float=_refuse_number,
            parse_constant=_refuse_number,
        )
    except json.JSONDecodeError as error:
        raise SaveError(None, f"{error.lineno}:{error.colno}", Reason.NOT_JSON) from None
    except RecursionError:
        raise SaveError(None, "", Reason.TOO_DEEP) from None
    if b"\\u" in data and not _is_encodable(value):
        raise SaveError(None, "", Reason.NOT_TEXT)
    return value


def _check_shape(data: bytes) -> None:
    """Depth and number of objects and lists, counted without parsing."""
    depth = parts = 0
    bare = _TEXT.sub(b"", data)
    for match in _BRACKET.finditer(bare):
        if match[0] in b"[{":
            depth += 1
            parts += 1
            if depth > MAX_DEPTH:
                raise SaveError(None, "", Reason.TOO_DEEP)
            if parts > MAX_PARTS:
                raise SaveError(None, "", Reason.TOO_MANY)
        else:
            depth -= 1


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        seen: set[str] = set()
        double = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise SaveError(None, "", Reason.DOUBLE_KEY, double)
    return made


def _number(text: str) -> int:
    # Length first: turning a million digits into a number takes minutes.
    if len(text) > 17 or abs(int(text)) > MAX_NUMBER:
        raise SaveError(None, "", Reason.BAD_NUMBER, text[:20])
    return int(text)


def _refuse_number(text: str) -> NoReturn:
    raise SaveError(None, "", Reason.BAD_NUMBER, text[:20])


def _is_encodable(value: Any) -> bool:
    """False when escapes spelled half of a character, which no text can hold."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def _position(before: bytes) -> str:
    line_start = before.rfind(b"\n") + 1
    return f"{before.count(bytes([10])) + 1}:{len(before) - line_start + 1}"
