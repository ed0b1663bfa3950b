"""A chapter has been played: stars counted up and what opens, or what decided it and the ways on.

Losing has the same frame and the same large figures: a moon for the rays, no red. Source: mocks/campaign.md 3.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from noria_desktop.app.campaign.chapters import OPENING_STARS
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle, lines, polygon, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import side_by_side, translate
from noria_desktop.ui.pages.campaign import words
from noria_desktop.ui.pages.campaign.end_band import STEPS, StarBand, Stars
from noria_desktop.ui.pages.campaign.end_model import EndModel, NextTile, Way
from noria_desktop.ui.pages.campaign.model import STARS_OF_VOLUME, Picture
from noria_desktop.ui.pages.campaign.paper import (
    paint_flag_bar,
    paint_lock,
    paint_plate,
    paint_stars,
)
from noria_desktop.ui.pages.campaign.uncovering import UncoveredPage
from noria_desktop.ui.pages.campaign.written_page import WrittenPage
from noria_desktop.ui.widgets.buttons import BrassButton, Kind, PaintedButton
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words

STEP_MS = 90
"""Between two stars."""


class Opening(PaintedWidget):
    """The stars of the volume counted up, and what that opens."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style, 380, 74, line=True)
        self._model: EndModel | None = None
        self._shown = True

    def show_model(self, model: EndModel) -> None:
        """Of which volume."""
        self._model = model
        told = translate("Circuit", "{volume}: from {before} to {after} stars").format(
            volume=words.volume_name(model.volume), before=model.before, after=model.after
        )
        self.say(f"{told}. {model.closing}. {model.closing_sub}")

    def reveal(self, shown: bool) -> None:
        """The route runs on, the lock falls."""
        self._shown = shown
        self.update()

    def paint(self, canvas: Canvas) -> None:
        model, scale, theme = self._model, self._style.scale, self._style.theme
        if model is None:
            return
        middle = self.height() * 0.5
        paint_plate(canvas, 28 * scale, middle, 24 * scale, model.volume)
        wide = min(236 * scale, self.width() * 0.3)
        left = 64 * scale
        line = QRectF(left, middle - 30 * scale, wide, 24 * scale)
        canvas.words(line, words.volume_name(model.volume), 15, theme.text, True)
        told = f"{model.before} → {model.after}" if model.after > model.before else f"{model.after} / 12"
        took = canvas.width(told, 15, True)
        canvas.words(line.adjusted(wide - took - 2, 0, 0, 0), told, 15, theme.text, True)
        canvas.glyph("star", line.right() - took - 14 * scale, line.center().y(), 7.5 * scale, theme.accent)
        bar = QRectF(left, middle + 8 * scale, wide, 9 * scale)
        value = model.after if self._shown else model.before
        paint_flag_bar(canvas, bar, value, STARS_OF_VOLUME, OPENING_STARS, before=model.before)
        x = left + wide + 16 * scale
        if model.volume < 4:
            end = x + 54 * scale
            is_open = self._shown and model.after >= OPENING_STARS
            colour = self._style.colours.brass_lit if is_open else theme.muted
            canvas.stroke(
                lines([(x, middle), (end, middle)]), colour, 2.4 * scale, dash=() if is_open else (1, 2)
            )
            if is_open:
                tip = [(end, middle - 6 * scale), (end + 11 * scale, middle), (end, middle + 6 * scale)]
                canvas.fill(polygon(tip), colour)
                paint_plate(
                    canvas, end + 42 * scale, middle, 28 * scale, model.volume + 1, here=bool(model.opened)
                )
            else:
                paint_lock(canvas, end + 36 * scale, middle, 20 * scale)
            x = end + 84 * scale
        room = QRectF(x, middle - 28 * scale, self.width() - x, 28 * scale)
        size = next((s for s in (18, 16, 14) if canvas.width(model.closing, s, True) <= room.width()), 12.5)
        canvas.words(room, model.closing, size, theme.text, True)
        canvas.words(room.translated(0, 28 * scale), model.closing_sub, 13, theme.muted)


