"""The languages of the logbook's tests, and pages that end with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.pages.logbook.logbook_page import LogbookPage
from noria_desktop.ui.window.languages import LANGUAGES, Languages
from tests.ui.pages.logbook import book_samples as samples
from tests.ui.spoken import silence_afterwards

Leaf = Callable[..., LogbookPage]


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> Iterator[None]:
    """Where nothing else is said, tests speak English."""
    with silence_afterwards():
        Languages("en")
        yield


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """The language spoken in this test."""
    return Languages(request.param).language


@pytest.fixture
def leaf(qtbot: QtBot) -> Leaf:
    """Opens a book that quick players filled."""

    def opened(
        where: str = "1-nautilus",
        *names: str,
        still: bool = True,
        theme: str = "night",
        size: tuple[int, int] = (1280, 774),
        unread: bool = False,
    ) -> LogbookPage:
        page = LogbookPage(samples.maker(*names, unread=unread).model, shell_style(theme, still=still))
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.turn_to(samples.place_of(where))
        page.book.finish()
        return page

    return opened
