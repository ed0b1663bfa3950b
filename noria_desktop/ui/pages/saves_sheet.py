"""The list of saves on the home page: open, delete with a moment to undo, restore what is damaged."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QPoint,
    QRectF,
    Qt,
    QTimer,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QMenu, QWidget

from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.models import SaveRow
from noria_desktop.ui.pages.save_rows import ROW, Index, SaveRows
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.field import Field
from noria_desktop.ui.widgets.layouts import NO_EDGES, put, row
from noria_desktop.ui.widgets.rows import RowDelegate, RowList
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words, words_width

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

UNDO_SECONDS = 6


class SaveDelegate(RowDelegate):
    """Paints a save: emblem, title, date; a damaged one with a warning and Restore backup."""

    restore = Signal(object)

    def _restore_box(self, area: QRectF) -> QRectF:
        canvas_words = translate("HomePage", "Restore backup")
        width = words_width(self.look, canvas_words, 12.5) + self.look.px(20)
        height = self.look.px(24)
        low = area.bottom() - self.look.px(7) - height
        return QRectF(area.right() - self.look.px(8) - width, low, width, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One row."""
        row = index.data(ROW)
        if not isinstance(row, SaveRow):
            return
        painter.save()
        canvas = Canvas(painter, self.look)
        second, taken = row.when, 0.0
        button = self._restore_box(QRectF(option.rect))
        if row.damaged is not None:
            second = row.trouble or translate("HomePage", "file damaged")
            taken = button.width() + 6 if row.has_backup else 0.0
        elif row.auto:
            second = translate("HomePage", "{when} · auto").format(when=row.when)
        self.paint_row(
            canvas,
            option,
            title=row.title,
            second=second,
            medallion=game_cover(row.game_id).paint_medallion,
            trouble=row.damaged is not None,
            taken=taken,
        )
        if taken:
            theme, scale = self.look.theme, self.look.scale
            canvas.fill(rounded_rect(button, 7 * scale), mix(theme.raised, theme.surface, 0.3))
            canvas.stroke(rounded_rect(button, 7 * scale), theme.line, 1.2)
            canvas.words(button, translate("HomePage", "Restore backup"), 12.5, theme.text, False, CENTRE)
        painter.restore()

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """A click on Restore backup."""
        row = index.data(ROW)
        if (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonRelease
            and isinstance(row, SaveRow)
            and row.damaged is not None
            and row.has_backup
            and self._restore_box(QRectF(option.rect)).contains(event.position())
        ):
            self.restore.emit(row.path)
            return True
        return super().editorEvent(event, model, option, index)


