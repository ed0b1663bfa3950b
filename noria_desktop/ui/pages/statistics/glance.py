"""At a glance: the few numbers, and the best game as it lay in the end."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QRectF
from PySide6.QtGui import QResizeEvent

from noria_desktop.app.statistics.figures import Figures, rival, seconds
from noria_desktop.ui.art.canvas import CENTRE, Canvas, ImageCache
from noria_desktop.ui.art.shapes import rounded_rect, segment
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.pages.library import words as library
from noria_desktop.ui.pages.statistics import words
from noria_desktop.ui.pages.statistics.model import AllTab, GameTab
from noria_desktop.ui.pages.statistics.painting import paint_paper
from noria_desktop.ui.pages.statistics.plot import Plot
from noria_desktop.ui.widgets.buttons import BrassButton, Kind


class Glance(Plot):
    """Four numbers; of a single game also its best."""

    def __init__(self, style: ShellStyle) -> None:
        """Of nothing."""
        self._image = ImageCache()
        super().__init__(style, 300, 120)
        self.replay = BrassButton(style, Kind.SMALL, icon="play")
        self.replay.setParent(self)
        self.replay.clicked.connect(self.press)
        self.replay.hide()

    def show_tab(self, tab: GameTab | AllTab, today: date) -> None:
        """Another game, or all."""
        before = self.of_game
        if before is None or not isinstance(tab, GameTab) or before.paint_best is not tab.paint_best:
            self._image.drop()
        self.need(300, 280 if isinstance(tab, GameTab) else 126)
        super().show_tab(tab, today)

    def retranslate(self) -> None:
        """All words."""
        self.replay.set_words(translate("Statistics", "Replay"))
        tab = self.shown
        best = tab.figures.best if isinstance(tab, GameTab) else None
        self.replay.setVisible(best is not None and best.file is not None)
        self._place()
        self.changed()

    def press(self) -> None:
        """Replay the best game."""
        tab = self.shown
        best = tab.figures.best if isinstance(tab, GameTab) else None
        if best is not None:
            self.opened.emit(best.key)

    def title(self) -> str:
        """Its heading."""
        return translate("Statistics", "At a glance")

    def _sub(self) -> str:
        sealed = 0 if self.shown is None else self.shown.figures.sealed
        return translate("Statistics", "%n sealed record(s)", "", sealed) if sealed else ""

    def table(self) -> tuple[str, ...]:
        """The numbers, and the best game."""
        if self.shown is None:
            return ()
        told = [f"{small}: {big}" for big, small in self._cells()]
        if self._sub():
            told.append(self._sub())
        if isinstance(self.shown, GameTab) and self.shown.figures.best is not None:
            told.append(library.listed(*self._best_words(self.shown)))
        return tuple(told)

    def _cells(self) -> tuple[tuple[str, str], ...]:
        tab = self.shown
        assert tab is not None
        figures = tab.figures
        games = len(figures.games)
        first = str(games), translate("Statistics", "games")
        if isinstance(tab, AllTab):
            spent = seconds(figures.games)
            days = sum(tab.evenings)
            last = str(days), translate("Statistics", "days in 13 weeks")
            return first, self._won(figures), words.time_spent(spent), last
        middle = words.number(figures.points), words.median_of(tab.unit)
        long = words.number(figures.minutes)
        return first, self._won(figures), middle, (long, translate("Statistics", "min a game"))

    @staticmethod
    def _won(figures: Figures) -> tuple[str, str]:
        share = figures.share
        if share.is_few:
            return words.number(share.won), translate("Statistics", "won")
        told = translate("Statistics", "won, {interval}%").format(interval=words.interval(share))
        return words.percent(share.value), told

    def _best_words(self, tab: GameTab) -> tuple[str, str, str]:
        """The points, against whom, and when."""
        best = tab.figures.best
        assert best is not None
        against = translate("Statistics", "{own}–{rival} against {opponent}").format(
            own=minus(best.own), rival=minus(rival(best)), opponent=words.opponent(best.game, best.opponent)
        )
        return words.best(tab.unit, best.own), against, library.when(best, self.today)

    # Painting -------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Numbers in a row, picture, words."""
        tab, scale, theme = self.shown, self._style.scale, self._style.theme
        if tab is None:
            return
        box = QRectF(self.rect())
        paint_paper(canvas, box, self.title(), self._sub())
        cells = self._cells()
        # Each as wide as its words ask for.
        needed = [max(canvas.width(big, 24, True), canvas.width(small, 12)) for big, small in cells]
        spare = (box.width() - 20 * scale - sum(needed)) / len(cells)
        left = 10 * scale
        for number, ((big, small), need) in enumerate(zip(cells, needed, strict=True)):
            wide = need + spare
            canvas.words(QRectF(left, 42 * scale, wide, 34 * scale), big, 24, theme.text, True, CENTRE)
            canvas.words(QRectF(left, 77 * scale, wide, 18 * scale), small, 12, theme.muted, False, CENTRE)
            if number:
                canvas.stroke(segment(left, 50 * scale, left, 90 * scale), theme.line, 1, 0.4)
            left += wide
        if isinstance(tab, GameTab) and tab.figures.best is not None:
            self._paint_best(canvas, tab)

    def _paint_best(self, canvas: Canvas, tab: GameTab) -> None:
        scale, theme = self._style.scale, self._style.theme
        foot = 68 * scale
        frame = QRectF(16 * scale, 108 * scale, self.width() - 32 * scale, self.height() - 108 * scale - foot)
        if frame.height() > 30 * scale:
            canvas.clip(rounded_rect(frame, 9 * scale))
            ratio = self.devicePixelRatioF() * (2 if self.direct else 1)
            image = self._image.image(frame.size(), ratio, tab.paint_best)
            if image is None:
                game_cover(tab.game).paint_emblem(canvas, frame)
            else:
                canvas.p.drawImage(frame, image)
            canvas.p.restore()
            canvas.stroke(rounded_rect(frame, 9 * scale), self._style.colours.brass, 1.4, 0.9)
        y = self.height() - foot + 7 * scale
        canvas.glyph("star", 26 * scale, y + 13 * scale, 8 * scale, theme.accent)
        right = self.replay.x() if not self.replay.isHidden() else self.width() - 12 * scale
        room = right - 46 * scale
        first, against, when = self._best_words(tab)
        second = library.joined(against, when)
        if canvas.width(second, 12.5) > room:
            second = against
        canvas.words(QRectF(42 * scale, y, room, 26 * scale), first, 15, theme.text, True)
        canvas.words(QRectF(42 * scale, y + 23 * scale, room, 20 * scale), second, 12.5, theme.muted)

    def _place(self) -> None:
        size, scale = self.replay.sizeHint(), self._style.scale
        x = self.width() - size.width() - 12 * scale
        self.replay.setGeometry(
            round(x), round(self.height() - 68 * scale + 14 * scale), size.width(), size.height()
        )

    def set_style(self, style: ShellStyle) -> None:
        """Sizes, and the picture in another theme."""
        self._image.drop()
        super().set_style(style)
        if hasattr(self, "replay"):
            self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:  # type: ignore[override]
        """The button stays at the foot."""
        super().resizeEvent(event)
        self._place()
