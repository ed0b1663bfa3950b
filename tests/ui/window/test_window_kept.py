"""What the window keeps: nothing that was played is lost by saving, opening, leaving or a full disk.

Source: robustness.md A; decisions 33 and 42.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from noria_desktop.app.saves.store import Store
from noria_desktop.games.noria.notation import read_setup
from noria_desktop.ui.window.kept_bars import Leaving
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.table.seat import EXAMPLE
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import END, autosaves, nearly_over, press, rest, results, said, session_of

pytestmark = pytest.mark.usefixtures("shared_pictures")

CTRL = Qt.KeyboardModifier.ControlModifier


def play(qtbot: QtBot, window: MainWindow, steps: int = 1) -> None:
    for _ in range(steps):
        press(window, END)
        rest(qtbot, window)


def begin(qtbot: QtBot, window: MainWindow, seed: int, steps: int = 1) -> None:
    window.start("noria", read_setup(EXAMPLE), seed)
    play(qtbot, window, steps)


def named(profile: Path) -> list[Path]:
    return sorted((profile / "saves").glob("*.ndsave"))


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """No room from now on; ``undo`` of the value makes room again."""

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        yield patch


def test_three_games_saved_at_the_same_round_are_three_files(open_window: Opener, qtbot: QtBot) -> None:
    """A1: all three went to the same file, and the first two were gone."""
    window = open_window()
    for seed in (1, 2, 3):
        begin(qtbot, window, seed)
        press(window, Qt.Key.Key_S, CTRL)
        assert named(open_window.profile)[-1].stem in said(window) or seed == 1
    store = Store(open_window.profile)
    assert sorted(store.open(file).session.seed for file in named(open_window.profile)) == [1, 2, 3]


def test_opening_an_older_save_and_undoing_in_it_leaves_the_newer_record(
    open_window: Opener, qtbot: QtBot
) -> None:
    """A2: looking at it for 300 ms put the game back from ply 89 to 22."""
    window = open_window()
    begin(qtbot, window, 7)
    press(window, Qt.Key.Key_S, CTRL)
    (older,) = named(open_window.profile)
    play(qtbot, window, 5)
    newest = session_of(window).log
    (file,) = autosaves(open_window.profile)
    content, old_content = file.read_bytes(), older.read_bytes()
    window.open_file(older)
    rest(qtbot, window)
    bar = window.games._older_save_bar
    assert bar is not None
    assert "This is an older save" in bar.words.text(), "it was said only after the next decision"
    press(window, Qt.Key.Key_Z, CTRL)
    window.show_home()
    assert (file.read_bytes(), older.read_bytes()) == (content, old_content)
    window.open_file(older)
    press(window, END)
    window.games.flush()
    assert bar.isVisible()
    assert "game of its own" in bar.words.text()
    press(window, Qt.Key.Key_S, CTRL)
    store = Store(open_window.profile)
    assert store.open(file).session.log == newest
    assert older.read_bytes() == old_content, "saved under a name of its own"
    assert len(autosaves(open_window.profile)) == len(named(open_window.profile)) == 2


OLD_FORM = Path(__file__).parents[2] / "saves" / "noria" / "v1.ndsave"
"""As the first version wrote it."""


@pytest.mark.parametrize("of_the_program", [False, True])
def test_a_save_in_an_older_form_says_what_becomes_of_it(
    open_window: Opener, qtbot: QtBot, tmp_path: Path, of_the_program: bool
) -> None:
    """Seen before: nothing said so. It is said when the game is opened, and what is said is what happens."""
    window = open_window()
    file = tmp_path / "old.ndsave"
    if of_the_program:
        file = open_window.profile / "autosave" / "noria-0123456789abcdef0123456789abcdef.ndsave"
        file.parent.mkdir(parents=True)
    old = OLD_FORM.read_bytes()
    file.write_bytes(old)
    window.open_file(file)
    rest(qtbot, window)
    bar = window.games._older_save_bar
    assert bar is not None
    assert bar.isVisible()
    assert bar.words.text().startswith("An older version saved this game")
    assert (".bak" in bar.words.text()) is not of_the_program
    play(qtbot, window)
    window.games.flush()
    assert (file.read_bytes() == old) is not of_the_program
    if not of_the_program:
        press(window, Qt.Key.Key_S, CTRL)
        assert file.with_name(file.name + ".bak").read_bytes() == old
    window.start("noria", read_setup(EXAMPLE), 3)
    assert not bar.isVisible()
    (newest, *_) = [one for one in autosaves(open_window.profile) if "0123456789abcdef" in one.name]
    window.open_file(newest)
    assert not bar.isVisible(), "it has today's form by now"


def test_tables_merely_laid_leave_no_trace(open_window: Opener, qtbot: QtBot) -> None:
    """A3: five of them removed a game in progress."""
    window = open_window()
    begin(qtbot, window, 7)
    (file,) = autosaves(open_window.profile)
    for seed in range(20, 30):
        window.start("noria", read_setup(EXAMPLE), seed)
        qtbot.wait(20)
    window.show_home()
    assert autosaves(open_window.profile) == [file]


def test_save_as_adds_the_suffix_so_that_the_save_is_listed(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A5: such a file was never listed."""
    window = open_window()
    begin(qtbot, window, 7)
    folder = open_window.profile / "saves"
    folder.mkdir(exist_ok=True)

    def agree(dialog: QFileDialog) -> int:
        dialog.setDirectory(str(folder))
        dialog.selectFile("my evening")
        return 1

    monkeypatch.setattr(QFileDialog, "exec", agree)
    window.menus.save_as.trigger()
    assert [file.name for file in named(open_window.profile)] == ["my evening.ndsave"]


