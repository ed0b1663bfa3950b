"""The map in small: both home bases before a game, everybody's territories after it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from noria_desktop.games.scythe.control import automa_territories, human_territories
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Faction, Place
from noria_desktop.ui.art.canvas import Canvas, PictureCache
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.pages.art import home_distance, paint_map
from noria_desktop.ui.scythe.words.names import faction_name


class MapPicture(QWidget):
    """The map between two factions."""

    def __init__(self, style: ShellStyle, *, finished: bool = False) -> None:
        """Nobody there yet; ``finished`` marks what each side controls."""
        super().__init__()
        self._style, self._finished = style, finished
        self._sides: tuple[Faction, Faction] | None = None
        self._held: tuple[tuple[Place, ...], tuple[Place, ...]] = ((), ())
        self._cache = PictureCache()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_style(style)

    def show_state(self, state: State) -> None:
        """Another set-up, or the end of a game."""
        self._sides = state.human.faction, state.automa.faction
        if self._finished:
            self._held = human_territories(state), automa_territories(state)
        self.retranslate()

    def retranslate(self) -> None:
        """The picture in words."""
        if self._sides is None:
            return
        human, automa = map(faction_name, self._sides)
        if self._finished:
            words = translate("Scythe", "Territories in the end: {you} {own}, {rival} {other}.").format(
                you=human, own=len(self._held[0]), rival=automa, other=len(self._held[1])
            )
        else:
            steps = home_distance(*self._sides)
            words = translate("Scythe", "{you} and {rival}: %n step(s) apart.", "", steps)
            words = words.format(you=human, rival=automa)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self._cache.drop()
        self.update()

    def set_style(self, style: ShellStyle) -> None:
        """Take over the style."""
        self._style = style
        self.setMinimumSize(style.px(240), style.px(190))
        self.update()

    def sizeHint(self) -> QSize:
        """The smallest that can be read; the column gives it what is left."""
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture."""
        if self._sides is None:
            return
        painter = QPainter(self)
        self._cache.show(painter, self, (self._style, self._sides, self._held), self._paint)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        assert self._sides is not None
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_map(Canvas(painter, self._style), box, *self._sides, self._held, numbers=self._finished)
