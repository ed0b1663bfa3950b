"""A chapter begins: the table as it will lie, the rival, what the stars ask for, level and deal.

Source: mocks/campaign.md 3.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from noria_desktop.app.campaign.chapters import Chapter
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign import words
from noria_desktop.ui.pages.campaign.begin_page import BeginPage, BeginPaper
from noria_desktop.ui.pages.campaign.begin_scene import Foretold
from noria_desktop.ui.pages.campaign.ink import Ink, InkButton
from noria_desktop.ui.pages.campaign.model import Picture
from noria_desktop.ui.pages.campaign.paper import paint_stars, paper


@frozen
class SoFar:
    """An earlier chapter of the same game."""

    volume: int
    rival: str
    score: str
    stars: int


@frozen
class BeginModel:
    """What is told before a chapter is played."""

    chapter: Chapter
    level: int
    """The rival that is chosen."""
    levels: tuple[str, ...]
    told: Foretold
    """What stands above the table."""
    asked: tuple[str, str, str]
    measured: tuple[str, str, str]
    """Where the figures come from, a line a star."""
    first: bool
    """Whether this deal is new to the campaign."""
    so_far: tuple[SoFar, ...]
    level_note: str
    """What this level means for the stars."""


class BeginSheet(BeginPaper):
    """The paper beside it: stars, level, deal, earlier chapters, the way on."""

    def __init__(self, style: ShellStyle, model: BeginModel) -> None:
        super().__init__(style, len(model.levels))
        self._model = model
        self.levels = self.choices
        self.deal = InkButton(style, Ink.LINK, icon="dice")
        self.deal.setParent(self)

    def show_model(self, model: BeginModel) -> None:
        """Another level or deal."""
        self._model = model
        for number, (button, name) in enumerate(zip(self.levels, model.levels, strict=True)):
            button.set_words(name)
            button.setChecked(number == model.level)
        self.deal.set_words(translate("Circuit", "Another deal"))
        asked = "; ".join(f"{asked}: {by}" for asked, by in zip(model.asked, model.measured, strict=True))
        self.tell((asked, model.level_note, self._deal_words()))

    def _deal_words(self) -> str:
        if self._model.first:
            return translate("Circuit", "A deal that is new to you: it can become a sealed record.")
        return translate(
            "Circuit", "You have seen this deal: the game is open, its stars count all the same."
        )

    # Places ---------------------------------------------------------------------------------------------

    def _tops(self) -> tuple[float, float, float]:
        """Where level, deal and earlier chapters begin."""
        scale, room = self._style.scale, self.room()
        level = room.top() + 196 * scale
        more = self.second_row()
        return level, level + 124 * scale + more, level + 216 * scale + more

    def place(self) -> None:
        super().place()
        scale, room, px = self._style.scale, self.room(), self._style.px
        level, deal, _ = self._tops()
        self.lay_choices(level + 24 * scale)
        hint = self.deal.sizeHint()
        self.deal.setGeometry(
            round(room.right()) - hint.width() + px(5), round(deal) - px(6), hint.width(), hint.height()
        )

    def paint(self, canvas: Canvas) -> None:
        look, scale = paper(self._style), self._style.scale
        room, model = self.room(), self._model
        level, deal, so_far = self._tops()
        self.paint_title(canvas, translate("Circuit", "What the stars ask for"))
        y = room.top() + 38 * scale
        for number, (asked, by) in enumerate(zip(model.asked, model.measured, strict=True), start=1):
            end = paint_stars(canvas, room.left(), y + 18 * scale, 8 * scale, number, gap=2.7, on_paper=True)
            box = QRectF(end + 16 * scale, y, room.right() - end - 16 * scale, 21 * scale)
            canvas.words(box, asked, 14.5, look.ink, True)
            canvas.words(box.translated(0, 20 * scale), by, 11.5, look.soft)
            y += 49 * scale
        self.paint_head(canvas, level, translate("Circuit", "Opponent"), -2)
        frame = QRectF(
            room.left(), level + 26 * scale, room.width(), self.choices_bottom() - level - 28 * scale
        )
        canvas.stroke(rounded_rect(frame, 9 * scale), look.line, 1.2)
        note = QRectF(room.left(), self.choices_bottom() + 4 * scale, room.width(), 34 * scale)
        canvas.words(note, model.level_note, 11.5, look.soft, wrap=True)
        self.paint_deal(canvas, deal, self._deal_words(), first=model.first)
        if model.so_far and so_far + 30 * scale < self.go.y():
            self._paint_so_far(canvas, so_far)

    def _paint_so_far(self, canvas: Canvas, top: float) -> None:
        look, scale, room = paper(self._style), self._style.scale, self.room()
        name = game_cover(self._model.chapter.game).name()
        self.paint_head(canvas, top, translate("Circuit", "{game} so far").format(game=name), -4)
        line = QRectF(room.left(), top - 3 * scale, room.width(), 24 * scale)
        for one in self._model.so_far:
            line.translate(0, 25 * scale)
            if line.bottom() > self.go.y():
                return
            canvas.words(line, words.ROMAN[one.volume], 12.5, look.soft)
            canvas.words(line.adjusted(32 * scale, 0, -120 * scale, 0), one.rival, 13, look.ink)
            canvas.words(line.adjusted(room.width() * 0.48, 0, 0, 0), one.score, 13, look.ink, True)
            paint_stars(
                canvas, room.right() - 60 * scale, line.center().y(), 7 * scale, one.stars, on_paper=True
            )


class ChapterBeginPage(BeginPage):
    """Before a chapter is played."""

    level_chosen = Signal(int)
    deal_requested = Signal()

    def __init__(self, model: BeginModel, style: ShellStyle, picture: Picture | None = None) -> None:
        """Show a chapter; ``picture`` is its table as it will lie."""
        self.model = model
        self.sheet = BeginSheet(style, model)
        super().__init__(style, self.sheet, (self.sheet.deal,))
        self.sheet.deal.clicked.connect(self.deal_requested)
        self.set_model(model, picture)
        self.ready()

    def set_model(self, model: BeginModel, picture: Picture | None) -> None:
        """Another level or deal."""
        self.model = model
        self.scene.show_told(model.told, picture)
        self.sheet.show_model(model)

    def game_id(self) -> str:
        return self.model.chapter.game

    def retranslate(self) -> None:
        super().retranslate()
        self.header.title.setText(translate("Circuit", "The Circuit"))
        self.sheet.show_model(self.model)

    def current(self) -> int:
        return self.model.level

    def chosen(self, number: int) -> None:
        self.level_chosen.emit(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """D deals anew; digits choose the rival."""
        if event.key() == Qt.Key.Key_D and not event.modifiers():
            self.deal_requested.emit()
        else:
            super().keyPressEvent(event)
