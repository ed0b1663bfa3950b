"""Settings: kept, checked, and never in the way. Source: ux.md 2.12; issue 2, bad input."""

from __future__ import annotations

import os
import stat
import struct
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from noria_desktop.app.keys import keys_in
from noria_desktop.app.settings import Settings
from noria_desktop.ui.window.geometry import is_geometry
from noria_desktop.ui.window.settings import FILE_NAME, SettingsFile


def geometry(
    normal: tuple[int, int, int, int] = (2, 2, 1281, 801),
    *,
    mark: int = 0x01D9D0CB,
    version: int = 3,
    screen: int = 0,
    maximized: int = 0,
    width: int = 1920,
) -> bytes:
    """What Qt says of a window of 1280x800."""
    frame = (0, 0, 1283, 803)
    return struct.pack(
        ">IHH4i4iiBBi4i", mark, version, 0, *frame, *normal, screen, maximized, 0, width, *normal
    )


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
    SettingsFile(tmp_path).keep_geometry(QByteArray(geometry()))
    kept = SettingsFile(tmp_path).geometry
    assert kept is not None
    assert kept.data() == geometry()


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
        b"[settings]\ntheme=@Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)\n",
        b"[settings]\ntheme=@ByteArray(day)\n",
        b"[settings]\ntheme=day\ntheme=night\n",
        b"[settings]\ntheme=day\x00\n",
        b"[settings]\nscale=nan\n",
        b"[settings]\nscale=1e0\n",
        "[settings]\nscale=\uff11.\uff12\n".encode(),
        b"[settings]\nauto_resolve=\n",
        b"theme=day\n",
        b"[window]\ntheme=day\n",
        b"[settings]\nkeys=hint=W\n",
        b"[settings]\nkeys=jump=J\n",
        b"[settings]\nvolume=101\n",
        b"[settings]\nvolume=-5\n",
        b"[settings]\nvolume=6.5\n",
        b"[settings]\nvolume=loud\n",
        b"[settings]\nvolume=\xef\xbc\x95\n",
        b"[settings]\nmuted=1\n",
        b"[settings]\nwent_whole=noria\n",
        b"[settings\ntheme=day\n",
        b"[settings]\n=day\n",
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


def test_keys_are_there_the_next_time(tmp_path: Path) -> None:
    SettingsFile(tmp_path).change(keys="hint=J,undo=Ctrl+U")
    assert SettingsFile(tmp_path).settings.keys == "hint=J,undo=Ctrl+U"


def test_the_volume_is_there_the_next_time_and_settings_without_one_have_the_usual(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"[settings]\ntheme=day\n")
    file = SettingsFile(tmp_path)
    assert (file.settings.volume, file.settings.muted, file.broken) == (Settings().volume, False, None)
    file.change(volume=35, muted=True)
    again = SettingsFile(tmp_path).settings
    assert (again.volume, again.muted, again.theme) == (35, True, "day")


def test_a_key_chosen_before_there_was_sound_stays_the_players_choice(tmp_path: Path) -> None:
    """M was free then; whoever gave it to the hint keeps that, and sound gets what the hint left."""
    (tmp_path / FILE_NAME).write_bytes(b"[settings]\nkeys=hint=M\n")
    file = SettingsFile(tmp_path)
    assert file.broken is None
    keys = keys_in(file.settings.keys)
    assert (keys["hint"], keys["mute"]) == ("M", "H")


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
    file.keep_geometry(QByteArray(geometry()))  # says nothing while closing


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


def test_every_broken_file_is_kept(tmp_path: Path) -> None:
    """The second one replaced the first."""
    for content in (b"one", b"two", b"three"):
        (tmp_path / FILE_NAME).write_bytes(content)
        SettingsFile(tmp_path)
    kept = [(tmp_path / f"{FILE_NAME}.broken{number}").read_bytes() for number in ("", "2", "3")]
    assert kept == [b"one", b"two", b"three"]


