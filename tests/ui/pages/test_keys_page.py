"""The page of keys names every key that does something at the table. Source: access.md 7."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.board.keyboard import DIGITS, ENDS, ENTER, NEXT_SOURCE, TURN, WHICH_TURN
from noria_desktop.ui.pages.keys import GROUPS, KeysPage
from noria_desktop.ui.table.strip_buttons import KEYS
from noria_desktop.ui.window.menus import Menus

NAMES = {
    Qt.Key.Key_Return: "Enter",
    Qt.Key.Key_Enter: "Enter",
    Qt.Key.Key_Escape: "Esc",
    Qt.Key.Key_PageDown: "PgDn",
}
OF_THE_TABLE = (Qt.Key.Key_H, Qt.Key.Key_W, Qt.Key.Key_G, Qt.Key.Key_I, Qt.Key.Key_Tab)


def caps() -> set[str]:
    """Whatever stands on a cap."""
    return {str(key) for _, lines in GROUPS for line in lines for key in line.keys}


@pytest.mark.parametrize("key", [*KEYS, *ENTER, *NEXT_SOURCE, *ENDS, TURN, *OF_THE_TABLE])
def test_every_key_of_strip_and_board_is_on_it(key: Qt.Key) -> None:
    assert NAMES.get(key, QKeySequence(key).toString()) in caps()


def test_digits_and_turns_are_on_it_as_ranges() -> None:
    chords = {tuple(map(str, line.keys)) for _, lines in GROUPS for line in lines}
    for keys in (DIGITS, WHICH_TURN):
        names = [QKeySequence(key).toString() for key in keys]
        assert (names[0], "…", names[-1]) in chords


def test_the_menus_shortcuts_of_the_table_are_on_it(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(window)
    chords = {"+".join(map(str, line.keys)).replace("−", "-") for _, lines in GROUPS for line in lines}
    for action in (menus.undo, menus.fit, menus.panel, menus.replay, menus.skip, menus.rules, menus.keys):
        written = {shortcut.toString() for shortcut in action.shortcuts()}
        assert written & chords, action.text()


def test_no_key_means_two_things_there() -> None:
    alone = [line.keys[0] for _, lines in GROUPS for line in lines if len(line.keys) == 1]
    assert len(set(map(str, alone))) == len(alone)


@pytest.mark.parametrize(("width", "columns"), [(1280, 2), (800, 1)])
def test_it_never_scrolls_sideways(qtbot: QtBot, width: int, columns: int) -> None:
    page = KeysPage(shell_style())
    qtbot.addWidget(page)
    page.resize(width, 520)
    page.show()
    qtbot.waitExposed(page)
    assert page.view.horizontalScrollBar().maximum() == 0
    places = {page._grid.itemAt(number).geometry().left() for number in range(len(GROUPS))}  # type: ignore[union-attr]
    assert len(places) == columns
