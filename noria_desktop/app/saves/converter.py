"""Values of a game to plain JSON data and back, strictly: no coercion, no extra keys, no missing ones.

The declared types say everything: what is read must be exactly what would be written (architecture 6, 2 to 6).
Classes carry no hooks themselves. Members of a union are written with their class's name under "type". How a
type is written and read is worked out when it is first met, so that a save costs nothing for what is not in it.
"""

from __future__ import annotations

import enum
import json
import types
from collections.abc import Callable
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Any, Final, NewType, Protocol, TypeVar, Union, get_args, get_origin, get_type_hints

import attrs

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.saves.errors import Reason, SaveError

TAG: Final = "type"


class WrongValue(ValueError):
    """A value is not of the kind that belongs there."""


class MissingPart(ValueError):
    """An object lacks a key."""


class ExtraPart(ValueError):
    """An object has a key that does not belong there."""


class Inside(ValueError):
    """An error in a part of a value, and the step of the path that leads to it: ``.name`` or ``[index]``."""

    def __init__(self, step: str, error: Exception) -> None:
        """Keep both."""
        super().__init__(step)
        self.step = step
        self.error = error


class Form(Protocol):
    """How the values of one type are written and read."""

    def write(self, value: Any) -> Any:
        """Plain data of a value."""
        ...

    def read(self, data: Any) -> Any:
        """The value of plain data; raises whatever fits when they are not exactly what ``write`` gives."""
        ...


class Converter:
    """The forms of all types met so far."""

    def __init__(self, unions: tuple[Any, ...] = ()) -> None:
        """Members of these unions carry the name of their class."""
        self._unions = unions
        self._forms: dict[Any, Form] = {}

    def unstructure(self, value: Any, unstructure_as: Any) -> Any:
        """Plain JSON data of a value of this type."""
        return self.form(unstructure_as).write(value)

    def structure(self, data: Any, kind: Any) -> Any:
        """The value that plain data stand for. Raises whatever fits when they are not what would be written."""
        return self.form(kind).read(data)

    def form(self, kind: Any) -> Form:
        """How values of this type are written and read."""
        found = self._forms.get(kind)
        if found is None:
            found = self._forms[kind] = self._made(kind)
        return found

    def _made(self, kind: Any) -> Form:
        if isinstance(kind, NewType):
            kind = kind.__supertype__
        origin = get_origin(kind)
        if kind in (int, str, bool, type(None)):
            return _Exactly(kind)
        if kind is Any:
            return _AsItIs()
        if origin in (Union, types.UnionType):
            if any(kind == union for union in self._unions):
                return _Tagged(kind, self)
            others = [member for member in get_args(kind) if member is not type(None)]
            if len(others) == 1:
                return _OrNone(self.form(others[0]))
        if isinstance(kind, type) and issubclass(kind, enum.Enum):
            return _Member(kind)
        if origin is tuple or origin is frozenset:
            return (_Tuple if origin is tuple else _Set)(kind, self)
        if attrs.has(origin or kind):
            return _Object(kind, self)
        raise TypeError(f"values of {kind!r} are never saved")


@lru_cache(maxsize=16)
def converter_of(kit: GameKit) -> Converter:
    """The converter for one game's states, options and actions."""
    return Converter(kit.unions)


def unstructured(kit: GameKit, value: Any, kind: Any) -> Any:
    """Plain JSON data of a value of this type."""
    return converter_of(kit).unstructure(value, kind)


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


def tag_names(union: Any) -> tuple[str, ...]:
    """The names under which members of a union are saved; renaming a class changes the format."""
    return tuple(member.__name__ for member in get_args(union))


def fault(error: Exception, place: str) -> SaveError:
    """The first thing wrong, with its path from the top of the file."""
    while isinstance(error, Inside):
        place, error = place + error.step, error.error
    if isinstance(error, MissingPart):
        return SaveError(None, place, Reason.MISSING_PART, str(error))
    if isinstance(error, ExtraPart):
        return SaveError(None, place, Reason.EXTRA_PART, str(error))
    found = error.args[0] if isinstance(error, WrongValue) else ""
    return SaveError(None, place, Reason.WRONG_VALUE, found)


# Single values ------------------------------------------------------------------------------------------


class _AsItIs:
    """Data that somebody else looks at later."""

    def write(self, value: Any) -> Any:
        return value

    def read(self, data: Any) -> Any:
        return data


class _Exactly(_AsItIs):
    """Numbers, texts, truth values and nothing."""

    def __init__(self, kind: type) -> None:
        self._kind = kind

    def read(self, data: Any) -> Any:
        # type(), not isinstance: True is an int to isinstance.
        if type(data) is not self._kind:
            raise WrongValue(data)
        return data


