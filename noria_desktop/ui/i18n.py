"""The one way to words: literal context and literal English, translated by Qt when they are shown.

``translate`` gives a text in the language of now. ``Text`` only marks one, for tables made at import; it is
translated each time it is shown, so a table follows the language. ``lupdate`` reads the source, so context and
text must be literals in both; fields are filled with ``str.format`` after translating, because Japanese puts them
in another order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final, Generic, TypeAlias, TypeVar

from attrs import frozen
from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

K = TypeVar("K", bound=Enum)

Wording: TypeAlias = Mapping[str, Callable[[Any], str]]
"""How an attribute is said, by its name; one that is not there is said as it is."""


@frozen
class Text:
    """An English text that is translated when it is shown."""

    context: str
    english: str

    def __str__(self) -> str:
        """The text in the language of now."""
        return QCoreApplication.translate(self.context, self.english)

    def format(self, **fields: object) -> str:
        """The text with its fields filled."""
        return QCoreApplication.translate(self.context, self.english).format_map(fields)


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

    def __init__(self, texts: Mapping[type, Text], wording: Wording) -> None:
        self._texts: Final = texts
        self._wording: Final = wording

    def __contains__(self, value: object) -> bool:
        """Whether there is a text for values of this class."""
        return type(value) in self._texts

    def __call__(self, value: object) -> str:
        """The text for a value, in the language of now."""
        text = self._texts[type(value)]
        return QCoreApplication.translate(text.context, text.english).format_map(
            _Fields(value, self._wording)
        )


class _Fields(dict[str, str]):
    """The attributes of a value as words, looked up when a text names them."""

    def __init__(self, value: object, wording: Wording) -> None:
        super().__init__()
        self._value: Final = value
        self._wording: Final = wording

    def __missing__(self, name: str) -> str:
        """The attribute of that name, said as the game says it."""
        return self._wording.get(name, str)(getattr(self._value, name))
