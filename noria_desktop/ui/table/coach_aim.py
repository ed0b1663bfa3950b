"""What the piece in hand would play where it hangs, told to the coach once it has hung there for a moment.

Whatever leads a piece to a place (a drag, a click and the pointer, the keyboard) comes through the hand, so all of it counts
alike. A piece that only passes over a place is nobody's intention. Source: lessons/nautilus.md, coach lines.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.gestures import Collect

RESTS_MS: Final = 200
"""A piece that has not moved on for so long is meant to go there."""


class CoachAim(QObject):
    """Watches the hand of one board."""

    def __init__(self, board: Board, tell: Callable[[Any, bool], None], parent: QObject) -> None:
        """Nothing is aimed at; ``tell`` hears the action at once, None for none, and once more when the piece rests there."""
        super().__init__(parent)
        self._hand, self._tell = board.view.hand, tell
        self._over: Any = None
        """What is aimed at, whether it was told or not."""
        self._rests = QTimer(self)
        self._rests.setSingleShot(True)
        self._rests.setInterval(RESTS_MS)
        self._rests.timeout.connect(lambda: self._tell(self._over, True))
        self._hand.changed.connect(self._follow)

    def _follow(self) -> None:
        over = self._meant()
        if over == self._over:
            return
        self._over = over
        self._rests.stop()
        self._tell(over, False)
        if over is not None:
            self._rests.start()

    def _meant(self) -> Any:
        """The action of the one gesture that a drop would be; None for none and for several."""
        hand = self._hand
        if not hand.holding or hand.aim is None or hand.aim not in hand.selection.lit():
            return None
        meant = hand.selection.meant(hand.aim)
        if len(meant) != 1 or not meant[0].actions or isinstance(meant[0].actions[0], Collect):
            return None
        return meant[0].actions[0]
