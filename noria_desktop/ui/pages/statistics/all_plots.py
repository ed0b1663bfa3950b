"""All games: head to head with everybody, the evenings of the last weeks, and the time at the table."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QRectF

from noria_desktop.app.statistics.figures import WEEKS
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import rounded_rect, segment
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.library import words as library
from noria_desktop.ui.pages.statistics import words
from noria_desktop.ui.pages.statistics.model import AllTab, GameTab
from noria_desktop.ui.pages.statistics.painting import RIGHT, paint_axis, paint_paper, paint_share
from noria_desktop.ui.pages.statistics.plot import Plot
from noria_desktop.ui.widgets.game_book import Unit

_HEAD, _FOOT, _ROW = 62, 42, 31
"""Design pixels."""


class HeadToHeadPlot(Plot):
    """A row everybody who was met: games, what was won with its interval, both medians."""

    def __init__(self, style: ShellStyle) -> None:
        """Of nobody."""
        super().__init__(style, 420, 200)

    def show_tab(self, tab: GameTab | AllTab, today: date) -> None:
        """A row each."""
        rows = len(tab.rows) if isinstance(tab, AllTab) else 0
        self.need(420, _HEAD + _FOOT + max(4, rows) * _ROW)
        super().show_tab(tab, today)

    def title(self) -> str:
        """Its heading."""
        return translate("Statistics", "Head to head")

    def table(self) -> tuple[str, ...]:
        """A sentence a row."""
        if self.of_all is None:
            return ()
        return tuple(
            library.joined(library.game_name(one.game), words.spoken_row(one.game, one.against, Unit.POINTS))
            for one in self.of_all.rows
        )

    def paint(self, canvas: Canvas) -> None:
        """Heads of the columns, rows, the scale of shares."""
        tab, scale, theme = self.of_all, self._style.scale, self._style.theme
        if tab is None:
            return
        wide = float(self.width())
        paint_paper(
            canvas, QRectF(self.rect()), self.title(), translate("Statistics", "everybody you have met")
        )
        # Columns: emblem and name, record, share, its line, medians.
        name, record, share = 44 * scale, wide * 0.31, wide * 0.53
        start, end = wide * 0.625, wide * 0.83
        middle = wide * 0.86
        head = 40 * scale
        for left, right, text in (
            (share - 60 * scale, end + 30 * scale, translate("Statistics", "Won, with 95% interval")),
            (middle, wide - 14 * scale, translate("Statistics", "medians")),
        ):
            box = QRectF(left, head, right - left, 18 * scale)
            canvas.words(box, text, 12, theme.muted, False, RIGHT if left == middle else CENTRE)
        # Lines stand close together where there is room for more.
        step = min(40 * scale, (self.height() - (_HEAD + _FOOT) * scale) / max(1, len(tab.rows)))
        for number, one in enumerate(tab.rows):
            y = _HEAD * scale + (number + 0.5) * step
            against, won = one.against, one.against.share
            if not number or tab.rows[number - 1].game != one.game:
                game_cover(one.game).paint_medallion(canvas, 28 * scale, y, 10.5 * scale)
                if number:
                    rule = y - step / 2
                    canvas.stroke(segment(16 * scale, rule, wide - 16 * scale, rule), theme.line, 1, 0.3)
            line = QRectF(name, y - 11 * scale, record - name - 6 * scale, 22 * scale)
            canvas.words(line, words.opponent(one.game, against.opponent), 13.5, theme.text, True)
            line = QRectF(record, y - 11 * scale, share - record - 62 * scale, 22 * scale)
            canvas.words(line, words.record(against), 12.5, theme.muted)
            few = won.is_few
            text = words.share_won(won)
            line = QRectF(share - 58 * scale, y - 11 * scale, start - share + 42 * scale, 22 * scale)
            canvas.words(line, text, 13.5, theme.muted if few else theme.text, not few, RIGHT)
            paint_share(canvas, start, end, y, won)
            line = QRectF(middle, y - 11 * scale, wide - 14 * scale - middle, 22 * scale)
            told = (
                "–" if few else f"{words.number(against.own_median)} – {words.number(against.rival_median)}"
            )
            canvas.words(line, told, 13, theme.muted if few else theme.text, False, RIGHT)
        foot = _HEAD * scale + len(tab.rows) * step + 2 * scale
        for text, at in (("0", 0.0), ("50", 0.5), (words.percent(1), 1.0)):
            paint_axis(canvas, start + (end - start) * at, foot, text)


class EveningsPlot(Plot):
    """On how many days of each of the last weeks something was played."""

    def __init__(self, style: ShellStyle) -> None:
        """Of no week."""
        super().__init__(style, 300, 150)

    def title(self) -> str:
        """Its heading."""
        return translate("Statistics", "Days with a game")

    def table(self) -> tuple[str, ...]:
        """The weeks in order."""
        if self.of_all is None:
            return ()
        told = translate("Statistics", "By weeks, this one last: {days}")
        return (told.format(days=", ".join(map(str, self.of_all.evenings))),)

    def paint(self, canvas: Canvas) -> None:
        """A bar a week."""
        tab, scale, theme = self.of_all, self._style.scale, self._style.theme
        if tab is None:
            return
        paint_paper(canvas, QRectF(self.rect()), self.title(), translate("Statistics", "a week, the last 13"))
        area = QRectF(40 * scale, 50 * scale, self.width() - 60 * scale, self.height() - (50 + 40) * scale)
        for days in (0, 2, 4, 6):
            y = area.bottom() - area.height() * days / 7
            canvas.stroke(segment(area.left(), y, area.right(), y), theme.line, 1, 0.8 if not days else 0.3)
            box = QRectF(0, y - 9 * scale, area.left() - 8 * scale, 18 * scale)
            canvas.words(box, str(days), 12, theme.muted, False, RIGHT)
        step = area.width() / WEEKS
        for number, days in enumerate(tab.evenings):
            high = area.height() * days / 7
            bar = QRectF(area.left() + step * (number + 0.2), area.bottom() - high, step * 0.6, high)
            if days:
                canvas.fill(rounded_rect(bar, 3 * scale), self._style.colours.bar_you)
        first = QRectF(area.left(), area.bottom() + 5 * scale, area.width(), 18 * scale)
        canvas.words(first, translate("Statistics", "13 weeks ago"), 12, theme.muted)
        canvas.words(first, translate("Statistics", "this week"), 12, theme.muted, False, RIGHT)


class TimesPlot(Plot):
    """The time at each game's table."""

    def __init__(self, style: ShellStyle) -> None:
        """Of no game."""
        super().__init__(style, 300, 150)

    def title(self) -> str:
        """Its heading."""
        return translate("Statistics", "Time at the table")

    def table(self) -> tuple[str, ...]:
        """A sentence a game."""
        if self.of_all is None:
            return ()
        return tuple(
            f"{library.game_name(game)}: {words.span(spent)}" for game, spent in self.of_all.seconds.items()
        )

    def paint(self, canvas: Canvas) -> None:
        """A bar a game."""
        tab, scale, theme = self.of_all, self._style.scale, self._style.theme
        if tab is None:
            return
        paint_paper(canvas, QRectF(self.rect()), self.title())
        top, bottom = 46 * scale, self.height() - 16 * scale
        step = (bottom - top) / max(1, len(tab.seconds))
        most = max([1, *tab.seconds.values()])
        told = max(canvas.width(words.span(one), 12.5) for one in tab.seconds.values()) + 24 * scale
        names = max(canvas.width(library.game_name(one), 13.5) for one in tab.seconds) + 60 * scale
        for number, (game, spent) in enumerate(tab.seconds.items()):
            y = top + (number + 0.5) * step
            game_cover(game).paint_medallion(canvas, 28 * scale, y, 10.5 * scale, dim=not spent)
            box = QRectF(46 * scale, y - 11 * scale, names, 22 * scale)
            canvas.words(box, library.game_name(game), 13.5, theme.text if spent else theme.muted)
            wide = (self.width() - names - told) * spent / most
            if spent:
                bar = QRectF(names, y - 6 * scale, max(2 * scale, wide), 12 * scale)
                canvas.fill(rounded_rect(bar, 3 * scale), self._style.colours.bar_you)
            box = QRectF(names + wide + 8 * scale, y - 11 * scale, told, 22 * scale)
            canvas.words(box, words.span(spent) if spent else "–", 12.5, theme.muted)
