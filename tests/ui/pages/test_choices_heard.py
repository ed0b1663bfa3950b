"""Choices that exclude each other are heard as such, and Tab comes to what is chosen. Source: access.md 8."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.settings import Settings
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.pages.home import HomePage
from noria_desktop.ui.pages.new_game import new_game_page
from noria_desktop.ui.pages.settings import SettingsPage
from noria_desktop.ui.widgets.one_of import OneOf
from tests.ui.pages import samples


def exclusive(page: QWidget) -> list[list[QAbstractButton]]:
    """Groups of which one is chosen."""
    return [group.buttons() for group in page.findChildren(OneOf) if group.exclusive() and group.buttons()]


def check(page: QWidget) -> None:
    groups = exclusive(page)
    assert groups
    for buttons in groups:
        for button in buttons:
            interface = QAccessible.queryAccessibleInterface(button)
            assert interface.role() is QAccessible.Role.RadioButton, button.text()
        chosen = [button for button in buttons if button.isChecked()]
        if chosen:
            by_tab = [button for button in buttons if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
            assert by_tab == chosen


def test_the_settings(qtbot: QtBot) -> None:
    page = SettingsPage(Settings(), shell_style())
    qtbot.addWidget(page)
    check(page)
    page.theme.buttons["day"].click()
    check(page)


@pytest.mark.parametrize("game", game_ids())
def test_the_new_game_page_of_each_game(qtbot: QtBot, game: str) -> None:
    model = evolve(samples.new_game(), options=kit(game).default_options())
    page = new_game_page(game, model, shell_style())
    qtbot.addWidget(page)
    check(page)


def test_the_buttons_of_each_game_at_home_say_which_game(qtbot: QtBot) -> None:
    """Seen before: four times "New game…", "Same again", "Lessons"."""
    page = HomePage(samples.home(), shell_style(still=True))
    qtbot.addWidget(page)
    names = [button.accessibleName() for button in page.findChildren(QAbstractButton) if button.isEnabled()]
    for card in samples.home().games:
        name = game_cover(card.game_id).name()
        assert f"{name}: New game…" in names
        assert f"{name}: Lessons" in names
