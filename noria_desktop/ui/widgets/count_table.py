"""A score that is counted row by row: rows that open to show the pieces behind them, one at a time.

Source: ux.md 2.8; mocks/shell.md 5.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import circle, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import minus
from noria_desktop.ui.widgets.buttons import PaintedButton
from noria_desktop.ui.widgets.layouts import put, row
from noria_desktop.ui.widgets.marks import Mark
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.score_rows import Row, ScoreTable, TableForm
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words, words_width


def cell(head: QRectF, form: TableForm, scale: float, seat: int, count: int) -> QRectF:
    """Where a side's points stand in a row."""
    left = head.left() + form.names[0] * scale + head.width() * form.names[1]
    wide = (head.right() - left) / count
    return QRectF(left + seat * wide, head.top(), wide, head.height())


class CountRow(PaintedButton):
    """One row; pressing it shows the pieces behind the numbers."""

    def __init__(self, style: ShellStyle, row: Row, form: TableForm) -> None:
        """Closed and counted."""
        super().__init__(style)
        self._counted = True
        self._form = form
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.toggled.connect(self._resize)
        self.show_row(row)

    def _resize(self) -> None:
        """Room for the pieces."""
        self.updateGeometry()
        self.show_row(self.row)

    def set_counted(self, counted: bool) -> None:
        """Whether the row was reached by the count; it keeps its place before."""
        self._counted = counted
        self.setEnabled(counted)
        self.update()

    def show_row(self, row: Row) -> None:
        """The row in the language of now."""
        self.row = row
        self.setCheckable(bool(row.behind))
        self.setAccessibleName(row.spoken)
        self.setAccessibleDescription(row.behind_words() if self.isChecked() else "")
        self.setToolTip(row.tip)
        self.update()

    def sizeHint(self) -> QSize:
        """Lower than it likes, as rows share what there is; an open one has room for every word."""
        form = self._form
        high = form.closed
        if self.isChecked():
            high = max(form.opened, 50 + sum(self._high(line.words) for line in self.row.behind))
        return QSize(self._style.px(420), self._style.px(high))

    def _high(self, words: str) -> int:
        """Design pixels that some words take below the row: one small line or two."""
        scale = self._style.scale
        room = max(self.width(), self._style.px(420)) - (23 + self._form.left) * scale
        return 20 if words_width(self._style, words, 12) <= room else 37

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In another width the words below take another height."""
        super().resizeEvent(event)
        if self.isChecked() and event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is the page's; Space opens the row."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
            return
        super().keyPressEvent(event)

    # The picture -----------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Sign, name and figures; what is behind them below when open."""
        row, form, scale = self.row, self._form, self._style.scale
        box = QRectF(self.rect()).adjusted(5 * scale, 3 * scale, -5 * scale, -3 * scale)
        self._paint_body(canvas, box)
        head = QRectF(box)
        if self.isChecked():
            share, most = form.open_head
            head.setHeight(min(head.height() * share, most * scale))
        self._paint_name(canvas, head)
        if self._counted:
            (row.paint_figures or self._paint_cells)(canvas, head)
            if self.isChecked():
                below = QRectF(box)
                below.setTop(head.bottom())
                (row.paint_behind or self._paint_behind)(canvas, below)

    def _paint_body(self, canvas: Canvas, box: QRectF) -> None:
        """Body and frame."""
        theme, radius = self._style.theme, 10 * self._style.scale
        marked = (self.row.marked or self.isChecked()) and self._counted
        body = mix(theme.raised, theme.accent, 0.06) if self._hovered and self._counted else theme.raised
        canvas.fill(rounded_rect(box, radius), body, 1.0 if marked else 0.5)
        if marked:
            canvas.stroke(rounded_rect(box, radius), theme.accent, 1.8)
        elif self._style.contrast:
            canvas.stroke(rounded_rect(box, radius), self._style.colours.hair, 1)
        self.paint_ring(canvas, box, radius)

    def _paint_name(self, canvas: Canvas, head: QRectF) -> None:
        """Sign, title and note."""
        style, theme, scale = self._style, self._style.theme, self._style.scale
        row, form = self.row, self._form
        middle, left = head.center().y(), head.left() + 14 * scale
        if row.sign is not None:
            x, half = head.left() + form.sign[0] * scale, form.sign[1] * scale
            if form.frame:
                canvas.fill(circle(x, middle, form.frame * scale), theme.bg)
                canvas.stroke(circle(x, middle, form.frame * scale), style.colours.brass, 1.6)
            row.sign(canvas, x, middle, half, style.colours.brass_lit if style.dark else theme.accent)
            left = head.left() + form.left * scale
        right = head.left() + form.names[0] * scale + head.width() * form.names[1]
        name = QRectF(left, head.top(), right - left, head.height())
        if row.note:
            if self._counted:
                canvas.words(name.translated(0, form.note[1] * scale), row.note, 12, theme.muted)
            name.translate(0, -form.note[0] * scale)
        colour = theme.text if self._counted else mix(theme.muted, theme.surface, 0.5)
        size = 16.0 if row.total else form.title
        while size > 11.5 and canvas.width(row.title, size, True) > name.width():
            size -= 0.5
        canvas.words(name, row.title, size, colour, True)

    def _paint_cells(self, canvas: Canvas, head: QRectF) -> None:
        """The figures; the best of a row in full ink."""
        theme, scale = self._style.theme, self._style.scale
        row, form, count = self.row, self._form, len(self.row.cells)
        size = form.points + 3 * row.total
        for seat, found in enumerate(row.cells):
            place = cell(head, form, scale, seat, count)
            if found.points is None:
                canvas.words(place, "·", 15, theme.muted, False, CENTRE)
                continue
            bold, text = found.ahead or row.total, minus(found.points)
            canvas.words(place, text, size, theme.text if bold else theme.muted, bold, CENTRE)
            wide = canvas.width(text, size, bold) / 2 + form.beside * scale
            side = place.adjusted(place.width() / 2 + wide, 3 * scale, 0, 3 * scale)
            won = row.total and found.ahead
            canvas.words(side, found.beside, 12, theme.accent if won else theme.muted, won)

    def _paint_behind(self, canvas: Canvas, area: QRectF) -> None:
        """A line or two of words each."""
        scale, left, y = self._style.scale, self._form.left, area.top()
        for line in self.row.behind:
            high = self._high(line.words) * scale
            place = QRectF(area.left() + left * scale, y, area.width() - (left + 11) * scale, high)
            if line.badge is not None:
                line.badge(canvas, area.left() + 26 * scale, y + 9 * scale, 6 * scale)
            canvas.words(place, line.words, 12, self._style.theme.muted, wrap=True)
            y += high


