"""An evening of the finale is closed: the whole way with all its stars, the verdict, the tally of the campaign."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from noria_desktop.app.campaign.chapters import VOLUMES
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.landscape import paint_clouds, paint_frame
from noria_desktop.ui.art.shapes import circle, point, polygon, rounded_rect, star
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import in_a_line, side_by_side, translate
from noria_desktop.ui.pages.campaign.model import STARS_OF_ALL, STARS_OF_VOLUME, Picture
from noria_desktop.ui.pages.campaign.paper import paint_plate
from noria_desktop.ui.pages.campaign.together_end_model import CircuitEnd, GameTally
from noria_desktop.ui.pages.campaign.uncovering import STEP_MS, UncoveredPage
from noria_desktop.ui.pages.campaign.volumes import volume_name
from noria_desktop.ui.pages.campaign.written_page import WrittenPage
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.sheets import Heading, Sheet

_STEPS: Final = len(VOLUMES) + 2
"""Each volume, the great star, the figures."""
_PACE: Final = 2
"""A plate takes as long as so many stars of a chapter."""
_RAYS: Final = 32
_NIGHT: Final = ((0.0, "#0B1030"), (0.55, "#2A2A63"), (0.85, "#7A4A6B"), (1.0, "#D08A55"))
_INK: Final = "#FFF6E2"
_SOFT: Final = "#D9CFE6"


class Way(PaintedWidget):
    """The route over the night sky: four plates with their stars, and the great star at its end."""

    def __init__(self, style: ShellStyle, model: CircuitEnd) -> None:
        super().__init__(style, 560, 300)
        self._model = model
        self._shown = _STEPS
        parts = [model.kicker, model.title, f"{model.percent} {model.percent_words}", model.verdict]
        for number, stars in zip(VOLUMES, model.volumes, strict=True):
            told = translate("Circuit", "{volume}: {stars} of {most} stars")
            parts.append(told.format(volume=volume_name(number), stars=stars, most=STARS_OF_VOLUME))
        self.say(". ".join(parts))

    def show_steps(self, count: int) -> None:
        """How much of it is uncovered."""
        self._shown = count
        self.update()

    def facts(self) -> object:
        return self._model, self._shown

    def paint(self, canvas: Canvas) -> None:
        style, scale = self._style, self._style.scale
        box = QRectF(self.rect()).adjusted(1, 1, -1, -4 * scale)
        radius = 14 * scale
        canvas.clip(rounded_rect(box, radius))
        if style.contrast:
            canvas.fill(rounded_rect(box, 0), "#000000")
        else:
            canvas.gradient(box, _NIGHT)
            self._paint_heaven(canvas, box)
            paint_clouds(canvas, box, "#5B3A63", 0.9, 3)
            paint_clouds(canvas, box, "#3C2A4E", 0.97, 8)
        self._paint_route(canvas, box)
        canvas.p.restore()
        paint_frame(canvas, box, radius)
        self._paint_words(canvas, box)

    def _paint_heaven(self, canvas: Canvas, box: QRectF) -> None:
        """As many lights as the campaign has stars, and the small ones between them."""
        scale = self._style.scale
        for number in range(60):
            x = box.left() + (0.42 + 0.58 * (number * 0.6180339 % 1.0)) * box.width()
            y = box.top() + (number * 0.7548777 % 1.0) * box.height() * 0.72
            canvas.fill(circle(x, y, (0.6 + number % 3 * 0.35) * scale), "#FFFFFF", 0.3 + number % 4 * 0.12)
        for number in range(self._model.stars):
            x = box.left() + (0.42 + 0.58 * ((number + 0.5) * 0.7548777 % 1.0)) * box.width()
            y = box.top() + ((number + 0.5) * 0.5698403 % 1.0) * box.height() * 0.66
            canvas.fill(star(x, y, (3.4 + number % 3) * scale), "#FFE7A8", 0.5)

    def _places(self, box: QRectF) -> list[QPointF]:
        """The plates and the great star, on a way that rises to the right."""
        left, wide = box.left() + box.width() * 0.44, box.width() * 0.52
        rises = (0.76, 0.6, 0.66, 0.46, 0.33)
        steps = (0.04, 0.23, 0.44, 0.63, 0.87)
        return [
            QPointF(left + wide * step, box.top() + box.height() * rise)
            for step, rise in zip(steps, rises, strict=True)
        ]

    def _paint_route(self, canvas: Canvas, box: QRectF) -> None:
        style, scale = self._style, self._style.scale
        places = self._places(box)
        brass = "#FFFFFF" if style.contrast else style.colours.brass_lit
        for number, (first, second) in enumerate(pairwise(places)):
            middle = (first.x() + second.x()) / 2
            path = QPainterPath(first)
            path.cubicTo(QPointF(middle, first.y()), QPointF(middle, second.y()), second)
            if number + 1 < self._shown:
                canvas.stroke(path, brass, 3 * scale)
            else:
                canvas.stroke(path, _SOFT, 2 * scale, 0.5, (1, 3))
        last = places[-1]
        half = min(64 * scale, box.height() * 0.2)
        is_lit = self._shown > len(VOLUMES)
        if is_lit and not style.contrast:
            reach = box.width()
            for ray in range(_RAYS):
                angle = 360 / _RAYS * ray
                corners = [last, point(reach, angle - 2.2, last.x(), last.y())]
                corners.append(point(reach, angle + 2.2, last.x(), last.y()))
                canvas.fill(polygon(corners), "#FFE7A8", 0.06)
            canvas.fill(circle(last.x(), last.y(), half * 1.35), "#FFE7A8", 0.16)
        if is_lit:
            canvas.fill(star(last.x(), last.y() + 4 * scale, half), "#000000", 0.35)
            canvas.fill(star(last.x(), last.y(), half), "#F2C14E" if not style.contrast else "#FFD400")
            canvas.stroke(star(last.x(), last.y(), half), "#FFF3C8" if not style.contrast else "#FFFFFF", 2)
            told = str(self._model.stars)
            figure = QRectF(last.x() - half, last.y() - half * 0.42, 2 * half, half * 0.95)
            canvas.words(figure, told, 26, "#2B1D08", True, CENTRE)
        else:
            canvas.stroke(star(last.x(), last.y(), half), _SOFT, 2, 0.7)
        under = QRectF(last.x() - 90 * scale, last.y() + half * 0.95, 180 * scale, 22 * scale)
        most = translate("Circuit", "of {most} stars").format(most=STARS_OF_ALL)
        canvas.words(under, most, 13.5, _INK, True, CENTRE)
        for number, (place, stars) in enumerate(zip(places, self._model.volumes, strict=False), start=1):
            paint_plate(canvas, place.x(), place.y(), 25 * scale, number, here=number == self._shown)
            line = QRectF(place.x() - 60 * scale, place.y() + 29 * scale, 120 * scale, 22 * scale)
            if number <= self._shown:
                told = translate("Circuit", "{stars} / {most}").format(stars=stars, most=STARS_OF_VOLUME)
                took = canvas.width(told, 14, True)
                canvas.words(line.translated(9 * scale, 0), told, 14, _INK, True, CENTRE)
                x = line.center().x() - took / 2 - 3 * scale
                canvas.fill(star(x, line.center().y(), 7 * scale), "#F2C14E")

    def _paint_words(self, canvas: Canvas, box: QRectF) -> None:
        model, scale = self._model, self._style.scale
        left, wide = box.left() + 36 * scale, box.width() * 0.4
        line = QRectF(left, box.top() + 26 * scale, wide, 22 * scale)
        canvas.words(line, model.kicker, 13.5, "#FFE0A0", True)
        size = next((size for size in (34, 30, 26, 22) if canvas.width(model.title, size, True) <= wide), 19)
        canvas.words(QRectF(left, line.bottom(), wide, 50 * scale), model.title, size, _INK, True)
        if self._shown < _STEPS:
            return
        y = box.top() + box.height() * 0.42
        figure = QRectF(left, y, wide, 66 * scale)
        took = canvas.words(figure, model.percent, 54, "#FFD98A", True)
        beside = figure.adjusted(took + 16 * scale, 12 * scale, 0, 0)
        canvas.words(beside, model.percent_words, 14, _INK)
        said = QRectF(left, figure.bottom() + 12 * scale, wide, 60 * scale)
        canvas.words(said, model.verdict, 15.5, _INK, wrap=True)


class TallyColumn(PaintedWidget):
    """One game in the whole campaign."""

    def __init__(self, style: ShellStyle, tally: GameTally) -> None:
        super().__init__(style, 118, 76)
        self._tally = tally
        self.say(side_by_side((tally.name, tally.met, tally.best)))

    def facts(self) -> object:
        return self._tally

    def paint(self, canvas: Canvas) -> None:
        tally, scale, theme = self._tally, self._style.scale, self._style.theme
        box = QRectF(self.rect())
        half = 21 * scale
        middle = box.center().y()
        game_cover(tally.game).paint_medallion(canvas, box.left() + half + 3 * scale, middle, half)
        left = box.left() + 2 * half + 14 * scale
        line = QRectF(left, middle - 32 * scale, box.right() - left, 22 * scale)
        canvas.words(line, tally.name, 15, theme.text, True)
        canvas.words(line.translated(0, 21 * scale), tally.met, 13, theme.text)
        canvas.words(line.translated(0, 41 * scale), tally.best, 12.5, theme.muted)


class Sums(PaintedWidget):
    """Games, time, sealed records, days."""

    def __init__(self, style: ShellStyle, sums: tuple[str, ...]) -> None:
        super().__init__(style, 380, 30, line=True)
        self._sums = sums
        self.say(side_by_side(sums))

    def facts(self) -> object:
        return self._sums

    def paint(self, canvas: Canvas) -> None:
        told = in_a_line(*self._sums)
        canvas.words(QRectF(self.rect()), told, 14, self._style.theme.text)


class CircuitEndPage(UncoveredPage):
    """The end of the Circuit, as often as an evening is closed."""

    onward_requested = Signal(str)
    """``map``, ``page`` or ``again``: another evening."""

    def __init__(
        self, model: CircuitEnd, style: ShellStyle, picture: Picture | None = None, *, seen: bool = False
    ) -> None:
        """Show an end; ``picture`` is the evening's page in small; one that was ``seen`` is there at once."""
        super().__init__(style, _STEPS, _PACE * STEP_MS, seen=seen)
        self.model = model
        self.way = Way(style, model)
        self.below = Sheet(style)
        self.head = Heading(style, 16)
        self.columns = [TallyColumn(style, one) for one in model.tallies]
        self.sums = Sums(style, model.sums)
        self.page = WrittenPage(style)
        self._column = QVBoxLayout(self.body)
        self._column.addWidget(self.way, 60)
        self._low = QHBoxLayout()
        self._column.addLayout(self._low, 40)
        self.below.column.addWidget(self.head)
        row = QHBoxLayout()
        for column in self.columns:
            row.addWidget(column, 1)
        self.below.column.addLayout(row, 1)
        self.below.column.addWidget(self.sums)
        self._low.addWidget(self.below, 3)
        self._low.addWidget(self.page)
        assert self.strip is not None
        self.again = BrassButton(style, icon="replay")
        self.read = BrassButton(style, icon="book")
        self.go = BrassButton(style, Kind.PRIMARY, key="Enter")
        self.strip.row.addWidget(self.again)
        self.strip.row.addWidget(self.read)
        self.strip.row.addStretch(1)
        self.strip.row.addWidget(self.go)
        self.again.clicked.connect(lambda: self.onward_requested.emit("again"))
        self.read.clicked.connect(lambda: self.onward_requested.emit("page"))
        self.page.clicked.connect(lambda: self.onward_requested.emit("page"))
        self.go.clicked.connect(lambda: self.onward_requested.emit("map"))
        self.page.show_page("noria", picture)
        self.ready()

    def show_steps(self, count: int) -> None:
        self.way.show_steps(count)

    def retranslate(self) -> None:
        super().retranslate()
        self.header.title.setText(translate("Circuit", "The Circuit"))
        self.head.set_words(translate("Circuit", "Your campaign"))
        self.again.set_words(translate("Circuit", "Another evening"))
        self.read.set_words(translate("Circuit", "Read the page"))
        self.go.set_words(translate("Circuit", "Back to the map"))

    def arrange(self, style: ShellStyle) -> None:
        self._column.setContentsMargins(*self.margins(style))
        self._column.setSpacing(style.px(8))
        self._low.setSpacing(style.px(12))
        self.below.setMinimumHeight(style.px(190))

    def ways_on(self) -> Mapping[int, Callable[[], object]]:
        """Enter and M lead to the map, L to the page."""
        return {
            Qt.Key.Key_Return: lambda: self.onward_requested.emit("map"),
            Qt.Key.Key_Enter: lambda: self.onward_requested.emit("map"),
            Qt.Key.Key_M: lambda: self.onward_requested.emit("map"),
            Qt.Key.Key_L: lambda: self.onward_requested.emit("page"),
        }
