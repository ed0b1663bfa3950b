"""Reading files that somebody else may have written: which kind, how much, how deep, how many, which numbers.

Everything is refused before it can hurt: what is no plain file before it is opened, size before reading, nesting
and counts before parsing.
"""

from __future__ import annotations

import json
import os
import re
import stat
from collections.abc import Iterator
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, BinaryIO, Final, NoReturn

from noria_desktop.app.saves.errors import Reason, SaveError, reading_failed


def open_flags(*names: str) -> int:
    """Flags for ``os.open``, as far as this system has them."""
    return reduce(or_, (getattr(os, name, 0) for name in names))


MAX_BYTES: Final = 2_000_000
"""A late game takes a twentieth of this; half of it is room for lines that were taken back."""
MAX_DEPTH: Final = 64
"""Real saves are about 12 levels deep."""
MAX_PARTS: Final = 100_000
"""Objects and lists in one file; real saves have one in thirty bytes."""
MAX_VALUES: Final = 300_000
"""Values of any kind in one file; real saves have one in eight bytes."""
MAX_NUMBER: Final = 1 << 53
"""Numbers beyond this are not counts of anything."""

LONGEST_LINE: Final = 4096
"""Bytes of a line, its end included, in a file of lines."""
MOST_OF_LINES: Final = 32_000_000
"""Bytes of a file of lines that are read: the newest."""

BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
"""Some editors put it in front of every text; it says nothing."""

# A pipe must not make us wait for its other end, nor a terminal become ours.
_FLAGS: Final = open_flags("O_RDONLY", "O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY")
# Possessive: a text of many megabytes must not pile up places to come back to.
_SIGN: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"?|[\[\]{},]', re.DOTALL)
_COMMA: Final = ord(",")
_OPENING: Final = b"[{"
_CLOSING: Final = b"]}"


def open_plain(file: Path) -> BinaryIO:
    """Open a plain file, or a link to one, for reading; never waits for anybody, whatever the file is.

    Raises:
        SaveError: it is missing, unreadable, or a folder, pipe, socket or device.
    """
    try:
        # Before opening too: to open a device can do something.
        _refuse_others(file, file.stat())
        handle = os.open(file, _FLAGS)
        try:
            _refuse_others(file, os.fstat(handle))
            return os.fdopen(handle, "rb")
        except BaseException:
            os.close(handle)
            raise
    except OSError as error:
        raise reading_failed(file, error) from None
    except ValueError:  # a NUL in the name
        raise SaveError(file, "", Reason.MISSING) from None


def read_bytes(file: Path, most: int = MAX_BYTES) -> bytes:
    """The whole of a plain file, when it is not too large.

    Raises:
        SaveError: it is missing, unreadable, no plain file, or larger than ``most`` bytes.
    """
    with open_plain(file) as stream:
        try:
            size = os.fstat(stream.fileno()).st_size
            data = stream.read(size + 1) if size <= most else None
            if data is not None and len(data) > size:  # it is growing, or the system tells no size
                data += stream.read(most + 1 - len(data))
        except OSError as error:
            raise reading_failed(file, error) from None
    if data is None or len(data) > most:
        raise SaveError(file, "", Reason.TOO_LARGE)
    return data


def newest_lines(file: Path, most: int = MOST_OF_LINES) -> Iterator[bytes]:
    """The lines of a plain file to which lines are only ever added; of a larger file the newest part.

    A line longer than ``LONGEST_LINE``, which nothing of ours writes, is passed over, so that one damaged line does not
    hide the others.

    Raises:
        SaveError: it is missing, unreadable or no plain file.
    """
    with open_plain(file) as stream:
        try:
            begin = max(0, os.fstat(stream.fileno()).st_size - most)
            stream.seek(begin)
            whole = begin == 0  # else the line that is read first may be the end of one
            while part := stream.readline(LONGEST_LINE):
                ends = part.endswith(b"\n")
                if whole and (ends or len(part) < LONGEST_LINE):
                    yield part.rstrip(b"\r\n")
                whole = ends
        except OSError as error:
            raise reading_failed(file, error) from None


def _refuse_others(file: Path, status: os.stat_result) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise SaveError(file, "", Reason.NOT_A_FILE)


def parse(data: bytes, most: int = MAX_BYTES) -> Any:
    """The JSON value, in plain dicts, lists, strings, ints, bools and None.

    Args:
        data: the text.
        most: bytes that it may have.

    Raises:
        SaveError: it is no JSON, or breaks one of the limits; keys standing twice, fractions, NaN and
            huge numbers are refused too. ``file`` of the error is None.
    """
    if len(data) > most:
        raise SaveError(None, "", Reason.TOO_LARGE)
    data = data.removeprefix(BYTE_ORDER_MARK)
    if not data or data.isspace():
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
    """Depth and numbers of values, lists and objects, counted in one pass without parsing and without keeping any."""
    depth = parts = 0
    values = 1
    for found in _SIGN.finditer(data):
        sign = data[found.start()]
        if sign == _COMMA:
            values += 1
        elif sign in _OPENING:
            depth += 1
            parts += 1
            values += 1
        elif sign in _CLOSING:
            depth -= 1
        if depth > MAX_DEPTH:
            raise SaveError(None, "", Reason.TOO_DEEP)
        if parts > MAX_PARTS or values > MAX_VALUES:
            raise SaveError(None, "", Reason.TOO_MANY)


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
