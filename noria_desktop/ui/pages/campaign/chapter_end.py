"""A chapter has been played: stars counted up and what opens, or what decided it and the ways on.

Losing has the same frame and the same large figures: a moon for the rays, no red. Source: mocks/campaign.md 3.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign.decided import DecidedSheet
from noria_desktop.ui.pages.campaign.end_band import STEPS, StarBand, Stars
from noria_desktop.ui.pages.campaign.end_model import EndModel
from noria_desktop.ui.pages.campaign.model import Picture
from noria_desktop.ui.pages.campaign.opening import Opening
from noria_desktop.ui.pages.campaign.reach import NextButton, WayButton
from noria_desktop.ui.pages.campaign.tiles import PictureSource
from noria_desktop.ui.pages.campaign.uncovering import STEP_MS, UncoveredPage
from noria_desktop.ui.pages.campaign.written_page import WrittenPage
from noria_desktop.ui.pages.honours.honour_line import HonourLine
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.sheets import Heading, Sheet


class ChapterEndPage(UncoveredPage):
    """After a chapter."""

    onward_requested = Signal(str)
    """``map``, ``again``, ``easier`` or a chapter's id."""
    logbook_requested = Signal()
    result_requested = Signal()
    replay_requested = Signal()
    better_requested = Signal(int)
    """Look at the game before a step, for a better turn."""
    reasons_requested = Signal(int)
    """Look at the game after a step, and at the reasons of the others."""
    honours_requested = Signal()
    """The marks of honour, where the game earned some first."""

    def __init__(
        self,
        model: EndModel,
        style: ShellStyle,
        picture: Picture | None = None,
        piece: Picture | None = None,
        *,
        seen: bool = False,
        pictures: PictureSource | None = None,
    ) -> None:
        """Show an end.

        Args:
            model: what is told.
            style: looks.
            picture: the final position.
            piece: of the board, where it was decided; shown of a chapter that was lost.
            seen: it is there at once.
            pictures: the player's own picture of a chapter; asked one at a time behind the page.
        """
        super().__init__(style, STEPS, STEP_MS, seen=seen)
        self.model = model
        self.band = StarBand(style)
        self.below = Sheet(style)
        self.opening = Opening(style)
        self.tiles = [NextButton(style, tile) for tile in model.tiles]
        self.ways = [WayButton(style, way) for way in model.ways]
        self.page = WrittenPage(style)
        self.decided = DecidedSheet(style, piece)
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
        self.honours = HonourLine(style)
        keeps = self.honours.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self.honours.setSizePolicy(keeps)
        self.strip.row.addWidget(self.honours, 1)
        self.strip.row.addWidget(self.go)
        self.score.clicked.connect(self.result_requested)
        self.replay.clicked.connect(self.replay_requested)
        self.honours.clicked.connect(self.honours_requested)
        self.map.clicked.connect(lambda: self.onward_requested.emit("map"))
        self.go.clicked.connect(lambda: self.onward_requested.emit(model.onward))
        self.page.clicked.connect(self.logbook_requested)
        self.decided.better_requested.connect(self.better_requested)
        self.decided.reasons_requested.connect(self.reasons_requested)
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, tile=tile: self.onward_requested.emit(tile.tile.chapter.id))
        for way in self.ways:
            way.clicked.connect(lambda _=False, way=way: self.onward_requested.emit(way.way.name))
        self.band.show_stars(model, picture, Stars(model.stars, model.marks))
        self.opening.show_model(model)
        self.page.show_page(model.chapter.game, picture, stamped=model.sealed)
        self._pictures = pictures
        self._unread = list(self.tiles) if model.won and pictures is not None else []
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read_next)
        self.ready()
        if self._unread:
            self._reading.start(0)

    def _read_next(self) -> None:
        """The player's own position of one more chapter."""
        if self._unread and self._pictures is not None:
            tile = self._unread.pop(0)
            tile.show_picture(self._pictures(tile.tile.chapter.id))
        else:
            self._reading.stop()

    def load_all(self) -> None:
        """Make every picture now, for a picture of the page."""
        while self._reading.isActive():
            self._read_next()

    def _fill(self) -> None:
        """Won: the volume and what is within reach, and the written page. Lost: what decided it, the ways on."""
        if self.model.won or not self.ways:
            inside = self.below.column
            self._low.addWidget(self.below, 3)
            self._leave_out(self.decided)
            inside.addWidget(self.opening)
            grid = QGridLayout()
            for column, tile in enumerate(self.tiles):
                grid.addWidget(tile, 0, column)
            inside.addLayout(grid, 1)
            self._low.addWidget(self.page)
            return
        self._low.addWidget(self.decided, 3)
        self.ways_sheet = Sheet(self.style_now)
        beside = self.ways_sheet.column
        beside.addWidget(self.ways_head)
        for way in self.ways:
            beside.addWidget(way)
        beside.addStretch(1)
        self._low.addWidget(self.ways_sheet, 3)
        self._leave_out(self.page, self.below, self.opening)

    def _leave_out(self, *parts: QWidget) -> None:
        """Parts of the other kind of end. They stay the page's, as one of nobody's would outlive the program."""
        for part in parts:
            part.setParent(self.body)
            part.hide()

    # Uncovering -----------------------------------------------------------------------------------------

    def show_steps(self, count: int) -> None:
        self.band.show_steps(count)
        self.opening.reveal(count >= STEPS)

    def offer_honours(self, keys: tuple[str, ...]) -> None:
        """Name the marks that this game was the first to earn, when the stars have been counted."""
        self.honours.set_marks(self.model.chapter.game, keys)
        self.honours.setVisible(bool(keys) and not self.uncovering)

    def covered(self) -> None:
        self.page.await_stamp()
        self.honours.hide()

    def uncovered(self) -> None:
        self.page.stamp()
        self.honours.setVisible(bool(self.honours.keys))

    def finish(self) -> None:
        """Show everything now."""
        super().finish()
        self.page.finish()
        self.honours.setVisible(bool(self.honours.keys))

    # Frame ----------------------------------------------------------------------------------------------

    def game_id(self) -> str:
        return self.model.chapter.game

    def retranslate(self) -> None:
        super().retranslate()
        self.header.title.setText(translate("Circuit", "The Circuit"))
        self.score.set_words(translate("Circuit", "How the score grew"))
        self.replay.set_words(translate("Circuit", "Replay"))
        self.map.set_words(translate("Circuit", "Back to the map"))
        self.map.setVisible(self.model.onward != "map")
        self.go.set_words(self.model.primary)
        self.honours.retranslate()
        self.decided.show_model(self.model)
        self.ways_head.set_words(translate("Circuit", "Ways on"))

    def arrange(self, style: ShellStyle) -> None:
        self._column.setContentsMargins(*self.margins(style))
        self._column.setSpacing(style.px(8))
        self._low.setSpacing(style.px(12))
        for sheet in (self.below, self.decided):
            sheet.setMinimumHeight(style.px(230))
        self.decided.fit(style)

    def ways_on(self) -> Mapping[int, Callable[[], object]]:
        """Enter goes on, S the score, R replay, L the page, M the map."""
        return {
            Qt.Key.Key_Return: lambda: self.onward_requested.emit(self.model.onward),
            Qt.Key.Key_Enter: lambda: self.onward_requested.emit(self.model.onward),
            Qt.Key.Key_S: self.result_requested.emit,
            Qt.Key.Key_R: self.replay_requested.emit,
            Qt.Key.Key_L: self.logbook_requested.emit,
            Qt.Key.Key_M: lambda: self.onward_requested.emit("map"),
        }
