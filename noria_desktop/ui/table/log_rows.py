"""The lines of the log for a list: what is found of them, which one is open, and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from noria_desktop.ui.art.marks import in_colours, seat_badge
from noria_desktop.ui.art.pens import mix, pen, rgba
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, RIGHT, font, text, text_width
from noria_desktop.ui.game_says import Explained, LogLine
from noria_desktop.ui.i18n import one_by_one, translate
from noria_desktop.ui.table.buttons import plate
from noria_desktop.ui.table.log_text import (
    BAR_GAP,
    INDENT,
    NUMBER,
    PADDING,
    SIZE,
    STEP,
    RowPlan,
    found,
    marks,
    plan,
)
from noria_desktop.ui.widgets.plain import plain_tip

LINE_ROLE: Final = Qt.ItemDataRole.UserRole

Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """The lines of the log, oldest first; while something is searched, those in which it stands."""

    def __init__(self, parent: QWidget) -> None:
        """An empty log."""
        super().__init__(parent)
        self._lines: list[LogLine] = []
        self._shown: list[LogLine] = []
        self.query = ""
        self.actor: Callable[[int], str] = lambda side: ""
        """Whose doing a line is, by its side."""
        self.opened: tuple[LogLine, Explained] | None = None
        """The line that carries its reason under it."""

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words for views and screen readers; the whole line under ``LINE_ROLE``."""
        line = self._shown[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.text
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(line.text)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.aloud(line)
            case _:
                return line if role == LINE_ROLE else None

    def aloud(self, line: LogLine) -> str:
        """A line for a screen reader: whose doing it is, what it says, and its reason while that is open."""
        said = self.said(line)
        opened = self.reason_of(line)
        if opened is None:
            return said
        compared = (f"{name}: {worth}" for name, worth, _ in opened.bars)
        rule = translate("Table", "Rule {number}").format(number=opened.rule) if opened.rule else ""
        return " ".join(
            filter(None, (said, opened.friend, opened.title, *opened.lines, one_by_one(compared), rule))
        )

    def said(self, line: LogLine) -> str:
        """A line with its actor."""
        name = "" if line.side is None else self.actor(line.side)
        if not name:
            return line.text
        return translate("Table", "{actor}: {line}").format(actor=name, line=line.text)

    def reason_of(self, line: LogLine) -> Explained | None:
        """The reason that lies open under a line."""
        return self.opened[1] if self.opened is not None and _same(self.opened[0], line) else None

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """All lines, found or not."""
        return tuple(self._lines)

    def line(self, row: int) -> LogLine:
        """A line that is shown."""
        return self._shown[row]

    def row_of(self, line: LogLine) -> int | None:
        """Where a line is shown now."""
        rows = range(len(self._shown) - 1, -1, -1)
        return next((row for row in rows if _same(self._shown[row], line)), None)

    def open(self, line: LogLine | None, explained: Explained | None) -> None:
        """Let a line carry its reason under it, and no other."""
        was = self.opened
        self.opened = None if line is None or explained is None else (line, explained)
        for one in (was, self.opened):
            row = None if one is None else self.row_of(one[0])
            if row is not None:
                index = self.index(row)
                self.dataChanged.emit(index, index)

    def search(self, query: str) -> None:
        """Show the lines in which this stands, and the headings over them."""
        if query != self.query:
            self.query = query
            self.beginResetModel()
            self._shown = self._found()
            self.endResetModel()

    def _found(self) -> list[LogLine]:
        if not self.query:
            return list(self._lines)
        shown: list[LogLine] = []
        heading: LogLine | None = None
        for line in self._lines:
            if line.heading:
                heading = line
            if found(line.text, self.query):
                if heading is not None and heading is not line:
                    shown.append(heading)
                shown.append(line)
                heading = None
        return shown

    def append(self, line: LogLine) -> None:
        """One more line at the end."""
        self._lines.append(line)
        if self.query and not found(line.text, self.query):
            return
        row = len(self._shown)
        self.beginInsertRows(QModelIndex(), row, row)
        self._shown.append(line)
        self.endInsertRows()

    def replace(self, lines: tuple[LogLine, ...]) -> None:
        """Another history."""
        self.beginResetModel()
        self._lines = list(lines)
        self._shown = self._found()
        self.endResetModel()


def _same(one: LogLine, other: LogLine) -> bool:
    """Whether both tell of the same, in whatever language."""
    return one.ply == other.ply and one.event == other.event


class LogView(QListView):
    """The list of lines. Up and Down walk, Enter opens, Right follows the rule; other keys are the table's."""

    pressed_line = Signal(object)
    """The ``LogLine`` that was pressed."""
    followed = Signal(object)
    """The line whose rule is wanted."""
    left = Signal()
    """Esc: the keyboard goes back to the board."""

    def __init__(self, model: LogModel, skin: Skin, parent: QWidget) -> None:
        """Lines are drawn in the skin."""
        super().__init__(parent)
        self.log, self.skin = model, skin
        self.sides: tuple[str, str] | None = None
        """Colours of both sides' pieces, where the game marks its sides by them."""
        self.setModel(model)
        self.setItemDelegate(LogDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setWordWrap(True)  # else a list that became narrower keeps the heights of its lines
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(lambda index: self.pressed_line.emit(index.data(LINE_ROLE)))
        self._on_link = False
        self._width = 0, 1.0
        self._heights: dict[tuple[str, bool], int] = {}
        """Heights of lines on this width, by their words."""

    def keep_below(self, height: int) -> None:
        """Leave so many pixels under the lines for what lies there."""
        if self.viewportMargins().bottom() != height:
            self.setViewportMargins(0, 0, 0, height)

    def plan_of(self, line: LogLine) -> RowPlan:
        """How a line lies now."""
        opened = self.log.reason_of(line)
        rule = "" if opened is None else translate("Table", "Rule {number}").format(number=opened.rule)
        return plan(line, int(self.viewport().width() / self.skin.zoom), opened, rule)

    def height_of(self, row: int) -> int:
        """How high a line lies now. The list asks for all of them whenever one is added."""
        line, wide = self.log.line(row), self.viewport().width()
        if self.log.opened is not None and self.log.reason_of(line) is not None:
            return round(self.plan_of(line).height * self.skin.zoom)
        if (wide, self.skin.zoom) != self._width:
            self._width = wide, self.skin.zoom
            self._heights.clear()
        key = line.text, line.heading
        found = self._heights.get(key)
        if found is None:
            laid = plan(line, int(wide / self.skin.zoom))
            found = self._heights[key] = round(laid.height * self.skin.zoom)
        return found

    def link_box(self, index: Index) -> QRect:
        """Where the link to the rule lies; empty without one."""
        laid = self.plan_of(index.data(LINE_ROLE))
        if not laid.rule:
            return QRect()
        row, zoom = self.visualRect(index), self.skin.zoom
        left, top = row.left() + INDENT * zoom, row.top() + laid.rule_top * zoom
        wide = text_width(laid.rule, SIZE) + 4
        return QRectF(left, top, wide * zoom, STEP * zoom).toRect()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        self._on_link = index.isValid() and self.link_box(index).contains(event.position().toPoint())
        if not self._on_link:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if not self._on_link:
            super().mouseReleaseEvent(event)
        elif index.isValid() and self.link_box(index).contains(event.position().toPoint()):
            self.followed.emit(index.data(LINE_ROLE))
        self._on_link = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, index = Qt.Key(event.key()), self.currentIndex()
        walks = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        if key in (*walks, Qt.Key.Key_Home, Qt.Key.Key_End):
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.pressed_line.emit(index.data(LINE_ROLE))
        elif key is Qt.Key.Key_Right and index.isValid():
            self.followed.emit(index.data(LINE_ROLE))
        elif key is Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()


class LogDelegate(QStyledItemDelegate):
    """Draws a line: badge of the actor, words, and under the open one its reason."""

    def __init__(self, view: LogView) -> None:
        """For one list."""
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self._view.height_of(index.row()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: LogLine = index.data(LINE_ROLE)
        view = self._view
        theme = in_colours(view.skin.theme, view.sides)
        laid = view.plan_of(line)
        at, zoom = option.rect, view.skin.zoom
        box = QRectF(at.x() / zoom, at.y() / zoom, at.width() / zoom, at.height() / zoom)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        if laid.sentences:
            plate(painter, box.adjusted(3, 0, -1, -2), 6, mix(theme.surface, theme.accent, 0.10))
            plate(painter, QRectF(box.left(), box.top(), 3, box.height() - 2), 1.5, theme.accent)
        if view.currentIndex() == index and view.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(theme.focus, 2))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        top = box.top() + laid.above + PADDING
        if line.heading:
            if index.row():
                painter.fillRect(
                    QRectF(box.left() + 6, box.top() + 3, box.width() - 12, 1), rgba(theme.line, 150)
                )
            self._words(painter, laid.lines, box.left() + 6, top, theme.accent, bold=True)
        else:
            if line.side is not None:
                seat_badge(painter, theme, line.side, box.left() + 13, top + STEP / 2, 6)
            self._words(painter, laid.lines, box.left() + INDENT, top, theme.text, bold=bool(laid.sentences))
        if laid.sentences:
            self._reason(painter, laid, box)
        painter.restore()

    def _words(
        self,
        painter: QPainter,
        lines: tuple[str, ...],
        left: float,
        top: float,
        colour: str,
        *,
        bold: bool = False,
    ) -> None:
        """Lines of words with what was found of them."""
        theme, query = self._view.skin.theme, self._view.log.query
        for number, x, wide in marks(lines, query, bold=bold):
            found_box = QRectF(left + x - 1, top + number * STEP + 1, wide + 2, STEP - 2)
            plate(painter, found_box, 3, rgba(theme.accent, 90))
        face = font(SIZE, bold)
        painter.setFont(face)
        painter.setPen(rgba(colour))
        metrics = QFontMetricsF(face)
        base = (STEP + metrics.ascent() - metrics.descent()) / 2
        for number, words in enumerate(lines):
            painter.drawText(QPointF(left, top + number * STEP + base), words)

    def _reason(self, painter: QPainter, laid: RowPlan, box: QRectF) -> None:
        """What a friend would say, the question and its sentences, what was compared, the rule."""
        theme = self._view.skin.theme
        left, y = box.left() + INDENT, box.top() + laid.top
        for number, lines in enumerate(laid.sentences):
            self._words(painter, lines, left, y, theme.muted if number == laid.asked else theme.text)
            y += len(lines) * STEP
        y = box.top() + laid.bars_top
        for bar in laid.bars:
            frame = QRectF(left - 2, y, box.right() - left - 4, bar.height)
            colour = theme.text if bar.chosen else theme.muted
            edge = pen(theme.accent if bar.chosen else theme.line, 1.6 if bar.chosen else 1)
            plate(painter, frame, 5, theme.surface)
            reach = frame.adjusted(0, 0, (bar.share - 1) * frame.width(), 0)
            if reach.width() > 10:
                plate(
                    painter, reach, 5, mix(theme.surface, theme.accent if bar.chosen else theme.muted, 0.28)
                )
            plate(painter, frame, 5, None, edge)
            self._words(painter, bar.lines, left + 6, y + 3, colour, bold=bar.chosen)
            room = QRectF(frame.right() - NUMBER, y, NUMBER - 8, bar.height)
            text(painter, room, str(bar.worth), SIZE, colour, bold=bar.chosen, align=RIGHT)
            y += bar.height + BAR_GAP
        if laid.rule:
            room = QRectF(left, box.top() + laid.rule_top, box.right() - left, STEP)
            wide = text(painter, room, laid.rule, SIZE, theme.focus, bold=True, align=LEFT)
            painter.fillRect(QRectF(left, room.bottom() - 2, wide, 1), rgba(theme.focus))
