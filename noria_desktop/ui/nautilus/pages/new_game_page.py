"""A new game of Nautilus: the choices of the game, whom to play against, the set-up as a line.

Source: mocks/shell.md 3; rules.md 12.
"""

from __future__ import annotations

from typing import Any, Final

from attrs import evolve

from noria_desktop.games.nautilus.notation import parse, write_setup
from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import Opponent
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.nautilus.pages.columns import ChoicesColumn, OpponentColumn, TablePicture
from noria_desktop.ui.nautilus.pages.words import fault_sentence, opening_sentence
from noria_desktop.ui.nautilus.words.names import say
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.setup_form import SetupForm, SetupLine

_LINE: Final = SetupLine(Options(), parse, write_setup, fault_sentence)


class NautilusForm(SetupForm):
    """What can be chosen for a game of Nautilus."""

    def __init__(self, style: ShellStyle) -> None:
        """Usual choices."""
        super().__init__("nautilus", _LINE)
        self.choices_column = ChoicesColumn(style)
        self.opponent = OpponentColumn(style)
        self.picture: TablePicture = TablePicture(style)
        self.columns = ((self.choices_column, 300), (self.opponent, 315))
        for column in (self.choices_column, self.opponent):
            column.changed.connect(self._controls_changed)

    def against(self) -> Opponent:
        """A level, or a second person."""
        opponent: Opponent = self.options.opponent
        return opponent

    def show_model(self, model: NewGameModel) -> None:
        """Records beside the opponents."""
        super().show_model(model)
        self.opponent.model = model

    def take(self, options: Options) -> None:
        """Options into every control."""
        super().take(options)
        self.choices_column.show_options(options)
        self.opponent.show_opponent(options.opponent)

    def _controls_changed(self) -> None:
        self.options = evolve(
            self.options,
            opponent=self.opponent.ranks.choice,
            first_player=self.choices_column.first.choice,
            domain_cards=self.choices_column.cards.choice,
            harpoon=self.choices_column.harpoon.choice,
        )
        self.changed.emit()

    def read_words(self, parsed: Any) -> str:
        """All of it."""
        return say("Read. What is left out keeps its usual value.")

    def show_table(self) -> str:
        """The table as it will stand."""
        self.picture.show_options(self.options)
        return opening_sentence(self.options)
