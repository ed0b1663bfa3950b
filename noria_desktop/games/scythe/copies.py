"""A state with some of its parts exchanged, written quickly.

Values are never changed in place. ``attrs.evolve`` takes every field through the class's ``__init__``, which goes
around its own lock for each; here a value begins as a *draft*, a subclass with the same fields and without the lock,
is filled in and then becomes an ordinary frozen value by taking on the class proper, before anybody else has seen it.
Simulations make millions of these copies.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, TypeVar

from noria_desktop.games.scythe.terms import Goods, Place

T = TypeVar("T")

_new: Any = object.__new__
_shapes: Final[dict[type, tuple[type, tuple[str, ...], Callable[[Any], Any]]]] = {}


def changed(value: T, **changes: Any) -> T:
    """The value with these fields exchanged; like ``attrs.evolve`` but sooner.

    Only for frozen classes with two fields or more and without validators.

    Raises:
        AttributeError: the class has no such field.
    """
    kind = type(value)
    draft, names, contents = _shapes.get(kind) or _shape(kind)
    made = _new(draft)
    for name, old in zip(names, contents(value), strict=True):
        setattr(made, name, old)
    for name, new in changes.items():
        setattr(made, name, new)
    made.__class__ = kind
    return made  # type: ignore[no-any-return]


def _shape(kind: type) -> tuple[type, tuple[str, ...], Callable[[Any], Any]]:
    """The class of drafts of a frozen class, its fields, and how to read them all."""
    unlocked = {"__slots__": (), "__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    names = tuple(field.name for field in kind.__attrs_attrs__)  # type: ignore[attr-defined]
    found = type(f"{kind.__name__}Draft", (kind,), unlocked), names, attrgetter(*names)
    _shapes[kind] = found
    return found


def with_goods(goods: tuple[Goods, ...], place: Place, here: Goods) -> tuple[Goods, ...]:
    """The tokens of all places, those on one exchanged."""
    return (*goods[:place], here, *goods[place + 1 :])


def more(one: Goods, other: Goods) -> Goods:
    """Tokens of both together."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def less(one: Goods, other: Goods) -> Goods:
    """What is left of the first without the second."""
    return one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3]


def moved(places: tuple[Place, ...], origin: Place, place: Place, number: int = 1) -> tuple[Place, ...]:
    """Ascending places of units, so many of those on one place now on another."""
    rest = list(places)
    for _ in range(number):
        rest.remove(origin)
        rest.append(place)
    rest.sort()
    return tuple(rest)


def replaced(row: Any, index: int, item: object) -> Any:
    """A row of things, as long as before, with another one at ``index``."""
    return (*row[:index], item, *row[index + 1 :])
