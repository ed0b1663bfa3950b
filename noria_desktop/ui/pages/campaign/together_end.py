"""A game of an evening or a night has been played: what it brought, where the four stand, what comes next."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign.end_band import STEPS, Band
from noria_desktop.ui.pages.campaign.four import FourTables
from noria_desktop.ui.pages.campaign.model import Picture
from noria_desktop.ui.pages.campaign.stop_cards import StopCard, Sum, paint_share
from noria_desktop.ui.pages.campaign.together_end_model import StopEnd
from noria_desktop.ui.pages.campaign.together_sheet import paint_quartz
from noria_desktop.ui.pages.campaign.uncovering import STEP_MS, UncoveredPage
from noria_desktop.ui.pages.campaign.written_page import WrittenPage
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.sheets import Sheet


class WorthBand(Band):
    """What the game brought to the whole, in place of stars."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style)
        self._end: StopEnd | None = None

    def show_end(self, end: StopEnd, picture: Picture | None) -> None:
        """Whose end."""
        self._end = end
        earned = f"{end.worth} {end.worth_words}"
        if end.quartz:
            earned += ". " + translate("Circuit", "A quartz is won.")
        self.show_model(end, picture, earned)

    def paint_earned(self, canvas: Canvas, left: float, y: float) -> None:
        end, scale, colours = self._end, self._style.scale, self._style.colours
        if end is None or self._shown < 2:
            return
        line = QRectF(left, y - 36 * scale, 420 * scale, 50 * scale)
        took = canvas.words(line, end.worth, 44, self._style.theme.accent, True)
        beside = line.adjusted(took + 14 * scale, 8 * scale, 0, 0)
        said = canvas.words(beside, end.worth_words, 14, colours.on_sky)
        if end.share is not None:
            paint_share(canvas, QRectF(left, y + 30 * scale, 260 * scale, 9 * scale), end.share)
        elif end.quartz and self._shown > 2:
            paint_quartz(canvas, beside.left() + said + 30 * scale, line.center().y() + 3 * scale, 20 * scale)


class TogetherEndPage(UncoveredPage):
    """After a game of an evening or a night."""

    onward_requested = Signal(str)
    """``next``, ``close``, ``page`` or ``map``."""
    result_requested = Signal()
    replay_requested = Signal()

    def __init__(
        self,
        model: StopEnd,
        style: ShellStyle,
        picture: Picture | None = None,
        tables: FourTables | None = None,
        *,
        seen: bool = False,
    ) -> None:
        """Show an end.

        Args:
            model: what is told.
            style: looks.
            picture: the final position.
            tables: how each of the four games ended.
            seen: it is there at once.
        """
        super().__init__(style, STEPS, STEP_MS, seen=seen)
        self.model = model
        self.band = WorthBand(style)
        self.below = Sheet(style)
        self.sum = Sum(style, model.told)
        self.cards = [
            StopCard(style, stop, None if tables is None else tables.pictures[number])
            for number, stop in enumerate(model.told.stops)
        ]
        self.page = WrittenPage(style)
        self._column = QVBoxLayout(self.body)
        self._column.addWidget(self.band, 52)
        self._low = QHBoxLayout()
        self._column.addLayout(self._low, 48)
        self.below.column.addWidget(self.sum)
        row = QHBoxLayout()
        for card in self.cards:
            row.addWidget(card, 1)
        self.below.column.addLayout(row, 1)
        self._low.addWidget(self.below, 3)
        self._low.addWidget(self.page)
        assert self.strip is not None
        self.score = BrassButton(style, icon="bars")
        self.replay = BrassButton(style, icon="play")
        self.map = BrassButton(style, icon="book")
        self.close_here = BrassButton(style)
        self.go = BrassButton(style, Kind.PRIMARY, key="Enter")
        for button in (self.score, self.replay, self.map):
            self.strip.row.addWidget(button)
        self.strip.row.addStretch(1)
        self.strip.row.addWidget(self.close_here)
        self.strip.row.addWidget(self.go)
        self.score.clicked.connect(self.result_requested)
        self.replay.clicked.connect(self.replay_requested)
        self.map.clicked.connect(lambda: self.onward_requested.emit("map"))
        self.close_here.clicked.connect(lambda: self.onward_requested.emit("close"))
        self.go.clicked.connect(lambda: self.onward_requested.emit(model.onward))
        self.page.clicked.connect(lambda: self.onward_requested.emit("page"))
        self.close_here.setVisible(model.may_close)
        self.band.show_end(model, picture)
        self.page.show_page(model.chapter.game, picture, stamped=model.sealed)
        self.ready()

    # Uncovering -----------------------------------------------------------------------------------------

    def show_steps(self, count: int) -> None:
        self.band.show_steps(count)

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

    def retranslate(self) -> None:
        super().retranslate()
        self.header.title.setText(translate("Circuit", "The Circuit"))
        self.score.set_words(translate("Circuit", "How the score grew"))
        self.replay.set_words(translate("Circuit", "Replay"))
        self.map.set_words(translate("Circuit", "Back to the map"))
        self.close_here.set_words(translate("Circuit", "Close the evening here"))
        self.go.set_words(self.model.primary)

    def arrange(self, style: ShellStyle) -> None:
        self._column.setContentsMargins(*self.margins(style))
        self._column.setSpacing(style.px(8))
        self._low.setSpacing(style.px(12))
        self.below.setMinimumHeight(style.px(230))

    def ways_on(self) -> Mapping[int, Callable[[], object]]:
        """Enter goes on, S the score, R replay, L the page, M the map."""
        return {
            Qt.Key.Key_Return: lambda: self.onward_requested.emit(self.model.onward),
            Qt.Key.Key_Enter: lambda: self.onward_requested.emit(self.model.onward),
            Qt.Key.Key_S: self.result_requested.emit,
            Qt.Key.Key_R: self.replay_requested.emit,
            Qt.Key.Key_L: lambda: self.onward_requested.emit("page"),
            Qt.Key.Key_M: lambda: self.onward_requested.emit("map"),
        }
