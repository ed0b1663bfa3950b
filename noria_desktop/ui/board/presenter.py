"""What a game must answer so that the board kit can show and play it.

A presenter is pure: no Qt, no rules of its own, and it asks the rules nothing: what is legal is handed to it. Pictures come from ``project``, places to point at from
``spots``, what can be done from ``gestures`` and ``commands``, movement from ``beats``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.beats import Beat
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.gestures import Command, Gesture, Turned
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot, Sprite


class BoardLayout(Protocol):
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


@runtime_checkable
class Framed(Protocol):
    """A layout of which one part is enlarged by a zoom, while what lies around it stays."""

    @property
    def enlarged(self) -> Box:
        """That part, in board units."""
        ...


@runtime_checkable
class Reading(Protocol):
    """A layout with a column that is read and not played: the log may lie over it."""

    @property
    def reading_column(self) -> Box | None:
        """Where it lies, in board units; None at sizes where there is none."""
        ...


class Presenter(Protocol):
    """A game as the board sees it. ``view`` is always an observation, never the true state."""

    def layout(self, width: float, height: float) -> Any:
        """The table for a view of so many logical pixels."""
        ...

    def project(self, view: Any, table: Any, legal: tuple[Any, ...] = ()) -> tuple[Sprite, ...]:
        """Every picture on the board; ``legal``: what is allowed now, where that is to be seen."""
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

    def subject(self, view: Any, seat: Seat, legal: tuple[Any, ...] = ()) -> tuple[Any, ...]:
        """Handles that deserve focus first when ``seat`` begins to decide among what is ``legal``."""
        ...


@runtime_checkable
class Framing(Protocol):
    """A presenter that at times lays a panel over the part of its board that a zoom enlarges."""

    def framed(self, view: Any, table: Any) -> Box:
        """What of the board a zoom enlarges now: a panel stays whole and as large as it is, like all around the part."""
        ...


@runtime_checkable
class Annotating(Protocol):
    """A presenter that says something about the lit places while a piece is in hand."""

    def notes(
        self, view: Any, legal: tuple[Any, ...], source: Handle, aim: Handle | None, table: Any
    ) -> tuple[Sprite, ...]:
        """Pictures shown with ``source`` in hand; ``aim`` is the place a drop would choose now."""
        ...


@frozen
class DialFace:
    """One position of a dial: pressed, the piece in hand is turned to it."""

    turn: int
    """Quarter turns clockwise, 0 to 3."""
    x: float
    """Centre, board units."""
    y: float
    width: float
    height: float


@frozen
class Dial:
    """What shows the turns of a piece in hand, and where they can be pressed."""

    sprites: tuple[Sprite, ...] = ()
    faces: tuple[DialFace, ...] = ()


@runtime_checkable
class Dialling(Protocol):
    """A presenter that shows a dial while a piece in hand can be turned."""

    def dial(self, view: Any, turned: Turned[Any], table: Any) -> Dial:
        """The dial for the place aimed at now or last; asked once for each place and turn in a moment of the game."""
        ...


@runtime_checkable
class Collecting(Protocol):
    """A presenter of a game with choices whose order the player is not to know: they are collected, then settled."""

    def collecting(self, draft: Any) -> Presenter:
        """The same table with so much collected; its gestures and commands lead on from there."""
        ...


@frozen
class Look:
    """Something else that can be looked at, such as another player's board; looking decides nothing."""

    thing: Any
    """What ``looking_at`` understands; compared for equality."""


@runtime_checkable
class Looking(Protocol):
    """A presenter with places whose press changes what is looked at."""

    def looks(self, view: Any) -> Mapping[Handle, Look]:
        """The places to press; each has a spot, and none is the source of a gesture."""
        ...

    def looking_at(self, thing: Any) -> Presenter:
        """The same game seen from there; its own ``looks`` still lead elsewhere."""
        ...
