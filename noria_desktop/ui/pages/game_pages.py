"""The pages of a game, made from what it declares."""

from __future__ import annotations

from typing import Any

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.new_game import NewGamePage
from noria_desktop.ui.pages.result import ResultPage
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.result_parts import ResultModel


def new_game_page(game_id: str, model: NewGameModel, style: ShellStyle) -> NewGamePage[Any]:
    """The page on which a game is chosen."""
    return NewGamePage(model, game_ui(game_id).setup_form(style), style)


def result_page(model: ResultModel, style: ShellStyle) -> ResultPage:
    """The page of a finished game."""
    return ResultPage(model, game_ui(model.game_id).result_parts(model), style)
