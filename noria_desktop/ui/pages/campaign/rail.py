"""The route at the map's left: four plates and the finale, the way behind in brass, ahead in dots."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QHelpEvent, QPainterPath
from PySide6.QtWidgets import QToolTip

from noria_desktop.app.campaign.chapters import OPENING_STARS
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import circle, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign import words
from noria_desktop.ui.pages.campaign.model import STARS_OF_VOLUME, CircuitModel
from noria_desktop.ui.pages.campaign.paper import paint_flag_bar, paint_lock, paint_plate
from noria_desktop.ui.widgets.painted import PaintedWidget

WIDTH = 112
"""Design pixels."""
TOLD = 96
"""Design pixels of a row from which on the rail tells of its volume in words."""


class Rail(PaintedWidget):
    """The route. Where the plates stand is told by the rows beside it."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style, WIDTH, 100)
        self._model: CircuitModel | None = None
        self._rows: tuple[QRectF, ...] = ()

    def show_model(self, model: CircuitModel, rows: tuple[QRectF, ...]) -> None:
        """Stand beside these rows: the four volumes and the finale, in the rail's own pixels."""
        self._model, self._rows = model, rows
        told = [
            translate("Circuit", "{volume}: {stars} of {most} stars").format(
                volume=words.volume_name(row.number), stars=row.stars, most=STARS_OF_VOLUME
            )
            if row.open
            else f"{words.volume_name(row.number)}: {row.note}"
            for row in model.rows
        ]
        self.say(". ".join(told))

    def tip_at(self, spot: QPointF) -> str:
        """What the flag of the bar there means, in the rail's own pixels; empty where no bar is near."""
        model, scale = self._model, self._style.scale
        if model is None:
            return ""
        for number, row in enumerate(model.rows):
            bar = self._bar(number) if row.open and self._tells(number) else None
            if bar is not None and bar.adjusted(0, -12 * scale, 0, 8 * scale).contains(spot):
                return words.flag_words(row.number)
        return ""

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QHelpEvent):
            return super().event(event)
        if tip := self.tip_at(QPointF(event.pos())):
            QToolTip.showText(event.globalPos(), tip, self)
        else:
            QToolTip.hideText()
        return True

    def paint(self, canvas: Canvas) -> None:
        model, scale, theme = self._model, self._style.scale, self._style.theme
        if model is None or not self._rows:
            return
        x = 40 * scale
        stops = [self._plate(number, row) for number, row in enumerate(self._rows)]
        for number, (first, second) in enumerate(pairwise(stops)):
            passed = number + 1 < model.current if number + 1 < len(self._rows) else False
            below = self._rows[number].height() > TOLD * scale and number < model.current
            here = number + 1 == model.current
            start = QPointF(x, first.y() + ((128 if here else 98) if below else 24) * scale)
            end = QPointF(x, second.y() - 34 * scale)
            if end.y() - start.y() < 6 * scale:
                continue
            path = QPainterPath(start)
            bend = min(16 * scale, (end.y() - start.y()) * 0.25) * (-1 if number % 2 else 1)
            middle = (start.y() + end.y()) / 2
            path.cubicTo(QPointF(x + bend, middle), QPointF(x + bend, middle), end)
            if passed:
                canvas.stroke(path, theme.accent, 3 * scale)
            else:
                count = max(2, round(path.length() / (8 * scale)))
                for dot in range(count):
                    place = path.pointAtPercent(path.percentAtLength(path.length() * dot / (count - 1)))
                    canvas.fill(circle(place.x(), place.y(), 1.5 * scale), theme.muted, 0.8)
        for number, row in enumerate(model.rows):
            spot = stops[number]
            here = row.number == model.current
            if row.open:
                paint_plate(canvas, x, spot.y(), (27 if here else 23) * scale, row.number, here=here)
                self._paint_told(canvas, number, here)
            else:
                paint_lock(canvas, x, spot.y(), 19 * scale)
        last = stops[-1]
        if model.finale.open:
            canvas.fill(circle(x, last.y(), 19 * scale), self._style.colours.brass)
            canvas.glyph("star", x, last.y(), 9 * scale, "#14110B")
        else:
            paint_lock(canvas, x, last.y(), 19 * scale)

    def _plate(self, number: int, row: QRectF) -> QPointF:
        """Where a plate stands in its row: higher where words stand below it."""
        model, scale = self._model, self._style.scale
        assert model is not None
        is_volume = number < len(model.rows)
        has_words = is_volume and model.rows[number].open and row.height() > TOLD * scale
        shift = 0.0 if not has_words else -32 * scale
        return QPointF(40 * scale, row.center().y() + shift)

    def _tells(self, number: int) -> bool:
        """Whether a row is high enough for words beside it."""
        return self._rows[number].height() > TOLD * self._style.scale

    def _told_from(self, number: int) -> float:
        """Where the words below a plate begin."""
        return self._plate(number, self._rows[number]).y() + 32 * self._style.scale

    def _bar(self, number: int) -> QRectF:
        """A volume's stars as a bar, below its words."""
        scale = self._style.scale
        return QRectF(0, self._told_from(number) + 53 * scale, 92 * scale, 6 * scale)

    def _paint_told(self, canvas: Canvas, number: int, here: bool) -> None:
        model, scale, theme = self._model, self._style.scale, self._style.theme
        assert model is not None
        row = model.rows[number]
        if not self._tells(number):
            return
        box = QRectF(0, self._told_from(number), self.width(), 20 * scale)
        canvas.words(box, words.volume_name(row.number), 13.5, theme.text, True)
        box.translate(0, 21 * scale)
        canvas.glyph("star", 7 * scale, box.center().y(), 7 * scale, theme.accent)
        told = translate("Circuit", "{stars} / {most}").format(stars=row.stars, most=STARS_OF_VOLUME)
        canvas.words(box.adjusted(20 * scale, 0, 0, 0), told, 13, theme.text)
        bar = self._bar(number)
        paint_flag_bar(canvas, bar, row.stars, STARS_OF_VOLUME, OPENING_STARS)
        if here and self._rows[number].height() > 150 * scale:
            word = translate("Circuit", "You are here")
            wide = canvas.width(word, 12, True) + 20 * scale
            pill = QRectF(0, bar.bottom() + 9 * scale, min(wide, self.width()), 23 * scale)
            canvas.fill(rounded_rect(pill, pill.height() / 2), theme.surface)
            canvas.stroke(rounded_rect(pill, pill.height() / 2), theme.accent, 1.4)
            canvas.words(pill, word, 12, theme.text, True, CENTRE)
