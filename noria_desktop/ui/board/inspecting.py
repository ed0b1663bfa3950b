"""When a thing of the board is told about: the pointer rests on it, or the keyboard's place is asked about."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.board.drag import Mouse
from noria_desktop.ui.board.hand import Hand
from noria_desktop.ui.board.handles import Handle

INSPECT_MS: Final = 400
RESTING: Final = 6.0
"""Logical pixels that a hand may tremble after a press."""


class Inspecting(QObject):
    """What of one board is being told about."""

    wanted = Signal(object)
    """Handle: hovered long enough, or asked about by a key."""
    over = Signal()
    """Whatever was inspected no longer is."""

    def __init__(self, view: QWidget, hand: Hand, mouse: Mouse) -> None:
        """Nothing yet.

        Args:
            view: where the board is seen; where it is hidden, nothing is hovered.
            hand: what is hovered, held and has the keyboard.
            mouse: what is dragged.
        """
        super().__init__(view)
        self._view, self._hand, self._mouse = view, hand, mouse
        self._inspected: Handle | None = None
        self._pressed_at: QPointF | None = None
        """Where the mouse was pressed or let go and has rested since: who does so wants to see what comes of it."""
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(INSPECT_MS)
        self._patience.timeout.connect(self._inspect_hovered)

    def inspect(self) -> None:
        """Tell about what has the keyboard, else about what is under the mouse."""
        handle = self._place
        if handle is not None:
            self._inspected = handle
            self.wanted.emit(handle)

    def end(self) -> None:
        """Something is done: nothing is told about any more."""
        self._patience.stop()
        if self._inspected is not None:
            self._inspected = None
            self.over.emit()

    def pressed(self, at: QPointF) -> None:
        """The mouse went down or was let go there."""
        self._pressed_at = at

    def moved(self, at: QPointF) -> bool:
        """The mouse is there now; True: it has just left where it was pressed, and is curious again."""
        pressed = self._pressed_at
        left = pressed is not None and (at - pressed).manhattanLength() > RESTING
        if left:
            self._pressed_at = None
        return left

    def look_again(self) -> None:
        """What the hand does has changed."""
        hand = self._hand
        if self._inspected is not None and self._place != self._inspected:
            self.end()
        curious = hand.hovered is not None and not hand.holding and self._pressed_at is None
        if curious and hand.hovered != self._inspected:
            self._patience.start()
        else:
            self._patience.stop()

    @property
    def _place(self) -> Handle | None:
        hand = self._hand
        return hand.focus if hand.focus_visible and hand.focus is not None else hand.hovered

    def _inspect_hovered(self) -> None:
        hand = self._hand
        if (
            self._view.isVisible()
            and hand.hovered is not None
            and not hand.holding
            and not hand.is_button(hand.hovered)
            and not self._mouse.dragging
        ):
            self._inspected = hand.hovered
            self.wanted.emit(hand.hovered)
