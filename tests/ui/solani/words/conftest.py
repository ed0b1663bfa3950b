"""Words of Solani are tested in both languages, straight from the lists of its translation."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.words import JapaneseWords


@pytest.fixture(params=("en", "ja"))
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The language spoken in this test; whatever is said must have been translated."""
    translator = JapaneseWords(watched=("Solani",))
    if request.param == "ja":
        qapp.installTranslator(translator)
    yield request.param
    qapp.removeTranslator(translator)
    assert not translator.missing
