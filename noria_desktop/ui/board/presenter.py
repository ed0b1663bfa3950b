"""What a game must answer so that the board kit can show and play it.

A presenter is pure: no Qt, no rules of its own. Pictures come from ``project``, places to point at from
``spots``, what can be done from ``gestures`` and ``commands``, movement from ``beats``.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from noria_desktop.engine.contract import Seat
from noria_desktop.ui.board.beats import Beat
from noria_desktop.ui.board.gestures import Command, Gesture
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot, Sprite


class Table(Protocol):
    """Geometry of a board for one view size, in board units."""

    @property
    def width(self) -> float:
        """Board units across."""
        ...

    @property
    def height(self) -> float:
        """Board units down."""
        ...

    @property
    def scale(self) -> float:
        """Logical pixels a board unit."""
        ...


class Presenter(Protocol):
    """A game as the board sees it. ``view`` is always an observation, never the true state."""

    def layout(self, width: float, height: float) -> Any:
        """The table for a view of so many logical pixels."""
        ...

    def project(self, view: Any, table: Any) -> tuple[Sprite, ...]:
        """Every picture on the board."""
        ...

    def spots(self, view: Any, table: Any) -> tuple[Spot, ...]:
        """Every place one can point at; a superset of the handles in gestures, in reading order."""
        ...

    def gestures(self, view: Any, legal: tuple[Any, ...]) -> tuple[Gesture[Any], ...]:
        """The legal actions that have a place."""
        ...

    def commands(self, view: Any, legal: tuple[Any, ...]) -> tuple[Command[Any], ...]:
        """The legal actions that are buttons; together with ``gestures`` nothing legal is left out."""
        ...

    def beats(self, event: Any, before: Any, after: Any, table: Any) -> tuple[Beat, ...]:
        """How an event moves on the board; none is fine."""
        ...

    def subject(self, view: Any, seat: Seat) -> tuple[Any, ...]:
        """Handles that deserve focus first when ``seat`` begins to decide."""
        ...


@runtime_checkable
class Annotating(Protocol):
    """A presenter that says something about the lit places while a piece is in hand."""

    def notes(
        self, view: Any, legal: tuple[Any, ...], source: Handle, aim: Handle | None, table: Any
    ) -> tuple[Sprite, ...]:
        """Pictures shown with ``source`` in hand; ``aim`` is the place a drop would choose now."""
        ...
