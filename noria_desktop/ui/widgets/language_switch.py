"""The language switch in the header of every page."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.buttons import RING, PaintedButton
from noria_desktop.ui.widgets.layouts import NO_EDGES, row
from noria_desktop.ui.widgets.one_of import OneOf


class LanguageSwitch(QWidget):
    """日本語 and English side by side; the current one is outlined in brass."""

    chosen = Signal(str)

    def __init__(self, style: ShellStyle) -> None:
        """Two buttons; arrows move between them."""
        super().__init__()
        self._style = style
        self._group = OneOf(self)
        self._buttons: dict[str, _LanguageButton] = {}
        for code, name in (("ja", "日本語"), ("en", "English")):
            button = _LanguageButton(style, code)
            button.setText(name)
            button.setAccessibleName(name)
            button.setCheckable(True)
            self._group.addButton(button)
            self._buttons[code] = button
        row(style, *self._buttons.values(), gap=0, edges=NO_EDGES, within=self)
        self._group.buttonClicked.connect(self._clicked)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _clicked(self, button: QAbstractButton) -> None:
        """Tell the page, which asks the window."""
        if isinstance(button, _LanguageButton):
            self.chosen.emit(button.code)

    def set_language(self, code: str) -> None:
        """Show the language in use."""
        if code in self._buttons:
            self._buttons[code].setChecked(True)
        self.setAccessibleName(translate("Shell", "Language"))

    def set_style(self, style: ShellStyle) -> None:
        """Take over the style."""
        self._style = style
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame around both."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        ring = RING * self._style.scale
        box = QRectF(self.rect()).adjusted(ring - 3, ring - 3, 3 - ring, 3 - ring)
        canvas.fill(rounded_rect(box, box.height() / 2), self._style.theme.surface)
        canvas.stroke(rounded_rect(box, box.height() / 2), self._style.theme.line, 1.1, 0.7)
        painter.end()


class _LanguageButton(PaintedButton):
    """One language."""

    def __init__(self, style: ShellStyle, code: str) -> None:
        super().__init__(style)
        self.code = code

    def sizeHint(self) -> QSize:
        """Width from the name."""
        style = self._style
        words = QFontMetricsF(style.font(12.5, True)).horizontalAdvance(self.text())
        return QSize(round(words + 18 * style.scale + 2 * RING), style.px(26 + 2 * RING))

    def paint(self, canvas: Canvas) -> None:
        """Outlined when in use."""
        theme = self._style.theme
        box = self.body()
        if self.isChecked():
            canvas.fill(rounded_rect(box, box.height() / 2), theme.raised)
            canvas.stroke(rounded_rect(box, box.height() / 2), theme.accent, 1.5)
        self.paint_ring(canvas, box, box.height() / 2)
        canvas.words(box, self.text(), 12.5, theme.text, self.isChecked(), CENTRE)