class _Member:
    """Words of an enum."""

    def __init__(self, kind: type[enum.Enum]) -> None:
        self._members = {member.value: member for member in kind}

    def write(self, value: Any) -> Any:
        return value.value

    def read(self, data: Any) -> Any:
        if type(data) is not str or data not in self._members:
            raise WrongValue(data)
        return self._members[data]


class _OrNone:
    """Something or nothing."""

    def __init__(self, form: Form) -> None:
        self._form = form

    def write(self, value: Any) -> Any:
        return None if value is None else self._form.write(value)

    def read(self, data: Any) -> Any:
        return None if data is None else self._form.read(data)


# Rows ---------------------------------------------------------------------------------------------------


class _Tuple:
    """Lists only: texts and objects can be gone through too, and would become tuples silently."""

    def __init__(self, kind: Any, converter: Converter) -> None:
        kinds = get_args(kind)
        self._every: Form | None = None
        if get_origin(kind) is frozenset or (len(kinds) == 2 and kinds[1] is Ellipsis):
            self._every = converter.form(kinds[0])
        self._each = () if kinds == ((),) or self._every else tuple(converter.form(one) for one in kinds)

    def _forms(self, count: int) -> tuple[Form, ...] | None:
        """The form of every entry; None when there cannot be so many."""
        if self._every is not None:
            return (self._every,) * count
        return self._each if count == len(self._each) else None

    def write(self, value: Any) -> Any:
        forms = self._forms(len(value))
        assert forms is not None, f"{value!r} has not {len(self._each)} entries"
        return [form.write(item) for form, item in zip(forms, value, strict=True)]

    def read(self, data: Any) -> Any:
        return tuple(self._items(data))

    def _items(self, data: Any) -> list[Any]:
        if type(data) is not list:
            raise WrongValue(data)
        forms = self._forms(len(data))
        if forms is None:
            raise WrongValue(f"{len(data)} entries")
        items: list[Any] = []
        try:
            for form, item in zip(forms, data, strict=True):
                items.append(form.read(item))
        except Exception as error:
            raise Inside(f"[{len(items)}]", error) from error
        return items


class _Set(_Tuple):
    """Sets, written in one order."""

    def write(self, value: Any) -> Any:
        return sorted(super().write(value), key=canonical)

    def read(self, data: Any) -> Any:
        items = self._items(data)
        found = frozenset(items)
        if len(found) < len(items):
            raise WrongValue("the same entry twice")
        return found


# Objects ------------------------------------------------------------------------------------------------


class _Object:
    """Frozen classes, all their fields by name."""

    def __init__(self, kind: Any, converter: Converter) -> None:
        self._kind = kind
        self._class: Any = get_origin(kind) or kind
        self._converter = converter

    @cached_property
    def _fields(self) -> dict[str, Form]:
        """The form of each field; a generic class has its own for every kind of contents."""
        hints = get_type_hints(self._class)
        filled = dict(zip(getattr(self._class, "__parameters__", ()), get_args(self._kind), strict=False))
        return {
            field.name: self._converter.form(_filled_in(hints[field.name], filled))
            for field in attrs.fields(self._class)
        }

    def write(self, value: Any) -> dict[str, Any]:
        return {name: form.write(getattr(value, name)) for name, form in self._fields.items()}

    def read(self, data: Any) -> Any:
        if type(data) is not dict:
            raise WrongValue(data)
        fields = self._fields
        for name in fields:
            # Fields with a default too: what is left out was not written by this program.
            if name not in data:
                raise MissingPart(name)
        values = {}
        for name, form in fields.items():
            try:
                values[name] = form.read(data[name])
            except Exception as error:
                raise Inside(f".{name}", error) from error
        if len(data) > len(fields):
            raise ExtraPart(min(set(data) - set(fields)))
        return self._class(**values)


def _filled_in(hint: Any, filled: dict[Any, Any]) -> Any:
    """A field's type with the contents of this generic class in it."""
    if isinstance(hint, TypeVar):
        return filled[hint]
    inner = getattr(hint, "__parameters__", ())
    return hint[tuple(filled[one] for one in inner)] if inner and filled else hint


class _Tagged:
    """Members of a union: written with their class's name, read by it."""

    def __init__(self, union: Any, converter: Converter) -> None:
        self._members = {member.__name__: member for member in get_args(union)}
        assert all(attrs.has(member) for member in self._members.values()), "only classes can carry a tag"
        self._form: Callable[[Any], Form] = converter.form

    def write(self, value: Any) -> Any:
        return {TAG: type(value).__name__, **self._form(type(value)).write(value)}

    def read(self, data: Any) -> Any:
        if type(data) is not dict:
            raise WrongValue(data)
        if TAG not in data:
            raise MissingPart(TAG)
        tag = data[TAG]
        if type(tag) is not str or tag not in self._members:
            raise Inside(f".{TAG}", WrongValue(tag))
        return self._form(self._members[tag]).read({k: v for k, v in data.items() if k != TAG})