class NextButton(PaintedButton):
    """A chapter within reach."""

    def __init__(self, style: ShellStyle, tile: NextTile) -> None:
        super().__init__(style)
        self.tile = tile
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        stars = translate("Circuit", "%n star(s)", "", tile.stars)
        name = game_cover(tile.chapter.game).name()
        self.setAccessibleName(side_by_side((name, tile.rival, tile.sentence, stars)))

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(130), self._style.px(130))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(110), self._style.px(96))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, scale, theme = Canvas(painter, self._style), self._style.scale, self._style.theme
        box = self.body()
        radius = 11 * scale
        canvas.fill(rounded_rect(box, radius), theme.raised)
        area = box.adjusted(4 * scale, 4 * scale, -4 * scale, -70 * scale)
        cover = game_cover(self.tile.chapter.game)
        if area.height() > 24 * scale:
            canvas.clip(rounded_rect(area, 8 * scale))
            cover.paint_emblem(canvas, area)
            painter.restore()
            canvas.stroke(rounded_rect(area, 8 * scale), self._style.colours.brass, 1.3)
        canvas.stroke(rounded_rect(box, radius), theme.accent if self._hovered else theme.line, 1.1)
        self.paint_ring(canvas, box, radius)
        low = box.bottom() - 70 * scale
        cover.paint_medallion(canvas, box.left() + 24 * scale, low, 16 * scale)
        line = QRectF(box.left() + 46 * scale, low + 3 * scale, box.width() - 52 * scale, 22 * scale)
        canvas.words(line, self.tile.rival, 14, theme.text, True)
        under = QRectF(box.left() + 10 * scale, line.bottom(), box.width() - 16 * scale, 20 * scale)
        canvas.words(under, self.tile.sentence, 11.5, theme.muted)
        paint_stars(canvas, under.left(), under.bottom() + 11 * scale, 7 * scale, self.tile.stars)
        painter.end()


class WayButton(PaintedButton):
    """A way on after a loss."""

    def __init__(self, style: ShellStyle, way: Way) -> None:
        super().__init__(style)
        self.way = way
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{way.title}. {way.sub}")

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(260), self._style.px(62))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, scale, theme = Canvas(painter, self._style), self._style.scale, self._style.theme
        box = self.body()
        if self._hovered:
            canvas.fill(rounded_rect(box, 9 * scale), theme.raised)
        self.paint_ring(canvas, box, 9 * scale)
        middle = box.center().y()
        canvas.fill(circle(box.left() + 22 * scale, middle, 18 * scale), theme.raised)
        canvas.glyph(self.way.icon, box.left() + 22 * scale, middle, 9 * scale, theme.accent)
        line = QRectF(box.left() + 54 * scale, middle - 21 * scale, box.width() - 84 * scale, 21 * scale)
        canvas.words(line, self.way.title, 14.5, theme.text, True)
        canvas.words(line.translated(0, 21 * scale), self.way.sub, 12, theme.muted)
        x = box.right() - 14 * scale
        canvas.stroke(
            lines(
                [
                    (x - 4 * scale, middle - 6 * scale),
                    (x + 2 * scale, middle),
                    (x - 4 * scale, middle + 6 * scale),
                ]
            ),
            theme.text,
            1.6,
        )
        painter.end()


