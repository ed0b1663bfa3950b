"""The tile in hand pales where it is seen as it would lie, so that the arms' colours are not hidden (solani.md 4)."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.terms import Kind
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.scene import LANDED
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.ghosts import ghosts
from noria_desktop.ui.solani.board.layout import SolaniLayout
from noria_desktop.ui.solani.board.present import SolaniPresenter
from noria_desktop.ui.solani.paint.table import PICTURES
from tests.ui.dragging import carry
from tests.ui.solani.picture_sheet import TARGET, sample


def test_the_tile_in_hand_pales_over_its_place(qtbot: QtBot) -> None:
    board = Board()
    qtbot.addWidget(board)
    board.resize(1280, 678)
    board.set_motion(0)
    board.set_presenter(SolaniPresenter(), PICTURES, Skin(THEMES["night"]))
    state = sample()
    view = RULES.observe(state, HUMAN)

    def foresee(source: Handle, target: Handle) -> tuple[Any, ...]:
        meant = board.meant(source, target)
        assert isinstance(board.table, SolaniLayout)
        return ghosts(view, RULES.apply(view, meant[0].actions[0]).state, board.table) if meant else ()

    board.set_foresight(foresee)
    with qtbot.waitExposed(board):
        board.show()
    board.show_state(view, RULES.legal_actions(state))
    source = at.held(Kind.BRANCH)
    carry(qtbot, board, source, at.gap(TARGET))
    scene = board.view.board_scene
    assert [ghost.handle for ghost in scene.ghosts() if ghost.lands] == [at.laid(HUMAN, TARGET)]
    hand = next(item for item in scene.items() if type(item).__name__ == "GhostItem")
    assert hand.opacity() == LANDED
    scene.show_ghosts(())
    assert hand.opacity() == 1.0
