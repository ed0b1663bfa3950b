"""Learn to play: where you were, and every game's lessons as a path that ends at somebody. Source: mocks/way-in.md 1."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.learn.hero import HeroSheet
from noria_desktop.ui.pages.learn.model import LearnModel, Path
from noria_desktop.ui.pages.learn.path_row import PathRow
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.widgets.layouts import column


class LearnPage(Page):
    """All lessons. Nothing is locked: any of them opens."""

    lesson_requested = Signal(str)
    """Name of a lesson, such as ``solani/3``."""
    meet_requested = Signal(str)
    """A game whose opponent is to be met."""
    forget_requested = Signal(str)
    """Name of a lesson that is to begin anew."""

    recall_requested = Signal()
    """The lesson forgotten last is to be known again."""

    def __init__(self, model: LearnModel, style: ShellStyle) -> None:
        """For somebody who has learned so much."""
        super().__init__(style, back=True)
        self.model = model
        self.hero = HeroSheet(style, model.hero, self._path(model))
        self.rows = [PathRow(style, path) for path in model.paths]
        self._column = column(style, (self.hero, 2), *self.rows, 1, gap=9, within=self.body)
        self.hero.go_requested.connect(self._go)
        self.hero.known_requested.connect(lambda: self.meet_requested.emit(self.model.hero.game_id))
        for row in self.rows:
            row.lesson_requested.connect(self.lesson_requested)
            row.meet_requested.connect(self.meet_requested)
            row.forget_requested.connect(self.forget_requested)
            row.recall_requested.connect(self.recall_requested)
            row.walked.connect(self._walk)
        self.ready()

    def show_model(self, model: LearnModel) -> None:
        """Another state of what was learned."""
        self.model = model
        self.hero.show_hero(model.hero, self._path(model))
        for row, path in zip(self.rows, model.paths, strict=True):
            row.show_path(path)

    def offer_undo(self, game_id: str) -> None:
        """A lesson of this game was forgotten just now; empty: nothing can be taken back."""
        for row in self.rows:
            row.offer_undo(row.path.game_id == game_id)

    @staticmethod
    def _path(model: LearnModel) -> Path:
        return next(path for path in model.paths if path.game_id == model.hero.game_id)

    def game_id(self) -> str:
        """The game whose rules the header opens."""
        return self.model.hero.game_id

    def entrance(self) -> QWidget:
        """The one way on."""
        return self.hero.go

    def arrange(self, style: ShellStyle) -> None:
        """Edges of the body."""
        self._column.setContentsMargins(*self.margins(style))

    def retranslate(self) -> None:
        """Every word again."""
        super().retranslate()
        self.header.title.setText(translate("Learn", "Learn to play"))
        self.header.sub.setText(translate("Learn", "about three minutes a lesson, one step at a time"))
        self.hero.retranslate()
        for row in self.rows:
            row.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down from the button into the rows."""
        if event.key() == Qt.Key.Key_Down and self.hero.isAncestorOf(self.focusWidget()):
            self._walk(1)
            return
        if event.matches(QKeySequence.StandardKey.Undo):
            self.recall_requested.emit()
            return
        super().keyPressEvent(event)

    def _go(self) -> None:
        node = self.model.hero.node
        if node is None:
            self.meet_requested.emit(self.model.hero.game_id)
        else:
            self.lesson_requested.emit(node.name)

    def _walk(self, way: int) -> None:
        """Into the row above or below, to the lesson that comes next there; above the first row is the button."""
        now = self.focusWidget()
        here = next((number for number, row in enumerate(self.rows) if row.isAncestorOf(now)), -1)
        goal = here + way
        if goal < 0:
            self.hero.go.setFocus(Qt.FocusReason.TabFocusReason)
        elif goal < len(self.rows):
            row = self.rows[goal]
            following = min(row.path.done, len(row.nodes) - 1)
            row.nodes[following].setFocus(Qt.FocusReason.TabFocusReason)
