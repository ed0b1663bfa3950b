"""Lines of play that were taken back and left for something else, as a sheet: each can be gone on with."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.save_rows import ROW, Index
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.layouts import put
from noria_desktop.ui.widgets.list_sheet import ListSheet
from noria_desktop.ui.widgets.rows import RowDelegate, RowList

_NO_INDEX = QModelIndex()


@frozen
class LineRow:
    """A line that was left, in words."""

    number: int
    """Of the branch."""
    began: str
    """Its first step."""
    told: str
    """Where it left, how long it is, how it ended."""
    game_id: str
    playable: bool
    """False where today's rules do not lead along it."""


class LineRows(QAbstractListModel):
    """The rows, newest first."""

    def __init__(self) -> None:
        """Empty."""
        super().__init__()
        self.rows: tuple[LineRow, ...] = ()

    def add(self, rows: tuple[LineRow, ...]) -> None:
        """Older lines, below."""
        if rows:
            self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows) + len(rows) - 1)
            self.rows += rows
            self.endInsertRows()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """How many."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The first step, the row itself, and what a screen reader says."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.began
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.began} · {row.told}"
        return row if role == ROW else None


class _LineDelegate(RowDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One row."""
        row = index.data(ROW)
        if isinstance(row, LineRow):
            painter.save()
            self.paint_row(
                Canvas(painter, self.look),
                option,
                title=row.began,
                second=row.told,
                medallion=game_cover(row.game_id).paint_medallion,
                trouble=not row.playable,
            )
            painter.restore()


class LineList(RowList):
    """The list; Enter goes on from a line."""

    entered = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """Empty."""
        super().__init__(_LineDelegate(style))
        self.lines = LineRows()
        self.setModel(self.lines)
        self.doubleClicked.connect(self.entered)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class LinesSheet(ListSheet):
    """The lines that were left in the game at the table."""

    go_requested = Signal(int)
    """Number of the branch to go on from."""

    def __init__(self, style: ShellStyle, dropped: int, parent: QWidget | None = None) -> None:
        """Without rows; ``dropped``: so many lines had to go for want of room."""
        self.list = LineList(style)
        super().__init__(style, self.list, parent)
        self.setWindowTitle(translate("LinesSheet", "Lines left"))
        self.title.setText(translate("LinesSheet", "Lines left"))
        self.intro.setText(
            translate(
                "LinesSheet",
                "What you took back and then played otherwise, newest first. Going on from one lays a table of its "
                "own; the game you play now stays as it is.",
            )
        )
        self.reading.setText(translate("LinesSheet", "Looking through the lines…"))
        self.list.setAccessibleName(translate("LinesSheet", "Lines left"))
        self.go = BrassButton(style, Kind.PRIMARY, icon="play")
        self.go.set_words(translate("LinesSheet", "Go on from its end"))
        put(self.foot, 1, self.close_button, self.go)
        self.go.clicked.connect(self._go)
        self.list.entered.connect(self._go)
        self.list.selectionModel().currentChanged.connect(self._can)
        if dropped:
            self.say(
                translate(
                    "LinesSheet",
                    "%n older line(s) had to go, because there was no room for more.",
                    "",
                    dropped,
                )
            )
        self._can()
        self.list.setFocus()

    def add_rows(self, rows: tuple[LineRow, ...]) -> None:
        """More of them, older than those that are there."""
        self.list.lines.add(rows)
        if rows and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.list.lines.index(0))

    def _row(self) -> LineRow | None:
        row = self.list.currentIndex().data(ROW)
        return row if isinstance(row, LineRow) else None

    def _can(self) -> None:
        row = self._row()
        self.go.setEnabled(row is not None and row.playable)

    def _go(self) -> None:
        row = self._row()
        if row is not None and row.playable:
            self.go_requested.emit(row.number)
