"""Home: go on where you left off, start a game, open a save. Source: ux.md 2.2; mocks/shell.md 2."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from attrs import evolve
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from noria_desktop.app.catalogue import Count
from noria_desktop.ui.art.canvas import Canvas, PictureCache
from noria_desktop.ui.art.landscape import paint_frame, paint_veil
from noria_desktop.ui.art.marks import seat_badge
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.pages.circuit_card import CircuitCard, CircuitSheet
from noria_desktop.ui.pages.game_card import GameCardSheet, shape_for
from noria_desktop.ui.pages.models import ContinueCard, HomeModel, SaveRow
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.pages.saves_sheet import SavesSheet
from noria_desktop.ui.pages.today_sheet import TodaySheet
from noria_desktop.ui.widgets.buttons import RING, BrassButton, Kind
from noria_desktop.ui.widgets.layouts import NO_EDGES, column, row
from noria_desktop.ui.widgets.marks import Pips, Stamp
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.progress_words import progress_text, round_now
from noria_desktop.ui.widgets.sheets import Words, clear_layout, words_width

_SENTENCE = 232
"""Design pixels for the sentence on the large card."""
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


class Standing(PaintedWidget):
    """Everybody's points now, each beside the mark of its seat."""

    def __init__(self, style: ShellStyle) -> None:
        """Nobody's."""
        super().__init__(style, _SENTENCE, 30, line=True)
        self._scores: tuple[int, ...] = ()
        self.hide()

    def show_scores(self, scores: tuple[int, ...]) -> None:
        """A number a seat, the human first; none hides it."""
        self._scores = scores
        self.say(" – ".join(map(minus, scores)))
        self.setVisible(bool(scores))

    def facts(self) -> object:
        return self._scores

    def paint(self, canvas: Canvas) -> None:
        colours, scale, middle = self._style.colours, self._style.scale, self.height() / 2
        x = 9.0 * scale
        for seat, points in enumerate(self._scores):
            if seat < 2:
                canvas.badge(seat == 0, x, middle, 7 * scale)
            else:
                seat_badge(canvas.p, self._style.theme, seat, x, middle, 7 * scale)
            x += 14 * scale
            room = QRectF(x, 0, 60 * scale, self.height())
            colour = colours.on_sky if seat == 0 else colours.on_sky_soft
            x += canvas.words(room, minus(points), 17, colour, seat == 0) + 24 * scale


