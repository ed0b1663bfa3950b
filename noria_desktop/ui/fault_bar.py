"""The bar that tells of a fault, above whatever page is shown, and the sheet with its details."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFontDatabase,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.shell.buttons import BrassButton, Kind
from noria_desktop.ui.shell.style import ShellStyle, fitted, shell_style, tone
from noria_desktop.ui.shell.widgets import Words, restyle

_EDGE = 4
"""Design pixels of the line at the left that marks the bar."""


class FaultBar(QWidget):
    """One sentence, how often it is true by now, Details and Close."""

    closed = Signal()

    def __init__(self, details: Callable[[], str]) -> None:
        """Hidden; ``details`` is asked when the sheet is opened."""
        super().__init__()
        self._details = details
        self._asked = self._style = style = shell_style()
        self._count = 0
        self._sheet: FaultSheet | None = None
        self.words = Words(style, 14, bold=True, wrap=True)
        self.times = Words(style, 13, colour="muted")
        self.details_button = BrassButton(style, Kind.SMALL)
        self.close_button = BrassButton(style, Kind.SMALL)
        self.details_button.clicked.connect(self._show_details)
        self.close_button.clicked.connect(self._close)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words, 1)
        for widget in (self.times, self.details_button, self.close_button):
            self._row.addWidget(widget)
        self.hide()

    def tell(self, count: int) -> None:
        """There were so many faults by now; said aloud when the bar was not shown yet."""
        self._count = count
        self.retranslate()
        if not self.isVisible():
            self.show()
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
            announce(self, self.words.text())

    def apply_style(self, style: ShellStyle) -> None:
        """Another theme or scale."""
        self._asked = style
        self._fit()
        if self._sheet is not None:
            self._sheet.set_style(self._style)

    def retranslate(self) -> None:
        """Words in the language of now."""
        text = translate("FaultBar", "Something unexpected happened; this step may not have been saved.")
        self.words.setText(text)
        self.setAccessibleName(text)
        self.times.setText(translate("FaultBar", "{count} times so far").format(count=self._count))
        self.times.setVisible(self._count > 1)
        self.details_button.set_words(translate("FaultBar", "Details"))
        self.close_button.set_words(translate("FaultBar", "Close"))

    def _fit(self) -> None:
        """Sizes follow the window, as those of the pages do."""
        whole = self.window()
        self._style = style = fitted(self._asked, whole.width(), whole.height())
        px = style.px
        self._row.setContentsMargins(px(20), px(4), px(20), px(4))
        self._row.setSpacing(px(8))
        restyle(self, style)
        self.update()

    def _show_details(self) -> None:
        self._sheet = FaultSheet(self._style, self._details(), self.window())
        self._sheet.finished.connect(self._forget_sheet)
        self._sheet.open()

    def _forget_sheet(self) -> None:
        self._sheet = None

    def _close(self) -> None:
        self.hide()
        self.closed.emit()

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
            self._close()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Raised ground, marked at its left."""
        theme = self._style.theme
        painter = QPainter(self)
        box = QRectF(self.rect())
        painter.fillRect(box, tone(theme.raised))
        painter.fillRect(QRectF(0, 0, self._style.px(_EDGE), box.height()), tone(theme.danger))
        painter.fillRect(QRectF(0, box.height() - 1, box.width(), 1), tone(theme.danger))
        painter.end()


class FaultSheet(QDialog):
    """What a report should say, to read, to select and to copy."""

    def __init__(self, style: ShellStyle, text: str, parent: QWidget) -> None:
        """Over a window; Escape closes it."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.head = Words(style, 14, wrap=True)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setTabChangesFocus(True)
        self.text.setPlainText(text)
        self.copy = BrassButton(style, icon="clip")
        self.copy.clicked.connect(self._copy)
        self.close_button = BrassButton(style, Kind.PRIMARY)
        self.close_button.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addWidget(self.copy)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.head)
        self._column.addWidget(self.text, 1)
        self._column.addLayout(foot)
        self.set_style(style)
        self.retranslate()
        self.resize(min(style.px(820), parent.width()), min(style.px(480), parent.height()))
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_style(self, style: ShellStyle) -> None:
        """Another theme or scale."""
        px = style.px
        self._column.setContentsMargins(px(20), px(16), px(20), px(14))
        self._column.setSpacing(px(8))
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(max(11, px(12.5)))
        self.text.setFont(font)
        restyle(self, style)

    def retranslate(self) -> None:
        """Words in the language of now; the details are English."""
        self.setWindowTitle(translate("FaultBar", "Details of what happened"))
        self.head.setText(
            translate(
                "FaultBar",
                "If you report this, please send the text below. Nothing is sent from here by itself.",
            )
        )
        self.text.setAccessibleName(self.windowTitle())
        self.copy.set_words(translate("FaultBar", "Copy"))
        self.close_button.set_words(translate("FaultBar", "Close"))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())

    def changeEvent(self, event: QEvent) -> None:
        """A new language makes all words again."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
