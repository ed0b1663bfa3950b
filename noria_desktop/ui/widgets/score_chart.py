"""This game beside the user's own last ten."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF

from noria_desktop.ui.art.canvas import CENTRE, RIGHT, Canvas
from noria_desktop.ui.art.shapes import circle, lines, segment
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import minus, side_by_side, translate
from noria_desktop.ui.widgets.painted import PaintedWidget


class ScoreChart(PaintedWidget):
    """A line of the last ten games and three figures below."""

    def __init__(self, style: ShellStyle) -> None:
        """No games."""
        super().__init__(style, 190, 150)
        self._games: tuple[int, ...] = ()
        self._now = 0
        self._best: int | None = None
        self._median: float | None = None

    def show_games(self, games: tuple[int, ...], now: int, best: int | None, median: float | None) -> None:
        """Own points, oldest first, this game last."""
        self._games = games[-10:] or (now,)
        self._now, self._best, self._median = now, best, median
        self.retranslate()

    def retranslate(self) -> None:
        """The chart as words."""
        listed = side_by_side(map(minus, self._games))
        self.say(translate("ResultPage", "Your last games: {list}").format(list=listed))

    def _scale(self) -> tuple[int, int, int]:
        """Lowest and highest line, and the step between lines."""
        low, high = min(self._games), max(self._games)
        step = next(size for size in (10, 20, 50, 100, 200, 1000) if (high - low) / size <= 4)
        bottom = max(0, math.floor((low - 1) / step) * step)
        top = max(bottom + step, math.ceil((high + 1) / step) * step)
        return bottom, top, step

    def paint(self, canvas: Canvas) -> None:
        """Lines, games, figures."""
        style, scale = self._style, self._style.scale
        theme, colours = style.theme, style.colours
        foot = 58 * scale
        plot = QRectF(self.rect()).adjusted(34 * scale, 14 * scale, -6 * scale, -foot - 12 * scale)
        low, high, step = self._scale()

        def height(score: float) -> float:
            return plot.bottom() - (score - low) / (high - low) * plot.height()

        for score in range(low, high + 1, step):
            y = height(score)
            canvas.stroke(
                segment(plot.left(), y, plot.right(), y), colours.hair, 1, 0.6 if style.contrast else 1
            )
            label = QRectF(plot.left() - 44 * scale, y - 9 * scale, 38 * scale, 18 * scale)
            canvas.words(label, minus(score), 11.5, theme.muted, False, RIGHT)
        if self._median is not None and len(self._games) > 2:
            y = height(self._median)
            canvas.stroke(segment(plot.left(), y, plot.right(), y), theme.accent, 1.6, 0.9, (5, 4))
        count = len(self._games)
        step_x = (plot.width() - 24 * scale) / max(1, count - 1)
        first = plot.left() + 12 * scale if count > 1 else plot.center().x()
        points = [(first + i * step_x, height(score)) for i, score in enumerate(self._games)]
        if count > 1:
            canvas.stroke(lines(points), colours.bar_you, 2.2 * scale, 0.85)
        best = max(range(count), key=lambda i: (self._games[i], i))
        for index, (x, y) in enumerate(points):
            if index == count - 1:
                canvas.fill(circle(x, y, 10 * scale), theme.focus, 0.3)
                canvas.badge(True, x, y, 6.5 * scale)
            else:
                canvas.fill(circle(x, y, 3.6 * scale), colours.bar_you)
            if index == best:
                canvas.glyph("star", x, y - 17 * scale, 6.5 * scale, theme.accent)
        top = self.height() - foot
        third = self.width() / 3
        median = "–" if self._median is None or len(self._games) <= 2 else f"{self._median:g}"
        best_words = str(self._now if self._best is None else self._best)
        for i, (value, words) in enumerate(
            (
                (str(self._now), translate("ResultPage", "This game")),
                (median, translate("ResultPage", "Median of ten")),
                (best_words, translate("ResultPage", "Best")),
            )
        ):
            canvas.words(QRectF(i * third, top, third, 28 * scale), value, 20, theme.text, True, CENTRE)
            canvas.words(
                QRectF(i * third - 6, top + 26 * scale, third + 12, 20 * scale),
                words,
                12,
                theme.muted,
                False,
                CENTRE,
            )
            if i:
                canvas.stroke(
                    segment(i * third, top + 4 * scale, i * third, top + 44 * scale), colours.hair, 1.2
                )
