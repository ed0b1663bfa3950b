"""One section of the rules beside the board: its text, its pictures one below the other, and the sections round it.

The table says where it lies; what is played goes on meanwhile. Source: mocks/way-in.md 6.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.style import ShellStyle, tone
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.rules_pictures import RulesBrowser
from noria_desktop.ui.pages.rules_text import RulesText, Section, rules_text
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.layouts import column, row
from noria_desktop.ui.widgets.sheets import Words, restyle

SIZE: Final = 14.0
"""Design pixels of the text."""
BESIDE: Final = 62
"""Design pixels of the panel that pictures do not take: its edges, the text's, a scroll bar."""
INDENT: Final = 20
"""Design pixels before the lines of a list."""


class RulesPanel(QWidget):
    """Rules of one game, a section at a time."""

    closed = Signal()
    """Esc, or the button that closes it."""
    page_requested = Signal(str, str)
    """Game and anchor: the whole page of rules, at the same section."""
    lesson_requested = Signal(str)
    """The name of the lesson in which the section can be tried by hand."""

    def __init__(self, game_id: str, style: ShellStyle, anchor: str = "") -> None:
        """Open at the section of an anchor, or at the first."""
        super().__init__()
        self._game, self.anchor, self._style = game_id, anchor, style
        self.chapter = Words(style, 12.5, colour="muted")
        self.close_button = BrassButton(style, Kind.SMALL, key="Esc")
        self.text = RulesBrowser()
        self.previous = BrassButton(style, Kind.SMALL)
        self.next = BrassButton(style, Kind.SMALL)
        self.whole = BrassButton(style, Kind.LINK, icon="book")
        head = row(style, (self.chapter, 1), self.close_button)
        foot = row(style, self.previous, self.next, 1, self.whole)
        self._column = column(style, head, (self.text, 1), foot, gap=6, within=self)
        self.setFocusProxy(self.text)
        self.close_button.clicked.connect(self.closed)
        self.previous.clicked.connect(lambda: self._step(-1))
        self.next.clicked.connect(lambda: self._step(1))
        self.whole.clicked.connect(lambda: self.page_requested.emit(self._game, self.anchor))
        self.text.lesson_wanted.connect(self.lesson_requested)
        self.apply_style(style)

    @property
    def game_id(self) -> str:
        """Whose rules."""
        return self._game

    def open_at(self, anchor: str) -> None:
        """Another section."""
        self.anchor = anchor
        self._fill()
        self.text.verticalScrollBar().setValue(0)

    def _rules(self) -> RulesText:
        return rules_text(self._game, translate("Shell", "en", "code of this language: en or ja"))

    @property
    def section(self) -> Section:
        """What is shown."""
        rules = self._rules()
        return rules.sections[rules.section_at(self.anchor)]

    def _step(self, by: int) -> None:
        rules = self._rules()
        at = rules.section_at(self.anchor) + by
        if 0 <= at < len(rules.sections):
            self.open_at(rules.sections[at].head.anchor)
            self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self) -> None:
        """The section in the language and the style of now."""
        rules = self._rules()
        every, at = rules.sections, rules.section_at(self.anchor)
        section = every[at]
        self.chapter.setText(section.chapter)
        self.text.lay(self._game, section.source, self._style)
        self.text.setAccessibleName(section.head.title)
        self.setAccessibleName(translate("RulesPage", "Rules: {section}").format(section=section.head.title))
        for button, there in ((self.previous, at - 1), (self.next, at + 1)):
            button.setEnabled(0 <= there < len(every))
            title = every[there].head.title if button.isEnabled() else ""
            button.setToolTip(title)
            button.setAccessibleDescription(title)

    # Frame -----------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """All words."""
        self.close_button.set_words(translate("RulesPage", "Close"))
        self.previous.set_words(translate("RulesPage", "Previous"))
        self.next.set_words(translate("RulesPage", "Next"))
        self.whole.set_words(translate("RulesPage", "The whole page"))
        self._fill()

    def apply_style(self, style: ShellStyle) -> None:
        """Another theme or size of words."""
        self._style = style
        px = style.px
        self._column.setContentsMargins(px(12), px(8), px(8), px(8))
        self.text.setFont(style.font(SIZE))
        self.text.document().setDocumentMargin(px(4))
        self.text.document().setIndentWidth(px(INDENT))
        palette = self.text.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(style.theme.surface))
        palette.setColor(QPalette.ColorRole.Text, QColor(style.theme.text))
        self.text.setPalette(palette)
        restyle(self, style)
        self.retranslate()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """A new language makes all words again."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pictures are as wide as there is room, one below the other."""
        super().resizeEvent(event)
        room = event.size().width() - self._style.px(BESIDE)
        if room != self.text.room:
            self.text.room = room
            self._fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; Alt and an arrow go to the section before or after."""
        key, alt = Qt.Key(event.key()), event.modifiers() & Qt.KeyboardModifier.AltModifier
        if key is Qt.Key.Key_Escape:
            self.closed.emit()
        elif alt and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._step(1 if key is Qt.Key.Key_Right else -1)
        else:
            # Keys that the table would act upon do nothing while one reads.
            event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet and its edge."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), tone(self._style.theme.surface))
        painter.setPen(tone(self._style.theme.line))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()
