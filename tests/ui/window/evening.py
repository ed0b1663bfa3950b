"""What happens in a window in one evening, without waiting longer than needed."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.games.noria.actions import EndPhase
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.notation import read_setup
from noria_desktop.games.noria.terms import Prompt
from noria_desktop.ui.pages.home import HomePage
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.table.seat import EXAMPLE

P = TypeVar("P", bound=Page)

SPACE = Qt.Key.Key_Space
"""Lets the bot go on."""
END = Qt.Key.Key_E
"""Ends a phase of the own turn."""


def session_of(window: MainWindow) -> Session:
    """The game at the table."""
    session = window.table.session
    assert session is not None
    return session


def page_of(window: MainWindow, kind: type[P]) -> P:
    """The page that is shown, which is of that kind."""
    page = window._stack.currentWidget()
    assert isinstance(page, kind), type(page)
    return page


def rest(qtbot: QtBot, window: MainWindow) -> None:
    """Until the human decides, or the table has been left."""

    def quiet() -> bool:
        table = window.table
        if window.page_name != "table" or table.session is None:
            return True
        return (
            not table.session.turn.automatic
            and not table.board.busy
            and not window.games._save_timer.isActive()
        )

    qtbot.waitUntil(quiet, timeout=5000)


def press(
    window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """A key to the board; asked whether to end something all the same, the player ends it."""
    QTest.keyClick(window.table.board.view, key, modifier)
    QApplication.processEvents()
    if key is END and window.table.asking.stands:
        QTest.keyClick(window.table.strip, key)
        QApplication.processEvents()


def a_round(qtbot: QtBot, window: MainWindow) -> None:
    """The human does nothing, the bot takes its turn."""
    session = session_of(window)
    before = session.state.round
    while session.state.round == before and not session.is_over:
        press(window, END)
        rest(qtbot, window)


def nearly_over(seed: int = 7) -> Session:
    """A game in which the last politics are about to be ended."""
    session = Session(kit("noria"), read_setup(EXAMPLE), seed)
    while session.state.round < components().rounds or session.turn.prompt is not Prompt.INTRIGUE:
        session.run_automatic()
        session.dispatch(EndPhase() if EndPhase() in session.legal else session.legal[0])
    return session


def home_of(window: MainWindow) -> HomePage:
    """The home page, which must be the page shown."""
    page = window._stack.currentWidget()
    assert isinstance(page, HomePage)
    return page


def said(window: MainWindow) -> str:
    """The sentence that the player can see now."""
    bar = window.games._unwritten_bar
    if bar is not None and bar.isVisible():
        return bar.words.text()
    if window.page_name == "table":
        return window.table.strip.notice
    notice = home_of(window).notice
    return notice.text() if notice.isVisibleTo(window) else ""


def drop_file(window: MainWindow, file: Path) -> None:
    """A file is dropped on the page from the desktop."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    page = home_of(window)
    place, copy = page.rect().center(), Qt.DropAction.CopyAction
    button, modifier = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(place, copy, data, button, modifier)
    QApplication.sendEvent(page, enter)
    assert enter.isAccepted(), "the page takes no files"
    QApplication.sendEvent(page, QDropEvent(QPointF(place), copy, data, button, modifier))
    QApplication.processEvents()


def results(profile: Path) -> list[str]:
    """Lines of the record of finished games."""
    file = profile / "results.jsonl"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def autosaves(profile: Path) -> list[Path]:
    """Automatic saves, without their backups."""
    return sorted((profile / "autosave").glob("*.ndsave"))