class ChapterEndPage(UncoveredPage):
    """After a chapter."""

    onward_requested = Signal(str)
    """``map``, ``again``, ``easier`` or a chapter's id."""
    logbook_requested = Signal()
    result_requested = Signal()
    replay_requested = Signal()

    def __init__(
        self, model: EndModel, style: ShellStyle, picture: Picture | None = None, *, seen: bool = False
    ) -> None:
        """Show an end; ``picture`` is the final position; one that was ``seen`` is there at once."""
        super().__init__(style, STEPS, STEP_MS, seen=seen)
        self.model = model
        self.band = StarBand(style)
        self.below = Sheet(style)
        self.opening = Opening(style)
        self.tiles = [NextButton(style, tile) for tile in model.tiles]
        self.ways = [WayButton(style, way) for way in model.ways]
        self.page = WrittenPage(style)
        self.decided_head = Heading(style, 16)
        self.decided = Words(style, 14, wrap=True)
        self.ways_head = Heading(style, 16)
        self._column = QVBoxLayout(self.body)
        self._column.addWidget(self.band, 52)
        self._low = QHBoxLayout()
        self._column.addLayout(self._low, 48)
        self._fill()
        assert self.strip is not None
        self.score = BrassButton(style, icon="bars")
        self.replay = BrassButton(style, icon="play")
        self.map = BrassButton(style, icon="book")
        self.go = BrassButton(style, Kind.PRIMARY, key="Enter")
        for button in (self.score, self.replay, self.map):
            self.strip.row.addWidget(button)
        self.strip.row.addStretch(1)
        self.strip.row.addWidget(self.go)
        self.score.clicked.connect(self.result_requested)
        self.replay.clicked.connect(self.replay_requested)
        self.map.clicked.connect(lambda: self.onward_requested.emit("map"))
        self.go.clicked.connect(lambda: self.onward_requested.emit(model.onward))
        self.page.clicked.connect(self.logbook_requested)
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, tile=tile: self.onward_requested.emit(tile.tile.chapter.id))
        for way in self.ways:
            way.clicked.connect(lambda _=False, way=way: self.onward_requested.emit(way.way.name))
        self.band.show_stars(model, picture, Stars(model.stars, model.marks))
        self.opening.show_model(model)
        self.page.show_page(model.chapter.game, picture, stamped=model.sealed)
        self.ready()

    def _fill(self) -> None:
        """Won: the volume and what is within reach, and the written page. Lost: what decided it, the ways on."""
        inside = self.below.column
        self._low.addWidget(self.below, 3)
        if self.model.won or not self.ways:
            inside.addWidget(self.opening)
            grid = QGridLayout()
            for column, tile in enumerate(self.tiles):
                grid.addWidget(tile, 0, column)
            inside.addLayout(grid, 1)
            self._low.addWidget(self.page)
            return
        inside.addWidget(self.decided_head)
        inside.addWidget(self.decided)
        inside.addStretch(1)
        inside.addWidget(self.opening)
        self.ways_sheet = Sheet(self.style_now)
        beside = self.ways_sheet.column
        beside.addWidget(self.ways_head)
        for way in self.ways:
            beside.addWidget(way)
        beside.addStretch(1)
        self._low.addWidget(self.ways_sheet, 3)
        self.page.setParent(None)

    # Uncovering -----------------------------------------------------------------------------------------

    def show_steps(self, count: int) -> None:
        self.band.show_steps(count)
        self.opening.reveal(count >= STEPS)

    def covered(self) -> None:
        self.page.await_stamp()

    def uncovered(self) -> None:
        self.page.stamp()

    def finish(self) -> None:
        """Show everything now."""
        super().finish()
        self.page.finish()

    # Frame ----------------------------------------------------------------------------------------------

    def game_id(self) -> str:
        return self.model.chapter.game

    def entrance(self) -> QWidget:
        return self.go

    def retranslate(self) -> None:
        super().retranslate()
        self.header.title.setText(translate("Circuit", "The Circuit"))
        self.score.set_words(translate("Circuit", "How the score grew"))
        self.replay.set_words(translate("Circuit", "Replay"))
        self.map.set_words(translate("Circuit", "Back to the map"))
        self.map.setVisible(self.model.onward != "map")
        self.go.set_words(self.model.primary)
        self.decided_head.set_words(translate("Circuit", "What decided it"))
        self.decided.setText(self.model.decided)
        self.ways_head.set_words(translate("Circuit", "Ways on"))

    def arrange(self, style: ShellStyle) -> None:
        self._column.setContentsMargins(*self.margins(style))
        self._column.setSpacing(style.px(8))
        self._low.setSpacing(style.px(12))
        self.below.setMinimumHeight(style.px(230))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key shows all; then Enter goes on, S the score, R replay, L the page, M the map."""
        if self._timer.isActive():
            self.finish()
            return
        ways: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Return: lambda: self.onward_requested.emit(self.model.onward),
            Qt.Key.Key_Enter: lambda: self.onward_requested.emit(self.model.onward),
            Qt.Key.Key_S: self.result_requested.emit,
            Qt.Key.Key_R: self.replay_requested.emit,
            Qt.Key.Key_L: self.logbook_requested.emit,
            Qt.Key.Key_M: lambda: self.onward_requested.emit("map"),
        }
        act = ways.get(event.key()) if not event.modifiers() else None
        if act is None:
            super().keyPressEvent(event)
        else:
            act()
