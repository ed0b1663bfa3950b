"""The toy game's door: the two things that every game must say."""

from __future__ import annotations

from noria_desktop.engine.contract import Turn
from noria_desktop.ui.game_ui import GameUi
from tests.toy_game import Action, State, Swap, TableEvent
from tests.ui.pebbles.board import PICTURES, PebblePresenter
from tests.ui.pebbles.cover import COVER


class PebblesUi(GameUi[State, Action, TableEvent]):
    """Everything else is as plain as it comes."""

    def prompt(self, turn: Turn, view: State) -> tuple[str, str]:
        return f"Round {view.round}", ""

    def describe(self, action: Action, view: State) -> str:
        if isinstance(action, Swap):
            return f"Swap pebble {view.mine[action.index]}"
        return type(action).__name__


GAME_UI = PebblesUi(COVER, PebblePresenter(), PICTURES)
