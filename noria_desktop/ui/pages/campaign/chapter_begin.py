"""A chapter begins: the table as it will lie, the rival, what the stars ask for, level and deal.

Nothing needs to be touched: Enter begins. Source: mocks/campaign.md 3.
"""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from noria_desktop.app.campaign.chapters import Chapter
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import lines, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign import words
from noria_desktop.ui.pages.campaign.begin_scene import Foretold, Scene
from noria_desktop.ui.pages.campaign.ink import Ink, InkButton
from noria_desktop.ui.pages.campaign.model import Picture
from noria_desktop.ui.pages.campaign.paper import paint_paper, paint_stars, paper
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.widgets.marks import paint_stamp
from noria_desktop.ui.widgets.one_of import OneOf


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


class BeginSheet(QWidget):
    """The paper beside it: stars, level, deal, earlier chapters, the way on."""

    def __init__(self, style: ShellStyle, model: BeginModel) -> None:
        super().__init__()
        self._style, self._model = style, model
        self.levels = [InkButton(style, Ink.CHOICE) for _ in model.levels]
        self.group = OneOf(self)
        self.deal = InkButton(style, Ink.LINK, icon="dice")
        self.go = InkButton(style, Ink.PRIMARY, icon="play", key="Enter")
        self.later = InkButton(style, Ink.OUTLINE)
        for button in (*self.levels, self.deal, self.go, self.later):
            button.setParent(self)
        for number, button in enumerate(self.levels):
            self.group.addButton(button, number)

    def set_style(self, style: ShellStyle) -> None:
        """Take over colours and sizes."""
        self._style = style
        self._place()
        self.update()

    def show_model(self, model: BeginModel) -> None:
        """Another level or deal."""
        self._model = model
        for number, (button, name) in enumerate(zip(self.levels, model.levels, strict=True)):
            button.set_words(name)
            button.setChecked(number == model.level)
        self.deal.set_words(translate("Circuit", "Another deal"))
        self.go.set_words(translate("Circuit", "Begin"))
        self.later.set_words(translate("Circuit", "Later"))
        told = "; ".join(f"{asked}: {by}" for asked, by in zip(model.asked, model.measured, strict=True))
        self.setAccessibleName(". ".join((told, model.level_note, self._deal_words())))
        self.go.setAccessibleDescription(self.accessibleName())
        self._place()
        self.update()

    def _deal_words(self) -> str:
        if self._model.first:
            return translate("Circuit", "A deal that is new to you: it can become a sealed record.")
        return translate(
            "Circuit", "You have seen this deal: the game is open, its stars count all the same."
        )

    # Places ---------------------------------------------------------------------------------------------

    def _room(self) -> QRectF:
        scale = self._style.scale
        return QRectF(self.rect()).adjusted(40 * scale, 24 * scale, -28 * scale, -26 * scale)

    def _tops(self) -> tuple[float, float, float]:
        """Where level, deal and earlier chapters begin."""
        scale, room = self._style.scale, self._room()
        level = room.top() + 196 * scale
        return level, level + 124 * scale, level + 216 * scale

    def _place(self) -> None:
        scale, room, px = self._style.scale, self._room(), self._style.px
        level, deal, _ = self._tops()
        columns = len(self.levels) if room.width() > 90 * scale * len(self.levels) else 2
        rows = -(-len(self.levels) // columns)
        wide = room.width() / columns
        high = self.levels[0].sizeHint().height() / (1 if rows == 1 else 1.25)
        for number, button in enumerate(self.levels):
            row, column = divmod(number, columns)
            button.setGeometry(
                round(room.left() + column * wide),
                round(level + 24 * scale + row * high * 0.86),
                round(wide),
                round(high),
            )
        hint = self.deal.sizeHint()
        self.deal.setGeometry(
            round(room.right()) - hint.width() + px(5), round(deal) - px(6), hint.width(), hint.height()
        )
        high = self.go.sizeHint().height()
        side = self.later.sizeHint().width()
        bottom, left = round(room.bottom()) + px(5) - high, round(room.left()) - px(5)
        self.go.setGeometry(left, bottom, round(room.width()) + px(10) - side, high)
        self.later.setGeometry(round(room.right()) + px(5) - side, bottom, side, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, look, scale = Canvas(painter, self._style), paper(self._style), self._style.scale
        paint_paper(canvas, QRectF(self.rect()).adjusted(0, 0, -2, -4))
        room, model = self._room(), self._model
        level, deal, so_far = self._tops()
        line = QRectF(room.left(), room.top(), room.width(), 26 * scale)
        canvas.words(line, translate("Circuit", "What the stars ask for"), 16.5, look.ink, True)
        y = room.top() + 38 * scale
        for number, (asked, by) in enumerate(zip(model.asked, model.measured, strict=True), start=1):
            end = paint_stars(canvas, room.left(), y + 18 * scale, 8 * scale, number, gap=2.7, on_paper=True)
            box = QRectF(end + 16 * scale, y, room.right() - end - 16 * scale, 21 * scale)
            canvas.words(box, asked, 14.5, look.ink, True)
            canvas.words(box.translated(0, 20 * scale), by, 11.5, look.soft)
            y += 49 * scale
        self._rule(canvas, level - 10 * scale)
        line.moveTop(level - 2 * scale)
        canvas.words(line, translate("Circuit", "Opponent"), 13.5, look.spot, True)
        frame = QRectF(
            room.left(), level + 26 * scale, room.width(), self._levels_bottom() - level - 28 * scale
        )
        canvas.stroke(rounded_rect(frame, 9 * scale), look.line, 1.2)
        note = QRectF(room.left(), self._levels_bottom() + 4 * scale, room.width(), 34 * scale)
        canvas.words(note, model.level_note, 11.5, look.soft, wrap=True)
        self._rule(canvas, deal - 10 * scale)
        line.moveTop(deal - 3 * scale)
        canvas.words(line, translate("Circuit", "Deal"), 13.5, look.spot, True)
        box = QRectF(room.left() + 40 * scale, deal + 26 * scale, room.width() - 40 * scale, 40 * scale)
        if model.first:
            painter.save()
            painter.setOpacity(0.55)
            paint_stamp(canvas, room.left() + 16 * scale, deal + 44 * scale, 13 * scale)
            painter.restore()
        else:
            canvas.glyph("info", room.left() + 16 * scale, deal + 44 * scale, 11 * scale, look.soft)
        canvas.words(box, self._deal_words(), 13, look.ink, wrap=True)
        if model.so_far and so_far + 30 * scale < self.go.y():
            self._paint_so_far(canvas, so_far)
        painter.end()

    def _levels_bottom(self) -> float:
        return float(max(button.geometry().bottom() for button in self.levels))

    def _rule(self, canvas: Canvas, y: float) -> None:
        room = self._room()
        canvas.stroke(lines([(room.left(), y), (room.right(), y)]), paper(self._style).line, 1.1)

    def _paint_so_far(self, canvas: Canvas, top: float) -> None:
        look, scale, room = paper(self._style), self._style.scale, self._room()
        self._rule(canvas, top - 10 * scale)
        line = QRectF(room.left(), top - 3 * scale, room.width(), 24 * scale)
        name = game_cover(self._model.chapter.game).name()
        head = translate("Circuit", "{game} so far").format(game=name)
        canvas.words(line, head, 13.5, look.spot, True)
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


class ChapterBeginPage(Page):
    """Before a chapter is played."""

    begin_requested = Signal()
    level_chosen = Signal(int)
    deal_requested = Signal()

    def __init__(self, model: BeginModel, style: ShellStyle, picture: Picture | None = None) -> None:
        """Show a chapter; ``picture`` is its table as it will lie."""
        super().__init__(style, back=True)
        self.model = model
        self.scene = Scene(style)
        self.sheet = BeginSheet(style, model)
        self._row = QHBoxLayout(self.body)
        self._row.addWidget(self.scene, 1)
        self._row.addWidget(self.sheet)
        self.sheet.go.clicked.connect(self.begin_requested)
        self.sheet.later.clicked.connect(self.back_requested)
        self.sheet.deal.clicked.connect(self.deal_requested)
        self.sheet.group.idClicked.connect(self.level_chosen)
        chain: list[QWidget] = [self.sheet.go, self.sheet.later, *self.sheet.levels, self.sheet.deal]
        for first, second in pairwise([*chain, self.header.back]):
            QWidget.setTabOrder(first, second)
        self.set_model(model, picture)
        self.ready()

    def set_model(self, model: BeginModel, picture: Picture | None) -> None:
        """Another level or deal."""
        self.model = model
        self.scene.show_told(model.told, picture)
        self.sheet.show_model(model)

    def game_id(self) -> str:
        return self.model.chapter.game

    def entrance(self) -> QWidget:
        return self.sheet.go

    def retranslate(self) -> None:
        super().retranslate()
        self.header.title.setText(translate("Circuit", "The Circuit"))
        self.sheet.show_model(self.model)

    def arrange(self, style: ShellStyle) -> None:
        px = style.px
        self._row.setContentsMargins(px(24), px(2), px(18), px(12))
        self._row.setSpacing(px(14))
        self.sheet.setMinimumHeight(px(560))

    def fit_width(self) -> None:
        """The sheet takes a third of the width, within bounds."""
        scale = self.style_now.scale
        self.sheet.setFixedWidth(round(min(480 * scale, max(390 * scale, self.width() * 0.335))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins from anywhere, D deals anew, digits choose the rival."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.begin_requested.emit()
        elif key == Qt.Key.Key_D and not event.modifiers():
            self.deal_requested.emit()
        elif Qt.Key.Key_1 <= key < Qt.Key.Key_1 + len(self.sheet.levels) and not event.modifiers():
            self.level_chosen.emit(key - Qt.Key.Key_1)
        else:
            super().keyPressEvent(event)
