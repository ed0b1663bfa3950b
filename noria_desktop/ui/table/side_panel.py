"""The side panel: the bot's reasons, the log, and the rule that matters now."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from noria_desktop.ui.art.marks import seat_badge
from noria_desktop.ui.art.pens import mix, pen, rgba
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, RIGHT, text, text_width
from noria_desktop.ui.art.type import font as face
from noria_desktop.ui.game_ui import Explained, LogLine
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.buttons import plate
from noria_desktop.ui.widgets.plain import plain_tip

WIDTH = 304
LINE_ROLE = Qt.ItemDataRole.UserRole

Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """The lines of the log, oldest first."""

    def __init__(self, parent: QWidget) -> None:
        """An empty log."""
        super().__init__(parent)
        self._lines: list[LogLine] = []

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words for views and screen readers; the whole line under ``LINE_ROLE``."""
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(line.text)
        return line if role == LINE_ROLE else None

    def append(self, line: LogLine) -> None:
        """One more line at the end."""
        row = len(self._lines)
        self.beginInsertRows(QModelIndex(), row, row)
        self._lines.append(line)
        self.endInsertRows()

    def replace(self, lines: tuple[LogLine, ...]) -> None:
        """Another history."""
        self.beginResetModel()
        self._lines = list(lines)
        self.endResetModel()


class LogDelegate(QStyledItemDelegate):
    """Draws a line: badge of the side, words, round headings in brass."""

    def __init__(self, panel: SidePanel) -> None:
        """Lines are drawn in the panel's skin."""
        super().__init__(panel)
        self._panel = panel

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, 26)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: LogLine = index.data(LINE_ROLE)
        theme = self._panel.skin.theme
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._panel.log_view.currentIndex() == index and self._panel.log_view.hasFocus():
            painter.setPen(pen(theme.focus, 2))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
        if line.heading:
            colour, left = theme.accent, rect.left() + 6
        else:
            if line.side is not None:
                seat_badge(painter, theme, line.side, rect.left() + 13, rect.center().y(), 6)
            colour, left = theme.text, rect.left() + 26
        words = QRectF(left, rect.top(), rect.right() - left - 4, rect.height())
        text(painter, words, line.text, 13, colour, bold=line.heading, align=LEFT)
        painter.restore()


class Heading(QWidget):
    """A panel's title with a note at the right."""

    def __init__(self, panel: SidePanel) -> None:
        """Without words."""
        super().__init__(panel)
        self._panel = panel
        self.title = ""
        self.note = ""
        self.setFixedHeight(26)

    def set_words(self, title: str, note: str = "") -> None:
        """Word it."""
        self.title, self.note = title, note
        self.setAccessibleName(title)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._panel.skin.theme
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(2, 0, -2, 0)
        text(painter, box, self.title, 14, theme.accent, bold=True, align=LEFT)
        text(painter, box, self.note, 12, theme.muted, align=RIGHT)
        painter.end()


class Bars(QWidget):
    """The numbers a choice compared, the chosen candidate framed."""

    def __init__(self, panel: SidePanel) -> None:
        """Without numbers."""
        super().__init__(panel)
        self._panel = panel
        self._rows: tuple[tuple[str, int, bool], ...] = ()

    def set_rows(self, rows: tuple[tuple[str, int, bool], ...]) -> None:
        """Candidate, number, chosen."""
        self._rows = rows
        self.setFixedHeight(len(rows) * 30)
        self.setAccessibleName("; ".join(f"{name} {worth}" for name, worth, _ in rows))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._panel.skin.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = max((abs(worth) for _, worth, _ in self._rows), default=1) or 1
        names = max((text_width(name, 13, True) for name, _, _ in self._rows), default=0.0) + 18
        for row, (name, worth, chosen) in enumerate(self._rows):
            box = QRectF(1, row * 30 + 2, self.width() - 2, 26)
            ground = mix(theme.surface, theme.bot, 0.16) if chosen else theme.surface
            plate(painter, box, 6, ground, pen(theme.bot if chosen else theme.line, 1.6 if chosen else 1))
            colour = theme.text if chosen else theme.muted
            text(painter, box.adjusted(9, 0, -40, 0), name, 13, colour, bold=chosen, align=LEFT)
            text(painter, box.adjusted(0, 0, -9, 0), str(worth), 13, colour, bold=chosen, align=RIGHT)
            room = box.width() - names - 46
            if room > 20:
                rail = QRectF(box.left() + names, box.center().y() - 3.5, room, 7)
                plate(painter, rail, 3.5, rgba(theme.line, 70))
                reach = QRectF(rail.left(), rail.top(), max(7.0, room * abs(worth) / top), 7)
                plate(painter, reach, 3.5, theme.bot if chosen else theme.muted)
        painter.end()


