"""Everything goes out as one file and comes in again: by menu, by opening and by dropping, told in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.saves.store import Store
from noria_desktop.ui.widgets.wait_sheet import WaitSheet
from noria_desktop.ui.window import side_sheets
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import autosaves, drop_file, home_of, said
from tests.ui.window.test_window_trash import game, over


@pytest.fixture
def elsewhere(tmp_path: Path, qtbot: QtBot) -> Path:
    """A file with everything of another computer: two games."""
    store = Store(tmp_path / "elsewhere")
    store.save(game(1), kit("noria"), "evening")
    store.autosave(game(2), kit("noria"))
    file = tmp_path / "all.ndprofile"
    window = Opener(qtbot, tmp_path / "elsewhere")()
    window.show_home()
    window.sheets.export(file)
    assert said(window) == f"Everything was written to {file}: 2 games, 0 results."
    window.close()
    return file


@pytest.mark.parametrize("way", ["menu", "open", "drop"])
def test_everything_comes_in(
    open_window: Opener, elsewhere: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    window.show_home()
    monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.getOpenFileName", lambda *_: (str(elsewhere), ""))
    if way == "menu":
        window.menus.import_.trigger()
    elif way == "open":
        window.menus.open.trigger()
    else:
        drop_file(window, elsewhere)
    assert said(window) == "2 games came in; 0 were here already."
    assert len(home_of(window).saves.list.rows.rows) == 2
    window.sheets.import_from(elsewhere)
    assert said(window) == "0 games came in; 2 were here already."
    assert len(home_of(window).saves.list.rows.rows) == 2


@pytest.mark.parametrize(
    ("language", "words"), [("en", "nothing was changed"), ("ja", "何も変更していません")]
)
def test_a_damaged_file_is_told_in_one_sentence(
    open_window: Opener, elsewhere: Path, language: str, words: str
) -> None:
    elsewhere.write_bytes(elsewhere.read_bytes()[:-40])
    window = open_window(language)
    window.show_home()
    window.open_file(elsewhere)
    assert words in said(window)
    assert elsewhere.name in said(window)
    assert home_of(window).saves.list.rows.rows == ()


def test_everything_is_told_in_japanese(open_window: Opener, elsewhere: Path, tmp_path: Path) -> None:
    window = open_window("ja")
    window.show_home()
    window.sheets.import_from(elsewhere)
    assert said(window) == "2 個のゲームを読み込みました。0 個はすでにありました。"
    window.sheets.export(tmp_path / "out.ndprofile")
    assert said(window) == f"{tmp_path / 'out.ndprofile'} にすべて書き出しました（ゲーム 2 個、結果 0 件）。"


def test_the_game_at_the_table_goes_out_as_it_stands(
    open_window: Opener, tmp_path: Path, qtbot: QtBot
) -> None:
    window = open_window()
    window.start("noria", kit("noria").default_options(), 5)
    session = window.table.session
    assert session is not None
    session.run_automatic()
    session.dispatch(session.legal[0])
    window.table.committed.emit()
    window.sheets.export(tmp_path / "out.ndprofile")
    assert "1 game," in said(window)
    other = Opener(qtbot, tmp_path / "other")()
    other.sheets.import_from(tmp_path / "out.ndprofile")
    (file,) = autosaves(tmp_path / "other")
    assert Store(tmp_path / "other").open(file).session.log == session.log


def test_settings_come_in_where_there_are_none(open_window: Opener, tmp_path: Path, qtbot: QtBot) -> None:
    first = Opener(qtbot, tmp_path / "first")()
    first.change_settings(scale=1.2, keep_seed=True)
    first.sheets.export(tmp_path / "out.ndprofile")
    first.close()
    window = open_window()
    window.show_home()
    window.sheets.import_from(tmp_path / "out.ndprofile")
    assert window.settings.scale == 1.2
    assert window.settings.keep_seed


def test_into_the_profile_itself_nothing_goes_out(open_window: Opener) -> None:
    window = open_window()
    window.show_home()
    window.sheets.export(open_window.profile / "all.ndprofile")
    assert "the very folder" in said(window)
    assert not (open_window.profile / "all.ndprofile").exists()


@pytest.fixture
def slow(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything takes longer than a moment, and a step a frame."""
    monkeypatch.setattr(side_sheets, "AT_ONCE_S", 0)
    monkeypatch.setattr("noria_desktop.ui.widgets.wait_sheet.STEP_S", 0)


@pytest.mark.usefixtures("slow")
def test_what_takes_longer_shows_how_far_it_is(open_window: Opener, elsewhere: Path, qtbot: QtBot) -> None:
    window = open_window()
    window.show_home()
    window.sheets.import_from(elsewhere)
    sheet = over(window, WaitSheet)
    assert sheet.bar.accessibleName() == "Importing…"
    qtbot.waitUntil(lambda: "came in" in said(window))
    assert not [one for one in window.findChildren(WaitSheet) if one.isVisible()]


@pytest.mark.usefixtures("slow")
def test_stopped_it_can_be_done_again(
    open_window: Opener, elsewhere: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window: MainWindow = open_window()
    window.show_home()
    window.sheets.import_from(elsewhere)
    over(window, WaitSheet).stop.click()
    assert "Stopped" in said(window)
    monkeypatch.undo()
    window.sheets.import_from(elsewhere)
    assert len(home_of(window).saves.list.rows.rows) == 2