def test_a_finished_game_and_its_result_wait_for_room_on_the_disk(
    open_window: Opener, qtbot: QtBot, full_disk: pytest.MonkeyPatch
) -> None:
    """Minor: the finished game's result was lost at the end."""
    window = open_window()
    window.seat(nearly_over())
    rest(qtbot, window)
    press(window, END)
    qtbot.waitUntil(lambda: window.page_name == "result", timeout=5000)
    assert "no room left" in said(window)
    assert results(open_window.profile) == []
    begin(qtbot, window, 8)
    window.show_home()
    assert "no room left" in said(window), "the bar stays until everything is written"
    full_disk.undo()
    assert window.games._unwritten_bar is not None
    QTest.mouseClick(window.games._unwritten_bar.try_button, Qt.MouseButton.LeftButton)
    assert not window.games._unwritten_bar.isVisible()
    assert len(results(open_window.profile)) == 1
    assert len(autosaves(open_window.profile)) == 2


def test_a_games_length_ends_with_the_game(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The result page counted on while it was looked at: it told a minute more than the library."""
    window = open_window()
    window.seat(nearly_over())
    rest(qtbot, window)
    session = window.table.session
    assert session is not None
    monkeypatch.setattr(window.games._clock, "restart", lambda: 59_000)
    # As where the last table is looked at for a while: the end is written before the result page opens.
    monkeypatch.setattr(window.games._save_timer, "start", lambda _: window.games.autosave())
    press(window, END)
    qtbot.waitUntil(lambda: window.page_name == "result", timeout=5000)
    (line,) = results(open_window.profile)
    assert session.is_over
    assert session.tally.seconds == json.loads(line)["seconds"] > 0


def test_a_full_disk_is_told_once_and_not_at_each_step(
    open_window: Opener, qtbot: QtBot, full_disk: pytest.MonkeyPatch
) -> None:
    """Minor: each step warned. Once closed, the bar does not come back for the same trouble."""
    window = open_window("ja")
    begin(qtbot, window, 7)
    assert "空き容量" in said(window)
    bar = window.games._unwritten_bar
    assert bar is not None
    QTest.keyClick(bar, Qt.Key.Key_Escape)
    play(qtbot, window, 2)
    assert not bar.isVisible()
    full_disk.undo()
    window.games._retry()
    assert (
        Store(open_window.profile).open(autosaves(open_window.profile)[0]).session.log
        == session_of(window).log
    )


@pytest.mark.parametrize("answer", list(Leaving))
def test_leaving_asks_when_something_would_be_lost(
    open_window: Opener,
    qtbot: QtBot,
    full_disk: pytest.MonkeyPatch,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    answer: Leaving,
) -> None:
    window = open_window()
    begin(qtbot, window, 7)
    asked: list[int] = []

    def ask(_: object, games: int) -> Leaving:
        asked.append(games)
        return answer

    def agree(dialog: QFileDialog) -> int:
        full_disk.undo()
        dialog.setDirectory(str(tmp_path))
        dialog.selectFile("elsewhere")
        return 1

    monkeypatch.setattr("noria_desktop.ui.window.kept_bars.ask_before_leaving", ask)
    monkeypatch.setattr(QFileDialog, "exec", agree)
    log = session_of(window).log
    closed = window.close()
    assert asked == [1]
    assert closed == (answer is not Leaving.STAY)
    if answer is Leaving.ELSEWHERE:
        assert Store(open_window.profile).open(tmp_path / "elsewhere.ndsave").session.log == log
    QApplication.processEvents()


def test_time_before_a_game_was_laid_is_none_of_its_time(open_window: Opener, qtbot: QtBot) -> None:
    """Minutes on the result page and in the library counted for the game that was begun next."""
    window = open_window()
    spent = [240_000]

    class Slow(QElapsedTimer):
        def restart(self) -> int:
            super().restart()
            passed, spent[0] = spent[0], 0
            return passed

    window.games._clock = Slow()
    begin(qtbot, window, 7)
    play(qtbot, window, 1)
    window.games.flush()
    assert session_of(window).tally.seconds == 0
