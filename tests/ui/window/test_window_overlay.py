"""What a game can lay over its board is a command of the View menu, where the game has such a thing."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from noria_desktop.app import catalogue
from tests.ui.window.conftest import Opener


def test_who_controls_what_is_offered_by_games_with_territories(open_window: Opener) -> None:
    """In Scythe it is shown and hidden; in Noria there is nothing to show."""
    window = open_window()
    assert not window.menus.overlay.isVisible()
    window.start("noria", catalogue.kit("noria").default_options(), 7)
    QApplication.processEvents()
    assert not window.menus.overlay.isVisible()
    window.start("scythe", catalogue.kit("scythe").default_options(), 7)
    QApplication.processEvents()
    assert window.menus.overlay.isVisible()
    for shown in ("influence", None):
        window.menus.overlay.trigger()
        assert window.table.board.looking == shown
    window.show_home()
    assert not window.menus.overlay.isVisible()
