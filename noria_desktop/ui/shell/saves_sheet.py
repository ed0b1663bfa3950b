"""The list of saves on the home page: open, delete with a moment to undo, restore what is damaged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from noria_desktop.ui.i18n import translate
from noria_desktop.ui.plain import plain_tip
from noria_desktop.ui.shell.buttons import BrassButton, Kind
from noria_desktop.ui.shell.canvas import CENTRE, Canvas
from noria_desktop.ui.shell.field import Field
from noria_desktop.ui.shell.game_art import paint_medallion
from noria_desktop.ui.shell.models import SaveRow
from noria_desktop.ui.shell.shapes import line, rr
from noria_desktop.ui.shell.style import ShellStyle, mix, tone
from noria_desktop.ui.shell.widgets import Heading, Sheet, Words, words_width

UNDO_SECONDS = 6
_Index = QModelIndex | QPersistentModelIndex
_ROW = Qt.ItemDataRole.UserRole
_NO_INDEX = QModelIndex()


class SaveRows(QAbstractListModel):
    """The rows that the filter leaves."""

    def __init__(self) -> None:
        """Empty."""
        super().__init__()
        self._all: tuple[SaveRow, ...] = ()
        self._filter = ""
        self._hidden: frozenset[Path] = frozenset()
        self.rows: tuple[SaveRow, ...] = ()

    def show(self, rows: tuple[SaveRow, ...]) -> None:
        """Other rows."""
        self._all = rows
        self._renew()

    def set_filter(self, text: str) -> None:
        """Only rows with every word of ``text`` in title or date."""
        self._filter = text
        self._renew()

    def hide(self, paths: frozenset[Path]) -> None:
        """Leave out rows that are about to be deleted."""
        self._hidden = paths
        self._renew()

    def _renew(self) -> None:
        parts = self._filter.casefold().split()
        self.beginResetModel()
        self.rows = tuple(
            row
            for row in self._all
            if row.path not in self._hidden
            and all(part in f"{row.title} {row.when}".casefold() for part in parts)
        )
        self.endResetModel()

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """How many rows."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Title, the row itself, and what a screen reader says."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == _ROW:
            return row
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return " · ".join(part for part in (row.title, row.when, row.damaged or "") if part)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(row.damaged or str(row.path))
        return None


