"""Every value that can be worded, made from types alone, and what good words look like."""

from __future__ import annotations

import enum
import re
import types
import typing
from typing import Any, get_args, get_origin, get_type_hints

import attrs

NUMBERS = (1, 2)
"""Small enough for every index on the table (islands, places)."""

ALLOWED = re.compile(
    r"Noria Desktop|\b[A-F]\b|(?<![A-Za-z])[A-F](?![A-Za-z])|\bSpace\b|(?<![A-Za-z])(?:Enter|Esc|Ctrl)(?![A-Za-z])|\bPNG\b|\bSVG\b|(?<![A-Za-z])R(?=キー)"
)
"""Latin that stands in Japanese too: the bot's letters, keys as they are printed, names of formats."""
LATIN = re.compile(r"[A-Za-z]+")
JAPANESE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")


def values(kind: Any) -> list[Any]:
    """Values of a type: every member of an enum, both truths, none and one and several of a sequence."""
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return list(kind)
    if kind is bool:
        return [False, True]
    if kind is int:
        return list(NUMBERS)
    if kind is type(None):
        return [None]
    if get_origin(kind) in (typing.Union, types.UnionType):
        return [value for part in get_args(kind) for value in values(part)]
    if get_origin(kind) is tuple:
        return _sequences(get_args(kind))
    if isinstance(kind, type) and attrs.has(kind):
        return samples(kind)
    raise AssertionError(f"the tests do not know how to make a {kind!r}")


def _sequences(parts: tuple[Any, ...]) -> list[Any]:
    if len(parts) == 2 and parts[1] is ...:
        items = values(parts[0])
        return [(), (items[0],), tuple(items[:3])]
    columns = [values(part) for part in parts]
    if set(parts) == {int}:
        # Amounts: nothing, one of each single kind, all of them.
        single = [tuple(int(i == j) for j in range(len(parts))) for i in range(len(parts))]
        return [(0,) * len(parts), *single, (2,) * len(parts)]
    return [tuple(column[0] for column in columns), tuple(column[-1] for column in columns)]


def samples(kind: Any) -> list[Any]:
    """Values of a class: each field takes each of its values once while the others rest."""
    hints = get_type_hints(kind)
    columns = {field.name: values(hints[field.name]) for field in attrs.fields(kind)}
    rest = {name: column[0] for name, column in columns.items()}
    if not columns:
        return [kind()]
    made = [kind(**{**rest, name: value}) for name, column in columns.items() for value in column]
    return list(dict.fromkeys(made))


def faults(words: str, language: str) -> list[str]:
    """What is wrong with words that the player is to read."""
    found = []
    if not words.strip():
        found.append("empty")
    if words != words.strip():
        found.append("ends in blanks")
    if re.search(r"[{}]|%n|%\d", words):
        found.append("a field is not filled in")
    if re.search(r"\bNone\b|<[A-Z]\w+\.|\w+\(\w+=", words):
        found.append("speaks Python")
    if language == "ja":
        latin = LATIN.findall(ALLOWED.sub("", words))
        if latin:
            found.append(f"Latin words: {latin}")
        if not JAPANESE.search(words) and not re.fullmatch(r"[A-F\d\W]*", words):
            found.append("no Japanese in it")
    elif JAPANESE.search(words):
        found.append("Japanese in English")
    return [f"{fault}: {words!r}" for fault in found]
