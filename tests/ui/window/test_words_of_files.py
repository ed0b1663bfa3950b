"""Qt's own dialog of files speaks the program's language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from noria_desktop.ui.window.languages import OF_FILES, Languages
from tests.ui.spoken import silence_afterwards


@pytest.mark.parametrize(
    ("context", "english", "meaning"),
    [
        *(("QAbstractFileIconProvider", one.english, "All other platforms") for one in OF_FILES),
        ("QFileDialog", "Look in:", ""),
        ("QFileDialog", "File &name:", ""),
        ("QFileSystemModel", "Date Modified", ""),
        ("QPlatformTheme", "Cancel", ""),
    ],
)
def test_its_words_are_japanese_where_the_program_s_are(
    qapp: QCoreApplication, context: str, english: str, meaning: str
) -> None:
    """Seen before: the column of kinds said Folder and Drive beside Japanese headings."""
    with silence_afterwards():
        spoken = Languages("ja")
        assert QCoreApplication.translate(context, english, meaning) not in ("", english)
        spoken.use("en")
        assert QCoreApplication.translate(context, english, meaning) == english
