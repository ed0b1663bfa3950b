"""A new game of Scythe: both sides, the level, the set-up as a line, the map between the home bases.

Source: mocks/shell.md 3; rules.md 2; automa.md 3 and R1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import evolve
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.app.kits.scythe import opponent
from noria_desktop.games.scythe.notation import parse, write_setup
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.setup import farthest_opponent, mats_offered
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import Faction
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.new_game import LinePage, SetupLine
from noria_desktop.ui.pages.setup_column import SetupColumn
from noria_desktop.ui.scythe.pages.extras import Extras
from noria_desktop.ui.scythe.pages.faction_strip import Open, Side
from noria_desktop.ui.scythe.pages.map_picture import MapPicture
from noria_desktop.ui.scythe.pages.own_side import OwnSide
from noria_desktop.ui.scythe.pages.rival_side import RivalSide
from noria_desktop.ui.scythe.pages.words import fault_sentence, opening_sentence
from noria_desktop.ui.widgets.new_game import NewGameModel

ROOMY = 830
"""Design pixels of a page that is high enough for a line about every faction."""

_LINE: Final = SetupLine(Options(), parse, write_setup, fault_sentence)


class ScytheNewGamePage(LinePage):
    """Choose and start a game of Scythe."""

    def __init__(self, model: NewGameModel, style: ShellStyle) -> None:
        """Where the last game left off."""
        super().__init__(_LINE, model, style)
        self._farthest = True
        self.own = OwnSide(style)
        self.rival = RivalSide(style)
        self.picture = MapPicture(style)
        self.extras = Extras(style)
        for column in (self.own, self.rival, self.extras):
            column.changed.connect(self._controls_changed)
        columns = ((self.own, 330), (self.rival, 310))
        self._compose(columns, SetupColumn(style, self.picture, self.extras), 360)

    def game_id(self) -> str:
        """Whose page."""
        return "scythe"

    def choices(self) -> tuple[Options, int, str]:
        """What would start now."""
        return self._options, self._seed, opponent(self._options)

    def _first_stops(self) -> Sequence[QWidget]:
        return (*self.own.focus_chain(), *self.rival.focus_chain())

    def _last_stops(self) -> Sequence[QWidget]:
        return (self.setup.more, *self.extras.focus_chain())

    def _show_records(self, model: NewGameModel) -> None:
        self.rival.set_records(model.records)

    def _dealt(self) -> State:
        """The table as the choices and the seed make it."""
        return RULES.setup(self._options, self._seed).state

    def _offer(self, options: Options, *, fresh: bool) -> None:
        """Options of an earlier game; the Automa's faction stays a proposal where it was one (R1)."""
        faction = options.faction
        if faction is None:
            faction = RULES.setup(options, self._seed).state.human.faction
        self._options = options
        self._farthest = fresh or options.automa is farthest_opponent(faction)
        self._settle()

    def _settle(self) -> None:
        """The proposal for the Automa, then every control.

        A faction that chance gives stays the same when the Automa's is named: it is never the farthest from itself.
        """
        if self._farthest:
            free = evolve(self._options, automa=None)
            faction = RULES.setup(free, self._seed).state.human.faction
            self._options = evolve(free, automa=farthest_opponent(faction))
        self._take(self._options)

    def _take(self, options: Options) -> None:
        self._options = options
        self.own.show_options(options)
        self.extras.show_options(options)
        self._spread()
        side: Side = Open.RANDOM if options.automa is None else options.automa
        self.rival.show_choice(Open.FARTHEST if self._farthest else side, options.level, options.faction)

    def _controls_changed(self) -> None:
        """Put the controls into words."""
        if self._busy:
            return
        side, faction = self.rival.factions.choice, self.own.faction
        # Both sides of one faction cannot be: the newer choice stays, the proposal takes the other's place.
        self._farthest = side is Open.FARTHEST or side is faction
        mat = self.own.mats.choice
        self._options = evolve(
            self._options,
            faction=faction,
            mat=mat if mat in mats_offered(self.extras.expansion) else None,
            automa=side if isinstance(side, Faction) and not self._farthest else None,
            level=self.rival.levels.choice,
            expansion=self.extras.expansion,
            ask_gains=self.extras.ask_gains,
            ask_offer=self.extras.ask_offer,
        )
        self._settle()
        self._put_into_words()

    def _read(self, options: Options) -> None:
        self._farthest = False
        self._take(options)

    def _all_read(self) -> str:
        return translate("Scythe", "Read. What is left out is drawn or keeps its usual value.")

    def _show_table(self) -> str:
        state = self._dealt()
        self.own.show_state(self._options, state)
        self.rival.show_state(state)
        self.picture.show_state(state)
        return opening_sentence(state)

    def _columns_retranslate(self) -> None:
        self.own.retranslate()
        self.rival.retranslate()
        self.extras.retranslate()
        self.setup.more.setToolTip(translate("Scythe", "Mats of the expansion, and what you are asked about"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """High windows have room for what every faction can do."""
        super().resizeEvent(event)
        self._spread()

    def _spread(self) -> None:
        """Mats of the expansion take that room."""
        self.own.set_wide(not self._options.expansion and self.height() >= ROOMY * self.style_now.scale)
