"""What both readers of JSON, of printed data and of saves, hand ``cattrs`` so that nothing is coerced."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, get_origin

if TYPE_CHECKING:
    from cattrs import Converter

Hook = Callable[[Any, Any], Any]
Wrong = Callable[[Any, type], Exception]
"""From a value and the type that it should have: the error to raise."""


def hold_to_types(converter: Converter, wrong: Wrong) -> None:
    """Let a converter take numbers, words, truth values and members of enums as what they are, or not at all."""
    for kind in (int, str, bool):
        converter.register_structure_hook(kind, _exactly(kind, wrong))
    converter.register_structure_hook_factory(is_enum, lambda kind: _member_of(kind, wrong))


def _exactly(kind: type, wrong: Wrong) -> Hook:
    def structure(value: Any, _: Any) -> Any:
        # type(), not isinstance: True is an int to isinstance.
        if type(value) is not kind:
            raise wrong(value, kind)
        return value

    return structure


def _member_of(kind: type[enum.Enum], wrong: Wrong) -> Hook:
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
