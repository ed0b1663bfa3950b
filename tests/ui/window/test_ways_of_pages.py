"""Library and statistics are reached from the Circuit, the logbook and the day's game, and lead back there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.window.main_window import MainWindow

Opener = Callable[..., MainWindow]


def page_of(window: MainWindow) -> Page:
    page = window._stack.currentWidget()
    assert isinstance(page, Page)
    return page


@pytest.mark.parametrize("name", ["campaign", "logbook", "today"])
@pytest.mark.parametrize("way", ["library", "statistics"])
def test_from_a_page_to_the_games_and_back(open_window: Opener, name: str, way: str) -> None:
    """Their heads had rules and settings alone."""
    window = open_window("en")
    ways = {
        "campaign": lambda: window.circuit.show_map(),
        "logbook": lambda: window.circuit.show_logbook(),
        "today": lambda: window.today.show(),
    }
    ways[name]()
    assert window.page_name == name
    getattr(page_of(window).header, way).click()
    assert window.page_name == way
    page_of(window).back_requested.emit()
    assert window.page_name == name


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("width", [640, 800, 1280])
def test_the_head_never_makes_a_window_wider(open_window: Opener, language: str, width: int) -> None:
    window = open_window(language)
    for show in (window.circuit.show_map, window.circuit.show_logbook, window.today.show):
        show()
        page = page_of(window)
        page.resize(width, 520)
        header = page.header
        header.fit(width, told=True)
        assert header.minimumSizeHint().width() <= width or not header.title.isVisibleTo(header)
