"""Against each opponent: one mark a game on one scale, and what was won with its interval. The heart of the page."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QResizeEvent

from noria_desktop.app.library.entries import Entry
from noria_desktop.app.statistics.figures import Against, rival
from noria_desktop.app.statistics.measures import DENSE, Scale, density, scale_of, stacked
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import lines, polygon, rounded_rect, segment
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.statistics import words
from noria_desktop.ui.pages.statistics.model import AllTab, GameTab
from noria_desktop.ui.pages.statistics.painting import (
    RIGHT,
    hatch,
    paint_axis,
    paint_mark,
    paint_paper,
    paint_share,
)
from noria_desktop.ui.pages.statistics.plot import Plot, Spot
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.game_book import Unit

_HEAD, _FOOT = 54, 40
"""Design pixels above and below the rows."""
_ROW = 54
"""Design pixels of a row at the least."""
_STEPS = 6
MOST_MARKS = 60
"""So many of the latest games against one opponent have marks; the density counts all."""


class OpponentsPlot(Plot):
    """A row an opponent: your games above the line, theirs below it."""

    new_requested = Signal()
    """A game against the first opponent who was not met."""

    def __init__(self, style: ShellStyle) -> None:
        """Of no game."""
        self._line = scale_of((), _STEPS)
        super().__init__(style, 420, _HEAD + _FOOT + 4 * _ROW)
        self.new = BrassButton(style, Kind.SMALL)
        self.new.setParent(self)
        self.new.clicked.connect(self.new_requested)
        self.new.hide()

    def show_tab(self, tab: GameTab | AllTab, today: date) -> None:
        """Another game."""
        if self.shown is None or tab.figures is not self.shown.figures:
            games = tab.figures.games
            self._line = scale_of([points for one in games for points in (one.own, rival(one))], _STEPS)
        self.need(420, _HEAD + _FOOT + max(4, len(tab.figures.against)) * _ROW)
        super().show_tab(tab, today)

    def retranslate(self) -> None:
        """All words."""
        self.new.set_words(translate("Statistics", "New game…"))
        self._place_new()
        self.changed()

    def title(self) -> str:
        """Its heading."""
        return translate("Statistics", "Against each opponent")

    def table(self) -> tuple[str, ...]:
        """A row an opponent."""
        tab = self.of_game
        return () if tab is None else tuple(words.spoken_row(tab.game, one, tab.unit) for one in self._rows)

    @property
    def _rows(self) -> Sequence[Against]:
        return () if self.of_game is None else self.of_game.figures.against

    # Where things stand ---------------------------------------------------------------------------------

    def _areas(self) -> tuple[QRectF, float, float]:
        """The plot, and where the line of shares begins and ends."""
        scale, wide = self._style.scale, float(self.width())
        names, shares = max(118 * scale, min(150 * scale, wide * 0.2)), max(190 * scale, wide * 0.26)
        left = 16 * scale + names
        area = QRectF(
            left,
            _HEAD * scale,
            wide - left - shares - 12 * scale,
            self.height() - (_HEAD + _FOOT) * scale,
        )
        start = wide - shares + 82 * scale
        return area, start, wide - 34 * scale

    def _scale(self) -> Scale:
        return self._line

    def _base(self, area: QRectF, row: int) -> float:
        return area.top() + area.height() / max(4, len(self._rows)) * (row + 0.58)

    def _step(self, area: QRectF) -> float:
        return area.height() / max(4, len(self._rows))

    def _marks(self, row: int, own: bool) -> list[tuple[Entry, float, float, float]]:
        """The games of one side: where each stands and half its size."""
        area, _, _ = self._areas()
        scale, line, step = self._scale(), self._base(area, row), self._step(area)
        games = self._rows[row].games[-MOST_MARKS:]
        points = [one.own if own else rival(one) for one in games]
        half = (3.4 if len(games) > 15 else 3.8 if len(games) > 8 else 4.6) * self._style.scale
        places = [area.left() + area.width() * scale.place(value) for value in points]
        levels = stacked(places, half)
        room = step * (0.5 if own else 0.36) - 2 * half
        rise = min(1.7 * half, room / max(1, *levels)) if levels else 0.0
        side = -1 if own else 1
        return [
            (one, x, line + side * (half + 2 + level * rise), half)
            for one, x, level in zip(games, places, levels, strict=True)
        ]

    def lay(self) -> tuple[Spot, ...]:
        """Your marks; theirs tell of the same games."""
        return tuple(
            Spot(x, y, row, one.key, words.mark(one, self.today), half)
            for row in range(len(self._rows))
            for one, x, y, half in self._marks(row, own=True)
        )

    # Painting -------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Heading, scale, rows."""
        tab = self.of_game
        if tab is None:
            return
        self._paint_head(canvas)
        area, start, end = self._areas()
        scale, theme, line = self._style.scale, self._style.theme, self._scale()
        for mark in line.marks:
            x = area.left() + area.width() * line.place(mark)
            canvas.stroke(segment(x, area.top() - 6 * scale, x, area.bottom()), theme.line, 1, 0.3)
            paint_axis(canvas, x, area.bottom() + 5 * scale, words.number(mark))
        unit = QRectF(16 * scale, area.bottom() + 5 * scale, area.left() - 40 * scale, 18 * scale)
        canvas.words(unit, words.unit(tab.unit), 12, theme.muted, False, RIGHT)
        for text, at in (("0", 0.0), ("50", 0.5), (words.percent(1), 1.0)):
            paint_axis(canvas, start + (end - start) * at, area.bottom() + 5 * scale, text)
        edge = start - 82 * scale
        canvas.stroke(segment(edge, area.top() - 8 * scale, edge, area.bottom()), theme.line, 1, 0.35)
        for row in range(len(self._rows)):
            self._paint_row(canvas, row, area, line)
            self._paint_won(canvas, row, area, start, end)

    def _paint_head(self, canvas: Canvas) -> None:
        scale, theme = self._style.scale, self._style.theme
        most = max((len(one.games) for one in self._rows), default=0)
        sub = translate("Statistics", "one mark a game")
        if most > MOST_MARKS:
            sub = translate("Statistics", "one mark a game, the last {games}").format(games=MOST_MARKS)
        left = paint_paper(canvas, QRectF(self.rect()), self.title(), sub)
        right_text = translate("Statistics", "Games won, with 95% interval")
        room = self.width() - 18 * scale
        took = canvas.width(right_text, 12.5)
        names = (translate("Statistics", "you"), translate("Statistics", "the other"))
        needed = sum(canvas.width(name, 12.5) + 34 * scale for name in names)
        if left + needed + took < room:
            for own, name in zip((True, False), names, strict=True):
                paint_mark(canvas, own, left + 5 * scale, 24 * scale, 5 * scale)
                box = QRectF(left + 15 * scale, 12 * scale, 120 * scale, 24 * scale)
                left += canvas.words(box, name, 12.5, theme.muted) + 34 * scale
        if left + took < room:
            box = QRectF(room - took - 2, 12 * scale, took + 2, 24 * scale)
            canvas.words(box, right_text, 12.5, theme.muted, False, RIGHT)

    def _paint_row(self, canvas: Canvas, row: int, area: QRectF, line: Scale) -> None:
        tab, against = self.of_game, self._rows[row]
        assert tab is not None
        scale, theme = self._style.scale, self._style.theme
        base, step = self._base(area, row), self._step(area)
        left, wide = 16 * scale, area.left() - 28 * scale
        name = words.opponent(tab.game, against.opponent)
        met = bool(against.games)
        tone = theme.text if met else theme.muted
        canvas.words(QRectF(left, base - 22 * scale, wide, 22 * scale), name, 14, tone, True)
        canvas.words(
            QRectF(left, base - 2 * scale, wide, 20 * scale), words.record(against), 12.5, theme.muted
        )
        rule = segment(area.left(), base, area.right(), base)
        canvas.stroke(rule, theme.line, 1, 0.8 if met else 0.5, () if met else (3, 5))
        for own in (True, False):
            if len(against.games) >= DENSE and tab.unit is not Unit.DOMAINS:
                self._paint_density(canvas, against, own, area, line, base, step)
        for own in (True, False):
            for _, x, y, half in self._marks(row, own):
                paint_mark(canvas, own, x, y, half)
        for own, middle in ((True, against.own_median), (False, against.rival_median)):
            if middle is not None:
                x = area.left() + area.width() * line.place(middle)
                ends = (base - step * 0.5, base - 1) if own else (base + 1, base + step * 0.34)
                canvas.stroke(segment(x, ends[0], x, ends[1]), theme.text, 2 * scale)
                if own:
                    self._paint_plate_of(canvas, x, base - step * 0.5, words.number(middle))
        best = tab.figures.best
        if best is not None and best.opponent == against.opponent:
            for one, x, y, half in self._marks(row, own=True):
                if one.key == best.key:
                    canvas.glyph("star", x + 2 * scale, y - half - 8 * scale, 7 * scale, theme.accent)

    def _paint_density(
        self, canvas: Canvas, against: Against, own: bool, area: QRectF, line: Scale, base: float, step: float
    ) -> None:
        values = [one.own if own else rival(one) for one in against.games]
        curve = density(values, line)
        tall = step * (0.46 if own else 0.34) * (-1 if own else 1)
        peak = max(curve)
        points = [
            (area.left() + area.width() * number / (len(curve) - 1), base + tall * height / peak)
            for number, height in enumerate(curve)
        ]
        shape = polygon([(area.left(), base), *points, (area.right(), base)])
        colours = self._style.colours
        if own:
            canvas.fill(shape, colours.bar_you, 0.2)
            canvas.stroke(lines(points), colours.bar_you, 1.3 * self._style.scale, 0.7)
        else:
            hatch(canvas, shape, colours.bar_bot, 0.1)

    def _paint_plate_of(self, canvas: Canvas, x: float, top: float, text: str) -> None:
        scale, theme = self._style.scale, self._style.theme
        wide = canvas.width(text, 12.5, True) + 10 * scale
        box = QRectF(x - wide / 2, top - 12 * scale, wide, 17 * scale)
        canvas.fill(rounded_rect(box, 5 * scale), theme.raised)
        canvas.stroke(rounded_rect(box, 5 * scale), theme.line, 1, 0.8)
        canvas.words(box, text, 12.5, theme.text, True, CENTRE)

    def _paint_won(self, canvas: Canvas, row: int, area: QRectF, start: float, end: float) -> None:
        against = self._rows[row]
        if not against.games:
            return
        scale, theme, base = self._style.scale, self._style.theme, self._base(area, row)
        share = against.share
        text = words.share_won(share)
        box = QRectF(start - 80 * scale, base - 13 * scale, 62 * scale, 26 * scale)
        tone = theme.muted if share.is_few else theme.text
        canvas.words(box, text, 15, tone, not share.is_few, RIGHT)
        paint_share(canvas, start, end, base, share)
        if share.is_few:
            box = QRectF(start - 80 * scale, base - 32 * scale, self.width() - start + 64 * scale, 18 * scale)
            canvas.words(box, words.few(share.games), 12, theme.muted, False, RIGHT)

    # The way on -----------------------------------------------------------------------------------------

    def _place_new(self) -> None:
        """The button beside the first opponent who was not met."""
        rows = self._rows
        missing = next((row for row, one in enumerate(rows) if not one.games), None)
        self.new.setVisible(
            missing is not None and bool(self.of_game is not None and self.of_game.figures.games)
        )
        if missing is None:
            return
        area, _, _ = self._areas()
        size = self.new.sizeHint()
        self.new.setGeometry(
            round(self.width() - size.width() - 14 * self._style.scale),
            round(self._base(area, missing) - size.height() / 2),
            size.width(),
            size.height(),
        )

    def set_style(self, style: ShellStyle) -> None:
        """Sizes."""
        super().set_style(style)
        if hasattr(self, "new"):
            self._place_new()

    def resizeEvent(self, event: QResizeEvent) -> None:  # type: ignore[override]
        """The button stays in its row."""
        super().resizeEvent(event)
        self._place_new()
