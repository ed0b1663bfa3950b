"""What both readers of JSON, of printed data and of saves, take as it is, so that nothing is coerced."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any, Final, get_origin

Hook = Callable[[Any, Any], Any]
Wrong = Callable[[Any, type], Exception]
"""From a value and the type that it should have: the error to raise."""


PLAIN: Final = (int, str, bool)
"""Numbers, words and truth values."""


def exactly(kind: type, wrong: Wrong) -> Hook:
    """Takes a plain value as what it is, or not at all."""

    def structure(value: Any, _: Any) -> Any:
        # type(), not isinstance: True is an int to isinstance.
        if type(value) is not kind:
            raise wrong(value, kind)
        return value

    return structure


def member_of(kind: type[enum.Enum], wrong: Wrong) -> Hook:
    """Takes the word of a member of an enum."""
    members = {member.value: member for member in kind}

    def structure(value: Any, _: Any) -> Any:
        if type(value) is not str or value not in members:
            raise wrong(value, kind)
        return members[value]

    return structure


def is_enum(kind: Any) -> bool:
    """Whether a type is an enum."""
    return isinstance(kind, type) and issubclass(kind, enum.Enum)


def is_tuple(kind: Any) -> bool:
    """Whether a type is that of some tuples."""
    return get_origin(kind) is tuple
