"""A fault of the program's own is seen in the window, on every page, and the program goes on.

Source: issue "Nothing is ever lost", points 6 and 7; robustness 12.
"""

from __future__ import annotations

import gc
import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from attrs import evolve
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.messages import CliMessage, say
from noria_desktop.ui.board import miniature
from noria_desktop.ui.board.pictures import Picture
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.table import prompt_strip
from noria_desktop.ui.window import faults as faults_module
from noria_desktop.ui.window.fault_bar import FaultBar, FaultSheet
from noria_desktop.ui.window.faults import LOGGED_A_MINUTE, Faults, end_paintings
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import home_of, session_of

pytestmark = [pytest.mark.expects_log, pytest.mark.qt_log_ignore("Painter ended with")]


@pytest.fixture(autouse=True)
def _same_hooks() -> Iterator[None]:
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    yield
    sys.excepthook, threading.excepthook, sys.unraisablehook = before


@pytest.fixture
def window(open_window: Opener) -> MainWindow:
    """On the home page."""
    made = open_window()
    made.show_home()
    return made


@pytest.fixture
def faults(window: MainWindow, tmp_path: Path) -> Faults:
    made = Faults(window, tmp_path / "the.log")
    made.install()
    return made


def break_down(words: str = "broken") -> None:
    raise ValueError(words)


def fault_bars(window: MainWindow) -> list[FaultBar]:
    return window.findChildren(FaultBar)


def bar_of(qtbot: QtBot, window: MainWindow) -> FaultBar:
    """The bar, as soon as it is shown."""
    qtbot.waitUntil(lambda: any(bar.isVisible() for bar in fault_bars(window)))
    (bar,) = fault_bars(window)
    return bar


@pytest.mark.parametrize("page", ["home", "noria", "new-solani", "settings", "rules"])
def test_a_fault_is_told_on_every_page(page: str, qtbot: QtBot, window: MainWindow, faults: Faults) -> None:
    window.show_page(page)
    QTimer.singleShot(0, break_down)
    bar = bar_of(qtbot, window)
    assert "may not have been saved" in bar.words.text()
    assert (
        bar.mapTo(window, bar.rect().bottomLeft()).y()
        < window._stack.mapTo(window, window.rect().topLeft()).y()
    )
    assert not bar.times.isVisible()


def test_the_bar_stays_when_the_page_changes(qtbot: QtBot, window: MainWindow, faults: Faults) -> None:
    QTimer.singleShot(0, break_down)
    bar = bar_of(qtbot, window)
    window.show_page("settings")
    assert bar.isVisible()


def test_a_fault_in_a_thread_is_told(qtbot: QtBot, window: MainWindow, faults: Faults) -> None:
    thread = threading.Thread(target=break_down)
    thread.start()
    thread.join()
    assert "ValueError: broken" in bar_of(qtbot, window)._details()


def test_a_fault_in_a_finalizer_is_told(qtbot: QtBot, window: MainWindow, faults: Faults) -> None:
    class Leaves:
        def __del__(self) -> None:
            break_down()

    Leaves()
    gc.collect()
    assert "in __del__" in bar_of(qtbot, window)._details()


