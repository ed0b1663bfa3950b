"""Every page in both languages, three themes and the smallest window: nothing clipped, nothing unnamed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QObject, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.pages.home import HomePage
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.pages.settings import SettingsPage
from tests.ui.pages import samples
from tests.ui.pages.page_shots import MENU_BAR, PAGES, clipped

NAMES = [name for name in PAGES if name != "about"]


@pytest.fixture
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    translator = samples.japanese()
    if request.param == "ja":
        qapp.installTranslator(translator)
    yield request.param
    qapp.removeTranslator(translator)
    assert not translator.missing


@pytest.mark.parametrize("language", ["en", "ja"], indirect=True)
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@pytest.mark.parametrize("name", NAMES)
def test_no_words_are_clipped(qtbot: QtBot, language: str, name: str, size: tuple[int, int]) -> None:
    page = PAGES[name](shell_style("night", still=True), language)
    qtbot.addWidget(page)
    page.resize(size[0], size[1] - MENU_BAR)
    page.show()
    qtbot.wait(1)
    assert clipped(page) == []


class Windows(QObject):
    """Notes every widget that comes up as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own name
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(type(watched).__name__)
        return False


@pytest.mark.parametrize("name", NAMES)
def test_no_part_of_a_page_flashes_up_as_a_window(qtbot: QtBot, qapp: QApplication, name: str) -> None:
    """A part that is shown before it has its place would be a window for a moment, and take the keyboard away."""
    windows = Windows()
    qapp.installEventFilter(windows)
    page = PAGES[name](shell_style("night", still=True), "en")
    qapp.removeEventFilter(windows)
    qtbot.addWidget(page)
    assert windows.shown == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", [(1024, 700), (1280, 720), (1280, 800), (1536, 864), (1920, 1080)])
def test_everything_fits_without_scrolling(qtbot: QtBot, name: str, size: tuple[int, int]) -> None:
    """1280 x 720 and 1536 x 864 are what 1920 x 1080 is at scales of 1.5 and 1.25.

    The home page goes on below the heads of its games (source: mocks/campaign.md 6), and the settings are a list that is
    scrolled on, with looks and play in sight.
    """
    page = PAGES[name](shell_style("night", still=True), "en")
    qtbot.addWidget(page)
    page.resize(size[0], size[1] - MENU_BAR)
    page.show()
    qtbot.wait(1)
    assert isinstance(page, Page)
    if isinstance(page, SettingsPage):
        port = page.view.viewport()
        assert page.play.mapTo(port, page.play.rect().bottomLeft()).y() <= port.rect().bottom()
    elif not isinstance(page, HomePage):
        assert page.view.verticalScrollBar().maximum() == 0
    assert page.view.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("name", list(PAGES))
def test_whatever_can_be_focused_has_a_name(qtbot: QtBot, name: str) -> None:
    page = PAGES[name](shell_style("night", still=True), "en")
    qtbot.addWidget(page)
    page.show()
    kinds = (QAbstractButton, QLineEdit, QPlainTextEdit, QAbstractItemView)
    nameless = [
        child
        for child in page.findChildren(QWidget)
        if isinstance(child, kinds) and child.isVisibleTo(page) and not child.accessibleName()
    ]
    # Qt's own clear buttons inside fields are Qt's to name.
    assert [child for child in nameless if not isinstance(child.parentWidget(), QLineEdit)] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_theme_changes_live(qtbot: QtBot, name: str) -> None:
    page = PAGES[name](shell_style("night", still=True), "en")
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    assert isinstance(page, Page)
    before = page.grab().toImage().pixelColor(3, 60).lightness()
    page.apply_style(shell_style("day", still=True))
    after = page.grab().toImage().pixelColor(3, 60).lightness()
    assert before < 90 < 180 < after
    page.apply_style(shell_style("contrast", still=True))
    assert page.grab().toImage().pixelColor(3, 60).lightness() == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_language_changes_live(qtbot: QtBot, qapp: QApplication, name: str) -> None:
    page = PAGES[name](shell_style("night", still=True), "en")
    qtbot.addWidget(page)
    page.show()
    assert isinstance(page, Page)
    assert page.header.back.text() == "Back"
    translator = samples.japanese()
    qapp.installTranslator(translator)  # posts LanguageChange to every widget
    try:
        qapp.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
        qtbot.waitUntil(lambda: page.header.back.text() == "戻る", timeout=2000)
        assert not translator.missing
    finally:
        qapp.removeTranslator(translator)
    qtbot.waitUntil(lambda: page.header.back.text() == "Back", timeout=2000)


@pytest.mark.parametrize("zoom", [0.8, 1.3, 1.5])
@pytest.mark.parametrize("name", NAMES)
def test_larger_words_still_are_not_clipped(qtbot: QtBot, name: str, zoom: float) -> None:
    """Where the window is too small for them the page scrolls."""
    page = PAGES[name](evolve(shell_style("night", zoom=zoom), still=True), "en")
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    qtbot.wait(1)
    inside = [line for line in clipped(page) if "Noria Desktop" not in line]
    assert inside == []


class LongerWords(QTranslator):
    """A language whose words are 60 % longer, with accents."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(self, context: Any, source: Any, disambiguation: Any = None, n: int = -1) -> str | None:
        if str(context) not in samples.CONTEXTS or str(source) == "en":
            return None
        plain = re.sub(r"\{[^}]*\}", "", str(source))
        return f"Å{source} " + ("ëxtrå " * 40)[: int(len(plain) * 0.6)].strip()


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@pytest.mark.parametrize("name", NAMES)
def test_a_wordy_language_is_not_clipped_either(
    qtbot: QtBot, qapp: QApplication, name: str, size: tuple[int, int]
) -> None:
    translator = LongerWords()
    qapp.installTranslator(translator)
    try:
        page = PAGES[name](shell_style("night", still=True), "en")
        qtbot.addWidget(page)
        page.resize(size[0], size[1] - MENU_BAR)
        page.show()
        qtbot.wait(1)
        assert page.width() == size[0]  # nothing pushed the window wider
        assert clipped(page) == []
    finally:
        qapp.removeTranslator(translator)