class SavesList(RowList):
    """The list itself; Enter opens, Delete deletes."""

    chosen = Signal(object)
    discarded = Signal(object)
    restored = Signal(object)

    def __init__(self, style: ShellStyle) -> None:
        """Empty."""
        delegate = SaveDelegate(style)
        super().__init__(delegate)
        self.rows = SaveRows()
        self.setModel(self.rows)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._menu)
        self.doubleClicked.connect(self._open)
        delegate.restore.connect(self.restored)
        self._at: tuple[Path | None, Path | None, int] = (None, None, 0)
        self.rows.about_to_change.connect(self._remember)
        self.rows.changed.connect(self._find_again)

    def _remember(self) -> None:
        """The chosen file, the file of the topmost row in sight, and how far that is scrolled out."""
        chosen, top = self.row(self.currentIndex()), self.indexAt(QPoint(1, 1))
        row = self.row(top)
        # At its very beginning the list stays there, and what is new comes in sight.
        anchor = None if row is None or not self.verticalScrollBar().value() else row.path
        self._at = (None if chosen is None else chosen.path, anchor, self.visualRect(top).top())

    def _find_again(self) -> None:
        """The same file chosen, the same row at the same height."""
        chosen, anchor, height = self._at
        if chosen is not None and (index := self.rows.place_of(chosen)).isValid():
            if index != self.currentIndex():
                # Nothing is scrolled for its sake: that would count all rows twice.
                self.setAutoScroll(False)
                self.setCurrentIndex(index)
                self.setAutoScroll(True)
        elif self.rows.rowCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(self.rows.index(0))
        if anchor is not None and (place := self.rows.place_of(anchor)).isValid():
            # The view counts its rows anew only when it next has time.
            self.executeDelayedItemsLayout()
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.visualRect(place).top() - height)

    def row(self, index: Index) -> SaveRow | None:
        """The save at an index."""
        found = index.data(ROW) if index.isValid() else None
        return found if isinstance(found, SaveRow) else None

    def _open(self, index: Index) -> None:
        row = self.row(index)
        if row is None:
            return
        if row.damaged is None:
            self.chosen.emit(row.path)
        elif row.has_backup:
            self.restored.emit(row.path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens (or restores), Delete deletes; at either end the arrows leave the list."""
        index = self.currentIndex()
        row = self.row(index)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row is not None:
            self._open(index)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and row is not None:
            self.discarded.emit(row.path)
        else:
            super().keyPressEvent(event)

    def _offers(self, row: SaveRow) -> Iterator[tuple[str, SignalInstance]]:
        """What the menu of a row offers: words, and the signal that asks for it."""
        if row.damaged is None:
            yield translate("HomePage", "Open"), self.chosen
        elif row.has_backup:
            yield translate("HomePage", "Restore backup"), self.restored
        yield translate("HomePage", "Move to the trash"), self.discarded

    def _menu(self, place: QPoint) -> None:
        row = self.row(self.indexAt(place))
        if row is None:
            return
        menu = QMenu(self)
        for words, asked in self._offers(row):
            action = QAction(words, menu)
            action.triggered.connect(lambda *_, asked=asked: asked.emit(row.path))
            menu.addAction(action)
        menu.exec(self.viewport().mapToGlobal(place))


class SavesSheet(Sheet):
    """Saved games with a filter."""

    open_requested = Signal(object)
    delete_requested = Signal(object)
    restore_requested = Signal(object)
    trash_requested = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """No saves."""
        super().__init__(style, (18, 12, 10, 10), gap=6)
        self.heading = Heading(style, 15)
        self.filter = Field(style, 128, size=12.5, bold=False)
        self.list = SavesList(style)
        self.empty = Words(style, 13, colour="muted", wrap=True)
        self.undo_words = Words(style, 12.5, colour="muted")
        self.undo = BrassButton(style, Kind.SMALL, icon="undo")
        self.undo_bar = QWidget()
        row(style, (self.undo_words, 1), self.undo, gap=0, edges=NO_EDGES, within=self.undo_bar)
        self.reading = Words(style, 12.5, colour="muted")
        self.trash = BrassButton(style, Kind.LINK, icon="trash")
        head = row(style, (self.heading, 1), self.filter, edges=(0, 0, 8, 0))
        parts = ((self.reading, 1), (self.undo_bar, 1), 0, self.trash)
        foot = row(style, *parts, gap=0, edges=(0, 0, 4, 0))
        put(self.column, head, self.empty, (self.list, 1), 0, foot)
        self.undo_bar.hide()
        self.reading.hide()
        self._doomed: Path | None = None
        self._is_reading = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(UNDO_SECONDS * 1000)
        self._timer.timeout.connect(self.flush)
        self.filter.textChanged.connect(self.list.rows.set_filter)
        self.filter.setClearButtonEnabled(True)
        self.list.chosen.connect(self.open_requested)
        self.list.restored.connect(self.restore_requested)
        self.list.discarded.connect(self._discard)
        self.undo.clicked.connect(self._take_back)
        self.trash.clicked.connect(self.trash_requested)

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [self.filter, self.list, self.undo, self.trash]

    def set_rows(self, rows: tuple[SaveRow, ...], *, reading: bool = False) -> None:
        """Show these saves, newest first; ``reading``: there are more, which are not known yet."""
        self.list.rows.show(rows)
        self.filter.setVisible(len(rows) > 3 or bool(self.filter.text()))
        self.list.setVisible(bool(rows))
        self.empty.setVisible(not rows and not reading)
        self._is_reading = reading
        self._show_foot()
        if rows and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.list.rows.index(0))

    def choose(self, path: Path) -> bool:
        """Choose the row of a file, whatever was typed into the filter; False when there is none."""
        if not self.list.rows.place_of(path).isValid():
            self.filter.clear()
        index = self.list.rows.place_of(path)
        if index.isValid():
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index)
        return index.isValid()

    def _show_foot(self) -> None:
        """What was just deleted, else that there is more to come."""
        self.undo_bar.setVisible(self._doomed is not None)
        self.reading.setVisible(self._is_reading and self._doomed is None)
        # Both words beside each other have no room in the narrowest column.
        self.trash.set_compact(self._is_reading or self._doomed is not None)

    def _discard(self, path: Path) -> None:
        """Hide the row now, delete the file when the moment to undo is over."""
        self.flush()
        self._doomed = path
        at = self.list.currentIndex().row()
        self.list.rows.hide(frozenset({path}))
        left = self.list.rows.rowCount()
        if left:
            self.list.setCurrentIndex(self.list.rows.index(min(at, left - 1)))
        self._show_foot()
        self._timer.start()

    def _take_back(self) -> None:
        """Keep the save after all."""
        self._timer.stop()
        path, self._doomed = self._doomed, None
        self.list.rows.hide(frozenset())
        if path is not None:
            self.choose(path)
        self._show_foot()
        self.list.setFocus()

    def flush(self) -> None:
        """Delete now what waits for it; called before the page is left."""
        self._timer.stop()
        path, self._doomed = self._doomed, None
        if path is None:
            return
        self._show_foot()
        self.delete_requested.emit(path)
        # A later save may get the same name, so no path stays hidden.
        self.list.rows.hide(frozenset())

    def hideEvent(self, event: QHideEvent) -> None:
        """Leaving the page ends the moment to undo."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.flush()

    def retranslate(self) -> None:
        """Words of the sheet."""
        self.heading.set_words(translate("HomePage", "Saved games"))
        self.filter.setPlaceholderText(translate("HomePage", "Filter"))
        self.filter.setAccessibleName(translate("HomePage", "Filter the saved games"))
        self.list.setAccessibleName(translate("HomePage", "Saved games"))
        self.empty.setText(
            translate(
                "HomePage",
                "Games are saved by themselves after every step. They will wait for you here; a save file "
                "can also be dropped on this window.",
            )
        )
        self.reading.setText(translate("HomePage", "Reading the saved games…"))
        self.trash.set_words(translate("HomePage", "Trash"), name=translate("HomePage", "Open the trash"))
        self.undo_words.setText(translate("HomePage", "Moved to the trash"))
        self.undo.set_words(translate("HomePage", "Undo"))
        self.list.paint_anew()
