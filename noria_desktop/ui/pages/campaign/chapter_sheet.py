"""The sheet of a chapter beside the map: its picture, what the stars ask for, the attempts, the way on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import lines, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import one_by_one, translate
from noria_desktop.ui.pages.campaign.ink import Ink
from noria_desktop.ui.pages.campaign.model import Facts, Picture
from noria_desktop.ui.pages.campaign.pad import Pad
from noria_desktop.ui.pages.campaign.paper import paint_stars, paper

_ROW = 27
"""Design pixels of a star's sentence."""
_TRY = 23
"""Design pixels of an attempt."""


class ChapterSheet(Pad):
    """What is told of a chapter."""

    easier = Signal()
    """Play it against the rival one level down."""
    reasons = Signal()
    """Look at what decided the last loss, and at the rival's reasons."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style)
        self._facts: Facts | None = None
        self.down = self.button(Ink.LINK)
        self.why = self.button(Ink.LINK)
        self.down.clicked.connect(self.easier)
        self.why.clicked.connect(self.reasons)

    def show_facts(self, facts: Facts, picture: Picture | None) -> None:
        """Tell of a chapter; without a picture of one's own the card's picture stands there."""
        self._facts = facts
        self.show_picture(picture)

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
        self.down.set_words(translate("Circuit", "Play it against {rival}").format(rival=facts.easier))
        self.go.setVisible(facts.open)
        self.fresh.setVisible(facts.open and bool(facts.running))
        self.why.set_words(translate("Circuit", "See its reasons"))
        for button in (self.down, self.why):
            button.setVisible(facts.open and bool(facts.easier))
        stars = one_by_one(
            translate("Circuit", "%n star(s)", "", number) + ": " + words
            for number, words in enumerate(facts.asked, start=1)
        )
        tried = one_by_one(f"{one.name} {one.result} {one.verdict}" for one in facts.tried)
        self.tell(facts.title, facts.sub, facts.shut_note, facts.running, stars, tried)

    def heading(self) -> tuple[str, str]:
        return ("", "") if self._facts is None else (self._facts.title, self._facts.sub)

    def told(self) -> object:
        return None if self._facts is None else (self._facts.chapter.id, self._facts.running)

    # Places ---------------------------------------------------------------------------------------------

    def place(self) -> None:
        super().place()
        px = self._style.px
        box = self._easier_box()
        left = round(box.left()) + px(36)
        for button in (self.down, self.why):
            hint = button.sizeHint()
            top = round(box.bottom()) - hint.height() - px(2)
            button.setGeometry(left, top, hint.width(), hint.height())
            left += hint.width() + px(10)

    def low(self) -> float:
        """Where the stars' sentences begin: attempts, quiet box and buttons have their room below."""
        facts, scale = self._facts, self._style.scale
        room = self.room()
        tries = len(facts.tried) if facts is not None else 0
        easier = 1 if facts is not None and facts.easier else 0
        need = 3 * _ROW + 14 + tries * _TRY + easier * 78 + 64
        wanted = self.top_of_picture() + room.width() * 0.87 + 14 * scale
        return min(wanted, room.bottom() - need * scale)

    def _easier_box(self) -> QRectF:
        facts, scale, room = self._facts, self._style.scale, self.room()
        tries = len(facts.tried) if facts is not None else 0
        top = self.low() + (3 * _ROW + 14 + tries * _TRY + 8) * scale
        return QRectF(room.left(), top, room.width(), 66 * scale)

    # Painting -------------------------------------------------------------------------------------------

    def paint_card(self, canvas: Canvas, area: QRectF) -> None:
        if self._facts is not None:
            game_cover(self._facts.chapter.game).paint_emblem(canvas, area)

    def paint_on_picture(self, canvas: Canvas, area: QRectF) -> None:
        facts, scale = self._facts, self._style.scale
        if facts is None or not facts.running:
            return
        words = canvas.width(facts.running, 12.5, True) + 26 * scale
        pill = QRectF(
            area.left() + 10 * scale,
            area.bottom() - 38 * scale,
            min(words, area.width() - 20 * scale),
            28 * scale,
        )
        canvas.fill(rounded_rect(pill, 8 * scale), "#0E1218", 0.88)
        canvas.words(pill.adjusted(12 * scale, 0, -8 * scale, 0), facts.running, 12.5, "#F2EEE4", True)

    def paint_lists(self, canvas: Canvas) -> None:
        facts = self._facts
        if facts is None:
            return
        look, scale, room = paper(self._style), self._style.scale, self.room()
        line = QRectF(room.left(), self.low(), room.width(), _ROW * scale)
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
