"""The curve over the cards: what the player could expect through the game, as far as it is known, with its turning points."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QLinearGradient, QPainterPath

from noria_desktop.app.replaying.watched import Unit
from noria_desktop.app.turning.changes import SCALE, Measure, ends_of
from noria_desktop.ui.art.canvas import CENTRE, LEFT, RIGHT, Canvas
from noria_desktop.ui.art.shapes import circle, lines, segment
from noria_desktop.ui.art.style import ShellStyle, tone
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.turning import words
from noria_desktop.ui.pages.turning.model import TurningModel
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.sheets import paint_sheet

_LOW: Final = 5
"""Design pixels for the sheet's shadow."""
_APART: Final = 46
"""Design pixels between two numbers of rounds."""


class CurvePlot(PaintedWidget):
    """Title, scale, curve and marks on a sheet of its own."""

    def __init__(self, style: ShellStyle) -> None:
        """Of nothing yet."""
        self._model: TurningModel | None = None
        self._unit = Unit.ROUND
        super().__init__(style, 300, 143, line=True)

    def show_model(self, model: TurningModel, unit: Unit) -> None:
        """Another game, or more of it."""
        self._model, self._unit = model, unit
        points = model.curve.points
        told = words.curve_title(model.measure)
        if points:
            low, high = ends_of(points)
            told += ". " + translate("Turning", "Between {low} and {high}, in the end {end}.").format(
                low=words.worth(low, model.measure),
                high=words.worth(high, model.measure),
                end=words.worth(points[-1].value, model.measure),
            )
        self.say(told)

    def _scale(self, model: TurningModel) -> tuple[int, int]:
        if model.measure is Measure.CHANCE:
            return 0, 100 * SCALE
        low, high = ends_of(model.curve.points)
        low, high = min(0, low), max(10 * SCALE, high)
        step = 10 * SCALE
        return -(-low // -step) * step if low >= 0 else (low // step) * step, -(-high // step) * step

    def paint(self, canvas: Canvas) -> None:
        """From the left as far as it is known."""
        model, style = self._model, self._style
        scale, theme, colours = style.scale, style.theme, style.colours
        paint_sheet(canvas, QRectF(self.rect()).adjusted(0, 0, 0, -_LOW * scale), 14 * scale)
        if model is None:
            return
        head = QRectF(18 * scale, 10 * scale, self.width() - 36 * scale, 24 * scale)
        canvas.p.fillRect(
            QRectF(head.left(), head.top() + 4 * scale, 3 * scale, 16 * scale), tone(colours.brass)
        )
        took = canvas.words(
            head.adjusted(12 * scale, 0, 0, 0), words.curve_title(model.measure), 16, theme.text, True
        )
        sub = words.curve_note(model.measure)
        room = head.adjusted(24 * scale + took, 0, 0, 0)
        if canvas.width(sub, 12.5) <= room.width():
            canvas.words(room, sub, 12.5, theme.muted)
        plot = QRectF(72 * scale, 46 * scale, self.width() - 96 * scale, self.height() - (46 + 30) * scale)
        low, high = self._scale(model)
        plies = max(1, model.curve.plies)

        def x(ply: int) -> float:
            return plot.left() + plot.width() * ply / plies

        def y(value: int) -> float:
            return plot.bottom() - plot.height() * (value - low) / (high - low)

        levels = [low, high] if low >= 0 or high <= 0 else [low, 0, high]
        if model.measure is Measure.CHANCE:
            levels = [0, 50 * SCALE, 100 * SCALE]
        for level in levels:
            middle = level == 50 * SCALE and model.measure is Measure.CHANCE
            canvas.stroke(
                segment(plot.left(), y(level), plot.right(), y(level)),
                colours.hair,
                1,
                1.0,
                (4, 4) if middle else (),
            )
            box = QRectF(0, y(level) - 9 * scale, plot.left() - 8 * scale, 18 * scale)
            canvas.words(box, words.worth(level, model.measure), 12.5, theme.muted, False, RIGHT)
        self._paint_rounds(canvas, model, plot, x)
        course = [(x(one.ply), y(one.value)) for one in model.curve.points]
        if len(course) > 1:
            area = QPainterPath()
            area.moveTo(course[0][0], plot.bottom())
            for at in course:
                area.lineTo(*at)
            area.lineTo(course[-1][0], plot.bottom())
            fading = QLinearGradient(plot.topLeft(), plot.bottomLeft())
            fading.setColorAt(0, tone(colours.bar_you, 0.45))
            fading.setColorAt(1, tone(colours.bar_you, 0.06))
            canvas.p.fillPath(area, fading)
            canvas.stroke(lines(course), colours.bar_you, 2.2 * scale)
        known = {one.ply: one.value for one in model.curve.points}
        # A mark at the very beginning leaves the scale's number alone.
        last = plot.left() - 20 * scale
        for number, ply in model.curve.marks:
            value = known.get(ply, known.get(ply + 1, low))
            centre = max(x(ply), last + 24 * scale)
            last = centre
            top = plot.top() - 1 * scale
            canvas.stroke(segment(x(ply), y(value), centre, top + 9 * scale), colours.brass, 1.6 * scale)
            done = number in model.curve.found
            canvas.fill(circle(centre, top, 10 * scale), theme.success if done else colours.brass)
            box = QRectF(centre - 10 * scale, top - 10 * scale, 20 * scale, 20 * scale)
            canvas.words(box, str(number), 13, colours.on_accent, True, CENTRE)

    def _paint_rounds(self, canvas: Canvas, model: TurningModel, plot: QRectF, x: object) -> None:
        """Where rounds or turns begin; numbers as close as they can be read."""
        scale, theme, colours = self._style.scale, self._style.theme, self._style.colours
        assert callable(x)
        last = -1000.0
        beginnings = model.curve.beginnings
        wide = len(beginnings) < 9
        for number, ply in beginnings:
            at = x(ply)
            canvas.stroke(segment(at, plot.top(), at, plot.bottom()), colours.hair, 1)
            if at - last < _APART * scale:
                continue
            last = at
            text = words.when(self._unit, number) if wide else str(number)
            box = QRectF(at + 4 * scale, plot.bottom() + 2 * scale, 160 * scale, 18 * scale)
            canvas.words(box, text, 12.5, theme.muted, False, LEFT)
