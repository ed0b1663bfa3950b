"""What was said with which fields: every template of a game's words that is used while something is worded."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from attrs import frozen

from noria_desktop.ui import i18n


@frozen
class Said:
    """One use of a template."""

    template: str
    """In English, its fields in braces."""
    number: int
    """What stands for ``%n``; -1 where there is none."""
    fields: dict[str, Any]
    """As they were given: values, or words where the caller has worded them."""


class _Later(str):
    """Words of a template whose fields are filled in afterwards."""

    template: str
    into: list[Said]
    number: int

    def format(self, *args: object, **fields: object) -> str:
        """Fill them in, and remember with what."""
        self.into.append(Said(self.template, self.number, dict(fields)))
        return str.format(self, *args, **fields)


class _Attributes(dict[str, Any]):
    """The attributes of a value that a sentence names."""

    def __init__(self, value: object) -> None:
        super().__init__()
        self._value = value

    def __missing__(self, name: str) -> Any:
        self[name] = getattr(self._value, name)
        return ""


@contextmanager
def recorded(into: list[Said]) -> Iterator[None]:
    """While this is open every template that is filled is remembered. Words are the English ones."""
    speech, text, sentences = i18n.Speech.__call__, i18n.Text.format, i18n.Sentences.__call__

    def say(self: i18n.Speech, english: str, number: int = -1, /, **fields: object) -> str:
        words = speech(self, english, number, **fields)
        if fields or number != -1:
            into.append(Said(english, number, dict(fields)))
        if "{" not in words:
            return words
        later = _Later(words)
        later.template, later.into, later.number = english, into, number
        return later

    def fill(self: i18n.Text, **fields: object) -> str:
        if fields:
            into.append(Said(self.english, -1, dict(fields)))
        return text(self, **fields)

    def tell(self: i18n.Sentences, value: object) -> str:
        english = self._texts[type(value)].english
        found = _Attributes(value)
        english.format_map(found)
        if found:
            into.append(Said(english, -1, dict(found)))
        return sentences(self, value)

    i18n.Speech.__call__, i18n.Text.format, i18n.Sentences.__call__ = say, fill, tell  # type: ignore[method-assign]
    try:
        yield
    finally:
        i18n.Speech.__call__, i18n.Text.format, i18n.Sentences.__call__ = speech, text, sentences  # type: ignore[method-assign]
