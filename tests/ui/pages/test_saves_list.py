"""The list of saves: what is chosen, typed and in sight stays while rows come and go."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.pages.models import SaveRow
from noria_desktop.ui.pages.save_rows import MOST_ROWS, SaveRows
from noria_desktop.ui.pages.saves_sheet import SavesSheet


def row(number: int, **changes: Any) -> SaveRow:
    made = SaveRow(Path(f"/saves/{number}.ndsave"), f"evening {number}", "today", False, game_id="noria")
    return evolve(made, **changes)


def rows(count: int) -> tuple[SaveRow, ...]:
    return tuple(map(row, range(count)))


@pytest.fixture
def sheet(qtbot: QtBot) -> SavesSheet:
    sheet = SavesSheet(shell_style("night", still=True))
    sheet.retranslate()
    qtbot.addWidget(sheet)
    sheet.resize(330, 400)
    sheet.show()
    return sheet


def chosen(sheet: SavesSheet) -> str:
    found = sheet.list.row(sheet.list.currentIndex())
    return "" if found is None else found.title


def topmost(sheet: SavesSheet) -> tuple[str, int]:
    """The topmost row in sight, and how far it is scrolled out."""
    index = sheet.list.indexAt(QPoint(1, 1))
    found = sheet.list.row(index)
    assert found is not None
    return found.title, sheet.list.visualRect(index).top()


EVERY_OTHER = rows(60)[::2]
MANY = 3 * MOST_ROWS


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (rows(60), (row(100), *rows(60))),
        (EVERY_OTHER, rows(60)),
        (rows(60), EVERY_OTHER),
        (rows(60), rows(MANY)),
        (rows(MANY)[::2], rows(MANY)),
        (rows(60), tuple(reversed(rows(60)))),
        (rows(60), tuple(evolve(one, when="yesterday") for one in rows(60))),
    ],
    ids=["one more", "between", "fewer", "many below", "many between", "another order", "other words"],
)
def test_chosen_row_and_place_stay_when_rows_change(
    sheet: SavesSheet, before: tuple[SaveRow, ...], after: tuple[SaveRow, ...]
) -> None:
    """Rows that were read behind the page reset the list: the choice was lost and it jumped to the top."""
    sheet.set_rows(before)
    sheet.list.setCurrentIndex(sheet.list.rows.place_of(Path("/saves/40.ndsave")))
    bar = sheet.list.verticalScrollBar()
    bar.setValue(bar.value() + 17)
    place = topmost(sheet)
    sheet.set_rows(after)
    assert sheet.list.rows.rows == after
    assert chosen(sheet) == "evening 40"
    if after != tuple(reversed(before)) and place[0] in {one.title for one in after}:
        assert topmost(sheet) == place


def test_what_is_new_comes_in_sight_at_the_top(sheet: SavesSheet) -> None:
    sheet.set_rows(rows(30))
    sheet.set_rows((row(100), *rows(30)))
    assert topmost(sheet) == ("evening 100", 0)
    assert chosen(sheet) == "evening 0"


def test_the_filter_stays_while_rows_come(sheet: SavesSheet) -> None:
    sheet.set_rows(rows(30))
    QTest.keyClicks(sheet.filter, "evening 1")
    sheet.set_rows(rows(16))
    assert sheet.filter.text() == "evening 1"
    assert [one.title for one in sheet.list.rows.rows] == [f"evening {n}" for n in (1, *range(10, 16))]
    sheet.set_rows(rows(2))
    assert sheet.filter.isVisible(), "nobody could take the filter out again"


def test_the_same_rows_change_nothing(qtbot: QtBot) -> None:
    model = SaveRows()
    model.show(rows(50))
    with (
        qtbot.assertNotEmitted(model.modelReset),
        qtbot.assertNotEmitted(model.layoutChanged),
        qtbot.assertNotEmitted(model.changed),
    ):
        model.show(tuple(map(row, range(50))))
        model.set_filter("  ")
        model.set_filter("evening")
        model.hide(frozenset())


def test_few_changes_are_told_one_by_one(qtbot: QtBot) -> None:
    model = SaveRows()
    model.show(rows(50))
    with (
        qtbot.assertNotEmitted(model.modelReset),
        qtbot.waitSignals([model.rowsInserted, model.rowsRemoved, model.dataChanged]),
    ):
        model.show((row(99), *rows(20), *(evolve(one, when="now") for one in rows(40)[21:])))
    assert model.rowCount() == len(model.rows) == 40


def test_a_row_that_waits_to_be_deleted_stays_away_when_rows_change(sheet: SavesSheet) -> None:
    sheet.set_rows(rows(5))
    sheet.list.setCurrentIndex(sheet.list.rows.index(2))
    QTest.keyClick(sheet.list, Qt.Key.Key_Delete)
    sheet.set_rows((row(9), *rows(5)), reading=True)
    sheet.set_rows((row(9), *rows(5)))
    assert "evening 2" not in [one.title for one in sheet.list.rows.rows]
    assert sheet.undo_bar.isVisible()
    sheet.undo.click()
    assert chosen(sheet) == "evening 2"
    assert not sheet.undo_bar.isVisible()


def test_a_quiet_line_tells_that_there_is_more_to_read(sheet: SavesSheet) -> None:
    sheet.set_rows((), reading=True)
    assert sheet.reading.isVisible()
    assert not sheet.empty.isVisible(), "nobody knows yet whether there are games"
    sheet.set_rows(rows(2), reading=True)
    assert sheet.reading.isVisible()
    sheet.set_rows(rows(3))
    assert not sheet.reading.isVisible()


def test_two_rows_of_the_same_title_are_two_files(sheet: SavesSheet, qtbot: QtBot) -> None:
    twins = (row(1, title="same"), row(2, title="same"))
    sheet.set_rows(twins)
    for one in twins:
        sheet.list.setCurrentIndex(sheet.list.rows.place_of(one.path))
        with qtbot.waitSignal(sheet.open_requested) as caught:
            QTest.keyClick(sheet.list, Qt.Key.Key_Return)
        assert caught.args == [one.path]


def test_names_of_files_are_no_markup(sheet: SavesSheet) -> None:
    """A tooltip that looked like HTML opened the file that its picture named."""
    evil = '<img src="zero">'
    sheet.set_rows((row(1, title=evil, damaged=f"“{evil}” is damaged"), row(2, path=Path(f"/saves/{evil}"))))
    for at in range(2):
        tip = sheet.list.rows.index(at).data(Qt.ItemDataRole.ToolTipRole)
        assert "<img" not in tip
        assert "&lt;img" in tip


def test_a_tip_names_the_file_and_not_its_folders(sheet: SavesSheet) -> None:
    """play.md, results and saves: "a raw path as tooltip"."""
    sheet.set_rows((row(1, path=Path("/home/me/.local/share/saves/evening.nd")),))
    assert sheet.list.rows.index(0).data(Qt.ItemDataRole.ToolTipRole) == "evening.nd"


def test_a_damaged_row_tells_what_helps(sheet: SavesSheet) -> None:
    sheet.set_rows((row(1, damaged="“x” is damaged; try …", trouble="set aside as damaged"),))
    spoken = sheet.list.rows.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "set aside as damaged" in spoken
    assert "try …" in spoken


def test_restore_backup_is_offered_only_where_that_is_sound(sheet: SavesSheet, qtbot: QtBot) -> None:
    sheet.set_rows((row(1, damaged="…", has_backup=False),))
    with qtbot.assertNotEmitted(sheet.restore_requested), qtbot.assertNotEmitted(sheet.open_requested):
        QTest.keyClick(sheet.list, Qt.Key.Key_Return)
        box = sheet.list.visualRect(sheet.list.rows.index(0))
        QTest.mouseClick(
            sheet.list.viewport(), Qt.MouseButton.LeftButton, pos=box.bottomRight() - QPoint(30, 18)
        )


def test_the_trash_is_opened_from_here_by_mouse_and_keyboard(sheet: SavesSheet, qtbot: QtBot) -> None:
    assert sheet.trash.accessibleName() == "Open the trash"
    with qtbot.waitSignal(sheet.trash_requested):
        QTest.mouseClick(sheet.trash, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(sheet.trash_requested):
        QTest.keyClick(sheet.trash, Qt.Key.Key_Return)


@given(steps=st.lists(st.tuples(st.lists(st.integers(0, 30), unique=True), st.sampled_from(["", "1", "2"]))))
def test_whatever_changes_the_model_tells_the_truth(steps: list[tuple[list[int], str]]) -> None:
    """Qt's own tester follows every signal and complains where rows are not what was told."""
    model = SaveRows()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    assert tester.model() is model
    for at, (numbers, text) in enumerate(steps):
        model.set_filter(text)
        model.show(tuple(row(number, when=f"day {at % 3}") for number in numbers))
        expected = [n for n in numbers if text in f"evening {n} day {at % 3}"]
        assert [one.path for one in model.rows] == [row(n).path for n in expected]
        assert model.rowCount() == len(expected)
        for place, one in enumerate(model.rows):
            assert model.place_of(one.path).row() == place
