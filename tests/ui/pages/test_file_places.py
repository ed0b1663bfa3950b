"""A dialog that asks for a file opens where the last one was, never where the program was started."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QDir, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from noria_desktop.ui.widgets import file_places
from noria_desktop.ui.widgets.file_places import ask_folder, ask_where, ask_which, folder


@pytest.fixture(autouse=True)
def _nothing_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(file_places, "_used", file_places._Used())
    documents = tmp_path / "documents"
    documents.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def test_at_first_it_opens_among_the_documents(
    parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exports were proposed in the working directory."""
    offered: list[str] = []

    def ask(_: QWidget, title: str, name: str, kinds: str) -> tuple[str, str]:
        offered.append(name)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    assert ask_where(parent, "Export", "my game.ndsave", "*.ndsave") == ("", "")
    assert offered == [str(tmp_path / "documents" / "my game.ndsave")]


def test_then_it_opens_where_the_last_file_was(
    parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(pictures / "a.png"), "PNG"))
    ask_where(parent, "Save", "a.png", "*.png")
    assert folder() == str(pictures)
    opened: list[str] = []

    def ask(_: QWidget, title: str, where: str, kinds: str) -> tuple[str, str]:
        opened.append(where)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    assert ask_which(parent, "Import", "*") == ""
    assert opened == [str(pictures)]
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    assert ask_folder(parent, "Export") == str(tmp_path)
    assert folder() == str(tmp_path)


def test_a_folder_that_is_gone_is_not_proposed(tmp_path: Path) -> None:
    file_places.was_used(str(tmp_path / "gone" / "a.png"))
    assert folder() == str(tmp_path / "documents")
    (tmp_path / "documents").rmdir()
    assert folder() == QDir.homePath()
