"""Words are tested in both languages, as the installed translations give them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from noria_desktop.ui.languages import LANGUAGES, Languages


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The language spoken in this test; English is restored afterwards."""
    before = QLocale()
    languages = Languages(request.param)
    yield languages.language
    languages.use("en")
    QLocale.setDefault(before)
