"""Home: Continue first, everything by keyboard, deletion with a moment to undo. Source: ux.md 2.2."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.ui.shell.home_page import HomePage
from noria_desktop.ui.shell.style import shell_style
from tests.ui.shell import samples


@pytest.fixture
def page(qtbot: QtBot) -> HomePage:
    page = HomePage(samples.home(), shell_style("night", still=True))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(lambda: page.resume.go.hasFocus(), timeout=2000)
    return page


def test_one_activation_goes_on_with_the_game(qtbot: QtBot, page: HomePage) -> None:
    with qtbot.waitSignal(page.continue_requested):
        QTest.keyClick(page.resume.go, Qt.Key.Key_Return)


def test_without_a_save_the_same_place_offers_the_first_game(qtbot: QtBot) -> None:
    page = HomePage(samples.home(saved=False), shell_style("night", still=True))
    qtbot.addWidget(page)
    page.show()
    assert page.resume.go.text() == "&Play Noria"
    with qtbot.waitSignal(page.new_requested) as caught:
        page.resume.go.click()
    assert caught.args == ["noria"]
    assert page.saves.empty.isVisible()


def test_the_number_key_opens_a_new_game(qtbot: QtBot, page: HomePage) -> None:
    with qtbot.waitSignal(page.new_requested) as caught:
        QTest.keyClick(page, Qt.Key.Key_1)
    assert caught.args == ["noria"]
    with qtbot.assertNotEmitted(page.new_requested):
        QTest.keyClick(page, Qt.Key.Key_2)  # there is no second game yet


def test_tab_walks_continue_game_saves_today_header(qtbot: QtBot, page: HomePage) -> None:
    wanted = [
        page.cards[0].new,
        page.cards[0].again,
        page.cards[0].learn,
        page.saves.filter,
        page.saves.list,
        page.today.play,
        page.header.rules,
        page.header.settings,
    ]
    seen = []
    for _ in wanted:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert seen == wanted


def test_enter_opens_a_save_and_restores_a_damaged_one(qtbot: QtBot, page: HomePage) -> None:
    saves = page.saves.list
    saves.setCurrentIndex(saves.rows.index(0))
    with qtbot.waitSignal(page.open_requested) as caught:
        QTest.keyClick(saves, Qt.Key.Key_Return)
    assert caught.args == [Path("/saves/a.ndsave")]
    saves.setCurrentIndex(saves.rows.index(3))
    with qtbot.waitSignal(page.restore_requested) as caught, qtbot.assertNotEmitted(page.open_requested):
        QTest.keyClick(saves, Qt.Key.Key_Return)
    assert caught.args == [Path("/saves/d.ndsave")]


def test_a_click_on_restore_backup_restores(qtbot: QtBot, page: HomePage) -> None:
    saves = page.saves.list
    box = saves.visualRect(saves.rows.index(3))
    with qtbot.waitSignal(page.restore_requested):
        QTest.mouseClick(saves.viewport(), Qt.MouseButton.LeftButton, pos=box.bottomRight() - QPoint(30, 18))


def test_delete_waits_until_it_cannot_be_taken_back(qtbot: QtBot, page: HomePage) -> None:
    saves = page.saves.list
    saves.setCurrentIndex(saves.rows.index(1))
    with qtbot.assertNotEmitted(page.delete_requested):
        QTest.keyClick(saves, Qt.Key.Key_Delete)
    assert saves.rows.rowCount() == 3
    assert page.saves.undo_bar.isVisible()
    page.saves.undo.click()
    assert saves.rows.rowCount() == 4
    with qtbot.waitSignal(page.delete_requested) as caught:
        QTest.keyClick(saves, Qt.Key.Key_Delete)
        page.hide()  # leaving the page ends the moment
    assert caught.args == [Path("/saves/b.ndsave")]


def test_the_filter_leaves_rows_with_every_word(qtbot: QtBot, page: HomePage) -> None:
    page.saves.filter.setText("bot YESTERDAY")
    assert [row.title for row in page.saves.list.rows.rows] == ["Noria – Bot 3 – round 12"]


def test_same_again_needs_a_last_game(qtbot: QtBot, page: HomePage) -> None:
    assert page.cards[0].again.isEnabled()
    page.set_model(evolve(page.model, games=(evolve(samples.NORIA, can_repeat=False),)))
    assert not page.cards[0].again.isEnabled()
    assert page.cards[0].again.toolTip()


def test_a_dropped_file_is_opened(qtbot: QtBot, page: HomePage, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "x.ndsave"))])
    event = QDropEvent(
        QPointF(5, 5),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    with qtbot.waitSignal(page.file_dropped) as caught:
        page.dropEvent(event)
    assert caught.args == [tmp_path / "x.ndsave"]


def test_four_games_stand_side_by_side(qtbot: QtBot) -> None:
    games = tuple(evolve(samples.NORIA, game_id=name) for name in ("noria", "second", "third", "fourth"))
    page = HomePage(evolve(samples.home(), games=games), shell_style("night", still=True))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    lefts = [card.x() for card in page.cards]
    assert lefts == sorted(set(lefts))
    assert len({card.y() for card in page.cards}) == 1


def test_a_later_save_of_the_same_name_is_shown(qtbot: QtBot, page: HomePage) -> None:
    """Autosaves take turns with their names; a deleted one must not hide the next."""
    saves = page.saves.list
    saves.setCurrentIndex(saves.rows.index(0))
    QTest.keyClick(saves, Qt.Key.Key_Delete)
    page.saves.flush()
    page.set_model(samples.home())
    assert saves.rows.rowCount() == 4
