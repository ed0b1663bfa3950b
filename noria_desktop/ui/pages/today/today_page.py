"""The day's game: one for everybody, one sealed try; the month; a friend's line beside one's own.

Source: mocks/campaign.md 4 and 7.
"""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.pages.today import words
from noria_desktop.ui.pages.today.compare_sheet import CompareSheet
from noria_desktop.ui.pages.today.day_sheet import DaySheet
from noria_desktop.ui.pages.today.model import TodayModel, in_month
from noria_desktop.ui.pages.today.month_sheet import DayButton, MonthSheet
from noria_desktop.ui.widgets.layouts import NO_EDGES, column, row

_LEFT: Final = 0.455
"""Of the width, for the chosen day."""
_MONTH: Final = 0.605
"""Of the height, for the calendar."""
_NARROW: Final = 1000
"""Design pixels below which the right column goes below."""
_LOW_DAY, _LOW_MONTH, _LOW_COMPARE = 396, 410, 170
"""Least heights where everything stands in one column, design pixels."""
_ARROWS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -7,
    Qt.Key.Key_Down: 7,
}

_WALKING: Final = frozenset(
    {*_ARROWS, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End}
)


class TodayPage(Page):
    """The page. It asks for everything and knows no files."""

    day_requested = Signal(object)
    """A day to be looked at."""
    primary_requested = Signal()
    open_requested = Signal()
    copy_requested = Signal()
    paste_requested = Signal()
    line_given = Signal(str)
    named = Signal(str)
    removed = Signal(object)

    def __init__(self, model: TodayModel, style: ShellStyle) -> None:
        """Show a model; ``show_model`` shows another."""
        super().__init__(style, back=True, library=True, statistics=True)
        self.model = model
        self.day = DaySheet(style, model)
        self.month = MonthSheet(style, model)
        self.compare = CompareSheet(style, model)
        self._side = QWidget()
        self._right = column(style, self.month, self.compare, gap=9, edges=NO_EDGES, within=self._side)
        self._row = row(style, self.day, self._side, gap=16, within=self.body)
        self._stacked = False
        self.day.primary_requested.connect(self.primary_requested)
        self.day.open_requested.connect(self.open_requested)
        self.month.chosen.connect(lambda day: self._ask_day(day, pressed=True))
        self.month.turned.connect(self._turn)
        self.compare.paste_requested.connect(self.paste_requested)
        self.compare.line_given.connect(self.line_given)
        self.compare.copy_requested.connect(self.copy_requested)
        self.compare.named.connect(self.named)
        self.compare.removed.connect(self.removed)
        # Buttons take arrows for themselves, to walk among their like; here they walk days.
        for button in (*self.day.focus_chain(), *self.month.days, self.month.back, self.month.on):
            button.installEventFilter(self)
        # It would scroll.
        self.view.installEventFilter(self)
        self._order_focus()
        self.ready()

    def show_model(self, model: TodayModel) -> None:
        """Another day, or what became of it."""
        on_day = isinstance(self.focusWidget(), DayButton)
        moved = model.chosen.day != self.model.chosen.day
        if moved:
            self.compare.tell("")
        self.model = model
        self.day.show_model(model)
        self.month.show_model(model)
        self.compare.show_model(model)
        self._tell_reading()
        if on_day:
            self.month.day_button(model.chosen.day).setFocus(Qt.FocusReason.OtherFocusReason)
        self._order_focus()
        self.fit_width()

    def tell(self, text: str, *, wrong: bool = False) -> None:
        """Say what became of something."""
        self.compare.tell(text, wrong=wrong)
        announce(self.compare, text, urgent=wrong)
        self.fit_width()

    def _order_focus(self) -> None:
        chain = [*self.day.focus_chain(), *self.month.focus_chain(), *self.compare.focus_chain()]
        chain += [self.header.back, *self.header.links]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)

    # Page -----------------------------------------------------------------------------------------------

    def game_id(self) -> str:
        """The game of the chosen day."""
        game = self.model.chosen.game
        return super().game_id() if game is None else game.game

    def entrance(self) -> QWidget:
        """The one way on; where there is none, the day."""
        if not self.day.go.isHidden():
            return self.day.go
        return self.month.day_button(self.model.chosen.day)

    def retranslate(self) -> None:
        """Every word again."""
        super().retranslate()
        self.header.title.setText(translate("Today", "The day's game"))
        self._tell_reading()
        self.day.retranslate()
        self.month.retranslate()
        self.compare.show_model(self.model)

    def _tell_reading(self) -> None:
        reading = self.model.reading
        self.header.sub.setText(translate("Today", "Reading the games…") if reading else "")

    def arrange(self, style: ShellStyle) -> None:
        """Edges of the body."""
        self._row.setContentsMargins(*self.margins(style))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Heights follow the window too."""
        super().resizeEvent(event)
        self.fit_width()

    def fit_width(self) -> None:
        """The day takes 45.5 % of the width; in a narrow window the month and the lines stand below it."""
        style = self.style_now
        px = style.px
        super().fit_width()
        left, top, after, low = self.margins(style)
        bar = self.view.verticalScrollBar().sizeHint().width()
        stacked = self.width() < _NARROW * style.scale
        if stacked != self._stacked:
            self._stacked = stacked
            down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
            self._row.setDirection(down if stacked else across)
        whole = self.width() - left - after
        high = max(self.height() - self.header.height() - top - low, px(400))
        self.month.fit_narrow(self.width() < 640 * style.scale)
        self.compare.fit_rows(stacked)
        if stacked:
            whole -= bar
            self.day.setFixedWidth(whole)
            self._side.setFixedWidth(whole)
            day = max(px(_LOW_DAY), self.height() - self.header.height() - top - low)
            self.day.setFixedHeight(day)
            self.day.fit_height(day)
            self.month.setFixedHeight(px(_LOW_MONTH))
            rows = px(42) * len(self.compare.rows)
            self.compare.setFixedHeight(max(px(_LOW_COMPARE), px(130) + rows))
            return
        day = max(round((whole - self._row.spacing()) * _LEFT), self.day.least_width())
        self.day.setFixedWidth(day)
        self._side.setFixedWidth(whole - self._row.spacing() - day)
        self.day.setFixedHeight(high)
        self.day.fit_height(high)
        month = round(high * _MONTH)
        self.month.setFixedHeight(month)
        self.compare.setFixedHeight(high - month - self._right.spacing())

    # Hands ----------------------------------------------------------------------------------------------

    def _ask_day(self, day: date, *, pressed: bool = False) -> None:
        """Look at a day, or at the nearest that can be; one that is pressed itself answers when it cannot."""
        bounded = min(max(day, self.model.earliest), self.model.latest)
        if bounded != self.model.chosen.day and (bounded == day or not pressed):
            self.day_requested.emit(bounded)
            announce(self.month, words.spoken_day(self.model.chosen, self.model.today))
        elif bounded != day:
            self.tell(words.out_of_reach(ahead=day > bounded))

    def _turn(self, months: int) -> None:
        self._ask_day(in_month(self.model.chosen.day, months))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that walk days, where a button or the scrolling would take them."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _WALKING:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk days, PgUp and PgDn months, Ctrl+V pastes, Ctrl+C copies, Enter goes on."""
        key, chosen = event.key(), self.model.chosen.day
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste_requested.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        elif key in _ARROWS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.month.day_button(chosen).setFocus(Qt.FocusReason.OtherFocusReason)
            self._ask_day(chosen + timedelta(days=_ARROWS[Qt.Key(key)]))
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._turn(-1 if key == Qt.Key.Key_PageUp else 1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._ask_day(self.model.month[0].day if key == Qt.Key.Key_Home else self.model.month[-1].day)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self.day.go.isHidden():
                self.day.go.click()
        else:
            super().keyPressEvent(event)
