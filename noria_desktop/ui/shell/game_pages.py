"""Which pages belong to which game. Adding a game means adding one entry here.

A game's pages are imported when one of them is first shown.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from noria_desktop.engine.values import frozen

if TYPE_CHECKING:
    from noria_desktop.ui.shell.models import NewGameModel, ResultModel
    from noria_desktop.ui.shell.nautilus.new_game_page import NautilusNewGamePage
    from noria_desktop.ui.shell.new_game_page import NewGamePage
    from noria_desktop.ui.shell.result_page import ResultPage
    from noria_desktop.ui.shell.style import ShellStyle

    AnyNewGamePage = NewGamePage | NautilusNewGamePage


@frozen
class GamePages:
    """The pages of one game."""

    new_game: Callable[[NewGameModel, ShellStyle], AnyNewGamePage]
    result: Callable[[ResultModel, ShellStyle], ResultPage]
    opponents: Callable[[], Mapping[str, enum.Enum]]
    """Opponents of the New game page by the key results are kept under, the usual one first."""
    people: frozenset[str] = frozenset()
    """Those of them who are people at the same screen: their games are nobody's record."""
    best_of_two: bool = False
    """Whether a best result is told with both scores."""


def _noria_new(model: NewGameModel, style: ShellStyle) -> NewGamePage:
    from noria_desktop.ui.shell.new_game_page import NewGamePage

    return NewGamePage(model, style)


def _noria_result(model: ResultModel, style: ShellStyle) -> ResultPage:
    from noria_desktop.ui.shell.noria.result import NoriaResult
    from noria_desktop.ui.shell.result_page import ResultPage

    return ResultPage(model, NoriaResult(model), style)


def _noria_opponents() -> Mapping[str, enum.Enum]:
    from noria_desktop.ui.shell.models import Opponent

    return {"bot1": Opponent.BOT_1, "bot2": Opponent.BOT_2, "bot3": Opponent.BOT_3}


def _nautilus_new(model: NewGameModel, style: ShellStyle) -> NautilusNewGamePage:
    from noria_desktop.ui.shell.nautilus.new_game_page import NautilusNewGamePage

    return NautilusNewGamePage(model, style)


def _nautilus_result(model: ResultModel, style: ShellStyle) -> ResultPage:
    from noria_desktop.ui.shell.nautilus.result import NautilusResult
    from noria_desktop.ui.shell.result_page import ResultPage

    return ResultPage(model, NautilusResult(model), style)


def _nautilus_opponents() -> Mapping[str, enum.Enum]:
    from noria_desktop.games.nautilus.terms import Opponent

    return {opponent.value: opponent for opponent in Opponent}


GAME_PAGES: Final[Mapping[str, GamePages]] = {
    "noria": GamePages(_noria_new, _noria_result, _noria_opponents),
    "nautilus": GamePages(
        _nautilus_new, _nautilus_result, _nautilus_opponents, frozenset({"human"}), best_of_two=True
    ),
}