class SaveDelegate(QStyledItemDelegate):
    """Paints a row: emblem, title, date; a damaged one with a warning and Restore backup."""

    restore = Signal(object)

    def __init__(self, style: ShellStyle) -> None:
        """In a style."""
        super().__init__()
        self.look = style

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Two lines."""
        return QSize(self.look.px(200), self.look.px(60))

    def _restore_box(self, area: QRectF) -> QRectF:
        canvas_words = translate("HomePage", "Restore backup")
        width = words_width(self.look, canvas_words, 12.5) + self.look.px(20)
        height = self.look.px(24)
        low = area.bottom() - self.look.px(7) - height
        return QRectF(area.right() - self.look.px(8) - width, low, width, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """One row."""
        row = index.data(_ROW)
        if not isinstance(row, SaveRow):
            return
        painter.save()
        style = self.look
        canvas = Canvas(painter, style)
        theme, scale = style.theme, style.scale
        area = QRectF(option.rect)
        state = option.state
        box = area.adjusted(2 * scale, 2 * scale, -2 * scale, -2 * scale)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        if chosen or hovered:
            body = theme.raised if style.dark else mix(theme.raised, theme.accent, 0.13)
            canvas.fill(rr(box, 8 * scale), body, 1.0 if chosen else 0.6)
        if chosen and style.contrast:
            canvas.stroke(rr(box, 8 * scale), theme.accent, 2)
        if state & QStyle.StateFlag.State_HasFocus:
            canvas.stroke(rr(box, 8 * scale), theme.focus, 2)
        elif not chosen:
            canvas.stroke(
                line(box.left(), area.bottom(), box.right(), area.bottom()), style.colours.hair, 1, 0.7
            )
        middle = area.center().y()
        paint_medallion(
            canvas, box.left() + 22 * scale, middle, 14 * scale, row.game_id, dim=row.damaged is not None
        )
        left = box.left() + 46 * scale
        room = box.right() - left - 8 * scale
        canvas.words(QRectF(left, middle - 22 * scale, room, 21 * scale), row.title, 13.5, theme.text, chosen)
        second = QRectF(left, middle, room, 20 * scale)
        if row.damaged is not None:
            canvas.glyph("warn", left + 7 * scale, second.center().y(), 6.5 * scale, theme.danger)
            second.setLeft(left + 20 * scale)
            if row.has_backup:
                button = self._restore_box(area)
                second.setRight(button.left() - 6)
                canvas.fill(rr(button, 7 * scale), mix(theme.raised, theme.surface, 0.3))
                canvas.stroke(rr(button, 7 * scale), theme.line, 1.2)
                canvas.words(button, translate("HomePage", "Restore backup"), 12.5, theme.text, False, CENTRE)
            canvas.words(second, translate("HomePage", "file damaged"), 12.5, theme.danger)
        else:
            words = row.when
            if row.auto:
                words = translate("HomePage", "{when} · auto").format(when=row.when)
            canvas.words(second, words, 12.5, theme.muted)
        painter.restore()

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: _Index
    ) -> bool:
        """A click on Restore backup."""
        row = index.data(_ROW)
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


class SavesList(QListView):
    """The list itself; Enter opens, Delete deletes."""

    chosen = Signal(object)
    discarded = Signal(object)
    restored = Signal(object)

    def __init__(self, style: ShellStyle) -> None:
        """Empty."""
        super().__init__()
        self.rows = SaveRows()
        self.setModel(self.rows)
        self.delegate = SaveDelegate(style)
        self.setItemDelegate(self.delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._menu)
        self.doubleClicked.connect(self._open)
        self.delegate.restore.connect(self.restored)
        self.setTabKeyNavigation(False)
        self.set_style(style)

    def set_style(self, style: ShellStyle) -> None:
        """Colours of the empty part; rows are painted by the delegate."""
        self.delegate.look = style
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, tone(style.theme.surface))
        self.setPalette(palette)
        self.setMinimumHeight(style.px(64))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def row(self, index: _Index) -> SaveRow | None:
        """The save at an index."""
        found = index.data(_ROW) if index.isValid() else None
        return found if isinstance(found, SaveRow) else None

    def _open(self, index: _Index) -> None:
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

    def _menu(self, place: QPoint) -> None:
        index = self.indexAt(place)
        row = self.row(index)
        if row is None:
            return
        menu = QMenu(self)
        if row.damaged is None:
            open_ = QAction(translate("HomePage", "Open"), menu)
            open_.triggered.connect(lambda: self.chosen.emit(row.path))
            menu.addAction(open_)
        elif row.has_backup:
            restore = QAction(translate("HomePage", "Restore backup"), menu)
            restore.triggered.connect(lambda: self.restored.emit(row.path))
            menu.addAction(restore)
        delete = QAction(translate("HomePage", "Move to the trash"), menu)
        delete.triggered.connect(lambda: self.discarded.emit(row.path))
        menu.addAction(delete)
        menu.exec(self.viewport().mapToGlobal(place))


class SavesSheet(Sheet):
    """Saved games with a filter."""

    open_requested = Signal(object)
    delete_requested = Signal(object)
    restore_requested = Signal(object)

    def __init__(self, style: ShellStyle) -> None:
        """No saves."""
        super().__init__(style)
        self.heading = Heading(style, 15)
        self.filter = Field(style, 128, size=12.5, bold=False)
        self.list = SavesList(style)
        self.empty = Words(style, 13, colour="muted", wrap=True)
        self.undo_words = Words(style, 12.5, colour="muted")
        self.undo = BrassButton(style, Kind.SMALL, icon="undo")
        self.undo_bar = QWidget()
        bar = QHBoxLayout(self.undo_bar)
        bar.setContentsMargins(0, 0, 0, 0)
        bar.addWidget(self.undo_words, 1)
        bar.addWidget(self.undo)
        self._column = QVBoxLayout(self)
        self._head = QHBoxLayout()
        self._head.addWidget(self.heading, 1)
        self._head.addWidget(self.filter)
        self._column.addLayout(self._head)
        self._column.addWidget(self.empty)
        self._column.addWidget(self.list, 1)
        self._column.addStretch(0)
        self._column.addWidget(self.undo_bar)
        self.undo_bar.hide()
        self._doomed: Path | None = None
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
        self.set_style(style)

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [self.filter, self.list, self.undo]

    def set_rows(self, rows: tuple[SaveRow, ...]) -> None:
        """Show these saves, newest first."""
        self.list.rows.show(rows)
        self.filter.setVisible(len(rows) > 3)
        self.list.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        if rows and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.list.rows.index(0))

    def _discard(self, path: Path) -> None:
        """Hide the row now, delete the file when the moment to undo is over."""
        self.flush()
        self._doomed = path
        at = self.list.currentIndex().row()
        self.list.rows.hide(frozenset({path}))
        left = self.list.rows.rowCount()
        if left:
            self.list.setCurrentIndex(self.list.rows.index(min(at, left - 1)))
        self.undo_bar.show()
        self._timer.start()

    def _take_back(self) -> None:
        """Keep the save after all."""
        self._timer.stop()
        path, self._doomed = self._doomed, None
        self.list.rows.hide(frozenset())
        back = next((at for at, row in enumerate(self.list.rows.rows) if row.path == path), 0)
        self.list.setCurrentIndex(self.list.rows.index(back))
        self.undo_bar.hide()
        self.list.setFocus()

    def flush(self) -> None:
        """Delete now what waits for it; called before the page is left."""
        self._timer.stop()
        path, self._doomed = self._doomed, None
        if path is None:
            return
        self.undo_bar.hide()
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
        self.undo_words.setText(translate("HomePage", "Moved to the trash"))
        self.undo.set_words(translate("HomePage", "Undo"))
        self.list.viewport().update()

    def set_style(self, style: ShellStyle) -> None:
        """Gaps and fonts."""
        super().set_style(style)
        if not hasattr(self, "_column"):
            return
        px = style.px
        self.setContentsMargins(px(18), px(12), px(10), px(10) + px(5))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(6))
        self._head.setContentsMargins(0, 0, px(8), 0)
