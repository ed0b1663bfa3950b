"""The list of the library: headings stay where they are, games are chosen, opened and thrown away."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView

from noria_desktop.app.library.entries import Entry
from noria_desktop.ui.art.style import ShellStyle, tone
from noria_desktop.ui.pages.library.row_paint import ShelfDelegate
from noria_desktop.ui.pages.library.shelf_rows import Index, Item, ShelfRows

_LETTERS = {
    Qt.Key.Key_R: "replay",
    Qt.Key.Key_T: "turning",
    Qt.Key.Key_S: "again",
    Qt.Key.Key_E: "export",
    Qt.Key.Key_T: "tag",
}
"""What the keys ask for; T stands for the turning points as soon as there are any."""


class ShelfList(QListView):
    """Games under their headings; Enter does what the row's brass button does."""

    opened = Signal(object)
    """An entry."""
    acted = Signal(str)
    """``replay``, ``again``, ``export``, ``trash`` or ``tag``, for what is chosen."""
    moved = Signal()
    """Another game is chosen."""
    left_up = Signal()
    """Up in the first row."""

    def __init__(self, style: ShellStyle, today: date, picture: Callable[[Entry], QImage | None]) -> None:
        """Empty."""
        super().__init__()
        self.delegate = ShelfDelegate(style, today, picture)
        self.rows = ShelfRows(today)
        self.setModel(self.rows)
        self.setItemDelegate(self.delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.doubleClicked.connect(self._open)
        self.selectionModel().selectionChanged.connect(lambda *_: self.moved.emit())
        self.set_style(style)

    def set_style(self, style: ShellStyle) -> None:
        """Colours of the empty part; rows are painted by the delegate."""
        self.delegate.look = style
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, tone(style.theme.surface))
        self.setPalette(palette)
        self.setMinimumHeight(style.px(120))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    # What is shown --------------------------------------------------------------------------------------

    def show_items(self, items: tuple[Item, ...], total: int) -> None:
        """Other rows; what was chosen stays chosen, the row in sight stays where it was."""
        chosen = self.entry()
        height = self.visualRect(self.currentIndex()).top() if chosen is not None else 0
        at = 0 if chosen is None else self.currentIndex().row()
        at_top = not self.verticalScrollBar().value()
        self.rows.show(items, total)
        index = self.rows.place_of(chosen.key) if chosen is not None else self.rows.index(-1)
        if index.isValid():
            if index == self.currentIndex():
                self.viewport().update()
                return
            self._choose(index)
            if not at_top:
                self.executeDelayedItemsLayout()
                bar = self.verticalScrollBar()
                bar.setValue(bar.value() + self.visualRect(index).top() - height)
        else:
            self._choose(self._game_near(at))
            self.scrollTo(self.currentIndex())
        self.moved.emit()

    def _game_near(self, at: int) -> Index:
        """The game at a row, or the nearest one below or above it."""
        last = self.rows.rowCount()
        order = [*range(min(at, last), last), *range(min(at, last) - 1, -1, -1)]
        return next(
            (self.rows.index(row) for row in order if self.rows.entry(self.rows.index(row))),
            self.rows.index(-1),
        )

    def _choose(self, index: Index) -> None:
        if index.isValid():
            self.selectionModel().setCurrentIndex(
                self.rows.index(index.row()), QItemSelectionModel.SelectionFlag.ClearAndSelect
            )

    def choose(self, key: str) -> bool:
        """Choose a game; False where it is not shown."""
        index = self.rows.place_of(key)
        if index.isValid():
            self._choose(index)
            self.scrollTo(index)
        return index.isValid()

    def entry(self) -> Entry | None:
        """The game on which the list stands."""
        return self.rows.entry(self.currentIndex())

    def chosen(self) -> tuple[Entry, ...]:
        """Every game that is chosen, in the order of the list."""
        places = sorted(self.selectionModel().selectedIndexes(), key=lambda index: index.row())
        found = (self.rows.entry(index) for index in places)
        return tuple(one for one in found if one is not None)

    def in_sight(self) -> tuple[Entry, ...]:
        """The games that can be seen now, from above."""
        first = self.indexAt(QPoint(2, 1)).row()
        if first < 0:
            return ()
        found: list[Entry] = []
        for row in range(first, self.rows.rowCount()):
            index = self.rows.index(row)
            if self.visualRect(index).top() >= self.viewport().height():
                break
            entry = self.rows.entry(index)
            if entry is not None:
                found.append(entry)
        return tuple(found)

    # Hands ----------------------------------------------------------------------------------------------

    def _open(self, index: Index) -> None:
        entry = self.rows.entry(index)
        if entry is not None:
            self.opened.emit(entry)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Delete throws away, letters do what the buttons do."""
        key, plain = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        no_more = plain == Qt.KeyboardModifier.NoModifier
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and no_more:
            self._open(self.currentIndex())
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.chosen():
            self.acted.emit("trash")
        elif key in _LETTERS and no_more:
            self.acted.emit(_LETTERS[Qt.Key(key)])
        elif key == Qt.Key.Key_Up and no_more and self._game_near(0) == self.currentIndex():
            self.left_up.emit()
        elif key == Qt.Key.Key_Escape or event.text().isdigit() or event.text() == "/":
            event.ignore()  # the page's
        else:
            super().keyPressEvent(event)

    def moveCursor(self, action: QListView.CursorAction, modifiers: Qt.KeyboardModifier) -> Index:  # type: ignore[override]
        """Headings are passed over."""
        here = self.currentIndex().row()
        index = super().moveCursor(action, modifiers)
        if not index.isValid() or self.rows.entry(index) is not None:
            return index
        down = index.row() > here
        rows = range(index.row(), self.rows.rowCount()) if down else range(index.row(), -1, -1)
        for row in rows:
            if self.rows.entry(self.rows.index(row)) is not None:
                return self.rows.index(row)
        return self.currentIndex()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press on the button of a row."""
        index = self.indexAt(event.position().toPoint())
        entry = self.rows.entry(index)
        if entry is not None and event.button() == Qt.MouseButton.LeftButton:
            box = self.delegate.act_box(QRectF(self.visualRect(index)), entry)
            if box.contains(event.position()):
                super().mouseReleaseEvent(event)
                self.opened.emit(entry)
                return
        super().mouseReleaseEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is chosen stays in sight."""
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        """Words are made when they are painted."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.viewport().update()
