"""A score that is counted row by row: rows that open to show the pieces behind them, one at a time.

Each game paints its own rows; this is what they share. Source: ux.md 2.8; mocks/shell.md 5.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import circle, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.buttons import PaintedButton
from noria_desktop.ui.widgets.marks import Mark
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words

DrawSign: TypeAlias = Callable[[float, float, str], None]
"""Draws a row's sign about a middle, in a colour."""


class CountRow(PaintedButton):
    """One row; pressing it shows the pieces behind the numbers."""

    def __init__(self, style: ShellStyle) -> None:
        """Closed and counted."""
        super().__init__(style)
        self._counted = True
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.toggled.connect(self._resize)

    def _resize(self) -> None:
        """Room for the pieces."""
        self.updateGeometry()
        self.retranslate()

    def set_counted(self, counted: bool) -> None:
        """Whether the row was reached by the count; it keeps its place before."""
        self._counted = counted
        self.setEnabled(counted)
        self.update()

    def retranslate(self) -> None:
        """The row as a sentence."""
        self.update()

    def paint_head(
        self, canvas: Canvas, title: str, size: float, share: float, sign: DrawSign | None
    ) -> tuple[QRectF, QRectF]:
        """Body, frame, sign and name; returns the whole box and its head, where the figures stand.

        Args:
            canvas: of the row.
            title: the row's name.
            size: of the name where it fits, in design pixels.
            share: of the row's width for sign and name.
            sign: draws the row's sign; None for the total, which has none and is always framed.
        """
        style, theme, scale = self._style, self._style.theme, self._style.scale
        box = QRectF(self.rect()).adjusted(5 * scale, 3 * scale, -5 * scale, -3 * scale)
        radius = 10 * scale
        marked = (sign is None or self.isChecked()) and self._counted
        body = mix(theme.raised, theme.accent, 0.06) if self._hovered and self._counted else theme.raised
        canvas.fill(rounded_rect(box, radius), body, 1.0 if marked else 0.5)
        if marked:
            canvas.stroke(rounded_rect(box, radius), theme.accent, 1.8)
        elif style.contrast:
            canvas.stroke(rounded_rect(box, radius), style.colours.hair, 1)
        self.paint_ring(canvas, box, radius)
        head = QRectF(box)
        if self.isChecked():
            head.setHeight(42 * scale)
        middle, x = head.center().y(), box.left() + 26 * scale
        colour = theme.text if self._counted else mix(theme.muted, theme.surface, 0.5)
        left = box.left() + 14 * scale
        if sign is not None:
            canvas.fill(circle(x, middle, 15.5 * scale), theme.bg)
            canvas.stroke(circle(x, middle, 15.5 * scale), style.colours.brass, 1.6)
            sign(x, middle, style.colours.brass_lit if style.dark else theme.accent)
            left = box.left() + 49 * scale
        name = QRectF(left, head.top(), box.left() + box.width() * share - left, head.height())
        while size > 11.5 and canvas.width(title, size, True) > name.width():
            size -= 0.5
        canvas.words(name, title, size, colour, True)
        return box, head

    def minimumSizeHint(self) -> QSize:
        """Lower than it likes."""
        return QSize(self._style.px(420), self._style.px(118 if self.isChecked() else 46))

    def sizeHint(self) -> QSize:
        """Rows share what there is."""
        return self.minimumSizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is the page's; Space opens the row."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
            return
        super().keyPressEvent(event)


class CountTable(Sheet):
    """All rows, words over and under them."""

    opened = Signal()

    def __init__(self, style: ShellStyle, rows: Sequence[CountRow], heads: QWidget | None = None) -> None:
        """All rows counted; ``heads`` stands over the rows."""
        super().__init__(style)
        self.heading = Heading(style, 17, inset=5)
        self.heads = heads
        self.rows = list(rows)
        self.bulb = Mark(style, "hint", 17, "muted")
        self.hint = Words(style, 12.5, colour="muted")
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.heading)
        if heads is not None:
            self._column.addWidget(heads)
        for row in self.rows:
            self._column.addWidget(row, 1)
            row.toggled.connect(self._one_open)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.bulb)
        self._foot.addWidget(self.hint, 1)
        self._column.addLayout(self._foot)
        self.set_style(style)

    def _one_open(self, on: bool) -> None:
        """Opening a row closes the others."""
        if on:
            for row in self.rows:
                if row is not self.sender():
                    row.setChecked(False)
            self.opened.emit()

    def show_rows(self, count: int) -> None:
        """Show the first ``count`` rows as counted."""
        for index, row in enumerate(self.rows):
            row.set_counted(index < count)

    def retranslate(self) -> None:
        """Words of the table; the heading is the game's."""
        self.hint.setText(translate("ResultPage", "open a row to see the pieces behind it"))
        if self.heads is not None:
            self.heads.update()
        for row in self.rows:
            row.retranslate()

    def set_style(self, style: ShellStyle) -> None:
        """Gaps."""
        super().set_style(style)
        if not hasattr(self, "_column"):
            return
        px = style.px
        self.setContentsMargins(px(6), px(14), px(6), px(10) + px(5))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(1))
        self.heading.setContentsMargins(0, 0, 0, 0)
        self._foot.setContentsMargins(px(14), px(4), px(14), 0)
        self._foot.setSpacing(px(8))
