"""How to play: the rules in our own words, chapters at the left, search with Ctrl+F."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPalette, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QWidget,
)

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.pages.rules_text import rules_text, to_html
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.field import Field
from noria_desktop.ui.widgets.layouts import put, row
from noria_desktop.ui.widgets.one_of import OneOf
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words

_ANCHOR = Qt.ItemDataRole.UserRole


class RulesPage(Page):
    """The rules of one game, with a way to those of the others."""

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
        self.text = QTextBrowser()
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setOpenLinks(False)
        bar = row(style, self.search, self.back_up, self.next, (self.found, 1))
        put(self.paper.column, bar, (self.text, 1))
        self._row = row(style, (self.contents, 27), (self.paper, 73), gap=14, within=self.body)
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
        theme, colours = self.style_now.theme, self.style_now.colours
        self.text.setHtml(
            to_html(
                rules.source,
                {"text": theme.text, "muted": theme.muted, "accent": theme.accent, "line": colours.hair},
            )
        )
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
        """Search from the top while typing."""
        cursor = self.text.textCursor()
        cursor.setPosition(0)
        self.text.setTextCursor(cursor)
        self.search_next()

    def search_next(self) -> None:
        """The next place, from the top again after the last."""
        self._find(QTextDocument.FindFlag(0))

    def search_previous(self) -> None:
        """The place before."""
        self._find(QTextDocument.FindFlag.FindBackward)

    def _find(self, flags: QTextDocument.FindFlag) -> None:
        words = self.search.text()
        if not words:
            self.found.setText("")
            return
        if self.text.find(words, flags):
            self.found.setText("")
            return
        cursor = self.text.textCursor()
        backward = bool(flags & QTextDocument.FindFlag.FindBackward)
        cursor.setPosition(len(self.text.toPlainText()) if backward else 0)
        self.text.setTextCursor(cursor)
        found = self.text.find(words, flags)
        self.found.setText("" if found else translate("RulesPage", "not found"))

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
        """Ctrl+F searches."""
        if event.matches(QKeySequence.StandardKey.Find):
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()
            return
        super().keyPressEvent(event)
