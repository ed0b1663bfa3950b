"""A line of text to type into, framed in the shell's look."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle


class Field(QLineEdit):
    """A line of text in the shell's look."""

    def __init__(self, style: ShellStyle, width: float, *, size: float = 14, bold: bool = True) -> None:
        """``width`` and ``size`` of the words in design pixels."""
        super().__init__()
        self._wide, self._size, self._bold = width, size, bold
        self._style = style
        self.setFrame(False)
        self.installEventFilter(self)
        self.set_style(style)

    def set_style(self, style: ShellStyle) -> None:
        """Size and font."""
        self._style = style
        self.setFont(style.font(self._size, self._bold))
        self.setFixedSize(style.px(self._wide), style.px(self._size + 18))
        self.setTextMargins(style.px(9), 0, style.px(6), 0)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Repaint the frame when focus comes and goes."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words by Qt, frame by us."""
        super().paintEvent(event)
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        on = self.hasFocus()
        theme = self._style.theme
        canvas.stroke(
            rounded_rect(box, 6 * self._style.scale), theme.focus if on else theme.line, 2 if on else 1.2
        )
        painter.end()
