"""Values of a game to plain JSON data and back, strictly: no coercion, no extra keys, no missing ones.

cattrs is lenient on its own; every hook here closes one of the gaps measured in architecture 6 (2 to 6).
Classes carry no hooks themselves. Members of a union are written with their class's name under "type". Fields that
came ``LATER`` are left out where they have their default: a save that does not use them is the same as before.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, Union, get_args, get_origin

import attrs

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.engine.digest import blake2b
from noria_desktop.engine.strict import hold_to_types, is_enum, is_tuple
from noria_desktop.engine.values import LATER, has_fields

if TYPE_CHECKING:
    from cattrs import Converter

TAG: Final = "type"


class WrongValue(ValueError):
    """A value is not of the kind that belongs there."""


class MissingPart(ValueError):
    """An object lacks a key."""


@lru_cache(maxsize=16)
def converter_of(kit: GameKit) -> Converter:
    """The converter for one game's states, options and actions."""
    return strict_converter(kit.unions)


@cache
def plain_converter() -> Converter:
    """The converter for classes of our own files, which hold nothing of a game."""
    return strict_converter()


def strict_converter(unions: tuple[Any, ...] = ()) -> Converter:
    """A converter that takes exactly what it would write."""
    # With the first file that is read or written: where there is none yet, home need not wait for cattrs.
    from cattrs import Converter

    made = Converter(
        forbid_extra_keys=True, detailed_validation=True, unstruct_collection_overrides={tuple: list}
    )
    hold_to_types(made, _wrong)
    made.register_unstructure_hook_func(is_enum, lambda member: member.value)
    made.register_structure_hook_factory(has_fields, lambda kind: _class_hook(kind, made))
    made.register_unstructure_hook_factory(_has_later, lambda kind: _shorter(kind, made))
    made.register_structure_hook_factory(is_tuple, lambda kind: _list_hook(kind, made))
    made.register_structure_hook_factory(_is_frozenset, lambda kind: _list_hook(kind, made))
    made.register_unstructure_hook_factory(
        _is_frozenset, lambda _: lambda items: sorted((made.unstructure(i) for i in items), key=canonical)
    )
    for union in unions:
        _register_union(made, union)
    return made


def unstructured(kit: GameKit, value: Any, kind: Any) -> Any:
    """Plain JSON data of a value of this type."""
    return converter_of(kit).unstructure(value, unstructure_as=kind)


def structured(kit: GameKit, data: Any, kind: Any, place: str) -> Any:
    """The value that plain data stand for.

    Args:
        kit: the game.
        data: parsed JSON.
        kind: the type it must have.
        place: where in the file the data stand, such as ``$.snapshot``.

    Raises:
        SaveError: the data are anything but what ``unstructured`` writes.
    """
    try:
        return converter_of(kit).structure(data, kind)
    except RecursionError:
        raise SaveError(None, place, Reason.TOO_DEEP) from None
    except Exception as error:
        # Validators of the game's classes may raise whatever they like; all of it is the file's fault.
        raise fault(error, place) from None


