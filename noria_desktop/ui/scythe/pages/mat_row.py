"""A player mat as a row: its name, and its four sections with what stands above, below and what that costs."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QSizePolicy

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.printed_mats import MatSection
from noria_desktop.games.scythe.terms import Mat
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.scythe.pages.art import ink
from noria_desktop.ui.scythe.pages.words import choice_of_mat, mat_sections, mat_start
from noria_desktop.ui.scythe.words.names import say
from noria_desktop.ui.widgets.buttons import RING
from noria_desktop.ui.widgets.option_row import ChoiceButton


class MatRow(ChoiceButton):
    """One of the mats, or chance: two small lines; where there is room the row grows."""

    edge = 2.5

    def __init__(self, style: ShellStyle, mat: Mat | None) -> None:
        """None: by chance."""
        super().__init__(style, 230, (34 if mat is not None else 27) + RING, QSizePolicy.Policy.Preferred)
        self.mat = mat

    def retranslate(self) -> None:
        """Name, and the sections in words."""
        name = choice_of_mat(self.mat)
        about = (
            say("The seed deals the mat.")
            if self.mat is None
            else "\n".join((mat_start(self.mat), mat_sections(self.mat)))
        )
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(about)
        self.setToolTip(about)
        self.update()

    def paint_inside(self, canvas: Canvas, box: QRectF) -> None:
        """Mark, name, sections."""
        theme, scale, on = self._style.theme, self._style.scale, self.isChecked()
        x, middle = box.left() + 14 * scale, box.center().y()
        canvas.stroke(circle(x, middle, 6.5 * scale), theme.accent if on else theme.line, 1.6 * scale)
        if on:
            canvas.fill(circle(x, middle, 3.6 * scale), theme.accent)
        left = box.left() + 27 * scale
        name = QRectF(left, box.top(), 84 * scale, box.height())
        canvas.words(name, self.text(), 13, theme.text, True)
        if self.mat is not None:
            area = QRectF(
                name.right() + 2 * scale, box.top(), box.right() - name.right() - 4 * scale, box.height()
            )
            wide = area.width() / 4
            for number, section in enumerate(components().mats.players[self.mat.index].sections):
                cell = QRectF(area.left() + number * wide, area.top(), wide, area.height())
                self._paint_section(canvas, cell, section)

    def _paint_section(self, canvas: Canvas, cell: QRectF, section: MatSection) -> None:
        """Above: the top-row action; below: what the bottom-row action costs and brings."""
        kit, theme, scale = ink(canvas), self._style.theme, self._style.scale
        action = components().mats.bottoms[section.bottom.index]
        upper, lower = cell.top() + cell.height() * 0.29, cell.top() + cell.height() * 0.73
        step = min(15 * scale, cell.width() / 3.4)
        x = cell.left() + 7 * scale
        kit.glyph(section.top.value, x + step * 0.5, upper, 12.5 * scale, theme.text)
        kit.glyph(section.bottom.value, x + step * 1.7, upper, 12.5 * scale, theme.muted)
        kit.good(action.resource, x, lower, 11 * scale)
        count = QRectF(x + 7 * scale, lower - 8 * scale, 12 * scale, 16 * scale)
        canvas.words(count, str(section.cost), 12, theme.text, True)
        if section.coins:
            coin = x + 20.5 * scale
            kit.coin(coin, lower, 10 * scale)
            place = QRectF(coin + 6.5 * scale, lower - 8 * scale, 12 * scale, 16 * scale)
            canvas.words(place, str(section.coins), 12, theme.muted)
