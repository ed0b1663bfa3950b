"""Positions that were built, and not played: shown by ``noria-desktop screenshot``, and played on from in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.command_line import ScreenshotArguments
from noria_desktop.app.saves.writing import written
from noria_desktop.ui.window.application import screenshot
from tests.app.built import BUILT, at_built
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import session_of

GAMES = pytest.mark.parametrize("game_id", BUILT)


@GAMES
@pytest.mark.expects_log
def test_a_picture_of_a_built_position(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, game_id: str
) -> None:
    file, out = tmp_path / "built.ndsave", tmp_path / "page.png"
    file.write_bytes(written(at_built(game_id), kit(game_id)))
    asked = ScreenshotArguments(str(file), out, language="en", size=(1024, 700), profile_dir=tmp_path / "own")
    assert screenshot(asked) == 0
    image = QImage(str(out))
    assert (image.width(), image.height()) == (1024, 700)
    assert len({image.pixel(x, y) for x in range(0, 1024, 16) for y in range(0, 700, 8)}) > 8


@GAMES
@pytest.mark.expects_log
def test_the_window_plays_on_from_a_built_position(
    open_window: Opener, qtbot: QtBot, tmp_path: Path, game_id: str
) -> None:
    file = tmp_path / "built.ndsave"
    file.write_bytes(written(at_built(game_id), kit(game_id)))
    window = open_window()
    window.open_file(file)
    session = session_of(window)
    assert session.state_at(0) == BUILT[game_id]
    qtbot.waitUntil(lambda: session.turn.seat == 0 and not session.turn.automatic, timeout=20_000)
    before = session.cursor
    session.dispatch(session.legal[0])
    assert session.cursor > before
    assert window.table.session is session
    assert not session.sealed
