"""How to play: the rules in our own words, contents that count what is searched, marks under what was found."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.pages.rules_pictures import RulesBrowser
from noria_desktop.ui.pages.rules_search import HITS, RulesSearch
from noria_desktop.ui.pages.rules_text import rules_text
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.field import Field
from noria_desktop.ui.widgets.layouts import put, row
from noria_desktop.ui.widgets.one_of import OneOf
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words

_ANCHOR = Qt.ItemDataRole.UserRole
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class ContentsDelegate(QStyledItemDelegate):
    """A line of the contents, with the number of places that were found in its section."""

    def __init__(self, page: RulesPage) -> None:
        """For a page."""
        super().__init__(page)
        self._page = page

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """The line, and the number at its right end."""
        hits = index.data(HITS) or 0
        if not hits:
            super().paint(painter, option, index)
            return
        style = self._page.style_now
        canvas, scale = Canvas(painter, style), style.scale
        words = str(hits)
        wide = max(26 * scale, canvas.width(words, 12.5, True) + 14 * scale)
        area = QRectF(option.rect)
        room = QStyleOptionViewItem(option)
        room.rect = area.adjusted(0, 0, -wide - 8 * scale, 0).toRect()
        super().paint(painter, room, index)
        high = 20 * scale
        pill = QRectF(area.right() - wide - 4 * scale, area.center().y() - high / 2, wide, high)
        canvas.fill(rounded_rect(pill, high / 2), style.theme.raised)
        canvas.words(pill, words, 12.5, style.theme.accent, True, CENTRE)


class RulesPage(Page):
    """The rules of one game, with a way to those of the others."""

    lesson_requested = Signal(str)
    """The name of the lesson in which a section can be tried by hand."""

    def __init__(
        self, game_id: str, style: ShellStyle, anchor: str = "", games: tuple[str, ...] = ()
    ) -> None:
        """Open at an anchor, or at the top; ``games`` are those to choose among."""
        super().__init__(style, back=True)
        self._game = game_id
        self._anchor = anchor
        self.header.rules.hide()
        self.contents = Sheet(style)
        self.heading = Heading(style, 16)
        self.chapters = QListWidget()
        self.chapters.setFrameShape(QFrame.Shape.NoFrame)
        self.chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.chapters.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.games = {game: BrassButton(style, Kind.CHOICE, wide=True) for game in games if len(games) > 1}
        self._group = OneOf(self)
        for game, button in self.games.items():
            self._group.addButton(button)
            button.setChecked(game == game_id)
        self._group.buttonToggled.connect(self._another_game)
        switch = row(style, *self.games.values(), gap=0)
        put(self.contents.column, switch, self.heading, (self.chapters, 1))
        self.paper = Sheet(style)
        self.search = Field(style, 230, bold=False)
        self.found = Words(style, 12.5, colour="muted")
        self.back_up = BrassButton(style, Kind.SMALL)
        self.next = BrassButton(style, Kind.SMALL)
        self.text = RulesBrowser()
        self.text.lesson_wanted.connect(self.lesson_requested)
        bar = row(style, self.search, self.back_up, self.next, (self.found, 1))
        put(self.paper.column, bar, (self.text, 1))
        self._row = row(style, (self.contents, 27), (self.paper, 73), gap=14, within=self.body)
        self.marks = RulesSearch(self.text)
        self.chapters.setItemDelegate(ContentsDelegate(self))
        self.chapters.currentItemChanged.connect(self._go)
        self.search.textChanged.connect(self._search_fresh)
        self.search.returnPressed.connect(self.search_next)
        self.next.clicked.connect(self.search_next)
        self.back_up.clicked.connect(self.search_previous)
        self.ready()

    def game_id(self) -> str:
        """Whose rules."""
        return self._game

    def _another_game(self, button: QAbstractButton, checked: bool) -> None:
        """The rules of another game, from the top."""
        chosen = next((game for game, own in self.games.items() if own is button), self._game)
        if checked and chosen != self._game:
            self._game, self._anchor = chosen, ""
            self.retranslate()
            self.text.verticalScrollBar().setValue(0)

    def _fill(self) -> None:
        """Chapters and text in the language of now."""
        code = translate("Shell", "en", "code of this language: en or ja")
        rules = rules_text(self._game, code)
        self.chapters.blockSignals(True)
        self.chapters.clear()
        for chapter in rules.chapters[1:]:
            item = QListWidgetItem(("    " if chapter.depth == 3 else "") + chapter.title)
            item.setData(_ANCHOR, chapter.anchor)
            item.setToolTip(chapter.title)
            if chapter.depth == 2:
                item.setFont(self.style_now.font(13.5, True))
            self.chapters.addItem(item)
        self.chapters.blockSignals(False)
        self.text.lay(self._game, rules.source, self.style_now)
        self.marks.again(self.style_now)
        self._count()
        if self._anchor:
            self.open_at(self._anchor)

    def open_at(self, anchor: str) -> None:
        """Show a section by its anchor."""
        self._anchor = anchor
        for index in range(self.chapters.count()):
            if self.chapters.item(index).data(_ANCHOR) == anchor:
                self.chapters.blockSignals(True)
                self.chapters.setCurrentRow(index)
                self.chapters.blockSignals(False)
        self.text.scrollToAnchor(anchor)

    def _go(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.open_at(str(item.data(_ANCHOR)))

    # Search ----------------------------------------------------------------------------------------

    def _search_fresh(self) -> None:
        """Search from the top while typing; every place is marked, and the contents count them."""
        self.marks.find(self.search.text(), self.style_now)
        self._count()

    def search_next(self) -> None:
        """The next place, from the top again after the last."""
        self.marks.go(self.marks.at + 1)
        self._count()

    def search_previous(self) -> None:
        """The place before."""
        self.marks.go(self.marks.at - 1)
        self._count()

    def _count(self) -> None:
        """How many places there are, which one is looked at, and how many lie in each section."""
        marks = self.marks
        words = ""
        if self.search.text():
            words = translate("RulesPage", "not found")
            if marks.count:
                words = translate("RulesPage", "{number} of {count}").format(
                    number=marks.at + 1, count=marks.count
                )
        self.found.setText(words)
        lines = [self.chapters.item(number) for number in range(self.chapters.count())]
        code = translate("Shell", "en", "code of this language: en or ja")
        hits = marks.by_section([chapter.anchor for chapter in rules_text(self._game, code).chapters])
        for line in lines:
            count = hits[str(line.data(_ANCHOR))]
            line.setData(HITS, count)
            title = line.text().strip()
            spoken = translate("RulesPage", "{title}: %n place(s)", "", count).format(title=title)
            line.setData(Qt.ItemDataRole.AccessibleTextRole, spoken if count else title)

    # Frame -----------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """All words of the page."""
        super().retranslate()
        self.header.title.setText(
            translate("RulesPage", "How to play {game}").format(game=game_cover(self._game).name())
        )
        self.heading.set_words(translate("RulesPage", "Chapters"))
        for game, button in self.games.items():
            button.set_words(game_cover(game).name())
        self.chapters.setAccessibleName(translate("RulesPage", "Chapters"))
        self.text.setAccessibleName(self.header.title.text())
        self.search.setPlaceholderText(translate("RulesPage", "Search (Ctrl+F)"))
        self.search.setAccessibleName(translate("RulesPage", "Search the rules"))
        self.next.set_words(translate("RulesPage", "Next"))
        self.back_up.set_words(translate("RulesPage", "Previous"))
        self._fill()

    def entrance(self) -> QWidget:
        """Where the keyboard begins."""
        return self.text

    def arrange(self, style: ShellStyle) -> None:
        """Fonts and gaps; the text is made again in the theme's colours."""
        px = style.px
        self._row.setContentsMargins(*self.margins(style))
        self.text.setFont(style.font(14.5))
        self.chapters.setFont(style.font(13))
        self.chapters.setSpacing(1)
        self.text.document().setDocumentMargin(px(10))
        for widget in (self.text, self.chapters):
            palette = widget.palette()
            palette.setColor(QPalette.ColorRole.Base, QColor(style.theme.surface))
            palette.setColor(QPalette.ColorRole.Text, QColor(style.theme.text))
            widget.setPalette(palette)
        self._fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F searches, F3 walks through what was found."""
        if event.matches(QKeySequence.StandardKey.FindNext) or event.key() == Qt.Key.Key_F3:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self.search_previous if back else self.search_next)()
            return
        if event.matches(QKeySequence.StandardKey.Find):
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()
            return
        super().keyPressEvent(event)
