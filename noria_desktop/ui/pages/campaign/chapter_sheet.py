"""The sheet of a chapter beside the map: its picture, what the stars ask for, the attempts, the way on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.canvas import Canvas, PictureCache
from noria_desktop.ui.art.shapes import lines, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import one_by_one, translate
from noria_desktop.ui.pages.campaign.ink import Ink, InkButton
from noria_desktop.ui.pages.campaign.model import Facts, Picture
from noria_desktop.ui.pages.campaign.paper import paint_paper, paint_stars, paper

_TITLE = 56
_ROW = 27
"""Design pixels of a star's sentence."""
_TRY = 23
"""Design pixels of an attempt."""


class ChapterSheet(QWidget):
    """A pad of paper. ``play`` is for what the one button says; ``anew`` begins another game beside one that goes on."""

    play = Signal()
    anew = Signal()
    easier = Signal()
    reasons = Signal()

    def __init__(self, style: ShellStyle) -> None:
        super().__init__()
        self._style = style
        self._facts: Facts | None = None
        self._picture: Picture | None = None
        self._picture_of = ""
        self._cache = PictureCache()
        self.go = InkButton(style, Ink.PRIMARY, icon="play", key="Enter")
        self.fresh = InkButton(style, Ink.OUTLINE)
        self.down = InkButton(style, Ink.LINK)
        for button, signal in ((self.go, self.play), (self.fresh, self.anew), (self.down, self.easier)):
            button.setParent(self)
            button.clicked.connect(signal)

    def set_style(self, style: ShellStyle) -> None:
        """Take over colours and sizes."""
        self._style = style
        self._place()
        self.update()

    def show_facts(self, facts: Facts, picture: Picture | None) -> None:
        """Tell of a chapter; without a picture of one's own the card's picture stands there."""
        self._facts, self._picture = facts, picture
        self._cache.drop()
        self.retranslate()

    def retranslate(self) -> None:
        """Words of the buttons, and what is told to those who listen."""
        facts = self._facts
        if facts is None:
            return
        if facts.running:
            self.go.set_words(translate("Circuit", "Continue"))
        elif facts.tried:
            self.go.set_words(translate("Circuit", "Play again"))
        else:
            self.go.set_words(translate("Circuit", "Play"))
        self.fresh.set_words(translate("Circuit", "Start anew"))
        self.down.set_words(translate("Circuit", "Play it against {rival}").format(rival=facts.easier))
        self.go.setVisible(facts.open)
        self.fresh.setVisible(facts.open and bool(facts.running))
        self.down.setVisible(facts.open and bool(facts.easier))
        stars = one_by_one(
            translate("Circuit", "%n star(s)", "", number) + ": " + words
            for number, words in enumerate(facts.asked, start=1)
        )
        tried = one_by_one(f"{one.name} {one.result} {one.verdict}" for one in facts.tried)
        parts = (facts.title, facts.sub, facts.shut_note, facts.running, stars, tried)
        self.setAccessibleName(". ".join(part for part in parts if part))
        self.go.setAccessibleDescription(self.accessibleName())
        self._place()
        self.update()

    # Places ---------------------------------------------------------------------------------------------

    def _room(self) -> QRectF:
        scale = self._style.scale
        return QRectF(self.rect()).adjusted(38 * scale, 20 * scale, -26 * scale, -24 * scale)

    def _place(self) -> None:
        room, px = self._room(), self._style.px
        high = self.go.sizeHint().height()
        bottom = round(room.bottom()) + px(5)
        right = round(room.right()) + px(5)
        left = round(room.left()) - px(5)
        side = self.fresh.sizeHint().width() if not self.fresh.isHidden() else 0
        self.go.setGeometry(left, bottom - high, right - left - side, high)
        self.fresh.setGeometry(right - side, bottom - high, side, high)
        box = self._easier_box()
        hint = self.down.sizeHint()
        self.down.setGeometry(
            round(box.left()) + px(36),
            round(box.bottom()) - hint.height() - px(2),
            hint.width(),
            hint.height(),
        )

    def _lists_top(self) -> float:
        """Where the stars' sentences begin: attempts, quiet box and buttons have their room below."""
        facts, scale = self._facts, self._style.scale
        room = self._room()
        tries = len(facts.tried) if facts is not None else 0
        easier = 1 if facts is not None and facts.easier else 0
        need = 3 * _ROW + 14 + tries * _TRY + easier * 78 + 64
        wanted = room.top() + _TITLE * scale + room.width() * 0.87 + 14 * scale
        return min(wanted, room.bottom() - need * scale)

    def _easier_box(self) -> QRectF:
        facts, scale, room = self._facts, self._style.scale, self._room()
        tries = len(facts.tried) if facts is not None else 0
        top = self._lists_top() + (3 * _ROW + 14 + tries * _TRY + 8) * scale
        return QRectF(room.left(), top, room.width(), 66 * scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        """A new language words it anew; the model brings new sentences."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # Painting -------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        paint_paper(canvas, QRectF(self.rect()).adjusted(0, 0, -2, -4))
        facts = self._facts
        if facts is not None:
            look, scale, room = paper(self._style), self._style.scale, self._room()
            top = QRectF(room.left(), room.top(), room.width(), 28 * scale)
            canvas.words(top, facts.title, 18, look.ink, True)
            canvas.words(top.translated(0, 26 * scale), facts.sub, 13, look.soft)
            pixmap = self._cache.pixmap(
                self.size(), self.devicePixelRatioF(), (self._style, facts.chapter.id), self._paint_picture
            )
            painter.drawPixmap(0, 0, pixmap)
            self._paint_lists(canvas, facts)
        painter.end()

    def _picture_box(self) -> QRectF:
        room, scale = self._room(), self._style.scale
        top = room.top() + _TITLE * scale
        return QRectF(room.left(), top, room.width(), self._lists_top() - 12 * scale - top)

    def _paint_picture(self, painter: QPainter) -> None:
        facts, style, scale = self._facts, self._style, self._style.scale
        assert facts is not None
        canvas, area = Canvas(painter, style), self._picture_box()
        if area.height() < 30 * scale:
            return
        radius = 8 * scale
        canvas.clip(rounded_rect(area, radius))
        if self._picture is not None:
            self._picture.cover(painter, area)
        else:
            game_cover(facts.chapter.game).paint_emblem(canvas, area)
        if facts.running:
            words = canvas.width(facts.running, 12.5, True) + 26 * scale
            pill = QRectF(
                area.left() + 10 * scale,
                area.bottom() - 38 * scale,
                min(words, area.width() - 20 * scale),
                28 * scale,
            )
            canvas.fill(rounded_rect(pill, 8 * scale), "#0E1218", 0.88)
            canvas.words(pill.adjusted(12 * scale, 0, -8 * scale, 0), facts.running, 12.5, "#F2EEE4", True)
        painter.restore()
        canvas.stroke(rounded_rect(area, radius), paper(style).ink, 1.4)

    def _paint_lists(self, canvas: Canvas, facts: Facts) -> None:
        look, scale, room = paper(self._style), self._style.scale, self._room()
        line = QRectF(room.left(), self._lists_top(), room.width(), _ROW * scale)
        for number, sentence in enumerate(facts.asked, start=1):
            end = paint_stars(
                canvas, line.left(), line.center().y(), 7.5 * scale, number, gap=2.7, on_paper=True
            )
            said = line.adjusted(end - line.left() + 12 * scale, 0, 0, 0)
            canvas.words(said, sentence, 14, look.ink, number <= facts.stars)
            line.translate(0, _ROW * scale)
        y = line.top() + 5 * scale
        canvas.stroke(lines([(room.left(), y), (room.right(), y)]), look.line, 1.2)
        line = QRectF(room.left(), y + 8 * scale, room.width(), _TRY * scale)
        for one in facts.tried:
            third = line.width() * 0.27
            canvas.words(line.adjusted(0, 0, -2.6 * third, 0), one.name, 12.5, look.soft)
            canvas.words(line.adjusted(third, 0, -1.5 * third, 0), one.result, 14, look.ink, True)
            canvas.words(line.adjusted(2.05 * third, 0, 0, 0), one.verdict, 12.5, look.soft)
            line.translate(0, _TRY * scale)
        if facts.easier:
            box = self._easier_box()
            canvas.fill(rounded_rect(box, 8 * scale), look.box)
            canvas.glyph("hint", box.left() + 20 * scale, box.center().y(), 9 * scale, look.spot)
            words = translate("Circuit", "Two losses: there is an easier way, for one star")
            canvas.words(box.adjusted(38 * scale, 8 * scale, -8 * scale, -36 * scale), words, 12.5, look.ink)
        if facts.shut_note:
            box = QRectF(room.left(), room.bottom() - 40 * scale, room.width(), 36 * scale)
            canvas.glyph("lock", box.left() + 10 * scale, box.center().y(), 8 * scale, look.soft)
            canvas.words(box.adjusted(28 * scale, 0, 0, 0), facts.shut_note, 13.5, look.soft)
