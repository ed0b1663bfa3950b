"""Frozen values written quickly: filled in as drafts, then made what they are.

Values are never changed in place. The ``__init__`` that attrs gives a frozen class goes around its own lock for each
field. A value may instead begin as a *draft*, a subclass with the same fields and without the lock; it is filled in
and then becomes an ordinary frozen value by taking on the class proper, before anybody else has seen it. Simulations
make millions of values; everywhere else the classes are called as usual.
"""

from __future__ import annotations


def draft_of(kind: type) -> type:
    """The class of drafts of a frozen class: of the same shape, so that a draft can change over to it."""
    unlocked = {"__slots__": (), "__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    return type(f"{kind.__name__}Draft", (kind,), unlocked)
