"""The page of keys names every key that does something at the table. Source: access.md 7."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from noria_desktop.app.keys import COMMANDS, Kind, keys_in
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.board.keyboard import DIGITS, ENDS, ENTER, NEXT_SOURCE, TURN, WHICH_TURN
from noria_desktop.ui.pages.key_caps import KeyCaps
from noria_desktop.ui.pages.keys import KeysPage
from noria_desktop.ui.pages.keys_listed import GROUPS, REPLAY, command_name
from noria_desktop.ui.table.strip_buttons import KEYS
from noria_desktop.ui.widgets.key_names import KEY_NAMES
from noria_desktop.ui.window.key_change import KeyChange
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
    """The table's keys and those of a replay are told apart."""
    for replay in (False, True):
        groups = [lines for title, lines in GROUPS if (title is REPLAY) is replay]
        alone = [line.keys[0] for lines in groups for line in lines if len(line.keys) == 1]
        assert len(set(map(str, alone))) == len(alone)


def test_every_key_of_the_replay_is_on_it() -> None:
    """It named two of fourteen."""
    from noria_desktop.ui.table.replay_strip import ReplayStrip

    tried = {
        "Ctrl+Left", "Ctrl+Right", "Alt+Left", "Alt+Right", "Left", "Right", "PgUp", "PgDn", "Home", "End",
        "P", "+", "-", "N", "T", "H", "Return", "Esc",
    }  # fmt: skip
    marks = {"←": "Left", "→": "Right", "−": "-", "Enter": "Return"}
    (lines,) = [lines for title, lines in GROUPS if title is REPLAY]
    told: set[str] = set()
    for line in lines:
        keys = [marks.get(str(key), str(key)) for key in line.keys]
        held = keys.pop(0) + "+" if keys[0] in ("Ctrl", "Alt") else ""
        told |= {held + key for key in keys}
    assert told == tried
    assert hasattr(ReplayStrip, "press")


@pytest.mark.parametrize(("width", "columns"), [(1280, 3), (860, 2), (640, 1)])
def test_it_never_scrolls_sideways(qtbot: QtBot, width: int, columns: int) -> None:
    page = KeysPage(shell_style())
    qtbot.addWidget(page)
    page.resize(width, 520)
    page.show()
    qtbot.waitExposed(page)
    assert page.view.horizontalScrollBar().maximum() == 0
    assert page.across == columns
    assert len({sheet.mapTo(page, sheet.rect().topLeft()).x() for sheet, *_ in page.groups}) == columns


# Changing keys ----------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _usual_keys() -> Iterator[None]:
    yield
    KEY_NAMES.use(keys_in(""))


def a_page(qtbot: QtBot, text: str = "", game: str = "") -> tuple[KeysPage, list[str]]:
    """The card with keys being changed, and what it told the settings."""
    KEY_NAMES.use(keys_in(text))
    page = KeysPage(shell_style(), game)
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    page.change.click()
    told: list[str] = []
    page.keys_changed.connect(told.append)
    return page, told


def caps_of(page: KeysPage, command: str) -> KeyCaps:
    return next(one.caps for one in page.rows if one.line.command == command)


def press(qtbot: QtBot, page: KeysPage, command: str, key: Qt.Key, *held: Qt.KeyboardModifier) -> None:
    """Press the cap of a command, then a key."""
    caps = caps_of(page, command)
    caps.click()
    modifiers = held[0] if held else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(caps, key, modifiers)


def test_a_free_key_is_taken_at_once(qtbot: QtBot) -> None:
    page, told = a_page(qtbot)
    press(qtbot, page, "hint", Qt.Key.Key_J)
    assert told == ["hint=J"]
    assert "J" in caps_of(page, "hint").accessibleName()


def test_a_key_of_another_names_it_and_offers_to_swap(qtbot: QtBot) -> None:
    page, told = a_page(qtbot)
    press(qtbot, page, "hint", Qt.Key.Key_W)
    assert told == []
    assert "W belongs to" in page.notice.text()
    assert command_name("why") in page.notice.text()
    page.swap.click()
    assert told == ["hint=W,why=H"]