class ColumnHeads(PaintedWidget):
    """What stands over the columns, as wide as the rows."""

    def __init__(self, style: ShellStyle, table: ScoreTable) -> None:
        """As high as the game wants it."""
        super().__init__(style, 0, table.heads_height, line=True)
        self.table = table

    def paint(self, canvas: Canvas) -> None:
        """Words or badges."""
        edge = 5 * self._style.scale
        if self.table.heads is not None:
            self.table.heads(canvas, QRectF(self.rect()).adjusted(edge, 0, -edge, 0))


class CountTable(Sheet):
    """All rows, words over and under them."""

    opened = Signal()

    def __init__(self, style: ShellStyle, declared: Callable[[], ScoreTable]) -> None:
        """All rows counted; ``declared`` says them in the language of now."""
        super().__init__(style, (6, 14, 6, 10), gap=1)
        table = declared()
        self._declared = declared
        self.heading = Heading(style, 17, inset=5)
        self.heads = ColumnHeads(style, table)
        self.rows = [CountRow(style, said, table.form) for said in table.rows]
        self.bulb = Mark(style, "hint", 17, "muted")
        self.hint = Words(style, 12.5, colour="muted")
        put(self.column, self.heading, self.heads, *((counted, 1) for counted in self.rows))
        put(self.column, row(style, self.bulb, (self.hint, 1), gap=8, edges=(14, 4, 14, 0)))
        self.heads.setHidden(table.heads is None)
        for counted in self.rows:
            counted.toggled.connect(self._one_open)

    def _one_open(self, on: bool) -> None:
        """Opening a row closes the others."""
        if on:
            for counted in self.rows:
                if counted is not self.sender():
                    counted.setChecked(False)
            self.opened.emit()

    def show_rows(self, count: int) -> None:
        """Show the first ``count`` rows as counted."""
        for index, counted in enumerate(self.rows):
            counted.set_counted(index < count)

    def retranslate(self) -> None:
        """Everything in the language of now."""
        table = self._declared()
        self.heading.set_words(table.heading, table.subheading)
        self.hint.setText(table.hint)
        self.bulb.setVisible(bool(table.hint))
        self.heads.table = table
        self.heads.update()
        for counted, said in zip(self.rows, table.rows, strict=True):
            counted.show_row(said)
