"""A new game of Solani: who plays, the sky that will be yours, the set-up as a line.

Source: mocks/shell.md 3; rules.md 3 and 9.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import evolve
from PySide6.QtWidgets import QWidget

from noria_desktop.app.kits.solani import opponent
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.solani.notation import parse, write_setup
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Options
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.new_game import LinePage, SetupLine
from noria_desktop.ui.pages.setup_column import SetupColumn
from noria_desktop.ui.solani.pages.more import SkyColumn
from noria_desktop.ui.solani.pages.players import PlayersColumn
from noria_desktop.ui.solani.pages.table_picture import TablePicture
from noria_desktop.ui.solani.pages.words import fault_sentence, opening_sentence
from noria_desktop.ui.widgets.new_game import NewGameModel

_LINE: Final = SetupLine(Options(), parse, write_setup, fault_sentence)


class SolaniNewGamePage(LinePage):
    """Choose and start a game of Solani."""

    def __init__(self, model: NewGameModel, style: ShellStyle) -> None:
        """Where the last game left off."""
        super().__init__(_LINE, model, style)
        self.players = PlayersColumn(style)
        self.sky = SkyColumn(style)
        self.picture = TablePicture(style)
        self.players.changed.connect(self._controls_changed)
        self.sky.changed.connect(self._controls_changed)
        self._compose(((self.players, 305), (self.sky, 310)), SetupColumn(style, self.picture), 385)

    def game_id(self) -> str:
        """Whose page."""
        return "solani"

    def choices(self) -> tuple[Options, int, str]:
        """What would start now."""
        return self._options, self._seed, opponent(self._options)

    def _first_stops(self) -> Sequence[QWidget]:
        return (*self.players.focus_chain(), self.sky.more, *self.sky.choices.focus_chain())

    def _show_records(self, model: NewGameModel) -> None:
        self.players.set_records(model.records)

    def _take(self, options: Options) -> None:
        self._options = options
        self.players.show_options(options)
        self.sky.choices.show_options(options)

    def _controls_changed(self) -> None:
        """Put the controls into words."""
        if self._busy:
            return
        players, choices = self.players.players, self.sky.choices
        self._options = evolve(
            self._options,
            players=players,
            coyote=self.players.coyote.choice,
            boards=choices.boards(len(players), self._options.boards),
            setup_card=choices.card.choice,
            orientation=choices.turned.choice,
            bonus_sectors=choices.sectors(),
        )
        self._take(self._options)
        self._put_into_words()

    def _all_read(self) -> str:
        return translate("Solani", "Read. What is left out is drawn or keeps its usual value.")

    def _show_table(self) -> str:
        state = RULES.setup(self._options, self._seed).state
        self.sky.show_sky(state.skies[HUMAN], state.options)
        self.players.table.show_state(state)
        self.picture.show_supply(state.supply)
        return opening_sentence(self._options, own_sun=state.sun == HUMAN)

    def _columns_retranslate(self) -> None:
        self.players.retranslate()
        self.sky.retranslate()
