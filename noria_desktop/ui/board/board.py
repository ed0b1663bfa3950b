"""The board as game pages use it: show a state, hear what the player plays.

A page gives its presenter, its painter table and four ways to word things; the board shows states, plays
beats, and reports finished gestures. It never asks the rules anything and never changes a state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.beats import Beat
from noria_desktop.ui.board.gestures import Gesture, GestureTable
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.pictures import Pictures
from noria_desktop.ui.board.presenter import Presenter, Table
from noria_desktop.ui.board.sprites import Spot, Sprite

Card: TypeAlias = tuple[str, tuple[str, ...]]
"""Title and lines of a floating card."""
Inspect: TypeAlias = Callable[[Handle], Card | None]
Preview: TypeAlias = Callable[[Handle, Handle], Card | None]
Describe: TypeAlias = Callable[[Gesture[Any]], str]
Label: TypeAlias = Callable[[Handle], str]


class Board(QWidget):
    """One game's board: picture, mouse, keyboard and screen reader."""

    played = Signal(object)
    """tuple of actions of the gesture just made; answer with ``show_state``."""
    refused = Signal(object, object)
    """(source, target): something was dropped where it may not go."""
    hovered = Signal(object)
    """Handle under the pointer or keyboard focus, or None."""
    picked = Signal(object)
    """Handle now in hand, or None: for the prompt strip's "put back"."""
    inspect_requested = Signal(object, QRect)
    """(handle, its rectangle in the board): the inspect card has opened."""
    idle = Signal()
    """All beats are over and the board shows the last state given."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)

    # what it shows
    def set_presenter(self, presenter: Presenter, pictures: Pictures, skin: Skin) -> None:
        """Choose the game; the board is empty until ``show_state``."""

    def set_texts(self, inspect: Inspect, preview: Preview, describe: Describe, label: Label) -> None:
        """How the page words things: inspect card, drag callout, option buttons, accessible names."""

    def set_skin(self, skin: Skin) -> None:
        """Another theme or language, at once; a piece in hand goes back."""

    def show_state(self, view: Any, legal: tuple[Any, ...], beats: Sequence[Beat] = ()) -> None:
        """Play ``beats`` from the picture shown now, then show exactly ``view``.

        Whatever was still playing is finished first; a piece in hand goes back.
        """

    def show_steps(self, steps: Sequence[tuple[Any, Sequence[Beat]]], legal: tuple[Any, ...]) -> None:
        """Several views one after the other, each reached by its own beats; ``legal`` is for the last."""

    @property
    def table(self) -> Table | None:
        """Geometry shown now, for the page's own ``presenter.beats``; None without a presenter."""
        return None

    # how it moves
    def set_motion(self, speed: float, reduced: bool = False) -> None:
        """Durations are multiplied by ``speed`` (0: no animation); ``reduced``: fades instead of movement."""

    @property
    def busy(self) -> bool:
        """True while beats are playing."""
        return False

    def finish_now(self) -> None:
        """End all beats at once; any click or key on the board does so too."""

    # what the player does
    def cancel(self) -> bool:
        """Put back what is in hand; False when nothing was."""
        return False

    def focus_on(self, handle: Handle) -> None:
        """Move the keyboard focus to a spot (the ring shows once the keyboard is used)."""

    def zoom(self, factor: float) -> None:
        """Enlarge by ``factor`` about the middle."""

    def fit(self) -> None:
        """Back to the whole board."""

    # for tests and outside drivers
    def geometry_of(self, handle: Handle) -> QRect:
        """Rectangle of a spot (else of a sprite) in this widget's logical pixels; empty when unknown."""
        return QRect()

    def sprites(self) -> tuple[Sprite, ...]:
        """What the scene really shows, read back from its items."""
        return ()

    def spots(self) -> tuple[Spot, ...]:
        """Places one can point at now."""
        return ()

    def gestures(self) -> GestureTable[Any]:
        """What can be done now."""
        return GestureTable()
