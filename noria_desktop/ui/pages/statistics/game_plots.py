"""The smaller plots of one game: how the margins went, where the points came from, by which set-ups it was played."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QRectF

from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.app.statistics.figures import margin
from noria_desktop.app.statistics.measures import FEW, LAST, Scale, median, scale_of, trend
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.legible import legible
from noria_desktop.ui.art.shapes import lines, polygon, rounded_rect, segment
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.statistics import words
from noria_desktop.ui.pages.statistics.model import AllTab, GameTab
from noria_desktop.ui.pages.statistics.painting import (
    RIGHT,
    paint_axis,
    paint_bar,
    paint_mark,
    paint_paper,
)
from noria_desktop.ui.pages.statistics.plot import Plot, Spot
from noria_desktop.ui.widgets.game_book import SetupKind, Unit

MOST_OF_TREND = 100
"""So many of the latest games stand in the trend."""


class TrendPlot(Plot):
    """The margin game by game, with the median and the middle half of the last ten."""

    def title(self) -> str:
        """Its heading."""
        return translate("Statistics", "Trend")

    @property
    def _margins(self) -> tuple[int, ...]:
        games = () if self.of_game is None else self.of_game.figures.games
        return tuple(margin(one) for one in games[-MOST_OF_TREND:])

    @property
    def _first(self) -> int:
        """Number of the first game that is shown."""
        played = 0 if self.of_game is None else len(self.of_game.figures.games)
        return max(1, played - MOST_OF_TREND + 1)

    def table(self) -> tuple[str, ...]:
        """The margins in order, and how the last ten went."""
        margins = self._margins
        if not margins:
            return ()
        told = [
            translate("Statistics", "Margins in order: {margins}").format(
                margins=", ".join(map(words.signed, margins))
            )
        ]
        bands = trend(margins)
        if bands:
            last = bands[-1]
            sentence = translate("Statistics", "Last ten: median {middle}, middle half {low} to {high}")
            told.append(
                sentence.format(
                    middle=words.number(last.middle), low=words.number(last.low), high=words.number(last.high)
                )
            )
        else:
            told.append(self._missing())
        return tuple(told)

    @staticmethod
    def is_won(entry: Entry) -> bool:
        """Whether a game's mark is filled: a margin of nothing may be won by what breaks ties."""
        return entry.outcome is Outcome.WON

    def _missing(self) -> str:
        left = LAST - len(self._margins)
        return translate("Statistics", "%n more to play", "", left)

    def _area(self) -> QRectF:
        scale = self._style.scale
        return QRectF(
            54 * scale, 52 * scale, self.width() - (54 + 22) * scale, self.height() - (52 + 41) * scale
        )

    def _scale(self) -> Scale:
        return scale_of(self._margins or (10,), 6, zero=True)

    def _x(self, area: QRectF, number: float) -> float:
        return area.left() + area.width() * (number + 0.5) / max(LAST, len(self._margins))

    def _y(self, area: QRectF, value: float) -> float:
        return area.bottom() - area.height() * self._scale().place(value)

    def lay(self) -> tuple[Spot, ...]:
        """A mark a game."""
        if self.of_game is None:
            return ()
        area, half = self._area(), 3.6 * self._style.scale
        games = self.of_game.figures.games[-MOST_OF_TREND:]
        return tuple(
            Spot(
                self._x(area, number),
                self._y(area, margin(one)),
                0,
                one.key,
                words.mark(one, self.today),
                half,
            )
            for number, one in enumerate(games)
        )

    def paint(self, canvas: Canvas) -> None:
        """Lines, band, marks; below ten games what is missing."""
        sub = translate("Statistics", "margin of each game")
        if self._first > 1:
            sub = translate("Statistics", "margin of each game, the last {games}").format(games=MOST_OF_TREND)
        paint_paper(canvas, QRectF(self.rect()), self.title(), sub)
        scale, theme, area = self._style.scale, self._style.theme, self._area()
        for value in self._scale().marks:
            y = self._y(area, value)
            canvas.stroke(segment(area.left(), y, area.right(), y), theme.line, 1, 0.9 if not value else 0.3)
            box = QRectF(0, y - 9 * scale, area.left() - 8 * scale, 18 * scale)
            canvas.words(box, words.signed(value), 12, theme.muted, False, RIGHT)
        margins = self._margins
        bands = trend(margins)
        if bands:
            # A single band has a width too.
            shown = bands if len(bands) > 1 else (bands[0], bands[0])
            beside = (area.right() - area.left()) / (2 * max(LAST, len(margins)))
            xs = [self._x(area, number) for number in range(LAST - 1, len(margins))]
            xs = xs if len(bands) > 1 else [xs[0] - beside, xs[0] + beside]
            upper = [(x, self._y(area, one.high)) for x, one in zip(xs, shown, strict=True)]
            lower = [(x, self._y(area, one.low)) for x, one in zip(xs, shown, strict=True)]
            canvas.fill(polygon([*upper, *reversed(lower)]), theme.accent, 0.2)
            middle = [(x, self._y(area, one.middle)) for x, one in zip(xs, shown, strict=True)]
            canvas.stroke(lines(middle), theme.accent, 2.4 * scale)
            box = QRectF(area.left(), area.top() - 21 * scale, area.width(), 18 * scale)
            canvas.words(
                box,
                translate("Statistics", "last ten: median, middle half"),
                12,
                theme.accent,
                False,
                RIGHT,
            )
        games = () if self.of_game is None else self.of_game.figures.games[-MOST_OF_TREND:]
        for spot, one in zip(self.lay(), games, strict=True):
            won = self.is_won(one)
            mine = won or one.outcome is Outcome.SHARED
            paint_mark(canvas, mine, spot.x, spot.y, 3.6 * scale, filled=won)
        self._paint_numbers(canvas, area)
        if len(margins) < LAST:
            self._paint_missing(canvas, area)

    def _paint_numbers(self, canvas: Canvas, area: QRectF) -> None:
        """The numbers of the games under the plot."""
        scale, count, first = self._style.scale, len(self._margins), self._first
        last = max(count, LAST)
        step = next(one for one in (5, 10, 20, 50, 100, 10**9) if last / one <= 6)
        wide = canvas.width("000", 12) + 8 * scale
        ends = {first, first + max(count, 1) - 1} if count >= LAST else {1, max(1, count), LAST}
        taken: list[float] = []
        for number in (*sorted(ends), *range(step, first + last, step)):
            x = self._x(area, number - first)
            if number >= first and all(abs(x - one) >= wide for one in taken):
                taken.append(x)
                paint_axis(canvas, x, area.bottom() + 6 * scale, str(number))

    def _paint_missing(self, canvas: Canvas, area: QRectF) -> None:
        scale, theme = self._style.scale, self._style.theme
        left = self._x(area, len(self._margins)) - 6 * scale
        box = QRectF(left, area.top() + 10 * scale, area.right() - left, area.height() - 20 * scale)
        if box.width() < 60 * scale:
            return
        canvas.fill(rounded_rect(box, 8 * scale), theme.surface)
        canvas.stroke(rounded_rect(box, 8 * scale), theme.line, 1.1, 0.8, (4, 4))
        text, middle = translate("Statistics", "A trend shows from ten games"), box.center().y()
        inner = box.adjusted(6 * scale, 0, -6 * scale, 0)
        if canvas.width(text, 13.5, True) <= inner.width():
            top = QRectF(inner.left(), middle - 24 * scale, inner.width(), 24 * scale)
            canvas.words(top, text, 13.5, theme.text, True, CENTRE)
        low = QRectF(inner.left(), middle, inner.width(), 20 * scale)
        canvas.words(low, self._missing(), 12.5, theme.muted, False, CENTRE)


