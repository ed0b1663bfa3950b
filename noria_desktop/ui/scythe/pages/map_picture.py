"""The map in small: both home bases before a game, everybody's territories after it."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from noria_desktop.games.scythe.control import automa_territories, human_territories
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Faction, Place
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.scythe.pages.art import home_distance, paint_map
from noria_desktop.ui.scythe.words.names import faction_name, say
from noria_desktop.ui.widgets.painted import PaintedWidget


class MapPicture(PaintedWidget):
    """The map between two factions."""

    def __init__(self, style: ShellStyle, *, finished: bool = False) -> None:
        """Nobody there yet; ``finished`` marks what each side controls."""
        super().__init__(style, 240, 190)
        self._finished = finished
        self._sides: tuple[Faction, Faction] | None = None
        self._held: tuple[tuple[Place, ...], tuple[Place, ...]] = ((), ())

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
            words = say(
                "Territories in the end: {you} {own}, {rival} {other}.",
                you=human,
                own=len(self._held[0]),
                rival=automa,
                other=len(self._held[1]),
            )
        else:
            steps = home_distance(*self._sides)
            words = say("{you} and {rival}: %n step(s) apart.", steps)
            words = words.format(you=human, rival=automa)
        self.say(words, words)

    def facts(self) -> object:
        """Both sides and what they hold."""
        return self._sides, self._held

    def paint(self, canvas: Canvas) -> None:
        """The picture."""
        if self._sides is not None:
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint_map(canvas, box, *self._sides, self._held, numbers=self._finished)
