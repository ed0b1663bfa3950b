"""Where the player is asked for files: in the folder that was used last, in the beginning among the documents.

Never where the program happens to have been started.
"""

from __future__ import annotations

from pathlib import Path

from attrs import define
from PySide6.QtCore import QDir, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget


@define
class _Used:
    """What is remembered as long as the program runs."""

    folder: str = ""


_used = _Used()


def folder() -> str:
    """The folder in which the next dialog opens."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return next((one for one in (_used.folder, documents) if one and Path(one).is_dir()), QDir.homePath())


def was_used(chosen: str) -> None:
    """A file, or a folder, was chosen: the next dialog opens there."""
    if chosen:
        path = Path(chosen)
        _used.folder = str(path if path.is_dir() else path.parent)


def ask_where(parent: QWidget, title: str, name: str, kinds: str) -> tuple[str, str]:
    """Ask where a file of this name is to be written; the file and the chosen kind, empty for none."""
    chosen, kind = QFileDialog.getSaveFileName(parent, title, str(Path(folder()) / name), kinds)
    was_used(chosen)
    return chosen, kind


def ask_which(parent: QWidget, title: str, kinds: str) -> str:
    """Ask which file is to be read; empty for none."""
    chosen, _ = QFileDialog.getOpenFileName(parent, title, folder(), kinds)
    was_used(chosen)
    return chosen


def ask_folder(parent: QWidget, title: str) -> str:
    """Ask in which folder files are to be written; empty for none."""
    chosen = QFileDialog.getExistingDirectory(parent, title, folder())
    was_used(chosen)
    return chosen
