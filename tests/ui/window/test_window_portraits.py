"""Pictures of the table and of its middle from the menu, and of a result: PNG and vectors, in every game.

Source: ux.md 2.8; mocks/solani.md 9 "the finished sky as a picture".
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.session import Session
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.result import ResultPage
from noria_desktop.ui.window.main_window import MainWindow
from tests.app.playing import by_greedy, every_table
from tests.ui.window.conftest import Opener

ALONE = "Only the middle of the board"


def choosing(monkeypatch: pytest.MonkeyPatch, path: Path, kind: str = "") -> list[str]:
    """The file dialog answers with this file and this kind; what it offered comes back."""
    offered: list[str] = []

    def answer(*said: object, **_: object) -> tuple[str, str]:
        offered.append(str(said[-1]))
        return str(path), kind

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    return offered


def laid(window: MainWindow, game_id: str) -> None:
    window.start(game_id, kit(game_id).default_options(), 3)
    QApplication.processEvents()


@pytest.mark.parametrize("game_id", game_ids())
def test_the_table_as_png_and_in_vectors(
    open_window: Opener, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    window = open_window()
    laid(window, game_id)
    room = window.table.board.view.viewport().size()
    for suffix in ("png", "svg"):
        path = tmp_path / f"table.{suffix}"
        offered = choosing(monkeypatch, path)
        window.menus.picture.trigger()
        assert path.exists()
    assert QImage(str(tmp_path / "table.png")).size() == room * 2
    words = (tmp_path / "table.svg").read_text(encoding="utf-8")
    assert "<image" not in words
    assert game_ui(game_id).title() in words
    assert (ALONE in offered[0]) == window.table.board.has_centre


def test_the_sky_alone(
    open_window: Opener, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    laid(window, "solani")
    board = window.table.board
    assert board.has_centre
    path = tmp_path / "sky.png"
    choosing(monkeypatch, path, f"{ALONE} – PNG (*.png)")
    window.menus.picture.trigger()
    image = QImage(str(path))
    whole = board.view.viewport().width() * 2
    assert whole * 0.35 < image.width() < whole * 0.65
    assert abs(image.width() - image.height()) < 0.25 * image.height()


def test_a_folder_that_is_not_there_is_said(
    open_window: Opener, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    laid(window, "noria")
    for suffix in ("png", "svg"):
        path = tmp_path / "missing" / f"table.{suffix}"
        choosing(monkeypatch, path)
        window.menus.picture.trigger()
        assert str(path) in window.table.strip.notice
    # Nothing chosen: nothing written and nothing said.
    window.table.strip.clear_notice()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: ("", ""))
    window.menus.picture.trigger()
    assert window.table.strip.notice == ""


def finished(table: str) -> Session:
    return by_greedy(every_table()[table], 2)


def test_the_result_keeps_the_board_in_vectors_and_the_sky_alone(
    open_window: Opener, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    window.seat(finished("solani-4"))
    QApplication.processEvents()
    qtbot.waitUntil(lambda: window.page_name == "result", timeout=10_000)
    page = window._stack.currentWidget()
    assert isinstance(page, ResultPage)
    page.export_picture(tmp_path / "result.svg")
    assert "<image" not in (tmp_path / "result.svg").read_text(encoding="utf-8")
    path = tmp_path / "sky.svg"
    offered = choosing(monkeypatch, path, f"{ALONE} – SVG (*.svg)")
    page.save_picture()
    assert ALONE in offered[0]
    words = path.read_text(encoding="utf-8")
    assert "<image" not in words
    assert words.count("<path") > 300
