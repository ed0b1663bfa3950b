"""A new game of Nautilus: the choices of the game, whom to play against, the set-up as a line.

Source: mocks/shell.md 3; rules.md 12.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import evolve
from PySide6.QtWidgets import QWidget

from noria_desktop.games.nautilus.notation import parse, write_setup
from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import Opponent
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.nautilus.pages.columns import ChoicesColumn, OpponentColumn, TablePicture
from noria_desktop.ui.nautilus.pages.words import fault_sentence, opening_sentence
from noria_desktop.ui.pages.new_game import LinePage, SetupLine
from noria_desktop.ui.pages.setup_column import SetupColumn
from noria_desktop.ui.widgets.new_game import NewGameModel

_LINE: Final = SetupLine(Options(), parse, write_setup, fault_sentence)


class NautilusNewGamePage(LinePage):
    """Choose and start a game of Nautilus."""

    def __init__(self, model: NewGameModel, style: ShellStyle) -> None:
        """Where the last game left off."""
        super().__init__(_LINE, model, style)
        self.choices_column = ChoicesColumn(style)
        self.opponent = OpponentColumn(style)
        self.picture = TablePicture(style)
        self.choices_column.changed.connect(self._controls_changed)
        self.opponent.changed.connect(self._controls_changed)
        columns = ((self.choices_column, 300), (self.opponent, 315))
        self._compose(columns, SetupColumn(style, self.picture), 385)

    def game_id(self) -> str:
        """Whose page."""
        return "nautilus"

    def choices(self) -> tuple[Options, int, Opponent]:
        """What would start now."""
        return self._options, self._seed, self._options.opponent

    def _first_stops(self) -> Sequence[QWidget]:
        return (*self.choices_column.focus_chain(), *self.opponent.ranks.buttons.values())

    def _show_records(self, model: NewGameModel) -> None:
        self.opponent.set_records(model.records)

    def _take(self, options: Options) -> None:
        self._options = options
        self.choices_column.show_options(options)
        self.opponent.show_opponent(options.opponent)

    def _controls_changed(self) -> None:
        """Put the controls into words."""
        if self._busy:
            return
        self._options = evolve(
            self._options,
            opponent=self.opponent.ranks.choice,
            first_player=self.choices_column.first.choice,
            domain_cards=self.choices_column.cards.choice,
            harpoon=self.choices_column.harpoon.choice,
        )
        self._put_into_words()

    def _all_read(self) -> str:
        return translate("Nautilus", "Read. What is left out keeps its usual value.")

    def _show_table(self) -> str:
        self.picture.show_options(self._options)
        return opening_sentence(self._options)

    def _columns_retranslate(self) -> None:
        self.choices_column.retranslate()
        self.opponent.retranslate()
