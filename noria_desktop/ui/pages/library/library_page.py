"""The library: every game that was ever played or begun. Source: mocks/library.md 1."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from noria_desktop.app.catalogue import game_ids
from noria_desktop.app.library.choosing import Choice, chosen, groups
from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.library import words
from noria_desktop.ui.pages.library.detail import Detail
from noria_desktop.ui.pages.library.filter_bar import FilterBar
from noria_desktop.ui.pages.library.shelf import Look, Shelf
from noria_desktop.ui.pages.library.shelf_list import ShelfList
from noria_desktop.ui.pages.library.shelf_rows import Head, Item
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.layouts import NO_EDGES, column, put, row
from noria_desktop.ui.widgets.list_sheet import Question
from noria_desktop.ui.widgets.sheets import Sheet, Words

_NARROW = 1100
"""Design pixels below which the detail takes the place of the list."""
_GROUPED = 8
"""Below so many games there are no headings."""
_PUT_BACK_MS = 12_000
"""So long after the last deletion it can be put back from the bar."""


class LibraryPage(Page):
    """Everything that was played, and what can be done with it."""

    asked = Signal(str, object)
    """What, and the entries that are chosen; see ``Detail.asked``."""
    put_back_requested = Signal()
    trash_requested = Signal(bool)
    """Show what lies in the trash, or the library again."""
    wipe_requested = Signal(object)
    """The entries that lie in the trash: delete them for good."""
    tags_written = Signal(object, str)
    """A game, and its tags from now on, parted by commas."""
    new_requested = Signal()
    looked_at = Signal(object)
    """The entry on which the list stands, or None."""

    def __init__(
        self,
        shelf: Shelf,
        style: ShellStyle,
        picture: Callable[[Entry], QImage | None],
        language: Callable[[], str],
    ) -> None:
        """Show a shelf; ``picture`` gives the pictures of rows as far as they have been painted."""
        super().__init__(style, back=True, statistics=True)
        self.shelf = shelf
        self._picture, self._language = picture, language
        self.in_trash = False
        """Whether the list shows the trash."""
        self._texts: dict[str, str] = {}
        """Under which words a game is found, made when something is first looked for."""
        self.bar = FilterBar(style)
        self.list = ShelfList(style, shelf.today, picture)
        self.detail = Detail(style, shelf.today)
        self.sheet = Sheet(style, (12, 10, 8, 8), gap=4)
        self.empty = Words(style, 15, colour="muted", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.take_off = BrassButton(style)
        self.new = BrassButton(style, Kind.PRIMARY, icon="play")
        self.trash = BrassButton(style, Kind.LINK, icon="trash")
        self.wipe = BrassButton(style, Kind.LINK, icon="trash")
        self.wipe.hide()
        self.order_words = Words(style, 13, colour="muted")
        self.thrown = BrassButton(style, Kind.SMALL, icon="undo", key="Ctrl+Z")
        self.thrown_words = Words(style, 13.5)
        self.thrown_bar = QWidget()
        row(style, (self.thrown_words, 1), self.thrown, gap=6, edges=(8, 0, 4, 0), within=self.thrown_bar)
        self.foot = QWidget()
        row(style, self.trash, self.wipe, 1, self.order_words, gap=6, edges=(0, 0, 10, 0), within=self.foot)
        middle = Qt.AlignmentFlag.AlignHCenter
        self.nothing = QWidget()
        inner = column(style, 2, self.empty, gap=10, edges=(30, 0, 30, 0), within=self.nothing)
        inner.addWidget(self.take_off, 0, middle)
        inner.addWidget(self.new, 0, middle)
        put(inner, 3)
        put(self.sheet.column, (self.list, 1), (self.nothing, 1), self.thrown_bar, self.foot)
        self._hall = row(style, (self.sheet, 1), self.detail, gap=14, edges=NO_EDGES)
        self._column = column(style, self.bar, (self._hall, 1), gap=4, within=self.body)
        self._one_by_one = False
        self._opened = False
        """In a narrow window: the detail is shown and not the list."""
        self.thrown_bar.hide()
        self._thrown_timer = QTimer(self)
        self._thrown_timer.setSingleShot(True)
        self._thrown_timer.setInterval(_PUT_BACK_MS)
        self._thrown_timer.timeout.connect(lambda: self.show_thrown(0))
        self._told = ""
        """A sentence that stands in the place of the foot's for a while."""
        self._told_timer = QTimer(self)
        self._told_timer.setSingleShot(True)
        self._told_timer.setInterval(_PUT_BACK_MS)
        self._told_timer.timeout.connect(lambda: self._keep_telling(""))
        self._takes_off = ""
        self.bar.changed.connect(self._filter)
        self.bar.left_down.connect(lambda: self.list.setFocus(Qt.FocusReason.OtherFocusReason))
        self.list.opened.connect(self._open)
        self.list.acted.connect(self._act)
        self.list.moved.connect(self._moved)
        self.list.left_up.connect(self._leave_list)
        self.detail.asked.connect(self._act)
        self.detail.tags_written.connect(self.tags_written)
        self.trash.clicked.connect(lambda: self.trash_requested.emit(not self.in_trash))
        self.wipe.clicked.connect(self._ask_to_wipe)
        self.thrown.clicked.connect(self.put_back_requested)
        self.new.clicked.connect(self.new_requested)
        self.take_off.clicked.connect(self._take_off)
        self.bar.show_entries(shelf.entries)
        self._refill()
        self.ready()
        for first, second in zip(self._chain(), self._chain()[1:], strict=False):
            QWidget.setTabOrder(first, second)

    def _chain(self) -> list[QWidget]:
        bar = self.bar
        return [
            self.list,
            *self.detail.focus_chain(),
            self.trash,
            self.wipe,
            self.header.back,
            bar.field,
            *bar.chips.values(),
            *bar.menus.values(),
            self.header.statistics,
            self.header.rules,
            self.header.settings,
        ]

    # What is shown --------------------------------------------------------------------------------------

    def show_shelf(self, shelf: Shelf) -> None:
        """Games that came or went; what is chosen and looked for stays."""
        self.shelf = shelf
        self.list.rows.today = self.list.delegate.today = shelf.today
        self.detail.set_today(shelf.today)
        self._texts.clear()
        self.bar.show_entries(self.entries)
        self._refill()
        self._word_head()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What is chosen from: the library, or the trash."""
        return self.shelf.thrown if self.in_trash else self.shelf.entries

    def show_trash(self, on: bool) -> None:
        """The same list with what lies in the trash, or the library again."""
        if on == self.in_trash:
            return
        self.in_trash = self.detail.in_trash = self.bar.in_trash = self.list.delegate.in_trash = on
        self.show_thrown(0)
        self.bar.set_choice(Choice(order=self.bar.choice.order))
        self.show_shelf(self.shelf)
        self.retranslate()
        (self.list if self.entries else self.trash).setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_to_wipe(self) -> None:
        """Deleting cannot be undone, so it is asked, and No is the answer unless Yes is chosen."""
        listed = self.shelf.thrown
        count = len(listed)
        question = Question(
            self.style_now,
            translate("TrashSheet", "Delete %n game(s) for good?\nThis cannot be undone.", "", count),
            translate("TrashSheet", "Delete for good"),
            translate("TrashSheet", "Keep them"),
            self,
        )
        question.setWindowTitle(translate("TrashSheet", "Empty the trash"))
        question.accepted.connect(lambda: self.wipe_requested.emit(listed))
        question.open()

    def _filter(self) -> None:
        self._refill()
        shown = self.list.rows.shown
        announce(self, translate("Library", "%n game(s)", "", shown))

    def _said(self, entry: Entry) -> str:
        if entry.key not in self._texts:
            self._texts[entry.key] = words.found_under(entry, self.shelf.today)
        return self._texts[entry.key]

    def _refill(self) -> None:
        choice, every = self.bar.choice, self.entries
        shown = chosen(every, choice, self._said)
        items: list[Item] = []
        for group in groups(shown, choice.order, self.shelf.today):
            heading = words.heading(group, choice.order) if group.by else ""
            if heading and len(every) >= _GROUPED:
                items.append(Head(heading, len(group.entries)))
            items += group.entries
        self.list.show_items(tuple(items), len(every))
        self._show_empty(bool(shown))
        self.fit_width()
        self._moved()

    def _show_empty(self, some: bool) -> None:
        """Why nothing is shown, and what would show something again."""
        self._takes_off = "" if some else self._guilty()
        nothing = not self.entries
        self.list.setVisible(some)
        self.nothing.setVisible(not some)
        self.take_off.setVisible(bool(self._takes_off))
        self.new.setVisible(nothing and not self.shelf.reading and not self.in_trash)
        self.detail.setVisible(some and (not self._one_by_one or self._opened))
        self.bar.setVisible(not nothing)
        if some:
            return
        if self._takes_off:
            without = len(chosen(self.entries, self.bar.choice.without(self._takes_off), self._said))
            self.empty.setText(
                translate("Library", "Nothing here. Without {filter} there are %n.", "", without).format(
                    filter=self.bar.filter_words(self._takes_off)
                )
            )
            self.take_off.set_words(
                translate("Library", "Take off {filter}").format(
                    filter=self.bar.filter_words(self._takes_off)
                )
            )
        elif self.in_trash:
            self.empty.setText(translate("TrashSheet", "The trash is empty."))
        elif self.shelf.reading:
            self.empty.setText(translate("Library", "Reading the games…"))
        else:
            self.empty.setText(
                translate("Library", "Every game that you play stands here, from its first decision on.")
            )

    def _guilty(self) -> str:
        """The filter without which most games would be shown; the last one where none alone hides them all."""
        choice = self.bar.choice
        names = [*choice.filters, *(["words"] if choice.words else [])]
        if not names or not self.entries:
            return ""
        return max(names, key=lambda name: len(chosen(self.entries, choice.without(name), self._said)))

    def _take_off(self) -> None:
        self.bar.set_choice(self.bar.choice.without(self._takes_off))
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _moved(self) -> None:
        entry = self.list.entry() if not self.list.isHidden() else None
        small = None if entry is None else self._picture(entry)
        self.detail.show_game(entry, Look(), small, self._language())
        self.looked_at.emit(entry)

    def show_look(self, entry: Entry, look: Look) -> None:
        """What was found in the file of the game on which the list stands."""
        now = self.list.entry()
        if now is not None and now.key == entry.key:
            self.detail.show_look(look)

    def picture_painted(self) -> None:
        """A row's picture is there now."""
        self.list.viewport().update()

    def show_thrown(self, count: int) -> None:
        """So many games can be put back from the bar; 0: away with it."""
        self.thrown_bar.setVisible(bool(count))
        self.foot.setVisible(not count)
        if count:
            self.thrown_words.setText(translate("Library", "%n game(s) moved to the trash", "", count))
            self._thrown_timer.start()
            announce(self, self.thrown_words.text())
        else:
            self._thrown_timer.stop()

    def tell(self, text: str) -> None:
        """A sentence in the place of the foot's for a while, also when more of the games is read meanwhile."""
        self._keep_telling(text)
        self._told_timer.start()
        announce(self, text)

    def _keep_telling(self, text: str) -> None:
        self._told = text
        self._word_head()

    @property
    def can_put_back(self) -> bool:
        """Whether the bar is shown."""
        return not self.thrown_bar.isHidden()

    # Hands ----------------------------------------------------------------------------------------------

    def _open(self, entry: Entry) -> None:
        if self._one_by_one and not self._opened:
            self._show_detail(True)
            return
        self.asked.emit("back" if self.in_trash else "open", (entry,))

    def _act(self, what: str) -> None:
        if what == "tag":
            self.detail.write_tags()
            return
        if self.in_trash and what != "back":
            return
        found = self.list.chosen() if what in ("export", "trash", "back") else ()
        entry = self.list.entry()
        if not found and entry is not None:
            found = (entry,)
        if found:
            self.asked.emit(what, found)

    def _show_detail(self, on: bool) -> None:
        """In a narrow window: the detail in the list's place, or the list again."""
        self._opened = on
        self.sheet.setVisible(not on)
        self.bar.setVisible(not on and bool(self.entries))
        self.detail.setVisible(on)
        (self.detail.go if on else self.list).setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave_list(self) -> None:
        self.bar.chips[self.bar.choice.game].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits choose a game, / and Ctrl+F search, Ctrl+Z puts back, Escape goes back a step."""
        text = event.text()
        if event.matches(QKeySequence.StandardKey.Find) or text == "/":
            if self.entries:
                self.bar.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
                self.bar.field.selectAll()
            else:
                announce(self, self.empty.text())
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.put_back_requested.emit()
        elif text.isascii() and text.isdigit() and int(text) <= len(game_ids()):
            game = "" if text == "0" else game_ids()[int(text) - 1]
            if not self.bar.chips[game].isHidden():
                self.bar.set_game(game)
        elif event.key() == Qt.Key.Key_Escape and self._opened:
            self._show_detail(False)
        elif event.key() == Qt.Key.Key_Escape and self.bar.clear():
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        elif event.key() == Qt.Key.Key_Escape and self.in_trash:
            self.trash_requested.emit(False)
        else:
            super().keyPressEvent(event)

    # Frame ----------------------------------------------------------------------------------------------

    def entrance(self) -> QWidget:
        """The list, or the way to its first game."""
        return self.list if self.entries else self.trash if self.in_trash else self.new

    def game_id(self) -> str:
        """The game whose rules the header opens."""
        entry = self.list.entry()
        return entry.game if entry is not None and entry.game in game_ids() else super().game_id()

    def fit_width(self) -> None:
        """Detail beside the list or in its place."""
        style = self.style_now
        super().fit_width()
        narrow = self.width() < _NARROW * style.scale
        wide = min(style.px(440), max(style.px(340), round(self.width() * 0.285)))
        if narrow:
            wide = self.width() - 2 * style.px(24) - self.view.verticalScrollBar().sizeHint().width()
        taken = 0 if self.bar.isHidden() else self.bar.sizeHint().height() + style.px(4)
        self.detail.fit(max(0, wide), self.height() - self.header.height() - taken - style.px(16))
        self.bar.fit_width(self.width() - 2 * style.px(24))
        if narrow != self._one_by_one:
            self._one_by_one = narrow
            self._opened = False
            self.sheet.show()
            self.bar.setVisible(bool(self.entries))
            self.detail.setVisible(not narrow and not self.list.isHidden())

    def arrange(self, style: ShellStyle) -> None:
        """Edges of the body."""
        self._column.setContentsMargins(*self.margins(style))

    def retranslate(self) -> None:
        """Every word again."""
        super().retranslate()
        self._texts.clear()
        self.bar.retranslate()
        self.detail.retranslate()
        self.list.setAccessibleName(translate("Library", "Games"))
        self.new.set_words(translate("Library", "New game"))
        self.thrown.set_words(translate("Library", "Put back"))
        self._word_head()
        self._refill()

    def _word_head(self) -> None:
        if self.in_trash:
            self._word_trash()
        else:
            self._word_library()
        if self._told:
            self.order_words.setText(self._told)

    def _word_library(self) -> None:
        """Head and foot while the list shows the library."""
        self.header.title.setText(translate("Library", "Library"))
        self.trash.set_icon("trash")
        self.wipe.hide()
        over = sum(one.is_over for one in self.shelf.entries)
        going_on = sum(one.outcome is Outcome.GOING_ON for one in self.shelf.entries)
        facts = (
            translate("Library", "%n finished", "", over),
            translate("Library", "%n going on", "", going_on),
        )
        self.header.sub.setText(words.listed(*facts) if self.shelf.entries else "")
        self.header.fit(self.width(), told=True)
        trashed = self.shelf.trashed
        text = translate("Library", "Trash")
        self.trash.set_words(words.joined(text, str(trashed)) if trashed else text)
        damaged = sum(one.is_damaged for one in self.shelf.entries)
        if self.shelf.reading:
            self.order_words.setText(translate("Library", "Reading the games…"))
        elif damaged:
            self.order_words.setText(translate("Library", "%n file(s) damaged", "", damaged))
        else:
            self.order_words.setText(translate("Library", "All files in order"))

    def _word_trash(self) -> None:
        """Head and foot while the list shows the trash."""
        count = len(self.shelf.thrown)
        self.header.title.setText(translate("TrashSheet", "Trash"))
        told = translate("Library", "%n game(s)", "", count)
        self.header.sub.setText(told if count else "")
        self.header.fit(self.width(), told=True)
        self.trash.set_icon("shelf")
        self.trash.set_words(translate("Library", "Back to the library"))
        self.wipe.set_words(translate("Library", "Empty…"), name=translate("TrashSheet", "Empty the trash…"))
        # What is deleted is what was listed, so all must be listed first.
        self.wipe.setVisible(bool(count))
        self.wipe.setEnabled(not self.shelf.reading)
        self.order_words.setText(translate("TrashSheet", "Reading the trash…") if self.shelf.reading else "")
