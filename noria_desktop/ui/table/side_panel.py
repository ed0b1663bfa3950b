"""The log with its reasons: in the column that is read and not played, beside the board where there is room.

What the column held lies folded over it, a line each. Source: mocks/table.md 5.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLineEdit,
    QScrollBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from noria_desktop.ui.art.pens import pen, rgba
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, font, text
from noria_desktop.ui.game_says import Explained, Folded, LogLine
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.buttons import BarButton, Look, plate
from noria_desktop.ui.table.folds import Folds
from noria_desktop.ui.table.log_rows import LogModel, LogView
from noria_desktop.ui.widgets.key_names import KEY_NAMES

WIDTH: Final = 304
"""Of a log with a column of its own."""
SEARCH: Final = 30
"""Height of the search field."""
NEAR: Final = 6
"""So close to its end the log counts as being there."""


class Head(QWidget):
    """The panel's title."""

    def __init__(self, panel: SidePanel) -> None:
        """Without words."""
        super().__init__(panel)
        self._panel = panel
        self.title = ""
        self.fit()

    def fit(self) -> None:
        """As high as its words."""
        self.setFixedHeight(round(24 * self._panel.skin.zoom))

    def set_words(self, title: str) -> None:
        """Word it."""
        self.title = title
        self.setAccessibleName(title)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        zoom = self._panel.skin.zoom
        painter.scale(zoom, zoom)
        box = QRectF(0, 0, self.width() / zoom, self.height() / zoom).adjusted(4, 0, -2, 0)
        text(painter, box, self.title, 14, self._panel.skin.theme.accent, bold=True, align=LEFT)
        painter.end()


class CloseButton(QAbstractButton):
    """A cross."""

    def __init__(self, panel: SidePanel) -> None:
        """In the panel's colours."""
        super().__init__(panel)
        self._panel = panel
        self.setFixedSize(26, 26)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._panel.skin.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.underMouse() or self.hasFocus():
            plate(painter, box, 5, theme.raised, pen(theme.focus if self.hasFocus() else theme.line, 2))
        painter.setPen(pen(theme.muted, 1.8))
        inner = box.adjusted(6, 6, -6, -6)
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())
        painter.end()


