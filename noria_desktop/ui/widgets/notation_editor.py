"""The set-up as text: ticks beside the lines, a wavy line under what cannot be read, a sentence below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QTextEdit, QWidget

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle

_GUTTER = 34


class FaultPlace(Protocol):
    """Characters of the text that cannot be read."""

    @property
    def line(self) -> int:
        """From 1."""
        ...

    @property
    def column(self) -> int:
        """From 0."""
        ...

    @property
    def length(self) -> int:
        """0 when something is missing there."""
        ...


class _Gutter(QWidget):
    """The strip with the ticks."""

    def __init__(self, editor: NotationEditor) -> None:
        super().__init__(editor)
        self._editor = editor

    def paintEvent(self, event: QPaintEvent) -> None:
        """A tick or a warning beside each line."""
        self._editor.paint_gutter(self)


class _Labels(QSyntaxHighlighter):
    """The names of the lines stand back behind what they hold."""

    def __init__(self, editor: QPlainTextEdit) -> None:
        super().__init__(editor.document())
        self.colour = "#808080"

    def highlightBlock(self, text: str) -> None:
        """Everything up to the first colon."""
        ends = [place for place in (text.find(":"), text.find("：")) if place >= 0]
        if ends:
            form = QTextCharFormat()
            form.setForeground(QColor(self.colour))
            form.setFontWeight(QFont.Weight.Normal)
            self.setFormat(0, min(ends) + 1, form)


class NotationEditor(QPlainTextEdit):
    """A small text field that knows which lines could be read."""

    start_asked = Signal()
    """Ctrl+Enter."""

    def __init__(self, style: ShellStyle) -> None:
        """Empty text."""
        super().__init__()
        self._style = style
        self._read_lines: frozenset[int] = frozenset()
        self._faulty_lines: frozenset[int] = frozenset()
        self._gutter = _Gutter(self)
        self._labels = _Labels(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.updateRequest.connect(lambda *_: self._gutter.update())
        self.set_style(style)

    def set_style(self, style: ShellStyle) -> None:
        """Font, height of four lines, colours."""
        self._style = style
        font = style.font(13.5, True)
        self.setFont(font)
        px = style.px
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(style.colours.field))
        palette.setColor(QPalette.ColorRole.Text, QColor(style.theme.text))
        self.setPalette(palette)
        self.setViewportMargins(px(_GUTTER), px(6), px(8), px(6))
        self.document().setDocumentMargin(0)
        if self._labels.colour != style.theme.muted:
            self._labels.colour = style.theme.muted
            self.blockSignals(True)
            self._labels.rehighlight()
            self.blockSignals(False)
        self.setFixedHeight(round(QFontMetricsF(font).lineSpacing() * 4 + px(24)))
        self._place_gutter()
        self.update()

    def sizeHint(self) -> QSize:
        """Four lines."""
        return QSize(self._style.px(300), self.height())

    def show_places(self, read: frozenset[int], faults: Sequence[FaultPlace]) -> None:
        """Mark the lines that were read, and the places that could not be."""
        self._read_lines = read
        self._faulty_lines = frozenset(fault.line for fault in faults)
        marks = []
        for fault in faults[:20]:
            selection = QTextEdit.ExtraSelection()
            form = QTextCharFormat()
            form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            form.setUnderlineColor(QColor(self._style.theme.danger))
            form.setForeground(QColor(self._style.theme.danger))
            selection.format = form
            selection.cursor = self._cursor_over(fault)
            marks.append(selection)
        self.setExtraSelections(marks)
        self._gutter.update()

    def _cursor_over(self, fault: FaultPlace) -> QTextCursor:
        """The characters at fault; where something is missing, the character before."""
        block = self.document().findBlockByNumber(fault.line - 1)
        cursor = QTextCursor(block)
        length = max(0, block.length() - 1)
        start = min(fault.column, length)
        end = min(start + fault.length, length)
        if start == end:
            start = max(0, start - 1)
        cursor.setPosition(block.position() + start)
        cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def paint_gutter(self, gutter: QWidget) -> None:
        """Ticks and warnings at the height of their lines."""
        painter = QPainter(gutter)
        canvas = Canvas(painter, self._style)
        theme, scale = self._style.theme, self._style.scale
        block = self.firstVisibleBlock()
        while block.isValid():
            box = self.blockBoundingGeometry(block).translated(self.contentOffset())
            y = box.top() + self.fontMetrics().lineSpacing() / 2 + self._style.px(6)
            if y > gutter.height():
                break
            number = block.blockNumber() + 1
            x = gutter.width() / 2 + scale
            if number in self._faulty_lines:
                canvas.glyph("warn", x, y, 7 * scale, theme.danger)
            elif number in self._read_lines:
                canvas.glyph("check", x, y, 6.2 * scale, theme.success)
            block = block.next()
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the strip at the left."""
        super().resizeEvent(event)
        self._place_gutter()

    def _place_gutter(self) -> None:
        px = self._style.px
        self._gutter.setGeometry(QRect(2, 2, px(_GUTTER) - 4, self.height() - 4))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The frame lights up."""
        super().focusInEvent(event)
        self._tell_frame()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The frame goes dark."""
        super().focusOutEvent(event)
        self._tell_frame()

    def _tell_frame(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            parent.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter starts the game; Escape leaves the field to the page."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.start_asked.emit()
            return
        super().keyPressEvent(event)