class SidePanel(QWidget):
    """Why, log and rule, one under the other."""

    entry_chosen = Signal(object)
    """The ``LogLine`` that was chosen."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """Empty panels."""
        super().__init__(parent)
        self.skin = skin
        self._explained: Explained | None = None
        self._rule = ("", "")
        self._is_behind = False
        self.setFixedWidth(WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._why_heading = Heading(self)
        self._why = QLabel(self)
        self._bars = Bars(self)
        self._log_heading = Heading(self)
        self._model = LogModel(self)
        self.log_view = QListView(self)
        self.log_view.setModel(self._model)
        self.log_view.setItemDelegate(LogDelegate(self))
        self.log_view.setFrameShape(QFrame.Shape.NoFrame)
        self.log_view.setUniformItemSizes(True)
        self.log_view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.log_view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.log_view.activated.connect(self._chosen)
        self.log_view.clicked.connect(self._chosen)
        self._rule_heading = Heading(self)
        self._rule_text = QLabel(self)
        for label in (self._why, self._rule_text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 12, 12)
        column.setSpacing(6)
        column.addWidget(self._why_heading)
        column.addWidget(self._why)
        column.addWidget(self._bars)
        column.addSpacing(8)
        column.addWidget(self._log_heading)
        column.addWidget(self.log_view, 1)
        column.addSpacing(8)
        column.addWidget(self._rule_heading)
        column.addWidget(self._rule_text)
        self.set_skin(skin)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the headings again; the page words the contents."""
        self._log_heading.set_words(translate("Table", "Log"))
        self.log_view.setAccessibleName(translate("Table", "Log"))
        if self._explained is None:
            self._why_heading.set_words(translate("Table", "Why?"))
            self._why.setText(
                translate("Table", "The bot's last choice is explained here. Pick a line of the log.")
            )
            self._bars.set_rows(())

    def show_reason(self, explained: Explained) -> None:
        """Explain one choice of the bot."""
        self._explained = explained
        self._why_heading.set_words(
            translate("Table", "Why?"), translate("Table", "Rule {number}").format(number=explained.rule)
        )
        self._why.setText("\n".join((explained.title, *explained.lines)))
        self._bars.set_rows(explained.bars)

    def forget_reason(self) -> None:
        """Nothing is explained any more."""
        self._explained = None
        self.retranslate()

    def show_rule(self, title: str, text: str) -> None:
        """The rule that matters now."""
        if (title, text) != self._rule:
            self._rule = (title, text)
            self._rule_heading.set_words(translate("Table", "Rule"), title)
            self._rule_text.setText(text)

    def add_line(self, line: LogLine) -> None:
        """One more line in the log."""
        self._model.append(line)
        self._follow()

    def set_lines(self, lines: tuple[LogLine, ...]) -> None:
        """Another history in the log."""
        self._model.replace(lines)
        self._follow()

    def _follow(self) -> None:
        """Show the newest line, at the latest when the panel is seen: each time every row is measured."""
        self._is_behind = not self.isVisible()
        if not self._is_behind:
            self.log_view.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_behind:
            self._follow()

    def show_ply(self, ply: int) -> None:
        """Bring the lines of one moment into sight."""
        for row in range(self._model.rowCount()):
            index = self._model.index(row)
            if index.data(LINE_ROLE).ply >= ply:
                self.log_view.setCurrentIndex(index)
                self.log_view.scrollTo(index)
                return

    def _chosen(self, index: QModelIndex) -> None:
        self.entry_chosen.emit(index.data(LINE_ROLE))

    def set_skin(self, skin: Skin) -> None:
        """Another theme."""
        self.skin = skin
        theme = skin.theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, rgba(theme.text))
        palette.setColor(QPalette.ColorRole.Text, rgba(theme.text))
        palette.setColor(QPalette.ColorRole.Base, rgba(theme.surface))
        self.setPalette(palette)
        for part in (self._why, self._rule_text, self.log_view):
            part.setPalette(palette)
            part.setFont(face(14))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.skin.theme
        painter.fillRect(self.rect(), rgba(theme.surface))
        painter.fillRect(QRectF(0, 0, 1, self.height()), rgba(theme.line, 120))
        painter.end()
