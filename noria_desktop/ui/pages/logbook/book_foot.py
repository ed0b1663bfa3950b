"""Under the book: a sentence when there is one, Save picture, the sixteen marks, Replay, Play again.

In a narrow window buttons lose their words first; then marks move together, and at last they have a line of their own.
"""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.logbook.book_model import BookModel
from noria_desktop.ui.pages.logbook.chapter_marks import ChapterMarks
from noria_desktop.ui.widgets.buttons import RING, BrassButton, Kind
from noria_desktop.ui.widgets.sheets import Words


class BookFoot(QWidget):
    """The foot of the logbook's page."""

    def __init__(self, style: ShellStyle, model: BookModel) -> None:
        """Of this book."""
        super().__init__()
        self._style = style
        self.notice = Words(style, 13, wrap=True)
        self.marks = ChapterMarks(style, model)
        self.save = BrassButton(style, icon="picture")
        self.replay = BrassButton(style, icon="play")
        self.again = BrassButton(style, Kind.PRIMARY, key="Enter")
        rows = QVBoxLayout(self)
        rows.setSpacing(0)
        self._rows = rows
        self._upper, self._lower = QHBoxLayout(), QHBoxLayout()
        rows.addWidget(self.notice)
        rows.addLayout(self._upper)
        rows.addLayout(self._lower)
        self._upper.addStretch(1)
        self._upper.addStretch(1)
        self._lower.addWidget(self.save)
        self._lower.addStretch(1)
        self._lower.addWidget(self.marks)
        self._lower.addStretch(1)
        self._lower.addWidget(self.replay)
        self._lower.addWidget(self.again)
        self.notice.hide()

    @property
    def buttons(self) -> tuple[BrassButton, ...]:
        """In the order of the keyboard."""
        return self.save, self.replay, self.again

    def tell(self, words: str) -> None:
        """A sentence above the buttons; none when there is nothing to say."""
        self.notice.setText(words)
        self.notice.setVisible(bool(words))

    def retranslate(self) -> None:
        """All words."""
        self.save.set_words(translate("Logbook", "&Save picture…"))
        self.replay.set_words(translate("Logbook", "&Replay"))

    def show_way_on(self, *, played: bool) -> None:
        """The word on the way on, whether the chapter was played before or not."""
        self.again.set_words(translate("Logbook", "Play again") if played else translate("Logbook", "Play"))

    def set_style(self, style: ShellStyle) -> None:
        """Take over the style; the parts get it themselves."""
        self._style = style
        self._lower.setSpacing(style.px(4))

    def fit(self, width: int, edge: float) -> None:
        """Follow a width in logical pixels; ``edge`` is left free at each side, in design pixels."""
        style = self._style
        side = style.px(edge)
        self._rows.setContentsMargins(side - style.px(RING), 0, side - style.px(RING), style.px(6))
        room = width - 2 * side
        self._widen_way_on()
        self._lose_words(False)
        wanted, least = self.marks.width_wanted(), self.marks.least_width()
        for button in (self.save, self.replay):
            if self._others() + wanted > room:
                button.set_compact(True)
        above = self._others() + least > room
        self.marks.fit(room if above else room - self._others())
        if above:
            self._lose_words(False)
        row = self._upper if above else self._lower
        if row.indexOf(self.marks) < 0:
            (self._lower if above else self._upper).removeWidget(self.marks)
            row.insertWidget(1 if above else 2, self.marks)

    def _widen_way_on(self) -> None:
        """As wide for either word, so that the marks stay where they are; the page says which one it is."""
        widest = 0
        for played in (True, False):
            self.show_way_on(played=played)
            widest = max(widest, self.again.sizeHint().width())
        self.again.setMinimumWidth(widest)

    def _lose_words(self, lose: bool) -> None:
        for button in (self.save, self.replay):
            button.set_compact(lose)

    def _others(self) -> int:
        """Logical pixels of everything in the line but the marks."""
        widths = (max(button.sizeHint().width(), button.minimumWidth()) for button in self.buttons)
        return sum(widths) + self._style.px(24)