class SourcesPlot(Plot):
    """The rows of the score sheet on average, both sides."""

    def title(self) -> str:
        """Its heading."""
        return words.sources_title(Unit.POINTS if self.of_game is None else self.of_game.unit)

    def table(self) -> tuple[str, ...]:
        """A sentence a row."""
        if self.of_game is None:
            return ()
        sentence = translate("Statistics", "{row}: you {own}, the other {rival}")
        return tuple(
            sentence.format(row=one.name, own=words.number(one.own), rival=words.number(one.rival))
            for one in self.of_game.sources
        )

    def paint(self, canvas: Canvas) -> None:
        """A pair of bars a row."""
        tab, scale, theme = self.of_game, self._style.scale, self._style.theme
        if tab is None:
            return
        sub = translate("Statistics", "mean")
        if tab.opened and tab.opened < len(tab.figures.games):
            opened = tab.opened
            sub = translate("Statistics", "mean of the last %n", "", opened)
        box = QRectF(self.rect())
        paint_paper(canvas, box, self.title(), sub)
        if not tab.sources:
            text = (
                translate("Statistics", "Reading the games…")
                if tab.gathering
                else translate("Statistics", "No file of a finished game is left")
            )
            canvas.words(box, text, 13, theme.muted, False, CENTRE)
            return
        top, bottom = 50 * scale, self.height() - 19 * scale
        step = (bottom - top) / len(tab.sources)
        names = max(canvas.width(one.name, 13.5) for one in tab.sources) + 20 * scale
        left = 16 * scale + min(names, self.width() * 0.4)
        wide = self.width() - 54 * scale - left
        known = [abs(one) for row in tab.sources for one in (row.own, row.rival) if one is not None]
        most = max([1.0, *known])
        thick = min(11 * scale, step * 0.36)
        for number, row in enumerate(tab.sources):
            y = top + number * step
            name = QRectF(16 * scale, y, left - 26 * scale, step)
            canvas.words(name, row.name, 13.5, theme.text)
            for own, value in ((True, row.own), (False, row.rival)):
                if value is None:
                    continue
                middle = y + step / 2 + (-0.62 if own else 0.62) * thick
                bar = QRectF(left, middle - thick / 2, max(2 * scale, wide * abs(value) / most), thick)
                paint_bar(canvas, own, bar, lost=value < 0)
                beside = QRectF(bar.right() + 7 * scale, middle - 9 * scale, 46 * scale, 18 * scale)
                canvas.words(beside, words.number(value), 12.5, theme.text if own else theme.muted, own)


