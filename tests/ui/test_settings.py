"""Settings: kept, checked, and never in the way. Source: ux.md 2.12; issue 2, bad input."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from noria_desktop.ui.settings import FILE_NAME, Settings, SettingsFile


def test_a_fresh_profile_has_the_defaults_and_writes_nothing(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "new")
    assert file.settings == Settings()
    assert file.geometry is None
    assert not (tmp_path / "new").exists()


def test_changes_are_there_the_next_time(tmp_path: Path) -> None:
    SettingsFile(tmp_path).change(theme="day", scale=1.3, auto_resolve=False, language="ja", bot_speed="fast")
    again = SettingsFile(tmp_path).settings
    assert again == Settings(theme="day", scale=1.3, auto_resolve=False, language="ja", bot_speed="fast")


def test_the_window_comes_back_where_it_was(tmp_path: Path) -> None:
    SettingsFile(tmp_path).keep_geometry(QByteArray(b"\x01\x00\xff geometry"))
    geometry = SettingsFile(tmp_path).geometry
    assert geometry is not None
    assert geometry.data() == b"\x01\x00\xff geometry"


def test_the_command_line_overrides_without_keeping(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    file.override(theme="contrast")
    file.change(bot_speed="slow")
    assert file.settings.theme == "contrast"
    assert SettingsFile(tmp_path).settings == Settings(bot_speed="slow")


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe\x00binary",
        b"[settings]\ntheme=plaid\n",
        b"[settings]\nscale=huge\n",
        b"[settings]\nscale=40\n",
        b"[settings]\nauto_resolve=perhaps\n",
        b"this is no settings file",
        b"[settings]\n" + b"x" * 300_000,
    ],
)
def test_a_broken_file_is_set_aside_and_the_defaults_are_used(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    file = SettingsFile(tmp_path)
    assert file.settings == Settings()
    assert file.broken == tmp_path / f"{FILE_NAME}.broken"
    assert file.broken.read_bytes() == content
    assert str(file.broken) in file.notice()
    file.change(theme="night")
    assert SettingsFile(tmp_path).settings == Settings(theme="night")


def test_unknown_names_and_values_are_refused(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    for wrong in ({"colour": "red"}, {"theme": "plaid"}, {"scale": 9.0}, {"auto_resolve": "yes"}):
        with pytest.raises(ValueError):  # noqa: PT011 - each names another setting
            file.change(**wrong)
    assert file.settings == Settings()


def test_an_unwritable_folder_leaves_the_change_in_force(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("not a folder")
    file = SettingsFile(blocker / "profile")
    with pytest.raises(OSError):  # noqa: PT011 - the system words it
        file.change(theme="day")
    assert file.settings.theme == "day"
    file.keep_geometry(QByteArray(b"x"))  # says nothing while closing


@pytest.mark.skipif(
    os.name == "nt" or os.geteuid() == 0, reason="the system's administrator may write anywhere"
)
def test_a_read_only_file_is_told(tmp_path: Path) -> None:
    SettingsFile(tmp_path).change(theme="day")
    (tmp_path / FILE_NAME).chmod(stat.S_IRUSR)
    with pytest.raises(PermissionError):
        SettingsFile(tmp_path).change(theme="night")


def test_a_section_goes_back_to_its_defaults(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    file.change(theme="day", bot_speed="fast")
    file.reset("theme")
    assert file.settings == Settings(bot_speed="fast")
