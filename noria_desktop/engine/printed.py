"""What is printed on components, read from JSON through one converter, strictly.

Nothing is coerced, no key is unknown and none is missing whose field has no default. ``cattrs`` finds the hook of a
type; classes are read by a loop over their fields, since each is read a few dozen times at the start of the program
and a function written out for it, as cattrs would, takes longer to compile than to do without.
"""

from __future__ import annotations

import enum
import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar, get_args, get_type_hints

import attrs
from cattrs import Converter

from noria_desktop.engine.strict import hold_to_types, is_tuple
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
    return _CONVERTER.structure(data, kind)


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


def _class_hook(kind: Any) -> Callable[[Any, Any], Any]:
    hints, fields = get_type_hints(kind), attrs.fields(kind)
    readers = {
        field.name: (_CONVERTER.get_structure_hook(hints[field.name]), hints[field.name]) for field in fields
    }
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


def _list_hook(kind: Any) -> Callable[[Any, Any], Any]:
    kinds = get_args(kind)
    endless = len(kinds) == 2 and kinds[1] is Ellipsis
    readers = [(_CONVERTER.get_structure_hook(part), part) for part in kinds if part is not Ellipsis]

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


_CONVERTER: Final = Converter()
hold_to_types(_CONVERTER, _wrong)
_CONVERTER.register_structure_hook_factory(attrs.has, _class_hook)
_CONVERTER.register_structure_hook_factory(is_tuple, _list_hook)
