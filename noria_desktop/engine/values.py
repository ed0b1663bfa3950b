"""Frozen values whose classes are ready sooner.

Games and pictures are described by some two hundred small classes. attrs writes and compiles the text of each one's
methods whenever the program starts, and a third of that goes into ``__repr__``, which players never see. A class
decorated with ``frozen`` of this module is an attrs class in every respect, but they all share one ``__repr__``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from attrs import frozen as frozen
else:
    import attrs

    def frozen(kind):
        """A class of frozen values, like ``attrs.frozen``."""
        if "__repr__" not in vars(kind):
            kind.__repr__ = _representation
        return attrs.frozen(kind)


def _representation(value: object) -> str:
    """What attrs would write, such as ``Turn(seat=0, phase=None)``."""
    kind = type(value)
    names = [field.name for field in kind.__attrs_attrs__ if field.repr]  # type: ignore[attr-defined]
    shown = ", ".join([f"{name}={getattr(value, name)!r}" for name in names])
    return f"{kind.__qualname__.rsplit('>.', 1)[-1]}({shown})"
