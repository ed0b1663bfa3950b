"""The opponent's wheel as a picture that turns one step while it is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QEvent, Qt, QVariantAnimation
from PySide6.QtGui import QEnterEvent, QFocusEvent

from noria_desktop.games.noria.terms import Letter, Space
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.pictures import SIZES, Token, paint_halves, paint_wheel
from noria_desktop.ui.widgets.painted import PaintedWidget

TURN_MS = 420


def entering(space: Space) -> bool:
    """Whether a disc on this space lands in the active half with the next step."""
    return space.position == SIZES[space.ring] // 2


class BotWheelView(PaintedWidget):
    """Hover or focus: the rings turn one step, letters that enter light up; leaving turns them back."""

    def __init__(self, style: ShellStyle) -> None:
        """An empty wheel."""
        super().__init__(style, 120, 120)
        self._tokens: tuple[Token, ...] = ()
        self._turn = 0.0
        self._animation = QVariantAnimation(self)
        self._animation.setDuration(TURN_MS)
        self._animation.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._animation.valueChanged.connect(self._turned)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_tokens(self, tokens: Sequence[Token]) -> None:
        """Another wheel."""
        self._tokens = tuple(tokens)
        self.retranslate()

    def retranslate(self) -> None:
        """Words for screen readers and the tooltip."""
        names = [
            piece.value for space, piece, _ in self._tokens if entering(space) and isinstance(piece, Letter)
        ]
        text = (
            translate("NewGamePage", "First to act: {letters}").format(letters=", ".join(sorted(names)))
            if names
            else translate("NewGamePage", "No letter acts in the first round")
        )
        self.setAccessibleName(translate("NewGamePage", "The opponent's wheel"))
        self.setAccessibleDescription(text)
        self.setToolTip(text)
        self.update()

    def _turned(self, value: object) -> None:
        self._turn = float(value) if isinstance(value, (int, float)) else 0.0
        self.update()

    def _turn_to(self, goal: float) -> None:
        self._animation.stop()
        if self._style.still:
            self._turned(goal)
            return
        self._animation.setStartValue(self._turn)
        self._animation.setEndValue(goal)
        self._animation.start()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the next step."""
        self._turn_to(1.0)

    def leaveEvent(self, event: QEvent) -> None:
        """Back to the start."""
        if not self.hasFocus():
            self._turn_to(0.0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the next step."""
        super().focusInEvent(event)
        self._turn_to(1.0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Back to the start."""
        super().focusOutEvent(event)
        self._turn_to(0.0)

    def paint(self, canvas: Canvas) -> None:
        """The wheel."""
        radius = max(20.0, min(self.width(), self.height()) / 2 - 6)
        x, y = self.width() / 2, self.height() / 2 - 2
        lit = [space for space, _, _ in self._tokens if entering(space)] if self._turn > 0.05 else []
        paint_wheel(canvas, x, y, radius, self._tokens, bot=True, turn=self._turn, lit=lit)
        resting, active = translate("NewGamePage", "resting"), translate("NewGamePage", "active")
        if self._turn < 0.05 or self._style.still:
            paint_halves(canvas, x, y, radius, resting, active)
        if self.hasFocus():
            canvas.stroke(circle(x, y, radius + 3), self._style.theme.focus, 2.2)
