"""A new game of Solani: who plays, the sky that will be yours, the set-up as a line.

Source: mocks/shell.md 3; rules.md 3 and 9.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from attrs import evolve
from PySide6.QtWidgets import QWidget

from noria_desktop.app.kits.solani import opponent
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.solani.notation import parse, write_setup
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Options
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.solani.pages.more import SkyColumn
from noria_desktop.ui.solani.pages.players import PlayersColumn
from noria_desktop.ui.solani.pages.table_picture import TablePicture
from noria_desktop.ui.solani.pages.words import fault_sentence, opening_sentence
from noria_desktop.ui.solani.words.names import say
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.setup_form import SetupForm, SetupLine

_LINE: Final = SetupLine(Options(), parse, write_setup, fault_sentence)


class SolaniForm(SetupForm):
    """What can be chosen for a game of Solani."""

    def __init__(self, style: ShellStyle) -> None:
        """A person and a program."""
        super().__init__("solani", _LINE)
        self.players = PlayersColumn(style)
        self.sky = SkyColumn(style)
        self.picture: TablePicture = TablePicture(style)
        self.columns = ((self.players, 305), (self.sky, 310))
        self.players.changed.connect(self._controls_changed)
        self.sky.choices.changed.connect(self._controls_changed)

    def against(self) -> str:
        """Coyote's level, or who else sits at the table."""
        return opponent(self.options)

    def stops(self) -> Sequence[QWidget]:
        """Players, *More*, what is behind it."""
        return (*self.players.focus_chain(), self.sky.more, *self.sky.choices.focus_chain())

    def show_model(self, model: NewGameModel) -> None:
        """Records of levels and tables."""
        super().show_model(model)
        self.players.model = model

    def take(self, options: Options) -> None:
        """Options into every control."""
        super().take(options)
        self.players.show_options(options)
        self.sky.choices.show_options(options)

    def _controls_changed(self) -> None:
        players, choices = self.players.players, self.sky.choices
        self.take(
            evolve(
                self.options,
                players=players,
                coyote=self.players.coyote.choice,
                boards=choices.boards(len(players), self.options.boards),
                setup_card=choices.card.choice,
                orientation=choices.turned.choice,
                bonus_sectors=choices.sectors(),
                quartz=0,  # belongs to a campaign; only a line that was pasted brings any
            )
        )
        self.changed.emit()

    def read_words(self, parsed: Any) -> str:
        """All of it."""
        return say("Read. What is left out is drawn or keeps its usual value.")

    def show_table(self) -> str:
        """The sky, the seats and what lies open."""
        state = RULES.setup(self.options, self.seed).state
        self.sky.show_sky(state.skies[HUMAN], state.options)
        self.players.table.show_state(state)
        self.picture.show_supply(state.supply)
        return opening_sentence(self.options, own_sun=state.sun == HUMAN)