class SidePanel(QWidget):
    """Folded lines of what lay here, then the log."""

    closed = Signal()
    """The cross was pressed."""
    line_pressed = Signal(object)
    """The ``LogLine`` that was pressed."""
    rule_followed = Signal(object)
    """The ``LogLine`` whose rule is wanted."""
    left = Signal()
    """The keyboard goes back to the board."""
    opened_or_closed = Signal(bool)
    """Whether it is open now."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """An empty log."""
        super().__init__(parent)
        self.skin = skin
        self._folded: tuple[Folded, ...] = ()
        self._rule = Folded("", "")
        self._docked = True
        self._following = True
        """Whether the newest line stays in view."""
        self._new = 0
        self._soon = QTimer(self)
        """All lines of one moment are followed together: each time every row is measured."""
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._follow_on)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.folds = Folds(skin, self)
        self._head = Head(self)
        self._close = CloseButton(self)
        self.search = QLineEdit(self)
        self.search.setFixedHeight(round(SEARCH * skin.zoom))
        self.search.setFrame(False)
        self.search.setClearButtonEnabled(True)
        self.model = LogModel(self)
        self.log_view = LogView(self.model, skin, self)
        self._chip = BarButton(skin, Look.RAISED, parent=self)
        self._chip.hide()
        self._lay_out()
        self._close.clicked.connect(self.closed)
        self.search.textChanged.connect(self._search)
        self.log_view.pressed_line.connect(self.line_pressed)
        self.log_view.followed.connect(self.rule_followed)
        self.log_view.left.connect(self.left)
        self.log_view.verticalScrollBar().valueChanged.connect(self._scrolled)
        self._chip.clicked.connect(self.lead_down)
        self.folds.changed.connect(self._room_changed)
        self.set_skin(skin)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self._head, 1)
        head.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 6, 8)
        column.setSpacing(6)
        column.addWidget(self.folds)
        column.addLayout(head)
        column.addWidget(self.search)
        column.addWidget(self.log_view, 1)

    # Words ----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Word the frame again; the page words the contents."""
        title = translate("Table", "Log")
        self._head.set_words(title)
        self.log_view.setAccessibleName(title)
        self.log_view.setAccessibleDescription(
            translate("Table", "Up and Down walk through it, Enter opens a reason, Right goes to its rule.")
        )
        self.search.setPlaceholderText(translate("Table", "Search (Ctrl+F)"))
        self.search.setAccessibleName(translate("Table", "Search the log"))
        closing = translate("Table", "Close the log")
        self._close.setAccessibleName(closing)
        self._close.setToolTip(f"{closing} ({KEY_NAMES.cap('panel')})")
        self._word_chip()

    def show_rule(self, title: str, words: str) -> None:
        """The rule that matters now: the last of the folded lines."""
        self._rule = Folded(translate("Table", "Rule now"), title, (words,)) if words else Folded("", "")
        self._show_folds()

    def show_folds(self, folded: tuple[Folded, ...]) -> None:
        """What the column holds while the log lies over it."""
        self._folded = folded
        self._show_folds()

    def set_docked(self, docked: bool, *, roomy: bool = True) -> None:
        """Beside the board nothing is folded; ``roomy``: there is room for folded lines at all."""
        self._docked = docked
        self.folds.setVisible(roomy)
        self._show_folds()

    def _show_folds(self) -> None:
        lines = () if self._docked else self._folded
        self.folds.show_lines((*lines, self._rule) if self._rule.title else lines)

    # The log --------------------------------------------------------------------------------------------

    def use_actors(self, actor: Callable[[int], str]) -> None:
        """How the sides are called, for screen readers."""
        self.model.actor = actor

    def add_line(self, line: LogLine) -> None:
        """One more line in the log."""
        shown = self.model.rowCount()
        self.model.append(line)
        if self._following:
            self._soon.start()
        elif self.model.rowCount() > shown:
            self._new += 1
            self._word_chip()

    def set_lines(self, lines: tuple[LogLine, ...]) -> None:
        """Another history in the log."""
        bar = self.log_view.verticalScrollBar()
        where, following = bar.value(), self._following
        self.model.replace(lines)
        self._following = following
        if following:
            self._follow()
        elif self.isVisible():
            self.log_view.doItemsLayout()
            bar.setValue(where)

    def open_line(self, line: LogLine | None, explained: Explained | None = None) -> None:
        """Let a line carry its reason, and bring both into sight."""
        self.model.open(line, explained)
        self.log_view.doItemsLayout()
        if line is not None and explained is not None:
            self.show_line(line)
        elif self._following:
            self._follow()

    def show_line(self, line: LogLine) -> None:
        """Bring a line into sight, and to the keyboard."""
        if self.model.row_of(line) is None and self.search.text():
            self.search.clear()
        row = self.model.row_of(line)
        if row is None:
            return
        index = self.model.index(row)
        self._following = row == self.model.rowCount() - 1
        self.log_view.setCurrentIndex(index)
        self.log_view.scrollTo(index)
        # A long reason is read from its line on.
        if self.log_view.visualRect(index).height() > self.log_view.viewport().height():
            self.log_view.scrollTo(index, LogView.ScrollHint.PositionAtTop)

    def show_ply(self, ply: int) -> None:
        """Bring the lines of one moment into sight."""
        rows = range(self.model.rowCount())
        found = next((self.model.line(row) for row in rows if self.model.line(row).ply >= ply), None)
        if found is not None:
            self.show_line(found)

    def lead_down(self) -> None:
        """To the newest line."""
        self._following = True
        self._follow()

    def seek(self) -> None:
        """Ctrl+F: the keyboard goes to the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _search(self, words: str) -> None:
        self.model.search(words.strip())
        if self.model.query:
            self._following = False
            self.log_view.scrollToBottom()
        else:
            self.lead_down()

    def _follow(self) -> None:
        """Show the newest line, at the latest when the panel is seen."""
        self._new = 0
        self._word_chip()
        if self.isVisible():
            self.log_view.doItemsLayout()
            self.log_view.scrollToBottom()

    def _follow_on(self) -> None:
        """Lines have come; unless somebody went elsewhere meanwhile, the newest is shown."""
        if self._following:
            self._follow()

    def _scrolled(self, value: int) -> None:
        """By hand or by keys: at its end the log follows what comes."""
        at_end = value >= self.log_view.verticalScrollBar().maximum() - NEAR
        if at_end and not self.model.query and not self._following and self._new:
            self._following = True
            self._new = 0
            self._word_chip()
        elif self.log_view.underMouse() or self.log_view.hasFocus():
            self._following = at_end and not self.model.query

    def _word_chip(self) -> None:
        new = self._new
        self._chip.word(translate("Table", "%n new", "", new))
        shown = new > 0 and self.isVisible()
        self._chip.setVisible(shown)
        # Lines end above the chip, or it would lie over the last of them.
        self.log_view.keep_below(self._chip.sizeHint().height() + 8 if shown else 0)
        self._place_chip()

    @property
    def new_lines(self) -> int:
        """How many lines came out of sight."""
        return self._new

    def _place_chip(self) -> None:
        size, view = self._chip.sizeHint(), self.log_view.geometry()
        self._chip.setGeometry(
            view.center().x() - size.width() // 2,
            view.bottom() - size.height() - 4,
            size.width(),
            size.height(),
        )
        self._chip.raise_()

    def _room_changed(self) -> None:
        self.folds.set_room(self.height())
        if self._following and self.isVisible() and (layout := self.layout()) is not None:
            layout.activate()
            self._follow()

    # Events ---------------------------------------------------------------------------------------------

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.opened_or_closed.emit(False)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.opened_or_closed.emit(True)
        if self._following:
            self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.folds.set_room(self.height())
        if (layout := self.layout()) is not None:
            layout.activate()
        self._place_chip()
        if self._following:
            self._follow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc in the search field clears it, then leaves; Down goes to the lines."""
        if self.search.hasFocus():
            key = Qt.Key(event.key())
            if key is Qt.Key.Key_Escape:
                if self.search.text():
                    self.search.clear()
                else:
                    self.left.emit()
                return
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.log_view.setFocus()
                return
        super().keyPressEvent(event)

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        self.skin = self.log_view.skin = skin
        theme = skin.theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, rgba(theme.text))
        palette.setColor(QPalette.ColorRole.Text, rgba(theme.text))
        palette.setColor(QPalette.ColorRole.PlaceholderText, rgba(theme.muted))
        palette.setColor(QPalette.ColorRole.Base, rgba(theme.surface))
        self.setPalette(palette)
        self.log_view.setPalette(palette)
        self._head.fit()
        self.search.setFixedHeight(round(SEARCH * skin.zoom))
        self.search.setFont(font(13 * skin.zoom))
        self.search.setStyleSheet(
            f"QLineEdit {{ background: {theme.raised}; color: {theme.text}; border: 1px solid {theme.line};"
            f" border-radius: 6px; padding: 0 8px; }} QLineEdit:focus {{ border: 2px solid {theme.focus}; }}"
        )
        self.folds.set_skin(skin)
        self._chip.set_skin(skin)
        for bar in self.findChildren(QScrollBar):
            bar.setStyleSheet(
                "QScrollBar:vertical { width: 8px; background: transparent; margin: 0; }"
                f" QScrollBar::handle {{ background: {theme.line}; border-radius: 3px; min-height: 30px; margin: 0 1px; }}"
                " QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
                " QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
            )
        self.log_view.doItemsLayout()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.skin.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), rgba(theme.surface))
        if self._docked:
            painter.fillRect(QRectF(0, 0, 1, self.height()), rgba(theme.line, 120))
        else:
            plate(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 0, None, pen(theme.line, 1))
        painter.end()
