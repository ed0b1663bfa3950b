"""The trash: looked at, put back and emptied, by mouse and keyboard, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.saves.files import backup_of
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.games.noria.notation import read_setup
from noria_desktop.ui.pages.trash_sheet import TrashSheet
from noria_desktop.ui.widgets.list_sheet import Question
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.table.seat import EXAMPLE
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import END, autosaves, home_of, press, rest, session_of

LEFT = Qt.MouseButton.LeftButton
Shown = TypeVar("Shown", bound=QWidget)


def game(seed: int) -> Session:
    session = Session(kit("noria"), read_setup(EXAMPLE), seed)
    session.run_automatic()
    session.dispatch(session.legal[0])
    return session


@pytest.fixture
def store(open_window: Opener) -> Store:
    """Three games in the trash: two sound ones, and one damaged with its previous version."""
    store = Store(open_window.profile)
    for number, title in enumerate(["one", '<img src="x">']):
        store.throw_away(store.save(game(number), kit("noria"), title))
    session = game(3)
    file = store.save(session, kit("noria"), "hurt")
    store.save(session, kit("noria"), "hurt")
    file.write_bytes(b"{")
    store.throw_away(file)
    return store


def over(window: QWidget, kind: type[Shown]) -> Shown:
    """The sheet that lies over the window."""
    (found,) = (one for one in window.findChildren(kind) if one.isVisible())
    return found


def opened(window: MainWindow, qtbot: QtBot) -> TrashSheet:
    window.menus.trash.trigger()
    sheet = over(window, TrashSheet)
    qtbot.waitUntil(lambda: not sheet.is_filling)
    qtbot.waitUntil(sheet.isActiveWindow)
    return sheet


def titles(sheet: TrashSheet) -> list[str]:
    return [row.title for row in sheet.list.rows.rows]


def choose(sheet: TrashSheet, title: str) -> None:
    (row,) = (row for row in sheet.list.rows.rows if row.title.startswith(title))
    sheet.list.setCurrentIndex(sheet.list.rows.place_of(row.path))


def test_the_quiet_button_of_home_opens_it(open_window: Opener, store: Store, qtbot: QtBot) -> None:
    window = open_window()
    window.show_home()
    QTest.mouseClick(home_of(window).saves.trash, LEFT)
    sheet = over(window, TrashSheet)
    qtbot.waitUntil(lambda: len(titles(sheet)) == 3)
    assert sheet.list.accessibleName()


def test_enter_puts_a_game_back_and_home_chooses_it(open_window: Opener, store: Store, qtbot: QtBot) -> None:
    window = open_window()
    window.show_home()
    sheet = opened(window, qtbot)
    choose(sheet, "one")
    assert sheet.list.hasFocus()
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    assert (store.saves / "one.ndsave").exists()
    assert "one" not in titles(sheet)
    assert "one" in sheet.notice.text()
    saves = home_of(window).saves.list
    found = saves.row(saves.currentIndex())
    assert found is not None
    assert found.path == store.saves / "one.ndsave"


def test_a_click_puts_a_game_back_beside_another_of_its_name(
    open_window: Opener, store: Store, qtbot: QtBot
) -> None:
    ours = store.save(game(9), kit("noria"), "one")
    kept = ours.read_bytes()
    sheet = opened(open_window(), qtbot)
    choose(sheet, "one")
    QTest.mouseClick(sheet.back, LEFT)
    assert ours.read_bytes() == kept
    assert store.open(store.saves / "one 2.ndsave").session.seed == 0


def test_a_damaged_game_goes_back_with_its_previous_version(
    open_window: Opener, store: Store, qtbot: QtBot
) -> None:
    sheet = opened(open_window(), qtbot)
    choose(sheet, "hurt")
    row = sheet.list.row(sheet.list.currentIndex())
    assert row is not None
    assert "previous version" in row.trouble
    assert not sheet.look_at.isEnabled()
    QTest.mouseClick(sheet.back, LEFT)
    assert backup_of(store.saves / "hurt.ndsave").exists()
    assert store.restore_backup(store.saves / "hurt.ndsave").session.seed == 3


def test_looking_changes_nothing_and_going_on_is_a_game_of_its_own(
    open_window: Opener, store: Store, qtbot: QtBot
) -> None:
    window = open_window()
    sheet = opened(window, qtbot)
    choose(sheet, "one")
    trashed = next(row.path for row in sheet.list.rows.rows if row.title == "one")
    before, identity = trashed.read_bytes(), store.open(trashed).session.identity
    QTest.mouseClick(sheet.look_at, LEFT)
    assert window.page_name == "table"
    window.games.flush()
    assert autosaves(open_window.profile) == []
    session = session_of(window)
    assert session.identity == identity
    rest(qtbot, window)
    press(window, END)
    rest(qtbot, window)
    window.games.flush()
    assert session.identity != identity
    assert not session.sealed
    assert len(autosaves(open_window.profile)) == 1
    assert trashed.read_bytes() == before
    window.menus.save.trigger()
    assert trashed.read_bytes() == before, "saving does not write into the trash"
    assert len(list(store.saves.glob("*.ndsave"))) == 1


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("3 games", "cannot be undone")), ("ja", ("3 個", "取り消せません"))]
)
def test_emptying_asks_first_and_no_is_what_enter_says(
    open_window: Opener, store: Store, qtbot: QtBot, language: str, words: tuple[str, str]
) -> None:
    window = open_window(language)
    sheet = opened(window, qtbot)
    QTest.mouseClick(sheet.wipe, LEFT)
    question = over(sheet, Question)
    qtbot.waitUntil(question.no.hasFocus)
    for part in words:
        assert part in question.accessibleName()
    QTest.keyClick(question.no, Qt.Key.Key_Return)
    assert len(store.trash.all()) == 3
    QTest.mouseClick(sheet.wipe, LEFT)
    QTest.keyClick(over(sheet, Question), Qt.Key.Key_Escape)
    assert len(store.trash.all()) == 3


def test_emptying_deletes_only_what_was_listed(open_window: Opener, store: Store, qtbot: QtBot) -> None:
    sheet = opened(open_window(), qtbot)
    QTest.keyClick(sheet.wipe, Qt.Key.Key_Return)
    later = store.throw_away(store.save(game(8), kit("noria"), "thrown away meanwhile"))
    QTest.mouseClick(over(sheet, Question).yes, LEFT)
    assert [one.file for one in store.trash.all()] == [later.file]
    assert titles(sheet) == []
    assert sheet.empty.isVisible()
    assert not sheet.wipe.isEnabled()


def test_delete_deletes_nothing_here(open_window: Opener, store: Store, qtbot: QtBot) -> None:
    sheet = opened(open_window(), qtbot)
    QTest.keyClick(sheet.list, Qt.Key.Key_Delete)
    assert len(titles(sheet)) == len(store.trash.all()) == 3


def test_escape_closes_it(open_window: Opener, store: Store, qtbot: QtBot) -> None:
    sheet = opened(open_window(), qtbot)
    QTest.keyClick(sheet.list, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_titles_are_no_markup(open_window: Opener, store: Store, qtbot: QtBot) -> None:
    sheet = opened(open_window(), qtbot)
    choose(sheet, "<img")
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    assert sheet.notice.textFormat() == Qt.TextFormat.PlainText
    assert "<img" in sheet.notice.text()


def test_what_has_gone_meanwhile_is_told_in_one_sentence(
    open_window: Opener, store: Store, qtbot: QtBot
) -> None:
    sheet = opened(open_window(), qtbot)
    choose(sheet, "one")
    next(row.path for row in sheet.list.rows.rows if row.title == "one").unlink()
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    assert "is not there" in sheet.notice.text()


def test_an_empty_trash_says_so(open_window: Opener, qtbot: QtBot) -> None:
    sheet = opened(open_window("ja"), qtbot)
    assert sheet.empty.isVisible()
    assert sheet.empty.text() == "ゴミ箱は空です。"
    assert not sheet.back.isEnabled()


def test_a_finished_game_that_home_does_not_list_is_told(
    open_window: Opener, tmp_path: Path, qtbot: QtBot
) -> None:
    from tests.ui.window.evening import nearly_over

    store = Store(open_window.profile)
    session = nearly_over()
    while not session.is_over:
        session.run_automatic()
        if not session.is_over:
            session.dispatch(session.legal[-1])
    store.throw_away(store.autosave(session, kit("noria")))
    window = open_window()
    window.show_home()
    sheet = opened(window, qtbot)
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    assert "no finished games" in sheet.notice.text()
    QApplication.processEvents()


def test_a_window_that_only_looks_moves_nothing(open_window: Opener, store: Store, qtbot: QtBot) -> None:
    window = open_window()
    window.sheets._writes = False
    sheet = opened(window, qtbot)
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    QTest.mouseClick(sheet.wipe, LEFT)
    QTest.mouseClick(over(sheet, Question).yes, LEFT)
    assert len(store.trash.all()) == 3