class KindsPlot(Plot):
    """The games by their set-ups: filled where they were won."""

    _line = scale_of((), 3)

    def title(self) -> str:
        """Its heading."""
        return "" if self.of_game is None else self.of_game.kinds_title

    def table(self) -> tuple[str, ...]:
        """A sentence a kind."""
        if self.of_game is None:
            return ()
        return tuple(
            translate("Statistics", "{kind}: {facts}").format(kind=one.name, facts=self._won(one))
            for one in self.of_game.kinds
        )

    def _won(self, one: SetupKind) -> str:
        spread = None if self.of_game is None else self.of_game.spread.get(one.key)
        if spread is None:
            return translate("Statistics", "not yet")
        return translate("Statistics", "{won} of {games}").format(won=spread.won, games=len(spread.marks))

    def _area(self) -> QRectF:
        scale = self._style.scale
        from noria_desktop.ui.widgets.sheets import words_width

        names = (
            [words_width(self._style, one.name, 13.5) for one in self.of_game.kinds] if self.of_game else []
        )
        left = 16 * scale + min(max(names, default=0) + 14 * scale, self.width() * 0.42)
        return QRectF(left, 46 * scale, self.width() - left - 84 * scale, self.height() - (46 + 40) * scale)

    def show_tab(self, tab: GameTab | AllTab, today: date) -> None:
        """Another game, or more about it."""
        if self.shown is None or tab.figures is not self.shown.figures:
            own = [one.own for one in tab.figures.games]
            few = isinstance(tab, GameTab) and tab.unit is Unit.DOMAINS
            # Domains begin at none and are few: a line from the least that was won looked like a line from nothing.
            self._line = scale_of([0, *own], 5) if few else scale_of(own, 3)
        super().show_tab(tab, today)

    def _scale(self) -> Scale:
        return self._line

    def _y(self, area: QRectF, row: int) -> float:
        return area.top() + area.height() * (row + 0.5) / max(
            4, len(self.of_game.kinds) if self.of_game else 4
        )

    def lay(self) -> tuple[Spot, ...]:
        """A mark a game."""
        tab = self.of_game
        if tab is None:
            return ()
        area, scale, half = self._area(), self._scale(), 4.4 * self._style.scale
        games = tab.figures.by_key
        found = []
        for row, kind in enumerate(tab.kinds):
            spread = tab.spread.get(kind.key)
            for points, _, key in () if spread is None else spread.marks[-MOST_OF_TREND:]:
                if key in games:
                    x = area.left() + area.width() * scale.place(points)
                    found.append(
                        Spot(x, self._y(area, row), row, key, words.mark(games[key], self.today), half)
                    )
        return tuple(found)

    def paint(self, canvas: Canvas) -> None:
        """A line a kind."""
        tab, scale, theme = self.of_game, self._style.scale, self._style.theme
        if tab is None:
            return
        sub = translate("Statistics", "your {unit}; filled: won").format(unit=words.unit(tab.unit))
        paint_paper(canvas, QRectF(self.rect()), self.title(), sub)
        area, line = self._area(), self._scale()
        for mark in line.marks:
            x = area.left() + area.width() * line.place(mark)
            canvas.stroke(segment(x, area.top(), x, area.bottom()), theme.line, 1, 0.3)
            paint_axis(canvas, x, area.bottom() + 6 * scale, words.number(mark))
        for row, kind in enumerate(tab.kinds):
            y = self._y(area, row)
            spread = tab.spread.get(kind.key)
            name = QRectF(16 * scale, y - 11 * scale, area.left() - 24 * scale, 22 * scale)
            canvas.words(name, kind.name, 13.5, theme.text if spread else theme.muted)
            told = QRectF(area.right() + 4 * scale, y - 11 * scale, 66 * scale, 22 * scale)
            canvas.words(told, self._won(kind), 12.5, theme.muted, False, RIGHT)
            if spread is None:
                canvas.stroke(segment(area.left(), y, area.right(), y), theme.line, 1, 0.5, (3, 5))
                continue
            values = [points for points, _, _ in spread.marks]
            low, high = (area.left() + area.width() * line.place(end(values)) for end in (min, max))
            pieces = game_cover(tab.game).piece_colour(kind.key)
            colour = legible(pieces, theme.surface) if pieces else self._style.colours.bar_you
            canvas.stroke(segment(low, y, high, y), colour, 5 * scale, 0.25)
            for points, is_won, _ in spread.marks[-MOST_OF_TREND:]:
                x = area.left() + area.width() * line.place(points)
                paint_mark(canvas, True, x, y, 4.2 * scale, filled=is_won, colour=colour)
            middle = median(values)
            if len(values) >= FEW and middle is not None:
                x = area.left() + area.width() * line.place(middle)
                canvas.stroke(segment(x, y - 9 * scale, x, y + 9 * scale), theme.text, 2 * scale)
