"""New game pages in little room: columns lie one under the other, never out of sight at the right. Source: access.md 2, 3."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.pages.new_game import new_game_page
from tests.ui.pages import samples


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("zoom", "width", "height"), [(1.5, 1280, 774), (2.0, 1280, 774), (1.0, 800, 495)])
def test_no_page_scrolls_sideways(qtbot: QtBot, game: str, zoom: float, width: int, height: int) -> None:
    """Seen before: at 150 % 152 to 229 pixels lay out of sight."""
    model = evolve(samples.new_game(), options=kit(game).default_options())
    page = new_game_page(game, model, shell_style(zoom=zoom))
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    QApplication.processEvents()
    assert page.view.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("game", game_ids())
def test_at_the_usual_size_columns_lie_side_by_side(qtbot: QtBot, game: str) -> None:
    model = evolve(samples.new_game(), options=kit(game).default_options())
    page = new_game_page(game, model, shell_style())
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    QApplication.processEvents()
    assert page.setup.x() > page.body.width() / 2
