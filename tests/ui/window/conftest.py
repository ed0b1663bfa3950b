"""Windows over a profile folder of the test's own; the application looks the same afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from noria_desktop.app.profile import Profile
from noria_desktop.ui.window.kept_bars import Leaving
from noria_desktop.ui.window.languages import Languages
from noria_desktop.ui.window.main_window import MainWindow
from noria_desktop.ui.window.settings import SettingsFile
from tests.ui.spoken import silence_afterwards


@pytest.fixture(autouse=True)
def _same_application(qapp: QApplication) -> Iterator[None]:
    """Palette, font, style and language are put back, windows are gone."""
    palette, font, style = QPalette(qapp.palette()), qapp.font(), qapp.style().objectName()
    tip_palette, tip_font = QPalette(QToolTip.palette()), QToolTip.font()
    there = set(map(id, qapp.topLevelWidgets()))
    with silence_afterwards():
        yield
    # Windows that live on would follow every later change of language and theme.
    for widget in qapp.topLevelWidgets():
        if id(widget) not in there:
            widget.close()
            widget.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.setStyle(style)
    qapp.setPalette(palette)
    qapp.setFont(font)
    QToolTip.setPalette(tip_palette)
    QToolTip.setFont(tip_font)


@pytest.fixture(autouse=True)
def _leave_without_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that leaves something unwritten on purpose is not asked at its end."""
    monkeypatch.setattr("noria_desktop.ui.window.kept_bars.ask_before_leaving", lambda *_: Leaving.LEAVE)


class Opener:
    """Opens windows one after the other over the same profile, as starting the program again does."""

    def __init__(self, qtbot: QtBot, profile: Path) -> None:
        self._qtbot = qtbot
        self.profile = profile

    def __call__(self, language: str = "en", theme: str = "night", coach: str = "off") -> MainWindow:
        settings = SettingsFile(self.profile)
        settings.override(bot_speed="instant", language=language, theme=theme, coach=coach)
        window = MainWindow(Profile.within(self.profile), settings, Languages(language))
        self._qtbot.addWidget(window)
        window.show()
        self._qtbot.waitExposed(window)
        with self._qtbot.waitActive(window):
            window.activateWindow()
        return window


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path) -> Opener:
    return Opener(qtbot, tmp_path / "own")
