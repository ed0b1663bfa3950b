"""How things of our own are met by screen readers: who makes their interfaces, and who keeps them.

Qt keeps bare pointers to the interfaces it was given, so references stay here for as long as their objects live.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from shiboken6 import isValid

log = logging.getLogger(__name__)

_kept: Final[list[QAccessibleInterface]] = []
_asked: Final[dict[object, object]] = {}
"""Who was told to Qt, each with what Qt calls."""


def make_spoken(make: Callable[[QObject], QAccessibleInterface | None], what: str) -> None:
    """Ask this function, too, for the interface of a thing; without the bindings all works, but silently.

    Args:
        make: the interface of a thing it knows, else None.
        what: which things stay silent without it, for the log.
    """
    if make in _asked:
        return

    def interface_for(_key: str, thing: QObject | None) -> QAccessibleInterface | None:
        made = None if thing is None else make(thing)
        if made is not None:
            _kept[:] = [interface for interface in _kept if isValid(interface)]
            _kept.append(made)
        return made

    _asked[make] = interface_for
    try:
        QAccessible.installFactory(interface_for)
    except (AttributeError, TypeError) as error:
        log.info("%s stay silent for screen readers: %s", what, error)
