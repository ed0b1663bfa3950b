"""Sound in a window: switched and kept, at home, at a table and in a lesson; and a window where nothing can be heard."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.settings import Settings
from noria_desktop.games.noria.notation import read_setup
from noria_desktop.ui.pages.settings import SettingsPage
from noria_desktop.ui.sound.device import Device, NoSound, OpenDevice, open_device
from noria_desktop.ui.sound.effects import Effect
from noria_desktop.ui.sound.player import SoundPlayer
from noria_desktop.ui.table.sounding import Sounding
from noria_desktop.ui.widgets.level import STEP
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.table.seat import EXAMPLE
from tests.ui.window.conftest import Opener
from tests.ui.window.test_lessons import by_hand, do, learning, run_of

LONG = 30.0
"""Seconds after which a test gives up; none waits that long."""


@pytest.fixture
def playing(open_window: Opener) -> MainWindow:
    window = open_window()
    window.start("noria", read_setup(EXAMPLE), 7)
    QApplication.processEvents()
    return window


def state(window: MainWindow) -> tuple[bool, bool, str]:
    """Whether it sounds: by the settings, the menu, and the tool bar's words."""
    settings = window.settings
    return (
        settings.volume > 0 and not settings.muted,
        window.menus.sound.isChecked(),
        window.table.tool_bar.sound.accessibleName(),
    )


ON, OFF = (True, True, "Sound on"), (False, False, "Sound off")


def by_key(window: MainWindow) -> None:
    QTest.keyClick(window.table.board.view, Qt.Key.Key_M)


def by_menu(window: MainWindow) -> None:
    window.menus.sound.trigger()


def by_button(window: MainWindow) -> None:
    QTest.mouseClick(window.table.tool_bar.sound, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("switch", [by_key, by_menu, by_button])
def test_sound_is_switched_by_key_menu_and_button_and_stays_so(
    open_window: Opener, playing: MainWindow, switch: object
) -> None:
    assert callable(switch)
    assert state(playing) == ON
    switch(playing)
    assert state(playing) == OFF
    assert playing.table.sounding.player.volume == 0
    playing.close()
    again = open_window()
    again.start("noria", read_setup(EXAMPLE), 7)
    assert state(again) == OFF
    switch(again)
    assert state(again) == ON
    assert again.table.sounding.player.volume == Settings().volume


def test_at_a_volume_of_nothing_the_switch_brings_the_usual_one(playing: MainWindow) -> None:
    playing.change_settings(volume=0)
    assert state(playing) == OFF
    by_key(playing)
    assert state(playing) == ON
    assert playing.settings.volume == Settings().volume


def test_the_key_can_be_another(playing: MainWindow) -> None:
    playing.change_settings(keys="mute=U")
    assert playing.table.tool_bar.sound.toolTip() == "Sound on (U)"
    assert playing.menus.sound.text().endswith("\tU")
    QTest.keyClick(playing.windowHandle(), Qt.Key.Key_M)
    assert state(playing) == ON, "the usual key means nothing now"
    QTest.keyClick(playing.windowHandle(), Qt.Key.Key_U)
    assert state(playing) == OFF


def settings_page(window: MainWindow) -> SettingsPage:
    window.side.show_settings()
    page = window._stack.currentWidget()
    assert isinstance(page, SettingsPage)
    return page


def test_the_settings_page_steps_by_keys_and_tells_what_it_is(open_window: Opener) -> None:
    window = open_window()
    page = settings_page(window)
    level = page.volume.level
    assert (level.accessibleName(), level.accessibleDescription()) == ("Volume", "60%")
    level.setFocus()
    QTest.keyClick(level, Qt.Key.Key_Right)
    assert window.settings.volume == Settings().volume + STEP
    QTest.keyClick(level, Qt.Key.Key_End)
    assert (window.settings.volume, level.accessibleDescription()) == (100, "100%")
    QTest.keyClick(level, Qt.Key.Key_Home)
    assert window.settings.volume == 0
    page.muted.buttons[True].click()
    assert window.settings.muted
    page.sound.reset.click()
    assert (window.settings.volume, window.settings.muted) == (Settings().volume, False)
    assert level.value() == Settings().volume


def test_the_pointer_leads_the_level_in_steps(open_window: Opener) -> None:
    window = open_window()
    page = settings_page(window)
    QApplication.processEvents()
    level = page.volume.level
    line = level.line()
    for part, value in ((0.0, 0), (0.52, 50), (1.0, 100)):
        spot = line.topLeft() + (line.bottomRight() - line.topLeft()) * part
        QTest.mouseClick(level, Qt.MouseButton.LeftButton, pos=spot.toPoint())
        assert window.settings.volume == value


# Lessons ------------------------------------------------------------------------------------------------


def test_a_lesson_is_switched_too_and_its_wrong_tries_and_its_end_are_heard(
    open_window: Opener, qtbot: QtBot
) -> None:
    window, run = learning(open_window, qtbot, "solani/1")
    heard: list[Effect] = []
    window.table.lesson.heard.connect(heard.append)
    by_key(window)
    assert state(window) == OFF
    wrong = next(action for action in run.session.legal if action not in run.expected())
    assert by_hand(window, wrong)
    assert heard == [Effect.REFUSE]
    while not run_of(window).over:
        do(window, qtbot)
    assert heard == [Effect.REFUSE, Effect.WIN]


# Where nothing can be heard -----------------------------------------------------------------------------


def play_with(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch, opens: OpenDevice
) -> tuple[MainWindow, threading.Event]:
    """Begin a game with a card opened so, do something, and hear when the card was looked for."""
    asked = threading.Event()

    def opening() -> Device:
        try:
            return opens()
        finally:
            asked.set()

    monkeypatch.setattr("noria_desktop.ui.table.sounding.SoundPlayer", lambda: SoundPlayer(opening))
    monkeypatch.setattr(Sounding, "is_heard", True)
    window = open_window()
    window.start("noria", read_setup(EXAMPLE), 7)
    QApplication.processEvents()
    QTest.keyClick(window.table.board.view, Qt.Key.Key_E)
    window.table.sounding.play(Effect.CARD)
    return window, asked


def none_there() -> Device:
    raise NoSound("no sound card")


@pytest.mark.parametrize("why", ["no card", "no ALSA", "no miniaudio"])
def test_a_window_without_sound_is_whole(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], why: str
) -> None:
    """Nothing is told, nothing is written to the terminal or, as a warning, to the log."""
    opens: OpenDevice = none_there
    if why == "no ALSA":
        backend = pytest.importorskip("miniaudio").Backend.PULSEAUDIO
        monkeypatch.setattr("noria_desktop.ui.sound.device._backends", lambda _: [backend])
        monkeypatch.setenv("PULSE_SERVER", "/nowhere")
        opens = open_device
    elif why == "no miniaudio":
        monkeypatch.setitem(sys.modules, "miniaudio", None)
        opens = open_device
    window, asked = play_with(open_window, monkeypatch, opens)
    assert asked.wait(LONG)
    settings_page(window)
    window.change_settings(volume=80)
    window.close()
    assert window.table.sounding.player.started is False
    assert capfd.readouterr().err == ""


def test_a_muted_window_looks_for_no_card(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch, profile_dir: Path
) -> None:
    first = open_window()
    first.change_settings(muted=True)
    first.close()
    window, asked = play_with(open_window, monkeypatch, none_there)
    assert not window.table.sounding.player.started
    assert not asked.is_set()
