"""The map of the Circuit: where you are, what is open, what each chapter asks for. Source: mocks/campaign.md 1."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from noria_desktop.app.campaign.chapters import FINALE, NIGHTS
from noria_desktop.engine.values import changed
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign.chapter_sheet import ChapterSheet
from noria_desktop.ui.pages.campaign.circuit_map import COLUMNS, CircuitMap
from noria_desktop.ui.pages.campaign.model import CircuitModel, Facts, Picture
from noria_desktop.ui.pages.campaign.switcher import Switcher
from noria_desktop.ui.pages.campaign.tiles import WALKS, PictureSource, TablesSource
from noria_desktop.ui.pages.campaign.together import StopState, Together
from noria_desktop.ui.pages.campaign.together_sheet import TogetherSheet
from noria_desktop.ui.pages.page import Page

NARROW = 1060
"""Logical pixels of a page below which the sheet is a page of its own."""
_SHEET = 350
"""Design pixels that the sheet beside the map has at the least."""
_EDGES, _GAP = (24, 18), 14
"""Design pixels left and right of both, and between them."""


class CircuitPage(Page):
    """The map and the sheet of the chapter that is looked at."""

    play_requested = Signal(str)
    """Go on with the game of a chapter, or begin one; the chapter's id."""
    anew_requested = Signal(str)
    easier_requested = Signal(str)
    reasons_requested = Signal(str)
    """Look at the last loss of a chapter, with the reasons of the others."""
    logbook_requested = Signal(str)
    finale_requested = Signal()
    evening_anew_requested = Signal()
    nights_requested = Signal()
    voyage_anew_requested = Signal()
    switch_requested = Signal(str)
    """Another campaign; its id."""
    new_requested = Signal()
    files_requested = Signal()
    restore_requested = Signal(str)

    def __init__(
        self,
        model: CircuitModel,
        style: ShellStyle,
        pictures: PictureSource | None = None,
        tables: TablesSource | None = None,
    ) -> None:
        """Show a campaign.

        Args:
            model: what is told.
            style: looks.
            pictures: the player's own picture of a chapter; asked one at a time behind the page.
            tables: the same of the finale and of the Four Nights.
        """
        super().__init__(style, back=True, library=True, statistics=True)
        self.model = model
        self._pictures, self._tables = pictures, tables
        self._known: dict[str, Picture | None] = {}
        self._reading = False
        """In a narrow window: whether the sheet is read, in place of the map."""
        self.switcher = Switcher(style)
        self.header.layout().insertWidget(2, self.switcher)  # type: ignore[union-attr]
        self.map = CircuitMap(style, model)
        self.sheet = ChapterSheet(style)
        self._row = QHBoxLayout(self.body)
        self._row.addWidget(self.map, 1)
        self._row.addWidget(self.sheet)
        self.together = TogetherSheet(style)
        self._row.addWidget(self.together)
        for tile in self.map.tiles:
            tile.chosen.connect(lambda tile=tile: self.choose(tile.tile.chapter.id))
            tile.walked.connect(self._walk)
            tile.clicked.connect(lambda *_: self._read(True))
        for button, name in ((self.map.finale, FINALE), (self.map.nights, NIGHTS)):
            button.walked.connect(self._walk)
            button.chosen.connect(lambda name=name: self.choose(name))
            button.clicked.connect(lambda *_: self._read(True))
        self.together.onward.connect(self._go_together)
        self.together.anew.connect(self._anew_together)
        self.map.book.clicked.connect(lambda: self.logbook_requested.emit(self.model.chosen))
        self.sheet.onward.connect(lambda: self.play_requested.emit(self.model.chosen))
        self.sheet.anew.connect(lambda: self.anew_requested.emit(self.model.chosen))
        self.sheet.easier.connect(lambda: self.easier_requested.emit(self.model.chosen))
        self.sheet.reasons.connect(lambda: self.reasons_requested.emit(self.model.chosen))
        self.switcher.chosen.connect(self.switch_requested)
        self.switcher.new_asked.connect(self.new_requested)
        self.switcher.files_asked.connect(self.files_requested)
        self.switcher.restore_asked.connect(self.restore_requested)
        self._loading = QTimer(self)
        self._loading.timeout.connect(self._load_next)
        self.set_model(model)
        self.ready()
        if pictures is not None:
            self._loading.start(0)

    def set_model(self, model: CircuitModel) -> None:
        """Another state of the campaign, or another campaign."""
        if model.id != self.model.id:
            self._known = {}
            for tile in self.map.tiles:
                tile.show_picture(None)
            for button in (self.map.finale, self.map.nights):
                button.show_tables(None)
            self._loading.start(0)
        self.model = model
        self.map.show_model(model)
        self.switcher.show_model(model)
        self._tell()

    def facts(self) -> Facts | None:
        """The chapter that is looked at; None while the finale or the Four Nights are."""
        return next((one for one in self.model.facts if one.chapter.id == self.model.chosen), None)

    def told(self) -> Together:
        """The evening or the voyage that is looked at."""
        return self.model.voyage if self.model.chosen == NIGHTS else self.model.evening

    def _go_together(self) -> None:
        (self.nights_requested if self.model.chosen == NIGHTS else self.finale_requested).emit()

    def _anew_together(self) -> None:
        is_night = self.model.chosen == NIGHTS
        (self.voyage_anew_requested if is_night else self.evening_anew_requested).emit()

    def choose(self, chapter: str) -> None:
        """Look at a chapter; its sheet tells of it."""
        if chapter == self.model.chosen:
            return
        self.model = changed(self.model, chosen=chapter)
        self.map.mark(chapter)
        self._tell()
        self._show_sheet()

    def _tell(self) -> None:
        facts, picture = self.facts(), self._known.get(self.model.chosen)
        if facts is not None:
            self.sheet.show_facts(facts, picture)
        else:
            self.together.show_told(self.told(), picture)

    def _load_next(self) -> None:
        """One more of the player's own pictures; those that are nearest to being looked at come first."""
        wanted = [
            tile.tile.chapter.id
            for tile in sorted(self.map.tiles, key=lambda one: one.tile.chapter.id != self.model.chosen)
            if tile.tile.chapter.id not in self._known and tile.tile.open
        ]
        wanted += [
            told.name
            for told in (self.model.evening, self.model.voyage)
            if told.name not in self._known and (told.begun or told.best)
        ]
        if not wanted or self._pictures is None:
            self._loading.stop()
            return
        chapter = wanted[0]
        if chapter in (FINALE, NIGHTS):
            self._load_tables(chapter)
            return
        picture = self._known[chapter] = self._pictures(chapter)
        if picture is None:
            return
        for tile in self.map.tiles:
            if tile.tile.chapter.id == chapter:
                tile.show_picture(picture)
        if chapter == self.model.chosen:
            self._tell()

    def _load_tables(self, name: str) -> None:
        """The four games of the evening or the voyage that was played last."""
        tables = None if self._tables is None else self._tables(name)
        shown = tables is not None and tables.any
        self._known[name] = tables.square(self.style_now) if tables is not None and shown else None
        (self.map.nights if name == NIGHTS else self.map.finale).show_tables(tables if shown else None)
        if name == self.model.chosen:
            self._tell()

    def load_all(self) -> None:
        """Make every picture now, for a picture of the page."""
        while self._loading.isActive():
            self._load_next()

    # Frame ----------------------------------------------------------------------------------------------

    def game_id(self) -> str:
        facts = self.facts()
        return self.told().stops[0].chapter.game if facts is None else facts.chapter.game

    def entrance(self) -> QWidget:
        if self.facts() is None:
            return self.map.nights if self.model.chosen == NIGHTS else self.map.finale
        return next(one for one in self.map.tiles if one.tile.chapter.id == self.model.chosen)

    def arrange(self, style: ShellStyle) -> None:
        px = style.px
        left, right = _EDGES
        self._row.setContentsMargins(px(left), px(2), px(right), px(12))
        self._row.setSpacing(px(_GAP))

    def fit_width(self) -> None:
        """The sheet takes 28.8 % of the width, within bounds; in a narrow window it comes in place of the map."""
        super().fit_width()
        scale = self.style_now.scale
        for sheet in (self.sheet, self.together):
            if self._is_narrow:
                sheet.setMinimumWidth(0)
                sheet.setMaximumWidth(round(620 * scale))
            else:
                sheet.setFixedWidth(round(min(470 * scale, max(_SHEET * scale, self.width() * 0.288))))
        self._show_sheet()

    def _show_sheet(self) -> None:
        """The map, and the sheet of what is looked at; in a narrow window one of them."""
        is_read = self._reading or not self._is_narrow
        self.map.setVisible(not (self._is_narrow and self._reading))
        self.sheet.setVisible(is_read and self.facts() is not None)
        self.together.setVisible(is_read and self.facts() is None)

    @property
    def _is_narrow(self) -> bool:
        # With large words both may take more than a wide window has: one of them at a time, rather than cut at an edge.
        beside = self.style_now.px(_SHEET + _GAP + sum(_EDGES)) + self.map.minimumWidth()
        beside += self.view.verticalScrollBar().sizeHint().width()
        return self.width() < max(NARROW, beside)

    def _read(self, reading: bool) -> None:
        """Turn from the map to the sheet and back, where there is no room for both."""
        if not self._is_narrow or reading == self._reading:
            return
        self._reading = reading
        self.fit_width()
        go = self.sheet.go if self.facts() is not None else self.together.go
        (go if reading and go.isVisible() else self.entrance()).setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        self.header.title.setText(translate("Circuit", "The Circuit"))
        self.map.book.set_words(translate("Circuit", "Leaf through the logbook"))
        finale = self.model.finale
        sub = translate("Circuit", "Finale: four games in a row on one seed")
        if finale.best is not None:
            sub = translate("Circuit", "Finale · best evening {percent}% of the targets").format(
                percent=finale.best
            )
        stars = translate("Circuit", "{stars} of {needed} stars").format(
            stars=min(finale.stars, finale.needed), needed=finale.needed
        )
        self.map.finale.show_finale(finale, self.model.evening.title, sub, stars)
        voyage = self.model.voyage
        told = voyage.best or translate("Circuit", "A voyage of its own")
        if voyage.begun and not voyage.over:
            played = sum(one.state is StopState.ENDED for one in voyage.stops)
            told = translate("Circuit", "{played} of 4, {total}", "nights played, their result").format(
                played=played, total=voyage.total or "–"
            )
        self.map.nights.show_nights(voyage.title, told)
        self.switcher.retranslate()
        self.map.update()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._loading.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays, L logbook, C list of campaigns; arrows, Home and End walk over the grid."""
        key = event.key()
        if key == Qt.Key.Key_Escape and self._is_narrow and self._reading:
            self._read(False)
        elif event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in WALKS:
            self._walk(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key == Qt.Key.Key_L:
            self.logbook_requested.emit(self.model.chosen)
        elif key == Qt.Key.Key_C:
            self.switcher.open_list()
        else:
            super().keyPressEvent(event)

    def _walk(self, key: int) -> None:
        """Arrows by the grid, Home and End to the first and last chapter that is open."""
        tiles = self.map.tiles
        at = next((n for n, one in enumerate(tiles) if one.tile.chapter.id == self.model.chosen), len(tiles))
        if self.model.chosen == NIGHTS:
            at = len(tiles) + COLUMNS - 1
        opened = [n for n, one in enumerate(tiles) if one.tile.open]
        match key:
            case Qt.Key.Key_Home:
                self._go_to(opened[0])
            case Qt.Key.Key_End:
                self._go_to(opened[-1])
            case Qt.Key.Key_Left:
                self._go_to(len(tiles) if self.model.chosen == NIGHTS else at - 1)
            case Qt.Key.Key_Right:
                self._go_to(len(tiles) + COLUMNS - 1 if at >= len(tiles) else at + 1)
            case Qt.Key.Key_Up:
                self._go_to(at - COLUMNS)
            case _:
                self._go_to(at + COLUMNS)

    def _go_to(self, number: int) -> None:
        if 0 <= number < len(self.map.tiles):
            self.map.tiles[number].setFocus(Qt.FocusReason.TabFocusReason)
        elif number >= len(self.map.tiles):
            last = number == len(self.map.tiles) + COLUMNS - 1
            (self.map.nights if last else self.map.finale).setFocus(Qt.FocusReason.TabFocusReason)

    def _enter(self) -> None:
        """Play the chapter that is looked at; a shut one says what opens it."""
        facts = self.facts()
        if self._is_narrow and not self._reading:
            self._read(True)
        elif facts is None:
            if self.told().open:
                self._go_together()
            else:
                announce(self, self.told().note)
        elif facts.open:
            self.play_requested.emit(facts.chapter.id)
        else:
            announce(self, facts.shut_note)
