"""The bar that tells of a fault, above whatever page is shown, and the sheet with its details."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.notice_bar import NoticeBar
from noria_desktop.ui.widgets.sheets import Words, restyle


class FaultBar(NoticeBar):
    """One sentence, how often it is true by now, Details and Close."""

    def __init__(self, details: Callable[[], str]) -> None:
        """Hidden; ``details`` is asked when the sheet is opened."""
        super().__init__()
        self._details = details
        self._count = 0
        self._sheet: FaultSheet | None = None
        self.times = Words(self._style, 13, colour="muted")
        self._row.addWidget(self.times)
        self.details_button = self.add_button(self._show_details)
        self.close_button = self.add_button(self.close_bar)

    def tell(self, count: int) -> None:
        """There were so many faults by now; said aloud when the bar was not shown yet."""
        self._count = count
        self.retranslate()
        self.say(self.words.text())

    def apply_style(self, style: ShellStyle) -> None:
        """Another theme or scale."""
        super().apply_style(style)
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

    def _show_details(self) -> None:
        self._sheet = FaultSheet(self._style, self._details(), self.window())
        self._sheet.finished.connect(self._forget_sheet)
        self._sheet.open()

    def _forget_sheet(self) -> None:
        self._sheet = None


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
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
