"""Frozen values: ``frozen`` makes their classes, ``changed`` copies one with some of its fields exchanged.

Games and pictures are described by some two hundred small classes. attrs writes and compiles the text of each one's
methods whenever the program starts, and half of that goes into ``__repr__``, ``__eq__`` and ``__hash__``. A class
decorated with ``frozen`` of this module is an attrs class in every respect, but they all share these three.

Most classes are no more than names, types and plain defaults, and half of them have no value before the first picture
is painted. Of such a *plain* class only the shape is made at once, in a tenth of the time; its ``__init__`` is written
with its fifth value, and attrs describes its fields when it is first asked for them. Its values have no room for weak
references, which nothing asks for and which every value would be searched for as it goes.

Simulations make millions of values, and attrs locks a frozen value from its first field on. A value may instead begin
as a *draft*, a subclass with the same fields and without the lock: it is filled in and then takes on the class proper,
before anybody else has seen it. ``changed`` and the ``__init__`` of larger classes do so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import attrs

LATER: Final = {"later": True}
"""Metadata of a field that saved classes got after saves of them were released, and that has a default: it is left out
of what is written where it has that value, so that older saves say the same with and without it."""

_names: Final[dict[type, tuple[str, ...]]] = {}
"""The fields of each plain class."""

if TYPE_CHECKING:
    from attrs import evolve as changed
    from attrs import frozen as frozen

    __all__ = ["changed", "draft_of", "frozen"]
else:
    from functools import cached_property
    from operator import attrgetter
    from threading import Lock

    from attrs.exceptions import FrozenInstanceError

    LARGE = 4
    """Fields from which on a draft is worth it: ten fields take 0.6 us instead of 1.3 us, two fields 0.5 and 0.4."""

    FEW = 4
    """Values that are made sooner by a loop over the fields than it takes to write an ``__init__``."""

    def frozen(kind):
        """A class of frozen values, like ``attrs.frozen``."""
        own = vars(kind)
        if _is_plain(kind, own):
            return _plain(kind, own)
        if "__repr__" not in own:
            kind.__repr__ = _representation
        # What extends a class that fills in drafts must do so too: attrs would call its base's two steps.
        after = getattr(kind, "__attrs_post_init__", None)
        extends = after in _last_steps
        if "__eq__" in own or "__hash__" in own or (after is not None and not extends):
            return attrs.frozen(kind)
        kind.__eq__, kind.__hash__ = _equals, _hash
        if len(own.get("__annotations__", ())) < LARGE and not extends:
            return attrs.frozen(eq=False)(kind)
        return _large(kind)

    def changed(value, **fields):
        """The value with these fields exchanged: ``attrs.evolve`` in a quarter of the time, 0.8 us of ten fields.

        Only for classes without validators and converters, which are not asked again.

        Raises:
            AttributeError: the class has no such field.
        """
        kind = value.__class__
        made = _copiers[kind](value)
        for name in fields:
            setattr(made, name, fields[name])
        made.__class__ = kind
        return made

    _put = object.__setattr__
    _set_class = object.__dict__["__class__"].__set__

    class _Copiers(dict):
        """By class: what makes a draft with the contents of a value."""

        def __missing__(self, kind):
            # Written out for each class, as attrs writes __init__: a loop over the names takes three times as long.
            lines = [f"    made.{name} = value.{name}" for name in _names_of(kind)]
            scope = {"draft": draft_of(kind)}
            exec("\n".join(("def copy(value):", "    made = draft()", *lines, "    return made")), scope)
            self[kind] = scope["copy"]
            return scope["copy"]

    _copiers = _Copiers()
    _last_steps = set()

    def _large(kind):
        """A class whose ``__init__`` fills in a draft: attrs calls these two before and after it."""

        def begin(self):
            _set_class(self, draft)

        def end(self):
            self.__class__ = made

        kind.__attrs_pre_init__, kind.__attrs_post_init__ = begin, end
        _last_steps.add(end)
        made = attrs.define(eq=False, on_setattr=attrs.setters.NO_OP)(kind)
        draft = draft_of(made)
        made.__setattr__ = made.__delattr__ = _locked
        return made

    def _locked(self, *_):
        raise FrozenInstanceError()

    _OWN_WAY = (
        *("__init__", "__eq__", "__hash__", "__setattr__", "__getattr__", "__getstate__", "__setstate__"),
        *("__attrs_pre_init__", "__attrs_post_init__", "__match_args__", "__mypyc_attrs__"),
        "__attrs_attrs__",
    )
    """What a class that is no more than its fields leaves alone, and what stands above it too."""
    _DESCRIBED_BY_ATTRS = (type(attrs.field()), cached_property)

    def _is_plain(kind, own):
        """Whether a class is no more than names, types and plain defaults, beside methods that attrs lets be."""
        if type(kind) is not type or any(name in own for name in _OWN_WAY) or "__slots__" in own:
            return False
        for base in kind.__mro__[1:-1]:
            given = vars(base)
            if given.get("__slots__") != () or any(name in given for name in _OWN_WAY):
                return False
        for name, hint in own.get("__annotations__", {}).items():
            if name[0] == "_" or "ClassVar" in str(hint):
                return False
        for member in own.values():
            if isinstance(member, _DESCRIBED_BY_ATTRS):
                return False
            written = getattr(member, "__func__", None) or getattr(member, "fget", None) or member
            # ``super()`` knows the class in whose body it was written, and that is another one then.
            if getattr(written, "__closure__", None):
                return False
        return True

    def _plain(kind, own):
        """The class with a slot for each field; what only values and questions about the fields need comes later."""
        names = tuple(own.get("__annotations__", ()))
        shape = {
            "__repr__": _representation,
            **{
                name: own[name]
                for name in own
                if name not in names and name not in ("__dict__", "__weakref__")
            },
            "__slots__": names,
            "__match_args__": names,
            "__qualname__": kind.__qualname__,
            "__eq__": _equals,
            "__hash__": _hash,
            "__setattr__": _locked,
            "__delattr__": _locked,
            "__getstate__": _state,
            "__setstate__": _put_back,
        }
        defaults = {name: own[name] for name in names if name in own}
        if defaults and tuple(defaults) != names[-len(defaults) :]:
            raise ValueError(f"a field of {kind.__name__} without a default comes after one with a default")
        made = type(kind.__name__, kind.__bases__, shape)
        made.__attrs_attrs__ = _Fields(kind, made)
        _names[made] = names
        if names:
            made.__init__ = _beginning(made, names, defaults)
        return made

    class _Fields:
        """What attrs knows of a plain class's fields, found out when it is first asked for."""

        __slots__ = ("_kind", "_made")

        def __init__(self, kind, made):
            self._kind, self._made = kind, made

        def __get__(self, value, owner):
            # attrs takes the defaults out of the class that it describes: a second thread must not ask it again.
            with _asking:
                found = vars(self._kind).get("__attrs_attrs__")
                if found is None:
                    found = _describe(self._kind).__attrs_attrs__
            self._made.__attrs_attrs__ = found
            return found

    _asking = Lock()
    _describe = attrs.define(
        slots=False, init=False, repr=False, eq=False, match_args=False, on_setattr=attrs.setters.NO_OP
    )

    def _beginning(made, names, defaults):
        """The ``__init__`` of a plain class of which there are few values so far: of most there are never more."""
        left, wanted = FEW, set(names)

        def few(self, *values, **named):
            nonlocal left
            left -= 1
            filled = defaults | dict(zip(names, values, strict=False)) | named
            given = len(values) + len(named)
            if (
                left < 0
                or filled.keys() != wanted
                or given > len(names)
                or not named.keys().isdisjoint(names[: len(values)])
            ):
                # Whatever is wrong is said by the one that is written.
                made.__init__ = _filling(made, names, defaults)
                made.__init__(self, *values, **named)
                return
            for name in names:
                _put(self, name, filled[name])

        return few

    def _filling(made, names, defaults):
        """The ``__init__`` of a plain class."""
        arguments = ", ".join([f"{name}=_default_{name}" if name in defaults else name for name in names])
        scope = {f"_default_{name}": value for name, value in defaults.items()}
        if len(names) < LARGE:
            scope |= {f"_set_{name}": getattr(made, name).__set__ for name in names}
            lines = [f"_set_{name}(self, {name})" for name in names]
        else:
            scope |= {"_set_class": _set_class, "_draft": draft_of(made), "_made": made}
            lines = [
                "_set_class(self, _draft)",
                *[f"self.{name} = {name}" for name in names],
                "self.__class__ = _made",
            ]
        exec("\n    ".join((f"def __init__(self, {arguments}):", *lines)), scope)
        scope["__init__"].__qualname__ = f"{made.__qualname__}.__init__"
        return scope["__init__"]

    def _state(self):
        return {name: getattr(self, name) for name in _names_of(self.__class__)}

    def _put_back(self, state):
        kind = self.__class__
        for name in _names_of(kind):
            getattr(kind, name).__set__(self, state[name])

    def _names_of(kind):
        """The names of a class's fields, without asking attrs where that is not needed."""
        found = _names.get(kind)
        return tuple([field.name for field in kind.__attrs_attrs__]) if found is None else found

    _contents = {}

    def _contents_of(kind):
        """What makes two values of a class equal, found out when it is first asked for."""
        names = _names.get(kind)
        if names is None:
            names = [field.name for field in kind.__attrs_attrs__ if field.eq]
        found = _contents[kind] = attrgetter(*names) if names else _nothing
        return found

    def _nothing(value):
        return ()

    def _equals(self, other):
        """Equal in everything, and of the very same class."""
        kind = self.__class__
        if other.__class__ is not kind:
            return NotImplemented
        contents = _contents.get(kind) or _contents_of(kind)
        return contents(self) == contents(other)

    def _hash(self):
        kind = self.__class__
        contents = _contents.get(kind) or _contents_of(kind)
        return hash((kind, contents(self)))


def has_fields(kind: Any) -> bool:
    """Whether a type is a class with fields: ``attrs.has``, which describes the fields to find out."""
    return (isinstance(kind, type) and kind in _names) or attrs.has(kind)


def draft_of(kind: type) -> Any:
    """The class of drafts of a frozen class: of the same shape, so that a draft can change over to it.

    A draft begins empty: calling its class is quicker than ``object.__new__``.
    """
    unlocked = {
        "__slots__": (),
        "__init__": object.__init__,
        "__setattr__": object.__setattr__,
        "__delattr__": object.__delattr__,
    }
    return type(f"{kind.__name__}Draft", (kind,), unlocked)


def _representation(value: object) -> str:
    """What attrs would write, such as ``Turn(seat=0, phase=None)``."""
    kind = type(value)
    names = _names.get(kind)
    if names is None:
        names = tuple([field.name for field in kind.__attrs_attrs__ if field.repr])  # type: ignore[attr-defined]
    shown = ", ".join([f"{name}={getattr(value, name)!r}" for name in names])
    return f"{kind.__qualname__.rsplit('>.', 1)[-1]}({shown})"
