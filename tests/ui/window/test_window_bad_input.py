"""Bad files, full disks and broken settings: one clear sentence, the program goes on, the file is kept.

Source: issue, Bad input.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.command_line import WindowArguments
from noria_desktop.app.saves.store import Store
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session
from noria_desktop.games.noria.notation import read_setup
from noria_desktop.ui.window.application import _open_what_was_asked
from noria_desktop.ui.window.settings import FILE_NAME
from tests.ui.table.seat import EXAMPLE
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import END, autosaves, drop_file, home_of, press, rest, said, session_of

pytestmark = pytest.mark.usefixtures("shared_pictures")


def a_save() -> bytes:
    return written(Session(kit("noria"), read_setup(EXAMPLE), 7), kit("noria"))


def changed(**changes: Any) -> bytes:
    data = json.loads(a_save())
    return json.dumps({**data, **changes}, ensure_ascii=False).encode()


BAD: dict[str, tuple[Callable[[], bytes], str, str]] = {
    "truncated": (lambda: a_save()[:-400], "is damaged", "壊れています"),
    "edited": (lambda: changed(cursor=3), "is damaged", "壊れています"),
    "newer": (lambda: changed(format_version=99), "newer version", "新しい版"),
    "foreign": (lambda: b'{"hello": "world"}', "not a saved game", "セーブデータではありません"),
    "another format": (
        lambda: changed(format="chess/save"),
        "not a saved game",
        "セーブデータではありません",
    ),
    "unknown game": (lambda: changed(game="chess"), "does not know", "ありません"),
    "a picture": (lambda: b"\x89PNG\r\n\x1a\n\x00\x00", "is damaged", "壊れています"),
    "empty": (lambda: b"", "is empty", "空です"),
    "deep": (lambda: b"[" * 10_000 + b"]" * 10_000, "nested", "入れ子"),
}
REMEDY = {"en": ("please", "previous version", "choose another"), "ja": ("ください", "お試し")}


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("kind", list(BAD))
def test_a_bad_save_is_told_in_one_sentence(
    open_window: Opener, tmp_path: Path, kind: str, language: str
) -> None:
    """File and remedy are named; the file is untouched; nothing else changes."""
    make, english, japanese = BAD[kind]
    file = tmp_path / "old evening.ndsave"
    file.write_bytes(make())
    before, time = file.read_bytes(), file.stat().st_mtime_ns
    window = open_window(language)
    window.show_home()
    window.open_file(file)
    assert window.page_name == "home"
    sentence = said(window)
    assert str(file) in sentence
    assert (english if language == "en" else japanese) in sentence, sentence
    assert any(word in sentence for word in REMEDY[language]), sentence
    assert "\n" not in sentence
    assert "Error" not in sentence
    assert (file.read_bytes(), file.stat().st_mtime_ns) == (before, time)
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".broken"] == []
    window.start("noria", read_setup(EXAMPLE), 7)
    press(window, END)
    assert session_of(window).cursor == 1


def test_a_bad_save_on_the_command_line_leads_home(open_window: Opener, tmp_path: Path) -> None:
    file = tmp_path / "x.ndsave"
    file.write_bytes(b"{}")
    window = open_window()
    _open_what_was_asked(window, WindowArguments(file=file))
    assert window.page_name == "home"
    assert str(file) in said(window)


def test_a_missing_file_is_told(open_window: Opener, tmp_path: Path) -> None:
    window = open_window()
    _open_what_was_asked(window, WindowArguments(file=tmp_path / "gone.ndsave"))
    assert "gone.ndsave" in said(window)
    assert "is not there" in said(window)


@pytest.mark.parametrize("page", ["new", "rules", "settings"])
def test_a_bad_save_is_told_from_every_page(open_window: Opener, tmp_path: Path, page: str) -> None:
    """Open… stands in the menu on every page, so the sentence must be seen from every page."""
    file = tmp_path / "x.ndsave"
    file.write_bytes(b"{}")
    window = open_window()
    window.show_home()
    window.show_page(page)
    window.open_file(file)
    assert window.page_name == "home"
    assert str(file) in said(window)


def test_a_sentence_outlives_a_change_of_language(open_window: Opener, tmp_path: Path) -> None:
    window = open_window()
    window.show_home()
    window.open_file(tmp_path / "gone.ndsave")
    window.change_settings(language="ja")
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
    assert "gone.ndsave" in said(window)


def test_a_bad_save_at_the_table_leaves_the_game_on(open_window: Opener, tmp_path: Path) -> None:
    file = tmp_path / "x.ndsave"
    file.write_bytes(b"{}")
    window = open_window()
    window.start("noria", read_setup(EXAMPLE), 7)
    session = session_of(window)
    window.open_file(file)
    assert window.table.session is session
    assert str(file) in said(window)
    press(window, END)
    assert session.cursor == 1


# Dropping files ---------------------------------------------------------------------------------------


def test_a_save_dropped_on_home_is_opened(open_window: Opener, tmp_path: Path) -> None:
    file = tmp_path / "dropped.ndsave"
    file.write_bytes(a_save())
    window = open_window()
    window.show_home()
    drop_file(window, file)
    assert window.page_name == "table"
    assert session_of(window).seed == 7


def test_anything_else_dropped_on_home_is_told(open_window: Opener, tmp_path: Path) -> None:
    file = tmp_path / "holiday.ndsave"
    file.write_bytes(b"\xff\xd8\xff\xe0")
    window = open_window()
    window.show_home()
    drop_file(window, file)
    assert window.page_name == "home"
    assert str(file) in said(window)


# Writing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "words"), [("en", "no room left"), ("ja", "空き容量")])
@pytest.mark.parametrize("call", ["fsync", "write"])
def test_a_full_disk_is_told_and_play_goes_on(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str, words: str, call: str
) -> None:
    """The last save stays; once there is room again the next step is saved."""
    window = open_window(language)
    window.start("noria", read_setup(EXAMPLE), 7)
    press(window, END)
    rest(qtbot, window)
    (file,) = autosaves(open_window.profile)
    kept = file.read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        if call == "fsync":
            patch.setattr(os, "fsync", full)
        else:
            real = Path.open

            class Full:
                """A file on a full disk."""

                def __init__(self, stream: Any) -> None:
                    self.stream = stream

                def __enter__(self) -> Full:
                    return self

                def __exit__(self, *_: object) -> None:
                    self.stream.close()

                def fileno(self) -> int:
                    number: int = self.stream.fileno()
                    return number

                write = staticmethod(full)

            patch.setattr(
                Path,
                "open",
                lambda path, mode="r", *a, **k: (
                    Full(real(path, mode, *a, **k)) if "x" in mode else real(path, mode, *a, **k)
                ),
            )
        before = session_of(window).cursor
        press(window, END)
        rest(qtbot, window)
        assert session_of(window).cursor > before
        assert words in said(window)
        assert str(file) in said(window)
        assert file.read_bytes() == kept
        press(window, END)
        rest(qtbot, window)
        assert session_of(window).cursor > before + 1
    assert [path.name for path in file.parent.iterdir() if "tmp" in path.name] == []
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    rest(qtbot, window)
    assert Store(open_window.profile).open(file).session.state == session_of(window).state


@pytest.mark.parametrize(("language", "words"), [("en", "cannot be written"), ("ja", "書き込めません")])
def test_a_profile_that_cannot_be_written_is_told_and_play_goes_on(
    open_window: Opener, qtbot: QtBot, tmp_path: Path, language: str, words: str
) -> None:
    """A file lies where the folder should be, which stops everybody, also an administrator."""
    open_window.profile.mkdir()
    (open_window.profile / "autosave").write_text("no folder")
    window = open_window(language)
    window.start("noria", read_setup(EXAMPLE), 7)
    press(window, END)
    rest(qtbot, window)
    assert words in said(window)
    assert session_of(window).cursor == 1
    window.show_home()
    assert home_of(window).isVisible()


def test_a_profile_that_is_no_folder_at_all(open_window: Opener, qtbot: QtBot) -> None:
    """Settings, saves and results all fail; the game can still be played."""
    open_window.profile.write_text("no folder")
    window = open_window()
    window.show_home()
    window.change_settings(theme="day")
    assert window.settings.theme == "day"
    window.start("noria", read_setup(EXAMPLE), 7)
    press(window, END)
    rest(qtbot, window)
    assert "cannot be written" in said(window)
    assert session_of(window).cursor == 1


# Settings ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "words"), [("en", "settings"), ("ja", "設定")])
@pytest.mark.parametrize("data", [b"\x00\x01\x02", b"[settings]\ntheme=plaid\n", b"not settings at all"])
def test_broken_settings_are_told_once_and_kept(
    open_window: Opener, language: str, words: str, data: bytes
) -> None:
    open_window.profile.mkdir()
    file = open_window.profile / FILE_NAME
    file.write_bytes(data)
    window = open_window(language)
    window.show_home()
    sentence = said(window)
    assert words in sentence
    assert f"{FILE_NAME}.broken" in sentence
    assert (open_window.profile / f"{FILE_NAME}.broken").read_bytes() == data
    window.start("noria", read_setup(EXAMPLE), 7)
    assert said(window) == ""
    window.close()
    again = open_window(language)
    again.show_home()
    assert said(again) == ""


def test_damaged_saves_in_the_profile_do_not_stop_home(open_window: Opener, qtbot: QtBot) -> None:
    """The list says why; the card of the game to go on with is that of the newest sound one."""
    window = open_window()
    window.start("noria", read_setup(EXAMPLE), 7)
    press(window, END)
    rest(qtbot, window)
    window.close()
    (file,) = autosaves(open_window.profile)
    broken = file.with_name("noria-" + "f" * 32 + ".ndsave")
    broken.write_bytes(file.read_bytes()[:500])
    again = open_window()
    again.show_home()
    QApplication.processEvents()
    assert again.page_name == "home"
    again.continue_latest()
    assert again.page_name == "table"
    assert session_of(again).seed == 7


@pytest.mark.parametrize(("language", "words"), [("en", "could not be written"), ("ja", "書き込めません")])
def test_settings_that_cannot_be_kept_are_told_where_they_were_changed(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    """The change is in force all the same; the sentence names the file, and goes once writing works again."""
    window = open_window(language)
    window.side.show_settings()
    page = window.side._settings_page
    assert page is not None

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr("noria_desktop.ui.window.settings.SettingsFile._write", full)
        window.change_settings(bot_speed="fast")
    assert words in page.notice.text()
    assert FILE_NAME in page.notice.text()
    assert page.notice.isVisible()
    assert window.settings.bot_speed == "fast"
    window.change_settings(bot_speed="slow")
    assert not page.notice.isVisible()
