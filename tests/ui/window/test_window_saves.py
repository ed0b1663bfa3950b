"""Home's list of saves, over real files: damaged ones, foreign ones, some that have gone, and many of them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.saves.files import set_aside
from noria_desktop.app.saves.store import Store
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.models import SaveRow
from noria_desktop.ui.widgets.sheets import words_width
from noria_desktop.ui.window import home, page_models
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.pages.page_shots import clipped
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import home_of, said, session_of
from tests.ui.window.test_window_trash import game


@pytest.fixture
def store(open_window: Opener) -> Store:
    return Store(open_window.profile)


def row_of(window: MainWindow, name: str) -> SaveRow:
    (found,) = (row for row in home_of(window).saves.list.rows.rows if row.path.name == name)
    return found


def choose(window: MainWindow, file: Path) -> None:
    assert home_of(window).saves.choose(file)


def test_a_file_that_has_meanwhile_gone_is_told_and_leaves_the_list(
    open_window: Opener, store: Store
) -> None:
    file = store.save(game(1), kit("noria"), "evening")
    window = open_window()
    window.show_home()
    choose(window, file)
    file.unlink()
    QTest.keyClick(home_of(window).saves.list, Qt.Key.Key_Return)
    assert "evening.ndsave" in said(window)
    assert home_of(window).saves.list.rows.rows == ()


def test_a_folder_named_like_a_save_is_none(open_window: Opener, store: Store) -> None:
    store.save(game(1), kit("noria"), "evening")
    (store.saves / "folder.ndsave").mkdir()
    window = open_window()
    window.show_home()
    assert [row.path.name for row in home_of(window).saves.list.rows.rows] == ["evening.ndsave"]
    window.open_file(store.saves / "folder.ndsave")
    assert "folder.ndsave" in said(window)
    assert (store.saves / "folder.ndsave").is_dir()


@pytest.mark.skipif(sys.platform == "win32", reason="no such files there")
def test_a_pipe_named_like_a_save_does_not_hold_up_the_list(open_window: Opener, store: Store) -> None:
    store.save(game(1), kit("noria"), "evening")
    os.mkfifo(store.saves / "pipe.ndsave")
    window = open_window()
    window.show_home()
    assert [row.path.name for row in home_of(window).saves.list.rows.rows] == ["evening.ndsave"]


def test_two_saves_of_the_same_title_open_each_its_own_game(open_window: Opener, store: Store) -> None:
    files = [store.save(game(seed), kit("noria"), "evening") for seed in (1, 2)]
    window = open_window()
    for seed, file in zip((1, 2), files, strict=True):
        window.show_home()
        choose(window, file)
        QTest.keyClick(home_of(window).saves.list, Qt.Key.Key_Return)
        assert session_of(window).seed == seed


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("set aside as damaged", "may stay")), ("ja", ("取り分けました", "このまま残す"))],
)
def test_a_file_that_was_set_aside_is_listed_as_such(
    open_window: Opener, store: Store, language: str, words: tuple[str, str]
) -> None:
    file = store.save(game(1), kit("noria"), "evening")
    file.write_bytes(b"{")
    aside = set_aside(file)
    window = open_window(language)
    window.show_home()
    row = row_of(window, aside.name)
    assert row.title == "evening"
    assert words[0] in row.trouble
    assert words[1] in (row.damaged or "")
    assert not row.has_backup


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"{", "kept as it is"),
        (b'{"hello": 1}', "not a saved game"),
        (b"newer", "newer version"),
    ],
)
def test_a_damaged_row_says_what_helps(open_window: Opener, store: Store, data: bytes, words: str) -> None:
    file = store.save(game(1), kit("noria"), "evening")
    if data == b"newer":
        data = file.read_bytes().replace(b'"format_version": ', b'"format_version": 99')
    file.write_bytes(data)
    window = open_window()
    window.show_home()
    assert words in row_of(window, file.name).trouble


def test_a_damaged_game_kept_by_itself_is_named_by_its_kind(open_window: Opener, store: Store) -> None:
    """Without any version that can be read it was listed by 32 digits."""
    file = store.autosave(game(1), kit("noria"))
    file.write_bytes(b"{")
    window = open_window()
    window.show_home()
    row = row_of(window, file.name)
    assert (row.title, row.game_id) == ("Noria", "noria")


def test_rows_appear_while_more_are_read(
    open_window: Opener, store: Store, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing was shown before the last file was read, and then the list jumped to its top."""
    for seed in range(30):
        store.save(game(seed), kit("noria"), f"evening {seed}")
    store.autosave(game(30), kit("noria"))  # the game to go on with is known without reading the others
    monkeypatch.setattr(page_models, "AT_ONCE_S", 0)
    monkeypatch.setattr(home, "READING_S", 0)
    monkeypatch.setattr(home, "SHOWING_MS", -1)
    window = open_window()
    window.show_home()
    saves = home_of(window).saves
    assert saves.reading.isVisible()
    qtbot.waitUntil(lambda: 1 < saves.list.rows.rowCount() < 31)
    saves.list.setCurrentIndex(saves.list.rows.index(1))
    chosen = saves.list.row(saves.list.currentIndex())
    saves.filter.setText("evening")
    qtbot.waitUntil(lambda: not saves.reading.isVisible())
    assert saves.list.rows.rowCount() == 30, "the one to go on with has another name"
    assert saves.list.row(saves.list.currentIndex()) == chosen
    assert saves.filter.text() == "evening"


def test_rows_that_stay_the_same_are_not_made_again(open_window: Opener, store: Store) -> None:
    store.save(game(1), kit("noria"), "evening")
    window = open_window()
    window.show_home()
    first = window._page_models.save_rows()
    assert all(one is other for one, other in zip(first, window._page_models.save_rows(), strict=True))
    window.change_settings(language="ja")
    assert window._page_models.save_rows()[0] is not first[0]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_words_of_every_row_fit_in_the_smallest_window(
    open_window: Opener, store: Store, language: str
) -> None:
    """What is wrong with a file was cut off where it mattered."""
    sound = store.save(game(1), kit("noria"), "sound").read_bytes()
    for name, data in {
        "kept": b"{",
        "foreign": b'{"hello": 1}',
        "newer": sound.replace(b'"format_version": ', b'"format_version": 99'),
        "aside": b"{",
    }.items():
        file = store.saves / f"{name}.ndsave"
        file.write_bytes(data)
    set_aside(store.saves / "aside.ndsave")
    store.save(game(2), kit("noria"), "hurt")
    store.save(game(2), kit("noria"), "hurt").write_bytes(b"{")
    window = open_window(language)
    window.resize(1024, 700)
    window.show_home()
    saves = home_of(window).saves
    style = saves.list.delegate.look
    for at, row in enumerate(saves.list.rows.rows):
        words = row.trouble if row.damaged else row.when
        room = saves.list.visualRect(saves.list.rows.index(at)).width() - style.px(46 + 20 + 8 + 4)
        if row.has_backup:
            room -= words_width(style, translate("HomePage", "Restore backup"), 12.5) + style.px(28)
        assert words_width(style, words, 12.5) <= room, words
    saves.list.setCurrentIndex(saves.list.rows.index(0))
    QTest.keyClick(saves.list, Qt.Key.Key_Delete)
    assert clipped(home_of(window)) == []
