"""What card games ask of the kit: a piece in hand has a picture of its own, and a glide may change size and angle."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.nautilus.actions import Place
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.items import GhostItem
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import DiverArt
from noria_desktop.ui.nautilus.board.layout import layout
from noria_desktop.ui.nautilus.board.measures import HELD
from noria_desktop.ui.nautilus.board.present import NautilusPresenter
from noria_desktop.ui.nautilus.board.project_bands import IN_HAND
from noria_desktop.ui.nautilus.paint.table import PICTURES
from tests.ui.nautilus.walks import placing

PRESENTER = NautilusPresenter()


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    """A board with three cards in hand."""
    made = Board()
    qtbot.addWidget(made)
    made.resize(1280, 678)
    made.set_motion(0)
    made.set_presenter(PRESENTER, PICTURES, Skin(THEMES["night"]))
    with qtbot.waitExposed(made):
        made.show()
    state = placing((None,) * 10, (3, 6, 12))
    made.show_state(RULES.observe(state, HUMAN), RULES.legal_actions(state))
    return made


def test_the_piece_in_hand_is_upright_and_as_large_as_its_own_picture(board: Board) -> None:
    table = layout(1280, 678)
    hand = board.view.hand
    assert hand.pick(at.card(3))
    (ghost,) = (item for item in board.view.board_scene.items() if isinstance(item, GhostItem))
    (card,) = ghost.childItems()
    shown = DiverArt(3, HELD * table.unit, held=True)
    assert PICTURES[DiverArt].size(shown)[0] == pytest.approx(card.boundingRect().width() - 2)
    assert (ghost.scale(), card.rotation(), card.scale()) == (1.0, 0.0, 1.0)


def test_a_glide_grows_and_turns_on_its_way(board: Board) -> None:
    """From the fan to its place: from 104/78 of its size and a few degrees to its own size, upright."""
    state = placing((None,) * 10, (3, 6, 12))
    before = RULES.observe(state, HUMAN)
    step = RULES.apply(state, Place(3, 2))
    after = RULES.observe(step.state, HUMAN)
    beats = PRESENTER.beats(step.events[0], before, after, layout(1280, 678))
    board.set_motion(5.0)
    board.show_state(after, (), beats)
    item = board.view.board_scene.item(at.card(3))
    assert item is not None
    assert item.scale() == pytest.approx(IN_HAND)
    began = item.rotation()
    assert began != 0
    clock = board.view.animator._clock
    clock.pause()
    clock.setCurrentTime(clock.duration() // 8)
    QCoreApplication.processEvents()
    assert 1.0 < item.scale() < IN_HAND
    assert 0 < abs(item.rotation()) < abs(began)
    board.finish_now()
    assert (item.scale(), item.rotation()) == (1.0, 0.0)
