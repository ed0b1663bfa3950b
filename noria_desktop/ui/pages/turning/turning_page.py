"""The turning points of a game: the curve over the whole width, three cards under it. Source: mocks/library.md 3."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from noria_desktop.app.replaying.watched import Unit
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.pages.turning import words
from noria_desktop.ui.pages.turning.card import CardSheet
from noria_desktop.ui.pages.turning.curve_plot import CurvePlot
from noria_desktop.ui.pages.turning.model import TurningModel
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.layouts import column, put
from noria_desktop.ui.widgets.sheets import Words

_NARROW = 1060
"""Design pixels below which the cards stand one under the other."""
_GAP = 14
MOST = 3


class TurningPage(Page):
    """One game's turning points."""

    pressed = Signal(int)
    """The button of a card, by its number from 1."""
    replay_requested = Signal()
    list_requested = Signal()

    def __init__(self, make: Callable[[], TurningModel], unit: Unit, style: ShellStyle) -> None:
        """Show what ``make`` makes; it is asked again whenever the language changes."""
        super().__init__(style, back=True, strip=True)
        self._make, self._unit = make, unit
        self.model = make()
        self.curve = CurvePlot(style)
        self.cards = tuple(CardSheet(style, number) for number in range(1, MOST + 1))
        self.empty = Words(style, 16, colour="muted", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.rest = QWidget()
        self._grid = QGridLayout(self.rest)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._column = column(style, self.curve, (self.rest, 1), gap=8, within=self.body)
        self._narrow: bool | None = None
        assert self.strip is not None
        self.waiting = Words(style, 14.5)
        self.list = BrassButton(style, icon="flask", key="L")
        self.replay = BrassButton(style, icon="play", key="P")
        put(self.strip.row, (self.waiting, 1), self.list, self.replay)
        for sheet in self.cards:
            sheet.pressed.connect(self.pressed)
        self.list.clicked.connect(self.list_requested)
        self.replay.clicked.connect(self.replay_requested)
        self.ready()
        chain: list[QWidget] = [*(one.button for one in self.cards), self.list, self.replay, self.header.back]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)

    def game_id(self) -> str:
        """The game that was played."""
        return self.model.game

    def show_again(self) -> None:
        """More is known."""
        was_read = self.model.is_read
        self.retranslate()
        if self.model.is_read and not was_read:
            announce(self, self.told())
            if self.focusWidget() in (None, self.replay, self.header.back):
                self.entrance().setFocus(Qt.FocusReason.OtherFocusReason)

    def told(self) -> str:
        """What there is, in a sentence."""
        count = len(self.model.cards)
        if not count:
            return words.nothing()
        return translate("Turning", "%n turning point(s) found.", "", count)

    def retranslate(self) -> None:
        """All words of the page."""
        super().retranslate()
        model = self.model = self._make()
        self.header.title.setText(translate("Turning", "Turning points"))
        self.header.sub.setText(model.title)
        self.curve.show_model(model, self._unit)
        for sheet in self.cards:
            sheet.show_model(model)
            sheet.setVisible(not model.is_read or sheet.number <= len(model.cards))
        nothing = model.is_read and not model.cards
        self.empty.setVisible(nothing)
        self.empty.setText(model.trouble or (words.nothing() if nothing else ""))
        if model.is_read:
            self.waiting.setText(words.waiting(model.waiting))
        else:
            doing = (
                translate("Turning", "What may be a turning point is looked at longer: {done} of about {of}")
                if model.curve.whole
                else translate("Turning", "The adviser is reading the game: {done} of about {of}")
            )
            self.waiting.setText(doing.format(done=model.done, of=model.of))
        self.list.set_words(translate("Turning", "Practice list"))
        self.replay.kind = Kind.PRIMARY if model.is_read and model.brass is None else Kind.NORMAL
        self.replay.set_words(translate("Turning", "Replay the whole game"))
        self.fit_width()

    # Layout ---------------------------------------------------------------------------------------------

    def fit_width(self) -> None:
        """Cards side by side, or one under the other."""
        if not hasattr(self, "rest"):
            return
        scale = self.style_now.scale
        narrow = self.width() < _NARROW * scale
        super().fit_width()
        if narrow == self._narrow:
            return
        self._narrow = narrow
        for sheet in self.cards:
            self._grid.removeWidget(sheet)
        self._grid.removeWidget(self.empty)
        for number, sheet in enumerate(self.cards):
            self._grid.addWidget(sheet, number if narrow else 0, 0 if narrow else number)
            self._grid.setColumnStretch(number, 0 if narrow and number else 1)
            sheet.set_wide(narrow)
        self._grid.addWidget(self.empty, 0, 0, 1, 1 if narrow else MOST)

    def arrange(self, style: ShellStyle) -> None:
        """Gaps."""
        left, top, right, bottom = self.margins(style)
        self._column.setContentsMargins(left, top, right, max(0, bottom - style.px(5)))
        self._grid.setHorizontalSpacing(style.px(_GAP))
        self._grid.setVerticalSpacing(style.px(8))
        self._narrow = None

    # Keys -----------------------------------------------------------------------------------------------

    def entrance(self) -> QWidget:
        """The brass button."""
        brass = self.model.brass
        return self.replay if brass is None else self.cards[brass].button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1 2 3 try, P the replay, L the list, arrows from card to card."""
        key = event.key()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and Qt.Key.Key_1 <= key <= Qt.Key.Key_3:
            number = int(key) - int(Qt.Key.Key_1) + 1
            if number <= len(self.model.cards):
                self.pressed.emit(number)
        elif plain and key == Qt.Key.Key_P:
            self.replay_requested.emit()
        elif plain and key == Qt.Key.Key_L:
            self.list_requested.emit()
        elif plain and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._go(1 if key == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def _go(self, step: int) -> None:
        """To the next card or the one before."""
        buttons = [one.button for one in self.cards[: len(self.model.cards)]]
        if not buttons:
            return
        here = next((number for number, one in enumerate(buttons) if one.hasFocus()), None)
        following = 0 if here is None else (here + step) % len(buttons)
        buttons[following].setFocus(Qt.FocusReason.TabFocusReason)
