"""One game's column on the page of honours: its head, and its ten marks under it."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QRectF

from noria_desktop.ui.art.canvas import RIGHT, Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.honours.mark_button import MarkButton
from noria_desktop.ui.pages.honours.model import GameMarks
from noria_desktop.ui.widgets.layouts import put
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.sheets import Sheet

_HEAD = 46
"""Design pixels."""


class Head(PaintedWidget):
    """Medallion, name, how many were earned."""

    def __init__(self, style: ShellStyle, marks: GameMarks) -> None:
        """Of a game."""
        super().__init__(style, 150, _HEAD, line=True)
        self._marks = marks

    def show_marks(self, marks: GameMarks) -> None:
        """Others were earned."""
        self._marks = marks
        told = translate("Honours", "{game}: {earned} of {count} marks of honour")
        name = game_cover(marks.game).name()
        self.say(told.format(game=name, earned=marks.earned, count=len(marks.marks)))

    def paint(self, canvas: Canvas) -> None:
        """One line."""
        scale, theme, marks = self._style.scale, self._style.theme, self._marks
        middle, right = self.height() / 2, self.width() - 10 * scale
        cover = game_cover(marks.game)
        cover.paint_medallion(canvas, 27 * scale, middle, 19 * scale)
        count = translate("Honours", "{earned} / {count}").format(earned=marks.earned, count=len(marks.marks))
        box = QRectF(57 * scale, 0, right - 57 * scale, self.height())
        canvas.words(box, count, 13.5, theme.muted, False, RIGHT)
        box.setRight(right - canvas.width(count, 13.5) - 8 * scale)
        canvas.words(box, cover.name(), 18, theme.text, True)


class GameColumn(Sheet):
    """The marks of one game."""

    def __init__(self, style: ShellStyle, marks: GameMarks, today: date) -> None:
        """Show them."""
        super().__init__(style, (7, 5, 7, 7), gap=0)
        self.head = Head(style, marks)
        self.buttons = [MarkButton(style, marks.game, one, today) for one in marks.marks]
        put(self.column, self.head, *((button, 1) for button in self.buttons))

    def show_marks(self, marks: GameMarks, today: date) -> None:
        """What is known now."""
        self.head.show_marks(marks)
        for button, mark in zip(self.buttons, marks.marks, strict=True):
            button.show_mark(mark, today)

    def least_row(self, width: int) -> int:
        """The least height of a row in which every sentence can be read, where the column is that wide."""
        inside = width - 2 * self._style.px(7)
        return max(button.least_height(inside) for button in self.buttons)

    def set_rows(self, height: int) -> None:
        """No row is lower than that; logical pixels."""
        for button in self.buttons:
            button.setMinimumHeight(height)
