"""What is printed on components, read from JSON strictly.

Nothing is coerced, no key is unknown and none is missing whose field has no default. Saves are read by ``cattrs``; here
a class is read by a loop over its fields, since each is read a few dozen times at the start of the program, and both
loading cattrs and compiling the function that it would write for a class take longer than to do without.
"""

from __future__ import annotations

import enum
import json
import types
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

import attrs

from noria_desktop.engine.strict import PLAIN, Hook, exactly, is_enum, is_tuple, member_of
from noria_desktop.resource_files import resource

T = TypeVar("T")

MARK: Final = "confidence"
"""Says of a block how sure its figures are; any object may have it."""

ABOUT: Final = "_meta"
"""Says at the top of a file where all of it comes from; any file may have it."""


class ComponentsError(ValueError):
    """A data file contradicts itself or lacks something; ``str()`` says where and what."""


class _Asked(dict[str, Any]):
    """The object of a file, which remembers the keys that were asked for."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.asked = {ABOUT}

    def __getitem__(self, key: str) -> Any:
        self.asked.add(key)
        return super().__getitem__(key)


def read_file(
    game_id: str, name: str, reader: Callable[[Mapping[str, Any]], T], *, beside: Iterable[str] = ()
) -> T:
    """What a reader makes of a data file of a game.

    Args:
        game_id: whose folder it lies in.
        name: of the file.
        reader: makes tables of the parsed file; it must ask for every key.
        beside: keys of blocks that only people read.

    Raises:
        ComponentsError: naming the file and what is wrong with it.
    """
    return read_text(resource("data", game_id, name).read_text(encoding="utf-8"), name, reader, beside=beside)


def read_text(
    text: str, name: str, reader: Callable[[Mapping[str, Any]], T], *, beside: Iterable[str] = ()
) -> T:
    """What a reader makes of the text of a data file, see ``read_file``.

    Raises:
        ComponentsError: naming the file and what is wrong with it.
    """
    try:
        data = _Asked(json.loads(text))
        made = reader(data)
        unknown = data.keys() - data.asked - set(beside)
        if unknown:
            raise ComponentsError(f"unknown {sorted(unknown)}")
    except ComponentsError as error:
        raise ComponentsError(f"{name}: {error}") from error
    except (KeyError, IndexError, TypeError, ValueError, StopIteration) as error:
        raise ComponentsError(f"{name}: {error!r}") from error
    return made


def structured(data: Any, kind: type[T], *beside: str) -> T:
    """The value that parsed data stand for.

    Args:
        data: an object of the file.
        kind: the class of the value, its fields named as the keys are.
        beside: keys of this object that are read elsewhere.

    Raises:
        ComponentsError: something is unknown, missing or of another type.
    """
    if isinstance(data, dict):
        data = {key: data[key] for key in data if key not in beside}
    made: T = _hook_of(kind)(data, kind)
    return made


def in_order(
    entries: list[Mapping[str, Any]],
    words: Iterable[enum.Enum | int],
    kind: type[T],
    *beside: str,
    key: str = "id",
) -> tuple[T, ...]:
    """The values of a list that names each of these words once and in their order.

    Raises:
        ComponentsError: words stand in another order than the program's, or a value is wrong.
    """
    check_order(entries, words, key)
    found = []
    for entry in entries:
        try:
            found.append(structured(entry, kind, key, *beside))
        except ComponentsError as error:
            raise ComponentsError(f"{entry[key]}: {error}") from None
    return tuple(found)


def numbered(cards: list[Mapping[str, Any]], kind: type[T]) -> tuple[T, ...]:
    """The cards of a deck, which are numbered from 1."""
    return in_order(cards, range(1, len(cards) + 1), kind, key="number")


def check_order(entries: list[Mapping[str, Any]], words: Iterable[enum.Enum | int], key: str = "id") -> None:
    """Make sure that a list names each of these words once and in their order.

    Raises:
        ComponentsError: it does not.
    """
    wanted = [word.value if isinstance(word, enum.Enum) else word for word in words]
    found = [entry[key] for entry in entries]
    if found != wanted:
        raise ComponentsError(f"{key} {found} stand in another order than the program's {wanted}")


def _wrong(value: Any, kind: type) -> ComponentsError:
    return ComponentsError(f"{value!r} is no {kind.__name__}")


@cache
def _hook_of(kind: Any) -> Hook:
    """What reads the values of a type.

    Raises:
        TypeError: nothing that is printed has such a type.
    """
    if kind in PLAIN:
        return exactly(kind, _wrong)
    if is_enum(kind):
        return member_of(kind, _wrong)
    if is_tuple(kind):
        return _list_hook(kind)
    if attrs.has(kind):
        return _class_hook(kind)
    if get_origin(kind) in (Union, types.UnionType):
        return _hook_or_none(kind)
    raise TypeError(f"nothing printed is read as {kind}")


def _hook_or_none(kind: Any) -> Hook:
    inner, *others = (part for part in get_args(kind) if part is not type(None))
    if others:
        raise TypeError(f"nothing printed is read as {kind}")
    read = _hook_of(inner)
    return lambda value, _: None if value is None else read(value, inner)


def _class_hook(kind: Any) -> Hook:
    hints, fields = get_type_hints(kind), attrs.fields(kind)
    readers = {field.name: (_hook_of(hints[field.name]), hints[field.name]) for field in fields}
    needed = {field.name for field in fields if field.default is attrs.NOTHING}

    def structure(value: Any, _: Any) -> Any:
        if type(value) is not dict:
            raise _wrong(value, kind)
        unknown, missing = value.keys() - readers.keys() - {MARK}, needed - value.keys()
        if unknown or missing:
            raise ComponentsError(f"unknown {sorted(unknown)}, missing {sorted(missing)}")
        parts, at = {}, ""
        try:
            for at, part in value.items():
                if at != MARK:
                    read, hint = readers[at]
                    parts[at] = read(part, hint)
        except ComponentsError as error:
            raise ComponentsError(f"{at}: {error}") from None
        return kind(**parts)

    return structure


def _list_hook(kind: Any) -> Hook:
    kinds = get_args(kind)
    endless = len(kinds) == 2 and kinds[1] is Ellipsis
    readers = [(_hook_of(part), part) for part in kinds if part is not Ellipsis]

    def structure(value: Any, _: Any) -> Any:
        if type(value) is not list or not (endless or len(value) == len(readers)):
            raise ComponentsError(f"{value!r} is no row of {'any' if endless else len(readers)}")
        of = readers * len(value) if endless else readers
        parts = []
        try:
            for part, (read, hint) in zip(value, of, strict=True):
                parts.append(read(part, hint))
        except ComponentsError as error:
            raise ComponentsError(f"{len(parts)}: {error}") from None
        return tuple(parts)

    return structure
