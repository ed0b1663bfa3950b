"""The running game: one history of decisions, total undo and redo, automatic beats one at a time.

Qt-free. The history holds the states themselves (they share structure), so going anywhere in it costs
nothing and repeats every draw exactly. Source: decisions 3 and 4; architecture 2.7.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from attrs import frozen

from noria_desktop.engine.contract import Seat


@frozen
class LogEntry:
    """One action of the history and who took it."""

    seat: Seat
    action: Any


class ChangeKind(enum.Enum):
    """How the session came from one state to the next."""

    PLAYED = "played"
    UNDONE = "undone"
    REDONE = "redone"
    JUMPED = "jumped"


@frozen
class Change:
    """What listeners hear after the cursor moved."""

    kind: ChangeKind
    before: Any
    after: Any
    events: tuple[Any, ...]
    """What happened, for PLAYED and single-step REDONE; empty when going back or jumping."""
    entry: LogEntry | None
    """The action played, when exactly one was."""


Listener = Callable[[Change], None]
