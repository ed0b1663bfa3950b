"""A bar above whatever page is shown: one sentence that stays, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.style import ShellStyle, fitted, shell_style, tone
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.layouts import row
from noria_desktop.ui.widgets.sheets import Words, restyle

_EDGE = 4
"""Design pixels of the line at the left that marks the bar."""


class NoticeBar(QWidget):
    """A sentence and buttons; hidden until it has something to tell."""

    closed = Signal()
    danger = True
    """Whether something is wrong; other bars only tell."""

    def __init__(self) -> None:
        """Nothing to tell yet."""
        super().__init__()
        self._asked = self._style = style = shell_style()
        self.words = Words(style, 14, bold=True, wrap=True)
        self._row = row(style, (self.words, 1), gap=8, edges=(20, 4, 20, 4), within=self)
        self.hide()

    def add_button(self, act: Callable[[], object]) -> BrassButton:
        """One more button at the end; ``retranslate`` words it."""
        button = BrassButton(self._style, Kind.SMALL)
        button.clicked.connect(act)
        self._row.addWidget(button)
        return button

    def say(self, text: str) -> None:
        """Show the bar with this sentence; said aloud when it was not shown yet."""
        self.words.setText(text)
        self.setAccessibleName(text)
        if not self.isVisible():
            self.show()
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
            announce(self, text)

    def close_bar(self) -> None:
        """Away with it."""
        self.hide()
        self.closed.emit()

    def retranslate(self) -> None:
        """Words in the language of now."""

    def apply_style(self, style: ShellStyle) -> None:
        """Another theme or scale."""
        self._asked = style
        self._fit()

    def _fit(self) -> None:
        """Sizes follow the window, as those of the pages do."""
        whole = self.window()
        self._style = style = fitted(self._asked, whole.width(), whole.height())
        restyle(self, style)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width of the window."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """A new language makes all words again."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes it while the keyboard is here."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Raised ground, marked at its left."""
        theme = self._style.theme
        painter = QPainter(self)
        box = QRectF(self.rect())
        painter.fillRect(box, tone(theme.raised))
        mark = tone(theme.danger if self.danger else theme.accent)
        painter.fillRect(QRectF(0, 0, self._style.px(_EDGE), box.height()), mark)
        painter.fillRect(QRectF(0, box.height() - 1, box.width(), 1), mark)
        painter.end()