def test_left_as_it_is_nothing_changes(qtbot: QtBot) -> None:
    page, told = a_page(qtbot)
    press(qtbot, page, "undo", Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    page.leave.click()
    assert told == []
    assert not page.swap.isVisible()


@pytest.mark.parametrize(
    ("command", "key"), [("hint", Qt.Key.Key_5), ("undo", Qt.Key.Key_U), ("hint", Qt.Key.Key_F1)]
)
def test_a_key_that_cannot_be_is_refused_with_a_sentence(qtbot: QtBot, command: str, key: Qt.Key) -> None:
    page, told = a_page(qtbot)
    press(qtbot, page, command, key)
    assert told == []
    assert "cannot be used here" in page.notice.text()
    assert not page.swap.isVisible()


def test_escape_takes_no_key_and_leaves_the_page_open(qtbot: QtBot) -> None:
    page, told = a_page(qtbot)
    with qtbot.assertNotEmitted(page.back_requested):
        press(qtbot, page, "hint", Qt.Key.Key_Escape)
    assert told == []
    assert not caps_of(page, "hint").listening


def test_usual_keys_come_back(qtbot: QtBot) -> None:
    page, told = a_page(qtbot, "hint=J,undo=Ctrl+U")
    page.usual.click()
    assert told == [""]


def test_from_a_table_keys_of_other_games_are_left_out(qtbot: QtBot) -> None:
    page, _ = a_page(qtbot, game="noria")
    assert {one.line.game for one in page.rows} == {"", "noria"}


def test_every_command_that_can_be_changed_at_the_table_is_on_the_card() -> None:
    shown = {line.command for _, lines in GROUPS for line in lines}
    assert {command.name for command in COMMANDS if command.kind is Kind.TABLE} <= shown


# At the table -----------------------------------------------------------------------------------------


class Heard(QWidget):
    """What a table would hear."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        self.keys.append(event.key())


def heard(qtbot: QtBot, text: str, *keys: Qt.Key, at_table: bool = True) -> list[int]:
    """What arrives of some presses while these keys are in force."""
    window, table = QMainWindow(), Heard()
    window.setCentralWidget(table)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    change = KeyChange(window, Menus(window), lambda: at_table)
    change.watch(window.windowHandle())
    change.use(keys_in(text))
    table.setFocus()
    for key in keys:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(window.windowHandle(), event)
    return table.keys


def test_the_new_key_does_what_the_usual_one_did_and_that_one_nothing(qtbot: QtBot) -> None:
    pressed = (Qt.Key.Key_J, Qt.Key.Key_H, Qt.Key.Key_W)
    assert heard(qtbot, "hint=J", *pressed) == [Qt.Key.Key_H, Qt.Key.Key_W]


def test_exchanged_keys_do_what_the_other_did(qtbot: QtBot) -> None:
    assert heard(qtbot, "hint=W,why=H", Qt.Key.Key_H, Qt.Key.Key_W) == [Qt.Key.Key_W, Qt.Key.Key_H]


def test_away_from_the_table_letters_stay_what_they_are(qtbot: QtBot) -> None:
    assert heard(qtbot, "hint=J", Qt.Key.Key_J, at_table=False) == [Qt.Key.Key_J]


def test_a_menu_answers_to_the_new_key_and_again_to_the_old(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(window)
    before = menus.redo.shortcuts()
    change = KeyChange(window, menus, lambda: True)
    change.use(keys_in("redo=Ctrl+U"))
    assert [one.toString() for one in menus.redo.shortcuts()] == ["Ctrl+U"]
    change.use(keys_in(""))
    assert menus.redo.shortcuts() == before


@pytest.mark.parametrize("width", [1280, 860, 640])
def test_no_line_is_squeezed_however_small_the_window_gets(qtbot: QtBot, width: int) -> None:
    """Seen before: made small while it was shown, the lines lay over each other."""
    page, _ = a_page(qtbot)
    page.resize(width, 400)
    QApplication.processEvents()
    for one in page.rows:
        assert one.height() >= one.caps.sizeHint().height()