@pytest.mark.skipif(os.name == "nt", reason="there are no pipes among files")
def test_a_pipe_in_place_of_the_settings_is_set_aside_and_nobody_waits(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE_NAME)
    file = SettingsFile(tmp_path)
    assert file.settings == Settings()
    assert file.broken == tmp_path / f"{FILE_NAME}.broken"
    file.change(theme="day")
    assert SettingsFile(tmp_path).settings.theme == "day"


def test_what_a_newer_version_keeps_there_stays(tmp_path: Path) -> None:
    newer = "[cloud]\nwhere=@Variant(\\0\\0)\n\n[settings]\nsound=0.7\ntheme=day\nfolder=/home/me/\u3000\u6d77 = 1\n\n[window]\nside=left\n"
    (tmp_path / FILE_NAME).write_text(newer, encoding="utf-8")
    file = SettingsFile(tmp_path)
    assert file.broken is None
    file.change(theme="night")
    text = (tmp_path / FILE_NAME).read_text(encoding="utf-8")
    for line in (
        "folder=/home/me/\u3000\u6d77 = 1",
        "[cloud]",
        "where=@Variant(\\0\\0)",
        "sound=0.7",
        "side=left",
        "theme=night",
    ):
        assert line in text.split("\n")


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_file_of_an_earlier_version_keeps_its_settings(tmp_path: Path, end: str) -> None:
    """Qt wrote it; only where the window was is forgotten."""
    lines = [
        "[settings]",
        "auto_resolve=false",
        "bot_speed=fast",
        "forecast=true",
        "keep_seed=false",
        "language=ja",
        "motion=reduced",
        "scale=1.3",
        "theme=day",
        "",
        "[window]",
        r'geometry="@ByteArray(\x1\xd9\xd0\xcb\0\x3\0\0;=\0\0\x5\x3)"',
        "",
    ]
    (tmp_path / FILE_NAME).write_bytes(end.join(lines).encode())
    file = SettingsFile(tmp_path)
    assert file.broken is None
    assert file.settings == Settings(
        auto_resolve=False, bot_speed="fast", language="ja", motion="reduced", scale=1.3, theme="day"
    )
    assert file.geometry is None
    file.change(theme="night")
    assert "ByteArray" not in (tmp_path / FILE_NAME).read_text()


def test_a_mark_of_byte_order_and_comments_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"\xef\xbb\xbf; mine\n[settings]\n# too\n theme = day\n")
    assert SettingsFile(tmp_path).settings == Settings(theme="day")


def test_a_window_of_qt_has_a_place_that_can_be(qtbot: QtBot) -> None:
    """Every state of a window passes the check, so that none is forgotten."""
    window = QMainWindow()
    qtbot.addWidget(window)
    for show in (window.show, window.showMaximized, window.showFullScreen, window.showNormal, window.hide):
        show()
        qtbot.wait(1)
        assert is_geometry(bytes(window.saveGeometry().data()))


@pytest.mark.parametrize(
    "place",
    [
        b"",
        b"x",
        geometry()[:-1],
        geometry() + b"\0",
        geometry(mark=1),
        geometry(version=9),
        geometry((0, 0, 0x7FFFFFFE, 0x7FFFFFFE)),
        geometry((-0x7FFFFFFF, 0, 0x7FFFFFFF, 5)),
        geometry((5, 5, 0, 0)),
        geometry((0, 0, 40_000, 800)),
        geometry(screen=-7),
        geometry(maximized=7),
        geometry(width=-1),
    ],
)
def test_a_place_where_no_window_can_be_is_forgotten_and_nothing_else(tmp_path: Path, place: bytes) -> None:
    (tmp_path / FILE_NAME).write_text(f"[settings]\ntheme=day\n\n[window]\ngeometry={place.hex()}\n")
    file = SettingsFile(tmp_path)
    assert file.settings == Settings(theme="day")
    assert file.geometry is None
    assert file.broken is None
    file.keep_geometry(QByteArray(place))
    assert file.geometry is None
