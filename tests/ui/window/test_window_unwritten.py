"""What cannot be written stays in the window until it can be, wherever the player is. Source: decision 42."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from noria_desktop.app.saves.store import Store
from noria_desktop.games.noria.notation import read_setup
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.table.seat import EXAMPLE
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import END, press, rest

Full = Callable[[bool], None]


@pytest.fixture
def disk_full(monkeypatch: pytest.MonkeyPatch) -> Full:
    """Switches the room on the disk off and on."""
    real, is_full = os.fsync, [False]

    def flush(handle: int) -> None:
        if is_full[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(handle)

    monkeypatch.setattr(os, "fsync", flush)

    def switch(full: bool) -> None:
        is_full[0] = full

    return switch


def play(qtbot: QtBot, window: MainWindow, seed: int) -> None:
    window.start("noria", read_setup(EXAMPLE), seed)
    press(window, END)
    rest(qtbot, window)


def seeds(opener: Opener) -> set[int]:
    """The games in the files of the profile."""
    return {one.head.seed for one in Store(opener.profile).listed() if one.head is not None}


@pytest.mark.parametrize("page", ["rules", "settings", "new", "result"])
def test_a_full_disk_neither_ends_the_program_nor_leads_away_from_the_page_twice(
    open_window: Opener, qtbot: QtBot, disk_full: Full, page: str
) -> None:
    """Telling it led home, leaving the table wrote again, which failed and was told: for ever, until the stack was full."""
    window = open_window()
    play(qtbot, window, 7)
    session = window.table.session
    assert session is not None
    disk_full(True)
    model = window._page_models.result_model(session, window.table.board)
    window.looking_back.show_result(
        session, model, window.show_home
    ) if page == "result" else window.show_page(page)
    session.undo()
    window.games.autosave()
    if page != "result":
        window.show_page(page)
        window.games._retry()
        assert window.page_name == page, "it was told once"
    disk_full(False)
    assert window.games._retry()


@pytest.mark.parametrize("end", ["close", "keep_everything"])
def test_games_that_left_the_table_unwritten_are_written_when_the_window_or_the_session_ends(
    open_window: Opener, qtbot: QtBot, disk_full: Full, end: str
) -> None:
    """Only the one at the table was written then."""
    window = open_window()
    disk_full(True)
    for seed in (1, 2, 3):
        play(qtbot, window, seed)
    assert len(window.games._unwritten) == 2
    disk_full(False)
    getattr(window, end)()
    assert seeds(open_window) == {1, 2, 3}


def test_it_is_tried_again_until_the_last_game_is_written(
    open_window: Opener, qtbot: QtBot, disk_full: Full, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later game that could be written stopped the timer for the earlier one that could not."""
    window = open_window()
    disk_full(True)
    for seed in (1, 2, 3):
        play(qtbot, window, seed)
    disk_full(False)
    keep, refused = window._files.keep, window.games._unwritten[0]
    from noria_desktop.app.saves.errors import Reason, SaveError

    def keeping(kept: object) -> bool:
        if kept is refused:
            raise SaveError(None, "", Reason.DISK_FULL)
        return keep(kept)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(window._files, "keep", keeping)
        assert not window.games._retry()
        assert window.games._unwritten == [refused]
        assert window.games._retry_timer.isActive()
    assert window.games._retry()
    assert not window.games._retry_timer.isActive()
    assert seeds(open_window) == {1, 2, 3}


def test_going_on_with_the_last_game_writes_first_what_is_not_written_yet(
    open_window: Opener, qtbot: QtBot, disk_full: Full
) -> None:
    """Else an older file was opened, and what was in memory became another record of the same game."""
    window = open_window()
    play(qtbot, window, 7)
    disk_full(True)
    press(window, END)
    rest(qtbot, window)
    session = window.table.session
    assert session is not None
    window.show_home()
    disk_full(False)
    window.continue_latest()
    assert window.table.session is not None
    assert window.table.session.log == session.log
