"""The pages of a game: its own where it has one, else plain ones made from what the game declares."""

from __future__ import annotations

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.models import NewGameModel, ResultModel
from noria_desktop.ui.pages.page import StartPage
from noria_desktop.ui.pages.result import ResultPage


def new_game_page(game_id: str, model: NewGameModel, style: ShellStyle) -> StartPage:
    """The page on which a game is chosen."""
    page = game_ui(game_id).new_game_page(model, style)
    if page is None:
        from noria_desktop.ui.pages.plain_new_game import PlainNewGamePage

        page = PlainNewGamePage(game_id, model, style)
    return page


def result_page(model: ResultModel, style: ShellStyle) -> ResultPage:
    """The page of a finished game."""
    parts = game_ui(model.game_id).result_parts(model)
    if parts is None:
        from noria_desktop.ui.pages.plain_result import PlainResult

        parts = PlainResult(model)
    return ResultPage(model, parts, style)
