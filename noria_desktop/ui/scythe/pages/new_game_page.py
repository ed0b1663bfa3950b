"""A new game of Scythe: both sides, the level, the set-up as a line, the map between the home bases.

Source: mocks/shell.md 3; rules.md 2; automa.md 3 and R1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from attrs import evolve
from PySide6.QtWidgets import QWidget

from noria_desktop.app.kits.scythe import opponent
from noria_desktop.games.scythe.notation import Part, parse, write_setup
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.setup import farthest_opponent, mats_offered
from noria_desktop.games.scythe.state import TODAYS_RULINGS, Options, new_options
from noria_desktop.games.scythe.terms import Faction
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.scythe.pages.extras import Extras
from noria_desktop.ui.scythe.pages.faction_strip import Open, Side
from noria_desktop.ui.scythe.pages.map_picture import MapPicture
from noria_desktop.ui.scythe.pages.own_side import OwnSide
from noria_desktop.ui.scythe.pages.rival_side import RivalSide
from noria_desktop.ui.scythe.pages.words import fault_sentence, opening_sentence
from noria_desktop.ui.scythe.words.names import say
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.setup_form import SetupForm, SetupLine

_LINE: Final = SetupLine(new_options(), parse, write_setup, fault_sentence)


class ScytheForm(SetupForm):
    """What can be chosen for a game of Scythe."""

    share = 360

    def __init__(self, style: ShellStyle) -> None:
        """All by chance, the Automa the farthest."""
        super().__init__("scythe", _LINE)
        self._farthest = True
        self.own = OwnSide(style)
        self.rival = RivalSide(style)
        self.picture: MapPicture = MapPicture(style)
        self.extras: Extras = Extras(style)
        for column in (self.own, self.rival, self.extras):
            column.changed.connect(self._controls_changed)
        self.columns = ((self.own, 330), (self.rival, 310))

    def against(self) -> str:
        """The level."""
        return opponent(self.options)

    def last_stops(self) -> Sequence[QWidget]:
        """What is behind the map."""
        return self.extras.focus_chain()

    def show_model(self, model: NewGameModel) -> None:
        """Records beside the levels."""
        super().show_model(model)
        self.rival.model = model

    def offer(self, options: Options, *, fresh: bool) -> None:
        """Options of an earlier game; the Automa's faction stays a proposal where it was one (R1)."""
        faction = options.faction
        if faction is None:
            faction = RULES.setup(options, self.seed).state.human.faction
        # A new game is played by today's rulings, whatever the earlier one was.
        self.options = evolve(options, rulings=TODAYS_RULINGS)
        self._farthest = (
            fresh or self.model.last_options is None or options.automa is farthest_opponent(faction)
        )
        self.settle()

    def settle(self) -> None:
        """The proposal for the Automa, then every control.

        A faction that chance gives stays the same when the Automa's is named: it is never the farthest from itself.
        """
        if self._farthest:
            free = evolve(self.options, automa=None)
            faction = RULES.setup(free, self.seed).state.human.faction
            self.options = evolve(free, automa=farthest_opponent(faction))
        self.take(self.options)

    def take(self, options: Options) -> None:
        """Options into every control."""
        super().take(options)
        self.own.show_options(options)
        self.extras.show_options(options)
        side: Side = Open.RANDOM if options.automa is None else options.automa
        self.rival.show_choice(Open.FARTHEST if self._farthest else side, options.level, options.faction)

    def _controls_changed(self) -> None:
        side, faction = self.rival.factions.choice, self.own.faction
        # Both sides of one faction cannot be: the newer choice stays, the proposal takes the other's place.
        self._farthest = side is Open.FARTHEST or side is faction
        mat = self.own.mats.choice
        self.options = evolve(
            self.options,
            faction=faction,
            mat=mat if mat in mats_offered(self.extras.is_on(Part.EXPANSION)) else None,
            automa=side if isinstance(side, Faction) and not self._farthest else None,
            level=self.rival.levels.choice,
            expansion=self.extras.is_on(Part.EXPANSION),
            ask_gains=self.extras.is_on(Part.ASK_GAINS),
            ask_offer=self.extras.is_on(Part.ASK_OFFER),
        )
        self.settle()
        self.changed.emit()

    def read(self, parsed: Any) -> None:
        """A faction that is written is no proposal."""
        if not parsed.faults:
            self._farthest = False
            self.take(parsed.options)

    def read_words(self, parsed: Any) -> str:
        """All of it."""
        return say("Read. What is left out is drawn or keeps its usual value.")

    def show_table(self) -> str:
        """Both sides as choices and seed make them, and the map between them."""
        state = RULES.setup(self.options, self.seed).state
        self.own.show_state(self.options, state)
        self.rival.show_state(state)
        self.picture.show_state(state)
        return opening_sentence(state)

    def fit(self, height: float) -> None:
        """High pages tell more of the factions."""
        self.own.fit(height)

    extras_hint = Text("Scythe", "Mats of the expansion, and what you are asked about")
