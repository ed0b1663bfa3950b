"""Frozen values whose classes are ready sooner.

Games and pictures are described by some two hundred small classes. attrs writes and compiles the text of each one's
methods whenever the program starts, and half of that goes into ``__repr__``, ``__eq__`` and ``__hash__``. A class
decorated with ``frozen`` of this module is an attrs class in every respect, but they all share these three.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from attrs import frozen as frozen
else:
    from operator import attrgetter

    import attrs

    def frozen(kind):
        """A class of frozen values, like ``attrs.frozen``."""
        own = vars(kind)
        if "__repr__" not in own:
            kind.__repr__ = _representation
        if "__eq__" in own or "__hash__" in own:
            return attrs.frozen(kind)
        kind.__eq__, kind.__hash__ = _equals, _hash
        return attrs.frozen(eq=False)(kind)

    _contents = {}

    def _contents_of(kind):
        """What makes two values of a class equal, found out when it is first asked for."""
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


def _representation(value: object) -> str:
    """What attrs would write, such as ``Turn(seat=0, phase=None)``."""
    kind = type(value)
    names = [field.name for field in kind.__attrs_attrs__ if field.repr]  # type: ignore[attr-defined]
    shown = ", ".join([f"{name}={getattr(value, name)!r}" for name in names])
    return f"{kind.__qualname__.rsplit('>.', 1)[-1]}({shown})"
