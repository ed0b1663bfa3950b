"""The book's pages as marks under it, in four groups of chapters and one of finale and nights; the arrows at its sides.

A medallion is a written page, a dashed ring an open one, a dot a shut one; the brass frame is where the book is open.
Source: campaign.md 2.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle, lines, rounded_rect, segment
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.pages.logbook.account import paint_emblem_of
from noria_desktop.ui.pages.logbook.book_model import BookModel, BookPage, PageState
from noria_desktop.ui.widgets.buttons import PaintedButton
from noria_desktop.ui.widgets.one_of import OneOf
from noria_desktop.ui.widgets.plain import plain_tip

_STEP: Final = 31.0
_LEAST_STEP: Final = 24.0
_GROUP: Final = 22.0
_LEAST_GROUP: Final = 8.0
_A_VOLUME: Final = 4
_TALL: Final = 44.0


class ChapterMark(PaintedButton):
    """One chapter."""

    def __init__(self, style: ShellStyle, page: BookPage) -> None:
        """Of this page."""
        super().__init__(style)
        self._page = page
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._wide = _STEP

    def show_page(self, page: BookPage) -> None:
        """The same chapter as it stands now."""
        self._page = page
        self.setAccessibleName(page.spoken)
        self.setToolTip(plain_tip(page.spoken))
        self.update()

    def set_width(self, wide: float) -> None:
        """Design pixels across."""
        if wide != self._wide:
            self._wide = wide
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(round(self._wide * self._style.scale), self._style.px(_TALL))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the page as Space does, and where it is open goes on from it; arrows are the book's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isChecked():
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        theme, s = self._style.theme, self._style.scale
        x, y = self.width() / 2, self.height() / 2
        half = min(15 * s, x - 0.5)
        frame = QRectF(x - half, y - 17 * s, 2 * half, 34 * s)
        if self.isChecked():
            canvas.fill(rounded_rect(frame, 9 * s), theme.accent, 0.16)
            canvas.stroke(rounded_rect(frame.adjusted(1, 1, -1, -1), 9 * s), theme.accent, 2 * s)
        elif self._hovered:
            canvas.fill(rounded_rect(frame, 9 * s), theme.raised)
        game = self._page.game
        radius = min(10.5 * s, half * 0.74)
        match self._page.state:
            case PageState.WRITTEN:
                paint_emblem_of(canvas, game, x, y, radius)
            case PageState.OPEN:
                canvas.stroke(circle(x, y, radius), theme.line, 1.4 * s, 1.0, (2.4, 2.0))
                if game:
                    game_cover(game).paint_sign(canvas, x, y, radius * 0.58, theme.muted)
                else:
                    canvas.glyph("star", x, y, radius * 0.58, theme.muted)
            case PageState.SHUT:
                canvas.fill(circle(x, y, 3.2 * s), theme.line)
        if self.hasFocus():
            canvas.stroke(rounded_rect(frame.adjusted(-2, -3, 2, 3), 11 * s), theme.focus, 2.2 * s)
        painter.end()


class ChapterMarks(QWidget):
    """All pages; the keyboard comes to the one that is open."""

    chosen = Signal(int)
    """Place of a page, from 0."""

    def __init__(self, style: ShellStyle, model: BookModel) -> None:
        """Of this book."""
        super().__init__()
        self._style = style
        self.marks = tuple(ChapterMark(style, page) for page in model.pages)
        self._group = OneOf(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        for place, mark in enumerate(self.marks):
            if place and place % _A_VOLUME == 0:
                self._row.addSpacing(round(_GROUP))
            self._group.addButton(mark, place)
            self._row.addWidget(mark)
        self._place = model.shown
        self._group.idToggled.connect(self._toggled)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._gap = _GROUP
        self.show_model(model, model.shown)

    def show_model(self, model: BookModel, place: int) -> None:
        """The chapters as they stand, and which of them is open."""
        for mark, page in zip(self.marks, model.pages, strict=True):
            mark.show_page(page)
        self.show_place(place)

    def show_place(self, place: int) -> None:
        """The book is open there; a keyboard that is on a mark comes along."""
        self._place = place
        self.marks[place].setChecked(True)
        for number, mark in enumerate(self.marks):
            mark.setFocusPolicy(Qt.FocusPolicy.StrongFocus if number == place else Qt.FocusPolicy.ClickFocus)
        if self.focusWidget() is not None and self.window().focusWidget() is self.focusWidget():
            self.marks[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def _toggled(self, place: int, is_on: bool) -> None:
        """However a mark was pressed."""
        if is_on and place != self._place:
            self._place = place
            self.chosen.emit(place)

    def set_style(self, style: ShellStyle) -> None:
        """Take over the style; the marks get it themselves."""
        self._style = style
        self.update()

    def width_wanted(self) -> int:
        """Logical pixels that all marks take side by side at their full size."""
        return self._width(_STEP)

    def least_width(self) -> int:
        """The same where they stand as close as in a line with other things."""
        return self._width(_LEAST_STEP)

    @property
    def _gaps(self) -> int:
        """Between how many groups there is one."""
        return (len(self.marks) - 1) // _A_VOLUME

    def _width(self, step: float) -> int:
        return round((len(self.marks) * step + self._gaps * _GROUP) * self._style.scale)

    def fit(self, room: int) -> None:
        """Take no more than so many logical pixels."""
        step = (room / self._style.scale - self._gaps * _GROUP) / len(self.marks)
        self._gap = _GROUP if step >= _LEAST_STEP else _LEAST_GROUP
        if step < _LEAST_STEP:
            step = (room / self._style.scale - self._gaps * _LEAST_GROUP) / len(self.marks)
        for mark in self.marks:
            mark.set_width(max(14.0, min(_STEP, step)))
        gap = round(self._gap * self._style.scale)
        for number in range(self._row.count()):
            item = self._row.itemAt(number)
            space = None if item is None else item.spacerItem()
            if space is not None:
                space.changeSize(gap, 0)
        self._row.invalidate()
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines between volumes."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        s, middle = self._style.scale, self.height() / 2
        for place in range(_A_VOLUME, len(self.marks), _A_VOLUME):
            x = self.marks[place].x() - self._gap * s / 2
            canvas.stroke(segment(x, middle - 9 * s, x, middle + 9 * s), self._style.theme.line, 1.2, 0.8)
        painter.end()


class TurnButton(PaintedButton):
    """An arrow head in a disc: to the page before or after, or to an older or newer attempt."""

    def __init__(self, style: ShellStyle, way: str, half: float, *, on_paper: bool = False) -> None:
        """``way`` is left, right, up or down; ``half`` the disc's radius in design pixels."""
        super().__init__(style)
        self._way, self._half, self._on_paper = way, half, on_paper
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_words(self, words: str) -> None:
        """Name and hint."""
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(words))

    def sizeHint(self) -> QSize:
        side = self._style.px(2 * self._half + 10)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        from noria_desktop.ui.pages.logbook.book_paint import paper_of

        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        theme, s = self._style.theme, self._style.scale
        paper = paper_of(self._style)
        body = paper.page if self._on_paper else theme.surface
        line = paper.rule if self._on_paper else theme.line
        ink = paper.soft if self._on_paper else theme.text
        x, y, radius = self.width() / 2, self.height() / 2, self._half * s
        canvas.fill(circle(x, y, radius), body)
        if self._hovered and self.isEnabled():
            canvas.fill(circle(x, y, radius), theme.accent, 0.16)
        faint = 1.0 if self.isEnabled() else 0.35
        canvas.stroke(circle(x, y, radius), line, 1.2, faint)
        size = radius * 0.34
        points = {
            "left": [(0.5, -1.0), (-0.5, 0.0), (0.5, 1.0)],
            "right": [(-0.5, -1.0), (0.5, 0.0), (-0.5, 1.0)],
            "up": [(-1.0, 0.5), (0.0, -0.5), (1.0, 0.5)],
            "down": [(-1.0, -0.5), (0.0, 0.5), (1.0, -0.5)],
        }[self._way]
        head = lines([(x + a * size, y + b * size) for a, b in points])
        canvas.stroke(head, ink, max(1.6, 2.2 * s * self._half / 21), faint)
        if self.hasFocus():
            canvas.stroke(circle(x, y, radius + 2.8 * s), theme.focus, 2.2 * s)
        painter.end()
