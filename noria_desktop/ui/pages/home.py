"""Home: go on where you left off, start a game, open a save. Source: ux.md 2.2; mocks/shell.md 2."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from attrs import evolve
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from noria_desktop.app.lessons.taught import written
from noria_desktop.ui.art.picture_store import PictureStore
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.circuit_card import CircuitSheet
from noria_desktop.ui.pages.continue_sheet import ContinueSheet
from noria_desktop.ui.pages.day_card import DayCardSheet
from noria_desktop.ui.pages.game_card import GameCardSheet, shape_for
from noria_desktop.ui.pages.models import HomeModel, SaveRow
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.pages.saves_sheet import SavesSheet
from noria_desktop.ui.widgets.layouts import NO_EDGES, column, row
from noria_desktop.ui.widgets.sheets import Words, clear_layout

_CONTINUE = 0.65
"""Of the width, for the game to go on with."""
_CONTINUE_LOW = 0.46
"""Of the height, where everything stands in one column."""
_NARROW = 900
"""Design pixels below which it does."""
_HEADS = 92
"""Design pixels of the games' cards that are seen without scrolling."""
_GAP = 14
_LIST = 320
"""Design pixels of the list of saves."""


class HomePage(Page):
    """The first page."""

    WAITS_FOR_PLACE = True
    continue_requested = Signal()
    new_requested = Signal(str)
    again_requested = Signal(str)
    circuit_requested = Signal()
    """The map."""
    chapter_requested = Signal(str)
    """Play this chapter; empty: the one that comes next."""
    open_requested = Signal(object)
    """Path of a save to open."""
    delete_requested = Signal(object)
    restore_requested = Signal(object)
    trash_requested = Signal()
    file_dropped = Signal(object)
    learn_requested = Signal()
    lesson_requested = Signal(str)
    """A game that is to be learned, from where its lessons stand."""
    lessons_requested = Signal(str)
    """A game whose lessons are to be seen."""
    lesson_resumed = Signal(str)
    """The lesson that was left in the midst, by its name."""

    def __init__(self, model: HomeModel, style: ShellStyle) -> None:
        """Show a model; ``set_model`` shows another."""
        super().__init__(style, back=False, library=True, statistics=True)
        self._model = model
        self.setAcceptDrops(True)
        self.notice = Words(style, 13.5, colour="accent", wrap=True)
        self.resume = ContinueSheet(style)
        self.cards: list[GameCardSheet] = []
        self.today = DayCardSheet(style)
        self.circuit = CircuitSheet(style)
        self.saves = SavesSheet(style)
        self._cards_grid = QGridLayout()
        self._right_side = QWidget()
        self._right = column(
            style, (self.circuit, 3), (self.today, 1), gap=_GAP, edges=NO_EDGES, within=self._right_side
        )
        self.fold = QWidget()
        self._fold = row(style, (self.resume, 1), self._right_side, gap=14, edges=NO_EDGES, within=self.fold)
        self._stacked = False
        self._columns = 0
        parts = (self.notice, self.fold, self._cards_grid, (self.saves, 1))
        self._row = column(style, *parts, gap=_GAP, within=self.body)
        self.resume.continue_requested.connect(self.continue_requested)
        self.resume.new_requested.connect(self.new_requested)
        self.resume.learn_requested.connect(self.learn_requested)
        self.resume.lesson_requested.connect(self.lesson_requested)
        self.resume.lesson_resumed.connect(self.lesson_resumed)
        self.header.learn.clicked.connect(self.learn_requested)
        self.resume.chapter_requested.connect(lambda: self.chapter_requested.emit(""))
        self.saves.open_requested.connect(self.open_requested)
        self.saves.delete_requested.connect(self.delete_requested)
        self.saves.restore_requested.connect(self.restore_requested)
        self.saves.trash_requested.connect(self.trash_requested)
        self.circuit.play_asked.connect(self.chapter_requested)
        self.circuit.map_asked.connect(self.circuit_requested)
        self.set_model(model)
        self.ready()

    def keep_pictures_in(self, store: PictureStore) -> None:
        """Use what earlier runs have painted for the first frame."""
        self.resume.keep_in(store)
        self.circuit.picture.keep_in(store)
        for card in self.cards:
            card.picture.keep_in(store)

    def set_model(self, model: HomeModel) -> None:
        """Show other games, saves and so on."""
        self._model = model
        if len(self.cards) != len(model.games):
            clear_layout(self._cards_grid)
            shape = shape_for(len(model.games))
            self.cards = [GameCardSheet(self.style_now, shape) for _ in model.games]
            self._columns = 0
            self._lay_cards(len(self.cards))
            for card in self.cards:
                card.new_requested.connect(self.new_requested)
                card.again_requested.connect(self.again_requested)
                card.lessons_requested.connect(self.lessons_requested)
                card.rules_requested.connect(self.rules_requested)
        for index, (card, facts) in enumerate(zip(self.cards, model.games, strict=True)):
            card.show_game(facts, index + 1)
        games = tuple(game.game_id for game in model.games)
        played = any(game.played for game in model.games)
        # Whoever has played nothing is offered the kindest of them.
        kindest = next((game for game in written() if game in games and not played), "")
        first = kindest or next(iter(games), "")
        told = model.learning
        learning = told if told is not None and told.game_id in games and not played else None
        if learning is not None:
            first = learning.game_id
        self.resume.show_card(model.continue_, first, played, model.next_chapter, model.lesson, learning)
        self.circuit.show_card(model.circuit)
        self.today.show_card(model.today)
        self.saves.set_rows(model.saves, reading=model.reading)
        self._order_focus()
        self.notice.setText(model.notice)
        self.notice.setVisible(bool(model.notice))
        self.fit_width()

    def show_saves(self, rows: tuple[SaveRow, ...], *, reading: bool) -> None:
        """Other saves only; everything else stays as it is."""
        self._model = evolve(self._model, saves=rows, reading=reading)
        self.saves.set_rows(rows, reading=reading)

    @property
    def model(self) -> HomeModel:
        """What is shown."""
        return self._model

    def _order_focus(self) -> None:
        """Continue, the Circuit, the day's game, the games, the saves, the header."""
        chain: list[QWidget] = [self.resume.go, self.resume.learn]
        chain += [*self.circuit.focus_chain(), *self.today.focus_chain()]
        for card in self.cards:
            chain += card.focus_chain()
        chain += [
            *self.saves.focus_chain(),
            self.header.learn,
            self.header.library,
            self.header.statistics,
            self.header.rules,
            self.header.settings,
        ]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)

    def retranslate(self) -> None:
        """All words of the page."""
        super().retranslate()
        self.header.title.setText("Noria Desktop")
        self.header.sub.setText(translate("HomePage", "Four tables for one player"))
        self.resume.retranslate()
        self.today.retranslate()
        self.circuit.retranslate()
        self.saves.retranslate()
        for card in self.cards:
            card.retranslate()
        self.fit_width()

    def entrance(self) -> QWidget:
        """Where the keyboard begins."""
        return self.resume.go

    def arrange(self, style: ShellStyle) -> None:
        """Gaps."""
        px = style.px
        left, top, right, bottom = self.margins(style)
        self._row.setContentsMargins(left, top, right, bottom)
        self._cards_grid.setHorizontalSpacing(px(14))
        self._cards_grid.setVerticalSpacing(px(_GAP))
        self.saves.setMinimumHeight(px(_LIST))

    def fit_width(self) -> None:
        """Continue takes 65 % of the fold; under 900 the page has one column. The heads of the cards stay in sight."""
        if not self.has_place:
            return
        style = self.style_now
        scale, width = style.scale, self.width()
        self.header.fit(width, told=width >= 1100 * scale)
        left, _, after, _ = self.margins(style)
        bar = self.view.verticalScrollBar().sizeHint().width()
        whole = width - left - after - bar
        self._stack(width < _NARROW * scale)
        right = whole if self._stacked else round((whole - self._fold.spacing()) * (1 - _CONTINUE))
        self._right_side.setFixedWidth(right)
        self.resume.fit_width(whole if self._stacked else whole - self._fold.spacing() - right)
        # Stacked, the day's game stands beside the Circuit.
        self.circuit.fit_width(round(right * 0.6) if self._stacked else right)
        gap = self._cards_grid.horizontalSpacing()
        smallest = max((card.smallest_width() for card in self.cards), default=0)
        count = max(1, len(self.cards))
        fitting = next((n for n in (count, 2, 1) if n * smallest + (n - 1) * gap <= whole), 1)
        self._lay_cards(fitting)
        room = (whole - (fitting - 1) * gap) // fitting
        words = all(card.width_with_words() <= room for card in self.cards)
        for card in self.cards:
            card.fit(line=True, words=words)
        self._fit_fold()

    def _fit_fold(self) -> None:
        """What is above the fold, in logical pixels: all of the view but the heads of the cards."""
        style = self.style_now
        _, top, _, _ = self.margins(style)
        notice = self.notice.sizeHint().height() + self._row.spacing() if self.notice.isVisibleTo(self) else 0
        # The view itself follows only after this.
        view = self.height() - self.header.height()
        seen = view - top - notice - style.px(_HEADS) - self._row.spacing()
        if self._stacked:
            card = max(
                round(self.height() * _CONTINUE_LOW), self.resume.minimumHeight() + self._fold.spacing()
            )
            beside = self._right_side
            seen = card + max(beside.sizeHint().height(), beside.heightForWidth(beside.width()))
        self.fold.setFixedHeight(max(seen, self.fold.minimumSizeHint().height()))

    def _lay_cards(self, columns: int) -> None:
        """The cards in so many columns."""
        if columns == self._columns:
            return
        self._columns = columns
        for number, card in enumerate(self.cards):
            self._cards_grid.addWidget(card, number // columns, number % columns)
        for number in range(len(self.cards)):
            self._cards_grid.setColumnStretch(number, 1 if number < columns else 0)

    def _stack(self, stacked: bool) -> None:
        """Continue above the other cards, or beside them."""
        if stacked == self._stacked:
            return
        self._stacked = stacked
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._fold.setDirection(down if stacked else across)
        self._right.setDirection(across if stacked else down)

    def showEvent(self, event: QShowEvent) -> None:
        """Enter goes on from the first moment."""
        super().showEvent(event)
        self.resume.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on; 1 to 4 start a game; arrows walk between the parts of the page."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.resume.go.click()
            return
        index = key - Qt.Key.Key_1
        if 0 <= index < len(self._model.games) and not event.modifiers():
            self.new_requested.emit(self._model.games[index].game_id)
            return
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Right):
            self.focusNextChild()
            self._see_focus()
            return
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Left):
            self.focusPreviousChild()
            self._see_focus()
            return
        super().keyPressEvent(event)

    def _see_focus(self) -> None:
        """Scroll to where the keyboard has walked."""
        focused: QWidget | None = self.window().focusWidget()
        if focused is not None and self.body.isAncestorOf(focused):
            self.view.ensureWidgetVisible(focused, 0, self.style_now.px(24))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A save file may be dropped anywhere."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the dropped file."""
        for url in event.mimeData().urls():
            if url.isLocalFile():
                event.acceptProposedAction()
                self.file_dropped.emit(Path(url.toLocalFile()))
                return