class ContinueSheet(QWidget):
    """The big card: live picture of the saved position, what it is, one button.

    Without a game to go on with, the same place offers the first game.
    """

    continue_requested = Signal()
    new_requested = Signal(str)
    rules_requested = Signal(str)
    chapter_requested = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """No card yet."""
        super().__init__()
        self._style = style
        self._card: ContinueCard | None = None
        self._chapter: CircuitCard | None = None
        """The campaign's next chapter, where there is nothing else to go on with."""
        self._first = ""
        self._played = False
        self._cache = PictureCache()
        self.kicker = Words(style, 13, bold=True, colour="on_sky_kicker")
        self.title = Words(style, 36, bold=True, colour="on_sky")
        self.against = Words(style, 14, colour="on_sky", wrap=True)
        self.progress = Words(style, 14, colour="on_sky_soft")
        self.pips = Pips(style)
        self.standing = Standing(style)
        self.saved = Words(style, 12.5, colour="on_sky_soft")
        self.stamp = Stamp(style, colour="on_sky")
        self.go = BrassButton(style, Kind.PRIMARY, icon="play", key="Enter")
        self.learn = BrassButton(style, icon="book")
        told = (self.progress, self.pips, self.standing, self.saved, self.stamp)
        texts = column(style, self.kicker, self.title, self.against, *told, gap=5, edges=(RING, 0, 0, 0))
        buttons = row(style, self.go, self.learn, 1, gap=4)
        self._row = row(style, column(style, texts, 1, buttons), 1, within=self)
        self.go.clicked.connect(self._go)
        self.learn.clicked.connect(lambda: self.rules_requested.emit(self._first))
        self.set_style(style)

    def _go(self) -> None:
        """The one thing to do."""
        if self._card is not None:
            self.continue_requested.emit()
        elif self._chapter is not None:
            self.chapter_requested.emit()
        elif self._first:
            self.new_requested.emit(self._first)

    def show_card(
        self, card: ContinueCard | None, first: str, played: bool, chapter: CircuitCard | None = None
    ) -> None:
        """Show a game to go on with; without one the campaign's next chapter, else the first game of the catalogue.

        Args:
            card: the game to go on with.
            first: the first game.
            played: whether some game was finished.
            chapter: the campaign; one that has not begun does not count.
        """
        self._card, self._first, self._played = card, first, played
        self._chapter = chapter if card is None and chapter is not None and chapter.name else None
        if self._chapter is not None:
            self._first = self._chapter.game
        self.learn.setVisible(card is None)
        for widget in (self.progress, self.pips, self.saved, self.stamp):
            widget.setVisible(card is not None)
        self.standing.show_scores(() if card is None else card.scores)
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Words of the card."""
        card = self._card
        if card is None:
            self.kicker.setText(
                translate("HomePage", "Next in the Circuit · {volume}").format(volume=self._chapter.volume)
                if self._chapter is not None
                else translate("HomePage", "The table is laid")
                if self._played
                else translate("HomePage", "Your first evening")
            )
            self.title.setText(game_cover(self._first).name())
            against = game_cover(self._first).invitation()
            if self._chapter is not None:
                against = self._chapter.rival[:1].upper() + self._chapter.rival[1:]
            self.against.setText(against)
            self.go.set_words(
                translate("HomePage", "&Play {game}").format(game=game_cover(self._first).name())
            )
            self.learn.set_words(translate("HomePage", "How to play"))
            self._fit_height()
            return
        self.kicker.setText(
            translate("HomePage", "Where you left off · {volume}").format(volume=card.volume)
            if card.volume
            else translate("HomePage", "Where you left off")
        )
        self.title.setText(game_cover(card.game_id).name())
        self._say_against(card)
        self.progress.setText(progress_text(card.counts, card.done, card.total))
        if card.counts is Count.ROUNDS:
            self.pips.set_round(round_now(card.done, card.total), card.total)
        else:
            self.pips.set_stars(card.done, card.total)
        self.pips.setAccessibleName(self.progress.text())
        self.saved.setText(translate("HomePage", "Saved {when}").format(when=card.saved_at))
        word = translate("Shell", "sealed record") if card.sealed else translate("Shell", "open")
        self.stamp.set_words(card.sealed, word)
        self.go.set_words(translate("HomePage", "&Continue"))
        self.go.setAccessibleDescription(
            " · ".join(
                (
                    self.title.text(),
                    self.against.text().replace("\n", " · "),
                    self.progress.text(),
                    self.saved.text(),
                )
            )
        )
        self._fit_height()

    def _say_against(self, card: ContinueCard) -> None:
        """Against whom, and whose turn it is: in a line, or in two that part where the dot would stand."""
        words = (
            translate("HomePage", "Against {opponent} · your turn")
            if card.your_turn
            else translate("HomePage", "Against {opponent} · their turn")
        ).format(opponent=card.opponent)
        who, dot, turn = max((words.rpartition(sign) for sign in (" · ", "・")), key=lambda cut: len(cut[0]))
        if dot and words_width(self._style, words, 14) > self._style.px(_SENTENCE):
            words = f"{who}\n{turn}"
        self.against.setText(words)

    def _fit_height(self) -> None:
        """High enough for the words that are shown."""
        px = self._style.px
        shown = [
            widget
            for widget in (
                self.kicker,
                self.title,
                self.progress,
                self.pips,
                self.standing,
                self.saved,
                self.stamp,
            )
            if not widget.isHidden()
        ]
        words = sum(widget.sizeHint().height() + px(5) for widget in shown)
        sentence = self.against.heightForWidth(px(_SENTENCE))
        frame = px(24) + px(26) + px(5) + px(26) + self.go.sizeHint().height()
        self.setMinimumHeight(max(px(300), sentence + px(225), sentence + words + frame))

    def set_style(self, style: ShellStyle) -> None:
        """Edges and height of the words."""
        self._style = style
        px = style.px
        self._row.setContentsMargins(px(30) - px(RING), px(24), px(30), px(26))
        self.against.setFixedWidth(px(_SENTENCE))
        if self._card is not None:
            self._say_against(self._card)
        self._fit_height()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Picture, veil, frame."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        style, card, first = self._style, self._card, self._first
        box = QRectF(self.rect()).adjusted(0, 0, 0, -style.px(5))
        radius = style.px(16)
        if style.colours.shadow:
            canvas.fill(
                rounded_rect(box.translated(0, style.px(5)), radius), "#000000", 0.4 if style.dark else 0.12
            )

        def picture(inner: QPainter) -> None:
            small = Canvas(inner, style)
            small.clip(rounded_rect(box, radius))
            if card is not None and card.picture is not None:
                small.p.save()
                card.picture(small.p, box)
                small.p.restore()
            else:
                game_cover(first).paint_scene(small, box, style.px(268))
            paint_veil(small, box, style.px(250))
            small.p.restore()
            paint_frame(small, box, radius)

        facts = (style, first if card is None else (card.game_id, card.done, card.picture_key))
        painter.drawPixmap(0, 0, self._cache.pixmap(self.size(), self.devicePixelRatioF(), facts, picture))
        painter.end()


class HomePage(Page):
    """The first page."""

    continue_requested = Signal()
    new_requested = Signal(str)
    again_requested = Signal(str)
    circuit_requested = Signal()
    """The map."""
    chapter_requested = Signal()
    """The chapter that comes next."""
    today_requested = Signal(str, object)
    """Game and today's seed."""
    open_requested = Signal(object)
    """Path of a save to open."""
    delete_requested = Signal(object)
    restore_requested = Signal(object)
    trash_requested = Signal()
    file_dropped = Signal(object)

    def __init__(self, model: HomeModel, style: ShellStyle) -> None:
        """Show a model; ``set_model`` shows another."""
        super().__init__(style, back=False)
        self._model = model
        self.setAcceptDrops(True)
        self.notice = Words(style, 13.5, colour="accent", wrap=True)
        self.resume = ContinueSheet(style)
        self.cards: list[GameCardSheet] = []
        self.today = TodaySheet(style)
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
        self.resume.rules_requested.connect(self.rules_requested)
        self.resume.chapter_requested.connect(self.chapter_requested)
        self.saves.open_requested.connect(self.open_requested)
        self.saves.delete_requested.connect(self.delete_requested)
        self.saves.restore_requested.connect(self.restore_requested)
        self.saves.trash_requested.connect(self.trash_requested)
        self.today.asked.connect(self._ask_today)
        self.circuit.play_asked.connect(self.chapter_requested)
        self.circuit.map_asked.connect(self.circuit_requested)
        self.set_model(model)
        self.ready()

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
                card.rules_requested.connect(self.rules_requested)
        for index, (card, facts) in enumerate(zip(self.cards, model.games, strict=True)):
            card.show_game(facts, index + 1)
        first = model.games[0].game_id if model.games else ""
        played = any(game.played for game in model.games)
        self.resume.show_card(model.continue_, first, played, model.next_chapter)
        games = tuple(game.game_id for game in model.games)
        self.circuit.show_card(model.circuit)
        self.today.show_seed(model.today_seed, games, model.today_played)
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
        """Continue, the Circuit, today's set-up, the games, the saves, the header."""
        chain: list[QWidget] = [self.resume.go, self.resume.learn]
        chain += [*self.circuit.focus_chain(), *self.today.focus_chain()]
        for card in self.cards:
            chain += card.focus_chain()
        chain += [
            *self.saves.focus_chain(),
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
        style = self.style_now
        scale, width = style.scale, self.width()
        self.header.sub.setVisible(width >= 1100 * scale)
        left, _, after, _ = self.margins(style)
        bar = self.view.verticalScrollBar().sizeHint().width()
        whole = width - left - after - bar
        self._stack(width < _NARROW * scale)
        right = whole if self._stacked else round((whole - self._fold.spacing()) * (1 - _CONTINUE))
        self._right_side.setFixedWidth(right)
        # Stacked, today's set-up stands beside the Circuit.
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
            seen = round(self.height() * _CONTINUE_LOW) + self._right_side.sizeHint().height()
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

    def _ask_today(self, game_id: str) -> None:
        """Today's set-up with one of the games."""
        if self._model.today_seed is not None:
            self.today_requested.emit(game_id, self._model.today_seed)

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
