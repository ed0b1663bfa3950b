"""Searching a text of rules: every place marked, how many in which section, and a walk from one to the next."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from noria_desktop.ui.art.style import ShellStyle, tone

MARK = 0.32
"""How solid a mark under words is; the one that is looked at is twice as solid."""
MOST = 2000
"""So many places are marked at the most."""


class RulesSearch:
    """In one browser; the text may be made anew at any time."""

    def __init__(self, text: QTextBrowser) -> None:
        """Nothing searched."""
        self._text = text
        self._words = ""
        self._style: ShellStyle | None = None
        self._places: list[QTextCursor] = []
        self.at = -1
        """Number of the place that is looked at; -1: none."""

    @property
    def count(self) -> int:
        """Places that were found."""
        return len(self._places)

    def find(self, words: str, style: ShellStyle) -> None:
        """Look for these words from the top; empty ones take every mark away."""
        self._words, self._style = words, style
        self._places, self.at = [], -1
        document = self._text.document()
        cursor = QTextCursor(document)
        while words and len(self._places) < MOST:
            cursor = document.find(words, cursor)
            if cursor.isNull():
                break
            self._places.append(QTextCursor(cursor))
        if self._places:
            self.go(0)
        else:
            self._mark()

    def again(self, style: ShellStyle) -> None:
        """The text was made anew: the same words, the same place as far as there is one."""
        at = self.at
        self.find(self._words, style)
        if 0 <= at < self.count:
            self.go(at)

    def go(self, number: int) -> None:
        """To a place, round the ends."""
        if not self._places:
            return
        self.at = number % self.count
        self._mark()
        here = QTextCursor(self._places[self.at])
        self._text.setTextCursor(here)
        here.setPosition(here.selectionStart())
        self._text.ensureCursorVisible()

    def _mark(self) -> None:
        """Every place under its words, the one that is looked at stronger."""
        marks = []
        for number, place in enumerate(self._places):
            one = QTextEdit.ExtraSelection()
            form = QTextCharFormat()
            accent = "#FFB765" if self._style is None else self._style.theme.accent
            form.setBackground(QColor(tone(accent, MARK * (2 if number == self.at else 1))))
            one.format = form
            one.cursor = place
            marks.append(one)
        self._text.setExtraSelections(marks)

    def by_section(self, anchors: Sequence[str]) -> Counter[str]:
        """How many places lie in each section, by the anchors of all headings in their order."""
        starts: list[int] = []
        block = self._text.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                starts.append(block.position())
            block = block.next()
        found: Counter[str] = Counter()
        for place in self._places:
            number = bisect_right(starts, place.selectionStart()) - 1
            if 0 <= number < len(anchors):
                found[anchors[number]] += 1
        return found


HITS = Qt.ItemDataRole.UserRole + 1
"""Of a line of the contents: how many places lie in its section."""