def canonical(data: Any) -> str:
    """The one JSON text of plain data: sorted keys, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest_of(data: Any) -> str:
    """BLAKE2b-128 of the canonical JSON, in hexadecimal."""
    return blake2b(canonical(data).encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


# Strictness ---------------------------------------------------------------------------------------------


def _wrong(value: Any, _: type) -> WrongValue:
    return WrongValue(value)


def _class_hook(kind: Any, made: Converter) -> Callable[[Any, Any], Any]:
    from cattrs.gen import make_dict_structure_fn

    # Closed: structuring would read generic and quoted field types wrongly otherwise.
    inner = make_dict_structure_fn(kind, made, _cattrs_forbid_extra_keys=True)
    later = {field.name: field.default for field in _later(kind)}
    wanted = {field.name for field in attrs.fields(get_origin(kind) or kind)} - later.keys()

    def structure(value: Any, as_kind: Any) -> Any:
        if type(value) is not dict:
            raise WrongValue(value)
        for name in wanted:
            # Fields with a default too: what is left out was not written by this program.
            if name not in value:
                raise MissingPart(name)
        for name, usual in later.items():
            if name in value and value[name] == usual:
                raise _At(f".{name}", WrongValue(usual))
        return inner(value, as_kind)

    return structure


def _later(kind: Any) -> tuple[Any, ...]:
    """The fields that a class got after it was first saved."""
    plain = get_origin(kind) or kind
    return tuple(field for field in attrs.fields(plain) if LATER.items() <= field.metadata.items())


def _has_later(kind: Any) -> bool:
    return has_fields(kind) and bool(_later(kind))


def _shorter(kind: Any, made: Converter) -> Callable[[Any], Any]:
    """Writes such fields only where they say something."""
    from cattrs.gen import make_dict_unstructure_fn, override

    left_out = {field.name: override(omit_if_default=True) for field in _later(kind)}
    return make_dict_unstructure_fn(kind, made, **left_out)  # type: ignore[arg-type]


def _is_frozenset(kind: Any) -> bool:
    return get_origin(kind) is frozenset


def _list_hook(kind: Any, made: Converter) -> Callable[[Any, Any], Any]:
    """Lists only: strings and objects can be gone through too, and would become tuples silently."""
    inner = _members(kind)
    as_set = _is_frozenset(kind)

    def structure(value: Any, _: Any) -> Any:
        if type(value) is not list:
            raise WrongValue(value)
        kinds = inner(len(value))
        if kinds is None:
            raise WrongValue(f"{len(value)} entries")
        items = []
        for index, (item, item_kind) in enumerate(zip(value, kinds, strict=True)):
            try:
                items.append(made.structure(item, item_kind))
            except Exception as error:
                raise _At(f"[{index}]", error) from error
        if as_set:
            if len(set(items)) < len(items):
                raise WrongValue("the same entry twice")
            return frozenset(items)
        return tuple(items)

    return structure


def _members(kind: Any) -> Callable[[int], tuple[Any, ...] | None]:
    """Given a number of items, their types; None when there cannot be so many."""
    arguments = get_args(kind)
    if _is_frozenset(kind) or (len(arguments) == 2 and arguments[1] is Ellipsis):
        return lambda count: (arguments[0],) * count
    fixed = () if arguments == ((),) else arguments
    return lambda count: fixed if count == len(fixed) else None


class _At(Exception):
    """An error inside a list, and at which index."""

    def __init__(self, step: str, error: Exception) -> None:
        super().__init__(step)
        self.step = step
        self.error = error


# Unions -------------------------------------------------------------------------------------------------


def _register_union(made: Converter, union: Any) -> None:
    """Write members with their class's name, read them by it."""
    members = {member.__name__: member for member in get_args(union)}
    assert all(has_fields(m) for m in members.values()), "only classes can carry a tag"

    def matches(kind: Any) -> bool:
        return get_origin(kind) in (Union, types.UnionType) and kind == union

    def structure(value: Any, _: Any) -> Any:
        if type(value) is not dict:
            raise WrongValue(value)
        if TAG not in value:
            raise MissingPart(TAG)
        tag = value[TAG]
        if type(tag) is not str or tag not in members:
            raise _At(f".{TAG}", WrongValue(tag))
        return made.structure({k: v for k, v in value.items() if k != TAG}, members[tag])

    def unstructure(value: Any) -> Any:
        return {TAG: type(value).__name__, **made.unstructure(value, unstructure_as=type(value))}

    made.register_structure_hook_func(matches, structure)
    made.register_unstructure_hook_func(matches, unstructure)


# Where and why ------------------------------------------------------------------------------------------


def fault(error: BaseException, place: str) -> SaveError:
    """The first thing wrong, with its path from the top of the file."""
    from cattrs.errors import BaseValidationError, ForbiddenExtraKeysError

    while True:
        if isinstance(error, _At):
            place, error = place + error.step, error.error
        elif isinstance(error, BaseValidationError) and error.exceptions:
            place, error = place + _step(error.exceptions[0]), error.exceptions[0]
        else:
            break
    if isinstance(error, MissingPart):
        return SaveError(None, place, Reason.MISSING_PART, str(error))
    if isinstance(error, ForbiddenExtraKeysError):
        return SaveError(None, place, Reason.EXTRA_PART, sorted(error.extra_fields)[0])
    found = error.args[0] if isinstance(error, WrongValue) else ""
    return SaveError(None, place, Reason.WRONG_VALUE, found)


def _step(error: BaseException) -> str:
    """One step of the path: the field or index that cattrs noted on the error."""
    from cattrs.errors import AttributeValidationNote, IterableValidationNote

    for note in getattr(error, "__notes__", ()):
        if isinstance(note, AttributeValidationNote):
            return f".{note.name}"
        if isinstance(note, IterableValidationNote):
            return f"[{note.index}]"
    return ""
