"""Words are tested in both languages, as the installed translations give them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from noria_desktop.ui.window.languages import LANGUAGES, Languages
from tests.ui.spoken import silence_afterwards


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The language spoken in this test."""
    with silence_afterwards():
        yield Languages(request.param).language
