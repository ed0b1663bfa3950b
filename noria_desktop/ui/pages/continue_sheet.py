"""Home's sheet of the game to go on with: its picture, where it stands, and Continue."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from noria_desktop.app.catalogue import Count
from noria_desktop.app.lessons.taught import written
from noria_desktop.ui.art.canvas import Canvas, PictureCache
from noria_desktop.ui.art.landscape import paint_frame, paint_veil
from noria_desktop.ui.art.marks import seat_badge
from noria_desktop.ui.art.picture_store import PictureStore
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.pages.circuit_card import CircuitCard
from noria_desktop.ui.pages.models import ContinueCard, LearnedCard, LessonCard
from noria_desktop.ui.widgets.buttons import RING, BrassButton, Kind
from noria_desktop.ui.widgets.layouts import column, row
from noria_desktop.ui.widgets.marks import Pips, Stamp
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.progress_words import progress_text, round_now
from noria_desktop.ui.widgets.sheets import Words, words_width

_SENTENCE = 232
"""Design pixels for the sentence on the large card."""
_WORDS = 14
"""Of its letters."""
_VEIL = {False: 250, True: 322}
"""Design pixels of the picture that words stand on: a few of them, or a game's description."""


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
    learn_requested = Signal()
    lesson_requested = Signal(str)
    """A game that is to be learned, from where its lessons stand."""
    lesson_resumed = Signal(str)
    """The lesson that was left in the midst, by its name."""
    chapter_requested = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """No card yet."""
        super().__init__()
        self._style = style
        self._card: ContinueCard | None = None
        self._chapter: CircuitCard | None = None
        """The campaign's next chapter, where there is nothing else to go on with."""
        self._lesson: LessonCard | None = None
        """A lesson not finished: the one thing to do where no game and no chapter is, else the other way."""
        self._learning: LearnedCard | None = None
        """How far the first game was learned by whoever has played nothing."""
        self._first = ""
        self._played = False
        self._cache = PictureCache()
        self.kicker = Words(style, 13, bold=True, colour="on_sky_kicker")
        self.title = Words(style, 36, bold=True, colour="on_sky")
        self.against = Words(style, _WORDS, colour="on_sky", wrap=True)
        self.progress = Words(style, 14, colour="on_sky_soft")
        self.pips = Pips(style)
        self.standing = Standing(style)
        self.saved = Words(style, 12.5, colour="on_sky_soft")
        self.stamp = Stamp(style, colour="on_sky")
        self.go = BrassButton(style, Kind.PRIMARY, icon="play", key="Enter")
        self.learn = BrassButton(style, icon="play")
        told = (self.progress, self.pips, self.standing, self.saved, self.stamp)
        texts = column(style, self.kicker, self.title, self.against, *told, gap=5, edges=(RING, 0, 0, 0))
        self._buttons = row(style, self.go, self.learn, 1, gap=4)
        self._row = row(style, column(style, texts, 1, self._buttons), 1, within=self)
        self.go.clicked.connect(self._go)
        self.learn.clicked.connect(self._other_way)
        self.set_style(style)

    def _go(self) -> None:
        """The one thing to do."""
        if self._card is not None:
            self.continue_requested.emit()
        elif self._chapter is not None:
            self.chapter_requested.emit()
        elif self._lesson is not None:
            self.lesson_resumed.emit(self._lesson.name)
        elif self._is_taught:
            self.lesson_requested.emit(self._first)
        elif self._first:
            self.new_requested.emit(self._first)

    def _other_way(self) -> None:
        """On a first evening the way of whoever knows the game, else to all lessons."""
        if self._is_taught:
            self.new_requested.emit(self._first)
        elif self._lesson is not None and self._chapter is not None:
            self.lesson_resumed.emit(self._lesson.name)
        else:
            self.learn_requested.emit()

    @property
    def _is_taught(self) -> bool:
        """Whether the card offers to learn the first game: nothing was played yet."""
        if self._card is not None or self._chapter is not None or self._lesson is not None:
            return False
        return not self._played and self._first in written() and not self._is_learned

    @property
    def _is_learned(self) -> bool:
        """Whether all lessons of the first game are done: what comes now is to play it."""
        return self._learning is not None and self._learning.done >= self._learning.count

    def show_card(
        self,
        card: ContinueCard | None,
        first: str,
        played: bool,
        chapter: CircuitCard | None = None,
        lesson: LessonCard | None = None,
        learning: LearnedCard | None = None,
    ) -> None:
        """Show a game to go on with; without one the campaign's next chapter, else the first game of the catalogue.

        Args:
            card: the game to go on with.
            first: the first game.
            played: whether some game was finished.
            chapter: the campaign; one that has not begun does not count.
            lesson: a lesson that was left in the midst.
            learning: how far the first game was learned, where nothing was played yet.
        """
        self._card, self._first, self._played = card, first, played
        self._chapter = chapter if card is None and chapter is not None and chapter.name else None
        if self._chapter is not None:
            self._first = self._chapter.game
        self._lesson = lesson if card is None else None
        self._learning = learning if self._chapter is None and self._lesson is None else None
        if self._lesson is not None and self._chapter is None:
            self._first = self._lesson.game_id
        self.learn.setVisible(card is None)
        for widget in (self.progress, self.pips, self.saved, self.stamp):
            widget.setVisible(card is not None)
        self.standing.show_scores(() if card is None else card.scores)
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Words of the card."""
        card = self._card
        if card is None and self._chapter is None and self._lesson is not None:
            self._say_lesson(self._lesson)
            self._fit_height()
            return
        if card is None:
            self.kicker.setText(
                translate("HomePage", "Next in the Circuit · {volume}").format(volume=self._chapter.volume)
                if self._chapter is not None
                else translate("HomePage", "The table is laid")
                if self._played
                else translate("HomePage", "All lessons learned")
                if self._is_learned
                else translate("HomePage", "Lessons done: {done} of {count}").format(
                    done=self._learning.done, count=self._learning.count
                )
                if self._learning is not None
                else translate("HomePage", "Your first evening")
            )
            self.title.setText(game_cover(self._first).name())
            against = game_cover(self._first).invitation()
            if self._chapter is not None:
                against = self._chapter.rival[:1].upper() + self._chapter.rival[1:]
            self.against.setText(against)
            if self._is_taught:
                self.go.set_words(
                    translate("Learn", "Begin the first lesson")
                    if self._learning is None
                    else translate("HomePage", "Begin the next lesson")
                )
                self.learn.set_words(translate("Learn", "I know it"))
            else:
                self.go.set_words(
                    translate("HomePage", "&Play {game}").format(game=game_cover(self._first).name())
                )
                self.learn.set_words(
                    translate("HomePage", "All lessons")
                    if self._is_learned
                    else translate("Shell", "Learn to play")
                    if self._lesson is None
                    else translate("HomePage", "Go on with the lesson")
                )
            self._fit_height()
            return
        self.kicker.setText(_kicker(card))
        self.title.setText(game_cover(card.game_id).name())
        self._say_against(card)
        self.progress.setText(progress_text(card.counts, card.done, card.total, card.done_by))
        if card.counts is Count.ROUNDS:
            self.pips.set_round(round_now(card.done, card.total), card.total)
        else:
            self.pips.set_stars(card.done_by[0] if card.done_by else card.done, card.total)
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

    def _say_lesson(self, lesson: LessonCard) -> None:
        """A lesson to go on with, and the way to all others."""
        title = game_cover(lesson.game_id).name()
        self.kicker.setText(translate("HomePage", "A lesson not finished"))
        self.title.setText(title)
        self.against.setText(
            translate("HomePage", "{title}: step {step} of {steps}").format(
                title=lesson.title.said(translate("Shell", "en", "code of this language: en or ja")),
                step=lesson.step,
                steps=lesson.steps,
            )
        )
        self.go.set_words(translate("HomePage", "Go on with the lesson"))
        self.learn.set_words(translate("HomePage", "All lessons"))

    def _say_against(self, card: ContinueCard) -> None:
        """Against whom, and whose turn it is: in a line, or in two that part where the dot would stand."""
        words = (
            translate("HomePage", "Against {opponent} · your turn")
            if card.your_turn
            else translate("HomePage", "Against {opponent} · their turn")
        ).format(opponent=card.opponent)
        who, dot, turn = max((words.rpartition(sign) for sign in (" · ", "・")), key=lambda cut: len(cut[0]))
        if dot and words_width(self._style, words, _WORDS) > _sentence(self._style):
            words = f"{who}\n{turn[:1].upper()}{turn[1:]}"  # a line of its own begins as lines do
        self.against.setText(words)

    def keep_in(self, store: PictureStore) -> None:
        """Use what earlier runs have painted."""
        self._cache.keep_in(store, "continue")

    def fit_width(self, width: int) -> None:
        """The buttons stand side by side, or one below the other where ``width`` has no room for both."""
        edges = self._row.contentsMargins()
        both = self.go.sizeHint().width() + self._buttons.spacing() + self.learn.sizeHint().width()
        below = not self.learn.isHidden() and both > width - edges.left() - edges.right()
        directions = QBoxLayout.Direction
        self._buttons.setDirection(directions.TopToBottom if below else directions.LeftToRight)
        self._fit_height()

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
        sentence = self.against.heightForWidth(_sentence(self._style))
        frame = px(24) + px(26) + px(5) + px(26) + self.go.sizeHint().height()
        if self._buttons.direction() is QBoxLayout.Direction.TopToBottom:
            frame += self._buttons.spacing() + self.learn.sizeHint().height()
        self.setMinimumHeight(max(px(300), sentence + px(225), sentence + words + frame))

    def set_style(self, style: ShellStyle) -> None:
        """Edges and height of the words."""
        self._style = style
        px = style.px
        self._row.setContentsMargins(px(30) - px(RING), px(24), px(30), px(26))
        self.against.setFixedWidth(_sentence(style))
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
            paint_veil(small, box, style.px(_VEIL[describes]))
            small.p.restore()
            paint_frame(small, box, radius)

        # A game that is only described has words as far as they may go.
        describes = card is None and self._chapter is None
        facts = (style, describes, first if card is None else (card.game_id, card.done, card.picture_key))
        painter.drawPixmap(0, 0, self._cache.pixmap(self.size(), self.devicePixelRatioF(), facts, picture))
        painter.end()


def _sentence(style: ShellStyle) -> int:
    """Logical pixels of the sentence: in a small window as many letters a line as designed, or its phrases part anew.

    Letters are whole pixels there and hardly smaller, while the card is.
    """
    wide = style.px(_SENTENCE)
    if style.scale >= 1:
        return wide
    return max(wide, ceil(_SENTENCE * style.font(_WORDS).pixelSize() / _WORDS) + 1)


def _kicker(card: ContinueCard) -> str:
    """What kind of game it is: a chapter of the Circuit, one that a lesson began, or one of its own."""
    if card.volume:
        return translate("HomePage", "Where you left off · {volume}").format(volume=card.volume)
    if card.is_taught:
        return translate("HomePage", "Where you left off · from a lesson")
    return translate("HomePage", "Where you left off")
