"""Which pages belong to which game. Adding a game means adding one entry here.

A game's pages are imported when one of them is first shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, Final

from noria_desktop.engine.values import frozen

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from noria_desktop.ui.art.skin import Skin
    from noria_desktop.ui.art.style import ShellStyle
    from noria_desktop.ui.game_ui import GameFace
    from noria_desktop.ui.pages.new_game import NewGamePage
    from noria_desktop.ui.pages.result import ResultPage
    from noria_desktop.ui.widgets.new_game import NewGameModel
    from noria_desktop.ui.widgets.result_parts import ResultModel

Miniature = Callable[["QPainter", "QRectF", "GameFace", Any, "Skin"], None]
"""Paints a view into a rectangle of logical pixels."""


@frozen
class GamePages:
    """The pages of one game."""

    new_game: Callable[[NewGameModel, ShellStyle], NewGamePage[Any]]
    result: Callable[[ResultModel, ShellStyle], ResultPage]
    opponents: Callable[[], Mapping[str, Any]]
    """Opponents of the New game page by the key results are kept under, the usual one first."""
    people: frozenset[str] = frozenset()
    """Those of them who are people at the same screen: their games are nobody's record."""
    best_of_two: bool = False
    """Whether a best result is told with both scores."""
    tells_swing: bool = False
    """Whether the step that changed the lead most is told as what decided a game."""
    miniature: Miniature | None = None
    """Paints a game to go on with; None: the stage of its table."""


def _noria_new(model: NewGameModel, style: ShellStyle) -> NewGamePage[Any]:
    from noria_desktop.ui.noria.pages.new_game_page import NoriaForm
    from noria_desktop.ui.pages.new_game import NewGamePage

    return NewGamePage(model, NoriaForm(style), style)


def _noria_result(model: ResultModel, style: ShellStyle) -> ResultPage:
    from noria_desktop.ui.noria.pages.result import NoriaResult
    from noria_desktop.ui.pages.result import ResultPage

    return ResultPage(model, NoriaResult(model), style)


def _noria_opponents() -> Mapping[str, Any]:
    from noria_desktop.ui.noria.pages.opponents import Opponent

    return {"bot1": Opponent.BOT_1, "bot2": Opponent.BOT_2, "bot3": Opponent.BOT_3}


def _nautilus_new(model: NewGameModel, style: ShellStyle) -> NewGamePage[Any]:
    from noria_desktop.ui.nautilus.pages.new_game_page import NautilusForm
    from noria_desktop.ui.pages.new_game import NewGamePage

    return NewGamePage(model, NautilusForm(style), style)


def _nautilus_result(model: ResultModel, style: ShellStyle) -> ResultPage:
    from noria_desktop.ui.nautilus.pages.result import NautilusResult
    from noria_desktop.ui.pages.result import ResultPage

    return ResultPage(model, NautilusResult(model), style)


def _nautilus_opponents() -> Mapping[str, Any]:
    from noria_desktop.games.nautilus.terms import Opponent

    return {opponent.value: opponent for opponent in Opponent}


def _solani_new(model: NewGameModel, style: ShellStyle) -> NewGamePage[Any]:
    from noria_desktop.ui.pages.new_game import NewGamePage
    from noria_desktop.ui.solani.pages.new_game_page import SolaniForm

    return NewGamePage(model, SolaniForm(style), style)


def _solani_result(model: ResultModel, style: ShellStyle) -> ResultPage:
    from noria_desktop.ui.pages.result import ResultPage
    from noria_desktop.ui.solani.pages.result import SolaniResult

    return ResultPage(model, SolaniResult(model), style)


def _solani_opponents() -> Mapping[str, Any]:
    """Coyote's levels, and every table of two to four: results are kept under who sat there."""
    from noria_desktop.app.kits.solani import OPPONENTS

    return {key: key for key in OPPONENTS}


_SEATED: Final = ("human", "level1", "level2", "level3", "level4")
_WITH_PEOPLE: Final = frozenset(
    "+".join(table)
    for others in (1, 2, 3)
    for table in combinations_with_replacement(_SEATED, others)
    if "human" in table
)
"""Tables of Solani at which further people sit; the same keys as the game's kit has, which is not read for this."""


def _scythe_new(model: NewGameModel, style: ShellStyle) -> NewGamePage[Any]:
    from noria_desktop.ui.pages.new_game import NewGamePage
    from noria_desktop.ui.scythe.pages.new_game_page import ScytheForm

    return NewGamePage(model, ScytheForm(style), style)


def _scythe_result(model: ResultModel, style: ShellStyle) -> ResultPage:
    from noria_desktop.ui.pages.result import ResultPage
    from noria_desktop.ui.scythe.pages.result import ScytheResult

    return ResultPage(model, ScytheResult(model), style)


def _scythe_miniature(painter: QPainter, target: QRectF, face: GameFace, view: Any, skin: Skin) -> None:
    from noria_desktop.ui.scythe.pages.miniature import paint_miniature

    paint_miniature(painter, target, face, view, skin)


def _scythe_opponents() -> Mapping[str, Any]:
    """The Automa's levels."""
    from noria_desktop.games.scythe.terms import Level

    levels = (Level.AUTOMA, *(level for level in Level if level is not Level.AUTOMA))
    return {level.value: level.value for level in levels}


GAME_PAGES: Final[Mapping[str, GamePages]] = {
    "noria": GamePages(_noria_new, _noria_result, _noria_opponents, tells_swing=True),
    "nautilus": GamePages(
        _nautilus_new, _nautilus_result, _nautilus_opponents, frozenset({"human"}), best_of_two=True
    ),
    "solani": GamePages(_solani_new, _solani_result, _solani_opponents, _WITH_PEOPLE),
    "scythe": GamePages(
        _scythe_new, _scythe_result, _scythe_opponents, best_of_two=True, miniature=_scythe_miniature
    ),
}
