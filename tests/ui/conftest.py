"""Windows end with the test that opened them; what tests of screens share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from noria_desktop.ui.board.easel import PictureCache
from noria_desktop.ui.table import held_key
from noria_desktop.ui.window.languages import Languages
from tests.ui.shared_pictures import SharedPictures
from tests.ui.spoken import silence_afterwards
from tests.ui.words import JapaneseWords

SHARED = SharedPictures()


class Presses:
    """The time of presses: it stands still, but for so many seconds before each press."""

    def __init__(self) -> None:
        self.time = 0.0
        self.apart = 1.0

    def now(self) -> float:
        self.time += self.apart
        return self.time


@pytest.fixture(autouse=True)
def presses(monkeypatch: pytest.MonkeyPatch) -> Presses:
    """Every key press is one of its own: hands in tests are faster than fingers."""
    found = Presses()
    monkeypatch.setattr(held_key, "monotonic", found.now)
    return found


@pytest.fixture(autouse=True)
def _windows_end_with_their_test() -> Iterator[None]:
    """Carry out what pytest-qt only announces: without an event loop, nothing ever deletes closed windows.

    Left to Python's collector they would go at any moment, in the middle of another window's painting too, which
    the focus handed on by a dying window then interrupts: Qt paints on with an engine that is no longer there.
    """
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def plurals(qapp: QApplication) -> Iterator[None]:
    """English with its plurals."""
    with silence_afterwards():
        Languages("en")
        yield


@pytest.fixture(params=["en", "ja"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Each language in turn, spoken."""
    word: str = request.param
    words = JapaneseWords()
    if word == "ja":
        QCoreApplication.installTranslator(words)
    yield word
    QCoreApplication.removeTranslator(words)


@pytest.fixture
def shared_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked for by modules of which no test measures a painting, replaces a painter or counts what is painted."""
    monkeypatch.setattr(PictureCache, "_draw", staticmethod(SHARED.draw))
