"""``noria-desktop screenshot``: every page in every language and theme, of exactly the size that was asked for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import game_ids
from noria_desktop.app.command_line import ScreenshotArguments
from noria_desktop.app.profile import Profile
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.window.application import screenshot
from noria_desktop.ui.window.languages import Languages
from noria_desktop.ui.window.main_window import MainWindow
from noria_desktop.ui.window.settings import SettingsFile

PAGES = ("home", "new", "rules", "settings", "noria", "nautilus")
ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("theme", ["night", "day", "contrast"])
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("page", PAGES)
def test_a_picture_of_every_page(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, page: str, language: str, theme: str
) -> None:
    out = tmp_path / "page.png"
    code = screenshot(
        ScreenshotArguments(
            page, out, language=language, theme=theme, size=(1280, 800), profile_dir=tmp_path / "own"
        )
    )
    assert code == 0
    image = QImage(str(out))
    assert (image.width(), image.height()) == (1280, 800)
    grounds = [image.pixelColor(x, 770).lightness() for x in (40, 640, 1240)]
    assert max(grounds) > 150 if theme == "day" else min(grounds) < 110
    # A page with something on it.
    assert len({image.pixel(x, y) for x in range(0, 1280, 16) for y in range(0, 800, 8)}) > 8


def test_languages_and_themes_make_different_pictures(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    pictures = set()
    for language in ("en", "ja"):
        for theme in ("night", "day", "contrast"):
            out = tmp_path / "page.png"
            screenshot(
                ScreenshotArguments(
                    "noria", out, language=language, theme=theme, profile_dir=tmp_path / "own"
                )
            )
            pictures.add(out.read_bytes())
    assert len(pictures) == 6


@pytest.mark.parametrize("game", game_ids())
def test_a_game_is_shown_where_its_player_first_decides(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    """Decision 18: a game's id is its first playable state at seed 1, dealt and with nothing left to run by itself."""
    window = MainWindow(Profile.within(tmp_path), SettingsFile(tmp_path), Languages("en"))
    qtbot.addWidget(window)
    window.show()
    window.show_page(game)
    session = window.table.session
    assert session is not None
    assert (session.turn.seat, session.turn.automatic) == (HUMAN, False)
    assert window.table.board.gestures().sources() or window.table.strip.buttons()


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.5), ((1024, 700), 2.0)])
def test_a_picture_in_finer_pixels(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    """Width and height are logical pixels, the scale counts on top; as a program of its own."""
    out = tmp_path / "fine.png"
    environment = {key: value for key, value in os.environ.items() if key != "QT_SCALE_FACTOR"}
    command = [sys.executable, "-m", "noria_desktop", "screenshot", "noria", str(out)]
    command += ["--size", f"{size[0]}x{size[1]}", "--scale", str(scale), "--lang", "ja", "--theme", "day"]
    command += ["--profile-dir", str(tmp_path / "own")]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    image = QImage(str(out))
    assert (image.width(), image.height()) == (round(size[0] * scale), round(size[1] * scale))


def test_a_picture_that_cannot_be_written_is_told(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "no such folder" / "page.png"
    assert screenshot(ScreenshotArguments("home", out, language="en", profile_dir=tmp_path / "own")) == 1
    told = capsys.readouterr().err
    assert str(out) in told
    assert "cannot be written" in told


def test_a_picture_of_a_bad_save_is_told(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "x.ndsave"
    save.write_bytes(b"{}")
    out = tmp_path / "page.png"
    assert screenshot(ScreenshotArguments(str(save), out, language="en", profile_dir=tmp_path / "own")) == 1
    assert str(save) in capsys.readouterr().err
    assert not out.exists()
