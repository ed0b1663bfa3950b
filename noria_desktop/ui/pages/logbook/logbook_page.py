"""The logbook of a campaign: leafed through with arrows, marks and keys, kept as a picture, gone on from.

Source: campaign.md 2 and 7.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.logbook.book_foot import BookFoot
from noria_desktop.ui.pages.logbook.book_model import (
    BookModel,
    BookPage,
    Entry,
    Gathered,
    Inside,
    PageState,
)
from noria_desktop.ui.pages.logbook.book_view import NARROW, BookView
from noria_desktop.ui.pages.logbook.chapter_marks import TurnButton
from noria_desktop.ui.pages.logbook.double_page import Opened
from noria_desktop.ui.pages.logbook.save_book import write_page, write_pages
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.tell_fault import tell_fault
from noria_desktop.ui.widgets.file_places import ask_where
from noria_desktop.ui.widgets.game_book import Scene

_SIDE: Final = 57.0
"""Design pixels at each side of the book, for the arrows."""
_EDGE: Final = 62.0
_NARROW_EDGE: Final = 16.0
"""Design pixels left and right of the buttons."""
_A_VOLUME: Final = 4
_KEYS: Final = frozenset(
    {
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
    }
)
"""Keys that are the book's wherever the keyboard is."""


class LogbookPage(Page):
    """A campaign's logbook, open at one of its double pages."""

    replay_requested = Signal(object)
    """The ``Entry`` whose game is to be shown."""
    again_requested = Signal(str)
    """A chapter's id, ``finale`` or ``nights``: what is to be played."""
    copied = Signal()
    """The set-up lies in the clipboard."""

    def __init__(self, make: Callable[[], BookModel], style: ShellStyle) -> None:
        """Open the book that ``make`` makes in the language of now; it is asked again when that changes."""
        super().__init__(style, back=True, library=True, statistics=True)
        self._make = make
        self._named_elsewhere = False
        self.model = make()
        self.place = self.model.shown
        self._attempt = self.model.pages[self.place].best
        self.book = BookView(style, self._opened())
        column = QVBoxLayout(self.body)
        column.addWidget(self.book, 1)
        self._column = column
        self.foot = BookFoot(style, self.model)
        self.marks, self.notice = self.foot.marks, self.foot.notice
        self.save, self.replay, self.again = self.foot.buttons
        self.before = TurnButton(style, "left", 21)
        self.after = TurnButton(style, "right", 21)
        for arrow in (self.before, self.after):
            arrow.setParent(self)
        self.older = TurnButton(style, "up", 11, on_paper=True)
        self.newer = TurnButton(style, "down", 11, on_paper=True)
        for arrow in (self.older, self.newer):
            arrow.setParent(self.book)
        self._buttons = (self.before, self.after, self.older, self.newer, *self.foot.buttons)
        frame = self.layout()
        assert frame is not None
        frame.addWidget(self.foot)
        self.marks.chosen.connect(self.turn_to)
        self.before.clicked.connect(self._back)
        self.after.clicked.connect(self._on)
        self.older.clicked.connect(self._older)
        self.newer.clicked.connect(self._newer)
        self.book.side_turned.connect(self._show_controls)
        self.save.clicked.connect(self.save_picture)
        self.replay.clicked.connect(self._ask_replay)
        self.again.clicked.connect(self._ask_again)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for widget in (
            self.book,
            *self.marks.marks,
            *self._buttons,
            self.header.back,
            *self.header.links,
        ):
            widget.installEventFilter(self)
        for first, second in pairwise((self.book, *self.marks.marks, *self._buttons, self.header.back)):
            QWidget.setTabOrder(first, second)
        self.ready()

    # What is open ---------------------------------------------------------------------------------------

    @property
    def page(self) -> BookPage:
        """The chapter where the book is open."""
        return self.model.pages[self.place]

    @property
    def entry(self) -> Entry | Gathered | None:
        """The attempt that is shown; None where nothing is written."""
        entries = self.page.entries
        return entries[self._attempt] if entries else None

    def game_id(self) -> str:
        """The game of this chapter."""
        return self.page.game or super().game_id()

    def put_beside_title(self, widget: QWidget) -> None:
        """Show something beside the title, such as a campaign switcher."""
        row = self.header.layout()
        assert isinstance(row, QHBoxLayout)
        row.insertWidget(row.indexOf(self.header.title) + 1, widget)
        self._named_elsewhere = True
        self.header.sub.setText("")

    def show_model(self, make: Callable[[], BookModel]) -> None:
        """Another book, open where it says."""
        self._make = make
        self.model = make()
        self.place = self.model.shown
        self._attempt = self.page.best
        self.retranslate()

    def _opened(self) -> Opened:
        entry = self.entry
        return _opened(self.model.leather, self.page, entry)

    def turn_to(self, place: int, attempt: int | None = None, *, side: int = 0) -> None:
        """Open the book at a chapter.

        Args:
            place: which one, from 0; beyond the ends nothing happens.
            attempt: which of its entries; the best one by default.
            side: in a narrow window, the left (0) or the right (1) page.
        """
        if not 0 <= place < len(self.model.pages):
            return
        forward = None if place == self.place else place > self.place
        self.place = place
        self._attempt = self.page.best if attempt is None else attempt
        self.foot.tell("")
        self.book.open(self._opened(), forward=forward)
        self.book.show_side(side)
        bar = self.view.verticalScrollBar()
        bar.setValue(bar.minimum())
        self._show_controls()

    def show_attempt(self, attempt: int) -> None:
        """Show another attempt at this chapter; beyond the first and the last nothing happens."""
        if 0 <= attempt < len(self.page.entries):
            self.turn_to(self.place, attempt, side=self.book.single or 0)

    def _on(self) -> None:
        """A page forward; in a narrow window first to the account."""
        if self.book.single == 0:
            self.book.show_side(1)
        else:
            self.turn_to(self.place + 1)

    def _back(self) -> None:
        if self.book.single == 1:
            self.book.show_side(0)
        else:
            self.turn_to(self.place - 1, side=1)

    def _older(self) -> None:
        self.show_attempt(self._attempt - 1)

    def _newer(self) -> None:
        self.show_attempt(self._attempt + 1)

    # Going on -------------------------------------------------------------------------------------------

    def _ask_replay(self) -> None:
        if self.replay.isEnabled():
            self.replay_requested.emit(self.entry)

    def _ask_again(self) -> None:
        if self.again.isEnabled():
            self.again_requested.emit(self.page.name)

    def save_picture(self) -> None:
        """Ask for a file and write the picture; a file that cannot be written is said in a sentence."""
        whole = translate("Logbook", "The whole book")
        kinds = ["PNG (*.png)", "SVG (*.svg)", "PDF (*.pdf)"]
        if any(page.entries for page in self.model.pages):
            kinds.append(f"{whole} – PDF (*.pdf)")
        name = f"{self.page.name}.png"
        chosen, kind = ask_where(self, translate("Logbook", "Save picture"), name, ";;".join(kinds))
        if chosen:
            path = Path(chosen)
            if not path.suffix:
                path = path.with_name(f"{path.name}.{kind.rpartition('*.')[2].rstrip(')')}")
            self.write(path, whole=kind.startswith(whole))

    def write(self, path: Path, *, whole: bool = False) -> bool:
        """Write this double page, or all written pages as a PDF; False where that failed, which the page says."""
        if whole and path.suffix.lower() != ".pdf":
            path = path.with_name(f"{path.stem}.pdf")
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            if whole:
                write_pages(path, self.model.campaign_name, self.style_now, self._written())
            else:
                write_page(path, f"{self.page.place} · {self.page.title}", self.style_now, self.book.opened)
        except OSError:
            text = translate("Logbook", "{file} could not be written. Choose another folder.")
            self.foot.tell(text.format(file=path))
            return False
        finally:
            QGuiApplication.restoreOverrideCursor()
        self.foot.tell(translate("Logbook", "Saved as {file}.").format(file=path.name))
        return True

    def _written(self) -> list[Opened]:
        """The best page of every chapter that has one."""
        found = [page.entries[page.best] for page in self.model.pages if page.entries]
        pages = [page for page in self.model.pages if page.entries]
        return [_opened(self.model.leather, page, entry) for page, entry in zip(pages, found, strict=True)]

    def copy_setup(self) -> None:
        """The set-up to the clipboard, as it can be pasted."""
        if self.entry is not None:
            QGuiApplication.clipboard().setText(self.entry.setup)
            self.foot.tell(translate("Logbook", "The set-up is copied."))
            self.copied.emit()

    # Words and sizes ------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """All words of the page and of the book."""
        super().retranslate()
        self.model = self._make()
        self._attempt = min(self._attempt, max(0, len(self.page.entries) - 1))
        self.header.title.setText(translate("Logbook", "Logbook"))
        self.header.sub.setText("" if self._named_elsewhere else self.model.campaign_name)
        self.foot.retranslate()
        self.before.set_words(translate("Logbook", "Previous page"))
        self.after.set_words(translate("Logbook", "Next page"))
        self.older.set_words(translate("Logbook", "Earlier attempt"))
        self.newer.set_words(translate("Logbook", "Later attempt"))
        self.foot.tell("")
        self.marks.show_model(self.model, self.place)
        self.book.open(self._opened())
        self._show_controls()
        self.fit_width()

    def _show_controls(self) -> None:
        """What can be pressed now, and where."""
        page, entry = self.page, self.entry
        self.marks.show_place(self.place)
        self.foot.show_way_on(played=page.state is PageState.WRITTEN)
        leads_on = page.state is not PageState.SHUT
        if not leads_on and self.focusWidget() is self.again:
            self.marks.marks[self.place].setFocus(Qt.FocusReason.OtherFocusReason)
        self.again.setEnabled(leads_on)
        self.replay.setEnabled(entry is not None and self.book.opened.inside is not None)
        single = self.book.single
        self.before.setEnabled(self.place > 0 or single == 1)
        self.after.setEnabled(self.place < len(self.model.pages) - 1 or single == 0)
        several = len(page.entries) > 1 and single != 0
        for arrow, on in (
            (self.older, self._attempt > 0),
            (self.newer, self._attempt < len(page.entries) - 1),
        ):
            arrow.setVisible(several)
            arrow.setEnabled(on)
        self._place_arrows()

    def arrange(self, style: ShellStyle) -> None:
        """Gaps."""
        px = style.px
        self._column.setContentsMargins(px(_SIDE) + px(5), px(2), px(_SIDE) + px(5), 0)

    def fit_width(self) -> None:
        """One page at a time where there is no room for two."""
        super().fit_width()
        narrow = self.width() < NARROW * self.style_now.scale
        self.book.set_single(narrow)
        self.foot.fit(self.width(), _NARROW_EDGE if narrow else _EDGE)
        self._show_controls()

    def _place_arrows(self) -> None:
        """The arrows stand beside the book, in the middle of what is seen of it; the small ones by the attempt."""
        style, seen = self.style_now, self.view.geometry()
        size = self.before.sizeHint()
        y = seen.center().y() - size.height() // 2
        edge = style.px(5)
        self.before.setGeometry(edge, y, size.width(), size.height())
        right = self.view.viewport().width() - edge - size.width()
        self.after.setGeometry(right, y, size.width(), size.height())
        small = self.older.sizeHint()
        right = self.book.width() - style.px(17 + 17 + 20)
        top = style.px(11 + 15 + 20 + 30)
        self.newer.setGeometry(right - small.width(), top, small.width(), small.height())
        self.older.setGeometry(right - 2 * small.width() + style.px(4), top, small.width(), small.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_arrows()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place_arrows()
        entrance = self.entrance()
        entrance.setFocus(Qt.FocusReason.OtherFocusReason)

    def entrance(self) -> QWidget:
        """The way on; in a narrow window the book itself; in a book of which this page is shut, its mark."""
        if self.book.single is not None:
            return self.book
        return self.again if self.again.isEnabled() else self.marks.marks[self.place]

    # Keys -----------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows turn pages wherever the keyboard is, and do not walk from button to button."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _KEYS:
            self.keyPressEvent(event)
            return True
        return bool(super().eventFilter(watched, event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right, Home and End, 1 to 5, Up and Down, S, R, Enter, Ctrl+C."""
        key = event.key()
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_setup()
        elif not plain or not self._walked(key):
            super().keyPressEvent(event)

    def _walked(self, key: int) -> bool:
        """Do what a key says; False where it says nothing here."""
        bar = self.view.verticalScrollBar()
        match key:
            case Qt.Key.Key_Left:
                self._back()
            case Qt.Key.Key_Right:
                self._on()
            case Qt.Key.Key_Home:
                self.turn_to(0)
            case Qt.Key.Key_End:
                self.turn_to(len(self.model.pages) - 1)
            case Qt.Key.Key_Up:
                self._older()
            case Qt.Key.Key_Down:
                self._newer()
            case Qt.Key.Key_PageUp | Qt.Key.Key_PageDown:
                way = 1 if key == Qt.Key.Key_PageDown else -1
                bar.setValue(bar.value() + way * bar.pageStep())
            case Qt.Key.Key_1 | Qt.Key.Key_2 | Qt.Key.Key_3 | Qt.Key.Key_4 | Qt.Key.Key_5:
                self.turn_to((key - Qt.Key.Key_1) * _A_VOLUME)
            case Qt.Key.Key_S:
                self.save_picture()
            case Qt.Key.Key_R:
                self._ask_replay()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._ask_again()
            case _:
                return False
        return True


def _opened(leather: int, page: BookPage, entry: Entry | Gathered | None) -> Opened:
    """What the games tell; a mistake of ours is told, and the page stands without it."""
    found: Inside | None = None
    scenes: tuple[Scene | None, ...] = ()
    try:
        if isinstance(entry, Entry):
            found = entry.inside()
        elif entry is not None:
            scenes = entry.inside()
    except Exception as error:
        tell_fault(error)
    return Opened(leather, page, entry, found, scenes)
