"""What the pages before a chapter and before a night share: the table at the left, a sheet of paper with the way on.

Nothing needs to be touched: Enter begins. Source: mocks/campaign.md 3.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import lines
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign.begin_scene import Scene
from noria_desktop.ui.pages.campaign.ink import Ink, InkButton
from noria_desktop.ui.pages.campaign.paper import paint_paper, paper
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.widgets.marks import paint_stamp
from noria_desktop.ui.widgets.one_of import OneOf

SECOND_ROW: Final = 22
"""A second row of choices takes so much more, in design pixels."""


class BeginPaper(QWidget):
    """Base: a pad of paper with something to choose among, the deal, and the way on."""

    def __init__(self, style: ShellStyle, choices: int) -> None:
        super().__init__()
        self._style = style
        self.choices = [InkButton(style, Ink.CHOICE) for _ in range(choices)]
        self.group = OneOf(self)
        self.go = InkButton(style, Ink.PRIMARY, icon="play", key="Enter")
        self.later = InkButton(style, Ink.OUTLINE)
        for button in (*self.choices, self.go, self.later):
            button.setParent(self)
        for number, button in enumerate(self.choices):
            self.group.addButton(button, number)

    def set_style(self, style: ShellStyle) -> None:
        """Take over colours and sizes."""
        self._style = style
        self.place()
        self.update()

    def tell(self, told: Iterable[str]) -> None:
        """What stands there, for those who listen; it is placed and painted again."""
        self.go.set_words(translate("Circuit", "Begin"))
        self.later.set_words(translate("Circuit", "Later"))
        self.setAccessibleName(". ".join(told))
        self.go.setAccessibleDescription(self.accessibleName())
        self.place()
        self.update()

    def room(self) -> QRectF:
        """What can be written on."""
        scale = self._style.scale
        return QRectF(self.rect()).adjusted(40 * scale, 24 * scale, -28 * scale, -26 * scale)

    def place(self) -> None:
        """Put the buttons where they belong."""
        room, px = self.room(), self._style.px
        high = self.go.sizeHint().height()
        side = self.later.sizeHint().width()
        bottom, left = round(room.bottom()) + px(5) - high, round(room.left()) - px(5)
        self.go.setGeometry(left, bottom, round(room.width()) + px(10) - side, high)
        self.later.setGeometry(round(room.right()) + px(5) - side, bottom, side, high)

    @property
    def _in_one_row(self) -> bool:
        """Whether all that is chosen among has room side by side, with air about each name."""
        return sum(button.sizeHint().width() for button in self.choices) <= self.room().width()

    def second_row(self) -> float:
        """How much lower lies what follows the choices, where these need two rows."""
        return 0.0 if self._in_one_row else SECOND_ROW * self._style.scale

    def lay_choices(self, top: float) -> None:
        """Put what is chosen among in one row, in which a longer name has more room, or in two."""
        room = self.room()
        names = [button.sizeHint().width() for button in self.choices]
        columns = len(names) if self._in_one_row else 2
        one = columns == len(names)
        high = self.choices[0].sizeHint().height() / (1 if one else 1.25)
        left = 0.0
        for number, button in enumerate(self.choices):
            row, column = divmod(number, columns)
            left = left if column else 0.0
            wide = room.width() * (names[number] / sum(names) if one else 1 / columns)
            button.setGeometry(
                round(room.left() + left), round(top + row * high * 0.86), round(wide), round(high)
            )
            left += wide

    def choices_bottom(self) -> float:
        """Where the last row of them ends."""
        return float(max(button.geometry().bottom() for button in self.choices))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        paint_paper(canvas, QRectF(self.rect()).adjusted(0, 0, -2, -4))
        self.paint(canvas)
        painter.end()

    def paint(self, canvas: Canvas) -> None:
        """Write on the paper."""

    def paint_title(self, canvas: Canvas, title: str) -> None:
        """The uppermost line."""
        room, scale = self.room(), self._style.scale
        line = QRectF(room.left(), room.top(), room.width(), 26 * scale)
        canvas.words(line, title, 16.5, paper(self._style).ink, True)

    def paint_head(self, canvas: Canvas, y: float, title: str, lower: float = -3) -> None:
        """A rule and the heading of a part; ``lower`` moves the heading by design pixels."""
        room, look, scale = self.room(), paper(self._style), self._style.scale
        above = y - 10 * scale
        canvas.stroke(lines([(room.left(), above), (room.right(), above)]), look.line, 1.1)
        line = QRectF(room.left(), y + lower * scale, room.width(), 26 * scale)
        canvas.words(line, title, 13.5, look.spot, True)

    def paint_deal(self, canvas: Canvas, y: float, words: str, *, first: bool) -> None:
        """Whether the deal is new: the stamp that it can earn, in outline, or a quiet sign."""
        room, look, scale = self.room(), paper(self._style), self._style.scale
        self.paint_head(canvas, y, translate("Circuit", "Deal"))
        left, middle = room.left() + 16 * scale, y + 44 * scale
        if first:
            canvas.p.save()
            canvas.p.setOpacity(0.55)
            paint_stamp(canvas, left, middle, 13 * scale)
            canvas.p.restore()
        else:
            canvas.glyph("info", left, middle, 11 * scale, look.soft)
        box = QRectF(room.left() + 40 * scale, y + 26 * scale, room.width() - 40 * scale, 40 * scale)
        canvas.words(box, words, 13, look.ink, wrap=True)


class BeginPage(Page):
    """Base: the table as it will lie and the paper beside it."""

    begin_requested = Signal()

    def __init__(self, style: ShellStyle, sheet: BeginPaper, more: Iterable[QWidget] = ()) -> None:
        """``more``: what else the keyboard reaches on the sheet, after its choices."""
        super().__init__(style, back=True)
        self.scene = Scene(style)
        self._paper = sheet
        self._row = QHBoxLayout(self.body)
        self._row.addWidget(self.scene, 1)
        self._row.addWidget(sheet)
        sheet.go.clicked.connect(self.begin_requested)
        sheet.later.clicked.connect(self.back_requested)
        sheet.group.idToggled.connect(self._toggled)
        for first, second in pairwise([sheet.go, sheet.later, *sheet.choices, *more, self.header.back]):
            QWidget.setTabOrder(first, second)

    def entrance(self) -> QWidget:
        return self._paper.go

    def arrange(self, style: ShellStyle) -> None:
        px = style.px
        self._row.setContentsMargins(px(24), px(2), px(18), px(12))
        self._row.setSpacing(px(14))
        self._paper.setMinimumHeight(px(560))

    def fit_width(self) -> None:
        """The sheet takes a third of the width, within bounds."""
        scale = self.style_now.scale
        self._paper.setFixedWidth(round(min(480 * scale, max(390 * scale, self.width() * 0.335))))

    def chosen(self, number: int) -> None:
        """Another of the sheet's choices is wanted, counted from 0."""

    def current(self) -> int:
        """Which of the sheet's choices stands now, counted from 0."""
        return -1

    def _toggled(self, number: int, on: bool) -> None:
        """A choice by mouse, by keys or by what a screen reader toggles; what the page itself shows is none."""
        if on and number != self.current():
            self.chosen(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins from anywhere, digits choose."""
        key, seen = event.key(), [one for one in self._paper.choices if not one.isHidden()]
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.begin_requested.emit()
        elif Qt.Key.Key_1 <= key < Qt.Key.Key_1 + len(seen) and not event.modifiers():
            self.chosen(key - Qt.Key.Key_1)
        else:
            super().keyPressEvent(event)
