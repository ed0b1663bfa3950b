"""The one way to words: literal context and literal English, translated by Qt when they are shown.

``translate`` gives a text in the language of now; a game's ``say`` (a ``Speech``) does so in the game's context, so
that only the English stands at the call. ``Text`` only marks one, for tables made at import; it is
translated each time it is shown, so a table follows the language. ``lupdate`` reads the source, so context and
text must be literals in both; fields are filled with ``str.format`` after translating, because Japanese puts them
in another order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any, Final, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication

from noria_desktop.engine.values import frozen

translate = QCoreApplication.translate

K = TypeVar("K", bound=Enum)

Wording: TypeAlias = Mapping[str, Callable[[Any], str]]
"""How a field is said, by its name; one that is not there is said as ``str`` says it, a number with a real minus."""


_wordings: Final[dict[str, dict[str, Callable[[Any], str]]]] = {}


def say_fields(context: str, wording: Wording) -> None:
    """From now on the fields of these names are said so in the texts of a context, unless they are words already."""
    _wordings.setdefault(context, {}).update(wording)


def _said(context: str, name: str, value: object) -> str:
    """A field in words; a number below nothing has a real minus sign."""
    if isinstance(value, str):
        return value
    said = _wordings.get(context, {}).get(name)
    if said is not None:
        return said(value)
    return minus(value) if isinstance(value, int) and not isinstance(value, Enum) else str(value)


@frozen
class Text:
    """An English text that is translated when it is shown."""

    context: str
    english: str

    def __str__(self) -> str:
        """The text in the language of now."""
        return QCoreApplication.translate(self.context, self.english)

    def __call__(self) -> str:
        """The same, so that a text can stand where a function says what is shown."""
        return str(self)

    def format(self, **fields: object) -> str:
        """The text with its fields filled, each said as its context says it."""
        return str(self).format_map({name: self.say(name, one) for name, one in fields.items()})

    def say(self, name: str, value: object) -> str:
        """A field in words."""
        return _said(self.context, name, value)


class Speech:
    """Says the texts of one context, which each game names once: ``say = Speech("Noria", wording)``."""

    def __init__(self, context: str, wording: Wording) -> None:
        """``wording``: how fields are said, see ``say_fields``."""
        self._context: Final = context
        say_fields(context, wording)

    def __call__(self, english: str, number: int = -1, /, **fields: object) -> str:
        """A literal text in the language of now, its fields filled; ``number`` stands for ``%n``."""
        words = QCoreApplication.translate(self._context, english, None, number)
        if not fields:
            return words
        return words.format_map({name: _said(self._context, name, one) for name, one in fields.items()})


class Texts(Generic[K]):
    """A text for each member of an enum, given by its name.

    Raises:
        TypeError: a member has no text, or there is no such member.
    """

    def __init__(self, kind: type[K], /, **texts: Text) -> None:
        members = {one.name: one for one in kind}
        if odd := texts.keys() ^ members.keys():
            raise TypeError(f"{kind.__name__}: {sorted(odd)}")
        self._texts: Final = {members[name]: text for name, text in texts.items()}

    def __call__(self, member: K, **fields: object) -> str:
        """The text of a member in the language of now, its fields filled."""
        return self._texts[member].format(**fields)


class Sentences:
    """A text for each class of values; its fields are the attributes of those names."""

    def __init__(self, texts: Mapping[type, Text]) -> None:
        self._texts: Final = texts

    def __contains__(self, value: object) -> bool:
        """Whether there is a text for values of this class."""
        return type(value) in self._texts

    def __call__(self, value: object) -> str:
        """The text for a value, in the language of now."""
        text = self._texts[type(value)]
        return str(text).format_map(_Fields(text, value))


class _Fields(dict[str, str]):
    """The attributes of a value as words, looked up when a text names them."""

    def __init__(self, text: Text, value: object) -> None:
        super().__init__()
        self._text: Final = text
        self._value: Final = value

    def __missing__(self, name: str) -> str:
        """The attribute of that name, said as the text's context says it."""
        return _said(self._text.context, name, getattr(self._value, name))


def side_by_side(parts: Iterable[str]) -> str:
    """Words one after the other, parted as the language does; empty ones are left out."""
    return translate("Lists", ", ", "between words").join(filter(None, parts))


def one_by_one(parts: Iterable[str]) -> str:
    """Parts that may have commas themselves."""
    return translate("Lists", "; ", "between parts").join(filter(None, parts))


def in_a_line(*parts: str) -> str:
    """Parts of a line with a dot between them, as the language sets it; empty ones are left out."""
    found = [part for part in parts if part]
    line = found[0] if found else ""
    for part in found[1:]:
        line = translate("Circuit", "{title} · {which}").format(title=line, which=part)
    return line


def capital(words: str) -> str:
    """A name at the head of a line: English begins with a capital letter."""
    return words[:1].upper() + words[1:]


def within(words: str) -> str:
    """A sentence after a colon: English begins it with a small letter."""
    return words[:1].lower() + words[1:]


def minus(points: int) -> str:
    """A number with a real minus sign."""
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """A number with its sign, such as "+2" or "−1"."""
    return ("+" if points >= 0 else "") + minus(points)


def signed_of_rival(points: int) -> str:
    """The same of what another gains or loses, marked as a warning or as welcome: "! +2" or "✓ −1"."""
    return f"{'!' if points > 0 else '✓'} {signed(points)}"
