"""Marks of honour: four columns of ten, each saying what there is to do; those that were earned carry their day.

Nothing here is a record: there are no points and no shares, and nothing can be missed. Source: mocks/campaign.md 5 and 7.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.honours.game_column import GameColumn
from noria_desktop.ui.pages.honours.mark_button import MarkButton
from noria_desktop.ui.pages.honours.model import HonoursModel
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.widgets.layouts import NO_EDGES, column, row
from noria_desktop.ui.widgets.sheets import Words

_NARROW: Final = 900
"""Pixels of the window, below which there are two columns."""
_WIDE, _FEW = 4, 2
"""Columns beside each other."""
_GAP = 14
"""Design pixels between two columns."""
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_WALKING: Final = frozenset({*_ARROWS, Qt.Key.Key_Home, Qt.Key.Key_End})


class HonoursPage(Page):
    """The page. It asks for games and rules, and knows neither."""

    pressed = Signal(str)
    """A mark, by its key."""

    def __init__(self, model: HonoursModel, style: ShellStyle, at: str = "") -> None:
        """Show a model; ``at``: the mark where the keyboard begins, by default the first."""
        super().__init__(style, back=True, library=True, statistics=True)
        self.model = model
        self.columns = [GameColumn(style, one, model.today) for one in model.games]
        self.about = Words(style, 13, colour="muted", wrap=True)
        self.count = Words(style, 14.5, bold=True)
        self._grid = QGridLayout()
        self._across = 0
        line = row(style, (self.about, 1), self.count, gap=12, edges=NO_EDGES)
        self._column = column(style, line, (self._grid, 1), gap=6, within=self.body)
        self.buttons = [button for one in self.columns for button in one.buttons]
        for button in self.buttons:
            button.clicked.connect(lambda _=False, button=button: self._press(button))
            # Buttons take arrows for themselves, to walk among their like.
            button.installEventFilter(self)
        self.view.installEventFilter(self)
        found = (one for one in self.buttons if one.mark.key == at)
        self._here: MarkButton = next(found, self.buttons[0])
        self._here.may_be_reached(True)
        self._lay(_WIDE)
        self._order_focus()
        self.ready()

    def show_model(self, model: HonoursModel) -> None:
        """What is known now."""
        self.model = model
        for one, marks in zip(self.columns, model.games, strict=True):
            one.show_marks(marks, model.today)
        self._tell()

    def _tell(self) -> None:
        model = self.model
        self.count.setText(
            translate("Honours", "{earned} of {count}").format(earned=model.earned, count=model.count)
        )
        self.count.setAccessibleName(
            translate("Honours", "{earned} of {count} marks of honour").format(
                earned=model.earned, count=model.count
            )
        )
        self.header.sub.setText(translate("Honours", "Reading the games…") if model.reading else "")
        self.header.fit(self.width(), told=model.reading)

    def _order_focus(self) -> None:
        chain: list[QWidget] = [*self.buttons, self.header.back, *self.header.links]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)

    # Page -----------------------------------------------------------------------------------------------

    def game_id(self) -> str:
        """The game of the mark on which the keyboard stands."""
        return self._here.game

    def entrance(self) -> QWidget:
        """The mark on which the keyboard stood last."""
        return self._here

    def retranslate(self) -> None:
        """Every word again."""
        super().retranslate()
        self.header.title.setText(translate("Honours", "Marks of honour"))
        self.about.setText(
            translate(
                "Honours",
                "Read from your finished games. Nothing is counted while you play, and nothing is missed.",
            )
        )
        self.show_model(self.model)
        self.fit_width()

    def arrange(self, style: ShellStyle) -> None:
        """Edges of the body, gaps of the columns."""
        self._column.setContentsMargins(*self.margins(style))
        self._grid.setHorizontalSpacing(style.px(_GAP))
        self._grid.setVerticalSpacing(style.px(_GAP) // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows follow the window."""
        super().resizeEvent(event)
        self.fit_width()

    def fit_width(self) -> None:
        """Four columns beside each other, two in a narrow window; rows as high as the longest sentence asks for."""
        style = self.style_now
        self.header.fit(self.width(), told=self.model.reading)
        self._lay(_FEW if self.width() < _NARROW * style.zoom else _WIDE)
        left, _, right, _ = self.margins(style)
        bar = self.view.verticalScrollBar().sizeHint().width()
        whole = self.width() - left - right - bar - (self._across - 1) * style.px(_GAP)
        least = max(one.least_row(whole // self._across) for one in self.columns)
        for one in self.columns:
            one.set_rows(least)

    def _lay(self, across: int) -> None:
        """So many columns beside each other."""
        if across == self._across:
            return
        self._across = across
        for one in self.columns:
            self._grid.removeWidget(one)
        for number, one in enumerate(self.columns):
            self._grid.addWidget(one, number // across, number % across)
        for number in range(_WIDE):
            self._grid.setColumnStretch(number, 1 if number < across else 0)
            self._grid.setRowStretch(number, 1 if number < -(-len(self.columns) // across) else 0)

    # Hands ----------------------------------------------------------------------------------------------

    def _press(self, button: MarkButton) -> None:
        self._stand_on(button)
        self.pressed.emit(button.mark.key)

    def _stand_on(self, button: MarkButton) -> None:
        """The keyboard is here; Tab comes back here."""
        self._here.may_be_reached(False)
        self._here = button
        button.may_be_reached(True)
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.view.ensureWidgetVisible(button, 0, 3 * self.style_now.px(_GAP))

    def _walked(self, key: int) -> MarkButton:
        """Where a key leads from the mark on which the keyboard stands."""
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return self.buttons[0 if key == Qt.Key.Key_Home else -1]
        right, down = _ARROWS[Qt.Key(key)]
        number = next(place for place, one in enumerate(self.columns) if self._here in one.buttons)
        line = self.columns[number].buttons.index(self._here) + down
        across = number % self._across + right
        if not 0 <= across < self._across:
            return self._here
        number += right
        buttons = self.columns[number].buttons if number < len(self.columns) else []
        if 0 <= line < len(buttons):
            return buttons[line]
        other = number + (self._across if line > 0 else -self._across)
        if not 0 <= other < len(self.columns):
            return self._here
        return self.columns[other].buttons[0 if line > 0 else -1]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that walk, where a button or the scrolling would take them; the mark that was pressed is where they begin."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _WALKING:
            self.keyPressEvent(event)
            return True
        if (
            event.type() == QEvent.Type.FocusIn
            and isinstance(watched, MarkButton)
            and watched is not self._here
        ):
            self._stand_on(watched)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk from mark to mark, Home and End to the first and the last."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in _WALKING and not held:
            self._stand_on(self._walked(event.key()))
        else:
            super().keyPressEvent(event)
