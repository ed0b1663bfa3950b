"""What the piece in hand does by itself: it glides back to where it came from, and turns by quarters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from noria_desktop.ui.board.gestures import QUARTERS
from noria_desktop.ui.board.scene import BoardScene

RETURN_MS: Final = 160
"""An unwanted piece glides back. Source: ux.md 4.5."""
TURN_MS: Final = 110
"""A piece in hand makes a quarter turn."""


class HandMotion(QObject):
    """The movements of the piece in hand that no pointer makes."""

    def __init__(
        self,
        parent: QObject,
        scene: BoardScene,
        glide_ms: Callable[[int], int],
        came_home: Callable[[], None],
    ) -> None:
        """Nothing moves.

        Args:
            parent: owns the movements.
            scene: shows the piece.
            glide_ms: a duration at the player's speed; 0 or less: at once.
            came_home: called when the piece lies where it came from.
        """
        super().__init__(parent)
        self._scene, self._glide_ms, self._came_home = scene, glide_ms, came_home
        self._turn = 0
        """Quarter turns clockwise at which it comes to rest."""
        self._return = QVariantAnimation(self)
        self._return.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._return.valueChanged.connect(self._glide)
        self._return.finished.connect(came_home)
        self._spin = QVariantAnimation(self)
        self._spin.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._spin.valueChanged.connect(self._show_angle)
        self._spin.finished.connect(self._settle)

    def stop(self) -> None:
        """Nothing moves any more, wherever it is."""
        self._return.stop()
        self._spin.stop()

    def glide_home(self, *, at_once: bool = False) -> None:
        """The piece goes back to where it came from, and tells when it is there."""
        self._spin.stop()
        held = self._scene.hand()
        duration = self._glide_ms(RETURN_MS)
        if held is None or at_once or duration <= 0 or held == self._scene.origin():
            self._came_home()
            return
        self._return.stop()
        self._return.setDuration(duration)
        self._return.setStartValue(held)
        self._return.setEndValue(self._scene.origin())
        self._return.start()

    def turn(self, steps: int, turn: int) -> None:
        """Turn by so many quarters, clockwise when positive, to rest at ``turn`` of them."""
        self._spin.stop()
        self._turn = turn
        goal = self._scene.angle_of_hand() + 90.0 * steps
        # After a turn that was cut short the goal is still a whole quarter.
        goal += (90.0 * turn - goal + 180.0) % 360.0 - 180.0
        duration = self._glide_ms(TURN_MS)
        if duration <= 0:
            self._settle()
            return
        self._spin.setDuration(duration)
        self._spin.setStartValue(self._scene.angle_of_hand())
        self._spin.setEndValue(goal)
        self._spin.start()

    def end_turn(self) -> None:
        """A drop in the middle of a turn has done what the turn was for."""
        goal = self._spin.endValue()
        if self._spin.state() is QVariantAnimation.State.Running and isinstance(goal, float):
            self._spin.stop()
            self._scene.settle_hand(round(goal / 90.0) % QUARTERS)

    def _settle(self) -> None:
        self._scene.settle_hand(self._turn)

    def _show_angle(self, angle: object) -> None:
        if isinstance(angle, float):
            self._scene.turn_hand(angle)

    def _glide(self, at: object) -> None:
        if isinstance(at, QPointF):
            self._scene.move_hand(at)
