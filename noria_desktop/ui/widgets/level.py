"""A level from nothing to full: a line with a knob, led by arrows, wheel and pointer; heard as a slider."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from noria_desktop.ui.art.canvas import RIGHT, Canvas
from noria_desktop.ui.art.shapes import circle, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate

STEP = 5
"""Of an arrow and of the wheel; Page up and Page down take four of them."""
KNOB = 9
"""Design pixels of the knob's radius."""
NUMBER = 58
"""Design pixels for the number behind the line."""


class Level(QSlider):
    """0 to 100, in fives where a hand sets it."""

    def __init__(self, style: ShellStyle) -> None:
        """At nothing."""
        super().__init__(Qt.Orientation.Horizontal)
        self._style = style
        self.setRange(0, 100)
        self.setSingleStep(STEP)
        self.setPageStep(4 * STEP)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.valueChanged.connect(lambda _: self._tell())

    def set_style(self, style: ShellStyle) -> None:
        """Take over colours and sizes."""
        self._style = style
        self.updateGeometry()
        self.update()

    def set_name(self, name: str) -> None:
        """What it is the level of."""
        self.setAccessibleName(name)
        self._tell()

    @property
    def words(self) -> str:
        """The level as it stands behind the line."""
        return translate("SettingsPage", "{percent}%").format(percent=self.value())

    def _tell(self) -> None:
        self.setAccessibleDescription(self.words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(170), self._style.px(36))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def line(self) -> QRectF:
        """Where the knob's centre can lie."""
        scale = self._style.scale
        edge = (KNOB + 6) * scale
        wide = self.width() - 2 * edge - NUMBER * scale
        return QRectF(edge, self.height() / 2 - 2.5 * scale, wide, 5 * scale)

    def _lead(self, event: QMouseEvent) -> None:
        """The knob comes to the pointer, at the next whole step."""
        line = self.line()
        part = (event.position().x() - line.left()) / max(1.0, line.width())
        self.setValue(STEP * round(part * self.maximum() / STEP))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._lead(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._lead(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, theme, scale = Canvas(painter, self._style), self._style.theme, self._style.scale
        line = self.line()
        way = line.left() + line.width() * self.value() / self.maximum()
        half = line.height() / 2
        canvas.fill(rounded_rect(line, half), theme.line)
        done = QRectF(line.left(), line.top(), way - line.left(), line.height())
        canvas.fill(rounded_rect(done, half), theme.accent)
        knob = circle(way, line.center().y(), KNOB * scale)
        canvas.fill(knob, theme.raised)
        canvas.stroke(knob, theme.accent, 2.2 * scale)
        if self.hasFocus():
            canvas.stroke(circle(way, line.center().y(), (KNOB + 4) * scale), theme.focus, 2.2 * scale)
        box = QRectF(line.right(), 0, self.width() - line.right() - 4 * scale, self.height())
        canvas.words(box, self.words, 13, theme.text, True, RIGHT)
        painter.end()
