"""A shown board with the toy on it, alone or in a page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from noria_desktop.ui.board.board_widget import Board
from tests.ui.board.toy import legal
from tests.ui.board.toy_game import Game, laid


@pytest.fixture
def game(qtbot: QtBot) -> Game:
    """A board of its own, 800 x 560."""
    board = Board()
    qtbot.addWidget(board)
    board.resize(800, 560)
    game = laid(board)
    board.show()
    qtbot.waitExposed(board)
    board.show_state(game.view, legal(game.view))
    board.setFocus()
    return game


@pytest.fixture
def paged(qtbot: QtBot) -> Iterator[tuple[Game, QLineEdit]]:
    """A board in a page, with a field below it."""
    page = QWidget()
    qtbot.addWidget(page)
    layout = QVBoxLayout(page)
    layout.setContentsMargins(40, 30, 0, 0)
    board, field = Board(), QLineEdit()
    layout.addWidget(board)
    layout.addWidget(field)
    page.resize(900, 640)
    game = laid(board)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    board.show_state(game.view, legal(game.view))
    board.setFocus()
    # The test's end closes the page; until then somebody must hold it.
    yield game, field
    page.hide()
