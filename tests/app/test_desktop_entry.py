"""Who installed with pip or pipx gets a menu entry by a command, and is rid of it by another."""

from __future__ import annotations

import configparser
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from noria_desktop.app import desktop_entry
from noria_desktop.app.cli import run
from noria_desktop.app.command_line import ScreenshotArguments, WindowArguments

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have installers")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's own folder for such files."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(desktop_entry, "UPDATED_BY", ())
    return tmp_path / "data"


def no_window(arguments: WindowArguments) -> int:
    pytest.fail(f"a window opened: {arguments}")


def no_picture(arguments: ScreenshotArguments) -> int:
    pytest.fail(f"a picture was made: {arguments}")


def entry(home: Path) -> configparser.RawConfigParser:
    """The menu entry as a desktop reads it."""
    parser = configparser.RawConfigParser()
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(home / desktop_entry.ENTRY, encoding="utf-8")
    return parser


def test_install_writes_entry_types_and_icons_and_opens_no_window(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--install-desktop", "--lang", "ja"], no_window, no_picture) == 0
    printed = capsys.readouterr().out.splitlines()
    assert [Path(line) for line in printed[:-1]] == [
        path for path in map(Path, printed[:-1]) if path.is_file()
    ]
    assert len(printed) == 5
    assert "登録しました" in printed[-1]
    assert entry(home)["Desktop Entry"]["Exec"].endswith(" %f")


def test_remove_takes_away_just_that(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = home / "applications" / "other.desktop"
    other.parent.mkdir(parents=True)
    other.touch()
    run(["--install-desktop"], no_window, no_picture)
    assert run(["--remove-desktop"], no_window, no_picture) == 0
    assert [path for path in home.rglob("*") if path.is_file()] == [other]
    assert run(["--remove-desktop"], no_window, no_picture) == 0  # nothing left to take away
    assert "taken out" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ("/usr/bin/noria-desktop",),
        ("/home/a b/ノーリア/noria-desktop",),
        ('/odd/"quotes"/$HOME/`x`/100%/back\\slash',),
        ("/usr/bin/python3", "-m", "noria_desktop"),
    ],
)
def test_the_command_arrives_whatever_its_folder_is_called(home: Path, words: tuple[str, ...]) -> None:
    """Read back as the specification reads it: the value's escapes, then its quotes, then its percent signs."""
    desktop_entry.install(words)
    for section in entry(home).sections():
        value = entry(home)[section]["Exec"].replace("\\\\", "\\")
        found = [
            word.replace("%%", "%") for word in shlex.split(value.replace("\\`", "`").replace("\\$", "$"))
        ]
        assert tuple(found[: len(words)]) == words


def test_the_validator_accepts_what_is_written(home: Path) -> None:
    if shutil.which("desktop-file-validate") is None:
        pytest.skip("desktop-file-validate is not installed")
    desktop_entry.install(("/home/a b/noria-desktop",))
    done = subprocess.run(
        ["desktop-file-validate", str(home / desktop_entry.ENTRY)], capture_output=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, b"")


def test_a_folder_that_cannot_be_written_is_said_in_one_sentence(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.parent.mkdir(exist_ok=True)
    home.write_text("a file where a folder is wanted")
    assert run(["--install-desktop"], no_window, no_picture) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert str(home) in error


def test_elsewhere_than_on_linux_the_installer_does_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert run(["--install-desktop"], no_window, no_picture) == 1
    assert "on Linux only" in capsys.readouterr().err