def test_the_same_fault_again_is_counted_and_not_stacked(
    qtbot: QtBot, window: MainWindow, faults: Faults, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(500):
        QTimer.singleShot(0, break_down)
    bar = bar_of(qtbot, window)
    qtbot.waitUntil(lambda: "500" in bar.times.text())
    assert bar.times.isVisible()
    assert len(fault_bars(window)) == 1
    assert bar._details().count("Traceback") == 1
    assert sum(record.levelno == logging.ERROR for record in caplog.records) == 1


def test_many_different_faults_do_not_flood_the_log(
    window: MainWindow, faults: Faults, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(300):
        kind = type(f"Fault{number}", (Exception,), {})
        faults.report(kind, kind("x" * 100_000), None)
    assert faults.count == 300
    assert len(caplog.records) == LOGGED_A_MINUTE
    assert capsys.readouterr().err.count("\n") == LOGGED_A_MINUTE
    assert len(faults.details()) < 1_000_000


def test_a_painting_that_breaks_off_is_told_and_the_window_goes_on(
    qtbot: QtBot, window: MainWindow, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt ends a program over a painter that nobody ended; here the traceback would have held it."""
    window.show_page("noria")
    QApplication.processEvents()
    monkeypatch.setattr(prompt_strip, "text", lambda *_, **__: break_down("no words"))
    window.table.strip.update()
    bar = bar_of(qtbot, window)
    for _ in range(5):
        window.table.strip.update()
        QApplication.processEvents()
    assert "no words" in bar._details()
    monkeypatch.undo()
    window.table.strip.update()
    QApplication.processEvents()
    assert not window.grab().isNull()


def test_a_picture_that_cannot_be_painted_leaves_its_place_plain(
    qtbot: QtBot, window: MainWindow, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game that lies on the home page is told of once, and can be gone on with."""
    window.show_page("noria")
    session = session_of(window)
    session.dispatch(session.legal[0])
    monkeypatch.setattr(miniature, "paint_sprite", lambda *_: break_down("no picture"))
    window.show_home()
    bar = bar_of(qtbot, window)
    assert "no picture" in bar._details()
    QApplication.processEvents()
    count = faults.count
    for _ in range(5):
        home_of(window).resume.update()
        QApplication.processEvents()
    assert faults.count == count, "once a picture, not at each painting"
    window.continue_latest()
    assert window.page_name == "table"


def test_a_piece_that_cannot_be_painted_does_not_end_the_game(
    qtbot: QtBot, window: MainWindow, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = cast(dict[type, Picture], game_ui("noria").pictures)
    for kind, picture in pictures.items():
        monkeypatch.setitem(pictures, kind, evolve(picture, paint=lambda *_: break_down("no piece")))
    window.show_page("noria")
    bar = bar_of(qtbot, window)
    assert "no piece" in bar._details()
    # The bar takes its room from the board, which is painted once more for that.
    QApplication.processEvents()
    count = faults.count
    window.table.board.view.viewport().update()
    QApplication.processEvents()
    assert faults.count == count, "once a picture, not once a frame"


def test_a_painting_that_broke_off_is_ended() -> None:
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    painters = []

    def paint() -> None:
        painter = QPainter(image)
        painters.append(painter)
        break_down()

    try:
        paint()
    except ValueError as error:
        end_paintings(error, error.__traceback__)
    assert not painters[0].isActive()


def test_a_closed_bar_stays_closed_until_the_next_fault(
    qtbot: QtBot, window: MainWindow, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    QTimer.singleShot(0, break_down)
    bar = bar_of(qtbot, window)
    QTest.mouseClick(bar.close_button, Qt.MouseButton.LeftButton)
    assert not bar.isVisible()
    monkeypatch.setattr(faults_module, "LEFT_ALONE", 0.0)
    QTimer.singleShot(0, break_down)
    qtbot.waitUntil(bar.isVisible)


def test_escape_closes_the_bar_while_the_keyboard_is_there(
    qtbot: QtBot, window: MainWindow, faults: Faults
) -> None:
    QTimer.singleShot(0, break_down)
    bar = bar_of(qtbot, window)
    focus = QApplication.focusWidget()
    assert focus is None or not bar.isAncestorOf(focus), "it takes the keyboard from nobody"
    bar.details_button.setFocus()
    QTest.keyClick(bar.details_button, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.isVisible()


def test_a_fault_is_said_aloud_once(
    qtbot: QtBot, window: MainWindow, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("noria_desktop.ui.widgets.notice_bar.announce", lambda _, words: said.append(words))
    for _ in range(3):
        QTimer.singleShot(0, break_down)
    bar = bar_of(qtbot, window)
    qtbot.waitUntil(lambda: "3" in bar.times.text())
    assert said == [bar.words.text()]
    assert bar.accessibleName() == bar.words.text()


@pytest.mark.parametrize("page", ["home", "noria"])
def test_tab_comes_to_the_bar(page: str, qtbot: QtBot, window: MainWindow, faults: Faults) -> None:
    window.show_page(page)
    QTimer.singleShot(0, break_down)
    bar = bar_of(qtbot, window)
    for _ in range(200):
        focus = QApplication.focusWidget()
        if focus is bar.details_button:
            break
        QTest.keyClick(focus or window, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is bar.details_button


def test_the_details_can_be_read_and_copied(qtbot: QtBot, window: MainWindow, faults: Faults) -> None:
    QTimer.singleShot(0, break_down)
    bar = bar_of(qtbot, window)
    QTest.mouseClick(bar.details_button, Qt.MouseButton.LeftButton)
    sheet = bar._sheet
    assert isinstance(sheet, FaultSheet)
    text = sheet.text.toPlainText()
    for part in (
        "Traceback",
        "ValueError: broken",
        "Python 3",
        "Qt 6",
        "Noria Desktop",
        str(faults._log_file),
    ):
        assert part in text
    assert sheet.text.isReadOnly()
    QTest.mouseClick(sheet.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == text
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert bar._sheet is None


def test_the_bar_follows_theme_scale_and_language(qtbot: QtBot, window: MainWindow, faults: Faults) -> None:
    QTimer.singleShot(0, break_down)
    bar = bar_of(qtbot, window)
    english, height = bar.words.text(), bar.close_button.sizeHint().height()
    window.change_settings(theme="day", scale=1.4)
    assert bar._style.theme.name == "day"
    assert bar.close_button.sizeHint().height() > height
    bar.words.setText("")
    window.change_settings(language="ja")
    QApplication.processEvents()
    assert bar.words.text()
    window.change_settings(language="en")
    QApplication.processEvents()
    assert bar.words.text() == english


def test_a_fault_in_telling_a_fault_ends_on_standard_error(
    window: MainWindow, faults: Faults, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(FaultBar, "tell", lambda *_: break_down("no bar"))
    for _ in range(3):
        faults.report(ValueError, ValueError("first"), None)
        QApplication.processEvents()
    told = capsys.readouterr().err
    assert told.count("no bar") == 1
    assert faults.count == 3


def test_a_fault_in_the_painting_of_the_bar_is_no_endless_loop(
    qtbot: QtBot, window: MainWindow, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("noria_desktop.ui.widgets.notice_bar.tone", lambda *_: break_down("no ground"))
    QTimer.singleShot(0, break_down)
    bar_of(qtbot, window)
    qtbot.waitUntil(lambda: faults.count > 1)
    for _ in range(20):
        QApplication.processEvents()
    assert faults.count < 10


@pytest.mark.parametrize(("language", "words"), [("en", "Something unexpected"), ("ja", "予期しない問題")])
def test_standard_error_gets_one_sentence_that_names_the_log_and_promises_nothing(
    language: str, words: str, open_window: Opener, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    window = open_window(language)
    Faults(window, tmp_path / "the.log").report(ValueError, ValueError("two\nlines"), None)
    told = capsys.readouterr().err
    assert words in told
    assert str(tmp_path / "the.log") in told
    assert told.count("\n") == 1
    for promise in ("is saved", "保存されており"):
        assert promise not in say(CliMessage.FAULT, language, detail="", file="")


def test_nothing_of_it_is_loaded_before_the_first_fault() -> None:
    told = (
        "import sys, noria_desktop.ui.window.application\n"
        "late = {'noria_desktop.ui.window.fault_bar', 'logging.handlers', 'noria_desktop.ui.pages.about'}\n"
        "sys.exit(bool(late & set(sys.modules)))\n"
    )
    assert subprocess.run([sys.executable, "-c", told], check=False, timeout=100).returncode == 0
